/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-leftovers.c — the law of leftovers.
 *
 * 𝒜 and ℬ: equally many full houses, each family without a common cell. Both hold every value as often, so ∪𝒜 ∖ ∪ℬ holds the
 * same values as ∪ℬ ∖ ∪𝒜: what is not possible on one side is not possible on the other. 𝒜 are rows or columns next to each
 * other, ℬ those houses of another kind that have most cells in them. */
#include "any-routines.h"

enum { LEFT_OVER_MAX = 6 };

static Values
values_of_places (const AnyPosition *position, PlaceSet cells)
{
  Values any = 0;

  for_each_place (cell, cells)
    any |= position->marks[cell];
  return any;
}

/* What cannot stand among the others goes from these. */
static bool
add_side (AnyLookout *search, AnyDeduction *found, PlaceSet cells, PlaceSet others)
{
  Values possible = values_of_places (search->position, others);

  found->cells = cells;
  found->others = others;
  found->n_struck = 0;
  found->values = values_of_places (search->position, cells) & ~possible;
  for_each_place (cell, cells)
    any_deduction_strike (found, search->position, cell, ~possible);
  return any_search_add (search, found);
}

/* The houses of the kind that have most cells in the area, as many as the area has. False: they meet, or are too few. */
static bool
choose_cover (const Topology *topology, int kind, PlaceSet area, AnyDeduction *found, PlaceSet *covered)
{
  *covered = PLACES_NONE;
  for (found->n_cover = 0; found->n_cover < found->n_base; found->n_cover++)
    {
      int best = -1, most = 0;

      for (int house = 0; house < topology->n_full; house++)
        {
          PlaceSet set = topology_house_set (topology, house), twice = places_intersection (set, *covered);
          int n = places_count (places_intersection (set, area));

          if (topology->house[house].kind != kind || n <= most || !places_is_empty (&twice))
            continue;
          best = house;
          most = n;
        }
      if (best < 0)
        return false;
      found->cover[found->n_cover] = (uint16_t) best;
      *covered = places_union (*covered, topology_house_set (topology, best));
    }
  return true;
}

static bool
look_at_area (AnyLookout *search, AnyDeduction *found, PlaceSet area)
{
  static const HouseKind kinds[] = { HOUSE_BOX, HOUSE_REGION, HOUSE_WINDOW, HOUSE_DISJOINT, HOUSE_EXTRA };

  for (unsigned i = 0; i < sizeof kinds / sizeof *kinds; i++)
    {
      PlaceSet covered, in, out;

      if (!choose_cover (search->topology, (int) kinds[i], area, found, &covered))
        continue;
      in = places_difference (area, covered);
      out = places_difference (covered, area);
      if (places_is_empty (&in) || places_count (in) > LEFT_OVER_MAX)
        continue;
      if (add_side (search, found, out, in) || add_side (search, found, in, out))
        return true;
    }
  return false;
}

void
any_find_leftovers (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;

  for (int first = 0; first < topology->n_full; first++)
    {
      AnyDeduction found;
      PlaceSet area = PLACES_NONE;

      any_deduction_start (&found, technique);
      if (topology->house[first].kind != HOUSE_ROW && topology->house[first].kind != HOUSE_COLUMN)
        continue;
      for (int house = first; house < topology->n_full && found.n_base < ANY_HOUSES_MAX; house++)
        {
          PlaceSet set = topology_house_set (topology, house), twice = places_intersection (set, area);

          if (topology->house[house].kind != topology->house[first].kind || !places_is_empty (&twice)) /* unreached: not seen: grids that overlap in a row of the kind */
            break;
          area = places_union (area, set);
          any_deduction_rest_on (&found, house);
          if (look_at_area (search, &found, area))
            return;
        }
    }
}
