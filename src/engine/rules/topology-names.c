/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "topology-names.h"

#include <stdio.h>

PlaceText
place_text (const Topology *topology, int cell)
{
  return place_text_on (cell, topology->columns);
}

int
topology_house_grid (const Topology *topology, int house)
{
  const Rules *rules = topology->rules;
  const TopologyHouse *one = &topology->house[house];
  int row = topology->cell[one->first] / rules->columns, column = topology->cell[one->first] % rules->columns;

  if (one->kind > HOUSE_BOX)
    return 0;
  for (int i = 0; i < rules->n_grids; i++)
    {
      int top = rules->grid[i] / rules->columns, left = rules->grid[i] % rules->columns, n = rules->n, at = one->number - 1;
      int across = one->kind == HOUSE_COLUMN ? at : one->kind == HOUSE_ROW ? 0 : at * rules->box_columns % n;
      int down = one->kind == HOUSE_ROW ? at : one->kind == HOUSE_COLUMN ? 0 : at * rules->box_columns / n * rules->box_rows;

      if (row == top + down && column == left + across)
        return i + 1;
    }
  return 0;
}

/* Of cages and extra regions: which of them it is, since a constraint need not number them. */
static int
number_of (const Topology *topology, int house)
{
  int kind = topology->house[house].kind, number = 1;

  if (kind != HOUSE_CAGE && kind != HOUSE_EXTRA)
    return topology->house[house].number;
  for (int i = 0; i < house; i++)
    number += topology->house[i].kind == kind;
  return number;
}

PlaceText
place_house_text (const Topology *topology, int house)
{
  int grid = topology_house_grid (topology, house);
  char letter = "RCBQDWPEK"[topology->house[house].kind];
  PlaceText text;

  if (grid)
    snprintf (text.text, sizeof text.text, "%c%d@%d", letter, number_of (topology, house), grid);
  else
    snprintf (text.text, sizeof text.text, "%c%d", letter, number_of (topology, house));
  return text;
}
