/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-search-memory.c — when memory is short there is no tree, no trial, no divergence and no finder; nothing leaks, and what
 * was there goes on. */
#include <glib.h>

#include "../../short-memory.h"

#include "../any/small-board.h"

#include "engine/search/any/any-strategies.h"
#include "engine/search/compare.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/finder.h"
#include "engine/search/timeline/timeline.h"
#include "engine/search/tree-shapes.h"
#include "engine/search/tree.h"

static const Trace ascending = { .strategy = &strategy_ascending, .options = { .solutions = 1 }, .seed = 1 };

static void
a_tree_is_there_or_not (void)
{
  static SearchState state;

  trace_start (&ascending, state);
  for (int n = 0; n < 2; n++)
    {
      until_failure = n;
      g_assert_null (tree_new (&ascending, TREE_NODES_LEAST));
      until_failure = n;
      g_assert_null (tree_new_within (&ascending, state, 0, TREE_NODES_LEAST));
    }
  tree_free (NULL);
  g_assert_cmpint (n_live, ==, 0);
}

/* It needs room for a view of the search besides. */
static void
a_tree_of_any_board_is_there_or_not (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  Trace trace = { .strategy = any_strategies[0], .options = any_strategies[0]->defaults, .topology = topology };
  static SearchState state;
  int n_before = n_live, n_short = 0;
  Tree *tree = NULL;

  trace_start (&trace, state);
  for (int n = 0; !tree; n++)
    {
      until_failure = n;
      tree = tree_new_within (&trace, state, 0, TREE_NODES_LEAST);
      g_assert_true (tree || n_live == n_before);
      n_short += !tree;
    }
  until_failure = -1;
  g_assert_cmpint (n_short, >, 2);
  tree_free (tree);
  topology_unref (topology);
  g_assert_cmpint (n_live, ==, 0);
}

/* It is full earlier then, and says so. */
static void
a_tree_that_cannot_grow_is_full (void)
{
  Trace    many = ascending;
  Tree    *tree;
  uint32_t size;

  many.options.solutions = 1000;
  tree = tree_new (&many, TREE_NODES_MAX);
  until_failure = 0;
  while (tree_grow (tree, 100))
    g_assert_cmpint (until_failure, ==, 0);
  g_assert_cmpint (until_failure, ==, -1);
  g_assert_true (tree_full (tree) && !tree_ended (tree));
  size = tree_size (tree);
  g_assert_false (tree_grow (tree, 100));
  g_assert_cmpuint (tree_size (tree), ==, size);
  tree_free (tree);
  g_assert_cmpint (n_live, ==, 0);
}

static void
a_copy_of_a_tree_is_there_or_not (void)
{
  Tree *tree = tree_new (&ascending, TREE_NODES_LEAST), *copy;
  int   n_before;

  tree_grow (tree, 100);
  n_before = n_live;
  for (int n = 0; n < 2; n++)
    {
      until_failure = n;
      g_assert_null (tree_copy (tree));
      g_assert_cmpint (n_live, ==, n_before);
    }
  copy = tree_copy (tree);
  g_assert_cmpuint (tree_size (copy), ==, tree_size (tree));
  tree_free (copy);
  tree_free (tree);
  g_assert_cmpint (n_live, ==, 0);
}

static void
shapes_are_told_or_not (void)
{
  TreeShape shapes[TREE_SHAPES_MAX];
  Tree     *tree = tree_new (&ascending, TREE_NODES_MAX);
  int       whole, n_before;

  tree_grow (tree, 8000);
  whole = tree_shapes (tree, shapes);
  n_before = n_live;
  g_assert_cmpint (whole, >, 0);
  for (int n = 0; n < 5; n++)
    {
      until_failure = n;
      g_assert_cmpint (tree_shapes (tree, shapes), ==, until_failure < 0 ? 0 : whole);
      g_assert_cmpint (until_failure, ==, n < 4 ? -1 : 0);
      g_assert_cmpint (n_live, ==, n_before);
    }
  until_failure = -1;
  tree_free (tree);
  g_assert_cmpint (n_live, ==, 0);
}

static void
a_comparison_is_there_or_not (void)
{
  Divergence divergence;

  until_failure = 0;
  g_assert_null (trial_new (&ascending, 0, 0));
  trial_free (NULL);
  for (int n = 0; n < 2; n++)
    {
      until_failure = n;
      g_assert_false (divergence_find (&divergence, &ascending, &ascending, 100, NULL));
      g_assert_cmpint (divergence.kind, ==, DIVERGENCE_OPEN);
    }
  g_assert_true (divergence_find (&divergence, &ascending, &ascending, 100, NULL));
  g_assert_cmpint (n_live, ==, 0);
}

static bool
whether (void *told)
{
  return *(bool *) told;
}

