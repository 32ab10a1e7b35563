/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-dig.h — a full grid of any board, and givens taken away from one.
 *
 * Both are bounded by a number of guesses, not by time, so they come out the same on each machine: a fill that takes too long is
 * begun anew by whoever asked, and a given stays where it takes too long to show that it may go. */
#pragma once

#include "engine/any/logic/any-technique.h"
#include "engine/core/random.h"
#include "engine/core/stop.h"
#include "engine/make/symmetry.h"

typedef enum {
  ANY_DUG,
  ANY_DIG_GIVEN_UP,                  /* the guesses were not enough */
  ANY_DIG_NONE,                      /* of a fill: there is no grid; of a dig: no board that is as minimal, or has as many givens, as wished */
  ANY_DIG_STOPPED,
  ANY_DIG_NO_MEMORY,
} AnyDigOutcome;

enum { ANY_LEVEL_ANY = -1 };

/* A grid by chance. */
AnyDigOutcome any_fill (const Topology *topology, Random *random, const Stop *stop, uint8_t grid[RULES_CELLS_MAX]);

typedef struct {
  const Topology *topology;          /* a square canvas */
  const uint8_t  *solution;          /* of each cell; 0: there is none */
  const Symmetry *symmetry;          /* of the givens: cells of an orbit go together or stay */
  int             level;             /* an AnyLevel: what is left can be solved by deductions up to it; or ANY_LEVEL_ANY */
  bool            minimal;           /* no given can be left out, not by itself either */
  int             clues_min, clues_max;        /* how many givens are left; 0 and 0: any number */
  bool            rare;              /* hardly any board is of that level: another way to look for one */
  const Stop     *stop;              /* NULL: never */
} AnyDig;

/* givens: what is left, of one solution. */
AnyDigOutcome any_dig  (const AnyDig *dig, Random *random, uint8_t givens[RULES_CELLS_MAX]);
