/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pattern.h — a puzzle whose clues are exactly in the cells that somebody drew.
 *
 * Digits of a random grid in these cells have many solutions as a rule. So a walk begins there: a few of the clues are
 * given other digits, and where fewer solutions are left, or as many, that is the next place to go on from; until one is
 * left. A walk that gets nowhere for long is given up. */
#pragma once

#include "clues.h"
#include "engine/core/random.h"

typedef enum {
  PATTERN_FOUND,
  PATTERN_LOST,                      /* this walk led nowhere */
  PATTERN_STOPPED,
} PatternOutcome;

/* clues is filled for PATTERN_FOUND only. The walk depends on numbers of solutions alone, and never on which are found, so
 * every kernel walks the same way. stop, NULL or asked every few milliseconds: true ends it. */
PatternOutcome pattern_search (const CellSet *pattern, Random *random, const CountKernel *kernel, bool (*stop) (void *user),
                               void *user, Clues *clues);
