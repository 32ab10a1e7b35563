/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "position.h"

#include <string.h>

void
position_from_board (Position *position, const Board *board)
{
  memset (position, 0, sizeof *position);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell])
      {
        position->digit[cell] = board->digit[cell];
        cells_add (&position->given, cell);
      }
    else
      {
        cells_add (&position->empty, cell);
        position->marks[cell] = board_possible (board, cell);
        for_each_digit (digit, position->marks[cell])
          cells_add (&position->places[digit], cell);
      }
}

void
position_place (Position *position, int cell, int digit)
{
  for_each_cell (peer, cells_intersection (position->places[digit], cell_peer_set (cell)))
    position->marks[peer] = digits_difference (position->marks[peer], digits_of (digit));
  position->places[digit] = cells_difference (position->places[digit], cell_peer_set (cell));

  for_each_digit (d, position->marks[cell])
    cells_remove (&position->places[d], cell);
  position->marks[cell] = DIGITS_NONE;
  position->digit[cell] = (uint8_t) digit;
  cells_remove (&position->empty, cell);
}

void
position_strike (Position *position, int cell, int digit)
{
  position->marks[cell] = digits_difference (position->marks[cell], digits_of (digit));
  cells_remove (&position->places[digit], cell);
}

bool
position_is_solved (const Position *position)
{
  return cells_is_empty (position->empty);
}

/* The digits that the house's cells hold. */
static Digits
digits_in (const Position *position, int house)
{
  Digits held = DIGITS_NONE;

  for_each_cell (cell, cells_difference (house_set (house), position->empty))
    held |= digits_of (position->digit[cell]);

  return held;
}

bool
position_is_possible (const Position *position, int *cell, int *house, int *digit)
{
  *cell = NO_CELL;
  *house = NO_HOUSE;
  *digit = 0;

  for_each_cell (empty, position->empty)
    if (!position->marks[empty])
      {
        *cell = empty;
        return false;
      }

  for (int h = 0; h < N_HOUSES; h++)
    for_each_digit (open, digits_complement (digits_in (position, h)))
      if (cells_is_empty (position_places_in (position, h, open)))
        {
          *house = h;
          *digit = open;
          return false;
        }

  return true;
}

CellSet
position_places_seeing (const Position *position, CellSet cells, int digit)
{
  CellSet places = position->places[digit];

  for_each_cell (cell, cells)
    places = cells_intersection (places, cell_peer_set (cell));

  return places;
}
