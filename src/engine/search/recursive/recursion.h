/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* recursion.h — what a search on the call stack carries along, and what it notes at each turn.
 *
 * Between recursive.c and the other files of this folder, one for each strategy. A search returns true to end everything:
 * enough solutions, a limit, or cancel. */
#pragma once

#include <string.h>

#include "engine/core/random.h"
#include "engine/search/solve.h"

enum { CANCEL_EVERY = 256 };           /* nodes between two looks at cancel: a few milliseconds */

typedef struct {
  const SearchOptions *options;
  const SolveLimits   *limits;
  SolveResult         *result;
  Board                board;
  Digits               domain[N_CELLS];          /* inference forward and singles; of filled cells as it was */
  uint16_t             trail[TRAIL_MAX];         /* cell × 16 + digit stripped, 0 for a single placed */
  int                  n_trail;
  uint64_t             moves;                    /* strips, singles, and their take-backs by the trail */
  Random               random;                   /* begun with the seed */
  int                  depth;
  int                  n_empty;
  uint8_t              empty[N_CELLS];           /* in reading order (ascending) */
} Recursion;

static inline bool
recursion_solved (Recursion *r)
{
  SolveResult *result = r->result;

  if (result->counters.solutions++ == 0)
    memcpy (result->solution, r->board.digit, sizeof result->solution);
  if (result->counters.solutions < r->options->solutions)
    return false;

  result->outcome = OUTCOME_SOLVED;
  return true;
}

static inline void
recursion_dead_end (Recursion *r, int cell)
{
  r->result->counters.wipeouts++;
  if (cell != NO_CELL)
    r->result->dead_ends[cell]++;
  if (r->limits->decide)
    r->limits->decide (r->limits->user, cell, 0);
}

/* A guess. True when that was one too many. */
static inline bool
recursion_decided (Recursion *r, int cell, int digit)
{
  Counters *counters = &r->result->counters;

  counters->nodes++;
  counters->placements++;
  r->depth++;
  if ((uint64_t) r->depth > counters->max_depth)
    counters->max_depth = (uint64_t) r->depth;
  if (r->limits->decide)
    r->limits->decide (r->limits->user, cell, digit);

  return counters->nodes == r->limits->max_nodes
      || (counters->nodes % CANCEL_EVERY == 0 && r->limits->cancel && atomic_load (r->limits->cancel));
}

static inline void
recursion_taken_back (Recursion *r)
{
  r->result->counters.backtracks++;
  r->depth--;
}

/* The empty cell to guess in, by options->cell; NO_CELL when the board is full. */
int  recursion_choose (const Recursion *r);

/* The domains that the clues leave. False, and the dead end is noted, when they leave none for a cell or, with houses, no
 * place for a digit. */
bool recursion_start_domains (Recursion *r, bool houses);

/* The strategies, from the clues on, which do not clash. */
bool recursion_random     (Recursion *r);
bool recursion_dlx        (Recursion *r);
bool recursion_norvig     (Recursion *r);
bool recursion_explore    (Recursion *r);
bool recursion_sets_guess (Recursion *r);
