/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-flame.c — each event of a search is under the cells that were guessed then, once; and two trees laid upon each other say
 * how many guesses each has where they differ. */
#include <glib.h>
#include <string.h>

#include "engine/search/strategies/strategies.h"
#include "model/race/flame.h"
#include "model/race/merged-tree.h"
#include "model/search/compare.h"

static const char *const hard = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

static Trace
trace_of (const char *way)
{
  Trace trace;

  g_assert_true (entrant_parse (way, &trace, NULL) && board_parse (&trace.board, hard));
  return trace;
}

/* Every event of the search, by the cells of the guesses that stand after it, counted the slow way. */
static void
every_event_is_under_its_cells_once (void)
{
  static const char *const ways[] = { "mrv-forward", "singles", "norvig", "dlx" };

  for (size_t way = 0; way < G_N_ELEMENTS (ways); way++)
    {
      Trace trace = trace_of (ways[way]);
      g_autoptr (GHashTable) slow = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_autofree void *state = g_malloc0 (trace_state_size (&trace));
      Flame *flame = flame_new (&trace);
      const FlameNode *nodes;
      uint8_t path[N_CELLS + 1] = { 0 };
      uint64_t cursor = 0;
      uint32_t n;
      Event event;

      while (flame_run (flame, 1000))
        ;
      g_assert_true (flame_ended (flame));
      trace_start (&trace, state);
      while (trace_step (&trace, state, cursor, &event))
        {
          GString *key = g_string_new ("");

          cursor++;
          if (event.kind == EVENT_ASSIGN)
            path[event.depth] = event.cell;
          for (int depth = 1; depth <= event.depth; depth++)
            g_string_append_printf (key, " %d", path[depth]);
          g_hash_table_insert (slow, g_strdup (key->str), GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (slow,
              key->str)) + 1));
          g_string_free (key, TRUE);
        }
      nodes = flame_nodes (flame, &n);
      g_assert_cmpuint (flame_events (flame), ==, cursor);
      g_assert_cmpuint (nodes[0].events, ==, cursor);
      for (uint32_t i = 0; i < n; i++)
        {
          g_autofree char *key = g_strdup ("");
          uint64_t below = nodes[i].own;

          for (uint32_t at = i; at != 0; at = nodes[at].parent)
            {
              char *longer = g_strdup_printf (" %d%s", nodes[at].cell, key);

              g_free (key);
              key = longer;
            }
          g_assert_cmpuint (nodes[i].own, ==, GPOINTER_TO_UINT (g_hash_table_lookup (slow, key)));
          for (uint32_t child = nodes[i].child; child != FLAME_NONE; child = nodes[child].next)
            below += nodes[child].events;
          g_assert_cmpuint (nodes[i].events, ==, below);
        }
      flame_free (flame);
    }
}

/* A million guesses and more: bounded in nodes, and nothing of it is lost. */
static void
a_search_of_millions_of_guesses_fits (void)
{
  Trace trace = trace_of ("ascending");
  Flame *flame = flame_new (&trace);
  const FlameNode *nodes;
  uint64_t guesses = 0;
  uint32_t n;

  while (flame_run (flame, 1 << 20) && flame_events (flame) < 8 * 1000 * 1000)
    ;
  nodes = flame_nodes (flame, &n);
  for (uint32_t i = 0; i < n; i++)
    guesses += nodes[i].guesses;
  g_assert_cmpuint (guesses, >, 1000000);
  g_assert_cmpuint (n, <=, FLAME_NODES_MAX);
  g_assert_cmpuint (nodes[0].events, ==, flame_events (flame));
  flame_free (flame);
}

static Tree *
tree_of (const Trace *trace)
{
  Tree *tree = tree_new (trace, TREE_NODES_MAX);

  while (tree_grow (tree, 100000))
    ;
  return tree;
}

