/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-plain.c — strategy ascending as whoever only wants the answer would write it: a recursion on the same bit
 * operations as the stepped form, that tells nobody anything. What it is faster by is the price of telling. */
#include "bench.h"

typedef struct {
  Board    board;
  uint8_t  empty[N_CELLS];             /* in reading order */
  int      n_empty;
  uint64_t nodes, max_nodes;
} Plain;

/* True to end everything: solved, or so many guesses were made. */
static bool
ascend (Plain *plain, int position)
{
  int cell;

  if (position == plain->n_empty)
    return true;

  cell = plain->empty[position];
  for_each_digit (digit, board_possible (&plain->board, cell))
    {
      board_place (&plain->board, cell, digit);
      if (++plain->nodes == plain->max_nodes || ascend (plain, position + 1))
        return true;
      board_clear (&plain->board, cell);
    }

  return false;
}

uint64_t
bench_plain (const Board *board, uint64_t max_nodes)
{
  Plain plain = { .board = *board, .max_nodes = max_nodes };

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      plain.empty[plain.n_empty++] = (uint8_t) cell;

  ascend (&plain, 0);
  return plain.nodes;
}
