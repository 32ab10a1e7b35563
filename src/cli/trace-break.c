/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace-break.h"

#include <inttypes.h>
#include <stdio.h>

#include "model/explain/explain.h"
#include "model/explain/explain-condition.h"
#include "model/search/event-any.h"
#include "model/search/event-json.h"

enum { EVENTS_A_RUN = 1 << 20 };

const char trace_break_help[] =
  "COND, for --break, is made of these words; all that are given must hold at once:\n"
  "  kind=KIND,…         one of these kinds of events: assign, strip, single, wipeout, undo-assign, undo-strip,\n"
  "                      undo-single, solution, technique, restart, remove, put-back, done\n"
  "  cell=r4c5 digit=7   the event's cell, its digit\n"
  "  house=row4,box5     its cell lies in one of these (row, column, box; with --from blocks R4, B5, D1, K3 …)\n"
  "  depth=30 depth>=10  open guesses after it\n"
  "  choices>=3          a guess among at least so many\n"
  "  technique=ID        found by this technique\n"
  "  lost=r4c5=7         r4c5 can hold 7 no longer; back=r4c5=7: it can again\n"
  "  domain=r4c5<=2      r4c5 can hold at most so many digits, and could hold more before\n"
  "  event=500           this very event\n"
  "  nth=3               the third one that matches, from where it begins\n"
  "Exit status 1 means that there is no such event.";

bool
trace_break_parse (const Topology *topology, char *const *texts, TraceBreak *wanted)
{
  for (int i = 0; texts && texts[i]; i++)
    {
      ConditionError error;

      if (wanted->n == CONDITIONS_MAX)
        {
          command_usage ("--break: there can be %d at most", CONDITIONS_MAX);
          return false;
        }
      if (!condition_parse_on (topology, texts[i], &wanted->conditions[wanted->n], &error))
        {
          g_autofree char *words = explain_condition_error (&error, texts[i]);

          command_usage ("--break: %s", words);
          return false;
        }
      wanted->n++;
    }

  return true;
}

/* How far the search is known. */
typedef struct {
  Explorer *explorer;
  Timeline *timeline;
  bool      more;                    /* there is more, and all that there is at the moment is known */
  bool      short_of_memory;         /* so that there is no more */
} Known;

static void
explore (Known *known)
{
  Batch *batch;
  bool   more = explorer_run (known->explorer, EVENTS_A_RUN, &batch);

  known->short_of_memory = !timeline_accept (known->timeline, batch);
  known->more = !known->short_of_memory && more
                && timeline_explored (known->timeline) == timeline_length (known->timeline);
}

/* Looks on until something is found or everything was explored. */
static bool
find (Finder *finder, Known *known)
{
  for (;;)
    {
      FinderStatus status;

      do
        status = finder_run (finder, EVENTS_A_RUN);
      while (status == FINDER_RUNNING && !command_output_failed ());
      if (status == FINDER_FOUND)
        return true;
      if (!known->more)
        return false;
      explore (known);
    }
}

static void
print_event (const Topology *topology, const Timeline *timeline)
{
  g_autoptr (GString) line = g_string_new (NULL);
  const Event *event = timeline_event (timeline);
  uint64_t step = timeline_cursor (timeline);

  if (command_json ())
    {
      if (topology)
        event_any_json (topology, event, step, line);
      else
        event_json_line (event, step, line);
      fputs (line->str, stdout);
      return;
    }
  if (topology)
    event_any_text (topology, event, step, line);
  else
    explain_trace_line (event, step, line);
  command_put_line (line->str);
}

/* The step to look after, or before. */
static uint64_t
place_to_start (const Timeline *timeline, const TraceBreak *wanted)
{
  uint64_t length = timeline_length (timeline);

  if (!wanted->back)
    return MIN (wanted->from ? wanted->from - 1 : 0, length);
  return wanted->from && wanted->from < length ? wanted->from + 1 : length + 1;
}

/* Returns how many were found. */
static uint64_t
find_all (Known *known, const Topology *topology, const TraceBreak *wanted)
{
  Timeline *timeline = known->timeline;
  uint64_t n = 0, step;

  while (known->more && (wanted->back ? !wanted->from || timeline_length (timeline) <= wanted->from
                                      : timeline_length (timeline) + 1 < wanted->from))
    explore (known);
  if (wanted->back && known->short_of_memory)
    return 0;                                                      /* the last ones are not known */
  known->more &= !wanted->back;

  step = place_to_start (timeline, wanted);
  while (n < wanted->count && !command_output_failed ())
    {
      Finder *finder = finder_new (timeline, wanted->conditions, wanted->n, wanted->back ? -1 : 1);
      bool    found;

      known->short_of_memory |= !finder;
      if (!finder)
        break;
      finder_start_at (finder, step);
      found = find (finder, known);
      if (found)
        timeline_take (timeline, finder);
      finder_free (finder);
      if (!found)
        break;
      print_event (topology, timeline);
      step = timeline_cursor (timeline);
      n++;
    }

  return n;
}

int
trace_break_run (const Trace *trace, const TraceBreak *wanted)
{
  Known    known = { explorer_new (trace, timeline_budget (trace)), timeline_new (trace, timeline_budget (trace)), .more = true };
  uint64_t found = 0;

  known.short_of_memory = !known.explorer || !known.timeline;
  if (!known.short_of_memory)
    found = find_all (&known, trace->topology, wanted);
  if (known.short_of_memory)
    fputs ("setdoku-cli: there is no memory for a search\n", stderr);
  else if (!found && wanted->count && wanted->back)
    fputs ("setdoku-cli: not found back to event 1\n", stderr);
  else if (!found && wanted->count)
    fprintf (stderr, "setdoku-cli: not found up to event %" PRIu64 "\n", timeline_length (known.timeline));

  timeline_free (known.timeline);
  explorer_free (known.explorer);
  return !known.short_of_memory && (found || !wanted->count) ? COMMAND_DONE : COMMAND_FAILED;
}
