/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-search-memory.c — when memory is short there is no tree, no trial, no divergence and no finder; nothing leaks, and what
 * was there goes on. */
#include <glib.h>

#include "../../short-memory.h"

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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/search-memory/a-tree-is-there-or-not", a_tree_is_there_or_not);
  g_test_add_func ("/search-memory/a-tree-that-cannot-grow-is-full", a_tree_that_cannot_grow_is_full);
  g_test_add_func ("/search-memory/shapes-are-told-or-not", shapes_are_told_or_not);
  g_test_add_func ("/search-memory/a-comparison-is-there-or-not", a_comparison_is_there_or_not);
  g_test_add_func ("/search-memory/a-comparison-can-be-cancelled", a_comparison_can_be_cancelled);
  g_test_add_func ("/search-memory/a-finder-is-there-or-not", a_finder_is_there_or_not);
  return g_test_run ();
}
