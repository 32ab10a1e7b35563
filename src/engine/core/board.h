/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board.h — the 81 cells, and which digits each row, column and box has used.
 *
 * A board is a plain value. The sets of used digits are kept beside the digits, so that the
 * possible values of a cell, PV = U − (R ∪ C ∪ B), are three loads and two operations. */
#pragma once

#include "digits.h"
#include "houses.h"

typedef struct {
  uint8_t digit[N_CELLS];                /* 0 where empty */
  Digits  row[9], column[9], box[9];     /* digits placed there */
} Board;

enum { BOARD_TEXT_SIZE = N_CELLS + 1 };

/* 81 characters in reading order: 1–9, and '.' or '0' for empty; what follows is not looked at.
 * False leaves the board as it was. Digits that repeat in a house are accepted: see board_repeats (). */
bool    board_parse    (Board *board, const char *text);
void    board_format   (const Board *board, char text[BOARD_TEXT_SIZE]);      /* '.' for empty, NUL-terminated */
void    board_from_digits (Board *board, const uint8_t digit[N_CELLS]);

int     board_filled   (const Board *board);                     /* 0–81 */
bool    board_is_solution (const Board *board);                  /* full, and each house holds 1–9 */
CellSet board_repeats  (const Board *board);                     /* every cell whose digit a peer holds too */

/* The digits that no peer holds: PV. The cell itself may be filled; then its own digit is missing. */
static inline Digits
board_possible (const Board *board, int cell)
{
  return digits_complement (board->row[cell_row (cell)] | board->column[cell_column (cell)]
                            | board->box[cell_box (cell)]);
}

/* What the cell can hold: its digit where it is filled. */
static inline Digits
board_domain (const Board *board, int cell)
{
  return board->digit[cell] ? digits_of (board->digit[cell]) : board_possible (board, cell);
}

/* The cell must be empty and the digit possible there. */
static inline void
board_place (Board *board, int cell, int digit)
{
  Digits bit = digits_of (digit);

  board->digit[cell] = (uint8_t) digit;
  board->row[cell_row (cell)] |= bit;
  board->column[cell_column (cell)] |= bit;
  board->box[cell_box (cell)] |= bit;
}

/* The cell must hold a digit that no peer holds. */
static inline void
board_clear (Board *board, int cell)
{
  Digits bit = digits_of (board->digit[cell]);

  board->digit[cell] = 0;
  board->row[cell_row (cell)] ^= bit;
  board->column[cell_column (cell)] ^= bit;
  board->box[cell_box (cell)] ^= bit;
}
