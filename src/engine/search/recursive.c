/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recursive.c — the same searches, on the call stack.
 *
 * Nothing here is shared with the stepped forms but the board, and each test asks about one digit.
 * Whoever changes the one must find the same decisions in the other. */
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

static const struct { const Strategy *strategy; bool (*search) (Recursion *r); } forms[] = {
  { &strategy_ascending, recursion_ascending },
  { &strategy_random, recursion_random },
  { &strategy_dlx, recursion_dlx },
  { &strategy_norvig, recursion_norvig },
  { &strategy_explore, recursion_explore },
  { &strategy_sets_guess, recursion_sets_guess },
};

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

void
recursive_solve (const Strategy *strategy, const Board *board, const SearchOptions *options, uint64_t seed,
                 const SolveLimits *limits, SolveResult *result)
{
  static const SolveLimits none = { 0 };
  Recursion r = { .options = options, .limits = limits ? limits : &none, .result = result, .board = *board };
  bool      stopped = false;

  memset (result, 0, sizeof *result);
  result->counters.tries = 1;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      r.empty[r.n_empty++] = (uint8_t) cell;

  random_start (&r.random, seed);
  if (!clues_clash (&r))
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
      if (forms[i].strategy == strategy)
        stopped = forms[i].search (&r);

  if (!stopped)
    result->outcome = result->counters.solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  result->events = count_events (&r, !stopped);
  memcpy (result->last, r.board.digit, sizeof result->last);
}
