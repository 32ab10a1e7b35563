/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-symmetry.c — every row of symmetries[] is what its name says. */
#include <glib.h>
#include <string.h>

#include "engine/make/symmetry.h"

static const Symmetry *
row (const char *id)
{
  const Symmetry *symmetry = symmetry_find (id);

  g_assert_nonnull (symmetry);
  return symmetry;
}

static int
n_symmetries (void)
{
  int n = 0;

  while (symmetries[n].id)
    n++;
  return n;
}

static void
test_table (void)
{
  static const char *const ids[] = { "none", "rotate-180", "rotate-90", "horizontal", "vertical", "both", "diagonal",
                                     "anti-diagonal", "both-diagonals", "full" };

  g_assert_cmpint (n_symmetries (), ==, G_N_ELEMENTS (ids));
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_assert_true (symmetry_find (ids[i]) == &symmetries[i]);
      g_assert_cmpstr (symmetries[i].name, !=, "");
    }
  g_assert_null (symmetry_find ("nonsense"));
}

static void
test_images (void)
{
  for (const Symmetry *symmetry = symmetries; symmetry->id; symmetry++)
    for (int i = 0; i < symmetry->n_images; i++)
      {
        CellSet all = CELLS_NONE;

        for (int cell = 0; cell < N_CELLS; cell++)
          cells_add (&all, symmetry_image (symmetry, cell, i, 9));
        g_assert_true (cells_equal (all, CELLS_ALL));                  /* each cell is the image of one */
        g_assert_cmpint (symmetry_image (symmetry, 5, 0, 9), ==, 5);
      }
}

/* No image leaves the orbit, from wherever one starts: the motions are a group. */
static void
test_orbits (void)
{
  for (const Symmetry *symmetry = symmetries; symmetry->id; symmetry++)
    for (int cell = 0; cell < N_CELLS; cell++)
      {
        CellSet orbit = symmetry_orbit (symmetry, cell);

        g_assert_true (cells_has (orbit, cell));
        g_assert_cmpint (symmetry->n_images % cells_count (orbit), ==, 0);
        g_assert_true (symmetry_holds (symmetry, orbit));
        for_each_cell (member, orbit)
          g_assert_true (cells_equal (orbit, symmetry_orbit (symmetry, member)));
      }
}

static void
check_image (const char *id, int row_from, int column_from, int row_to, int column_to)
{
  CellSet orbit = symmetry_orbit (row (id), 9 * row_from + column_from);

  g_assert_true (cells_has (orbit, 9 * row_to + column_to));
}

static void
test_where_images_are (void)
{
  check_image ("rotate-180", 0, 1, 8, 7);
  check_image ("rotate-90", 0, 1, 1, 8);
  check_image ("rotate-90", 0, 1, 7, 0);
  check_image ("horizontal", 2, 0, 2, 8);
  check_image ("vertical", 2, 0, 6, 0);
  check_image ("both", 2, 0, 6, 8);
  check_image ("diagonal", 2, 7, 7, 2);
  check_image ("anti-diagonal", 0, 0, 8, 8);
  check_image ("anti-diagonal", 1, 0, 8, 7);
  check_image ("both-diagonals", 1, 0, 7, 8);
  check_image ("full", 1, 0, 0, 7);
  g_assert_cmpint (cells_count (symmetry_orbit (row ("full"), 1)), ==, 8);
  g_assert_cmpint (cells_count (symmetry_orbit (row ("full"), 0)), ==, 4);
  g_assert_cmpint (cells_count (symmetry_orbit (row ("full"), 40)), ==, 1);
}

static void
test_broken (void)
{
  CellSet cells = symmetry_orbit (row ("full"), 3);

  g_assert_true (symmetry_holds (row ("full"), CELLS_NONE));
  cells_remove (&cells, 3);
  g_assert_false (symmetry_holds (row ("full"), cells));
  g_assert_true (symmetry_holds (row ("none"), cells));
}

static bool
can_have (const char *id, int n)
{
  uint64_t possible[2];

  symmetry_sizes (row (id), possible);
  return possible[n / 64] >> n % 64 & 1;
}

/* Full symmetry: one cell in the middle, sixteen orbits of four, four of eight … 18 would need two cells or six. */
static void
test_sizes (void)
{
  g_assert_false (can_have ("full", 18));
  g_assert_true (can_have ("full", 17));
  g_assert_true (can_have ("full", 20));
  for (int n = 0; n <= N_CELLS; n++)
    {
      g_assert_true (can_have ("none", n));
      g_assert_true (can_have ("rotate-180", n));
      g_assert_true (can_have ("diagonal", n));
      g_assert_cmpint (can_have ("rotate-90", n), ==, n % 4 <= 1);
      g_assert_cmpint (can_have ("full", n), ==, n % 4 <= 1);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/make/symmetry/ten-rows", test_table);
  g_test_add_func ("/make/symmetry/each-image-is-a-permutation", test_images);
  g_test_add_func ("/make/symmetry/an-orbit-is-the-same-from-each-of-its-cells", test_orbits);
  g_test_add_func ("/make/symmetry/images-are-where-the-name-says", test_where_images_are);
  g_test_add_func ("/make/symmetry/a-missing-image-breaks-it", test_broken);
  g_test_add_func ("/make/symmetry/some-numbers-of-clues-are-impossible", test_sizes);

  return g_test_run ();
}
