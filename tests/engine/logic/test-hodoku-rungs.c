/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hodoku-rungs.c — each search of HoDoKu's ladder, asked at each position of a climb and not only where it is the first that
 * finds anything: what it finds is true, of what is there, and is no step of another puzzle.
 *
 * Of each position there are two: as it is, and with some of the candidates gone that the solution does not need, as a player
 * leaves it. Then with some gone that it needs: nothing is true there, but a step strikes what is there and the climb ends. */
#include "engine/fast/count.h"
#include "engine/core/random.h"
#include "engine/logic/ladder.h"
#include "puzzles.h"

#include <string.h>

static void
solve (const Board *board, uint8_t solution[N_CELLS])
{
  uint8_t     first[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;

  count_puzzle_from_board (&puzzle, board);
  g_assert_cmpint ((int) count_solutions (&puzzle, 2, first, NULL), ==, 1);
  memcpy (solution, first[0], N_CELLS);
}

/* solution: NULL, if there is none any more. */
static void
check_step (const Position *position, const Deduction *step, const uint8_t *solution)
{
  int n = step->n_placed;

  for (int i = 0; i < step->n_placed; i++)
    {
      int cell = candidate_cell (step->placed[i]), digit = candidate_digit (step->placed[i]);

      g_assert_true (cells_has (position->places[digit], cell));
      g_assert_true (!solution || solution[cell] == digit);
    }
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, step->struck.cells[digit])
      {
        g_assert_true (cells_has (position->places[digit], cell));
        if (solution && solution[cell] == digit)
          g_error ("%s strikes %d of cell %d", step->technique->id, digit, cell);
        n++;
      }
  g_assert_cmpint (n, >, 0);
}

/* Behind its singles, which all that comes later takes to be gone. Returns how many rungs found something. */
static int
check_rungs (const Position *from, const uint8_t *solution)
{
  static Ladder ladder, climbed;
  const Position *position = &ladder.position;
  Deduction step;
  bool ran_out;
  int n = 0;

  ladder_start (&ladder, from, ladder_profile_find ("hodoku"), NULL);
  g_assert_true (ladder.exact);
  while (ladder_goes_on (&ladder) && (ladder_try (&ladder, 0, NULL, &ran_out) || ladder_try (&ladder, 1, NULL, &ran_out)
                                      || ladder_try (&ladder, 2, NULL, &ran_out)))
    continue;
  ladder.n_steps = 0;
  for (int rung = 0; rung < ladder.n_rows && ladder.outcome == LADDER_CLIMBING; rung++)
    {
      climbed = ladder;
      if (!ladder_try (&climbed, rung, &step, &ran_out))
        continue;
      check_step (position, &step, solution);
      g_assert_cmpint (climbed.n_steps, ==, 1);
      n++;
    }
  return n;
}

static void
thin (Position *position, const uint8_t solution[N_CELLS], int of, Random *random, bool wrong)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (digit, position->marks[cell])
      if ((digit != solution[cell]) != wrong && random_below (random, (uint32_t) of) == 0)
        position_strike (position, cell, digit);
}

static int
check_climb (const Board *board, Random *random)
{
  static Ladder ladder;
  Position start, other;
  Deduction step;
  uint8_t solution[N_CELLS];
  int n = 0;

  solve (board, solution);
  position_from_board (&start, board);
  start.unique = true;
  ladder_start (&ladder, &start, ladder_profile_find ("hodoku"), NULL);
  while (ladder_find (&ladder, &step, NULL))
    {
      check_step (&ladder.position, &step, solution);
      if (step.technique->family != FAMILY_SINGLES)
        {
          n += check_rungs (&ladder.position, solution);
          other = ladder.position;
          thin (&other, solution, 8, random, false);
          n += check_rungs (&other, solution);
          thin (&other, solution, 20, random, true);
          check_rungs (&other, NULL);
        }
      ladder_take (&ladder, &step);
    }
  g_assert_true (position_is_solved (&ladder.position));
  return n;
}

static void
what_each_rung_finds_is_true (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("hodoku-rungs");
  Random random;
  int n = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      random_start (&random, i);
      n += check_climb (&g_array_index (puzzles, Board, i), &random);
    }
  g_assert_cmpint (n, >, 1000);
}

typedef struct { int asked, patience; } Asker;         /* patience: how often the answer is no */

static bool
ask (void *user)
{
  Asker *asker = user;

  return asker->asked++ >= asker->patience;
}

/* At the first position beyond singles: stopped ever later, it finds nothing and leaves the position, or what it would have found. */
static void
each_rung_stops_on_its_way (void)
{
  static Ladder ladder, whole, stopped;
  g_autoptr (GArray) puzzles = puzzles_load ("hodoku-rungs");
  Deduction step, again;
  Position start;
  int n_stopped = 0;

  position_from_board (&start, &g_array_index (puzzles, Board, 0));
  start.unique = true;
  ladder_start (&ladder, &start, ladder_profile_find ("hodoku"), NULL);
  while (ladder_find (&ladder, &step, NULL) && step.technique->family == FAMILY_SINGLES)
    ladder_take (&ladder, &step);
  for (int rung = 3; rung < ladder.n_rows; rung++)
    {
      bool ran_out, finds;

      whole = ladder;
      finds = ladder_try (&whole, rung, &step, &ran_out);
      for (int patience = 1; patience < 100000; patience *= 3)
        {
          Asker asker = { .patience = patience };
          Stop  stop = { ask, &asker };

          stopped = ladder;
          stopped.stop = &stop;
          if (ladder_try (&stopped, rung, &again, &ran_out))
            g_assert_true (finds && deduction_same_effect (&again, &step));
          else
            g_assert_true (memcmp (&stopped.position, &ladder.position, sizeof ladder.position) == 0);
          g_assert_false (ran_out);
          if (asker.asked <= patience)
            break;
          n_stopped++;
        }
    }
  g_assert_cmpint (n_stopped, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/hodoku-rungs/what-each-rung-finds-is-true", what_each_rung_finds_is_true);
  g_test_add_func ("/engine/hodoku-rungs/each-rung-stops-on-its-way", each_rung_stops_on_its_way);
  return g_test_run ();
}
