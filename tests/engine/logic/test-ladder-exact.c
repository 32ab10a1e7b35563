/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ladder-exact.c — which ladder climbs as HoDoKu does, and what either kind says and takes. */
#include <string.h>

#include "ladders.h"

/* HoDoKu's own ladder, on a puzzle of one solution, is climbed as HoDoKu climbs; one with a row more, or elsewhere, is not. */
static void
only_hodoku_s_own_ladder_is_exact (void)
{
  const LadderProfile *own = ladder_profile_find ("hodoku");
  const char          *more[TECHNIQUES_MAX + 1] = { NULL };
  Board                board = board_of (PUZZLE_BASIC_FILLING);
  Position             position = unique_position (&board);
  LadderProfile        longer = { .id = "longer", .techniques = more };
  Ladder               ladder;
  int                  n = 0;

  for (; own->techniques[n]; n++)
    more[n] = own->techniques[n];
  for (const Technique *row = techniques; row->id && !more[n]; row++)
    {
      bool theirs = false;

      for (int i = 0; i < n; i++)
        theirs = theirs || strcmp (row->id, more[i]) == 0;
      more[n] = theirs ? NULL : row->id;
    }
  ladder_start (&ladder, &position, own, NULL);
  g_assert_true (ladder.exact);
  ladder_start (&ladder, &position, &longer, NULL);
  g_assert_false (ladder.exact);
  position.unique = false;
  ladder_start (&ladder, &position, own, NULL);
  g_assert_false (ladder.exact);
}

/* Whoever tries a rung is told what it finds, by either kind of ladder. */
static void
a_rung_tells_what_it_finds (void)
{
  static const char *const profiles[] = { "full", "hodoku" };

  for (size_t i = 0; i < G_N_ELEMENTS (profiles); i++)
    {
      Ladder    ladder = ladder_of (PUZZLE_BASIC_FILLING, profiles[i]);
      Deduction told;
      bool      out_of_memory, found = false;
      Position  before = ladder.position;

      for (int rung = 0; rung < ladder.n_rows && !found; rung++)
        found = ladder_try (&ladder, rung, &told, &out_of_memory);
      g_assert_true (found);
      deduction_apply (&told, &before);
      g_assert_cmpmem (before.digit, sizeof before.digit, ladder.position.digit, sizeof ladder.position.digit);
      g_assert_cmpmem (before.marks, sizeof before.marks, ladder.position.marks, sizeof ladder.position.marks);
    }
}

static Deduction
placing (const Ladder *ladder, int cell, int digit)
{
  Deduction deduction;

  deduction_start (&deduction, technique_find ("naked-single"));
  deduction.placed[deduction.n_placed++] = candidate_of (cell, digit);
  g_assert_true (digits_has (ladder->position.marks[cell], digit));
  return deduction;
}

/* A step that is not the ladder's next one is taken all the same, where there is a next one and where there is none. */
static void
any_step_can_be_taken (void)
{
  static const char *const puzzles[] = { PUZZLE_BASIC_FILLING, PUZZLE_EMPTY };

  for (size_t i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      Ladder    ladder = ladder_of (puzzles[i], "hodoku");
      Deduction next, other;
      bool      stuck;
      int       cell = NO_CELL;

      while (i == 1 && ladder_step (&ladder, NULL))
        continue;
      stuck = ladder.outcome == LADDER_STUCK;
      g_assert_cmpint (stuck, ==, i == 1);
      for_each_cell (empty, ladder.position.empty)
        cell = empty;
      g_assert_cmpint (ladder_find (&ladder, &next, NULL), ==, !stuck);
      if (!stuck && next.n_placed && candidate_cell (next.placed[0]) == cell)
        cell = cells_first (ladder.position.empty);
      other = placing (&ladder, cell, digits_first (ladder.position.marks[cell]));
      ladder_take (&ladder, &other);
      g_assert_cmpint (ladder.position.digit[cell], ==, candidate_digit (other.placed[0]));
      g_assert_cmpint (ladder.n_steps, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/ladder-exact/only-hodoku-s-own", only_hodoku_s_own_ladder_is_exact);
  g_test_add_func ("/logic/ladder-exact/a-rung-tells-what-it-finds", a_rung_tells_what_it_finds);
  g_test_add_func ("/logic/ladder-exact/any-step-can-be-taken", any_step_can_be_taken);
  return g_test_run ();
}
