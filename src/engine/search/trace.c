/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace.h"

bool
trace_searches_alike (const Trace *a, const Trace *b)
{
  return a->strategy == b->strategy && (!a->strategy || a->seed == b->seed || !a->strategy->seeded)
      && memcmp (&a->options, &b->options, sizeof a->options) == 0;
}

bool
trace_same_puzzle (const Trace *a, const Trace *b)
{
  if (!a->topology && !b->topology)
    return memcmp (a->board.digit, b->board.digit, sizeof a->board.digit) == 0;
  return topology_equal (a->topology, b->topology) && memcmp (a->givens, b->givens, a->topology->n_cells) == 0;
}

bool
trace_equal (const Trace *a, const Trace *b)
{
  return trace_searches_alike (a, b) && a->seed == b->seed && trace_same_puzzle (a, b)
      && steering_equal (&a->steering, &b->steering);
}

void
trace_start (const Trace *trace, void *state)
{
  Board clues;

  if (trace->topology)
    {
      trace->strategy->any->start (state, trace->topology, trace->givens, &trace->options);
      return;
    }
  board_from_digits (&clues, trace->board.digit);
  trace->strategy->start (state, &clues, &trace->options, trace->seed);
}

void
trace_figures (const Trace *trace, const void *state, SearchView *scratch, Counters *counters, Outcome *outcome)
{
  if (trace->topology)
    {
      trace->strategy->any->figures (state, counters, outcome);
      return;
    }
  trace->strategy->show (state, scratch);
  *counters = scratch->counters;
  *outcome = scratch->outcome;
}

bool
trace_step_any (const Trace *trace, void *state, uint64_t cursor, Event *event)
{
  const AnySearch *any = trace->strategy->any;
  const Steering  *steering = &trace->steering;

  for (unsigned i = 0; i < steering->n; i++)
    if (steering->at[i].step == cursor && any->guess && steering->at[i].cell < trace->topology->n_cells
        && any->guess (state, trace->topology, steering->at[i].cell, steering->at[i].digit, event))
      return true;

  return any->step (state, trace->topology, event);
}

TraceRun
trace_run_any (const Trace *trace, void *state, uint64_t *cursor, uint64_t to, Event *event, TraceLook look, void *data)
{
  while (*cursor < to)
    {
      if (!trace_step_any (trace, state, *cursor, event))
        return TRACE_ENDED;
      ++*cursor;
      if (look && !look (data, event, *cursor))
        return TRACE_STOPPED;
    }
  return TRACE_THERE;
}
