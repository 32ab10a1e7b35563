/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-telling.c — a deduction has room for so many links and groups: a chain or a net that needs more is told not at all rather
 * than in part, wherever the room ends. */
#include <glib.h>
#include <string.h>

#include "engine/logic/techniques/chain.h"
#include "engine/logic/techniques/net.h"

/* Of exchange_diabolical; it has groups and almost locked sets at once. */
#define PUZZLE "000600450004090001070013090090000104045000920201000070050360010900070500012005000"

enum { PATHS = 400 };

static Position   position;
static ChainGraph graph;
static ChainTree  tree;
static Net        net;

/* A deduction that holds so many links and groups already. */
static void
start (Deduction *deduction, int n_links, int n_groups)
{
  memset (deduction, 0, sizeof *deduction);
  deduction_start (deduction, techniques);
  deduction->n_links = (uint16_t) n_links;
  deduction->n_groups = (uint8_t) n_groups;
}

/* The path with room for ever more. Returns how many groups it took. */
static int
check_path (const ChainPath *path)
{
  Deduction whole, deduction;

  start (&whole, 0, 0);
  g_assert_true (chain_path_tell (path, &graph, 3, &whole));
  g_assert_cmpint (whole.n_links, >=, path->n - 1);
  for (int room = 0; room <= whole.n_links; room++)
    {
      start (&deduction, DEDUCTION_LINKS - room, 0);
      g_assert_true (chain_path_tell (path, &graph, 3, &deduction) == (room == whole.n_links));
      g_assert_cmpint (deduction.n_links, ==, DEDUCTION_LINKS);
      for (int i = 0; i < room; i++)
        g_assert_cmpint (deduction.links[DEDUCTION_LINKS - room + i].branch, ==, 3);
    }
  for (int room = 0; room <= whole.n_groups; room++)
    {
      bool told;

      start (&deduction, 0, DEDUCTION_GROUPS - room);
      told = chain_path_tell (path, &graph, 3, &deduction);
      g_assert_true (told || room < whole.n_groups);
      g_assert_true (!told || deduction.n_links == whole.n_links);
      g_assert_cmpint (deduction.n_groups, <=, DEDUCTION_GROUPS);
    }
  return whole.n_groups;
}

static void
a_chain_is_told_whole_or_not (void)
{
  int n_paths = 0, n_groups = 0;

  g_assert_true (chain_graph_make (&graph, &position, CHAIN_SETS));
  for (int node = 0; node < graph.n_candidates && n_paths < PATHS; node += 5)
    {
      chain_tree_grow (&tree, &graph, literal_of (node, node % 2), 30 * CHAIN_STEP);
      for (int i = 1; i < tree.n_reached; i++)
        {
          ChainPath path;
          int       kinds[NODE_SET + 1] = { 0 };

          chain_tree_path (&tree, tree.reached[i], &path);
          for (int k = 0; k < path.n; k++)
            kinds[graph.nodes[literal_node (path.at[k])].kind]++;
          if (!kinds[NODE_GROUP] && !kinds[NODE_SET] && i % 10)
            continue;
          n_groups += check_path (&path);
          n_paths++;
        }
    }
  g_assert_cmpint (n_paths, >=, PATHS);
  g_assert_cmpint (n_groups, >, PATHS);
  chain_graph_free (&graph);
}

/* A net goes over candidates; groups, where the graph has them, do not matter. */
static void
a_net_is_one_of_candidates (void)
{
  static ChainGraph with_groups;
  static Net        same;

  g_assert_true (chain_graph_make (&graph, &position, CHAIN_CANDIDATES));
  g_assert_true (chain_graph_make (&with_groups, &position, CHAIN_GROUPS));
  g_assert_cmpint (with_groups.n_nodes, >, graph.n_nodes);
  for (int node = 0; node < graph.n_candidates; node += 5)
    {
      net_grow (&net, &graph, literal_of (node, true));
      net_grow (&same, &with_groups, literal_of (node, true));
      g_assert_cmpmem (net.reached, (gsize) net.n_reached * sizeof (Literal),
                       same.reached, (gsize) same.n_reached * sizeof (Literal));
    }
  chain_graph_free (&with_groups);
  chain_graph_free (&graph);
}

static void
a_net_is_told_whole_or_not (void)
{
  int n_nets = 0;

  g_assert_true (chain_graph_make (&graph, &position, CHAIN_CANDIDATES));
  for (int node = 0; node < graph.n_candidates; node += 5)
    {
      Deduction whole, deduction;
      Literal   end;

      net_grow (&net, &graph, literal_of (node, true));
      end = net.reached[net.n_reached - 1];
      start (&whole, 0, 0);
      if (!net_tell (&net, &graph, end, 2, &whole))
        continue;
      for (int room = 0; room <= whole.n_links; room++)
        {
          start (&deduction, DEDUCTION_LINKS - room, 0);
          g_assert_true (net_tell (&net, &graph, end, 2, &deduction) == (room == whole.n_links));
          g_assert_cmpint (deduction.n_links, ==, DEDUCTION_LINKS);
        }
      n_nets++;
    }
  g_assert_cmpint (n_nets, >, 5);
  chain_graph_free (&graph);
}

int
main (int argc, char **argv)
{
  Board board;

  g_test_init (&argc, &argv, NULL);
  g_assert_true (board_parse (&board, PUZZLE));
  position_from_board (&position, &board);
  g_test_add_func ("/logic/telling/a-chain-is-told-whole-or-not", a_chain_is_told_whole_or_not);
  g_test_add_func ("/logic/telling/a-net-is-one-of-candidates", a_net_is_one_of_candidates);
  g_test_add_func ("/logic/telling/a-net-is-told-whole-or-not", a_net_is_told_whole_or_not);
  return g_test_run ();
}
