/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* steer-cost.h — what would come of each digit at a decision, found out by trying.
 *
 * The search is run from the decision with every digit in turn, until that guess is taken back, a solution is found, or it
 * was enough. A plain value, for a worker. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "engine/search/trace.h"

enum { COST_CAP = 1000000 };         /* guesses, after which it was enough */

typedef enum {
  COST_UNKNOWN,                      /* not asked yet */
  COST_FAILS,                        /* taken back after so many guesses, itself included */
  COST_SOLVES,                       /* a solution is found after so many */
  COST_CAPPED,                       /* more than COST_CAP */
  /* Refused, and why. */
  COST_CONTRADICTS,                  /* the digit stands in a peer already: blocker */
  COST_CLOSED,                       /* the search does not guess in this cell now */
  COST_TRIED,                        /* the search tried it here before */
} CostKind;

static inline bool
cost_is_refused (CostKind kind)
{
  return kind >= COST_CONTRADICTS;
}

typedef struct {
  CostKind kind;
  uint64_t guesses;
  int      blocker;                  /* cell; −1: none */
} Cost;

typedef struct {
  const Strategy *strategy;
  const Topology *topology;          /* held as long as the one that the trace had; NULL: the classic board */
  int             cell;              /* empty at the decision */
  Cost            digit[VALUES_MAX + 1];       /* from [1] on, as many as the board has values */
  SearchState     state;             /* at the decision */
} SteerCost;

/* state: of the trace's search, at the decision. */
void steer_cost_ask (SteerCost *cost, const Trace *trace, const void *state, int cell);
int  steer_cost_n   (const SteerCost *cost);                       /* values of the board */

/* The strategy could guess this digit here now. */
bool steer_cost_can (const SteerCost *cost, int digit);

/* Finds out one digit after the other; false: cancelled, and what was found out by then stays. cancellable may be NULL. */
bool steer_cost_run (SteerCost *cost, GCancellable *cancellable);

/* "fails, 1,204 guesses" · "> 1,000,000 guesses" · "contradicts: 7 stands in row 4, column 2". Translated; g_free () it. */
char *cost_describe (const Topology *topology, const Cost *cost, int digit);
