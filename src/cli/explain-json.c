/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-json.h"

#include "engine/core/notation.h"
#include "engine/search/strategies/sets.h"
#include "formats/json-line.h"
#include "model/explain/explain.h"
#include "model/explain/explain-deduction-json.h"
#include "path-verdict.h"

static void
put_set_step (int number, const Event *event, GString *text)
{
  g_autoptr (GString) equation = g_string_new (NULL);
  char tier[] = "T1";

  tier[1] = (char) ('0' + sets_tier (event));
  json_line_open (text, NULL, '{');
  json_line_number (text, "number", number);
  json_line_string (text, "tier", tier);
  json_line_words (text, "placed", event->digit ? notation_placed (event->cell, event->digit).text : "");
  explain_equation (event, equation);
  json_line_string (text, "equation", equation->str);
  json_line_close (text, '}');
}

bool
explain_json_sets (const Trace *trace, GString *text)
{
  g_autofree void *state = g_malloc (trace_state_size (trace));
  g_autofree SearchView *view = g_new (SearchView, 1);
  Event event = { .kind = EVENT_START };
  int steps = 0, hardest = 0;

  trace_start (trace, state);
  json_line_open (text, "steps", '[');
  while (trace->strategy->step (state, &event))
    if (event.kind == EVENT_SINGLE)
      {
        put_set_step (++steps, &event, text);
        hardest = MAX (hardest, sets_tier (&event));
      }
  json_line_close (text, ']');
  trace->strategy->show (state, view);
  return path_verdict_sets_keys (trace, &event, &view->board, hardest, text);
}

bool
explain_json_ladder (const Board *board, const PathWish *wish, Verdict *verdict, GString *text)
{
  Route route;
  bool  known = path_wish_climb (wish, board, verdict, &route);

  json_line_open (text, "steps", '[');
  for (int i = 0; i < route.n; i++)
    if (!wish->only || route.steps[i].deduction.technique == wish->only)
      explain_deduction_json (i + 1, &route.steps[i].deduction, &route.steps[i].before, text);
  json_line_close (text, ']');
  route_clear (&route);
  if (known)
    path_verdict_ladder_keys (board, verdict, text);
  return known;
}

void
explain_json_equations (const Board *board, int cell, GString *text)
{
  const int houses[] = {
    NO_HOUSE, cell_house (cell, HOUSE_BOXES), cell_house (cell, HOUSE_ROWS), cell_house (cell, HOUSE_COLUMNS),
  };
  g_autoptr (GString) equation = g_string_new (NULL);

  json_line_cell (text, "cell", cell);
  json_line_open (text, "equations", '[');
  for (gsize i = 0; i < G_N_ELEMENTS (houses); i++)
    {
      Event event;

      sets_deduce (board, cell, houses[i], &event);
      g_string_truncate (equation, 0);
      explain_equation (&event, equation);
      json_line_string (text, NULL, equation->str);
    }
  json_line_close (text, ']');
}