static void
a_comparison_can_be_cancelled (void)
{
  bool told = false;
  Stop stop = { whether, &told };
  Divergence divergence;

  g_assert_true (divergence_find (&divergence, &ascending, &ascending, 0, &stop));
  g_assert_cmpint (divergence.kind, ==, DIVERGENCE_NONE);
  told = true;
  g_assert_true (divergence_find (&divergence, &ascending, &ascending, 0, &stop));
  g_assert_cmpint (divergence.kind, ==, DIVERGENCE_OPEN);
  g_assert_cmpuint (divergence.same, ==, 0);
}

static void
a_finder_is_there_or_not (void)
{
  Timeline *timeline = timeline_new (&ascending, TIMELINE_BUDGET);
  Finder   *finder;

  until_failure = 0;
  g_assert_null (finder_new (timeline, &CONDITION_ANY, 1, 1));
  finder_free (NULL);

  /* Nothing to look for is nowhere. */
  for (int direction = -1; direction <= 1; direction += 2)
    {
      finder = finder_new (timeline, NULL, 0, direction);
      g_assert_cmpint (finder_run (finder, 1000), ==, FINDER_NONE);
      g_assert_cmpuint (finder_position (finder), ==, 0);
      finder_free (finder);
    }
  timeline_free (timeline);
  timeline_free (NULL);
  g_assert_cmpint (n_live, ==, 0);
}

/* On a board with sums, which are read with room of their own: all that is told until then is what would have been told, and then
 * that memory is short is. */
static void
check_short_search (const Strategy *strategy, const SearchOptions *options, Topology *topology)
{
  enum { LENGTH = 400 };
  static SearchState state;
  static Event whole[LENGTH];
  Trace trace = { .strategy = strategy, .options = *options, .topology = topology };
  uint64_t length = 0;
  int n_before = n_live, n_short = 0;
  bool failed = true;

  trace_start (&trace, state);
  while (length < LENGTH && trace_step (&trace, state, length, &whole[length]))
    length++;
  for (int failure = 0; failed; failure++)
    {
      uint64_t step = 0;
      Counters counters;
      Outcome outcome;
      Event event;

      until_failure = failure;
      trace_start (&trace, state);
      while (step < length && trace_step (&trace, state, step, &event) && event.reason != REASON_NO_MEMORY)
        g_assert_true (event_equal (&event, &whole[step++]));
      failed = until_failure < 0;
      until_failure = -1;
      if (failed)
        {
          g_assert_cmpint (event.kind, ==, EVENT_DONE);
          g_assert_false (trace_step (&trace, state, step + 1, &event));
          trace_figures (&trace, state, NULL, &counters, &outcome);
          g_assert_cmpint (outcome, ==, OUTCOME_NO_MEMORY);
          n_short++;
        }
      else
        g_assert_cmpuint (step, ==, length);
      g_assert_cmpint (n_live, ==, n_before);
    }
  g_assert_cmpint (n_short, >, 1);
}

static void
a_search_with_sums_goes_on_or_ends (void)
{
  Rules *rules = rules_of_square (4, 2, 2);
  Topology *topology;

  rules_put (rules, "cage", "5|0 1");
  rules_put (rules, "cage", "6|5 6 10");
  topology = topology_of (rules);
  for (int s = 0; any_strategies[s]; s++)
    for (int inference = INFERENCE_NONE; inference <= INFERENCE_SINGLES; inference++)
      {
        SearchOptions options = any_strategies[s]->defaults;

        if (any_strategies[s]->switches & 1u << SWITCH_INFERENCE)
          options.inference = (uint8_t) inference;
        if (any_strategy_takes (any_strategies[s], topology, &options, NULL))
          check_short_search (any_strategies[s], &options, topology);
      }
  topology_unref (topology);
  g_assert_cmpint (n_live, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search-memory/a-tree-is-there-or-not", a_tree_is_there_or_not);
  g_test_add_func ("/search-memory/a-tree-that-cannot-grow-is-full", a_tree_that_cannot_grow_is_full);
  g_test_add_func ("/search-memory/a-copy-of-a-tree-is-there-or-not", a_copy_of_a_tree_is_there_or_not);
  g_test_add_func ("/search-memory/shapes-are-told-or-not", shapes_are_told_or_not);
  g_test_add_func ("/search-memory/a-comparison-is-there-or-not", a_comparison_is_there_or_not);
  g_test_add_func ("/search-memory/a-comparison-can-be-cancelled", a_comparison_can_be_cancelled);
  g_test_add_func ("/search-memory/a-finder-is-there-or-not", a_finder_is_there_or_not);
  g_test_add_func ("/search-memory/a-search-with-sums-goes-on-or-ends", a_search_with_sums_goes_on_or_ends);
  g_test_add_func ("/search-memory/a-tree-of-any-board", a_tree_of_any_board_is_there_or_not);
  return g_test_run ();
}
