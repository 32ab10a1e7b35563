/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bug.c — BUG + 1: one candidate stands between the board and a bivalue universal grave.
 *
 * Where every open cell has two candidates, and every digit none or two places in every house, a solution would leave
 * a second one behind: the candidates that it does not use. A puzzle with one solution never comes to that, so a
 * candidate whose loss would make it so is true, and the others of its cell go. */
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

/* Whether each digit has none or two places in each house, not counting this candidate. */
static bool
is_grave_without (const Position *position, int cell, int saving)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      CellSet places = position->places[digit];

      if (digit == saving)
        cells_remove (&places, cell);
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
    if (is_grave_without (position, odd, saving))
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
