/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace.h — a search, as a value: the puzzle, the strategy and its options, the seed, and the guesses of the viewer's.
 *
 * Nothing else of a search is kept anywhere: whoever has the trace can run it again and comes by every event. Equal traces are
 * the same search. */
#pragma once

#include <stdbool.h>
#include <string.h>

#include "steering.h"

struct Trace {
  const Strategy *strategy;            /* NULL: no search */
  Board           board;               /* the clues */
  SearchOptions   options;
  uint64_t        seed;
  Steering        steering;
};

bool trace_equal (const Trace *a, const Trace *b);

/* The same way to search, whatever the puzzle and whatever was steered. The seed of strategies that do not depend on one does not
 * count. */
bool trace_searches_alike (const Trace *a, const Trace *b);

static inline size_t
trace_state_size (const Trace *trace)
{
  return trace->strategy->size (&trace->options);
}

/* state: as large as trace_state_size () says. The board is set up anew rather than copied: what lies in the padding of the
 * caller's is not part of the search. */
void trace_start (const Trace *trace, void *state);

/* What step () is in a search that may be steered; the state stands after event number cursor. */
static inline bool
trace_step (const Trace *trace, void *state, uint64_t cursor, Event *event)
{
  return steering_step (trace->strategy, &trace->steering, state, cursor, event);
}
