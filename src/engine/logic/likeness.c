/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "likeness.h"

#include <string.h>

int
likeness_image (Likeness likeness, int cell)
{
  int row = cell_row (cell), column = cell_column (cell);

  switch (likeness)
    {
    case LIKENESS_HALF_TURN:
      return cell_at (8 - row, 8 - column);
    case LIKENESS_QUARTER_TURN:
      return cell_at (column, 8 - row);
    case LIKENESS_FALLING:
      return cell_at (column, row);
    default:
      return cell_at (8 - column, 8 - row);
    }
}

/* The digit that is nowhere, and the one that nothing turns into. */
static bool
complete (uint8_t digits[10], Digits taken)
{
  int n = 0;

  for (int digit = 1; digit <= 9; digit++)
    if (!digits[digit]) /* unreached: not seen: clues without a digit */
      {
        digits[digit] = (uint8_t) digit;
        n += 1 + digits_has (taken, digit);
      }
  return n <= 1;
}

bool
likeness_holds (Likeness likeness, const Position *position, uint8_t digits[10])
{
  Digits taken = DIGITS_NONE;

  memset (digits, 0, 10);
  for_each_cell (cell, position->given)
    {
      int image = likeness_image (likeness, cell), digit = position->digit[cell];

      if (!cells_has (position->given, image))
        return false;
      if (digits[digit] == 0 && !digits_has (taken, position->digit[image]))
        {
          digits[digit] = position->digit[image];
          taken |= digits_of (digits[digit]);
        }
      if (digits[digit] != position->digit[image])
        return false;
    }
  return complete (digits, taken);
}
