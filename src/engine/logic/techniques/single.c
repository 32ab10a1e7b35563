/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* single.c — a digit that has to go somewhere, because nothing else can.
 *
 *   full house     the last empty cell of a house
 *   naked single   PV (cell) = {d}
 *   hidden single  d has one place in a house
 *
 * A hidden single is looked for in boxes first, then rows, then columns, and told once, by the first house that shows
 * it. */
#include "routines.h"

static bool
add_single (Finds *finds, const Technique *technique, int cell, int digit, int house)
{
  Deduction found;

  deduction_start (&found, technique);
  found.digits = digits_of (digit);
  found.cells = cells_of (cell);
  found.base = house == NO_HOUSE ? 0 : UINT32_C (1) << house;
  deduction_group (&found, ROLE_PATTERN, found.cells, found.digits, house);
  deduction_place (&found, cell, digit);
  return finds_add (finds, &found);
}

static bool
find_full_house (const Position *position, const Technique *technique, int house, Finds *finds)
{
  CellSet empty = cells_intersection (position->empty, house_set (house));
  int     cell;

  if (cells_count (empty) != 1)
    return false;

  cell = cells_first (empty);
  return digits_is_single (position->marks[cell])
      && add_single (finds, technique, cell, digits_first (position->marks[cell]), house);
}

static bool
find_hidden (const Position *position, const Technique *technique, int house, Finds *finds)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      CellSet places = position_places_in (position, house, digit);

      if (cells_count (places) == 1 && add_single (finds, technique, cells_first (places), digit, house))
        return true;
    }

  return false;
}

static void
find_naked (const Position *position, const Technique *technique, Finds *finds)
{
  for_each_cell (cell, position->empty)
    if (digits_is_single (position->marks[cell])
        && add_single (finds, technique, cell, digits_first (position->marks[cell]), NO_HOUSE))
      return;
}

/* The houses first … last, until one says to stop. */
static bool
find_in_houses (const Position *position, const Technique *technique, int first, int last, Finds *finds)
{
  for (int house = first; house <= last; house++)
    if (technique->detail == SINGLE_FULL_HOUSE ? find_full_house (position, technique, house, finds)
                                               : find_hidden (position, technique, house, finds))
      return true;

  return false;
}

void
find_single (const Position *position, const Technique *technique, Finds *finds)
{
  if (technique->detail == SINGLE_NAKED)
    {
      find_naked (position, technique, finds);
      return;
    }

  if (technique->detail != SINGLE_HIDDEN_LINE
      && find_in_houses (position, technique, HOUSE_BOXES, N_HOUSES - 1, finds))
    return;
  if (technique->detail != SINGLE_HIDDEN_BOX)
    find_in_houses (position, technique, HOUSE_ROWS, HOUSE_BOXES - 1, finds);
}
