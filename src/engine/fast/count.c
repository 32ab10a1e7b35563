/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count.c — the kernels' table, and the questions that are asked of any kernel. */

#include "count.h"

#include "kernel.h"

const CountKernel *const count_kernels[] = {
#ifdef COUNT_HAVE_AVX512
  &count_kernel_avx512,
#endif
#ifdef COUNT_HAVE_AVX2
  &count_kernel_avx2,
#endif
  &count_kernel_portable,
  NULL,
};

const CountKernel *
count_kernel_best (void)
{
  const CountKernel *const *row = count_kernels;

  while (!(*row)->runs_here ())
    row++;
  return *row;
}

const CountKernel *
count_kernel_find (const char *id)
{
  for (const CountKernel *const *row = count_kernels; *row; row++)
    if (strcmp ((*row)->id, id) == 0)
      return *row;
  return NULL;
}

static const CountKernel *
kernel_or_best (const CountKernel *kernel)
{
  return kernel ? kernel : count_kernel_best ();
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
  Count count;

  kernel = kernel_or_best (kernel);
  count_start (&count, puzzle, kernel);
  while (count.n_solutions < limit && count_run (&count, limit, UINT64_MAX, kernel))
    ;

  if (first && count.n_solutions)
    memcpy (first, count.solution, N_CELLS * (count.n_solutions < COUNT_KEPT ? count.n_solutions : COUNT_KEPT));
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

uint64_t
count_through (const CountPuzzle *puzzle, int cell, int digit, uint64_t limit, const CountKernel *kernel)
{
  CountPuzzle through = *puzzle;

  through.cell[cell] &= digits_of (digit);
  return through.cell[cell] ? count_solutions (&through, limit, NULL, kernel) : 0;
}
