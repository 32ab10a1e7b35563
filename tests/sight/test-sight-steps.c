/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-sight-steps.c — each step alone, against what is known otherwise: a plane, a shape, a line, the script's network. */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "sight/component.h"
#include "sight/flat.h"
#include "sight/homography.h"
#include "sight/hull.h"
#include "sight/lattice.h"
#include "sight/repair.h"

static void
assert_near (Point a, double x, double y, double far)
{
  g_assert_cmpfloat_with_epsilon (a.x, x, far);
  g_assert_cmpfloat_with_epsilon (a.y, y, far);
}

static void
a_plane_is_found_again_from_its_corners_and_back (void)
{
  const Quad quad = { { { 100, 50 }, { 700, 90 }, { 650, 640 }, { 60, 560 } } };
  Homography there, back;

  g_assert_true (homography_of_quad (&there, 9, &quad));
  g_assert_true (homography_invert (&there, &back));
  for (int i = 0; i < 4; i++)
    {
      Point corner = homography_map (&there, i == 1 || i == 2 ? 9 : 0, i > 1 ? 9 : 0);

      assert_near (corner, quad.corner[i].x, quad.corner[i].y, 1e-6);
    }
  for (int i = 0; i < 100; i++)
    {
      Point at = homography_map (&there, i % 10, i / 10.0);

      assert_near (homography_map (&back, at.x, at.y), i % 10, i / 10.0, 1e-6);
    }
}

static void
points_on_a_line_are_no_plane (void)
{
  Homography there;

  g_assert_false (homography_of_quad (&there, 9, &(Quad) { { { 0, 0 }, { 1, 1 }, { 2, 2 }, { 3, 3 } } }));
}

/* Three crossings of a hundred that are far off do not move the plane through the others. */
static void
crossings_that_are_far_off_do_not_count (void)
{
  const Quad quad = { { { 10, 10 }, { 460, 30 }, { 450, 470 }, { 20, 450 } } };
  Homography plane;
  Lattice lattice;

  g_assert_true (lattice_of_quad (&lattice, 9, &quad));
  lattice.at[0][4].y -= 40;
  lattice.at[3][0].x += 35;
  lattice.at[9][9].x -= 60;
  g_assert_true (lattice_plane (&lattice, &plane));
  assert_near (homography_map (&plane, 9, 9), 450, 470, 0.01);
}

static void
a_lattice_turned_four_times_is_the_same (void)
{
  Lattice lattice, turned;

  g_assert_true (lattice_of_quad (&lattice, 9, &(Quad) { { { 1, 1 }, { 91, 3 }, { 95, 99 }, { 2, 90 } } }));
  turned = lattice;
  lattice_turn (&turned, 1);
  assert_near (turned.at[0][0], lattice.at[0][9].x, lattice.at[0][9].y, 1e-9);
  lattice_turn (&turned, 3);
  g_assert_cmpint (memcmp (&turned, &lattice, sizeof lattice), ==, 0);
}

/* Of whatever is drawn at random, counted by filling. */
static int
count_by_filling (uint8_t *mask, int width, int height)
{
  g_autoptr(GArray) stack = g_array_new (FALSE, FALSE, sizeof (int));
  int n = 0;

  for (int start = 0; start < width * height; start++)
    {
      if (mask[start] != 1)
        continue;
      n++;
      g_array_append_val (stack, start);
      mask[start] = 2;
      while (stack->len)
        {
          int at = g_array_index (stack, int, stack->len - 1);

          g_array_set_size (stack, stack->len - 1);
          for (int k = 0; k < 9; k++)
            {
              int x = at % width + k % 3 - 1, y = at / width + k / 3 - 1, next = y * width + x;

              if (x < 0 || y < 0 || x >= width || y >= height || mask[next] != 1)
                continue;
              mask[next] = 2;
              g_array_append_val (stack, next);
            }
        }
    }
  return n;
}

