/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "chain.h"
#include "engine/logic/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };

/* Room for one more: the array, moved if need be, or NULL. */
static void *
with_room (void *array, uint32_t n, uint32_t *room, size_t size)
{
  if (n < *room)
    return array;

  *room = *room ? 2 * *room : 1024;
  return logic_realloc (array, *room * size);
}

int
chain_graph_add_node (ChainGraph *graph, const ChainNode *node)
{
  ChainNode *nodes;

  if (graph->broken || graph->n_nodes == CHAIN_NODES)  /* unreached: no puzzle fills it */
    return -1;

  nodes = with_room (graph->nodes, (uint32_t) graph->n_nodes, &graph->room_nodes, sizeof *nodes);
  if (!nodes)
    {
      graph->broken = true;
      return -1;
    }

  graph->nodes = nodes;
  graph->nodes[graph->n_nodes] = *node;
  return graph->n_nodes++;
}

void
chain_graph_link (ChainGraph *graph, Literal from, Literal to, int cost)
{
  ChainLink *links;

  if (graph->broken)
    return;

  links = with_room (graph->links, graph->n_links, &graph->room_links, sizeof *links);
  if (!links)
    {
      graph->broken = true;
      return;
    }

  graph->links = links;
  graph->links[graph->n_links++] = (ChainLink) { from, to, (uint16_t) cost };
}

/* The links in the order of where they start, and otherwise in the order in which they were made. */
static void
sort_links (ChainGraph *graph)
{
  size_t     n_literals = 2 * (size_t) graph->n_nodes;
  ChainLink *sorted = logic_malloc ((graph->n_links + 1) * sizeof *sorted);

  graph->first = logic_calloc (n_literals + 2, sizeof *graph->first);
  if (!sorted || !graph->first)
    {
      graph->broken = true;
      free (sorted);
      return;
    }

  for (uint32_t i = 0; i < graph->n_links; i++)
    graph->first[graph->links[i].from + 2]++;
  for (size_t i = 2; i < n_literals + 2; i++)
    graph->first[i] += graph->first[i - 1];
  for (uint32_t i = 0; i < graph->n_links; i++)
    sorted[graph->first[graph->links[i].from + 1]++] = graph->links[i];

  free (graph->links);
  graph->links = sorted;
}

static void
link_digit (ChainGraph *graph, int node, CellSet among)
{
  const ChainNode *self = &graph->nodes[node];
  CellSet          told = CELLS_NONE;

  for (int i = 0; i < 3; i++)
    {
      CellSet others = cells_intersection (among, house_set (cell_house (self->cell, kinds[i])));

      cells_remove (&others, self->cell);
      for_each_cell (cell, cells_difference (others, told))
        chain_graph_link (graph, literal_of (node, true),
                          literal_of (graph->node_of[candidate_of (cell, self->digit)], false), CHAIN_STEP);
      told = cells_union (told, others);
    }
}

static bool
are_in_line (int a, int b)
{
  return cell_row (a) == cell_row (b) || cell_column (a) == cell_column (b);
}

/* A digit that has two places in a house is in one of them. In X-chains a box does not link places of one line: that it
 * holds the digit there is for locked candidates to say, and when they have, the line links them. */
static void
link_bilocation (ChainGraph *graph, int node, ChainScope scope)
{
  const ChainNode *self = &graph->nodes[node];
  CellSet          told = CELLS_NONE;

  for (int i = 0; i < 3; i++)
    {
      CellSet others = position_places_in (graph->position, cell_house (self->cell, kinds[i]), self->digit);

      cells_remove (&others, self->cell);
      if (cells_count (others) == 1 && !cells_has (told, cells_first (others))
          && !(scope == CHAIN_DIGIT && kinds[i] == HOUSE_BOXES && are_in_line (self->cell, cells_first (others))))
        {
          int other = graph->node_of[candidate_of (cells_first (others), self->digit)];

          chain_graph_link (graph, literal_of (node, false), literal_of (other, true), CHAIN_STEP);
          told = cells_union (told, others);
        }
    }
}

static void
link_cell (ChainGraph *graph, int node, bool weak)
{
  const ChainNode *self = &graph->nodes[node];
  Digits           others = digits_difference (graph->position->marks[self->cell], digits_of (self->digit));

  for_each_digit (digit, others)
    {
      int other = graph->node_of[candidate_of (self->cell, digit)];

      if (weak)
        chain_graph_link (graph, literal_of (node, true), literal_of (other, false), CHAIN_STEP);
      if (digits_is_single (others))
        chain_graph_link (graph, literal_of (node, false), literal_of (other, true), CHAIN_STEP);
    }
}

static CellSet
bivalue_cells (const Position *position)
{
  CellSet cells = CELLS_NONE;

  for_each_cell (cell, position->empty)
    if (digits_count (position->marks[cell]) == 2)
      cells_add (&cells, cell);

  return cells;
}

static void
link_candidates (ChainGraph *graph, ChainScope scope)
{
  const Position *position = graph->position;
  CellSet         bivalue = scope == CHAIN_BIVALUE ? bivalue_cells (position) : CELLS_NONE;

  for (int node = 0; node < graph->n_candidates; node++)
    {
      int     digit = graph->nodes[node].digit;
      CellSet places = position->places[digit];

      if (scope == CHAIN_BIVALUE && !cells_has (bivalue, graph->nodes[node].cell))
        continue;
      if (scope != CHAIN_DIGIT)
        link_cell (graph, node, scope != CHAIN_BIVALUE);
      link_digit (graph, node, scope == CHAIN_BIVALUE ? cells_intersection (places, bivalue) : places);
      if (scope != CHAIN_BIVALUE)
        link_bilocation (graph, node, scope);
    }
}

