/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* loop.c — alternating inference chains and nice loops, plain and grouped.
 *
 * From every premise, a candidate true or false, all that follows is known with a shortest way to it. What it says
 * depends on where the way ends.
 *
 *   discontinuous loop   It comes back to its cell. a ⇒ ¬a: a is struck. ¬a ⇒ a: a is placed, told as striking the
 *                        others. a ⇒ b: a is struck. ¬a ⇒ ¬b: b is struck.
 *   continuous loop      It comes back and closes: ¬a ⇒ b in the same cell, or a ⇒ ¬b in a cell of these two. Then of
 *                        each weak link one end is true, so it works like a locked pair: whatever sees both ends goes.
 *   AIC                  It ends elsewhere with ¬a ⇒ b: one of the two is true. With the same digit that strikes what
 *                        sees both (two candidates and more; one would be a loop through it); with different digits
 *                        in cells that see each other, each digit from the cell of the other.
 *
 * The way must not touch a cell twice, but for two nodes in a row, and a loop leaves its cell at both ends. A chain is
 * grouped when a node of it is a group or, on demand, an almost locked set.
 *
 * Source: these are HoDoKu's definitions, without a limit of length. */
#include "chain.h"
#include "engine/logic/memory.h"
#include "routines.h"

#include <stdlib.h>

typedef struct {
  const Technique *technique;
  Finds           *finds;
  ChainGraph       graph;
  ChainTree        tree;
  ChainPath        path;
  LoopKind         kind;             /* what is wanted */
  bool             grouped;          /* only chains with a group or a set are wanted */
  int              limit;            /* of length, in units of cost */
  Deduction        found, best;      /* best: when the first is wanted, the shortest so far */
} Search;

static const ChainNode *
node_at (const Search *search, int i)
{
  return &search->graph.nodes[literal_node (search->path.at[i])];
}

static bool
path_is_grouped (const Search *search)
{
  for (int i = 0; i < search->path.n; i++)
    if (node_at (search, i)->kind != NODE_CANDIDATE)
      return true;

  return false;
}

/* Whether the way comes back to a cell that it has left. A loop may come back to where it started. */
static bool
path_crosses_itself (const Search *search, bool loop)
{
  CellSet left = CELLS_NONE;
  int     start = node_at (search, 0)->cell;

  for (int i = 0; i < search->path.n; i++)
    {
      if (cells_has (left, node_at (search, i)->cell))
        return true;
      if (i > 0 && !(loop && node_at (search, i - 1)->cell == start))
        left = cells_union (left, node_at (search, i - 1)->cells);
    }

  return false;
}

static bool
path_leaves_its_cell (const Search *search)
{
  int n = search->path.n;

  return node_at (search, 0)->cell != node_at (search, 1)->cell
      && node_at (search, n - 1)->cell != node_at (search, n - 2)->cell;
}

static void
strike_others (Search *search, int cell, Digits keep)
{
  for_each_digit (digit, digits_difference (search->graph.position->marks[cell], keep))
    deduction_strike (&search->found, cells_of (cell), digit);
}

/* The places of the digit that see the whole node. */
static CellSet
seen_from (const Search *search, int i, int digit)
{
  const ChainNode *node = node_at (search, i);

  return node->kind == NODE_SET ? search->graph.sets[node->set].seen[digit] : node->seen;
}

/* A set in a continuous loop is locked: of its digits, the two that link it are used up in it, and so are all others. */
static void
strike_by_set (Search *search, int i)
{
  const ChainNode *node = node_at (search, i), *next = node_at (search, i + 1);
  const ChainSet  *set = &search->graph.sets[node->set];
  bool             forces = literal_is_on (search->path.at[i + 1]);
  Digits           leaving = digits_of (next->digit);

  if (forces)
    leaving = digits_difference (search->graph.position->marks[next->cell], leaving);
  for_each_digit (digit, digits_difference (set->digits, digits_of (node->digit)))
    {
      CellSet seen = set->seen[digit];

      if (!digits_has (leaving, digit))
        deduction_strike (&search->found, seen, digit);
      else if (forces)
        deduction_strike (&search->found, cells_intersection (seen, cell_peer_set (next->cell)), digit);
    }
}

