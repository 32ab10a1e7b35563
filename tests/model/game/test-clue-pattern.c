/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-clue-pattern.c — where the next clues are to be expected, clue by clue as a puzzle is typed. */
#include <glib.h>
#include <string.h>

#include "engine/core/houses.h"
#include "engine/make/symmetry.h"
#include "model/game/clue-pattern.h"

/* One row per symmetry of the pattern that is typed. */
static const struct { const char *symmetry, *pattern; } patterns[] = {
  { "rotate-180", "..X..XX...X.XX..X.X.XX..X.XX...X.XX..X.X.X.X..XX.X...XX.X..XX.X.X..XX.X...XX..X.." },
  { "horizontal", "X.X.X.X.X.XX...XX....XX.XX...X..X..X..XX...XX..X.X.X.X..XX...XX.X.X...X.XX..X.X..X" },
};

static CellSet
cells_of_pattern (const char *pattern)
{
  CellSet cells = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (pattern[cell] == 'X')
      cells_add (&cells, cell);
  return cells;
}

/* Its own images make any pattern symmetric. */
static CellSet
closed (const Symmetry *symmetry, CellSet cells)
{
  CellSet all = CELLS_NONE;

  for_each_cell (cell, cells)
    all = cells_union (all, symmetry_orbit (symmetry, cell));
  return all;
}

static CellSet
first_cells (CellSet cells, int end)
{
  for_each_cell (cell, cells)
    if (cell >= end)
      cells_remove (&cells, cell);
  return cells;
}

static void
test_the_first_clue_expects_the_opposite_one (void)
{
  g_assert_true (cells_is_empty (clue_pattern_ghosts (CELLS_NONE, 0)));
  g_assert_true (cells_equal (clue_pattern_ghosts (cells_of (2), 3), cells_of (78)));
  g_assert_true (cells_is_empty (clue_pattern_ghosts (cells_of (40), 41)));        /* the middle is its own image */
}

/* Typed in reading order nothing but clues of the pattern is ever expected, and at the end nothing. */
static void
test_a_turned_pattern_is_expected_from_the_first_clue (void)
{
  const Symmetry *symmetry = symmetry_find (patterns[0].symmetry);
  CellSet whole = closed (symmetry, cells_of_pattern (patterns[0].pattern));

  for (int end = 1; end <= N_CELLS; end++)
    {
      CellSet typed = first_cells (whole, end);
      CellSet ghosts = clue_pattern_ghosts (typed, end);

      g_assert_true (cells_is_empty (cells_difference (ghosts, whole)));
      g_assert_true (cells_is_empty (cells_intersection (ghosts, typed)));
      for_each_cell (cell, typed)
        g_assert_true (cells_has (typed, 80 - cell) || cells_has (ghosts, 80 - cell));
    }
  g_assert_true (cells_is_empty (clue_pattern_ghosts (whole, N_CELLS)));
}

/* After some rows it is seen that left and right are alike: a half row expects its other half. */
static void
test_a_mirrored_pattern_is_seen_soon (void)
{
  const Symmetry *symmetry = symmetry_find (patterns[1].symmetry);
  CellSet whole = closed (symmetry, cells_of_pattern (patterns[1].pattern));

  for (int end = 36; end <= N_CELLS; end++)
    {
      CellSet typed = first_cells (whole, end);
      CellSet expected = cells_difference (closed (symmetry, typed), typed);

      g_assert_true (cells_equal (clue_pattern_ghosts (typed, end), expected));
    }
}

/* Where the images were left empty on purpose, no more are shown. */
static void
test_a_pattern_without_symmetry_expects_nothing (void)
{
  CellSet typed = CELLS_NONE;

  for (int cell = 0; cell < 60; cell += 1 + cell % 5)
    cells_add (&typed, cell);
  g_assert_true (cells_is_empty (clue_pattern_ghosts (typed, N_CELLS - 1)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/clue-pattern/the-first-clue", test_the_first_clue_expects_the_opposite_one);
  g_test_add_func ("/clue-pattern/turned", test_a_turned_pattern_is_expected_from_the_first_clue);
  g_test_add_func ("/clue-pattern/mirrored", test_a_mirrored_pattern_is_seen_soon);
  g_test_add_func ("/clue-pattern/none", test_a_pattern_without_symmetry_expects_nothing);

  return g_test_run ();
}
