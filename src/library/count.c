/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count.c — counting by the fast engine, through three doors. */
#include "setdoku/count.h"

#include <stdlib.h>
#include <string.h>

#include "face.h"

/* To the outside a kernel has no inside. */
static const CountKernel *
kernel_of (const SetdokuKernel *kernel)
{
  return (const CountKernel *) kernel;
}

static void
puzzle_of (CountPuzzle *puzzle, const SetdokuMarks *marks)
{
  _Static_assert (sizeof *puzzle == sizeof *marks, "both are 81 sets");

  memcpy (puzzle, marks, sizeof *puzzle);
}

const SetdokuKernel *
setdoku_kernel_find (const char *id)
{
  const CountKernel *kernel = count_kernel_find (id);

  return kernel && kernel->runs_here () ? (const SetdokuKernel *) kernel : NULL;
}

const char *
setdoku_kernel_id (const SetdokuKernel *kernel)
{
  return (kernel ? kernel_of (kernel) : count_kernel_best ())->id;
}

SetdokuStatus
setdoku_solve (const char *puzzle, char solution[SETDOKU_TEXT_SIZE])
{
  Board board;
  int   n;

  if (!board_parse (&board, puzzle))
    return SETDOKU_BAD_PUZZLE;

  n = face_solutions (&board, solution);
  return n == 0 ? SETDOKU_NO_SOLUTION : n == 1 ? SETDOKU_OK : SETDOKU_SEVERAL;
}

uint64_t
setdoku_count (const SetdokuMarks *marks, uint64_t limit, char first[2][SETDOKU_TEXT_SIZE])
{
  uint8_t     digits[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;
  uint64_t    n;

  puzzle_of (&puzzle, marks);
  n = count_solutions (&puzzle, limit, first ? digits : NULL, NULL);
  for (uint64_t i = 0; first && i < n && i < COUNT_KEPT; i++)
    face_text (digits[i], first[i]);
  return n;
}

bool
setdoku_true_candidates (const SetdokuMarks *marks, const SetdokuKernel *kernel, SetdokuMarks *used)
{
  CountPuzzle puzzle, of_solutions;
  bool        any;

  puzzle_of (&puzzle, marks);
  any = count_true_candidates (&puzzle, &of_solutions, kernel_of (kernel));
  memcpy (used, &of_solutions, sizeof *used);
  return any;
}

void
setdoku_count_many (const SetdokuList *list, const SetdokuKernel *kernel)
{
  CountBatch batch = {
    .form = COUNT_TEXT, .puzzles = list->puzzles, .stride = list->stride, .n = list->n, .limit = list->limit,
    .counts = list->counts, .solutions = list->solutions,
  };

  count_many (&batch, kernel_of (kernel));
}

struct SetdokuCounter {
  const CountKernel *kernel;
  Count             *count;
};

SetdokuCounter *
setdoku_counter_new (const SetdokuKernel *kernel)
{
  SetdokuCounter *counter = malloc (sizeof *counter);
  Count          *count = count_new ();

  if (!counter || !count)
    {
      free (counter);
      count_free (count);
      return NULL;
    }
  *counter = (SetdokuCounter) { kernel_of (kernel), count };
  return counter;
}

void
setdoku_counter_free (SetdokuCounter *counter)
{
  if (!counter)
    return;
  count_free (counter->count);
  free (counter);
}

void
setdoku_counter_start (SetdokuCounter *counter, const SetdokuMarks *marks)
{
  CountPuzzle puzzle;

  puzzle_of (&puzzle, marks);
  count_start (counter->count, &puzzle, counter->kernel);
}

bool
setdoku_counter_run (SetdokuCounter *counter, uint64_t limit, uint64_t guesses)
{
  return count_run (counter->count, limit, guesses, counter->kernel);
}

uint64_t
setdoku_counter_solutions (const SetdokuCounter *counter)
{
  return counter->count->n_solutions;
}

uint64_t
setdoku_counter_guesses (const SetdokuCounter *counter)
{
  return counter->count->n_guesses;
}

bool
setdoku_counter_solution (const SetdokuCounter *counter, int number, char solution[SETDOKU_TEXT_SIZE])
{
  if (number < 0 || number >= COUNT_KEPT || (uint64_t) number >= counter->count->n_solutions)
    return false;

  face_text (counter->count->solution[number], solution);
  return true;
}
