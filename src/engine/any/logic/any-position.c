/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-position.h"

#include <string.h>

void
any_position_start (AnyPosition *position, const Topology *topology, const uint8_t *givens)
{
  memset (position, 0, sizeof *position);
  position->n_empty = topology->n_existing;
  position->age = 1;
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell))
      {
        position->marks[cell] = topology->start[cell] & topology->all;
        position->changed[cell] = position->age;
      }
  for (int cell = 0; cell < topology->n_cells; cell++)
    if (topology_exists (topology, cell) && givens[cell])
      any_position_place (position, topology, cell, givens[cell]);
}

/* A value that was struck already leaves nothing: the board contradicts itself there. */
void
any_position_place (AnyPosition *position, const Topology *topology, int cell, int value)
{
  position->value[cell] = (uint8_t) value;
  position->marks[cell] &= values_of (value);
  position->changed[cell] = ++position->age;
  position->n_empty--;
  for (uint32_t i = topology->peers_of[cell]; i < topology->peers_of[cell + 1]; i++)
    any_position_strike (position, topology->cell_peer[i], values_of (value));
}

void
any_position_strike (AnyPosition *position, int cell, Values values)
{
  if (position->value[cell] || !(position->marks[cell] & values))
    return;
  position->marks[cell] &= ~values;
  position->changed[cell] = ++position->age;
}

PlaceSet
any_position_places (const AnyPosition *position, const Topology *topology, int house, int value)
{
  const TopologyHouse *one = &topology->house[house];
  PlaceSet places = PLACES_NONE;

  for (int i = 0; i < one->n; i++)
    if (values_has (position->marks[topology->cell[one->first + i]], value))
      places_add (&places, topology->cell[one->first + i]);
  return places;
}

bool
any_position_is_possible (const AnyPosition *position, const Topology *topology, int *cell, int *house, int *value)
{
  *house = *value = -1;
  for (*cell = 0; *cell < topology->n_cells; ++*cell)
    if (topology_exists (topology, *cell) && !position->marks[*cell])
      return false;
  *cell = -1;
  for (*house = 0; *house < topology->n_full; ++*house)
    {
      const TopologyHouse *one = &topology->house[*house];
      Values any = 0;

      for (int i = 0; i < one->n; i++)
        any |= position->marks[topology->cell[one->first + i]];
      if (any == topology->all)
        continue;
      *value = values_first (topology->all & ~any);
      return false;
    }
  *house = -1;
  return true;
}
