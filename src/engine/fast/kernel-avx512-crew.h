/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-crew.h — a list of puzzles in thirty-two pairs of hands.
 *
 * A worker has one puzzle, or a part of one, and a stack of branches that it left to try. What it works on is a lane of the
 * lockstep, or the grid of a stream (kernel-avx512-streams.h) where there are too few for a lockstep; so a crew may go from the
 * one to the other at any time. Who has nothing left begins the next puzzle of the list and, when there is none, takes over the
 * oldest branch of whoever has most.
 *
 * The stacks are short, so that what is in use lies on few pages: a worker whose stack is full does the branch at hand
 * alone. */
#pragma once

#include "kernel-avx512-moves.h"
#include "kernel-avx512-search.h"

enum {
  N_WORKERS = N_REGISTER_LANES,
  MAX_WAITING = 24,
};

typedef struct {
  const CountBatch *batch;
  size_t   next;                         /* the puzzle to begin next */
  Lockstep all;
  Sets     n_singles;                    /* after the last pass; 0 where the lane has something new */
  uint32_t live;                         /* who works, as bits */
  uint32_t puzzle[N_WORKERS];
  unsigned n_waiting[N_WORKERS];
  unsigned n_guesses[N_WORKERS];         /* made for this puzzle */
  Branch   waiting[MAX_WAITING + 1][N_WORKERS];      /* by depth; one more, to change between lockstep and streams */
} Crew;

/* Of workers as bits: one after the other. */
#define for_each_worker(worker, workers) \
  for (uint32_t rest_ = (workers), worker; rest_ && (worker = (uint32_t) __builtin_ctz (rest_), 1); rest_ &= rest_ - 1)

static void
crew_start (Crew *crew, const CountBatch *batch)
{
  memset (batch->counts, 0, batch->n * sizeof *batch->counts);
  crew->batch = batch;
  crew->next = 0;
  crew->live = 0;
  memset (crew->n_waiting, 0, sizeof crew->n_waiting);
}

INLINE bool
crew_has_puzzles (const Crew *crew)
{
  return crew->next < crew->batch->n;
}

INLINE Branch *
crew_top (Crew *crew, uint32_t worker)
{
  return &crew->waiting[crew->n_waiting[worker]][worker];
}

/* The next puzzle, stripped of what its clues take: that saves the first pass. */
static void
crew_begin_puzzle (Crew *crew, uint32_t worker, Branch *puzzle)
{
  const CountBatch *batch = crew->batch;
  Grid grid;

  crew->puzzle[worker] = (uint32_t) crew->next;
  crew->n_guesses[worker] = 0;
  if (batch->form == COUNT_TEXT)
    grid_read_text (&grid, count_batch_puzzle (batch, crew->next));
  else
    grid_read_sets (&grid, count_batch_puzzle (batch, crew->next));
  crew->next++;
  strip_singles (grid.cell);
  grid_leave (&grid, puzzle);
}

INLINE bool
crew_is_satisfied (const Crew *crew, uint32_t worker)
{
  return crew->batch->counts[crew->puzzle[worker]] >= crew->batch->limit;
}

/* Counts it, if it is still asked for. */
static void
crew_add_solution (Crew *crew, uint32_t worker, const Sets cell[N_REGISTERS])
{
  const CountBatch *batch = crew->batch;
  size_t puzzle = crew->puzzle[worker];

  if (crew_is_satisfied (crew, worker))
    return;
  if (batch->counts[puzzle]++ == 0 && batch->solutions)
    grid_write (cell, '0', (unsigned char *) batch->solutions + puzzle * N_CELLS);
}

/* What is left of a branch. */
static __attribute__ ((noinline)) void
crew_finish_alone (Crew *crew, uint32_t worker, const Branch *branch)
{
  const CountBatch *batch = crew->batch;
  size_t puzzle = crew->puzzle[worker];
  Count count = { .n_solutions = batch->counts[puzzle] };
  Search *search = (Search *) count.kernel;
  bool is_first = !count.n_solutions;

  search->waiting[0] = *branch;
  search->n_waiting = 1;
  search_run (&count, batch->limit, UINT64_MAX);

  batch->counts[puzzle] = (uint32_t) count.n_solutions;
  if (is_first && count.n_solutions && batch->solutions) /* unreached: not seen: none after so many guesses */
    for (int cell = 0; cell < N_CELLS; cell++)
      batch->solutions[puzzle * N_CELLS + (size_t) cell] = (char) ('0' + count.solution[0][cell]);
}
