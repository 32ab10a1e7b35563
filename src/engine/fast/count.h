/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count.h — how many solutions, up to a limit, and which. No events, only speed.
 *
 * A puzzle is 81 sets of candidates, so clues, pencil marks and an empty grid are the same thing. All 81 cells and all
 * nine digits are worked on at once by a kernel, a row of count_kernels[] per kind of processor; every kernel gives
 * the same answers. But for count_new () nothing here allocates, and nothing is kept between calls: any number of threads
 * may count. What it works on lies on the stack instead, which is more than some C libraries give a thread: see
 * COUNT_STACK_SIZE.
 *
 * Three doors: count_solutions () for one puzzle, count_many () for a list, count_start () and count_run () for a search
 * that can be stopped, watched and gone on with. */
#pragma once

#include <stdalign.h>
#include <stddef.h>

#include "engine/core/board.h"

/* The sets of a puzzle, in reading order. A clue is a set of one; ∅ is allowed and leaves no solution. */
typedef struct {
  Digits cell[N_CELLS];
} CountPuzzle;

enum {
  COUNT_KEPT = 2,                    /* the solutions written down: two show that a puzzle is ambiguous, and where */
  COUNT_STATE_SIZE = 32 * 1024,      /* the largest of the kernels' states */
  COUNT_WAYS = 2,                    /* of a kernel, at most */
  COUNT_STACK_SIZE = 256 * 1024,     /* bytes: no function here, of any kernel, needs more stack. It is count_many () that
                                      * comes near; the others make do with COUNT_STATE_SIZE and half as much again */
};

/* A search for solutions: a plain value of any kernel, without pointers, so a copy is a bookmark. */
typedef struct {
  uint64_t n_solutions;              /* found so far */
  uint64_t n_guesses;                /* made so far */
  uint8_t  solution[COUNT_KEPT][N_CELLS];            /* digits 1–9 of the first min (n_solutions, COUNT_KEPT) */
  alignas (64) unsigned char kernel[COUNT_STATE_SIZE];       /* the kernel's own; only as much as it needs is touched */
} Count;

/* On the heap: malloc () does not align enough for the kernels, which store by whole vectors. NULL: memory is short. */
Count *count_new  (void);
void   count_free (Count *count);    /* NULL is fine */

/* Puzzles one after the other. */
typedef enum {
  COUNT_TEXT,                        /* 81 characters each: '1'–'9' a clue, '.' or '0' open; nothing else may occur */
  COUNT_SETS,                        /* one CountPuzzle each */
} CountForm;

typedef struct {
  CountForm   form;
  const void *puzzles;
  size_t      stride;                /* bytes from one puzzle to the next: at least 81, or sizeof (CountPuzzle) */
  size_t      n;                     /* fewer than 2³² */
  uint32_t    limit;                 /* ≥ 1: no more solutions of a puzzle than this are looked for */
  uint32_t   *counts;                /* out: n counts, 0–limit */
  char       *solutions;             /* out, or NULL: 81 characters '1'–'9' each, the first solution found, without any
                                      * end mark; left alone where there is none */
} CountBatch;

/* How count_many () works on a list of at least so many puzzles. */
typedef struct {
  size_t      from;
  const char *way;                   /* "lockstep of 32" */
} CountWay;

typedef struct {
  const char *id;                    /* "avx512" */
  bool      (*runs_here) (void);     /* this processor, and its operating system, can */
  void      (*start) (Count *count, const CountPuzzle *puzzle);
  bool      (*run)   (Count *count, uint64_t limit, uint64_t guesses);
  void      (*many)  (const CountBatch *batch);
  CountWay    ways[COUNT_WAYS + 1];  /* the first from 1 on; ends with { 0 } */
} CountKernel;

/* Fastest first, ends with NULL; the last one, "portable", runs everywhere. */
extern const CountKernel *const count_kernels[];

/* The first row that runs here. */
const CountKernel *count_kernel_best (void);
/* The row of that id, whether it runs here or not; NULL if there is none. */
const CountKernel *count_kernel_find (const char *id);

/* Wherever a kernel is asked for, NULL stands for the best one. */

/* The sets of a board: a filled cell has its digit, an empty one all nine (the engine strips them itself). Clues that
 * repeat in a house are fine: there is no solution. */
void     count_puzzle_from_board (CountPuzzle *puzzle, const Board *board);

/* How many solutions, at most limit (≥ 1). first: NULL, or room for the first COUNT_KEPT of them; only as many as
 * there are, at most limit, are written. */
uint64_t count_solutions (const CountPuzzle *puzzle, uint64_t limit, uint8_t first[COUNT_KEPT][N_CELLS],
                          const CountKernel *kernel);

/* As count_solutions () for each of many; the kernel works on several at a time. */
void     count_many (const CountBatch *batch, const CountKernel *kernel);

/* A search that its caller drives. count_run () goes on until count->n_solutions reaches limit, or about that many more
 * guesses were made, or nothing is left to try: false then, and the count is exact. A later call may raise the limit.
 * The same kernel must be passed throughout. */
void     count_start (Count *count, const CountPuzzle *puzzle, const CountKernel *kernel);
bool     count_run   (Count *count, uint64_t limit, uint64_t guesses, const CountKernel *kernel);

/* The candidates that some solution uses: the true candidates. Returns false, and empty sets, where there is no
 * solution. */
bool     count_true_candidates (const CountPuzzle *puzzle, CountPuzzle *used, const CountKernel *kernel);

/* Puzzles that share no solution and together have just those of puzzle: so that several may be counted at a time. By the
 * digits of one cell after the other, all about equally deep. room ≥ 9; returns how many: fewer than room − 8 only where nothing
 * is left to split, 0 where that shows that there is no solution. */
size_t   count_split (const CountPuzzle *puzzle, CountPuzzle *parts, size_t room);
