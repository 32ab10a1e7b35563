/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* intersection.c — a digit whose places in one house all lie in the intersection with another.
 *
 *   pointing  the places of the box lie on one line: the digit goes from the rest of the line
 *   claiming  the places of the line lie in one box: the digit goes from the rest of the box
 *
 * In the deduction, base is the house that was looked at, cover the one that is cleaned. */
#include "routines.h"

/* The other house that holds all of the cells: a line for a box, the box for a line. */
static int
house_around (CellSet cells, int house)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  int first = cells_first (cells);

  for (int i = 0; i < 3; i++)
    {
      int other = cell_house (first, kinds[i]);

      if ((house_kind (house) == HOUSE_BOXES) != (kinds[i] == HOUSE_BOXES)
          && cells_is_empty (cells_difference (cells, house_set (other))))
        return other;
    }

  return NO_HOUSE;
}

static bool
add_intersection (const Position *position, const Technique *technique, int house, int digit, Finds *finds)
{
  CellSet   places = position_places_in (position, house, digit);
  int       n = cells_count (places), other = n == 2 || n == 3 ? house_around (places, house) : NO_HOUSE;
  CellSet   struck;
  Deduction found;

  if (other == NO_HOUSE)
    return false;
  struck = cells_difference (position_places_in (position, other, digit), places);
  if (cells_is_empty (struck))
    return false;

  deduction_start (&found, technique);
  found.digits = digits_of (digit);
  found.cells = places;
  found.base = UINT32_C (1) << house;
  found.cover = UINT32_C (1) << other;
  deduction_group (&found, ROLE_PATTERN, places, found.digits, house);
  deduction_strike (&found, struck, digit);
  return finds_add (finds, &found);
}

void
find_intersection (const Position *position, const Technique *technique, Finds *finds)
{
  bool pointing = technique->detail == INTERSECTION_POINTING;
  int  first = pointing ? HOUSE_BOXES : HOUSE_ROWS, end = pointing ? N_HOUSES : HOUSE_BOXES;

  for (int house = first; house < end; house++)
    for (int digit = 1; digit <= 9; digit++)
      if (add_intersection (position, technique, house, digit, finds))
        return;
}
