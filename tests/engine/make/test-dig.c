/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-dig.c — what a dig tells at a glance is true, and what it leaves is a puzzle of one solution from which no
 * orbit can go. */
#include <glib.h>
#include <string.h>

#include "engine/make/dig.h"
#include "engine/make/fill.h"

static void
start (Clues *clues, Random *random)
{
  uint8_t grid[N_CELLS];

  fill_quick (grid, random);
  clues_start (clues, grid);
}

/* A given cell by chance. */
static int
any_clue (const Clues *clues, Random *random)
{
  int cell;

  do
    cell = (int) random_below (random, N_CELLS);
  while (!cells_has (clues->given, cell));
  return cell;
}

static bool
needs (const Clues *clues, int cell)
{
  CountPuzzle question;

  clues_ask (clues, cell, &question);
  return count_solutions (&question, 1, NULL, NULL) == 1;
}

/* At every stage from 80 clues down to 20, unique or not. */
static void
test_glances (void)
{
  int n_forced = 0, n_needed = 0;
  Random random;

  random_start (&random, 1);
  for (int i = 0; i < 40; i++)
    {
      Clues clues;

      start (&clues, &random);
      while (clues.n_given > 20)
        {
          int cell = any_clue (&clues, &random);

          if (clues_is_forced (&clues, cell))
            {
              g_assert_false (clues_is_needed (&clues, cell));
              g_assert_false (needs (&clues, cell));
              n_forced++;
            }
          else if (clues_is_needed (&clues, cell))
            {
              g_assert_true (needs (&clues, cell));
              n_needed++;
            }
          clues_take (&clues, cell);
        }
    }
  g_assert_cmpint (n_forced, >, 500);
  g_assert_cmpint (n_needed, >, 150);
}

/* In this grid digits 1 and 2 of rows 1 and 4, columns 1 and 2, can change places; so can rows 1 and 4's others. */
static void
test_known_sets (void)
{
  static const char text[] = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  uint8_t grid[N_CELLS];
  Clues clues;

  for (int cell = 0; cell < N_CELLS; cell++)
    grid[cell] = (uint8_t) (text[cell] - '0');
  clues_start (&clues, grid);
  clues_take (&clues, 0);
  clues_take (&clues, 1);
  g_assert_false (clues_is_needed (&clues, 27));
  clues_take (&clues, 27);
  g_assert_true (clues_is_needed (&clues, 28));
  g_assert_false (clues_is_forced (&clues, 28));
  g_assert_false (clues_is_needed (&clues, 40));
  clues_put (&clues, 0);
  g_assert_false (clues_is_needed (&clues, 28));
  g_assert_true (clues_is_forced (&clues, 28));
}

/* Taking and putting back in any order leaves what a fresh start would have. */
static void
test_take_and_put (void)
{
  Clues clues, fresh;
  Random random;

  random_start (&random, 2);
  start (&clues, &random);
  fresh = clues;
  for (int i = 0; i < 1000; i++)
    {
      int cell = (int) random_below (&random, N_CELLS);

      if (cells_has (clues.given, cell))
        clues_take (&clues, cell);
      else
        clues_put (&clues, cell);
    }
  for_each_cell (cell, cells_complement (clues.given))
    clues_take (&fresh, cell);
  g_assert_cmpint (clues.n_given, ==, cells_count (clues.given));
  g_assert_cmpmem (&clues, sizeof clues, &fresh, sizeof fresh);
}

static void
dig_out (Dig *dig, const Symmetry *symmetry, int floor, Random *random)
{
  CountPuzzle question;
  uint8_t grid[N_CELLS];

  fill_quick (grid, random);
  dig_start (dig, grid, symmetry, floor, random);
  while (dig_question (dig, &question))
    dig_answer (dig, count_solutions (&question, 1, NULL, NULL) != 0);
}

static uint64_t
solutions_of (const Clues *clues, CellSet cells)
{
  CountPuzzle puzzle;

  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle.cell[cell] = cells_has (cells, cell) ? digits_of (clues->grid[cell]) : DIGITS_ALL;
  return count_solutions (&puzzle, 2, NULL, NULL);
}

static void
test_digs (void)
{
  Random random;

  random_start (&random, 3);
  for (const Symmetry *symmetry = symmetries; symmetry->id; symmetry++)
    for (int i = 0; i < 20; i++)
      {
        Dig dig;

        dig_out (&dig, symmetry, 0, &random);
        g_assert_cmpuint (solutions_of (&dig.clues, dig.clues.given), ==, 1);
        g_assert_true (symmetry_holds (symmetry, dig.clues.given));
        for_each_cell (cell, dig.clues.given)
          {
            CellSet rest = cells_difference (dig.clues.given, symmetry_orbit (symmetry, cell));

            g_assert_cmpuint (solutions_of (&dig.clues, rest), ==, 2);
          }
      }
}

static void
test_floor (void)
{
  Random random;
  Dig dig;

  random_start (&random, 4);
  for (int floor = 25; floor < 81; floor += 5)
    {
      dig_out (&dig, NULL, floor, &random);
      g_assert_cmpint (dig.clues.n_given, >=, floor);
      g_assert_cmpint (dig.clues.n_given, <=, MAX (floor, 30));
    }
  dig_out (&dig, symmetry_find ("full"), 41, &random);
  g_assert_cmpint (dig.clues.n_given, >=, 41);
}

/* From the full grid down to what is left, an orbit at a time. */
static void
test_cuts (void)
{
  const Symmetry *symmetry = symmetry_find ("rotate-90");
  Random random;
  Dig dig;

  random_start (&random, 5);
  dig_out (&dig, symmetry, 0, &random);
  g_assert_true (cells_equal (dig_clues_at (&dig, 0), CELLS_ALL));
  g_assert_true (cells_equal (dig_clues_at (&dig, dig.n_cuts), dig.clues.given));
  for (int cut = 0; cut < dig.n_cuts; cut++)
    {
      CellSet gone = cells_difference (dig_clues_at (&dig, cut), dig_clues_at (&dig, cut + 1));

      g_assert_true (cells_equal (gone, symmetry_orbit (symmetry, cells_first (gone))));
    }
}

/* The other way to dig: the caller says what may go. Here, nothing of the middle box. */
static void
test_judge (void)
{
  const CellSet middle = house_set (HOUSE_BOXES + 4);
  uint8_t grid[N_CELLS];
  Random random;
  Dig dig;

  random_start (&random, 6);
  fill_quick (grid, &random);
  dig_start (&dig, grid, symmetry_find ("rotate-180"), 0, &random);
  while (dig_take (&dig))
    dig_judge (&dig, cells_is_empty (cells_difference (middle, dig.clues.given)));
  g_assert_true (cells_equal (dig.clues.given, middle));
  g_assert_true (cells_equal (dig_clues_at (&dig, dig.n_cuts), middle));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/make/dig/what-is-seen-at-a-glance-is-true", test_glances);
  g_test_add_func ("/make/dig/four-cells-that-can-change-are-seen", test_known_sets);
  g_test_add_func ("/make/dig/taking-and-putting-back-agree", test_take_and_put);
  g_test_add_func ("/make/dig/one-solution-and-no-orbit-too-many", test_digs);
  g_test_add_func ("/make/dig/it-stops-at-the-floor", test_floor);
  g_test_add_func ("/make/dig/it-can-be-cut-at-any-orbit", test_cuts);
  g_test_add_func ("/make/dig/the-caller-may-judge", test_judge);

  return g_test_run ();
}
