/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "inquiry.h"

#include <string.h>

#include "engine/any/any-count.h"
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

static int
count_cells (const Inquiry *inquiry)
{
  return inquiry->topology ? inquiry->topology->n_cells : N_CELLS;
}

void
inquiry_start (Inquiry *inquiry, const Topology *topology, const uint8_t *givens, Question question)
{
  *inquiry = (Inquiry) { .topology = topology_ref (topology), .question = question };
  memcpy (inquiry->givens, givens, (size_t) count_cells (inquiry));
}

void
inquiry_clear (Inquiry *inquiry)
{
  g_clear_pointer (&inquiry->topology, topology_unref);
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

  if (values_has (inquiry->findings.used[cell], digit) || !digits_has (before, digit))
    return true;

  puzzle->cell[cell] = digits_of (digit);
  found_out = look_for (count, puzzle, 1, leave);
  puzzle->cell[cell] = before;
  if (found_out && count->n_solutions > 0)
    for (int i = 0; i < N_CELLS; i++)
      inquiry->findings.used[i] |= values_of (count->solution[0][i]);
  return found_out;
}

static bool
find_spare_clue (Inquiry *inquiry, CountPuzzle *puzzle, Count *count, const Leave *leave)
{
  int cell = inquiry->next;
  Digits before = puzzle->cell[cell];
  bool found_out;

  if (!inquiry->givens[cell])
    return true;

  puzzle->cell[cell] = DIGITS_ALL;
  found_out = look_for (count, puzzle, 2, leave);
  puzzle->cell[cell] = before;
  if (found_out && count->n_solutions == 1)
    places_add (&inquiry->findings.spare, cell);
  return found_out;
}

/* The same of a board of any shape. */

static bool
is_over (void *leave)
{
  return must_leave (leave);
}

static bool
find_any_spare_clues (Inquiry *inquiry, AnyCount *count, Leave *leave)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];

  for (; inquiry->next < count_cells (inquiry); inquiry->next++)
    {
      int given = inquiry->givens[inquiry->next];

      if (!given)
        continue;
      inquiry->givens[inquiry->next] = 0;
      any_count_domains (inquiry->topology, inquiry->givens, domain);
      inquiry->givens[inquiry->next] = (uint8_t) given;
      any_count_run (count, domain, 2, is_over, leave, result);
      if (result->stopped || must_leave (leave))
        return false;
      if (result->n_solutions == 1)
        places_add (&inquiry->findings.spare, inquiry->next);
    }
  return true;
}

static bool
find_any_true_candidates (Inquiry *inquiry, AnyCount *count, Leave *leave)
{
  any_count_domains (inquiry->topology, inquiry->givens, inquiry->findings.used);
  return any_count_true_candidates (count, inquiry->findings.used, is_over, leave);
}

static bool
run_any (Inquiry *inquiry, Leave *leave)
{
  AnyCount *count = any_count_new (inquiry->topology);
  bool done = count != NULL;

  if (count && inquiry->question != QUESTION_NONE)
    done = (inquiry->question == QUESTION_SPARE_CLUES ? find_any_spare_clues : find_any_true_candidates) (inquiry, count, leave);
  any_count_free (count);
  inquiry->findings.answered = done;
  return done;
}

bool
inquiry_run (Inquiry *inquiry, int64_t end, GCancellable *cancellable)
{
  Leave leave = { end, cancellable };
  bool spare = inquiry->question == QUESTION_SPARE_CLUES;
  int n = inquiry->question == QUESTION_NONE ? 0 : spare ? N_CELLS : 9 * N_CELLS;
  CountPuzzle puzzle;
  Count count;
  Board board;

  if (inquiry->topology)
    return run_any (inquiry, &leave);
  board_from_digits (&board, inquiry->givens);
  count_puzzle_from_board (&puzzle, &board);
  for (; inquiry->next < n; inquiry->next++)
    if (must_leave (&leave)
        || !(spare ? find_spare_clue : find_true_candidate) (inquiry, &puzzle, &count, &leave))
      return false;

  inquiry->findings.answered = true;
  return true;
}
