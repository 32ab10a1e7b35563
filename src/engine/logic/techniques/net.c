/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "net.h"

#include <string.h>

/* What is not yet false. */
typedef struct {
  Digits  marks[N_CELLS];
  CellSet places[10];
} Left;

static void
reach (Net *net, Literal literal, Reason reason)
{
  if (net_has (net, literal))
    return;

  net->reasons[literal] = reason;
  net->reached[net->n_reached++] = literal;
}

/* True: whatever does not go with it is false. */
static void
strike_around (Net *net, const ChainGraph *graph, Literal literal)
{
  Reason reason = { REASON_TRUE, NO_HOUSE, (uint16_t) (net->reasons[literal].depth + 1), literal };

  for (uint32_t l = graph->first[literal]; l < graph->first[literal + 1]; l++)
    if (literal_node (graph->links[l].to) < graph->n_candidates)
      reach (net, graph->links[l].to, reason);
}

/* False: its cell, or its digit in a house, may be left with one candidate. The depth is that of the last to go, which
 * is this one. */
static void
look_for_singles (Net *net, const ChainGraph *graph, Literal literal, Left *left)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  const ChainNode *node = &graph->nodes[literal_node (literal)];
  int              cell = node->cell, digit = node->digit;
  Reason           reason = { REASON_CELL, NO_HOUSE, (uint16_t) (net->reasons[literal].depth + 1), NO_LITERAL };

  left->marks[cell] = digits_difference (left->marks[cell], digits_of (digit));
  cells_remove (&left->places[digit], cell);
  if (digits_is_single (left->marks[cell]))
    reach (net, literal_of (graph->node_of[candidate_of (cell, digits_first (left->marks[cell]))], true), reason);

  reason.kind = REASON_HOUSE;
  for (int i = 0; i < 3; i++)
    {
      CellSet places;

      reason.house = (uint8_t) cell_house (cell, kinds[i]);
      places = cells_intersection (left->places[digit], house_set (reason.house));
      if (cells_count (places) == 1)
        reach (net, literal_of (graph->node_of[candidate_of (cells_first (places), digit)], true), reason);
    }
}

void
net_grow (Net *net, const ChainGraph *graph, Literal premise)
{
  const Position *position = graph->position;
  Left            left;

  memset (net->reasons, 0, 2 * (size_t) graph->n_candidates * sizeof net->reasons[0]);
  memcpy (left.marks, position->marks, sizeof left.marks);
  memcpy (left.places, position->places, sizeof left.places);
  net->n_reached = 0;
  reach (net, premise, (Reason) { REASON_PREMISE, NO_HOUSE, 0, NO_LITERAL });

  for (int i = 0; i < net->n_reached; i++)
    if (literal_is_on (net->reached[i]))
      strike_around (net, graph, net->reached[i]);
    else
      look_for_singles (net, graph, net->reached[i], &left);
}

/* The literals that made this one follow, nine at most. Returns how many. */
static int
causes (const Net *net, const ChainGraph *graph, Literal literal, Literal cause[9])
{
  const ChainNode *node = &graph->nodes[literal_node (literal)];
  const Reason    *reason = &net->reasons[literal];
  int              n = 0;

  if (reason->kind == REASON_TRUE)
    cause[n++] = reason->cause;
  else if (reason->kind == REASON_CELL)
    {
      for_each_digit (digit, digits_difference (graph->position->marks[node->cell], digits_of (node->digit)))
        cause[n++] = literal_of (graph->node_of[candidate_of (node->cell, digit)], false);
    }
  else if (reason->kind == REASON_HOUSE)
    {
      CellSet others = position_places_in (graph->position, reason->house, node->digit);

      cells_remove (&others, node->cell);
      for_each_cell (cell, others)
        cause[n++] = literal_of (graph->node_of[candidate_of (cell, node->digit)], false);
    }

  return n;
}

static int
told_number (const ChainGraph *graph, Literal literal)
{
  const ChainNode *node = &graph->nodes[literal_node (literal)];

  return candidate_of (node->cell, node->digit);
}

/* Causes were reached before their effects, so one walk back marks all that is needed. */
static void
mark_needed (const Net *net, const ChainGraph *graph, Literal end, bool needed[NET_LITERALS])
{
  memset (needed, 0, 2 * (size_t) graph->n_candidates * sizeof needed[0]);
  needed[end] = true;
  for (int i = net->n_reached - 1; i >= 0; i--)
    if (needed[net->reached[i]])
      {
        Literal cause[9];
        int     n = causes (net, graph, net->reached[i], cause);

        for (int k = 0; k < n; k++)
          needed[cause[k]] = true;
      }
}

bool
net_tell (const Net *net, const ChainGraph *graph, Literal end, int branch, Deduction *deduction)
{
  bool needed[NET_LITERALS];

  mark_needed (net, graph, end, needed);
  for (int i = 0; i < net->n_reached; i++)
    {
      Literal literal = net->reached[i], cause[9];
      int     n = needed[literal] ? causes (net, graph, literal, cause) : 0;

      if (needed[literal])
        {
          deduction->digits |= digits_of (graph->nodes[literal_node (literal)].digit);
          cells_add (&deduction->cells, graph->nodes[literal_node (literal)].cell);
        }
      for (int k = 0; k < n; k++)
        {
          if (!deduction_link (deduction, told_number (graph, cause[k]), told_number (graph, literal),
                               literal_is_on (literal)))
            return false;
          deduction->links[deduction->n_links - 1].branch = (uint8_t) branch;
        }
    }

  return true;
}
