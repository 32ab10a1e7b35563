/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* brute-force.c — the last resort: look into the solution.
 *
 * It gives the digit of the first cell among those with the fewest candidates, and only if the position has exactly
 * one solution: of several no digit could be called right. */
#include "routines.h"

#include "engine/fast/count.h"

static int
find_narrowest_cell (const Position *position)
{
  int narrowest = NO_CELL;

  for_each_cell (cell, position->empty)
    if (narrowest == NO_CELL || digits_count (position->marks[cell]) < digits_count (position->marks[narrowest]))
      narrowest = cell;

  return narrowest;
}

void
find_by_brute_force (const Position *position, const Technique *technique, Finds *finds)
{
  int         cell = find_narrowest_cell (position), digit;
  CountPuzzle puzzle;
  uint8_t     solutions[COUNT_KEPT][N_CELLS];
  Deduction   found;

  for (int c = 0; c < N_CELLS; c++)
    puzzle.cell[c] = position->digit[c] ? digits_of (position->digit[c]) : position->marks[c];
  if (cell == NO_CELL || count_solutions (&puzzle, 2, solutions, NULL) != 1)
    return;

  digit = solutions[0][cell];
  deduction_start (&found, technique);
  found.cells = cells_of (cell);
  found.digits = digits_of (digit);
  deduction_group (&found, ROLE_PATTERN, found.cells, found.digits, NO_HOUSE);
  deduction_place (&found, cell, digit);
  finds_add (finds, &found);
}
