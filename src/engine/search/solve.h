/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* solve.h — run a search to its end and keep the figures.
 *
 * With control=iterative it pulls the strategy's step (); with control=recursive it calls the
 * textbook form in recursive/, which must come to the same decisions and the same figures. */
#pragma once

#include <stdatomic.h>

#include "trace.h"

struct SolveResult {
  Outcome  outcome;                     /* OUTCOME_RUNNING: stopped by a limit or by cancel */
  Counters counters;
  uint64_t events;                      /* after START; the recursive form counts what it would have had to tell */
  uint64_t exhausted[N_CELLS];          /* how often the cell had no untried digit left, on arrival or after
                                           a take-back */
  uint64_t dead_ends[N_CELLS];          /* WIPEOUT by REASON_NO_DIGIT at the cell */
  uint8_t  solution[N_CELLS];           /* the first one; zeroes without */
  uint8_t  last[N_CELLS];               /* the board at the end, e.g. where it was stuck */
  uint8_t  hardest_tier;                /* strategy sets: the highest tier used, 0 if none */
};

struct SolveLimits {
  uint64_t           max_nodes;         /* 0: no limit */
  const atomic_bool *cancel;            /* looked at often enough for 50 ms; may be NULL */
  /* Called for every decision (digit > 0) and every dead end (digit 0), in order. For tests; may be NULL. */
  void             (*decide) (void *user, int cell, int digit);
  void              *user;
};

/* limits may be NULL. Nobody steers: the steering of the trace is left out. */
void solve (const Trace *trace, const SolveLimits *limits, SolveResult *result);

/* Dead ends met on arrival at a cell have nothing left to try there; those that an inference foresees do not count as
 * exhausted. */
bool solve_counts_arrivals (const Trace *trace);
