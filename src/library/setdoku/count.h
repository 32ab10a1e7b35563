/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count.h — how many solutions, up to a limit, and which. Fast, and without a word why.
 *
 * Three doors: one puzzle (setdoku_solve, setdoku_count, setdoku_true_candidates), a list (setdoku_count_many), and a search that
 * the caller drives, stops and goes on with (SetdokuCounter). But for setdoku_counter_new () nothing here allocates. */
#pragma once

#include "basics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The code for one kind of processor; constant. Wherever one is asked for, NULL stands for the fastest that runs here. Counts are
 * the same by all of them. */
typedef struct SetdokuKernel SetdokuKernel;

/* "portable" runs everywhere; "avx2", "avx512". NULL: none of that id, or this processor has not what it needs. */
SETDOKU_PUBLIC const SetdokuKernel *setdoku_kernel_find (const char *id);

/* The id of a kernel; of NULL that of the fastest. */
SETDOKU_PUBLIC const char *setdoku_kernel_id (const SetdokuKernel *kernel);

/* SETDOKU_OK: the one solution. SETDOKU_SEVERAL: one of them. SETDOKU_NO_SOLUTION, SETDOKU_BAD_PUZZLE: solution is left alone. */
SETDOKU_PUBLIC SetdokuStatus setdoku_solve (const char *puzzle, char solution[SETDOKU_TEXT_SIZE]);

/* How many solutions the sets have, at most limit, from 1. first: NULL, or room for the first two of them, of which as many are
 * written as there are. It takes as long as that takes: with a high limit use a SetdokuCounter. */
SETDOKU_PUBLIC uint64_t setdoku_count (const SetdokuMarks *marks, uint64_t limit, char first[2][SETDOKU_TEXT_SIZE]);

/* The candidates that some solution has. False: there is no solution, and all sets of used are empty. used may be marks. */
SETDOKU_PUBLIC bool setdoku_true_candidates (const SetdokuMarks *marks, const SetdokuKernel *kernel, SetdokuMarks *used);

/* Puzzles one after the other, as text of '1'–'9', '0' and '.'; nothing else may occur in them. */
typedef struct {
  const char *puzzles;               /* borrowed: 81 characters each, no NUL needed */
  size_t      stride;                /* from the first character of one to that of the next, at least 81 */
  size_t      n;                     /* less than 2^32 */
  uint32_t    limit;                 /* from 1: no more solutions of a puzzle are looked for */
  uint32_t   *counts;                /* out: n numbers 0–limit */
  char       *solutions;             /* out, or NULL: n times 81 characters '1'–'9', without NULs. Left alone where there is none */
} SetdokuList;

/* The kernels work on several at a time: some hundred puzzles a call are the fastest. */
SETDOKU_PUBLIC void setdoku_count_many (const SetdokuList *list, const SetdokuKernel *kernel);

/* A search that is driven by its caller, for one puzzle after the other. Some 32 KiB. */
typedef struct SetdokuCounter SetdokuCounter;

/* NULL: memory is short. The kernel stays. It has no puzzle yet. */
SETDOKU_PUBLIC SetdokuCounter *setdoku_counter_new (const SetdokuKernel *kernel);
SETDOKU_PUBLIC void setdoku_counter_free (SetdokuCounter *counter);

/* From the beginning, with these sets, which are copied. */
SETDOKU_PUBLIC void setdoku_counter_start (SetdokuCounter *counter, const SetdokuMarks *marks);

/* Goes on until limit solutions were found since the start, or about that many more guesses were made. False: nothing is left to
 * try, and the count is exact. A later call may raise the limit. */
SETDOKU_PUBLIC bool setdoku_counter_run (SetdokuCounter *counter, uint64_t limit, uint64_t guesses);

SETDOKU_PUBLIC uint64_t setdoku_counter_solutions (const SetdokuCounter *counter);           /* found so far */
SETDOKU_PUBLIC uint64_t setdoku_counter_guesses (const SetdokuCounter *counter);             /* made so far */

/* The first (0) or the second (1) that was found. False: so many there are not yet; solution is left alone. */
SETDOKU_PUBLIC bool setdoku_counter_solution (const SetdokuCounter *counter, int number, char solution[SETDOKU_TEXT_SIZE]);

#ifdef __cplusplus
}
#endif
