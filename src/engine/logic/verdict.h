/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* verdict.h — can a puzzle be solved without a guess, and with what?
 *
 * The seed's tiers are asked first, then the ladder; brute force is a guess. A puzzle with several solutions gets no
 * technique that relies on there being one. */
#pragma once

#include "ladder.h"

typedef enum {
  VERDICT_BASIC_FILLING,             /* by |PV| = 1 alone */
  VERDICT_ELIMINATION,               /* and by elimination in boxes */
  VERDICT_ANALYSIS,                  /* and by row and column analysis */
  VERDICT_TECHNIQUE,                 /* with a technique of the ladder */
  VERDICT_GUESS,                     /* the ladder ends before the puzzle does */
  VERDICT_UNKNOWN,                   /* there was not the memory to climb on, or it was stopped */
  VERDICT_AMBIGUOUS,                 /* several solutions */
  VERDICT_IMPOSSIBLE,                /* none */
} VerdictKind;

typedef struct {
  VerdictKind kind;
  Ladder      ladder;                /* at its end: of a guess the stuck position; not climbed if clues repeat */
  const Technique *hardest;          /* of VERDICT_TECHNIQUE; else NULL */
  int         n_solutions;           /* 0, 1, or 2 for several */
  uint8_t     solution[2][N_CELLS];  /* as many as that */

  /* Of VERDICT_IMPOSSIBLE: where the ladder ran into it, or NO_CELL and NO_HOUSE if it did not. */
  int         cell, house, digit;    /* an empty cell without a candidate; or a house without a place for the digit */
  CellSet     conflict;              /* clues that have no solution together, none of which can be left out */
} Verdict;

/* off: NULL, or rows of techniques[] that are left out. stop: NULL, or asked before each technique. */
void verdict_reach (Verdict *verdict, const Board *board, const LadderProfile *profile, const TechniqueSet *off,
                    const Stop *stop);
