/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* brute-force.c — the digit of the middle one of the empty cells, from the solution. */
#include "finders.h"

#include "engine/fast/count.h"

bool
hodoku_brute_force (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  CountPuzzle puzzle;
  uint8_t     solutions[COUNT_KEPT][N_CELLS];
  int         left = cells_count (position->empty) / 2;

  if (cells_is_empty (position->empty))
    return false;
  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle.cell[cell] = position->digit[cell] ? digits_of (position->digit[cell]) : position->marks[cell];
  if (count_solutions (&puzzle, 2, solutions, NULL) != 1)
    return false;

  hodoku_step_start (step);
  for_each_cell (cell, position->empty)
    if (left-- == 0)
      step->placed = (uint16_t) candidate_of (cell, solutions[0][cell]);
  return true;
}