static void
a_tree_laid_upon_itself_is_the_same (void)
{
  Trace trace = trace_of ("mrv-forward");
  Tree *tree = tree_of (&trace);
  MergedTree merged;

  g_assert_true (merged_tree_make (&merged, tree, tree));
  g_assert_cmpuint (merged.pentagons, ==, 0);
  g_assert_cmpint (merged.nodes[0].kind, ==, MERGED_SAME);
  g_assert_false (merged.cut);
  merged_tree_clear (&merged);
  tree_free (tree);
}

/* On each side the guesses that are common and those in pentagons are all that there are. */
static void
no_guess_is_lost_or_counted_twice (void)
{
  static const char *const pairs[][2] = {
    { "mrv-forward", "mrv-degree-forward" }, { "singles", "norvig" }, { "mrv-degree-forward", "norvig" }, { "dlx", "singles" },
  };

  for (size_t pair = 0; pair < G_N_ELEMENTS (pairs); pair++)
    {
      Trace a = trace_of (pairs[pair][0]), b = trace_of (pairs[pair][1]);
      Tree *trees[2] = { tree_of (&a), tree_of (&b) };
      MergedTree merged;
      uint64_t found[2] = { 0 };
      TreeNode root;

      g_assert_true (merged_tree_make (&merged, trees[0], trees[1]));
      for (uint32_t i = 1; i < merged.n; i++)
        for (int side = 0; side < 2; side++)
          {
            const MergedNode *node = &merged.nodes[i];

            found[side] += node->kind == MERGED_COMMON ? 1 : node->guesses[side];
            g_assert_cmpuint (node->parent, <, i);
          }
      for (int side = 0; side < 2; side++)
        {
          tree_get (trees[side], 0, &root);
          g_assert_cmpuint (found[side], ==, root.guesses);
          tree_free (trees[side]);
        }
      g_assert_cmpuint (merged.pentagons, >, 0);
      merged_tree_clear (&merged);
    }
}

/* Steered at one guess: all before it is common, and a pentagon begins there on both sides. */
static void
a_steered_search_parts_where_it_was_steered (void)
{
  Trace plain = trace_of ("mrv-forward"), steered = plain;
  Tree *trees[2] = { tree_of (&plain), NULL };
  MergedTree merged;
  TreeNode node, other = { 0 };
  uint32_t found = 0;

  /* The first guess that had a choice, made the other way. */
  for (uint32_t i = 1; i < tree_size (trees[0]) && !other.first; i++)
    for (int digit = 1; digit <= 9 && !other.first; digit++)
      {
        tree_get (trees[0], i, &node);
        g_assert_true (steering_add (&steered.steering, node.first - 1, node.cell, digit));
        tree_free (trees[1]);
        trees[1] = tree_of (&steered);
        if (tree_find (trees[1], node.first) != TREE_NONE)
          tree_get (trees[1], tree_find (trees[1], node.first), &other);
        if (other.digit == node.digit)           /* it could not be guessed: the search went on as it would have */
          other = (TreeNode) { 0 };
        steered = other.first ? steered : plain;
      }
  g_assert_cmpuint (other.first, ==, node.first);
  g_assert_true (merged_tree_make (&merged, trees[0], trees[1]));
  for (uint32_t i = 1; i < merged.n; i++)
    if (merged.nodes[i].kind == MERGED_PENTAGON && merged.nodes[i].step[0] == node.first && merged.nodes[i].step[1] == node.first)
      found++;
  g_assert_cmpuint (found, ==, 1);
  merged_tree_clear (&merged);
  tree_free (trees[0]);
  tree_free (trees[1]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/flame/every-event-is-under-its-cells-once", every_event_is_under_its_cells_once);
  g_test_add_func ("/flame/a-search-of-millions-of-guesses-fits", a_search_of_millions_of_guesses_fits);
  g_test_add_func ("/merged-tree/a-tree-laid-upon-itself-is-the-same", a_tree_laid_upon_itself_is_the_same);
  g_test_add_func ("/merged-tree/no-guess-is-lost-or-counted-twice", no_guess_is_lost_or_counted_twice);
  g_test_add_func ("/merged-tree/a-steered-search-parts-where-it-was-steered", a_steered_search_parts_where_it_was_steered);
  return g_test_run ();
}
