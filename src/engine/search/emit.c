/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "emit.h"

void
emit_others_of (Event *event, const Board *board, int cell, int house)
{
  event->house = (uint8_t) house;
  event->possible = board_possible (board, cell);

  for (int i = 0; i < 9; i++)
    {
      int other = house_cells[house][i];

      if (other == cell || board->digit[other])
        continue;
      event->operand[event->n_operands] = board_possible (board, other);
      event->operand_cell[event->n_operands++] = (uint8_t) other;
    }
}

bool
emit_repeat (Event *event, const Board *board)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int other = 0; other < cell && board->digit[cell]; other++)
      if (board->digit[other] == board->digit[cell] && cells_are_peers (cell, other))
        {
          emit (event, EVENT_WIPEOUT, REASON_REPEATED, cell, board->digit[cell], 0);
          event->house = (uint8_t) cells_shared_house (cell, other);
          event->source = (uint8_t) other;
          return true;
        }

  return false;
}
