/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "compare-json.h"

#include "engine/rules/place-notation.h"
#include "formats/json-line.h"

const char *
compare_outcome_id (const RaceFigures *figures)
{
  static const char *const ids[] = {
    [OUTCOME_RUNNING] = "running", [OUTCOME_SOLVED] = "solved", [OUTCOME_NO_SOLUTION] = "no-solution",
    [OUTCOME_STUCK] = "stuck", [OUTCOME_GAVE_UP] = "gave-up", [OUTCOME_DUG] = "dug",
    [OUTCOME_NO_MEMORY] = "no-memory",
  };

  return figures->capped ? "capped" : ids[figures->outcome];
}

static void
begin (const char *strategy, GString *text)
{
  json_line_open (text, NULL, '{');
  json_line_string (text, "strategy", strategy);
}

void
compare_json_figures (const char *strategy, const RaceFigures *figures, GString *text)
{
  begin (strategy, text);
  json_line_string (text, "outcome", compare_outcome_id (figures));
  json_line_count (text, "guesses", figures->guesses);
  json_line_count (text, "take_backs", figures->take_backs);
  json_line_count (text, "dead_ends", figures->dead_ends);
  json_line_count (text, "singles", figures->singles);
  json_line_count (text, "techniques", figures->techniques);
  json_line_count (text, "strips", figures->strips);
  json_line_count (text, "events", figures->events);
  json_line_count (text, "depth", figures->max_depth);
  json_line_real (text, "cpu_ms", 1e-6 * (double) figures->cpu_ns, 4);
  json_line_count (text, "undo_bytes", figures->undo_bytes);
  json_line_close (text, '}');
}

void
compare_json_row (const char *strategy, const SurveyRow *row, GString *text)
{
  begin (strategy, text);
  json_line_count (text, "puzzles", row->puzzles);
  json_line_count (text, "solved", row->solved);
  json_line_count (text, "capped", row->capped);
  json_line_count (text, "median", row->median);
  json_line_real (text, "mean", row->mean, 1);
  json_line_count (text, "max", row->max);
  json_line_count (text, "without", row->without);
  json_line_real (text, "cpu_seconds", row->cpu_s, 3);
  json_line_close (text, '}');
}

char *
compare_placed (const Topology *topology, const Event *event)
{
  return event->kind == EVENT_ASSIGN
         ? g_strdup_printf ("%s=%c", place_text_on (event->cell, topology ? topology->columns : 9).text,
                            value_character (event->digit))
         : NULL;
}

void
compare_json_divergence (const Topology *topology, const char *first, const char *second, const Divergence *divergence,
                         GString *text)
{
  json_line_open (text, NULL, '{');
  json_line_string (text, "first", first);
  json_line_string (text, "second", second);
  if (divergence->kind == DIVERGENCE_OPEN)
    json_line_null (text, "differ");
  else
    json_line_bool (text, "differ", divergence->kind == DIVERGENCE_FOUND);
  json_line_count (text, "same_guesses", divergence->same);
  if (divergence->kind == DIVERGENCE_FOUND)
    {
      json_line_open (text, "sides", '[');
      for (int side = 0; side < 2; side++)
        {
          g_autofree char *placed = compare_placed (topology, &divergence->event[side]);

          json_line_open (text, NULL, '{');
          json_line_count (text, "event", divergence->step[side]);
          json_line_string (text, "placed", placed);
          json_line_close (text, '}');
        }
      json_line_close (text, ']');
    }
  json_line_close (text, '}');
}
