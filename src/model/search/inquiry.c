/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "inquiry.h"

#include "engine/fast/count.h"

/* Guesses between two looks at the clock: far less than a millisecond. */
enum { GUESSES_A_LOOK = 256 };

/* When a search must be left. */
typedef struct {
  int64_t       end;
  GCancellable *cancellable;
} Leave;

static bool
must_leave (const Leave *leave)
{
  return g_get_monotonic_time () >= leave->end || g_cancellable_is_cancelled (leave->cancellable);
}

void
inquiry_start (Inquiry *inquiry, const Board *board, Question question)
{
  *inquiry = (Inquiry) { .board = *board, .question = question };
}

/* Up to limit solutions; false: left before that was known. */
static bool
look_for (Count *count, const CountPuzzle *puzzle, uint64_t limit, const Leave *leave)
{
  count_start (count, puzzle, NULL);
  while (count_run (count, limit, GUESSES_A_LOOK, NULL) && count->n_solutions < limit)
    if (must_leave (leave))
      return false;
  return true;
}

/* Each solution shows 81 candidates to be true, so few of the 729 need a search of their own. */
static bool
find_true_candidate (Inquiry *inquiry, CountPuzzle *puzzle, Count *count, const Leave *leave)
{
  int cell = inquiry->next / 9, digit = inquiry->next % 9 + 1;
  Digits before = puzzle->cell[cell];
  bool found_out;

  if (digits_has (inquiry->findings.used[cell], digit) || !digits_has (before, digit))
    return true;

  puzzle->cell[cell] = digits_of (digit);
  found_out = look_for (count, puzzle, 1, leave);
  puzzle->cell[cell] = before;
  if (found_out && count->n_solutions > 0)
    for (int i = 0; i < N_CELLS; i++)
      inquiry->findings.used[i] |= digits_of (count->solution[0][i]);
  return found_out;
}

static bool
find_spare_clue (Inquiry *inquiry, CountPuzzle *puzzle, Count *count, const Leave *leave)
{
  int cell = inquiry->next;
  Digits before = puzzle->cell[cell];
  bool found_out;

  if (!inquiry->board.digit[cell])
    return true;

  puzzle->cell[cell] = DIGITS_ALL;
  found_out = look_for (count, puzzle, 2, leave);
  puzzle->cell[cell] = before;
  if (found_out && count->n_solutions == 1)
    cells_add (&inquiry->findings.spare, cell);
  return found_out;
}

bool
inquiry_run (Inquiry *inquiry, int64_t end, GCancellable *cancellable)
{
  const Leave leave = { end, cancellable };
  bool spare = inquiry->question == QUESTION_SPARE_CLUES;
  int n = inquiry->question == QUESTION_NONE ? 0 : spare ? N_CELLS : 9 * N_CELLS;
  CountPuzzle puzzle;
  Count count;

  count_puzzle_from_board (&puzzle, &inquiry->board);
  for (; inquiry->next < n; inquiry->next++)
    if (must_leave (&leave)
        || !(spare ? find_spare_clue : find_true_candidate) (inquiry, &puzzle, &count, &leave))
      return false;

  inquiry->findings.answered = true;
  return true;
}
