/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-single.c — a cell with one value left, and a value with one place left in a full house.
 *
 *   naked    |PV(c)| = 1
 *   hidden   |d(H)| = 1, H full: in a cage or a short line no value need be there at all */
#include "any-routines.h"

static bool
add (AnyLookout *search, const AnyTechnique *technique, int cell, int value, int house)
{
  AnyDeduction found;

  any_deduction_start (&found, technique);
  any_deduction_place (&found, cell, value);
  places_add (&found.cells, cell);
  found.values = values_of (value);
  if (house >= 0)
    any_deduction_rest_on (&found, house);
  return any_search_add (search, &found);
}

void
any_find_full_house (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;

  for (int i = 0; i < topology->n_full; i++)
    {
      const uint16_t *cells = topology->cell + topology->house[i].first;
      int n_empty = 0, last = 0;

      for (int j = 0; j < topology->n && n_empty < 2; j++)
        if (!position->value[cells[j]])
          {
            n_empty++;
            last = cells[j];
          }
      if (n_empty == 1 && values_is_single (position->marks[last])
          && add (search, technique, last, values_first (position->marks[last]), i))
        return;
    }
}

void
any_find_naked_single (const AnyTechnique *technique, AnyLookout *search)
{
  const AnyPosition *position = search->position;

  for (int cell = 0; cell < search->topology->n_cells; cell++)
    if (!position->value[cell] && values_is_single (position->marks[cell])
        && add (search, technique, cell, values_first (position->marks[cell]), -1))
      return;
}

void
any_find_hidden_single (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;

  for (int i = 0; i < topology->n_full; i++)
    {
      const uint16_t *cells = topology->cell + topology->house[i].first;
      Values once = 0, twice = 0;

      for (int j = 0; j < topology->n; j++)
        {
          twice |= once & position->marks[cells[j]];
          once |= position->marks[cells[j]];
        }
      once &= ~twice;
      for (int j = 0; once && j < topology->n; j++)
        if (!position->value[cells[j]] && position->marks[cells[j]] & once
            && add (search, technique, cells[j], values_first (position->marks[cells[j]] & once), i))
          return;
    }
}