static void
parts_are_those_that_filling_finds (void)
{
  enum { WIDTH = 61, HEIGHT = 47 };
  g_autofree Components *parts = g_new (Components, 1);

  for (int percent = 5; percent <= 95; percent += 10)
    {
      uint8_t mask[WIDTH * HEIGHT];
      int n = 0;

      for (int i = 0; i < WIDTH * HEIGHT; i++)
        mask[i] = g_test_rand_int_range (0, 100) < percent;
      components_find (parts, mask, WIDTH, HEIGHT, 1, true);
      for (int i = 0; i < parts->n; i++)
        n += parts->part[i].area > 0;
      g_assert_cmpint (n, ==, count_by_filling (mask, WIDTH, HEIGHT));
    }
}

/* A rectangle with a spike: around, its four sides; within, four of its corners. */
static void
four_corners_are_seen_in_an_outline (void)
{
  Point octagon[] = { { 20, 10 }, { 180, 10 }, { 190, 20 }, { 190, 100 }, { 180, 110 }, { 20, 110 }, { 10, 100 }, { 10, 20 } };
  Point rows[8];
  Hull hull;
  Quad quad;
  double area = 0;

  memcpy (rows, (Point[]) { octagon[0], octagon[1], octagon[7], octagon[2], octagon[6], octagon[3], octagon[5], octagon[4] },
          sizeof rows);
  hull_of (&hull, rows, 8);
  g_assert_cmpint (hull.n, ==, 8);
  for (int i = 0; i < 8; i++)
    g_assert_cmpfloat (point_turn (hull.corner[i], hull.corner[(i + 1) % 8], hull.corner[(i + 2) % 8]), >, 0);
  g_assert_true (hull_around (&hull, &quad));
  for (int i = 0; i < 4; i++)
    area += quad.corner[i].x * quad.corner[(i + 1) % 4].y - quad.corner[(i + 1) % 4].x * quad.corner[i].y;
  g_assert_cmpfloat_with_epsilon (area / 2, 180 * 100, 1);
  g_assert_true (hull_within (&hull, &quad));
  for (int i = 0; i < 4; i++)
    g_assert_true (fabs (quad.corner[i].x - 100) >= 80 && fabs (quad.corner[i].y - 60) >= 40);
}

/* A line that climbs five rows over the width, drawn between a heavy bar and nothing. */
static void
a_path_follows_its_line_and_not_what_is_heavier_beside_it (void)
{
  g_autofree Flat *flat = g_new0 (Flat, 1);
  Path path;

  flat->n = 9;
  flat->cell = 32;
  flat->side = 320;
  for (int x = 0; x < 320; x++)
    {
      flat->ridge[(100 + x / 64) * 320 + x] = 0.1f;
      if (x > 150 && x < 170)
        flat->ridge[110 * 320 + x] = 0.9f;               /* a digit's stroke */
    }
  flat_path (flat, 102, 12, 0, 320, 1, -0.02f, 0.12f, &path);
  for (int x = 0; x < 320; x++)
    g_assert_cmpfloat (fabsf (path.y[x] - (float) (100 + x / 64)), <=, 1);
}

static void
the_mean_is_that_of_the_pixels_that_are_there (void)
{
  float numbers[30 * 20], means[30 * 20];
  Map map = { 30, 20, numbers }, mean = { 30, 20, means };

  for (int i = 0; i < 600; i++)
    numbers[i] = (float) g_test_rand_double_range (0, 255);
  map_mean (&map, 4, &mean);
  for (int i = 0; i < 600; i++)
    {
      double sum = 0;
      int n = 0;

      for (int y = MAX (0, i / 30 - 4); y <= MIN (19, i / 30 + 4); y++)
        for (int x = MAX (0, i % 30 - 4); x <= MIN (29, i % 30 + 4); x++, n++)
          sum += (double) numbers[y * 30 + x];
      g_assert_cmpfloat_with_epsilon ((double) means[i], sum / n, 1e-3);
    }
}

