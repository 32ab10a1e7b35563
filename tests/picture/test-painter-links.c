/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-painter-links.c — the picture of links: they join what they say and keep off the digits between. */
#include "pixels.h"

enum { SIDE = 60 };

#define R(row, column) cell_at (row - 1, column - 1)

static LookNode
node (int cell, int digit)
{
  return (LookNode) { (uint8_t) digit, places_of (cell) };
}

static cairo_surface_t *
draw (const LookLink *links, int n, int side, const Palette *palette)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 9 * side, 9 * side);
  cairo_t *cr = cairo_create (surface);

  painter_links (cr, side, NULL, links, n, palette);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static int
count_ink (cairo_surface_t *surface)
{
  int n = 0, width = cairo_image_surface_get_width (surface);

  for (int y = 0; y < width; y++)
    for (int x = 0; x < width; x++)
      n += pixel_at (surface, x, y) != 0;
  return n;
}

static int
ink (const LookLink *links, int n, int side, const Palette *palette)
{
  cairo_surface_t *surface = draw (links, n, side, palette);
  int count = count_ink (surface);

  cairo_surface_destroy (surface);
  return count;
}

static void
check_strong_and_weak (const Palette *palette)
{
  const LookLink strong = { node (R (1, 1), 1), node (R (1, 9), 1), true };
  const LookLink weak = { node (R (1, 1), 1), node (R (1, 9), 1), false };

  g_assert_cmpint (ink (&strong, 0, SIDE, palette), ==, 0);
  g_assert_cmpint (ink (&weak, 1, SIDE, palette), >, 0);
  /* The dashes show without any colour. */
  g_assert_cmpint (4 * ink (&weak, 1, SIDE, palette), <, 3 * ink (&strong, 1, SIDE, palette));
}

static void
test_weak_links_are_dashed (void)
{
  each_palette (check_strong_and_weak);
}

static void
test_links_are_left_out_where_candidates_are (void)
{
  const LookLink link = { node (R (1, 1), 1), node (R (5, 5), 1), true };

  g_assert_cmpint (ink (&link, 1, 26, palette_get (false, false)), ==, 0);
  g_assert_cmpint (ink (&link, 1, 27, palette_get (false, false)), >, 0);
}

/* The middle of a candidate's place, in pixels. */
static double
place (int index, int third)
{
  return index * SIDE + SIDE * (0.09 + (third + 0.5) * (1 - 2 * 0.09) / 3);
}

static void
point_on (const double curve[8], double t, double *x, double *y)
{
  double a = (1 - t) * (1 - t) * (1 - t), b = 3 * t * (1 - t) * (1 - t), c = 3 * t * t * (1 - t), d = t * t * t;

  *x = a * curve[0] + b * curve[2] + c * curve[4] + d * curve[6];
  *y = a * curve[1] + b * curve[3] + c * curve[5] + d * curve[7];
}

/* Along a row, from one end to the other: 8 % of the cell is the height that half a candidate has at most, 20 % that of a
 * large digit. */
static void
test_links_keep_off_the_digits_between (void)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int last = 3; last <= 9; last++)
      {
        const LookLink link = { node (R (4, 1), digit), node (R (4, last), digit), true };
        double curve[8], x, y;

        painter_link_path (SIDE, NULL, &link, curve);
        for (double t = 0; t <= 1; t += 0.002)
          for (int column = 1; column < last - 1; column++)
            {
              point_on (curve, t, &x, &y);
              if (fabs (x - place (column, (digit - 1) % 3)) < 0.06 * SIDE)
                g_assert_cmpfloat (fabs (y - place (3, (digit - 1) / 3)), >, 0.08 * SIDE);
              if (fabs (x - place (column, 1)) < 0.17 * SIDE)
                g_assert_cmpfloat (fabs (y - place (3, 1)), >, 0.2 * SIDE);
            }
      }
}

static void
test_links_begin_and_end_beside_their_candidates (void)
{
  const LookLink link = { node (R (2, 2), 5), node (R (8, 6), 9), true };
  double curve[8];

  painter_link_path (SIDE, NULL, &link, curve);
  g_assert_cmpfloat (hypot (curve[0] - place (1, 1), curve[1] - place (1, 1)), <, 0.15 * SIDE);
  g_assert_cmpfloat (hypot (curve[6] - place (5, 2), curve[7] - place (7, 2)), <, 0.15 * SIDE);
  g_assert_cmpfloat (hypot (curve[0] - place (1, 1), curve[1] - place (1, 1)), >, 0.12 * SIDE);
}

static void
test_a_group_is_outlined_and_joined_at_its_nearest (void)
{
  const PlaceSet pair = places_union (places_of (R (1, 4)), places_of (R (1, 6)));
  const LookLink single = { node (R (1, 1), 1), node (R (1, 4), 1), true };
  const LookLink group = { node (R (1, 1), 1), { 1, pair }, true };
  const Palette *palette = palette_get (false, false);
  double alone[8], grouped[8];

  painter_link_path (SIDE, NULL, &single, alone);
  painter_link_path (SIDE, NULL, &group, grouped);
  for (int i = 0; i < 8; i++)
    g_assert_cmpfloat (fabs (alone[i] - grouped[i]), <, 1e-9);
  g_assert_cmpint (ink (&group, 1, SIDE, palette), >, ink (&single, 1, SIDE, palette) + 100);
}

static void
test_links_stay_on_the_board (void)
{
  static const int corners[] = { 0, 8, 72, 80, 40 };

  for (int a = 0; a < 5; a++)
    for (int b = 0; b < 5; b++)
      for (int digit = 1; digit <= 9; digit += 2)
        {
          const LookLink link = { node (corners[a], digit), node (corners[b], 10 - digit), false };
          double curve[8], x, y;

          painter_link_path (SIDE, NULL, &link, curve);
          for (double t = 0; t <= 1; t += 0.02)
            {
              point_on (curve, t, &x, &y);
              g_assert_true (x >= 0 && y >= 0 && x <= 9 * SIDE && y <= 9 * SIDE);
            }
        }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/painter-links/dashes", test_weak_links_are_dashed);
  g_test_add_func ("/painter-links/too-small", test_links_are_left_out_where_candidates_are);
  g_test_add_func ("/painter-links/between", test_links_keep_off_the_digits_between);
  g_test_add_func ("/painter-links/ends", test_links_begin_and_end_beside_their_candidates);
  g_test_add_func ("/painter-links/groups", test_a_group_is_outlined_and_joined_at_its_nearest);
  g_test_add_func ("/painter-links/on-the-board", test_links_stay_on_the_board);

  return g_test_run ();
}
