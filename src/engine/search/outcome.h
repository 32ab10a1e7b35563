/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* outcome.h — how a search ended, what it counted, and where what stands in a cell comes from: of any strategy, on any board. */
#pragma once

#include <stdint.h>

typedef enum {
  OUTCOME_RUNNING,          /* not ended yet */
  OUTCOME_SOLVED,           /* as many solutions as asked for, or fewer and everything was tried */
  OUTCOME_NO_SOLUTION,      /* everything was tried */
  OUTCOME_STUCK,            /* needs a guess that the strategy does not make */
  OUTCOME_GAVE_UP,          /* as many tries as it allows */
  OUTCOME_DUG,              /* a puzzle was made: the board is its clues */
  OUTCOME_NO_MEMORY,        /* it is not known: there was not the memory to look further */
} Outcome;

typedef struct {
  uint64_t placements;      /* ASSIGN + SINGLE */
  uint64_t nodes;           /* ASSIGN: every digit the search tries, "guesses" */
  uint64_t backtracks;      /* UNDO_ASSIGN, "take-backs" */
  uint64_t tests;           /* asking whether one digit may go in one cell: from the last one tried + 1 up to the
                               first that fits, else to 9, whatever bit operation finds it. Where digits are drawn, all nine
                               on arrival; where only what fits is listed, one for each that is taken from the list */
  uint64_t wipeouts;        /* WIPEOUT */
  uint64_t tries;           /* RESTART + 1 */
  uint64_t solutions;
  uint64_t max_depth;
} Counters;

typedef enum { ORIGIN_EMPTY, ORIGIN_GIVEN, ORIGIN_GUESS, ORIGIN_SINGLE } Origin;
