/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-found.c — what single routines find on boards of any shape, on positions made for them: several at once, and what only
 * looks like one; and what is told of a board that cannot be. */
#include <string.h>

#include "engine/any/any-contradiction.h"
#include "engine/any/logic/any-routines.h"
#include "engine/any/logic/any-verdict.h"
#include "engine/any/make/any-shape.h"
#include "small-board.h"

enum { FOUND_MAX = 50 };

static int
find (const Topology *topology, const AnyPosition *position, const char *id, AnyDeduction *found)
{
  AnyWork   *work = any_work_new (topology);
  AnyLookout search = { .topology = topology, .position = position, .work = work, .found = found, .capacity = FOUND_MAX };

  any_technique_search (any_technique_find (id), &search);
  any_work_free (work);
  return search.n;
}

static Topology *
topology_of_shape (const char *text)
{
  Rules   *rules = g_new (Rules, 1);
  AnyShape shape;

  g_assert_cmpint (any_shape_read (text, &shape), ==, SHAPE_OK);
  any_shape_rules (&shape, rules);
  return topology_of (rules);
}

/* Two rows, a column and a box with one empty cell each. */
static void
all_full_houses_are_found (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *found = g_new (AnyDeduction, FOUND_MAX);
  int n;

  any_position_start (position, topology, (uint8_t[16]) { 1, 2, 3, 0, 0, 0, 0, 0, 2, 0, 4, 3 });
  n = find (topology, position, "full-house", found);
  g_assert_cmpint (n, ==, 2);
  g_assert_true (found[0].placed.cell == 3 && found[0].placed.value == 4);
  g_assert_true (found[1].placed.cell == 9 && found[1].placed.value == 1);

  /* As long as its candidates have not been cut, one cell is all that is empty and yet not known. */
  position->marks[3] = values_all (4);
  g_assert_cmpint (find (topology, position, "full-house", found), ==, 1);
  topology_unref (topology);
}

/* Two cells that can only be the same are no pair. */
static void
a_subset_has_a_value_for_each_cell (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *found = g_new (AnyDeduction, FOUND_MAX);
  uint8_t givens[16] = { 0 };

  any_position_start (position, topology, givens);
  any_position_strike (position, 0, ~values_of (1));
  any_position_strike (position, 2, ~values_of (1));
  g_assert_cmpint (find (topology, position, "naked-pair", found), ==, 0);
  any_position_start (position, topology, givens);
  any_position_strike (position, 0, ~(values_of (1) | values_of (3)));
  any_position_strike (position, 2, ~(values_of (1) | values_of (3)));
  g_assert_cmpint (find (topology, position, "naked-pair", found), ==, 1);
  topology_unref (topology);
}

/* Of a cage whose sum is not told nothing is known. */
static void
a_cage_without_a_sum_has_no_combinations (void)
{
  for (int with_sum = 0; with_sum < 2; with_sum++)
    {
      Rules *rules = rules_of_square (9, 3, 3);
      g_autofree AnyPosition *position = g_new (AnyPosition, 1);
      g_autofree AnyDeduction *found = g_new (AnyDeduction, FOUND_MAX);
      uint8_t givens[81] = { 0 };
      Topology *topology;

      rules_put (rules, "cage", with_sum ? "3|0 1" : "|0 1");
      topology = topology_of (rules);
      any_position_start (position, topology, givens);
      g_assert_cmpint (find (topology, position, "cage-combinations", found), ==, with_sum);
      topology_unref (topology);
    }
}

/* Where grids overlap, so do their rows: an area ends there. And where there is no cell none is open. */
static void
rows_of_several_grids_are_no_area (void)
{
  Topology *topology = topology_of_shape ("samurai");
  g_autofree AnyPosition *position = g_new (AnyPosition, 1);
  g_autofree AnyDeduction *found = g_new (AnyDeduction, FOUND_MAX);
  uint8_t givens[RULES_CELLS_MAX] = { 0 };

  any_position_start (position, topology, givens);
  g_assert_cmpint (find (topology, position, "leftovers", found), ==, 0);
  for (int cell = 0; cell < topology->n_cells; cell++)
    g_assert_cmpint (any_position_is_open (position, cell), ==, topology_exists (topology, cell));
  topology_unref (topology);
}

/* --- What cannot be ------------------------------------------------------------------------------------------------- */

