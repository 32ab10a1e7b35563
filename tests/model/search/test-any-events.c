/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-events.c — what searches on boards of any shape do, as everybody is told: the words and sets of each event, its line of
 * pseudo-code and of the log, how the board shows it. The sets are evaluated. */
#include <glib.h>
#include <string.h>

#include "../look/any-board.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/trace.h"
#include "model/explain/explain-any-event.h"
#include "model/look/scene.h"
#include "model/search/log-line.h"
#include "model/search/pseudo-code.h"
#include "model/search/tree-spine.h"

enum { EVENTS = 1500 };

static const struct { int side, n; const char *lines; } boards[] = {
  { 6, 6, "boxes=2x3\ngivens=1.3.5.............................6.\n" },
  { 4, 4, "regions=AABBAABBCCDDCCDD\nextras=diagonal+\n" },
  { 9, 9, "boxes=3x3\nextras=antiknight\ncage=15|r1c1 r1c2 r2c1\ncage=6|r5c5 r5c6 r6c5\nthermo=r9c1 r8c1 r7c1 r6c1\nwhite=r3c7 r3c8\n" },
  { 4, 4, "boxes=2x2\ncage=3|r1c1 r1c2\ncage=3|r1c3 r1c4\n" },                       /* two cages that cannot be */
  { 4, 4, "boxes=2x2\ngivens=11..............\n" },
  { 16, 16, "boxes=4x4\n" },
};

static BoardPlan *
board_of (unsigned i)
{
  return plan_of (boards[i].side, boards[i].side, boards[i].n, boards[i].lines);
}

static const PseudoLine *
line_of (const Strategy *strategy, const SearchOptions *options, const Event *event)
{
  const PseudoLine *lines[PSEUDO_LINES_MAX], *found = NULL;
  int n = pseudo_code_lines (strategy, options, lines);

  g_assert_cmpint (n, >, 5);
  for (int i = 0; i < n; i++)
    if (pseudo_line_makes (lines[i], event, false))
      {
        g_assert_null (found);
        found = lines[i];
      }
  return found;
}

/* Down the columns: what is joined is what is used, and what is left of it is possible. */
static void
check_table (const Topology *topology, const Explanation *explanation)
{
  Values joined = 0, first = 0;
  bool minus = false;

  for (int i = 0; i < explanation->n_rows; i++)
    {
      const SetRow *row = &explanation->rows[i];

      g_assert_cmpstr (row->label, !=, "");
      g_assert_cmpuint (row->digits & ~topology->all, ==, 0);
      g_assert_cmpuint ((row->accent | row->gone) & ~row->digits, ==, 0);
      for_each_place (cell, row->cells)
        g_assert_true (topology_exists (topology, cell));
      if (row->op == OPERATOR_MINUS)
        {
          first = joined;
          joined = 0;
          minus = true;
        }
      if (row->op == OPERATOR_EQUALS)
        g_assert_cmpuint (row->digits, ==, minus ? first & ~joined : joined);
      else if (row->op == OPERATOR_ALL_MINUS)
        g_assert_cmpuint (row->digits & ~row->gone & joined, ==, 0);
      else
        joined |= row->digits;
    }
}

static void
check_words (const Topology *topology, const Event *event, const AnyView *view, Explanation *explanation)
{
  g_autoptr (GString) line = g_string_new (NULL);

  explain_any_event (topology, event, view, explanation);
  g_assert_cmpstr (explanation->title, !=, "");
  g_assert_cmpint (explanation->n ? explanation->n : topology->n, ==, topology->n);
  g_assert_null (strchr (explanation->title, '{'));
  if (explanation->sentence && event->kind != EVENT_ASSIGN)
    g_assert_null (strstr (explanation->sentence, "{d"));
  g_assert_nonnull (explanation->spoken);
  check_table (topology, explanation);
  if (event->kind == EVENT_SINGLE)
    g_assert_cmpuint (explanation->rows[explanation->n_rows - 1].accent, ==, values_of (event->digit));
  log_line_format (topology, event, 1, line);
  g_assert_true (g_utf8_validate (line->str, -1, NULL));
  g_assert_cmpint (line->len, >, 4);
}

static void
check_picture (const BoardPlan *plan, const Event *event, const AnyView *view, const Explanation *explanation)
{
  static Scene scene;
  LookInput input = { .plan = plan, .any = view, .event = event, .explanation = explanation, .cursor = -1,
                      .show_candidates = true };

  scene_compute (&scene, &input);
  for (int cell = 0; cell < scene_n_cells (&scene); cell++)
    {
      const CellLook *look = &scene.looks[cell];

      if (!event_has_cell (event) || event->cell != cell)
        {
          g_assert_cmpint (look->digit, ==, view->value[cell]);
          if (!look->digit && explanation->n_rows == 0)
            g_assert_cmpuint (look->candidates, ==, view->candidates[cell]);
        }
    }
  if (event->kind == EVENT_STRIP)
    g_assert_cmpuint (scene.looks[event->cell].struck, ==, values_of (event->digit));
  if (event->kind == EVENT_UNDO_ASSIGN)
    g_assert_cmpint (scene.looks[event->cell].taken, ==, event->digit);
  if (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT)
    g_assert_true (scene.looks[event->cell].dead);
}

