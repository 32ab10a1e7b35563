/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace-any.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/search/solve-any.h"
#include "any-input.h"
#include "trace-hash.h"

static int
print_hash (const Trace *trace, int64_t count)
{
  g_autofree void *state = g_malloc (trace_state_size (trace));
  uint64_t hash = EVENT_HASH_START, n = 0, end = count < 0 ? TRACE_HASH_EVENTS : (uint64_t) count;
  Event event = EVENT_NONE;

  trace_start (trace, state);
  for (; n < end && trace_step (trace, state, n, &event); n++)
    hash = event_hash (hash, &event);
  printf ("%016" PRIx64 " %" PRIu64 " events\n", hash, n);
  return event.reason == REASON_NO_MEMORY ? command_no_memory () : COMMAND_DONE;
}

static int
print_stats (const Trace *trace)
{
  g_autofree AnySolveResult *result = g_new (AnySolveResult, 1);
  const Counters *counters = &result->counters;

  solve_any (trace, NULL, result);
  fputs ("solution: ", stdout);
  for (int cell = 0; counters->solutions && cell < trace->topology->n_cells; cell++)
    putchar (result->solution[cell] ? value_character (result->solution[cell]) : '-');
  puts (counters->solutions ? "" : "none");
  printf ("events: %" PRIu64 "\nplacements: %" PRIu64 "\nbacktracks: %" PRIu64 "\ntests: %" PRIu64 "\nnodes: %" PRIu64
          "\nmax-depth: %" PRIu64 "\n", result->events, counters->placements, counters->backtracks, counters->tests,
          counters->nodes, counters->max_depth);
  return result->outcome == OUTCOME_NO_MEMORY ? command_no_memory () : COMMAND_DONE;
}

static int
print_found (const Trace *trace, const TraceAny *wanted)
{
  g_autofree TraceBreak *found = g_memdup2 (&wanted->wanted, sizeof wanted->wanted);

  if (!trace_break_parse (trace->topology, wanted->breaks, found))
    return COMMAND_USAGE;
  return trace_break_run (trace, found);
}

int
trace_any_run (const TraceAny *wanted)
{
  g_autofree Trace *trace = g_new0 (Trace, 1);
  g_autoptr (Block) block = NULL;
  g_autofree char *why = NULL;
  int status = COMMAND_FAILED;

  if (!command_choose_any (trace, wanted->strategy, wanted->settings))
    return COMMAND_USAGE;
  block = any_input_one (wanted->file, wanted->name, &trace->topology);
  if (!block)
    return COMMAND_FAILED;
  memcpy (trace->givens, block->givens, sizeof trace->givens);
  why = any_input_refuse (trace, trace->topology);
  if (why)
    status = command_usage ("%s", why);
  else
    status = wanted->breaks ? print_found (trace, wanted)
           : wanted->hash ? print_hash (trace, wanted->window.count)
           : wanted->stats ? print_stats (trace) : trace_format_run (trace, &wanted->window);
  topology_unref (trace->topology);
  return status;
}
