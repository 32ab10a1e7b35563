/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-ladder.h — a board of any shape worked out the way a person would: always with the easiest row that finds something.
 *
 * The caller steps it and owns speed and pause, as with Ladder. Each step takes some tenths of a second at most. */
#pragma once

#include "any-technique.h"
#include "engine/core/stop.h"

typedef enum {
  ANY_CLIMBING,                      /* not at its end yet */
  ANY_SOLVED,
  ANY_STUCK,                         /* no row finds anything */
  ANY_IMPOSSIBLE,                    /* a cell or a house cannot be filled, or a constraint not be fulfilled */
  ANY_NO_MEMORY,
} AnyOutcome;

enum { ANY_TECHNIQUES_MAX = 40 };

typedef struct {
  const Topology     *topology;      /* a reference */
  AnyWork            *work;
  AnyPosition         position;      /* after the steps taken */
  AnyOutcome          outcome;
  const Stop         *stop;          /* NULL: none; asked now and then, and then the outcome stays */
  AnyLevel            highest;       /* rows of a higher level are not tried; the caller may lower it */
  bool                no_suppositions;         /* they are not tried, either */
  int                 n_steps;
  int                 used[ANY_TECHNIQUES_MAX];      /* how often each row was */
  const AnyTechnique *hardest;       /* NULL: no step yet */
} AnyLadder;

/* givens: a value for each cell of the canvas, 0 for none. NULL: no memory. */
AnyLadder *any_ladder_new  (const Topology *topology, const uint8_t *givens);
/* From a position with marks of its own. */
AnyLadder *any_ladder_new_at (const Topology *topology, const AnyPosition *position);
void       any_ladder_free (AnyLadder *ladder);              /* NULL is fine */

/* The next step; it is carried out. False: the outcome says why there is none. */
bool       any_ladder_step  (AnyLadder *ladder, AnyDeduction *deduction);
/* Up to its end. */
void       any_ladder_climb (AnyLadder *ladder);

/* By the hardest step so far. */
AnyLevel   any_ladder_level (const AnyLadder *ladder);