bool
chain_graph_make (ChainGraph *graph, const Position *position, ChainScope scope)
{
  memset (graph, 0, sizeof *graph);
  memset (graph->node_of, 0xff, sizeof graph->node_of);
  graph->position = position;

  for_each_cell (cell, position->empty)
    for_each_digit (digit, position->marks[cell])
      {
        int node = chain_graph_add_node (graph, &(ChainNode) {
          .kind = NODE_CANDIDATE, .digit = (uint8_t) digit, .cell = (uint8_t) cell, .cells = cells_of (cell),
          .places = cells_of (cell), .seen = cells_intersection (position->places[digit], cell_peer_set (cell)),
        });

        graph->node_of[candidate_of (cell, digit)] = (uint16_t) node;
      }
  graph->n_candidates = graph->n_nodes;

  if (!graph->broken)
    link_candidates (graph, scope);
  if (scope >= CHAIN_GROUPS)
    chain_graph_add_groups (graph);
  if (scope >= CHAIN_SETS)
    chain_graph_add_sets (graph);
  if (!graph->broken)
    sort_links (graph);

  return !graph->broken;
}

void
chain_graph_free (ChainGraph *graph)
{
  free (graph->nodes);
  free (graph->sets);
  free (graph->links);
  free (graph->first);
}

void
chain_tree_grow (ChainTree *tree, const ChainGraph *graph, Literal premise, int limit)
{
  memset (tree->distance, 0xff, 2 * (size_t) graph->n_nodes * sizeof tree->distance[0]);
  tree->premise = premise;
  tree->reached[0] = premise;
  tree->parent[premise] = NO_LITERAL;
  tree->distance[premise] = 0;
  tree->n_reached = 1;

  for (int i = 0; i < tree->n_reached; i++)
    {
      Literal from = tree->reached[i];
      int     base = tree->distance[from];

      for (uint32_t l = graph->first[from]; l < graph->first[from + 1]; l++)
        {
          Literal to = graph->links[l].to;
          int     distance = base + graph->links[l].cost;

          if (distance > limit || distance >= tree->distance[to])
            continue;
          if (!chain_tree_has (tree, to))
            tree->reached[tree->n_reached++] = to;
          tree->distance[to] = (uint16_t) distance;
          tree->parent[to] = from;
        }
    }
}

void
chain_tree_path (const ChainTree *tree, Literal end, ChainPath *path)
{
  int n = 0;

  for (Literal literal = end; literal != NO_LITERAL; literal = tree->parent[literal])
    n++;

  assert (n <= CHAIN_PATH);
  path->n = n;
  for (Literal literal = end; literal != NO_LITERAL; literal = tree->parent[literal])
    path->at[--n] = literal;
}

/* The number by which links name these candidates; −1 if there is no more room. */
static int
tell_places (Deduction *deduction, CellSet cells, int digit)
{
  int group;

  if (cells_count (cells) == 1)
    return candidate_of (cells_first (cells), digit);

  for (int i = 0; i < deduction->n_groups; i++)
    if (deduction->groups[i].role == ROLE_NODE && deduction->groups[i].digits == digits_of (digit)
        && cells_equal (deduction->groups[i].cells, cells))
      return N_CANDIDATES + i;

  group = deduction_group (deduction, ROLE_NODE, cells, digits_of (digit), NO_HOUSE);
  return group < 0 ? -1 : N_CANDIDATES + group;
}

static bool
tell_link (Deduction *deduction, int from, int to, int branch, bool strong)
{
  if (to < 0 || !deduction_link (deduction, from, to, strong))
    return false;

  deduction->links[deduction->n_links - 1].branch = (uint8_t) branch;
  return true;
}

/* Out of a set that has lost the digit it was entered by: if it does not have that digit, it has the one that the next
 * node loses. When the next is a cell that the set leaves one candidate, the set's digits all work on it. */
static int
tell_set (const ChainGraph *graph, const ChainNode *node, Literal next, int entry, int branch, Deduction *deduction)
{
  const ChainSet *set = &graph->sets[node->set];
  int             digit = graph->nodes[literal_node (next)].digit, leaving;
  bool            told = false;

  for (int i = 0; i < deduction->n_groups; i++)
    told |= deduction->groups[i].role == ROLE_SET && cells_equal (deduction->groups[i].cells, set->cells);
  if (!told)
    deduction_group (deduction, ROLE_SET, set->cells, set->digits, NO_HOUSE);
  if (literal_is_on (next))
    return entry;

  leaving = tell_places (deduction, set->places[digit], digit);
  return tell_link (deduction, entry, leaving, branch, true) ? leaving : -1;
}

bool
chain_path_tell (const ChainPath *path, const ChainGraph *graph, int branch, Deduction *deduction)
{
  int from = -1;

  for (int i = 0; i < path->n; i++)
    {
      const ChainNode *node = &graph->nodes[literal_node (path->at[i])];
      int              to = tell_places (deduction, node->places, node->digit);

      deduction->digits |= digits_of (node->digit);
      deduction->cells = cells_union (deduction->cells, node->cells);
      if (i > 0 && !tell_link (deduction, from, to, branch, literal_is_on (path->at[i])))
        return false;
      from = node->kind == NODE_SET && i + 1 < path->n
               ? tell_set (graph, node, path->at[i + 1], to, branch, deduction) : to;
      if (from < 0)
        return false;
    }

  return true;
}

bool
chain_offer (Finds *finds, const Deduction *deduction)
{
  for (int i = 0; i < finds->n; i++)
    if (deduction_same_effect (&finds->found[i], deduction))
      {
        if (deduction->n_links < finds->found[i].n_links)
          finds->found[i] = *deduction;
        return false;
      }

  return finds_add (finds, deduction);
}
