/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel.h — what the kernels of count.h share: their names, and how a puzzle of a batch is read.
 *
 * A kernel is one file that defines one of these rows. Which of them this build has, COUNT_HAVE_… says; whether this
 * processor can run it, its runs_here () does. */
#pragma once

#include <string.h>

#include "count.h"

extern const CountKernel count_kernel_avx512, count_kernel_avx2, count_kernel_portable;

/* Which set a character of COUNT_TEXT stands for, by its lower four bits: '0' is 0 and '.' is 14. */
static const Digits count_text_sets[16] = {
  DIGITS_ALL, 1 << 1, 1 << 2, 1 << 3, 1 << 4, 1 << 5, 1 << 6, 1 << 7, 1 << 8, 1 << 9, 0, 0, 0, 0, DIGITS_ALL, 0,
};

static inline const void *
count_batch_puzzle (const CountBatch *batch, size_t index)
{
  return (const unsigned char *) batch->puzzles + index * batch->stride;
}

/* The sets of puzzle number index of the batch, in reading order. */
static inline void
count_batch_sets (const CountBatch *batch, size_t index, Digits sets[N_CELLS])
{
  const unsigned char *puzzle = count_batch_puzzle (batch, index);

  if (batch->form == COUNT_SETS)
    {
      memcpy (sets, puzzle, N_CELLS * sizeof (Digits));
      for (int cell = 0; cell < N_CELLS; cell++)
        sets[cell] &= DIGITS_ALL;
    }
  else
    for (int cell = 0; cell < N_CELLS; cell++)
      sets[cell] = count_text_sets[puzzle[cell] & 15];
}
