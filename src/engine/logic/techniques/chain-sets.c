/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain-sets.c — almost locked sets as nodes of chains.
 *
 * n cells of a house with n + 1 digits. Let it lose one of them, and it is locked: each of the others leaves all places
 * that see the set's own places of it. That may take the last candidate but one out of a cell, or take a digit out of
 * another set, which is locked in turn. A set is entered by a digit; what it costs grows with its size, so that longer
 * chains of simple links are preferred. Sets of one cell are the strong links of that cell. */
#include "als.h"
#include "chain.h"
#include "engine/logic/memory.h"

#include <stdlib.h>
#include <string.h>

static int
set_cost (const ChainSet *set)
{
  return CHAIN_STEP + 2 * (digits_count (set->digits) - 1);
}

/* By house, and then as words are in a dictionary, a cell being a letter: which of two equally long chains is told
 * depends on this order. */
static int
compare_sets (const void *one, const void *other)
{
  const Als *a = one, *b = other;
  CellSet    rest_a = a->cells, rest_b = b->cells;

  if (a->house != b->house)
    return (a->house > b->house) - (a->house < b->house);

  while (!cells_is_empty (rest_a) && !cells_is_empty (rest_b)) /* unreached: a merge sort keeps to the order of the two */
    {
      int first_a = cells_first (rest_a), first_b = cells_first (rest_b);

      if (first_a != first_b)
        return first_a < first_b ? -1 : 1;
      cells_remove (&rest_a, first_a);
      cells_remove (&rest_b, first_b);
    }

  return cells_is_empty (rest_b) - cells_is_empty (rest_a);
}

/* All sets of two cells and more. */
static bool
collect_sets (ChainGraph *graph)
{
  AlsGraph collected;

  if (!als_collect (&collected, graph->position))
    return false;
  qsort (collected.sets, (size_t) collected.n, sizeof collected.sets[0], compare_sets);
  graph->sets = logic_calloc ((size_t) collected.n + 1, sizeof *graph->sets);
  for (int i = 0; i < collected.n && graph->sets; i++)
    {
      const Als *als = &collected.sets[i];
      ChainSet  *set = &graph->sets[graph->n_sets];

      if (digits_count (als->digits) < 3)
        continue;
      graph->n_sets++;
      set->cells = als->cells;
      set->digits = als->digits;
      memset (set->node, 0xff, sizeof set->node);
      for_each_digit (digit, als->digits)
        {
          set->places[digit] = als->at[digit];
          set->seen[digit] = cells_intersection (als->seeing[digit], graph->position->places[digit]);
        }
    }

  als_clear (&collected);
  return graph->sets != NULL;
}

/* The node of the set that has lost the digit. */
static int
entry_of (ChainGraph *graph, int index, int digit)
{
  ChainSet *set = &graph->sets[index];

  if (set->node[digit] == 0xffff)
    {
      int node = chain_graph_add_node (graph, &(ChainNode) {
        .kind = NODE_SET, .digit = (uint8_t) digit, .cell = (uint8_t) cells_first (set->places[digit]),
        .set = (uint16_t) index, .cells = set->cells, .places = set->places[digit], .seen = set->seen[digit],
      });

      if (node < 0)
        return -1;
      set->node[digit] = (uint16_t) node;
    }

  return set->node[digit];
}

/* What takes the digit from the set: a candidate that sees all its places, or a group that does. */
static void
link_into_set (ChainGraph *graph, const ChainSet *set, int node, int digit, int end_of_groups)
{
  Literal lost = literal_of (node, false);

  for_each_cell (cell, set->seen[digit])
    chain_graph_link (graph, literal_of (graph->node_of[candidate_of (cell, digit)], true), lost, CHAIN_STEP);

  for (int i = graph->n_candidates; i < end_of_groups; i++)
    {
      const ChainNode *group = &graph->nodes[i];

      if (group->digit == digit && cells_is_empty (cells_intersection (group->cells, set->cells))
          && cells_is_empty (cells_difference (set->places[digit], group->seen)))
        chain_graph_link (graph, literal_of (i, true), lost, CHAIN_STEP);
    }
}

static void
link_to_struck (ChainGraph *graph, const ChainSet *set, Literal lost, Digits others, int end_of_groups)
{
  for_each_digit (digit, others)
    {
      for_each_cell (cell, set->seen[digit])
        chain_graph_link (graph, lost, literal_of (graph->node_of[candidate_of (cell, digit)], false), set_cost (set));
      for (int i = graph->n_candidates; i < end_of_groups; i++)
        if (graph->nodes[i].digit == digit
            && cells_is_empty (cells_difference (graph->nodes[i].places, set->seen[digit])))
          chain_graph_link (graph, lost, literal_of (i, false), set_cost (set));
    }
}

static void
link_to_sets (ChainGraph *graph, int index, Literal lost, Digits others)
{
  for (int i = 0; i < graph->n_sets; i++)
    {
      const ChainSet *set = &graph->sets[index], *next = &graph->sets[i];

      if (i == index || !cells_is_empty (cells_intersection (set->cells, next->cells)))
        continue;
      for_each_digit (digit, digits_intersection (others, next->digits))
        if (cells_is_empty (cells_difference (next->places[digit], set->seen[digit])))
          {
            int node = entry_of (graph, i, digit);

            if (node >= 0)
              chain_graph_link (graph, lost, literal_of (node, false), set_cost (&graph->sets[index]));
          }
    }
}

/* Cells that are left one candidate; one of two is linked without the set. */
static void
link_to_forced (ChainGraph *graph, const ChainSet *set, Literal lost, Digits others)
{
  CellSet seen = CELLS_NONE;

  for_each_digit (digit, set->digits)
    seen = cells_union (seen, set->seen[digit]);

  for_each_cell (cell, seen)
    {
      Digits marks = graph->position->marks[cell], left = marks;

      for_each_digit (digit, digits_intersection (marks, others))
        if (cells_has (set->seen[digit], cell))
          left = digits_difference (left, digits_of (digit));
      if (digits_is_single (left) && digits_count (marks) > 2)
        chain_graph_link (graph, lost, literal_of (graph->node_of[candidate_of (cell, digits_first (left))], true),
                          set_cost (set) + 1);
    }
}

static void
link_set (ChainGraph *graph, int index, int digit, int end_of_groups)
{
  const ChainSet *set = &graph->sets[index];
  Digits          others = digits_difference (set->digits, digits_of (digit));
  bool            strikes = false;
  int             node;

  for_each_digit (other, others)
    strikes |= !cells_is_empty (set->seen[other]);
  node = strikes ? entry_of (graph, index, digit) : -1;
  if (node < 0)
    return;

  link_into_set (graph, set, node, digit, end_of_groups);
  link_to_struck (graph, set, literal_of (node, false), others, end_of_groups);
  link_to_sets (graph, index, literal_of (node, false), others);
  link_to_forced (graph, set, literal_of (node, false), others);
}

void
chain_graph_add_sets (ChainGraph *graph)
{
  int end_of_groups = graph->n_nodes;

  if (!collect_sets (graph))
    {
      graph->broken = true;
      return;
    }

  for (int i = 0; i < graph->n_sets; i++)
    for_each_digit (digit, graph->sets[i].digits)
      link_set (graph, i, digit, end_of_groups);
}
