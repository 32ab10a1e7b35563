/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* als-wing.c — a W-wing of almost locked sets.
 *
 * Both sets have x and z. In some house every place of x sees all x of the one set or all x of the other, so wherever x stands
 * there, one of the two sets lacks it, is locked, and keeps z. So z goes from where it sees every z of both. A W-wing is the
 * case of two cells with the same two candidates.
 *
 * Of the sets with the fewest cells the first are told. The digit x of both sets sees itself in neither, or they would be linked
 * by it and need no house. Groups: the two sets; restricted for x; pattern for z; nodes for the places of both; base: the house.
 * The links are the chain. */
#include "routines.h"

#include "als-search.h"

/* The digit's places as a node of the chain. */
static int
node_of (Deduction *found, CellSet places, int digit)
{
  if (cells_count (places) == 1)
    return candidate_of (cells_first (places), digit);
  return N_CANDIDATES + deduction_group (found, ROLE_NODE, places, digits_of (digit), NO_HOUSE);
}

static bool
tell (const AlsSearch *search, const Als *a, const Als *b, int x, int z, int house)
{
  CellSet   places = position_places_in (search->position, house, x), near = cells_intersection (places, a->seeing[x]);
  Deduction found;
  int       nodes[6];

  als_search_start (&found, search);
  als_search_strike_kept (&found, search, a, b, digits_of (z));
  found.digits |= digits_of (x);
  found.base = UINT32_C (1) << house;
  als_search_add_set (&found, a);
  als_search_add_set (&found, b);
  als_search_add_restricted (&found, a, b, digits_of (x));
  deduction_group (&found, ROLE_PATTERN, cells_union (a->at[z], b->at[z]), digits_of (z), NO_HOUSE);
  nodes[0] = node_of (&found, a->at[z], z);
  nodes[1] = node_of (&found, a->at[x], x);
  nodes[2] = node_of (&found, near, x);
  nodes[3] = node_of (&found, cells_difference (places, near), x);
  nodes[4] = node_of (&found, b->at[x], x);
  nodes[5] = node_of (&found, b->at[z], z);
  for (int i = 0; i < 5; i++)
    deduction_link (&found, nodes[i], nodes[i + 1], i % 2 == 0);
  return finds_add (search->finds, &found);
}

/* Whether each place of the digit in the house sees all of it in one of the sets, and none alone does for all. */
static bool
ties (const AlsSearch *search, const Als *a, const Als *b, int x, int house)
{
  CellSet places = position_places_in (search->position, house, x);
  CellSet left = cells_difference (places, a->seeing[x]);

  return !cells_is_empty (left) && cells_is_empty (cells_difference (left, b->seeing[x]))
      && !cells_is_empty (cells_difference (places, b->seeing[x]))
      && cells_is_empty (cells_intersection (places, cells_union (a->cells, b->cells)));
}

/* True: stop. */
static bool
try_pair (const AlsSearch *search, const Als *a, const Als *b)
{
  Digits both = digits_intersection (a->digits, b->digits), kept = DIGITS_NONE;

  if (als_overlap (a, b))
    return false;
  for_each_digit (z, both)
    if (als_search_can_strike (search, a, b, digits_of (z)))
      kept |= digits_of (z);
  if (!kept)
    return false;

  for_each_digit (x, digits_difference (both, als_restricted (a, b)))
    for (int house = 0; house < N_HOUSES && digits_difference (kept, digits_of (x)); house++)
      if (ties (search, a, b, x, house))
        for_each_digit (z, digits_difference (kept, digits_of (x)))
          if (tell (search, a, b, x, z, house))
            return true;
  return false;
}

static bool
search_wings (const AlsSearch *search)
{
  const AlsGraph *graph = search->graph;

  for (int size = 2; size <= 10; size++)
    for (int i = 0; i < graph->n && !stop_now (search->finds->stop); i++)
      for (int j = i + 1; j < graph->n; j++)
        {
          const Als *a = &graph->sets[i], *b = &graph->sets[j];

          if (digits_count (a->digits) + digits_count (b->digits) == size + 2
              && digits_count (digits_intersection (a->digits, b->digits)) >= 2 && try_pair (search, a, b))
            return true;
        }
  return false;
}

void
find_als_w_wing (const Position *position, const Technique *technique, Finds *finds)
{
  AlsGraph  graph;
  AlsSearch search = { .position = position, .technique = technique, .finds = finds, .graph = &graph };

  if (als_collect (&graph, position))
    search_wings (&search);
  als_clear (&graph);
}
