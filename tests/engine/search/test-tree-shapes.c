/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-tree-shapes.c — failed subtrees that look alike are those of which every level has as many guesses, counted by hand. */
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "engine/search/tree-shapes.h"
#include "puzzles.h"

static void
count_levels (const Tree *tree, uint32_t node, int level, uint32_t levels[N_CELLS + 1])
{
  levels[level]++;
  for (uint32_t child = tree_child (tree, node); child != TREE_NONE; child = tree_next (tree, child))
    count_levels (tree, child, level + 1, levels);
}

/* All nodes below the root with these levels. */
static int
count_alike (const Tree *tree, const uint32_t levels[N_CELLS + 1])
{
  int n = 0;

  for (uint32_t node = 1; node < tree_size (tree); node++)
    {
      uint32_t own[N_CELLS + 1] = { 0 };
      TreeNode got;

      tree_get (tree, node, &got);
      if (got.status != TREE_FAILED)
        continue;
      count_levels (tree, node, 0, own);
      n += memcmp (own, levels, sizeof own) == 0;
    }
  return n;
}

static Tree *
tree_of (const char *clues, int solutions, uint64_t events, uint32_t capacity)
{
  Trace trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults };
  Tree *tree;

  if (clues)
    g_assert_true (board_parse (&trace.board, clues));
  trace.options.solutions = (uint16_t) solutions;
  tree = tree_new (&trace, capacity);
  tree_grow (tree, events);
  return tree;
}

static void
test_by_hand (void)
{
  static const struct { const char *clues; int solutions; } searches[] = {
    { NULL, 1 }, { "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3", 1 },
    { "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1 },
    { NULL, 1000 },                  /* where there is a solution below, nothing failed */
  };

  for (size_t i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      Tree *tree = tree_of (searches[i].clues, searches[i].solutions, 8000, TREE_NODES_MAX);
      TreeShape shapes[TREE_SHAPES_MAX];
      int n = tree_shapes (tree, shapes);
      uint64_t cost = UINT64_MAX;

      g_assert_cmpint (n, >, 0);
      g_assert_cmpint (n, <=, TREE_SHAPES_MAX);
      for (int j = 0; j < n; j++)
        {
          uint32_t levels[N_CELLS + 1] = { 0 };

          count_levels (tree, tree_find (tree, shapes[j].first[0]), 0, levels);
          g_assert_cmpuint (shapes[j].n, >=, 2);
          g_assert_cmpuint (shapes[j].guesses, >=, TREE_SHAPE_LEAST);
          g_assert_cmpint (count_alike (tree, levels), ==, shapes[j].n);
          g_assert_cmpuint ((uint64_t) shapes[j].n * shapes[j].guesses, <=, cost);
          cost = (uint64_t) shapes[j].n * shapes[j].guesses;
          g_assert_cmpint (shapes[j].n_known, ==, MIN (shapes[j].n, TREE_SHAPE_KNOWN));
          for (int k = 0; k < shapes[j].n_known; k++)
            {
              uint32_t own[N_CELLS + 1] = { 0 };

              count_levels (tree, tree_find (tree, shapes[j].first[k]), 0, own);
              g_assert_cmpmem (own, sizeof own, levels, sizeof levels);
              g_assert_true (k == 0 || shapes[j].first[k] > shapes[j].first[k - 1]);
            }
        }
      tree_free (tree);
    }
}

/* A search without a failure has none. */
static void
test_none (void)
{
  Tree *tree = tree_of (NULL, 1, 10, TREE_NODES_LEAST);
  TreeShape shapes[TREE_SHAPES_MAX];

  g_assert_cmpint (tree_shapes (tree, shapes), ==, 0);
  tree_free (tree);
}

/* Where levels are not kept any more, what is known of a subtree still has to be the same. */
static void
test_folded (void)
{
  Tree *tree = tree_of (NULL, 1000, 100000, TREE_NODES_LEAST);
  TreeShape shapes[TREE_SHAPES_MAX];
  int n = tree_shapes (tree, shapes), n_folded = 0;

  g_assert_cmpint (n, >, 0);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < shapes[i].n_known; k++)
      {
        TreeNode node;

        tree_get (tree, tree_find (tree, shapes[i].first[k]), &node);
        g_assert_cmpuint (node.first, ==, shapes[i].first[k]);
        g_assert_cmpint (node.status, ==, TREE_FAILED);
        g_assert_cmpuint (node.guesses, ==, shapes[i].guesses);
        g_assert_cmpuint (node.height, ==, shapes[i].height);
        n_folded += node.folded;
      }
  g_assert_cmpint (n_folded, >, 0);
  tree_free (tree);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tree-shapes/by-hand", test_by_hand);
  g_test_add_func ("/tree-shapes/none", test_none);
  g_test_add_func ("/tree-shapes/folded", test_folded);
  return g_test_run ();
}
