/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "solve-any.h"

#include <string.h>

enum { CANCEL_EVERY = 64 };            /* events between two looks at cancel, each less than a millisecond */

static void
record (const Trace *trace, const void *state, const Event *event, AnySolveResult *result)
{
  switch ((EventKind) event->kind)
    {
    case EVENT_WIPEOUT:
      if (event->reason == REASON_NO_DIGIT)
        {
          result->dead_ends[event->cell]++;
          result->exhausted[event->cell] += solve_counts_arrivals (trace);
        }
      break;

    case EVENT_UNDO_ASSIGN:
      result->exhausted[event->cell] += event_is_exhausted (event);
      break;

    case EVENT_SOLUTION:
      if (result->counters.solutions++ == 0)
        trace->strategy->any->values (state, trace->topology, result->solution);
      break;

    default:
      break;
    }
}

void
solve_any (const Trace *trace, const SolveLimits *limits, AnySolveResult *result)
{
  static const SolveLimits none = { 0 };
  const AnySearch *any = trace->strategy->any;
  SearchState state;
  Event       event;
  uint64_t    nodes = 0;

  limits = limits ? limits : &none;
  memset (result, 0, sizeof *result);
  trace_start (trace, state);
  while (any->step (state, trace->topology, &event))
    {
      result->events++;
      record (trace, state, &event, result);
      if (limits->decide && (event.kind == EVENT_ASSIGN || event.kind == EVENT_WIPEOUT))
        limits->decide (limits->user, event.cell, event.kind == EVENT_ASSIGN ? event.digit : 0);
      if (event.kind == EVENT_ASSIGN && ++nodes == limits->max_nodes)
        break;
      if (limits->cancel && result->events % CANCEL_EVERY == 0 && atomic_load (limits->cancel))
        break;
    }
  any->figures (state, &result->counters, &result->outcome);
  any->values (state, trace->topology, result->last);
}
