/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-fish.c — fish over any two families of houses.
 *
 * Base: k full houses whose places of the value d have no cell in common, so d stands in them k times. Cover: k houses of any
 * kind with all these places; each holds d at most once, so each holds it there: d ∉ PV(q), q ∈ ∪ cover ∖ ∪ base. */
#include "any-routines.h"

enum { FISH_MAX = 8 };

typedef struct {
  const AnyTechnique *technique;
  AnyLookout *search;
  int        value, n;                         /* bases that could take part */
  int        house[RULES_CELLS_MAX];
  PlaceSet   places[RULES_CELLS_MAX];
  int        base[FISH_MAX], cover[FISH_MAX];
  PlaceSet   all;                              /* places of the chosen bases */
} Fish;

static bool
add (Fish *fish)
{
  const Topology *topology = fish->search->topology;
  int size = fish->technique->detail;
  PlaceSet covered = PLACES_NONE;
  AnyDeduction found;

  any_deduction_start (&found, fish->technique);
  found.values = values_of (fish->value);
  found.cells = fish->all;
  for (int i = 0; i < size; i++)
    {
      any_deduction_rest_on (&found, fish->house[fish->base[i]]);
      found.cover[found.n_cover++] = (uint16_t) fish->cover[i];
      covered = places_union (covered, topology_house_set (topology, fish->cover[i]));
    }
  for (int i = 0; i < size; i++)
    covered = places_difference (covered, topology_house_set (topology, fish->house[fish->base[i]]));
  for_each_place (cell, covered)
    any_deduction_strike (&found, fish->search->position, cell, found.values);
  return any_search_add (fish->search, &found);
}

/* The first place that no cover has yet lies in one of its houses. */
static bool
cover (Fish *fish, int n, PlaceSet open)
{
  const Topology *topology = fish->search->topology;
  int first = places_first (&open);

  if (first < 0)
    return n == fish->technique->detail && add (fish);
  for (uint32_t i = topology->houses_of[first]; n < fish->technique->detail && i < topology->houses_of[first + 1]; i++)
    {
      int house = topology->cell_house[i];
      bool is_base = false;

      for (int j = 0; j < fish->technique->detail; j++)
        is_base |= fish->house[fish->base[j]] == house;
      if (is_base)
        continue;
      fish->cover[n] = house;
      if (!any_search_may (fish->search)
          || cover (fish, n + 1, places_difference (open, topology_house_set (topology, house))))
        return true;
    }
  return false;
}

static bool
choose (Fish *fish, int n, int from)
{
  PlaceSet before = fish->all;

  if (n == fish->technique->detail)
    return cover (fish, 0, fish->all);
  for (int i = from; i < fish->n; i++)
    {
      PlaceSet twice = places_intersection (before, fish->places[i]);

      if (!places_is_empty (&twice))
        continue;
      fish->base[n] = i;
      fish->all = places_union (before, fish->places[i]);
      if (!any_search_may (fish->search) || choose (fish, n + 1, i + 1))
        return true;
    }
  fish->all = before;
  return false;
}

void
any_find_fish (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  Fish fish = { .technique = technique, .search = search };

  for (fish.value = 1; fish.value <= topology->n; fish.value++)
    {
      fish.n = 0;
      fish.all = PLACES_NONE;
      for (int house = 0; house < topology->n_full; house++)
        {
          PlaceSet places = any_position_places (search->position, topology, house, fish.value);
          int n = places_count (places);

          if (n < 2 || n > 2 * technique->detail)
            continue;
          fish.house[fish.n] = house;
          fish.places[fish.n++] = places;
        }
      if (fish.n >= technique->detail && choose (&fish, 0, 0))
        return;
    }
}
