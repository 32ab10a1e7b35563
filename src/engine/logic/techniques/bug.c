/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bug.c — BUG + n: some candidates stand between the board and a bivalue universal grave.
 *
 * Where every open cell has two candidates, and every digit none or two places in every house, a solution would leave
 * a second one behind: the candidates that it does not use. A puzzle with one solution never comes to that, so a
 * candidate whose loss would make it so is true, and the others of its cell go. Where the loss of several would, all of one
 * digit, one of them is true, and the digit goes from every cell that sees them all. */
#include "routines.h"

/* The only cell of three candidates where all others have two; NO_CELL if it is not so. */
static int
find_odd_cell (const Position *position)
{
  int odd = NO_CELL;

  for_each_cell (cell, position->empty)
    switch (digits_count (position->marks[cell]))
      {
      case 2:
        break;

      case 3:
        if (odd != NO_CELL)
          return NO_CELL;
        odd = cell;
        break;

      default:
        return NO_CELL;
      }

  return odd;
}

/* Whether each digit has none or two places in each house, not counting saving in these cells. */
static bool
is_grave_without (const Position *position, CellSet cells, int saving)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      CellSet places = position->places[digit];

      if (digit == saving)
        places = cells_difference (places, cells);
      for (int house = 0; house < N_HOUSES; house++)
        {
          int n = cells_count (cells_intersection (places, house_set (house)));

          if (n != 0 && n != 2)
            return false;
        }
    }

  return true;
}

void
find_bug_plus_one (const Position *position, const Technique *technique, Finds *finds)
{
  int       odd = find_odd_cell (position);
  Deduction found;

  if (odd == NO_CELL)
    return;

  for_each_digit (saving, position->marks[odd])
    if (is_grave_without (position, cells_of (odd), saving))
      {
        deduction_start (&found, technique);
        found.cells = position->empty;
        deduction_group (&found, ROLE_EXTRA, cells_of (odd), digits_of (saving), NO_HOUSE);
        for_each_digit (digit, digits_difference (position->marks[odd], digits_of (saving)))
          deduction_strike (&found, cells_of (odd), digit);
        finds_add (finds, &found);
        return;
      }
}

/* The cells of three candidates, all others having two; ∅ if it is not so. */
static CellSet
find_odd_cells (const Position *position)
{
  CellSet odd = CELLS_NONE;

  for_each_cell (cell, position->empty)
    {
      int n = digits_count (position->marks[cell]);

      if (n != 2 && n != 3)
        return CELLS_NONE;
      if (n == 3)
        cells_add (&odd, cell);
    }

  return odd;
}

void
find_bug_plus_n (const Position *position, const Technique *technique, Finds *finds)
{
  CellSet   odd = find_odd_cells (position);
  Deduction found;

  if (cells_count (odd) < 2)
    return;

  for (int saving = 1; saving <= 9; saving++)
    if (cells_is_empty (cells_difference (odd, position->places[saving])) && is_grave_without (position, odd, saving))
      {
        deduction_start (&found, technique);
        found.cells = position->empty;
        deduction_group (&found, ROLE_EXTRA, odd, digits_of (saving), NO_HOUSE);
        deduction_strike (&found, position_places_seeing (position, odd, saving), saving);
        if (finds_add (finds, &found))
          return;
      }
}
