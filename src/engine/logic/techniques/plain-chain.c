/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* plain-chain.c — X-chains, XY-chains and remote pairs: chains of one kind of link, which begin and end with a
 * strong one, so that one of their ends is true and what sees both goes.
 *
 *   X-chain       candidates of one digit. One that comes back to its start proves that true.
 *   XY-chain      cells of two candidates: strong links within, weak ones between.
 *   remote pair   an even number of cells, four at least, of the same two candidates: of two that are an odd number of
 *                 links apart, three at least, each digit is in one. It is told as two chains, one for each digit.
 *
 * A chain touches a cell once and has three links at least and twenty at most. All pairs of ends are tried. Shortest
 * ways are looked for first; in the rare case that the shortest way between two ends crosses itself, or is a single
 * link, a longer one that does not counts.
 *
 * Source: these are HoDoKu's definitions; it counts what other techniques would find as well. */
#include "chain.h"
#include "engine/logic/memory.h"
#include "routines.h"

#include <stdlib.h>

enum {
  SHORTEST_CHAIN = 3,                /* links */
  LONGEST_CHAIN = 20,
  LONGEST_REMOTE_PAIR = 10,          /* cells */
  PATIENCE = 20000,                  /* literals looked at in search of a way that does not cross itself */
};

typedef struct {
  const Technique *technique;
  Finds           *finds;
  ChainGraph       graph;
  ChainTree        tree;
  ChainPath        path;
  int              limit, patience;
  Deduction        found, best;
} Search;

static const ChainNode *
node_of (const Search *search, Literal literal)
{
  return &search->graph.nodes[literal_node (literal)];
}

/* The two candidates of a cell follow each other. */
static bool
path_crosses_itself (const Search *search)
{
  CellSet left = CELLS_NONE;

  for (int i = 0; i < search->path.n; i++)
    {
      const ChainNode *node = node_of (search, search->path.at[i]);
      bool             back = i + 1 == search->path.n && literal_node (search->path.at[i])
                              == literal_node (search->path.at[0]);

      if (!back && cells_has (left, node->cell))
        return true;
      if (i > 0)
        cells_add (&left, node_of (search, search->path.at[i - 1])->cell);
    }

  return false;
}

/* Goes on from the end of the path, which has left these cells. */
static bool
walk_to (Search *search, Literal end, CellSet left)
{
  ChainPath *path = &search->path;
  Literal    last = path->at[path->n - 1];

  if (last == end)
    return path->n > SHORTEST_CHAIN;
  if (path->n > search->limit || search->patience-- <= 0)
    return false;

  if (path->n > 1)
    cells_add (&left, node_of (search, path->at[path->n - 2])->cell);
  for (uint32_t l = search->graph.first[last]; l < search->graph.first[last + 1]; l++)
    {
      Literal to = search->graph.links[l].to;

      if (cells_has (left, node_of (search, to)->cell) && !(to == end && literal_node (to) == literal_node (path->at[0])))
        continue;
      path->at[path->n++] = to;
      if (walk_to (search, end, left))
        return true;
      path->n--;
    }

  return false;
}

static bool
find_path (Search *search, Literal end)
{
  chain_tree_path (&search->tree, end, &search->path);
  if (search->path.n > SHORTEST_CHAIN && !path_crosses_itself (search))
    return true;

  search->patience = PATIENCE;
  search->path.n = 1;
  return walk_to (search, end, CELLS_NONE);
}

/* Says that one of the two ends is true. True: enough. */
static bool
try_end (Search *search, Literal end)
{
  const ChainNode *from = node_of (search, search->tree.premise), *to = node_of (search, end);
  CellSet          seen = cells_intersection (from->seen, to->seen);

  if (!literal_is_on (end) || from->digit != to->digit || cells_is_empty (seen)
      || !find_path (search, end) || search->path.n - 1 > search->limit)
    return false;

  deduction_start (&search->found, search->technique);
  deduction_strike (&search->found, seen, from->digit);
  chain_path_tell (&search->path, &search->graph, 0, &search->found);        /* there is room for a chain without sets */
  if (!search->finds->first_only)
    return chain_offer (search->finds, &search->found);

  search->best = search->found;
  search->limit = search->path.n - 2;
  return false;
}

static void
try_all_ends (Search *search)
{
  for (int node = 0; node < search->graph.n_candidates; node++)
    {
      chain_tree_grow (&search->tree, &search->graph, literal_of (node, false),
                       CHAIN_STEP * search->limit);
      for (int i = 1; i < search->tree.n_reached; i++)
        if (try_end (search, search->tree.reached[i]))
          return;
    }
}

