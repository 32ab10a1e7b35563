/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "explorer.h"

#include <assert.h>
#include <stdlib.h>

#include "batch-private.h"

struct Explorer {
  Trace           trace;
  size_t          state_size;
  Spacing         spacing;           /* of keyframes, at this moment */
  uint64_t        block;             /* events a summary, at this moment */
  uint64_t        events;
  bool            ended;
  const Stop     *stop;
  Summary         tail;              /* of the block that is being filled */
  SearchView      view;              /* for the totals; too large for a thread's stack to be asked for each time */
  uint64_t       *start;             /* the state at the start, behind the one at hand */
  uint64_t        state[];
};

Explorer *
explorer_new (const Trace *trace, size_t budget)
{
  size_t state_size = trace_state_size (trace);
  Explorer *self = malloc (sizeof *self + 2 * state_size);

  assert (state_size <= STATE_SIZE_MAX && state_size % 8 == 0);
  assert (block_at (1, trace->strategy->horizon) <= UINT16_MAX);
  if (!self)
    return NULL;

  self->trace = *trace;
  topology_ref (trace->topology);
  self->state_size = state_size;
  spacing_start (&self->spacing, trace->strategy, budget);
  self->block = 1;
  self->events = 0;
  self->ended = false;
  self->stop = NULL;
  summary_clear (&self->tail);
  trace_start (trace, self->state);
  self->start = self->state + state_size / sizeof *self->state;
  memcpy (self->start, self->state, state_size);
  return self;
}

void
explorer_free (Explorer *self)
{
  if (self)
    topology_unref (self->trace.topology);
  free (self);
}

static void
add_keyframe (Explorer *self, Batch *batch)
{
  Keyframe *keyframe = batch_keyframe (batch, batch->keyframes);

  keyframe->step = self->events;
  keyframe->hash = state_hash (self->state, self->state_size);
  keyframe->bytes = (uint32_t) pack (self->state, self->start, self->state_size, keyframe->packed);
  batch->n_keyframes++;
  batch->keyframes += keyframe_bytes (keyframe);
  spacing_add (&self->spacing, keyframe->step, keyframe_cost (keyframe));
}

static uint64_t
smallest (uint64_t a, uint64_t b)
{
  return a < b ? a : b;
}

static inline bool
add (void *tail, const Event *event, uint64_t number)
{
  (void) number;
  summary_add (tail, event);
  return true;
}

/* Runs up to n events, all in one block. Apart from what the search itself costs this is the price of looking back. */
static void
run_in_block (Explorer *self, uint64_t n)
{
  Summary tail = self->tail;         /* a copy is out of the step's reach, which the compiler can make use of */
  Event   event;

  self->ended = trace_run (&self->trace, self->state, &self->events, self->events + n, &event, add, &tail) == TRACE_ENDED;
  self->tail = tail;
}

/* Runs up to the next place where something is due, and sees to it. */
static void
run_and_keep (Explorer *self, uint64_t n, Batch *batch)
{
  uint64_t to_block, to_keyframe;

  self->block = block_at (self->block, self->events + 1);
  to_block = self->block - self->events % self->block;
  to_keyframe = self->spacing.events - self->events % self->spacing.events;
  run_in_block (self, smallest (n, smallest (to_block, to_keyframe)));

  if (self->events % self->block == 0 && !self->ended)
    {
      *batch_summary (batch, batch->n_summaries++) = self->tail;
      summary_clear (&self->tail);
    }

  if (self->events % self->spacing.events == 0 && !self->ended)
    add_keyframe (self, batch);
}

/* False: it is to leave off. */
static bool
ponder (Explorer *self)
{
  return !self->stop || !self->trace.strategy->ponder || self->trace.strategy->ponder (self->state, self->stop);
}

bool
explorer_run (Explorer *self, uint64_t events, Batch **result)
{
  uint64_t horizon = self->trace.strategy->horizon;
  uint64_t end = events > UINT64_MAX - self->events ? UINT64_MAX : self->events + events;
  Batch *batch = batch_new (self->events);
  Event event;

  *result = batch;
  if (!batch)
    return !self->ended;

  while (self->events < end && self->events < horizon && !self->ended
         && batch_has_room (batch, self->state_size) && ponder (self))
    run_and_keep (self, smallest (end, horizon) - self->events, batch);
  /* Beyond the horizon nothing is kept. */
  if (self->events >= horizon && !self->ended)
    self->ended = trace_run (&self->trace, self->state, &self->events, end, &event, NULL, NULL) == TRACE_ENDED; /* unreached: not seen: one without a horizon ends beyond it */

  trace_figures (&self->trace, self->state, &self->view, &batch->totals, &batch->outcome);
  self->ended |= batch->outcome != OUTCOME_RUNNING;

  batch->last = self->events;
  batch->ended = self->ended;
  batch->tail = self->tail;
  return !self->ended;
}

void
explorer_set_stop (Explorer *self, const Stop *stop)
{
  self->stop = stop;
}

const Strategy *
explorer_strategy (const Explorer *self)
{
  return self->trace.strategy;
}

uint64_t
explorer_events (const Explorer *self)
{
  return self->events;
}

bool
explorer_ended (const Explorer *self)
{
  return self->ended;
}
