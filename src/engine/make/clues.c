/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "clues.h"

#include <string.h>

enum { ALL_LINES = 0x1ff };

static Lines
line (int i)
{
  return (Lines) (1u << i);
}

static int
place_in_box (int cell)
{
  return cell_row (cell) % 3 * 3 + cell_column (cell) % 3;
}

void
clues_start (Clues *clues, const uint8_t grid[N_CELLS])
{
  Lines *sets[] = { clues->digit_rows, clues->digit_columns, clues->digit_boxes, clues->row_digits, clues->column_digits,
                    clues->box_digits, clues->row_given, clues->column_given, clues->box_given };

  memcpy (clues->grid, grid, N_CELLS);
  clues->given = CELLS_ALL;
  clues->n_given = N_CELLS;
  for (int cell = 0; cell < N_CELLS; cell++)
    clues->puzzle.cell[cell] = digits_of (grid[cell]);
  for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
    for (int k = 0; k < 9; k++)
      sets[i][k] = ALL_LINES;
  for (int row = 0, cell = 0; row < 9; row++)
    for (int column = 0; column < 9; column++, cell++)
      {
        int digit = grid[cell] - 1, box = cell_box (cell);

        clues->column_of[digit][row] = (uint8_t) column;
        clues->box_of[digit][row] = (uint8_t) box;
        clues->row_at_column[digit][column] = clues->row_at_box[digit][box] = line (row);
      }
}

static void
flip (Clues *clues, int cell)
{
  int digit = clues->grid[cell] - 1, row = cell_row (cell), column = cell_column (cell), box = cell_box (cell);

  clues->digit_rows[digit] ^= line (row);
  clues->digit_columns[digit] ^= line (column);
  clues->digit_boxes[digit] ^= line (box);
  clues->row_digits[row] ^= line (digit);
  clues->column_digits[column] ^= line (digit);
  clues->box_digits[box] ^= line (digit);
  clues->row_given[row] ^= line (column);
  clues->column_given[column] ^= line (row);
  clues->box_given[box] ^= line (place_in_box (cell));
}

void
clues_take (Clues *clues, int cell)
{
  flip (clues, cell);
  cells_remove (&clues->given, cell);
  clues->puzzle.cell[cell] = DIGITS_ALL;
  clues->n_given--;
}

void
clues_put (Clues *clues, int cell)
{
  flip (clues, cell);
  cells_add (&clues->given, cell);
  clues->puzzle.cell[cell] = digits_of (clues->grid[cell]);
  clues->n_given++;
}

/* Of three lines, as three bits: their nine places when they lie one after the other, or side by side. */
static const Lines three_rows[8] = { 0, 0007, 0070, 0077, 0700, 0707, 0770, 0777 };
static const Lines three_columns[8] = { 0, 0111, 0222, 0333, 0444, 0555, 0666, 0777 };

bool
clues_is_forced (const Clues *clues, int cell)
{
  int   digit = clues->grid[cell] - 1, row = cell_row (cell), column = cell_column (cell), box = cell_box (cell);
  int   band = row / 3, stack = column / 3;
  Lines others = (Lines) (clues->row_digits[row] | clues->column_digits[column] | clues->box_digits[box] | line (digit));
  Lines rows = (Lines) (clues->digit_rows[digit] & ~line (row));
  Lines columns = (Lines) (clues->digit_columns[digit] & ~line (column));
  Lines boxes = (Lines) (clues->digit_boxes[digit] & ~line (box));
  unsigned boxes_of_band = boxes >> 3 * band & 7;
  unsigned boxes_of_stack = (boxes >> stack & 1) | (boxes >> (stack + 2) & 2) | (boxes >> (stack + 4) & 4);

  return others == ALL_LINES
         || (clues->row_given[row] | columns | three_rows[boxes_of_band]) == ALL_LINES
         || (clues->column_given[column] | rows | three_rows[boxes_of_stack]) == ALL_LINES
         || (clues->box_given[box] | three_rows[rows >> 3 * band & 7] | three_columns[columns >> 3 * stack & 7]) == ALL_LINES;
}

/* The clue is of this digit, in this row. Can it change places with the other digit in this row, then in those rows that
 * must go along, and so on, without meeting a clue? The other digit is not given in this row. */
static bool
digits_can_change (const Clues *clues, int digit, int other, int row)
{
  Lines in_the_way = (Lines) (clues->digit_rows[other] | (clues->digit_rows[digit] & ~line (row)));
  Lines rows = line (row), done = 0;

  while (rows)
    {
      int   i = __builtin_ctz (rows);
      Lines next = (Lines) (clues->row_at_column[other][clues->column_of[digit][i]]
                            | clues->row_at_box[other][clues->box_of[digit][i]]);

      if (next & in_the_way)
        return false;
      done |= line (i);
      rows = (Lines) ((rows | next) & ~done);
    }
  return true;
}

/* The clue is in this row and column. What the other row has there must go elsewhere in the row, and so on, until one is
 * back. */
static bool
rows_can_change (const Clues *clues, int row, int other, int column)
{
  int at = column;

  do
    {
      if (clues->row_given[other] >> at & 1)
        return false;
      at = clues->column_of[clues->grid[9 * other + at] - 1][row];
    }
  while (at != column && !(clues->row_given[row] >> at & 1));
  return at == column;
}

static bool
columns_can_change (const Clues *clues, int column, int other, int row)
{
  int at = row;

  do
    {
      if (clues->column_given[other] >> at & 1)
        return false;
      at = __builtin_ctz (clues->row_at_column[clues->grid[9 * at + other] - 1][column]);
    }
  while (at != row && !(clues->column_given[column] >> at & 1));
  return at == row;
}

bool
clues_is_needed (const Clues *clues, int cell)
{
  int digit = clues->grid[cell] - 1, row = cell_row (cell), column = cell_column (cell);

  for (Lines rest = (Lines) (clues->row_digits[row] ^ ALL_LINES); rest; rest &= (Lines) (rest - 1))
    if (digits_can_change (clues, digit, __builtin_ctz (rest), row))
      return true;

  for (int i = 1; i < 3; i++)
    if (rows_can_change (clues, row, row / 3 * 3 + (row + i) % 3, column)
        || columns_can_change (clues, column, column / 3 * 3 + (column + i) % 3, row))
      return true;
  return false;
}

void
clues_ask (const Clues *clues, int cell, CountPuzzle *question)
{
  *question = clues->puzzle;
  question->cell[cell] = digits_difference (DIGITS_ALL, digits_of (clues->grid[cell]));
}

void
clues_get_board (const Clues *clues, Board *board)
{
  memset (board, 0, sizeof *board);
  for_each_cell (cell, clues->given)
    board_place (board, cell, clues->grid[cell]);
}
