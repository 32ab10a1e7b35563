/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-machinery.c — searches on boards of any shape beside those of the classic board: the same guesses where the board is
 * the same, and all that runs, seeks, counts and compares the one runs the other. Their contract is in
 * formats/test-any-search.c. */
#include <glib.h>
#include <string.h>

#include "engine/rules/constraint.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/compare.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/finder.h"
#include "engine/search/tree.h"

static SearchState state, copy;

static Topology *
square (int n, int box_rows, int box_columns)
{
  g_autofree Rules *rules = g_new0 (Rules, 1);
  RulesFault fault;

  rules_init_square (rules, n, box_rows, box_columns);
  return topology_new (rules, &fault);
}

/* One event of each; those of boards of any shape say the same by other numbers. */
static void
check_alike (const Event *event, const Event *other)
{
  g_assert_cmpint (event->kind, ==, other->kind);
  g_assert_cmpint (event->depth, ==, other->depth);
  g_assert_cmpint (event->digit, ==, other->digit);
  g_assert_cmphex (event->possible, ==, other->possible);
  g_assert_cmphex (event->untried, ==, other->untried);
  g_assert_cmpuint (event->nodes, ==, other->nodes);
  g_assert_true (event->cell == other->cell || (event->cell == NO_CELL && !event_has_cell (other)));
  g_assert_true (event->source == other->source || (event->source == NO_CELL && other->source == NO_PLACE));
  g_assert_true (event->house == other->house || (event->house == NO_HOUSE && !event_has_house (other)));
  if (event_has_places (event))
    {
      g_assert_cmphex (event->places, ==, other->places);
      g_assert_cmphex (event->places_left, ==, other->places_left);
    }
}

/* The classic board given as a topology: event by event what ascending and dlx do, by ascending 391 guesses on the empty one. */
static void
on_the_classic_board_they_do_what_the_classic_ones_do (void)
{
  static const char *const puzzles[] = {
    ".................................................................................",
    "1..75.8.4.4...9......9.8..5..2....6..4..7............39.....1..5..3.5.8....8.9...",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4..9.",
  };
  static const struct { const Strategy *classic, *any; } pairs[] = {
    { &strategy_ascending, &strategy_any_order }, { &strategy_dlx, &strategy_any_dlx },
  };
  Topology *topology = square (9, 3, 3);

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles) * G_N_ELEMENTS (pairs); i++)
    {
      Trace classic = { .strategy = pairs[i % 2].classic, .options = pairs[i % 2].classic->defaults };
      Trace any = { .strategy = pairs[i % 2].any, .options = pairs[i % 2].any->defaults, .topology = topology };
      Counters counters;
      Outcome outcome;
      SearchView view;
      Event event, other;

      g_assert_true (board_parse (&classic.board, puzzles[i / 2]));
      memcpy (any.givens, classic.board.digit, N_CELLS);
      trace_start (&classic, state);
      trace_start (&any, copy);
      for (uint64_t step = 0; step < 100000 && trace_step (&classic, state, step, &event); step++)
        {
          g_assert_true (trace_step (&any, copy, step, &other));
          check_alike (&event, &other);
        }
      trace_figures (&classic, state, &view, &counters, &outcome);
      trace_figures (&any, copy, NULL, &view.counters, &view.outcome);
      g_assert_cmpmem (&counters, sizeof counters, &view.counters, sizeof counters);
      g_assert_cmpint (outcome, ==, view.outcome);
      if (i == 0)
        g_assert_cmpuint (counters.nodes, ==, 391);
    }
  topology_unref (topology);
}