/* Between the nodes i − 1 and i lies a weak link from cell to cell: one of the two is true. */
static void
strike_by_weak_link (Search *search, int i, CellSet chain)
{
  int     digit = node_at (search, i)->digit;
  CellSet seen = cells_intersection (seen_from (search, i - 1, digit), seen_from (search, i, digit));

  deduction_strike (&search->found, cells_difference (seen, chain), digit);
  if (node_at (search, i)->kind == NODE_SET)
    strike_by_set (search, i);
}

/* Into a cell by a strong link and out of it by another: one of the two digits is true there. i > 0 */
static bool
is_strong_pair (const Search *search, int i)
{
  const Literal *at = search->path.at;

  return i + 2 < search->path.n && literal_is_on (at[i]) && literal_is_on (at[i + 2])
      && node_at (search, i - 1)->cell != node_at (search, i)->cell
      && node_at (search, i + 1)->cell == node_at (search, i)->cell;
}

/* It begins with a candidate being false: being true takes the others of its cell at once, which is no loop. */
static void
strike_by_continuous_loop (Search *search)
{
  int     n = search->path.n;
  CellSet chain = CELLS_NONE;

  for (int i = 0; i < n; i++)
    chain = cells_union (chain, node_at (search, i)->cells);

  strike_others (search, node_at (search, 0)->cell,
                 digits_of (node_at (search, 0)->digit) | digits_of (node_at (search, n - 1)->digit));
  for (int i = 1; i < n; i++)
    {
      const ChainNode *node = node_at (search, i);

      if (is_strong_pair (search, i))
        strike_others (search, node->cell, digits_of (node->digit) | digits_of (node_at (search, i + 2)->digit));
      if (!literal_is_on (search->path.at[i]) && node_at (search, i - 1)->cell != node->cell)
        strike_by_weak_link (search, i, chain);
    }
}

/* What a way from the premise to the end would be; the way itself is not asked. */
static LoopKind
kind_of_end (const Search *search, Literal end)
{
  const ChainNode *from = &search->graph.nodes[literal_node (search->tree.premise)];
  const ChainNode *to = &search->graph.nodes[literal_node (end)];
  const Position  *position = search->graph.position;
  bool             from_on = literal_is_on (search->tree.premise), to_on = literal_is_on (end);
  CellSet          seen;

  if (to->kind != NODE_CANDIDATE)
    return LOOP_NONE;
  if (from->cell == to->cell && from->digit != to->digit && from_on != to_on)
    return !from_on || digits_count (position->marks[from->cell]) == 2 ? LOOP_CONTINUOUS : LOOP_NONE;
  if (from->cell == to->cell)
    return LOOP_DISCONTINUOUS;
  if (from_on || !to_on)
    return LOOP_NONE;
  if (from->digit != to->digit)
    return cells_are_peers (from->cell, to->cell) && digits_has (position->marks[from->cell], to->digit)
               && digits_has (position->marks[to->cell], from->digit) ? LOOP_AIC : LOOP_NONE;

  seen = cells_intersection (from->seen, to->seen);
  return cells_count (seen) >= 2 ? LOOP_AIC : LOOP_NONE;
}

/* In the cell of its start. Returns whether it places the digit there. */
static bool
strike_by_discontinuous_loop (Search *search)
{
  const ChainNode *from = node_at (search, 0), *to = node_at (search, search->path.n - 1);
  bool             on = literal_is_on (search->path.at[0]), places = from == to && !on;

  if (places)
    strike_others (search, from->cell, digits_of (from->digit));
  else
    deduction_strike (&search->found, cells_of (from->cell), on ? from->digit : to->digit);

  return places;
}

/* One of the two ends is true. Returns whether they are of one digit. */
static bool
strike_by_ends (Search *search)
{
  const ChainNode *from = node_at (search, 0), *to = node_at (search, search->path.n - 1);

  if (from->digit == to->digit)
    {
      deduction_strike (&search->found, cells_intersection (from->seen, to->seen), from->digit);
      return true;
    }

  deduction_strike (&search->found, cells_of (from->cell), to->digit);
  deduction_strike (&search->found, cells_of (to->cell), from->digit);
  return false;
}

