/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "solve.h"

#include <string.h>

enum { CANCEL_EVERY = 4096 };          /* events between two looks at cancel: a few milliseconds; where steps are slow, each */

bool
solve_counts_arrivals (const Trace *trace)
{
  return trace->strategy->arrives && trace->options.inference == INFERENCE_NONE;
}

static void
record (const Strategy *strategy, const Event *event, const SearchView *view, bool arrivals, SolveResult *result)
{
  switch ((EventKind) event->kind)
    {
    case EVENT_SINGLE:
      if (strategy->tier && strategy->tier (event) > result->hardest_tier)
        result->hardest_tier = (uint8_t) strategy->tier (event);
      break;

    case EVENT_WIPEOUT:
      if (event->reason == REASON_NO_DIGIT)
        {
          result->dead_ends[event->cell]++;
          result->exhausted[event->cell] += arrivals;
        }
      break;

    case EVENT_UNDO_ASSIGN:
      result->exhausted[event->cell] += event_is_exhausted (event);
      break;

    case EVENT_SOLUTION:
      if (result->counters.solutions++ == 0)
        memcpy (result->solution, view->board.digit, sizeof result->solution);
      break;

    default:
      break;
    }
}

static void
solve_iteratively (const Trace *trace, const SolveLimits *limits, SolveResult *result)
{
  const Strategy *strategy = trace->strategy;
  SearchState state;
  SearchView view;
  Event      event;
  bool       arrivals = solve_counts_arrivals (trace);
  uint64_t   nodes = 0, cancel_every = strategy->keyframes ? 1 : CANCEL_EVERY;

  strategy->start (state, &trace->board, &trace->options, trace->seed);
  while (strategy->step (state, &event))
    {
      result->events++;
      if (event.kind == EVENT_SOLUTION)
        strategy->show (state, &view);
      record (strategy, &event, &view, arrivals, result);

      if (limits->decide && (event.kind == EVENT_ASSIGN || event.kind == EVENT_WIPEOUT))
        limits->decide (limits->user, event.cell, event.kind == EVENT_ASSIGN ? event.digit : 0);
      if (event.kind == EVENT_ASSIGN && ++nodes == limits->max_nodes)
        break;
      if (limits->cancel && result->events % cancel_every == 0 && atomic_load (limits->cancel))
        break;
    }

  strategy->show (state, &view);
  result->outcome = view.outcome;
  result->counters = view.counters;
  memcpy (result->last, view.board.digit, sizeof result->last);
}

void
solve (const Trace *trace, const SolveLimits *limits, SolveResult *result)
{
  static const SolveLimits none = { 0 };

  if (trace->strategy->recurse && trace->options.control == CONTROL_RECURSIVE)
    {
      trace->strategy->recurse (trace, limits, result);
      return;
    }

  memset (result, 0, sizeof *result);
  solve_iteratively (trace, limits ? limits : &none, result);
}
