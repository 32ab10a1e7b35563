/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain-groups.c — the places of a digit where a box and a line cross, when they are two or three, as one node.
 *
 * True, one of the places has the digit, so nothing that sees all of them has it. False, none has: if a house that
 * holds them has one more place, or one more group and nothing beside it, that has the digit. */
#include "chain.h"

static void
add_groups_of_line (ChainGraph *graph, int line)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
      {
        const Position *position = graph->position;
        CellSet         places = cells_intersection (position_places_in (position, line, digit), house_set (box));
        CellSet         seen = position->places[digit];

        if (cells_count (places) < 2)
          continue;

        for_each_cell (cell, places)
          seen = cells_intersection (seen, cell_peer_set (cell));
        chain_graph_add_node (graph, &(ChainNode) {
          .kind = NODE_GROUP, .digit = (uint8_t) digit, .cell = (uint8_t) cells_first (places),
          .cells = places, .places = places, .seen = seen,
        });
      }
}

/* The house of the kind that holds the whole group; NO_HOUSE when it lies across. */
static int
group_house (const ChainNode *group, int kind)
{
  int house = cell_house (group->cell, kind);

  return cells_is_empty (cells_difference (group->places, house_set (house))) ? house : NO_HOUSE;
}

static void
link_group_to_candidates (ChainGraph *graph, int node)
{
  const ChainNode  group = graph->nodes[node];
  static const int order[] = { HOUSE_BOXES, HOUSE_ROWS, HOUSE_COLUMNS };

  for_each_cell (cell, group.seen)
    {
      int candidate = graph->node_of[candidate_of (cell, group.digit)];

      chain_graph_link (graph, literal_of (node, true), literal_of (candidate, false), CHAIN_STEP);
      chain_graph_link (graph, literal_of (candidate, true), literal_of (node, false), CHAIN_STEP);
    }

  for (int i = 0; i < 3; i++)
    {
      int     house = group_house (&group, order[i]);
      CellSet others = house == NO_HOUSE ? CELLS_NONE : cells_intersection (group.seen, house_set (house));

      if (cells_count (others) == 1)
        {
          int candidate = graph->node_of[candidate_of (cells_first (others), group.digit)];

          chain_graph_link (graph, literal_of (node, false), literal_of (candidate, true), CHAIN_STEP);
          chain_graph_link (graph, literal_of (candidate, false), literal_of (node, true), CHAIN_STEP);
        }
    }
}

static bool
groups_meet (const ChainNode *a, const ChainNode *b, int kind)
{
  int house = group_house (a, kind);

  return house != NO_HOUSE && house == group_house (b, kind) && a->digit == b->digit
      && cells_is_empty (cells_intersection (a->places, b->places));
}

static void
link_group_to_groups (ChainGraph *graph, int node)
{
  static const int order[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  int              n_met[3] = { 0 }, met[3] = { 0 };
  const ChainNode *group = &graph->nodes[node];

  for (int other = graph->n_candidates; other < graph->n_nodes; other++)
    for (int i = 0; i < 3; i++)
      if (other != node && groups_meet (group, &graph->nodes[other], order[i]))
        {
          chain_graph_link (graph, literal_of (node, true), literal_of (other, false), CHAIN_STEP);
          met[i] = other;
          n_met[i]++;
        }

  for (int i = 0; i < 3; i++)
    if (n_met[i] == 1)
      {
        CellSet places = position_places_in (graph->position, group_house (group, order[i]), group->digit);
        CellSet both = cells_union (group->places, graph->nodes[met[i]].places);

        if (cells_is_empty (cells_difference (places, both)))
          chain_graph_link (graph, literal_of (node, false), literal_of (met[i], true), CHAIN_STEP);
      }
}

void
chain_graph_add_groups (ChainGraph *graph)
{
  for (int line = HOUSE_ROWS; line < HOUSE_BOXES; line++)
    add_groups_of_line (graph, line);

  for (int node = graph->n_candidates; node < graph->n_nodes; node++)
    {
      link_group_to_candidates (graph, node);
      link_group_to_groups (graph, node);
    }
}
