/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explain-handout.h"

#include "engine/search/strategies/sets.h"
#include "model/explain/explain.h"
#include "model/explain/explain-deduction.h"
#include "path-verdict.h"

/* A paragraph each. */
static void
put_lines (HandoutKind kind, const char *lines, GString *text)
{
  g_auto (GStrv) line = g_strsplit (lines, "\n", -1);

  for (int i = 0; line[i]; i++)
    handout_paragraph (kind, line[i], text);
}

bool
explain_handout_sets (HandoutKind kind, const Trace *trace, GString *text)
{
  g_autofree void *state = g_malloc (trace_state_size (trace));
  g_autofree SearchView *view = g_new (SearchView, 1);
  g_autoptr (GString) steps = g_string_new (NULL), equation = g_string_new (NULL);
  g_autoptr (GString) verdict = g_string_new (NULL);
  Event event = { .kind = EVENT_START };
  uint64_t number = 0;
  int n = 0, hardest = 0;
  char tier[] = "T1";

  trace_start (trace, state);
  while (trace->strategy->step (state, &event))
    {
      Explanation explanation = { 0 };

      number++;
      if (event.kind != EVENT_SINGLE)
        continue;
      trace->strategy->show (state, view);
      explain_event (&event, view, trace->strategy, number, &explanation);
      g_string_truncate (equation, 0);
      explain_equation (&event, equation);
      handout_step (kind, ++n, explanation.title, explanation.sentence, equation->str, steps);
      explanation_clear (&explanation);
      hardest = MAX (hardest, sets_tier (&event));
    }
  tier[1] = (char) ('0' + hardest);
  handout_puzzle (kind, &trace->board, n, n ? tier : NULL, text);
  g_string_append (text, steps->str);
  if (n)
    handout_end_steps (kind, text);
  trace->strategy->show (state, view);
  if (!path_verdict_sets (trace, &event, &view->board, hardest, verdict))
    return false;
  put_lines (kind, verdict->str, text);
  return true;
}

static void
put_example (HandoutKind kind, const Board *board, const Deduction *deduction, const Position *position, GString *text)
{
  Explanation explanation = { 0 };
  DocumentCell given[N_CELLS] = { 0 };
  g_autoptr (GString) equation = g_string_new (NULL);
  Scene scene;

  for (int cell = 0; cell < N_CELLS; cell++)
    given[cell].given = board->digit[cell];
  explain_deduction (deduction, position, &explanation);
  explain_deduction_equation (deduction, position, equation);
  scene_of_step (&scene, given, position, deduction);
  handout_board (kind, &scene, text);
  handout_explanation (kind, &explanation, equation->str, text);
  explanation_clear (&explanation);
}

bool
explain_handout_ladder (HandoutKind kind, const Board *board, const PathWish *wish, Verdict *verdict, GString *text)
{
  g_autoptr (GString) steps = g_string_new (NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *hardest = NULL;
  Route route;
  bool known = path_wish_climb (wish, board, verdict, &route);

  for (int i = 0; i < route.n; i++)
    {
      const RouteStep *step = &route.steps[i];

      if (!wish->only)
        handout_deduction (kind, i + 1, &step->deduction, &step->before, steps);
      else if (step->deduction.technique == wish->only)
        put_example (kind, board, &step->deduction, &step->before, steps);
    }
  if (!wish->only)
    {
      hardest = verdict->hardest ? explain_technique (verdict->hardest) : NULL;
      handout_puzzle (kind, board, route.n, hardest, text);
    }
  g_string_append (text, steps->str);
  if (!wish->only && steps->len)
    handout_end_steps (kind, text);
  route_clear (&route);
  path_verdict_ladder (board, verdict, lines);
  put_lines (kind, lines->str, text);
  return known;
}
