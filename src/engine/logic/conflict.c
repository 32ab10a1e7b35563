/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* conflict.c — by leaving out: whatever can go while no solution appears goes, one clue after the other.
 *
 * Where something visible is wrong, a cell that nothing fits or a house without a place for a digit, the clues that see
 * it are tried by themselves first, so that what is left can be seen on the board. */
#include "conflict.h"

#include "position.h"

#include "engine/fast/count.h"

static void
keep_only (const Board *board, CellSet cells, Board *kept)
{
  uint8_t digit[N_CELLS] = { 0 };

  for_each_cell (cell, cells)
    digit[cell] = board->digit[cell];
  board_from_digits (kept, digit);
}

static bool
has_solution (const Board *board, CellSet cells)
{
  Board       kept;
  CountPuzzle puzzle;

  keep_only (board, cells, &kept);
  count_puzzle_from_board (&puzzle, &kept);
  return count_solutions (&puzzle, 1, NULL, NULL) > 0;
}

static CellSet
first_repeat (const Board *board)
{
  int     first = cells_first (board_repeats (board));
  CellSet pair = cells_of (first);
  int     i = 0;

  while (board->digit[cell_peers[first][i]] != board->digit[first])
    i++;
  cells_add (&pair, cell_peers[first][i]);

  return pair;
}

/* The filled cells that have to do with what is visibly wrong; all of them if nothing is. */
static CellSet
suspects (const Board *board, CellSet filled)
{
  Position position;
  CellSet  around = CELLS_NONE;
  int      wrong_cell, house, digit;

  position_from_board (&position, board);
  if (position_is_possible (&position, &wrong_cell, &house, &digit))
    return filled;
  if (wrong_cell != NO_CELL)
    return cells_intersection (filled, cell_peer_set (wrong_cell));

  for_each_cell (cell, filled)
    if (board->digit[cell] == digit || cells_has (house_set (house), cell))
      cells_add (&around, cell);

  return around;
}

bool
conflict_find (const Board *board, CellSet *cells)
{
  CellSet filled = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell])
      cells_add (&filled, cell);

  *cells = CELLS_NONE;
  if (!cells_is_empty (board_repeats (board)))
    {
      *cells = first_repeat (board);
      return true;
    }
  if (has_solution (board, filled))
    return false;

  *cells = suspects (board, filled);
  for_each_cell (cell, *cells)
    if (!has_solution (board, cells_difference (*cells, cells_of (cell))))
      cells_remove (cells, cell);

  return true;
}