/* Three even cells in a row of four: 1 and 3 want the last. */
static void
a_house_that_cannot_be_filled_is_told (void)
{
  Rules *rules = rules_of_square (4, 2, 2);
  AnyContradiction found;
  Topology *topology;

  rules_put (rules, "odd", "15");
  rules_put (rules, "even", "4 5 6");
  topology = topology_of (rules);
  g_assert_true (any_find_contradiction (topology, &found));
  g_assert_cmpint (found.n_needed, ==, 1);
  g_assert_true (!found.needed[0] && found.needed[1]);
  g_assert_cmpint (found.n_cells, ==, 4);
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (found.cells[i], ==, 4 + i);
  topology_unref (topology);
}

/* Of very many constraints, all in the way and none enough alone, more are named than would have to be, but never too few. */
static void
so_many_constraints_are_left_out_one_by_one (void)
{
  enum { N = 25, MANY = 500 };
  Rules *rules = rules_of_square (N, 5, 5);
  AnyContradiction found;
  Topology *topology;

  for (int i = 0; i < MANY; i++)                 /* row 1 can only be odd, but for its last cell */
    {
      g_autofree char *parts = g_strdup_printf ("%d", i % 2 ? i / 2 % (N - 1) : N + i / 2);

      rules_put (rules, "odd", parts);
    }
  topology = topology_of (rules);
  g_assert_true (any_find_contradiction (topology, &found));
  g_assert_cmpint (found.n_needed, >=, 14);
  g_assert_cmpint (found.n_needed, <=, MANY);
  topology_unref (topology);
}

/* Of a hard puzzle one candidate of a cell is right: with it there is a solution to be guessed, and with any other there is none,
 * whether the ladder sees that or is stuck. */
static void
a_ladder_that_is_stuck_where_there_is_none (void)
{
  static const char *const puzzle = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  Topology *topology = topology_of (rules_of_square (9, 3, 3));
  uint8_t givens[81];
  int n_none = 0, n_right = 0;

  for (int cell = 0; cell < 81; cell++)
    givens[cell] = (uint8_t) (puzzle[cell] == '.' ? 0 : puzzle[cell] - '0');
  for (int value = 1; value <= 9; value++)
    {
      AnyLadder *ladder;

      givens[0] = (uint8_t) value;
      ladder = any_ladder_new (topology, givens);
      ladder->highest = ANY_EASY;
      any_ladder_climb (ladder);
      g_assert_cmpint (ladder->outcome, !=, ANY_SOLVED);
      if (ladder->outcome == ANY_STUCK)
        {
          AnyVerdictKind kind = any_verdict_reach (ladder, NULL, NULL);

          g_assert_true (kind == ANY_VERDICT_NONE || kind == ANY_VERDICT_GUESS);
          n_none += kind == ANY_VERDICT_NONE;
          n_right += kind == ANY_VERDICT_GUESS;
        }
      any_ladder_free (ladder);
    }
  g_assert_cmpint (n_right, ==, 1);
  g_assert_cmpint (n_none, >, 1);
  topology_unref (topology);
}

/* On the empty board nothing but a supposition could be tried, and that is not wanted: the ladder is stuck, no step taken. */
static void
a_ladder_can_do_without_suppositions (void)
{
  Topology *topology = topology_of (rules_of_square (9, 3, 3));
  uint8_t givens[81] = { 0 };
  AnyLadder *ladder = any_ladder_new (topology, givens);

  ladder->no_suppositions = true;
  any_ladder_climb (ladder);
  g_assert_cmpint (ladder->outcome, ==, ANY_STUCK);
  g_assert_cmpint (ladder->position.n_empty, ==, 81);
  any_ladder_free (ladder);
  topology_unref (topology);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-found/all-full-houses", all_full_houses_are_found);
  g_test_add_func ("/any-found/a-subset-has-a-value-for-each-cell", a_subset_has_a_value_for_each_cell);
  g_test_add_func ("/any-found/a-cage-without-a-sum", a_cage_without_a_sum_has_no_combinations);
  g_test_add_func ("/any-found/rows-of-several-grids", rows_of_several_grids_are_no_area);
  g_test_add_func ("/any-found/a-house-that-cannot-be-filled", a_house_that_cannot_be_filled_is_told);
  g_test_add_func ("/any-found/so-many-constraints", so_many_constraints_are_left_out_one_by_one);
  g_test_add_func ("/any-found/stuck-where-there-is-none", a_ladder_that_is_stuck_where_there_is_none);
  g_test_add_func ("/any-found/without-suppositions", a_ladder_can_do_without_suppositions);
  return g_test_run ();
}
