/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-timeline-edges.c — at the edges: everything at once is what it is in pieces, nothing is nothing, and a strategy that has no
 * domain () of its own is asked by show (). */
#include <string.h>

#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/close-up.h"
#include "engine/search/timeline/heat.h"
#include "engine/search/tree.h"
#include "timeline-pair.h"

enum { EVENTS = 3000, COLUMNS = 20, PIECE = 37 };

static void
start (Pair *pair, const Strategy *strategy)
{
  pair_start (pair, strategy, &strategy->defaults, LONG, 1, EVENTS, 1 << 16);
  pair_explore (pair, EVENTS);
}

static void
all_at_once_is_what_it_is_in_pieces (void)
{
  g_autofree CloseUp *once = g_new0 (CloseUp, 1), *pieces = g_new0 (CloseUp, 1);
  g_autofree HeatRun *hot_once = g_new0 (HeatRun, 1), *hot_pieces = g_new0 (HeatRun, 1);
  uint64_t length;
  Pair     pair;

  start (&pair, &strategy_ascending);
  length = timeline_length (pair.timeline);
  close_up_start (once, pair.timeline, 100, length, COLUMNS);
  g_assert_false (close_up_run (once, UINT64_MAX));
  close_up_start (pieces, pair.timeline, 100, length, COLUMNS);
  while (close_up_run (pieces, PIECE))
    continue;
  g_assert_cmpmem (once->columns, sizeof once->columns, pieces->columns, sizeof pieces->columns);

  heat_run_start (hot_once, pair.timeline, 100, length);
  g_assert_false (heat_run (hot_once, UINT64_MAX));
  heat_run_start (hot_pieces, pair.timeline, 100, length);
  while (heat_run (hot_pieces, PIECE))
    continue;
  g_assert_cmpmem (&hot_once->counts, sizeof hot_once->counts, &hot_pieces->counts, sizeof hot_pieces->counts);
  g_assert_false (heat_run (hot_once, 5));                            /* nothing is left */
  g_assert_cmpuint (heat_run_at (hot_once), ==, length);
  pair_end (&pair);
}

static void
a_strategy_without_a_domain_is_shown (void)
{
  static Strategy shown;
  const Condition lost = { .cell = 4, .digit = 5, .change = CANDIDATE_LOST }, few = { .cell = 70, .max_domain = 1 };
  Pair            own, other;

  shown = strategy_ascending;
  shown.domain = NULL;
  start (&own, &strategy_ascending);
  start (&other, &shown);
  for (int direction = 1; direction >= -1; direction -= 2)
    for (int i = 0; i < 5; i++)
      {
        const Condition *condition = i % 2 ? &few : &lost;
        const Event     *a = timeline_find (own.timeline, condition, direction);
        const Event     *b = timeline_find (other.timeline, condition, direction);

        g_assert_cmpint (a != NULL, ==, b != NULL);
        g_assert_true (!a || event_equal (a, b));
        g_assert_cmpuint (timeline_cursor (own.timeline), ==, timeline_cursor (other.timeline));
      }
  g_assert_cmpuint (timeline_cursor (own.timeline), >, 0);
  pair_end (&own);
  pair_end (&other);
}

/* Where each event has a keyframe of its own, the last but one of a stretch is come to by one step onto a keyframe. */
static void
the_last_but_one_is_found (void)
{
  const Condition last_but_one = { .cell = -1, .nth = 2 };
  uint64_t        length;
  Pair            pair;

  pair_start (&pair, &strategy_logic, &strategy_logic.defaults, LONG, 1, EVENTS, TIMELINE_BUDGET);
  pair_explore (&pair, EVENTS);
  length = timeline_length (pair.timeline);
  g_assert_cmpuint (timeline_spacing (pair.timeline), ==, 1);
  for (uint64_t step = length; step > 2 && step + 20 > length; step--)
    {
      timeline_seek (pair.timeline, step);
      g_assert_nonnull (timeline_find (pair.timeline, &last_but_one, -1));
      pair_check_cursor (&pair, step - 2);
    }
  pair_end (&pair);
}

/* It has nothing but its path and a child of the root for each time it started over, of which none can be folded into another. */
static void
a_tree_of_restarts_gets_full (void)
{
  Trace trace = { .strategy = &strategy_potential, .options = strategy_potential.defaults, .seed = 1 };
  Tree *tree;

  g_assert_true (board_parse (&trace.board, LONG));
  tree = tree_new (&trace, TREE_NODES_LEAST);
  while (tree_grow (tree, 10000))
    continue;
  g_assert_true (tree_full (tree) && !tree_ended (tree));
  g_assert_cmpuint (tree_size (tree), ==, TREE_NODES_LEAST);
  tree_free (tree);
}

