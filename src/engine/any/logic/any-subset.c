/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-subset.c — as many values as cells.
 *
 *   naked    |∪ PV(S)| = |S|, S in any house: each value is struck from every cell that sees all of its places in S
 *   hidden   |∪ d(H)| = |D|, H full: these cells hold nothing else */
#include "any-routines.h"

enum { SUBSET_MAX = 8 };

/* Some items, a set each, of which so many are to have as many members together. */
typedef struct {
  const AnyTechnique *technique;
  AnyLookout *search;
  int        house, n;
  int        item[RULES_LINE_MAX];             /* cells, or values */
  uint32_t   members[RULES_LINE_MAX];          /* values; or places in the house, bit i for its cell number i */
  int        chosen[SUBSET_MAX];
  bool       hidden;
} Choice;

/* Strikes from all that see the places of each value. */
static bool
add_naked (const Choice *choice, Values values)
{
  const Topology *topology = choice->search->topology;
  const AnyPosition *position = choice->search->position;
  AnyDeduction found;

  any_deduction_start (&found, choice->technique);
  found.values = values;
  any_deduction_rest_on (&found, choice->house);
  for (int i = 0; i < choice->technique->detail; i++)
    places_add (&found.cells, choice->item[choice->chosen[i]]);
  for_each_value (v, values)
    {
      PlaceSet places = PLACES_NONE;

      for_each_place (cell, found.cells)
        if (values_has (position->marks[cell], v))
          places_add (&places, cell);
      for_each_place (cell, any_common_peers (topology, places))
        if (!places_has (&found.cells, cell))
          any_deduction_strike (&found, position, cell, values_of (v));
    }
  return any_search_add (choice->search, &found);
}

static bool
add_hidden (const Choice *choice, uint32_t places)
{
  const Topology *topology = choice->search->topology;
  const uint16_t *cells = topology->cell + topology->house[choice->house].first;
  AnyDeduction found;

  any_deduction_start (&found, choice->technique);
  any_deduction_rest_on (&found, choice->house);
  for (int i = 0; i < choice->technique->detail; i++)
    found.values |= values_of (choice->item[choice->chosen[i]]);
  for (; places; places &= places - 1)
    {
      int cell = cells[__builtin_ctz (places)];

      places_add (&found.cells, cell);
      any_deduction_strike (&found, choice->search->position, cell, ~found.values);
    }
  return any_search_add (choice->search, &found);
}

/* The next of the chosen, after those that have these members. True: enough. */
static bool
choose (Choice *choice, int n, int from, uint32_t members)
{
  int size = choice->technique->detail;

  if (n == size)
    return __builtin_popcount (members) == size
           && (choice->hidden ? add_hidden (choice, members) : add_naked (choice, members)); /* unreached: not seen: fewer members than the size */
  for (int i = from; i < choice->n; i++)
    {
      uint32_t together = members | choice->members[i];

      if (__builtin_popcount (together) > size)
        continue;
      choice->chosen[n] = i;
      if (!any_search_may (choice->search) || choose (choice, n + 1, i + 1, together))
        return true;
    }
  return false;
}

void
any_find_naked_subset (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;

  for (int house = 0; house < topology->n_houses; house++)
    {
      Choice choice = { .technique = technique, .search = search, .house = house };

      for (int i = 0; i < topology->house[house].n; i++)
        {
          int cell = topology->cell[topology->house[house].first + i], n = values_count (position->marks[cell]);

          if (position->value[cell] || n < 2 || n > technique->detail)
            continue;
          choice.item[choice.n] = cell;
          choice.members[choice.n++] = position->marks[cell];
        }
      if (choice.n >= technique->detail && choose (&choice, 0, 0, 0))
        return;
    }
}

void
any_find_hidden_subset (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;

  for (int house = 0; house < topology->n_full; house++)
    {
      const uint16_t *cells = topology->cell + topology->house[house].first;
      Choice choice = { .technique = technique, .search = search, .house = house, .hidden = true };

      for (int v = 1; v <= topology->n; v++)
        {
          uint32_t places = 0;

          for (int i = 0; i < topology->n; i++)
            places |= (uint32_t) values_has (position->marks[cells[i]], v) << i;
          if (__builtin_popcount (places) < 2 || __builtin_popcount (places) > technique->detail)
            continue;
          choice.item[choice.n] = v;
          choice.members[choice.n++] = places;
        }
      if (choice.n >= technique->detail && choose (&choice, 0, 0, 0))
        return;
    }
}
