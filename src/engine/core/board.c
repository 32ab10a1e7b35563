/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "board.h"

#include <string.h>

bool
board_parse (Board *board, const char *text)
{
  uint8_t digit[N_CELLS];

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      char c = text[cell];

      if (c != '.' && (c < '0' || c > '9'))
        return false;
      digit[cell] = (uint8_t) (c == '.' ? 0 : c - '0');
    }

  board_from_digits (board, digit);
  return true;
}

void
board_format (const Board *board, char text[BOARD_TEXT_SIZE])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    text[cell] = board->digit[cell] ? (char) ('0' + board->digit[cell]) : '.';
  text[N_CELLS] = '\0';
}

void
board_from_digits (Board *board, const uint8_t digit[N_CELLS])
{
  memset (board, 0, sizeof *board);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (digit[cell])
      board_place (board, cell, digit[cell]);
}

int
board_filled (const Board *board)
{
  int filled = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    filled += board->digit[cell] != 0;

  return filled;
}

bool
board_is_solution (const Board *board)
{
  Digits common = DIGITS_ALL;

  for (int i = 0; i < 9; i++)
    common &= board->row[i] & board->column[i] & board->box[i];

  return common == DIGITS_ALL;
}

CellSet
board_repeats (const Board *board)
{
  CellSet repeats = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    for (int i = 0; i < N_PEERS && board->digit[cell]; i++)
      if (board->digit[cell_peers[cell][i]] == board->digit[cell])
        {
          cells_add (&repeats, cell);
          break;
        }

  return repeats;
}
