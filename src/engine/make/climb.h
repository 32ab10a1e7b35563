/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* climb.h — is a puzzle solved by these techniques and no others? Asked of thousands of puzzles, with the ladder made
 * ready once. */
#pragma once

#include "engine/logic/ladder.h"

typedef struct {
  Ladder foot;                       /* where every climb begins, but for the position */
  bool   has_singles;                /* naked and hidden ones: placed by the way, without a deduction for each */
} Climb;

/* The techniques of the set, in the order of techniques[]: cheapest first. */
void climb_start  (Climb *climb, const TechniqueSet *set);

typedef enum { CLIMB_SOLVED, CLIMB_STUCK, CLIMB_STOPPED, CLIMB_NO_MEMORY } ClimbOutcome;

/* Of a puzzle of one solution: techniques that count on that may be in the set. stop: NULL, or asked before each step,
 * which with the dearest techniques takes tens of milliseconds; true: stop. */
ClimbOutcome climb_run (const Climb *climb, const Board *puzzle, bool (*stop) (void *user), void *user);

/* All that is cheaper than the technique, a row of techniques[]: of the ladder "full", what comes before it there; for one that is
 * not on it, what has a lower level, or in its level a lower score. */
TechniqueSet climb_below (int technique);
