/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "stop-place.h"

#include "engine/core/houses.h"
#include "engine/rules/topology-names.h"

/* PLACE_ANY: it has no place among these. */
static unsigned
place_of_house (const TopologyHouse *house)
{
  switch (house->kind)
    {
    case HOUSE_ROW:    return PLACE_ROW;
    case HOUSE_COLUMN: return PLACE_COLUMN;
    case HOUSE_BOX:
    case HOUSE_REGION: return PLACE_BOX;
    default:           return PLACE_ANY;
    }
}

unsigned
stop_place_of (const Topology *topology, const Condition *condition, int *number)
{
  unsigned place;

  *number = 1;
  if (condition->cell >= 0)
    return PLACE_CELL;
  if (!condition->houses && !condition->n_house)
    return PLACE_ANY;
  for (unsigned house = 0; house < N_HOUSES; house++)
    if (condition->houses == 1u << house)
      {
        *number = (int) house % 9 + 1;
        return PLACE_ROW + house / 9;
      }
  if (!topology || condition->n_house != 1 || topology_house_grid (topology, condition->house[0]))
    return GTK_INVALID_LIST_POSITION;
  place = place_of_house (&topology->house[condition->house[0]]);
  *number = topology->house[condition->house[0]].number;
  return place == PLACE_ANY ? GTK_INVALID_LIST_POSITION : place;
}

void
stop_place_clear (Condition *condition)
{
  condition->houses = condition->n_house = 0;
  condition->within = PLACES_NONE;
  condition->cell = -1;
}

void
stop_place_set (const Topology *topology, Condition *condition, unsigned place, int number)
{
  if (!topology)
    condition->houses = 1u << ((place - PLACE_ROW) * 9 + (unsigned) number - 1);
  for (int house = 0; topology && house < topology->n_houses && !condition->n_house; house++)
    if (topology->house[house].number == number && place_of_house (&topology->house[house]) == place)
      condition_add_house (condition, topology, house);
}