/* network-cells: of each cell 1,024 bytes of grey, and ten float32 that train.py's network made of it with the same weights. */
static void
the_network_says_what_the_script_says (void)
{
  enum { RECORD = NETWORK_PIXELS + 4 * NETWORK_CLASSES };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "sight", "network-cells", NULL);
  g_autofree Network *network = g_new (Network, 1);
  g_autofree char *bytes = NULL;
  int right = 0;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  g_assert_cmpuint (length % RECORD, ==, 0);
  g_assert_cmpuint (length / RECORD, >=, 30);
  network_load (network);
  for (gsize n = 0; n < length / RECORD; n++)
    {
      const uint8_t *record = (const uint8_t *) bytes + n * RECORD;
      float patch[NETWORK_PIXELS], seen[NETWORK_PIXELS], log_p[NETWORK_CLASSES];
      int best = 0;

      for (int i = 0; i < NETWORK_PIXELS; i++)
        patch[i] = (float) record[i] / 255;
      cell_normalise (patch, 0, false, seen);
      network_ask (network, seen, log_p);
      for (int k = 0; k < NETWORK_CLASSES; k++)
        {
          uint32_t bits;
          float said;

          memcpy (&bits, record + NETWORK_PIXELS + 4 * k, sizeof bits);
          bits = GUINT32_FROM_LE (bits);
          memcpy (&said, &bits, sizeof said);
          g_assert_cmpfloat_with_epsilon ((double) log_p[k], (double) said, 1e-3);
          best = log_p[k] > log_p[best] ? k : best;
        }
      right += best == (int) (n % 10);
    }
  g_assert_cmpint (right, >=, 27);
}

static void
view_of (View *view, const char *digits)
{
  view->n = 9;
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 0; digit <= 9; digit++)
      view->log_p[cell][digit] = digit == (digits[cell] == '.' ? 0 : digits[cell] - '0') ? 0 : -13;
}

#define PUZZLE "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

/* The 4 of r1c3 is taken for a 9; second is 4. */
static void
a_digit_that_makes_no_puzzle_gives_way_to_its_second (void)
{
  Count *room = count_new ();
  const Solver solver = { sight_size_of (9), 3, room, NULL };
  Repair repair;
  View view;

  view_of (&view, PUZZLE);
  view.log_p[2][9] = 0;
  view.log_p[2][4] = -3;
  g_assert_true (repair_find (&repair, &view, REPAIR_TRIES, REPAIR_LOSS, &solver));
  g_assert_cmpint (repair.n_changed, ==, 1);
  g_assert_cmpint (repair.digit[2], ==, 4);
  g_assert_cmpfloat_with_epsilon (repair.loss, 3, 1e-6);
  g_assert_false (repair.ambiguous);
  count_free (room);
}

static void
what_is_far_from_a_puzzle_is_not_made_one (void)
{
  Count *room = count_new ();
  const Solver solver = { sight_size_of (9), 3, room, NULL };
  Repair repair;
  View view;

  view_of (&view, "11......." "........." "........." "234567892" "........." "........." "........." "....5...." "12.......");
  g_assert_false (repair_find (&repair, &view, REPAIR_TRIES, REPAIR_LOSS, &solver));
  count_free (room);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sight/homography", a_plane_is_found_again_from_its_corners_and_back);
  g_test_add_func ("/sight/no-plane", points_on_a_line_are_no_plane);
  g_test_add_func ("/sight/outliers", crossings_that_are_far_off_do_not_count);
  g_test_add_func ("/sight/turn", a_lattice_turned_four_times_is_the_same);
  g_test_add_func ("/sight/components", parts_are_those_that_filling_finds);
  g_test_add_func ("/sight/hull", four_corners_are_seen_in_an_outline);
  g_test_add_func ("/sight/path", a_path_follows_its_line_and_not_what_is_heavier_beside_it);
  g_test_add_func ("/sight/mean", the_mean_is_that_of_the_pixels_that_are_there);
  g_test_add_func ("/sight/network", the_network_says_what_the_script_says);
  g_test_add_func ("/sight/repair", a_digit_that_makes_no_puzzle_gives_way_to_its_second);
  g_test_add_func ("/sight/no-repair", what_is_far_from_a_puzzle_is_not_made_one);
  return g_test_run ();
}
