/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* solve-any.h — solve () on a board of any shape: run a search to its end and keep the figures. */
#pragma once

#include "solve.h"

typedef struct {
  Outcome  outcome;                     /* OUTCOME_RUNNING: stopped by a limit or by cancel */
  Counters counters;
  uint64_t events;                      /* after START */
  uint64_t exhausted[RULES_CELLS_MAX];  /* see SolveResult; cells are numbered on the canvas */
  uint64_t dead_ends[RULES_CELLS_MAX];
  uint8_t  solution[RULES_CELLS_MAX];   /* the first one; zeroes without */
  uint8_t  last[RULES_CELLS_MAX];       /* the board at the end */
} AnySolveResult;

/* The trace has a topology. limits may be NULL; nobody steers. */
void solve_any (const Trace *trace, const SolveLimits *limits, AnySolveResult *result);
