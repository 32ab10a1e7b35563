/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "saving.h"

Saving
saving_of (const Position *position, CellSet cells, Digits digits)
{
  Saving saving = { CELLS_NONE, DIGITS_NONE };

  for_each_cell (cell, cells)
    if (digits_difference (position->marks[cell], digits))
      {
        cells_add (&saving.cells, cell);
        saving.digits |= digits_difference (position->marks[cell], digits);
      }
  return saving;
}

bool
saving_tells (const Saving *saving, int type)
{
  int n = cells_count (saving->cells);

  return type == 1 ? n == 1 : n >= 2 && digits_is_single (saving->digits);
}

void
saving_strike (const Saving *saving, const Position *position, int type, Digits digits, Deduction *found)
{
  int shared = digits_first (saving->digits);

  deduction_group (found, ROLE_EXTRA, saving->cells, saving->digits, NO_HOUSE);
  if (type == 2)
    deduction_strike (found, position_places_seeing (position, saving->cells, shared), shared);
  else
    for_each_digit (digit, digits)
      deduction_strike (found, cells_intersection (saving->cells, position->places[digit]), digit);
}
