/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recursive.c — the same searches, on the call stack.
 *
 * Nothing here is shared with the stepped forms but the board, and each test asks about one digit.
 * Whoever changes the one must find the same decisions in the other. */
#include "recursive.h"

#include "recursion.h"

/* One test: may the digit go in the cell? */
static inline bool
may_go (Recursion *r, int cell, int digit)
{
  const Board *board = &r->board;

  r->result->counters.tests++;
  return !digits_has (board->row[cell_row (cell)], digit)
      && !digits_has (board->column[cell_column (cell)], digit)
      && !digits_has (board->box[cell_box (cell)], digit);
}

static bool
ascend_from (Recursion *r, int position)
{
  int  cell;
  bool dead = true;

  if (position == r->n_empty)
    return recursion_solved (r);

  cell = r->empty[position];
  for (int digit = 1; digit <= 9; digit++)
    if (may_go (r, cell, digit))
      {
        bool stop;

        dead = false;
        board_place (&r->board, cell, digit);
        stop = recursion_decided (r, cell, digit);
        if (stop || ascend_from (r, position + 1))
          return true;
        board_clear (&r->board, cell);
        recursion_taken_back (r);
      }

  if (dead)
    recursion_dead_end (r, cell);
  r->result->exhausted[cell]++;
  return false;
}

static bool
recursion_ascending (Recursion *r)
{
  return ascend_from (r, 0);
}

/* The first cell that repeats an earlier clue is the dead end. */
static bool
clues_clash (Recursion *r)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int other = 0; other < cell; other++)
      if (r->board.digit[cell] && r->board.digit[cell] == r->board.digit[other] && cells_are_peers (cell, other))
        {
          r->result->counters.wipeouts++;
          if (r->limits->decide)
            r->limits->decide (r->limits->user, cell, 0);
          return true;
        }

  return false;
}

/* How many the stepped form would have had to tell the same. */
static uint64_t
count_events (const Recursion *r, bool all_tried)
{
  const Counters *counters = &r->result->counters;

  return counters->nodes + counters->backtracks + counters->wipeouts + counters->solutions + r->moves + all_tried;
}

/* search: one of the forms, from the clues on, which do not clash. */
static void
run (bool (*search) (Recursion *r), const Trace *trace, const SolveLimits *limits, SolveResult *result)
{
  static const SolveLimits none = { 0 };
  Recursion r = { .options = &trace->options, .limits = limits ? limits : &none, .result = result, .board = trace->board };
  bool      stopped = false;

  memset (result, 0, sizeof *result);
  result->counters.tries = 1;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!trace->board.digit[cell])
      r.empty[r.n_empty++] = (uint8_t) cell;

  random_start (&r.random, trace->seed);
  if (!clues_clash (&r))
    stopped = search (&r);

  if (!stopped)
    result->outcome = result->counters.solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  result->events = count_events (&r, !stopped);
  memcpy (result->last, r.board.digit, sizeof result->last);
}

#define FORM(name) \
void \
recursive_##name (const Trace *trace, const SolveLimits *limits, SolveResult *result) \
{ \
  run (recursion_##name, trace, limits, result); \
}

FORM (ascending)
FORM (random)
FORM (dlx)
FORM (norvig)
FORM (explore)
FORM (sets_guess)