/* Two digits, and the cells so far: what the pairs of cells that are far enough apart strike. */
static void
strike_by_cells (Search *search, const uint8_t *cells, int n, Digits digits)
{
  for (int i = 0; i < n; i++)
    for (int j = i + 3; j < n; j += 2)
      for_each_digit (digit, digits)
        {
          CellSet seen = cells_intersection (cell_peer_set (cells[i]), cell_peer_set (cells[j]));

          deduction_strike (&search->found, cells_intersection (seen, search->graph.position->places[digit]), digit);
        }
}

static void
tell_link (Deduction *found, int from, int to, int branch, bool strong)
{
  deduction_link (found, from, to, strong);
  found->links[found->n_links - 1].branch = (uint8_t) branch;
}

/* The cells as a chain that begins without this digit, and in every other cell has it. */
static void
tell_cells (Deduction *found, const uint8_t *cells, int n, int digit, int other, int branch)
{
  for (int i = 0; i < n; i++)
    {
      int in = i % 2 ? other : digit, out = i % 2 ? digit : other;

      cells_add (&found->cells, cells[i]);
      if (i > 0)
        tell_link (found, candidate_of (cells[i - 1], in), candidate_of (cells[i], in), branch, false);
      tell_link (found, candidate_of (cells[i], in), candidate_of (cells[i], out), branch, true);
    }
}

/* What the cells say together, if their ends say something. */
static bool
try_cells (Search *search, const uint8_t *cells, int n, Digits digits)
{
  CellSet seen = cells_intersection (cell_peer_set (cells[0]), cell_peer_set (cells[n - 1]));
  bool    ends = false;

  for_each_digit (digit, digits)
    ends |= !cells_is_empty (cells_intersection (seen, search->graph.position->places[digit]));
  if (!ends)
    return false;

  deduction_start (&search->found, search->technique);
  strike_by_cells (search, cells, n, digits);
  search->found.digits = digits;
  tell_cells (&search->found, cells, n, digits_first (digits), digits_first (digits_without_first (digits)), 0);
  tell_cells (&search->found, cells, n, digits_first (digits_without_first (digits)), digits_first (digits), 1);
  if (!search->finds->first_only)
    return chain_offer (search->finds, &search->found);

  search->best = search->found;
  search->limit = n - 1;
  return false;
}

/* Goes on from the last of the cells to every other of the same two candidates that it sees. */
static bool
walk_cells (Search *search, uint8_t *cells, int n, CellSet rest, Digits digits)
{
  if (n >= 4 && n % 2 == 0 && n <= search->limit && try_cells (search, cells, n, digits))
    return true;

  if (n < search->limit)
    for_each_cell (cell, cells_intersection (rest, cell_peer_set (cells[n - 1])))
      {
        cells[n] = (uint8_t) cell;
        if (walk_cells (search, cells, n + 1, cells_difference (rest, cells_of (cell)), digits))
          return true;
      }

  return false;
}

static void
try_remote_pairs (Search *search)
{
  const Position *position = search->graph.position;

  for_each_cell (cell, position->empty)
    {
      Digits  digits = position->marks[cell];
      CellSet same = CELLS_NONE;
      uint8_t cells[LONGEST_REMOTE_PAIR] = { (uint8_t) cell };

      if (digits_count (digits) != 2)
        continue;
      for_each_cell (other, position->empty)
        if (other != cell && position->marks[other] == digits)
          cells_add (&same, other);
      if (cells_count (same) >= 3 && walk_cells (search, cells, 1, same, digits))
        return;
    }
}

static void
search_start (Search *search, const Technique *technique, Finds *finds, int limit)
{
  search->technique = technique;
  search->finds = finds;
  search->limit = limit;
  deduction_start (&search->best, technique);
}

void
find_chain (const Position *position, const Technique *technique, Finds *finds)
{
  Search *search = logic_malloc (sizeof *search);

  if (!search)
    return;

  search_start (search, technique, finds, LONGEST_CHAIN);
  if (chain_graph_make (&search->graph, position, technique->detail == CHAIN_X ? CHAIN_DIGIT : CHAIN_BIVALUE))
    try_all_ends (search);
  if (finds->first_only)
    finds_add (finds, &search->best);
  chain_graph_free (&search->graph);
  free (search);
}

void
find_remote_pair (const Position *position, const Technique *technique, Finds *finds)
{
  Search *search = logic_malloc (sizeof *search);

  if (!search)
    return;

  search_start (search, technique, finds, LONGEST_REMOTE_PAIR);
  search->graph.position = position;
  try_remote_pairs (search);
  if (finds->first_only)
    finds_add (finds, &search->best);
  free (search);
}
