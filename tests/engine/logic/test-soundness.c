/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-soundness.c — nothing that a technique finds places a wrong digit or strikes a digit of the solution.
 *
 * Of cb000_ser every so-and-so-many puzzle is climbed, 200 in all; SETDOKU_LOGIC_TESTS=10000 climbs so many. */

#include <stdlib.h>

#include "puzzles.h"
#include "reglib.h"

#include "engine/fast/count.h"
#include "engine/logic/ladder.h"

enum { CAPACITY = 16384 };

static bool
find_solution (const uint8_t filled[N_CELLS], uint8_t solution[N_CELLS])
{
  uint8_t     first[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;
  Board       board;

  board_from_digits (&board, filled);
  count_puzzle_from_board (&puzzle, &board);
  if (count_solutions (&puzzle, 2, first, NULL) != 1)
    return false;

  for (int cell = 0; cell < N_CELLS; cell++)
    solution[cell] = first[0][cell];
  return true;
}

/* Whether it is right, and strikes only what is marked. */
static bool
is_sound (const Position *position, const Deduction *deduction, const uint8_t solution[N_CELLS])
{
  for (int i = 0; i < deduction->n_placed; i++)
    if (solution[candidate_cell (deduction->placed[i])] != candidate_digit (deduction->placed[i]))
      return false;
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      if (solution[cell] == digit || !cells_has (position->places[digit], cell))
        return false;

  return true;
}

static void
check_climb (const Board *board)
{
  uint8_t   solution[N_CELLS];
  Position  position;
  Ladder    ladder;
  Deduction step;

  g_assert_true (find_solution (board->digit, solution));
  position_from_board (&position, board);
  position.unique = true;
  ladder_start (&ladder, &position, &ladder_profiles[0], NULL);
  while (ladder_find (&ladder, &step, NULL))
    {
      if (!is_sound (&ladder.position, &step, solution))
        {
          char text[BOARD_TEXT_SIZE];

          board_format (board, text);
          g_test_fail_printf ("%s is wrong in %s", step.technique->id, text);
          return;
        }
      ladder_take (&ladder, &step);
    }
  g_assert_true (position_is_solved (&ladder.position));
}

static void
climb_all (GArray *puzzles, guint wanted)
{
  guint stride = MAX (1, puzzles->len / wanted);

  for (guint i = 0; i < puzzles->len; i += stride)
    check_climb (&g_array_index (puzzles, Board, i));
}

static void
no_step_is_wrong_on_the_small_lists (void)
{
  g_autoptr (GArray) euler = puzzles_load ("euler50"), hard = puzzles_load ("exchange-hard");

  climb_all (euler, euler->len);
  climb_all (hard, hard->len);
}

static void
no_step_is_wrong_on_minimal_puzzles (void)
{
  g_autoptr (GArray) puzzles = puzzles_load_large ("cb000_ser.txt");
  const char        *wanted = g_getenv ("SETDOKU_LOGIC_TESTS");

  if (puzzles)
    climb_all (puzzles, wanted ? (guint) atoi (wanted) : 200);
}

static void
check_instances (const ReglibLine *line, const Technique *technique, Deduction *found)
{
  uint8_t solution[N_CELLS];
  Finds   finds = { .found = found, .capacity = CAPACITY };

  if (!find_solution (line->position.digit, solution))
    return;
  technique_search (technique, &line->position, &finds);
  for (int i = 0; i < finds.n; i++)
    if (!is_sound (&line->position, &found[i], solution))
      g_test_fail_printf ("%s is wrong in %s", technique->id, line->text);
}

/* Not only the first that a ladder takes: all that there are. */
static void
no_instance_is_wrong (void)
{
  g_autofree Deduction *found = g_new (Deduction, CAPACITY);
  const GPtrArray      *lines = reglib_lines ();

  for (guint i = 0; i < MIN (lines->len, 190); i++)
    for (const Technique *row = techniques; row->id; row++)
      if (i % 20 == 0 || g_strcmp0 (row->code, ((const ReglibLine *) g_ptr_array_index (lines, i))->code) == 0)
        check_instances (g_ptr_array_index (lines, i), row, found);
}

/* At every step of a climb that is more than a single: what the ladder lacks, in the table behind all that it has. */
static void
no_instance_beside_the_ladder_is_wrong (void)
{
  g_autoptr (GArray)    puzzles = puzzles_load ("exchange-hard");
  g_autofree Deduction *found = g_new (Deduction, CAPACITY);
  g_autofree Ladder    *ladder = g_new (Ladder, 1);
  int                   checked = 0;

  for (guint i = 0; i < puzzles->len; i += 30)
    {
      const Board *board = &g_array_index (puzzles, Board, i);
      uint8_t      solution[N_CELLS];
      Position     position;
      Deduction    step;

      g_assert_true (find_solution (board->digit, solution));
      position_from_board (&position, board);
      position.unique = true;
      ladder_start (ladder, &position, &ladder_profiles[0], NULL);
      for (; ladder_find (ladder, &step, NULL); ladder_take (ladder, &step))
        for (const Technique *row = technique_find ("unique-loop-1"); row->id && step.technique->family != FAMILY_SINGLES; row++)
          {
            Finds finds = { .found = found, .capacity = CAPACITY };

            technique_search (row, &ladder->position, &finds);
            for (int k = 0; k < finds.n; k++, checked++)
              if (!is_sound (&ladder->position, &found[k], solution))
                g_error ("%s is wrong in puzzle %u", row->id, i);
          }
    }
  g_assert_cmpint (checked, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/soundness/no-step-is-wrong-on-the-small-lists", no_step_is_wrong_on_the_small_lists);
  g_test_add_func ("/logic/soundness/no-step-is-wrong-on-minimal-puzzles", no_step_is_wrong_on_minimal_puzzles);
  g_test_add_func ("/logic/soundness/no-instance-is-wrong", no_instance_is_wrong);
  g_test_add_func ("/logic/soundness/no-instance-beside-the-ladder-is-wrong", no_instance_beside_the_ladder_is_wrong);
  return g_test_run ();
}