/* It is counted to its end, but nobody can look back on it. */
static void
what_lies_beyond_the_horizon_is_only_run (void)
{
  static Strategy near;
  SolveResult     whole;
  Pair            pair;

  near = strategy_ascending;
  near.horizon = 1000;
  start (&pair, &near);
  while (timeline_explored (pair.timeline) < EVENTS)
    pair_explore (&pair, EVENTS);
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 1000);
  timeline_seek (pair.timeline, 1000);
  pair_check_cursor (&pair, 1000);
  pair_end (&pair);

  near.horizon = 300;
  pair_start (&pair, &near, &near.defaults, EMPTY, 1, EVENTS, 1 << 16);
  solve (&(Trace) { .strategy = &strategy_ascending, .options = near.defaults, .seed = 1 }, &(SolveLimits) { 0 }, &whole);
  while (!explorer_ended (pair.explorer))
    pair_explore (&pair, 200);
  pair_explore (&pair, 200);                                          /* nothing is left */
  g_assert_cmpuint (timeline_explored (pair.timeline), >, 400);
  g_assert_cmpuint (timeline_length (pair.timeline), ==, 300);
  g_assert_cmpint (timeline_outcome (pair.timeline), ==, whole.outcome);
  pair_end (&pair);
}

static void
a_profile_of_nothing_is_empty (void)
{
  DepthColumn columns[3];
  Pair        pair;

  start (&pair, &strategy_ascending);
  memset (columns, 1, sizeof columns);
  timeline_profile (pair.timeline, 10, 9, 3, columns);
  for (int i = 0; i < 3; i++)
    g_assert_cmpuint (columns[i].kinds, ==, 0);
  pair_end (&pair);
}

static void
the_root_stands_alone (void)
{
  const Trace trace = { .strategy = &strategy_ascending, .options = { .solutions = 1 }, .seed = 1 };
  Tree       *tree = tree_new (&trace, TREE_NODES_LEAST);

  while (tree_grow (tree, UINT64_MAX))
    continue;
  g_assert_true (tree_ended (tree));
  g_assert_false (tree_grow (tree, 10));                              /* it has ended and stays so */
  g_assert_cmpuint (tree_parent (tree, 0), ==, TREE_NONE);
  g_assert_cmpuint (tree_next (tree, 0), ==, TREE_NONE);
  g_assert_cmpuint (tree_previous (tree, 0), ==, TREE_NONE);
  g_assert_cmpuint (tree_previous (tree, 1), ==, TREE_NONE);
  g_assert_cmpuint (tree_find (tree, 0), ==, TREE_NONE);              /* the start is no guess */
  g_assert_cmpuint (tree_find (tree, tree_first (tree, 1)), ==, 1);
  tree_free (tree);
}

/* By events and by recursion: one that nobody cancels is whole, one that somebody does stands where it was. */
static void
a_search_can_be_cancelled (void)
{
  for (int control = CONTROL_ITERATIVE; control <= CONTROL_RECURSIVE; control++)
    {
      Trace       trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 };
      atomic_bool cancel = false;
      SolveResult whole, result;

      trace.options.control = (uint8_t) control;
      g_assert_true (board_parse (&trace.board, LONG));
      solve (&trace, &(SolveLimits) { .max_nodes = 100000 }, &whole);
      solve (&trace, &(SolveLimits) { .max_nodes = 100000, .cancel = &cancel }, &result);
      g_assert_cmpuint (result.counters.nodes, ==, whole.counters.nodes);
      cancel = true;
      solve (&trace, &(SolveLimits) { .max_nodes = 100000, .cancel = &cancel }, &result);
      g_assert_cmpint (result.outcome, ==, OUTCOME_RUNNING);
      g_assert_cmpuint (result.counters.nodes, <, whole.counters.nodes);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline-edges/all-at-once-is-what-it-is-in-pieces", all_at_once_is_what_it_is_in_pieces);
  g_test_add_func ("/timeline-edges/a-strategy-without-a-domain-is-shown", a_strategy_without_a_domain_is_shown);
  g_test_add_func ("/timeline-edges/what-lies-beyond-the-horizon-is-only-run", what_lies_beyond_the_horizon_is_only_run);
  g_test_add_func ("/timeline-edges/the-last-but-one-is-found", the_last_but_one_is_found);
  g_test_add_func ("/timeline-edges/a-tree-of-restarts-gets-full", a_tree_of_restarts_gets_full);
  g_test_add_func ("/timeline-edges/a-profile-of-nothing-is-empty", a_profile_of_nothing_is_empty);
  g_test_add_func ("/timeline-edges/the-root-stands-alone", the_root_stands_alone);
  g_test_add_func ("/timeline-edges/a-search-can-be-cancelled", a_search_can_be_cancelled);
  return g_test_run ();
}