/* An exact cover has no columns for rules that are no houses: which one is said. */
static void
an_exact_cover_is_of_houses_only (void)
{
  g_autofree Rules *rules = g_new0 (Rules, 1);
  RulesFault fault;
  int constraint;

  for (int which = 0; which < 4; which++)
    {
      Topology *topology;

      rules_init_square (rules, 9, 3, 3);
      rules_add (rules, constraint_kind_from_id ("extra"), (uint16_t[]) { 0, 10, 20, NO_PLACE }, 4);
      if (which == 1)
        rules_add (rules, constraint_kind_from_id ("cage"), (uint16_t[]) { 12, NO_PLACE, 0, 1, 2, NO_PLACE }, 6);
      if (which == 2)
        rules_add (rules, constraint_kind_from_id ("less"), (uint16_t[]) { 3, 4, NO_PLACE }, 3);
      if (which == 3)
        rules->extras = 1u << EXTRA_ANTIKNIGHT;
      topology = topology_new (rules, &fault);
      g_assert_cmpint (any_strategy_takes (&strategy_any_dlx, topology, &strategy_any_dlx.defaults, &constraint), ==, which == 0);
      if (which)
        g_assert_cmpint (constraint, ==, which == 3 ? -1 : 1);
      g_assert_true (any_strategy_takes (&strategy_any_explore, topology, &strategy_any_explore.defaults, &constraint));
      topology_unref (topology);
    }
}

static void
clues_that_clash_are_told_first (void)
{
  Topology *topology = square (16, 4, 4);

  for (int s = 0; any_strategies[s]; s++)
    {
      Trace trace = { .strategy = any_strategies[s], .options = any_strategies[s]->defaults, .topology = topology };
      Event event;

      trace.givens[0] = trace.givens[255] = 16;
      trace.givens[240] = 16;                      /* column 1, and row 16 */
      trace_start (&trace, state);
      g_assert_true (trace_step (&trace, state, 0, &event));
      g_assert_cmpint (event.kind, ==, EVENT_WIPEOUT);
      g_assert_cmpint (event.reason, ==, REASON_REPEATED);
      g_assert_cmpint (event.cell, ==, 240);
      g_assert_cmpint (event.source, ==, 0);
      g_assert_cmpint (topology->house[event.house].kind, ==, HOUSE_COLUMN);
      g_assert_true (trace_step (&trace, state, 1, &event));
      g_assert_cmpint (event.kind, ==, EVENT_DONE);
      g_assert_false (trace_step (&trace, state, 2, &event));
    }
  topology_unref (topology);
}

/* What a stretch of events is about. */
static void
check_touched (const Timeline *timeline, const GArray *events)
{
  for (int i = 0; i < 20; i++)
    {
      uint64_t first = 1 + (uint64_t) g_test_rand_int_range (0, (int) events->len), last = MIN (first + 30, events->len);
      PlaceSet touched = timeline_touched (timeline, first, last);

      for (uint64_t step = first; step <= last; step++)
        {
          const Event *event = &g_array_index (events, Event, step - 1);

          g_assert_true (!event_has_cell (event) || places_has (&touched, event->cell));
        }
    }
}

/* The first event by which a cell loses a value, found by asking the search itself after each. */
static void
check_watched (const Trace *trace, Timeline *timeline, int cell, int value)
{
  g_autofree char *text = g_strdup_printf ("lost=r%dc%d=%c", cell / 16 + 1, cell % 16 + 1, value < 10 ? '0' + value : 'A' + value - 10);
  Condition condition;
  ConditionError error;
  uint64_t expected = 0;
  Event event;

  g_assert_true (condition_parse_on (trace->topology, text, &condition, &error));
  trace_start (trace, state);
  for (uint64_t step = 0; step < timeline_length (timeline) && !expected; step++)
    {
      bool had = values_has (trace->strategy->any->domain (state, trace->topology, cell), value);

      g_assert_true (trace_step (trace, state, step, &event));
      if (had && !values_has (trace->strategy->any->domain (state, trace->topology, cell), value))
        expected = step + 1;
    }
  timeline_seek (timeline, 0);
  g_assert_cmpint (timeline_find (timeline, &condition, 1) != NULL, ==, expected > 0);
  g_assert_cmpuint (timeline_cursor (timeline), ==, expected);
}

/* From the middle on it is the same tree: what is open there is above what comes. */
static void
check_window (const Trace *trace, const Tree *whole, uint64_t length)
{
  uint64_t first = length / 2;
  Tree *tree;
  Event event;

  trace_start (trace, state);
  for (uint64_t step = 0; step < first; step++)
    g_assert_true (trace_step (trace, state, step, &event));
  tree = tree_new_within (trace, state, first, TREE_NODES_MAX);
  tree_grow (tree, length - first);
  g_assert_cmpuint (tree_events (tree), ==, length);
  for (uint64_t step = first; step <= length; step += 1 + (length - first) / 50)
    {
      uint32_t a = tree_at (tree, step), b = tree_at (whole, step);

      for (; a; a = tree_parent (tree, a), b = tree_parent (whole, b))
        {
          TreeNode in, of;

          tree_get (tree, a, &in);
          tree_get (whole, b, &of);
          g_assert_cmpint (in.cell, ==, of.cell);
          g_assert_cmpint (in.digit, ==, of.digit);
          g_assert_cmpint (in.depth, ==, of.depth);
        }
      g_assert_cmpuint (b, ==, 0);
    }
  tree_free (tree);
}

