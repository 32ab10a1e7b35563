/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "two-lines.h"

/* Of the places in a line, 0 to 8: where both lines are filled and, taken together, have the same digits. */
static unsigned
closed_places (const Position *position, int line, int other)
{
  unsigned places = 0, before;

  for (int i = 0; i < 9; i++)
    if (position->digit[house_cells[line][i]] && position->digit[house_cells[other][i]])
      places |= 1u << i;
  do
    {
      Digits digits = DIGITS_NONE, others = DIGITS_NONE;

      before = places;
      for (int i = 0; i < 9; i++)
        if (places >> i & 1)
          {
            digits |= digits_of (position->digit[house_cells[line][i]]);
            others |= digits_of (position->digit[house_cells[other][i]]);
          }
      for (int i = 0; i < 9; i++)
        if (places >> i & 1 && (!digits_has (others, position->digit[house_cells[line][i]])
                                || !digits_has (digits, position->digit[house_cells[other][i]])))
          places &= ~(1u << i);
    }
  while (places != before);
  return places;
}

bool
two_lines_are_free (const Position *position, int line, int other)
{
  const unsigned closed = closed_places (position, line, other);
  int            n = 0;

  for (int i = 0; i < 9; i++)
    n += !(closed >> i & 1)
         && (cells_has (position->given, house_cells[line][i]) || cells_has (position->given, house_cells[other][i]));
  return n <= 1;
}

CellSet
two_lines_crossing (int line, int other, CellSet corners)
{
  const int across = line < HOUSE_COLUMNS ? HOUSE_COLUMNS : HOUSE_ROWS;
  CellSet   crossing = CELLS_NONE;

  for_each_cell (corner, corners)
    crossing = cells_union (crossing, house_set (cell_house (corner, across)));
  return cells_intersection (crossing, cells_union (house_set (line), house_set (other)));
}

bool
two_lines_forbid (const Position *position, int line, int other, CellSet corners, Digits digits)
{
  CellSet crossing = two_lines_crossing (line, other, corners);
  CellSet box = house_set (cell_house (cells_first (crossing), HOUSE_BOXES));

  if (digits_count (digits) != 2 || !cells_is_empty (cells_difference (corners, position->empty)))
    return false;
  for_each_digit (digit, digits)
    {
      CellSet places = cells_intersection (position->places[digit], box);

      if (cells_is_empty (places) || !cells_is_empty (cells_difference (places, crossing)))
        return false;
    }
  return two_lines_are_free (position, line, other);
}
