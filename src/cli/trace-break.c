/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "trace-break.h"

#include <inttypes.h>
#include <stdio.h>

#include "model/explain/explain.h"
#include "model/explain/explain-condition.h"

enum { EVENTS_A_RUN = 1 << 20 };

const char trace_break_help[] =
  "COND, for --break, is made of these words; all that are given must hold at once:\n"
  "  kind=KIND,…         one of these kinds of events: assign, strip, single, wipeout, undo-assign, undo-strip,\n"
  "                      undo-single, solution, technique, restart, remove, put-back, done\n"
  "  cell=r4c5 digit=7   the event's cell, its digit\n"
  "  house=row4,box5     its cell lies in one of these (row, column, box)\n"
  "  depth=30 depth>=10  open guesses after it\n"
  "  choices>=3          a guess among at least so many\n"
  "  technique=ID        found by this technique\n"
  "  lost=r4c5=7         r4c5 can hold 7 no longer; back=r4c5=7: it can again\n"
  "  domain=r4c5<=2      r4c5 can hold at most so many digits, and could hold more before\n"
  "  event=500           this very event\n"
  "  nth=3               the third one that matches, from where it begins\n"
  "Exit status 1 means that there is no such event.";

bool
trace_break_parse (char *const *texts, TraceBreak *wanted)
{
  for (int i = 0; texts && texts[i]; i++)
    {
      ConditionError error;

      if (wanted->n == CONDITIONS_MAX)
        {
          command_usage ("--break: there can be %d at most", CONDITIONS_MAX);
          return false;
        }
      if (!condition_parse (texts[i], &wanted->conditions[wanted->n], &error))
        {
          g_autofree char *words = explain_condition_error (&error, texts[i]);

          command_usage ("--break: %s", words);
          return false;
        }
      wanted->n++;
    }

  return true;
}

/* Whether there is more, and all that there is at the moment is known. False: the end, or memory is short. */
static bool
explore (Explorer *explorer, Timeline *timeline)
{
  Batch *batch;
  bool   more = explorer_run (explorer, EVENTS_A_RUN, &batch);

  return timeline_accept (timeline, batch) && more && timeline_explored (timeline) == timeline_length (timeline);
}

/* Looks on until something is found or everything was explored. */
static bool
find (Finder *finder, Explorer *explorer, Timeline *timeline, bool *more)
{
  for (;;)
    {
      FinderStatus status;

      do
        status = finder_run (finder, EVENTS_A_RUN);
      while (status == FINDER_RUNNING && !command_output_failed ());
      if (status == FINDER_FOUND)
        return true;
      if (!*more)
        return false;
      *more = explore (explorer, timeline);
    }
}

static void
print_event (const Timeline *timeline)
{
  g_autoptr (GString) line = g_string_new (NULL);

  explain_trace_line (timeline_event (timeline), timeline_cursor (timeline), line);
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
find_all (Timeline *timeline, Explorer *explorer, const TraceBreak *wanted)
{
  bool     more = true;
  uint64_t n = 0, step;

  while (more && (wanted->back ? !wanted->from || timeline_length (timeline) <= wanted->from
                               : timeline_length (timeline) + 1 < wanted->from))
    more = explore (explorer, timeline);
  more &= !wanted->back;

  step = place_to_start (timeline, wanted);
  while (n < wanted->count && !command_output_failed ())
    {
      Finder *finder = finder_new (timeline, wanted->conditions, wanted->n, wanted->back ? -1 : 1);
      bool    found;

      if (!finder)
        break;
      finder_start_at (finder, step);
      found = find (finder, explorer, timeline, &more);
      if (found)
        timeline_take (timeline, finder);
      finder_free (finder);
      if (!found)
        break;
      print_event (timeline);
      step = timeline_cursor (timeline);
      n++;
    }

  return n;
}

int
trace_break_run (const Trace *trace, const TraceBreak *wanted)
{
  Explorer *explorer = explorer_new (trace, TIMELINE_BUDGET);
  Timeline *timeline = timeline_new (trace, TIMELINE_BUDGET);
  uint64_t  found = 0;

  if (!explorer || !timeline)
    fputs ("setdoku-cli: there is no memory for a search\n", stderr);
  else
    {
      found = find_all (timeline, explorer, wanted);
      if (!found && wanted->count && wanted->back)
        fputs ("setdoku-cli: not found back to event 1\n", stderr);
      else if (!found && wanted->count)
        fprintf (stderr, "setdoku-cli: not found up to event %" PRIu64 "\n", timeline_length (timeline));
    }

  timeline_free (timeline);
  explorer_free (explorer);
  return found || !wanted->count ? COMMAND_DONE : COMMAND_FAILED;
}