/* Timeline, finder, tree, trial and solve run them as they run the others. */
static void
check_machinery (const Strategy *strategy)
{
  enum { LENGTH = 20000 };
  Topology *topology = square (16, 4, 4);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (Event));
  g_autofree Trace *trace = g_new0 (Trace, 1);
  const Condition last = { .kinds = 1u << EVENT_UNDO_ASSIGN, .cell = 255 };
  TrialFigures figures;
  Explorer *explorer;
  Timeline *timeline;
  Event event;
  Trial *trial;
  Tree *tree;
  uint64_t guesses = 0, found = 0;

  *trace = (Trace) { .strategy = strategy, .options = strategy->defaults, .topology = topology };
  trace->options.solutions = 1000;
  trace_start (trace, state);
  while (events->len < LENGTH && trace_step (trace, state, events->len, &event))
    {
      g_array_append_val (events, event);
      guesses += event.kind == EVENT_ASSIGN;
    }
  explorer = explorer_new (trace, 1 << 19);
  timeline = timeline_new (trace, 1 << 19);
  tree = tree_new (trace, TREE_NODES_MAX);
  trial = trial_new (trace, 0, events->len);
  topology_unref (topology);                       /* each of them holds it */
  for (bool more = true; more && explorer_events (explorer) < events->len;)
    {
      Batch *batch;

      more = explorer_run (explorer, events->len - explorer_events (explorer), &batch);
      g_assert_true (timeline_accept (timeline, batch));
    }
  explorer_free (explorer);
  g_assert_cmpuint (timeline_length (timeline), ==, events->len);
  for (int i = 0; i < 300; i++)
    {
      uint64_t step = 1 + (uint64_t) g_test_rand_int_range (0, (int) events->len);

      g_assert_true (event_equal (timeline_seek (timeline, step), &g_array_index (events, Event, step - 1)));
    }
  timeline_seek (timeline, events->len);
  for (uint64_t step = events->len - 1; step > 0 && !found; step--)
    if (condition_holds (&last, &g_array_index (events, Event, step - 1), step, 0, 0))
      found = step;
  g_assert_cmpint (timeline_find (timeline, &last, -1) != NULL, ==, found > 0);
  g_assert_cmpuint (timeline_cursor (timeline), ==, found ? found : events->len);
  check_touched (timeline, events);
  for (int value = 1; value <= 16; value += 5)
    check_watched (trace, timeline, 3 * value, value);
  g_assert_cmpuint (timeline_mismatches (timeline), ==, 0);
  timeline_free (timeline);

  tree_grow (tree, events->len);
  g_assert_cmpuint (tree_size (tree), ==, guesses + 1);
  check_window (trace, tree, events->len);
  tree_free (tree);

  trial_run (trial, UINT64_MAX);
  trial_get (trial, &figures);
  g_assert_cmpuint (figures.events, ==, events->len);
  g_assert_cmpuint (figures.counters.nodes, ==, guesses);
  trial_free (trial);
}

static void
all_machinery_runs_them (void)
{
  for (int s = 0; any_strategies[s]; s++)
    check_machinery (any_strategies[s]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-machinery/on-the-classic-board-they-do-what-the-classic-ones-do",
                   on_the_classic_board_they_do_what_the_classic_ones_do);
  g_test_add_func ("/any-machinery/an-exact-cover-is-of-houses-only", an_exact_cover_is_of_houses_only);
  g_test_add_func ("/any-machinery/clues-that-clash-are-told-first", clues_that_clash_are_told_first);
  g_test_add_func ("/any-machinery/all-machinery-runs-them", all_machinery_runs_them);
  return g_test_run ();
}
