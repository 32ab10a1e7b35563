/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512.c — the kernel for processors with AVX-512: the search around the passes of
 * kernel-avx512-grid.h and the guesses of kernel-avx512-guess.h.
 *
 * A pass is one long chain of operations that depend on each other, and leaves half of the processor idle. So many ()
 * works on several puzzles in turn, each in its own stream: while the pass of one waits, the next one's is started. A
 * stream's branch is decided on only when its turn comes again; by then the pass is done, and a branch that the
 * processor guessed wrongly costs little. */

#include "kernel-avx512-guess.h"

/* Grids that wait to be worked on: their cells only, the next one on top. Each is the other side of a cell that is
 * decided in the grid that is worked on, so there is never more than one for each cell, and the puzzle itself. */
typedef struct {
  Sets cell[N_REGISTERS];
} Waiting;

enum {
  MAX_WAITING = N_CELLS + 1,
  N_STREAMS = 4,                         /* puzzles at a time */
};

static bool
runs_here (void)
{
  /* The operating system's part, whether it keeps the registers, is in the answers. */
  return __builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("avx512bw")
         && __builtin_cpu_supports ("avx512vl") && __builtin_cpu_supports ("avx512dq")
         && __builtin_cpu_supports ("avx512vbmi") && __builtin_cpu_supports ("avx512vbmi2") /* unreached: another processor */
         && __builtin_cpu_supports ("avx512bitalg") && __builtin_cpu_supports ("avx2") /* unreached: another processor */
         && __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("bmi2")
         && __builtin_cpu_supports ("popcnt"); /* unreached: another processor */
}

INLINE void
grid_take_up (Grid *grid, const Waiting *waiting)
{
  for_each_register (m)
    grid->cell[m] = waiting->cell[m];
  grid_refresh (grid);
}

/* --- one puzzle ------------------------------------------------------------------------------------------------ */

/* In Count.kernel. */
typedef struct __attribute__ ((may_alias)) {
  Waiting waiting[MAX_WAITING];
  int     n_waiting;
} Search;

_Static_assert (sizeof (Search) <= COUNT_STATE_SIZE, "the state of a search outgrew its room");

static void
start (Count *count, const CountPuzzle *puzzle)
{
  Search *search = (Search *) count->kernel;
  Grid grid;

  grid_read_sets (&grid, (const unsigned char *) puzzle->cell);
  for_each_register (m)
    search->waiting[0].cell[m] = grid.cell[m];
  search->n_waiting = 1;
}

/* Works on the grid on top until it is a contradiction or full, or the guesses are used up. */
static void
run_down (Count *count, Search *search, uint64_t guesses_end)
{
  Grid grid;

  grid_take_up (&grid, &search->waiting[--search->n_waiting]);
  for (;;)
    {
      if (!grid_pass (&grid))
        continue;
      if (grid_is_contradictory (&grid))
        return;
      if (grid_is_full (&grid))
        break;

      grid_split (&grid, search->waiting[search->n_waiting++].cell);
      count->n_guesses++;
      if (count->n_guesses == guesses_end)
        {
          for_each_register (m)
            search->waiting[search->n_waiting].cell[m] = grid.cell[m];
          search->n_waiting++;
          return;
        }
    }

  if (grid_is_solution (&grid))
    {
      if (count->n_solutions < COUNT_KEPT)
        grid_write (&grid, 0, count->solution[count->n_solutions]);
      count->n_solutions++;
    }
}

static bool
run (Count *count, uint64_t limit, uint64_t guesses)
{
  Search *search = (Search *) count->kernel;
  uint64_t guesses_end = guesses < UINT64_MAX - count->n_guesses ? count->n_guesses + guesses : UINT64_MAX;

  while (search->n_waiting > 0 && count->n_solutions < limit && count->n_guesses < guesses_end)
    run_down (count, search, guesses_end);
  return search->n_waiting > 0;
}

/* --- many puzzles ---------------------------------------------------------------------------------------------- */

/* The grids lie close together, the waiting ones elsewhere: were they 4096 bytes apart, or nearly, the processor would
 * take the loads of one stream for the stores of another. */
typedef struct {
  Grid     grid;
  bool     decide;                       /* the last pass left something to decide */
  bool     idle;                         /* out of puzzles */
  int      n_waiting;
  uint32_t n_solutions;
  size_t   puzzle;                       /* its number in the batch */
  Waiting *waiting;
} Stream;

/* The next puzzle of the batch, or none: false. */
static bool
stream_begin (Stream *stream, const CountBatch *batch, size_t *next)
{
  if (*next == batch->n)
    {
      stream->idle = true;
      return false;
    }

  stream->puzzle = (*next)++;
  stream->n_solutions = 0;
  stream->n_waiting = 0;
  if (batch->form == COUNT_TEXT)
    grid_read_text (&stream->grid, count_batch_puzzle (batch, stream->puzzle));
  else
    grid_read_sets (&stream->grid, count_batch_puzzle (batch, stream->puzzle));
  grid_refresh (&stream->grid);
  return true;
}

static void
stream_add_solution (Stream *stream, const CountBatch *batch)
{
  if (stream->n_solutions == 0 && batch->solutions != NULL)
    grid_write (&stream->grid, '0', (unsigned char *) batch->solutions + stream->puzzle * N_CELLS);
  stream->n_solutions++;
}

/* After a pass that left something to decide: a guess, or the grid that waits, or the next puzzle. False when there is
 * none. */
static bool
stream_decide (Stream *stream, const CountBatch *batch, size_t *next)
{
  if (!grid_is_contradictory (&stream->grid))
    {
      if (!grid_is_full (&stream->grid))
        {
          grid_split (&stream->grid, stream->waiting[stream->n_waiting++].cell);
          return true;
        }
      if (grid_is_solution (&stream->grid))
        stream_add_solution (stream, batch);
    }

  if (stream->n_waiting > 0 && stream->n_solutions < batch->limit)
    {
      grid_take_up (&stream->grid, &stream->waiting[--stream->n_waiting]);
      return true;
    }

  batch->counts[stream->puzzle] = stream->n_solutions;
  return stream_begin (stream, batch, next);
}

static void
many (const CountBatch *batch)
{
  Waiting waiting[N_STREAMS][MAX_WAITING];
  Stream stream[N_STREAMS];
  size_t next = 0;
  int n_busy = 0;

  for (int i = 0; i < N_STREAMS; i++)
    {
      stream[i].waiting = waiting[i];
      stream[i].idle = false;
      n_busy += stream_begin (&stream[i], batch, &next);
      stream[i].decide = stream[i].idle;
    }

  while (n_busy > 0)
    for (int i = 0; i < N_STREAMS; i++)
      {
        Stream *turn = &stream[i];

        if (turn->decide)
          {
            if (turn->idle)
              continue;
            if (!stream_decide (turn, batch, &next))
              {
                n_busy--;
                continue;
              }
          }
        turn->decide = grid_pass (&turn->grid);
      }
}

const CountKernel count_kernel_avx512 = { "avx512", runs_here, start, run, many };