static void
check_search (const BoardPlan *plan, const Trace *trace)
{
  g_autofree AnyView *view = g_new (AnyView, 1);
  g_autofree Spine *spine = g_new (Spine, 1);
  g_autofree void *state = g_malloc0 (trace_state_size (trace));
  Explanation explanation = { .cell = -1 };
  Event event = { .kind = EVENT_START, .cell = NO_PLACE, .house = NO_PLACE, .source = NO_PLACE, .any = 1 };

  trace_start (trace, state);
  for (uint64_t n = 0; n < EVENTS; n++)
    {
      const PseudoLine *line;
      g_autofree char *value = NULL;

      trace->strategy->any->show (state, trace->topology, view);
      check_words (trace->topology, &event, view, &explanation);
      check_picture (plan, &event, view, &explanation);
      line = line_of (trace->strategy, &trace->options, &event);
      if (!line)
        g_error ("%s: %s by %s comes from no line", trace->strategy->id, event_kind_ids[event.kind],
                 event_reason_ids[event.reason]);
      value = pseudo_line_value (line, trace->topology, &event, false, view);
      g_assert_true (!value || g_utf8_validate (value, -1, NULL));
      tree_spine (NULL, NULL, trace->topology->columns, view, &event, n, spine);
      g_assert_cmpint (spine->n_rows, >=, view->n_path);
      if (!trace_step (trace, state, n, &event))
        break;
    }
  explanation_clear (&explanation);
}

static void
test_events (void)
{
  g_autofree Trace *trace = g_new0 (Trace, 1);

  for (unsigned i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      BoardPlan *plan = board_of (i);
      const char *givens = strstr (boards[i].lines, "givens=");

      trace->topology = plan->topology;
      memset (trace->givens, 0, sizeof trace->givens);
      for (int cell = 0; givens && cell < plan->topology->n_cells; cell++)
        trace->givens[cell] = (uint8_t) value_from_character (givens[strlen ("givens=") + (size_t) cell]);
      for (const Strategy *const *strategy = any_strategies; *strategy; strategy++)
        for (int inference = 0; inference <= INFERENCE_SINGLES; inference++)
          {
            trace->strategy = *strategy;
            trace->options = (*strategy)->defaults;
            if ((*strategy)->switches >> SWITCH_INFERENCE & 1)
              trace->options.inference = (uint8_t) inference;
            else if ((*strategy)->switches >> SWITCH_TIER & 1)
              trace->options.tier = (uint8_t) (TIER_1 + inference);
            if (any_strategy_takes (*strategy, plan->topology, &trace->options, NULL))
              check_search (plan, trace);
          }
      board_plan_unref (plan);
    }
}

/* What is said in full. */
static void
test_sentences (void)
{
  BoardPlan *plan = board_of (G_N_ELEMENTS (boards) - 1);
  const Topology *topology = plan->topology;
  g_autofree AnyView *view = g_new0 (AnyView, 1);
  Explanation explanation = { .cell = -1 };
  Event event = { .kind = EVENT_STRIP, .reason = REASON_NONE, .cell = 1, .digit = 12, .house = 0, .source = 0, .any = 1 };

  view->value[0] = 12;
  view->origin[0] = ORIGIN_GIVEN;
  view->candidates[1] = topology->all & ~values_of (12);
  explain_any_event (topology, &event, view, &explanation);
  g_assert_cmpstr (explanation.title, ==, "C is ruled out in row 1, column 2");
  g_assert_cmpstr (explanation.sentence, ==, "It shares row 1 with row 1, column 1, which holds that digit.");
  g_assert_cmpstr (explanation.formula, ==, "PV(r1c2) = {1,2,3,4,5,6,7,8,9,A,B,C,D,E,F,G} ∖ {C} = {1,2,3,4,5,6,7,8,9,A,B,D,E,F,G}");
  explain_any_place (topology, view, 1, &explanation);
  g_assert_cmpstr (explanation.title, ==, "Row 1, column 2");
  g_assert_cmpint (explanation.n, ==, 16);
  g_assert_cmpstr (explanation.rows[0].label, ==, "Row 1");
  g_assert_cmpuint (explanation.rows[0].digits, ==, values_of (12));
  explanation_clear (&explanation);
  board_plan_unref (plan);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-events/all", test_events);
  g_test_add_func ("/any-events/sentences", test_sentences);
  return g_test_run ();
}
