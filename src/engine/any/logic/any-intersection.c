/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-intersection.c — a full house needs a value, and all places that it has there shut it out elsewhere.
 *
 *   intersection   d(A) ⊆ B, A full, B any house: d ∉ PV(q), q ∈ B ∖ A. Pointing and claiming on the classic board
 *   common peers   d(A) ⊆ N(q): d ∉ PV(q). The same with chess moves, diagonals and whatever else lets cells see each other */
#include "any-routines.h"

/* The second house, one that strikes something. False: go on. */
static bool
look_into_houses (const AnyTechnique *technique, AnyLookout *search, int house, int value, PlaceSet places)
{
  const Topology *topology = search->topology;
  int first = places_first (&places);

  for (uint32_t i = topology->houses_of[first]; i < topology->houses_of[first + 1]; i++)
    {
      int other = topology->cell_house[i];
      PlaceSet set = topology_house_set (topology, other), outside = places_difference (places, set);
      AnyDeduction found;

      if (other == house || !places_is_empty (&outside))
        continue;
      any_deduction_start (&found, technique);
      found.values = values_of (value);
      found.cells = places;
      any_deduction_rest_on (&found, house);
      found.cover[found.n_cover++] = (uint16_t) other;
      for_each_place (cell, places_difference (set, topology_house_set (topology, house)))
        any_deduction_strike (&found, search->position, cell, values_of (value));
      if (any_search_add (search, &found))
        return true;
    }
  return false;
}

static bool
look_at_peers (const AnyTechnique *technique, AnyLookout *search, int house, int value, PlaceSet places)
{
  AnyDeduction found;

  any_deduction_start (&found, technique);
  found.values = values_of (value);
  found.cells = places;
  any_deduction_rest_on (&found, house);
  for_each_place (cell, any_common_peers (search->topology, places))
    any_deduction_strike (&found, search->position, cell, values_of (value));
  return any_search_add (search, &found);
}

static void
look (const AnyTechnique *technique, AnyLookout *search,
      bool (*into) (const AnyTechnique *technique, AnyLookout *search, int house, int value, PlaceSet places))
{
  for (int house = 0; house < search->topology->n_full; house++)
    for (int v = 1; v <= search->topology->n; v++)
      {
        PlaceSet places = any_position_places (search->position, search->topology, house, v);

        if (places_count (places) > 1 && into (technique, search, house, v, places))
          return;
      }
}

void
any_find_intersection (const AnyTechnique *technique, AnyLookout *search)
{
  look (technique, search, look_into_houses);
}

void
any_find_common_peers (const AnyTechnique *technique, AnyLookout *search)
{
  look (technique, search, look_at_peers);
}
