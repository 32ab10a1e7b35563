/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* steering.h — guesses that the viewer made instead of the search.
 *
 * A steered guess replaces the guess that the
 * search would have made next; from there it goes on by itself, and still tries everything in the end: what was
 * not chosen stays untried. Whoever runs a trace (trace.h) again steps through
 * steering_step (). */
#pragma once

#include "strategy.h"

enum { STEERS_MAX = 16 };

typedef struct {
  uint64_t step;               /* the guess is event step + 1 */
  uint16_t cell;
  uint8_t  digit;              /* from 1 */
} Steer;

typedef struct {
  unsigned n;                  /* ≤ STEERS_MAX */
  Steer    at[STEERS_MAX];     /* ascending by step, no step twice */
} Steering;

enum { STEERING_TEXT_SIZE = STEERS_MAX * 32 + 1 };     /* always enough for steering_format () */

/* The first steered step at or after the cursor; UINT64_MAX: none. Up to there the strategy's own step () will do.
 * steering may be NULL. */
static inline uint64_t
steering_next (const Steering *steering, uint64_t cursor)
{
  for (unsigned i = 0; i < steering->n; i++)
    if (steering->at[i].step >= cursor)
      return steering->at[i].step;

  return UINT64_MAX;
}

/* What step () is in a steered search; the state stands after event number cursor. A guess that cannot be made there is
 * left out: the search goes on as it would have. */
static inline bool
steering_step (const Strategy *strategy, const Steering *steering, void *state, uint64_t cursor, Event *event)
{
  for (unsigned i = 0; i < steering->n; i++)
    if (steering->at[i].step == cursor && strategy->guess
        && strategy->guess (state, steering->at[i].cell, steering->at[i].digit, event))
      return true;

  return strategy->step (state, event);
}

/* Adds a guess in place of event step + 1; what was steered from there on is dropped. False, and nothing changed: full. */
bool   steering_add    (Steering *steering, uint64_t step, int cell, int digit);

bool   steering_equal  (const Steering *a, const Steering *b);

/* "356:r4c5=7 402:r6c1=3"; cut at size. Returns the length. */
size_t steering_format (const Steering *steering, char *text, size_t size);
bool   steering_parse  (const char *text, Steering *steering);             /* false, and untouched: that is not one */
/* The same of the board; topology NULL: the classic one. Values above 9 have their letters. */
size_t steering_format_on (const Topology *topology, const Steering *steering, char *text, size_t size);
bool   steering_parse_on  (const Topology *topology, const char *text, Steering *steering);