/* Fills in what the way in search->path strikes, and which variant of the library it would be. */
static void
strike_by_path (Search *search)
{
  bool sets = false, first = true;

  for (int i = 0; i < search->path.n; i++)
    sets |= node_at (search, i)->kind == NODE_SET;

  deduction_start (&search->found, search->technique);
  if (search->kind == LOOP_CONTINUOUS)
    strike_by_continuous_loop (search);
  else if (search->kind == LOOP_DISCONTINUOUS)
    first = strike_by_discontinuous_loop (search);
  else
    first = strike_by_ends (search);

  if (search->kind == LOOP_CONTINUOUS)
    search->found.variant = (int8_t) (sets ? 2 : 1);
  else
    search->found.variant = (int8_t) ((first ? 1 : 2) + (sets ? 2 : 0));
}

/* In its cell a continuous loop goes from the last candidate to the first. */
static void
close_loop (Search *search)
{
  const ChainNode *from = node_at (search, search->path.n - 1), *to = node_at (search, 0);

  deduction_link (&search->found, candidate_of (from->cell, from->digit), candidate_of (to->cell, to->digit),
                  literal_is_on (search->path.at[0]));
}

/* Looks at one way. True: enough. */
static bool
try_end (Search *search, Literal end)
{
  int  length = search->tree.distance[end];
  bool loop = search->kind != LOOP_AIC;

  if (length <= CHAIN_STEP || length > search->limit)
    return false;
  chain_tree_path (&search->tree, end, &search->path);
  if ((search->grouped && !path_is_grouped (search))
      || (loop && !path_leaves_its_cell (search)) || path_crosses_itself (search, loop))
    return false;

  strike_by_path (search);
  if (!deduction_does_anything (&search->found)
      || !chain_path_tell (&search->path, &search->graph, 0, &search->found))  /* unreached: no puzzle fills it */
    return false;
  if (search->kind == LOOP_CONTINUOUS)
    close_loop (search);

  if (!search->finds->first_only)
    return chain_offer (search->finds, &search->found);
  search->best = search->found;
  search->limit = length - 1;
  return false;
}

/* All ways from one premise. True: enough. */
static bool
try_premise (Search *search, Literal premise)
{
  chain_tree_grow (&search->tree, &search->graph, premise, search->limit);

  for (int i = 1; i < search->tree.n_reached; i++)
    if (kind_of_end (search, search->tree.reached[i]) == search->kind
        && try_end (search, search->tree.reached[i]))
      return true;

  return false;
}

/* An AIC begins with a strong link, a loop with either. */
static void
try_all (Search *search)
{
  for (int on = search->kind == LOOP_AIC ? 0 : 1; on >= 0; on--)
    for (int node = 0; node < search->graph.n_candidates; node++)
      if (try_premise (search, literal_of (node, on)))
        return;
}

/* Almost locked sets are nodes in the variants of the library that have them. */
static ChainScope
scope_of (LoopKind kind, bool grouped, int variant)
{
  if (!grouped)
    return CHAIN_CANDIDATES;
  return variant > (kind == LOOP_CONTINUOUS ? 1 : 2) ? CHAIN_SETS : CHAIN_GROUPS;
}

void
find_loop (const Position *position, const Technique *technique, Finds *finds)
{
  Search *search = logic_malloc (sizeof *search);

  if (!search)
    return;

  search->technique = technique;
  search->finds = finds;
  search->grouped = technique->detail & LOOP_GROUPED;
  search->kind = (LoopKind) (technique->detail & ~LOOP_GROUPED);
  search->limit = CHAIN_STEP * (CHAIN_PATH - 1);
  deduction_start (&search->best, technique);

  if (chain_graph_make (&search->graph, position, scope_of (search->kind, search->grouped, finds->variant)))
    try_all (search);
  if (finds->first_only)
    finds_add (finds, &search->best);

  chain_graph_free (&search->graph);
  free (search);
}
