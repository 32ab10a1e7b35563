/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count.c — the questions that are asked of any kernel. */

#include "count.h"

#include <stdlib.h>
#include <string.h>

#include "engine/core/houses.h"

static const CountKernel *
kernel_or_best (const CountKernel *kernel)
{
  return kernel ? kernel : count_kernel_best ();
}

Count *
count_new (void)
{
  _Static_assert (sizeof (Count) % alignof (Count) == 0, "aligned_alloc () wants whole alignments");
  return aligned_alloc (alignof (Count), sizeof (Count));
}

void
count_free (Count *count)
{
  free (count);
}

void
count_puzzle_from_board (CountPuzzle *puzzle, const Board *board)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle->cell[cell] = board->digit[cell] ? digits_of (board->digit[cell]) : DIGITS_ALL;
}

void
count_start (Count *count, const CountPuzzle *puzzle, const CountKernel *kernel)
{
  count->n_solutions = 0;
  count->n_guesses = 0;
  kernel_or_best (kernel)->start (count, puzzle);
}

bool
count_run (Count *count, uint64_t limit, uint64_t guesses, const CountKernel *kernel)
{
  return kernel_or_best (kernel)->run (count, limit, guesses);
}

uint64_t
count_solutions (const CountPuzzle *puzzle, uint64_t limit, uint8_t first[COUNT_KEPT][N_CELLS],
                 const CountKernel *kernel)
{
  Count  count;
  size_t n_kept;

  kernel = kernel_or_best (kernel);
  count_start (&count, puzzle, kernel);
  while (count.n_solutions < limit && count_run (&count, limit, UINT64_MAX, kernel))
    ;

  n_kept = count.n_solutions < COUNT_KEPT ? (size_t) count.n_solutions : COUNT_KEPT;
  if (first && n_kept)
    memcpy (first, count.solution, n_kept * N_CELLS);
  return count.n_solutions;
}

void
count_many (const CountBatch *batch, const CountKernel *kernel)
{
  if (batch->n)
    kernel_or_best (kernel)->many (batch);
}

/* Each solution found shows 81 candidates to be true. What is left in a cell, all its untried digits together, is then
 * asked for: either a solution shows more of them, or none of them is true and they go, for good. */
bool
count_true_candidates (const CountPuzzle *puzzle, CountPuzzle *used, const CountKernel *kernel)
{
  CountPuzzle rest = *puzzle;
  uint8_t     solution[COUNT_KEPT][N_CELLS];

  kernel = kernel_or_best (kernel);
  *used = (CountPuzzle) { 0 };

  for (int cell = 0; cell < N_CELLS; cell++)
    for (;;)
      {
        Digits      untried = digits_difference (rest.cell[cell], used->cell[cell]);
        CountPuzzle asked = rest;

        if (!untried)
          break;
        asked.cell[cell] = untried;
        if (count_solutions (&asked, 1, solution, kernel))
          for (int other = 0; other < N_CELLS; other++)
            used->cell[other] |= digits_of (solution[0][other]);
        else
          rest.cell[cell] = used->cell[cell];
      }

  return used->cell[0] != DIGITS_NONE;
}

/* Single digits go from the peers of their cells until nothing changes. False: a cell is left without any. */
static bool
strip (CountPuzzle *part)
{
  CellSet done = CELLS_NONE;

  for (bool again = true; again;)
    {
      again = false;
      for (int cell = 0; cell < N_CELLS; cell++)
        {
          if (!part->cell[cell])
            return false;
          if (!digits_is_single (part->cell[cell]) || cells_has (done, cell))
            continue;
          for (int i = 0; i < N_PEERS; i++)
            part->cell[cell_peers[cell][i]] = digits_difference (part->cell[cell_peers[cell][i]], part->cell[cell]);
          done = cells_union (done, cells_of (cell));
          again = true;
        }
    }
  return true;
}

/* The first of those with the fewest digits, from two; NO_CELL: there is none. */
static int
splitting_cell (const CountPuzzle *part)
{
  int best = NO_CELL, fewest = 10;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int n = digits_count (part->cell[cell]);

      if (n > 1 && n < fewest)
        {
          best = cell;
          fewest = n;
        }
    }
  return best;
}

/* Each part in turn gives way to its children, the first of which takes its place. */
size_t
count_split (const CountPuzzle *puzzle, CountPuzzle *parts, size_t room)
{
  size_t n = 1, whole = 0;           /* so many parts in a row could not be split */

  parts[0] = *puzzle;
  if (!strip (&parts[0]))
    return 0;
  for (size_t at = 0; whole < n && n + 8 <= room; at = at + 1 < n ? at + 1 : 0)
    {
      CountPuzzle part = parts[at];
      int         cell = splitting_cell (&part);
      bool        placed = false;

      whole++;
      if (cell == NO_CELL)
        continue;
      whole = 0;
      for_each_digit (digit, part.cell[cell])
        {
          CountPuzzle child = part;

          child.cell[cell] = digits_of (digit);
          if (!strip (&child))
            continue;
          parts[placed ? n++ : at] = child;
          placed = true;
        }
      if (!placed)
        parts[at] = parts[--n];
    }
  return n;
}
