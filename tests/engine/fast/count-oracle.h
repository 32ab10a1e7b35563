/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count-oracle.h — what the counting kernels are held against: puzzles made at random, and a search so plain that it can
 * be seen to be right. It shares nothing with the kernels but the type of the puzzle. */
#pragma once

#include <glib.h>

#include "engine/core/random.h"
#include "engine/fast/count.h"

/* The kernels that run here, by turns: pass NULL first; NULL after the last. SETDOKU_COUNT_KERNEL leaves one only. */
const CountKernel *count_kernel_next (const CountKernel *kernel);

#define for_each_kernel(kernel) \
  for (const CountKernel *kernel = count_kernel_next (NULL); kernel; kernel = count_kernel_next (kernel))

/* Digit by digit, where the fewest can go first, nothing else. Counts up to limit solutions; used, if not
 * NULL, gets the union of those that were counted, and first, if not NULL, the first of them. */
uint64_t oracle_count (const CountPuzzle *puzzle, uint64_t limit, CountPuzzle *used, uint8_t first[N_CELLS]);

/* Each house holds each digit once, and each cell one of its candidates. */
bool     oracle_is_solution (const CountPuzzle *puzzle, const uint8_t solution[N_CELLS]);

/* 81 characters of .0–9 */
CountPuzzle count_puzzle_of (const char *text);

/* About 20 – 60 clues of a full grid; in a third of the cases one of them is falsified. */
CountPuzzle random_puzzle   (Random *random);
/* Pencil marks: sets that hold the digit of a full grid and some others, in a third of the cases but for one cell. */
CountPuzzle random_marks    (Random *random);

/* The same puzzle for another eye, and back: 0 transposed, 1 turned by 90°, 2 the digits renamed. */
enum { N_SYMMETRIES = 3 };
CountPuzzle count_puzzle_symmetric (const CountPuzzle *puzzle, int symmetry);

/* The times a random test repeats: SETDOKU_COUNT_TESTS, else usual. */
int      count_tests (int usual);
