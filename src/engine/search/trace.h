/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace.h — a search, as a value: the puzzle, the strategy and its options, the seed, and the guesses of the viewer's.
 *
 * Nothing else of a search is kept anywhere: whoever has the trace can run it again and comes by every event. Equal traces are
 * the same search.
 *
 * The topology is borrowed: a copied trace is good as long as somebody holds a reference. What is made from a trace and lives on
 * (explorer, timeline, tree, trial) holds one of its own; a Stretch does not. */
#pragma once

#include <stdbool.h>
#include <string.h>

#include "steering.h"

struct Trace {
  const Strategy *strategy;            /* NULL: no search */
  const Topology *topology;            /* NULL: the classic board. Else strategy->any is there, and takes it */
  Board           board;               /* the clues of the classic board */
  uint8_t         givens[RULES_CELLS_MAX];     /* those of any other, 0 where there is none */
  SearchOptions   options;
  uint64_t        seed;
  Steering        steering;
};

bool trace_equal (const Trace *a, const Trace *b);

/* The same board with the same clues, however it is searched. */
bool trace_same_puzzle (const Trace *a, const Trace *b);

/* The same way to search, whatever the puzzle and whatever was steered. The seed of strategies that do not depend on one does not
 * count. */
bool trace_searches_alike (const Trace *a, const Trace *b);

static inline size_t
trace_state_size (const Trace *trace)
{
  if (trace->topology)
    return trace->strategy->any->size (trace->topology, &trace->options);
  return trace->strategy->size (&trace->options);
}

/* state: as large as trace_state_size () says. The board is set up anew rather than copied: what lies in the padding of the
 * caller's is not part of the search. */
void trace_start (const Trace *trace, void *state);

/* How the search stands: what it counted, and whether it has ended. scratch: for strategies of the classic board, which tell it
 * with all else; overwritten. */
void trace_figures (const Trace *trace, const void *state, SearchView *scratch, Counters *counters, Outcome *outcome);

/* trace_step () of a board of any shape. */
bool trace_step_any (const Trace *trace, void *state, uint64_t cursor, Event *event);

/* What step () is in a search that may be steered; the state stands after event number cursor. */
static inline bool
trace_step (const Trace *trace, void *state, uint64_t cursor, Event *event)
{
  if (trace->topology)
    return trace_step_any (trace, state, cursor, event);
  return steering_step (trace->strategy, &trace->steering, state, cursor, event);
}

/* Whether it guesses at all, and a guess of the viewer's as strategy.h has it: digit in cell in place of what it would do next. */
static inline bool
trace_guesses (const Trace *trace)
{
  return trace->topology ? trace->strategy->any->guess != NULL : trace->strategy->guess != NULL;
}

static inline bool
trace_guess (const Trace *trace, void *state, int cell, int digit, Event *event)
{
  if (trace->topology)
    return trace->strategy->any->guess (state, trace->topology, cell, digit, event);
  return trace->strategy->guess (state, cell, digit, event);
}

/* Told of each event that a search comes by, and of its number; false: no further. */
typedef bool (*TraceLook) (void *data, const Event *event, uint64_t number);

typedef enum {
  TRACE_ENDED,                         /* the search did */
  TRACE_STOPPED,                       /* look () did not want to go further */
  TRACE_THERE,
} TraceRun;

/* trace_run () of a board of any shape, whose steps cost more than the calls. */
TraceRun trace_run_any (const Trace *trace, void *state, uint64_t *cursor, uint64_t to, Event *event, TraceLook look, void *data);

/* The one loop that runs a search on: to event number to, or as far as look, which may be NULL, wants to. The state stands
 * after event number *cursor, which goes with it. Always part of its caller, so that a look that is known there costs no
 * call. */
static inline __attribute__ ((always_inline)) TraceRun
trace_run (const Trace *trace, void *state, uint64_t *cursor, uint64_t to, Event *event, TraceLook look, void *data)
{
  bool   (*step) (void *, Event *) = trace->strategy->step;
  uint64_t at = *cursor;
  bool     on = true, further = true;

  if (trace->topology)
    return trace_run_any (trace, state, cursor, to, event, look, data);
  while (on && further && at < to)
    {
      uint64_t steered = steering_next (&trace->steering, at), own = steered < to ? steered : to;

      while (further && at < own && (on = step (state, event)))
        {
          at++;
          further = !look || look (data, event, at);
        }
      if (on && further && at < to && (on = trace_step (trace, state, at, event)))
        {
          at++;
          further = !look || look (data, event, at);
        }
    }

  *cursor = at;
  return !on ? TRACE_ENDED : !further ? TRACE_STOPPED : TRACE_THERE;
}
