/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* kernel-avx512-streams.h — a few puzzles in turn, each a grid in registers.
 *
 * A pass over one grid is a long chain of operations that depend on each other, and leaves half of the processor idle. So
 * several puzzles are worked on in turn: while the pass of one waits, the next one's is started. A stream's branch is decided
 * on only when its turn comes again; by then the pass is done, and a branch that the processor guessed wrongly costs little. */
#pragma once

#include "kernel-avx512-crew.h"

enum { N_STREAMS = 4 };

typedef struct {
  Grid     grid;
  bool     decide;                       /* the last pass left something to decide */
  bool     idle;
  uint32_t worker;
} Stream;

/* Of those who work and have no stream, the first. */
static bool
stream_find_worker (Stream *stream, Crew *crew)
{
  if (!crew->live)
    return false;
  stream->worker = (uint32_t) __builtin_ctz (crew->live);
  crew->live &= crew->live - 1;
  return true;
}

/* What the worker left, or another one, or else the next puzzle. False: there is none. */
static bool
stream_next (Stream *stream, Crew *crew)
{
  Branch begun;

  do
    {
      unsigned *n_waiting = &crew->n_waiting[stream->worker];

      if (*n_waiting && !crew_is_satisfied (crew, stream->worker))
        {
          --*n_waiting;
          grid_take_up (&stream->grid, crew_top (crew, stream->worker));
          return true;
        }
      *n_waiting = 0;
    }
  while (stream_find_worker (stream, crew));

  if (!crew_has_puzzles (crew))
    {
      stream->idle = true;
      return false;
    }
  crew_begin_puzzle (crew, stream->worker, &begun);
  grid_take_up (&stream->grid, &begun);
  return true;
}

/* A guess; where no branch can be left any more it is done alone instead. Returns whether there is something to go on with. */
static bool
stream_guess (Stream *stream, Crew *crew)
{
  Branch *other = crew_top (crew, stream->worker);

  if (crew->n_waiting[stream->worker] < MAX_WAITING)
    {
      grid_split (&stream->grid, other);
      crew->n_waiting[stream->worker]++;
      crew->n_guesses[stream->worker]++;
      return true;
    }
  grid_leave (&stream->grid, other);
  crew_finish_alone (crew, stream->worker, other);
  return stream_next (stream, crew);
}

/* After a pass that left something to decide: a guess, the branch that waits, or the next puzzle. False when there is none. */
static bool
stream_decide (Stream *stream, Crew *crew, unsigned *guesses)
{
  if (!grid_is_contradictory (&stream->grid))
    {
      if (!grid_is_full (&stream->grid))
        {
          *guesses -= *guesses > 0;
          return stream_guess (stream, crew);
        }
      if (is_solution (stream->grid.cell))
        crew_add_solution (crew, stream->worker, stream->grid.cell);
    }
  return stream_next (stream, crew);
}

/* Works on what the crew has, of whom at most 28 are live, and on the list, until nothing is left or so many guesses were made; then all that is at hand
 * waits, and who has some of it is live. */
static void
crew_in_streams (Crew *crew, unsigned guesses)
{
  Stream stream[N_STREAMS];
  uint32_t idle = ~crew->live;
  unsigned n_busy = 0;

  for (unsigned i = 0; i < N_STREAMS; i++, idle &= idle - 1)
    {
      stream[i].worker = (uint32_t) __builtin_ctz (idle);        /* until one is found who has something */
      stream[i].idle = false;
      n_busy += stream_next (&stream[i], crew);
      stream[i].decide = stream[i].idle;
    }

  while (n_busy > 0 && guesses > 0)
    for (unsigned i = 0; i < N_STREAMS; i++)
      {
        Stream *turn = &stream[i];

        if (turn->decide)
          {
            if (turn->idle)
              continue;
            if (!stream_decide (turn, crew, &guesses))
              {
                n_busy--;
                continue;
              }
          }
        turn->decide = grid_pass (&turn->grid);
      }

  for (unsigned i = 0; i < N_STREAMS; i++)
    if (!stream[i].idle)
      {
        grid_leave (&stream[i].grid, crew_top (crew, stream[i].worker));
        crew->n_waiting[stream[i].worker]++;
        crew->live |= 1u << stream[i].worker;
      }
}
