/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "timeline.h"

#include <assert.h>
#include <stdlib.h>

#include "timeline-private.h"

_Static_assert (SUMMARIES_MAX * sizeof (Summary) == SUMMARIES_BUDGET, "explorer and timeline agree");

static void
go_to_start (Timeline *self)
{
  trace_start (&self->trace, self->state);
  self->cursor = 0;
  self->event = EVENT_NONE;
}

Timeline *
timeline_new (const Trace *trace, size_t budget)
{
  size_t state_size = trace_state_size (trace);
  Timeline *self = calloc (1, sizeof *self + 2 * state_size);

  assert (state_size <= STATE_SIZE_MAX && state_size % 8 == 0);
  if (!self)
    return NULL;

  self->trace = *trace;
  self->state_size = state_size;
  self->state = (char *) self->memory;
  self->found_state = self->state + state_size;
  archive_init (&self->archive, state_size, spacing_at_first (trace->strategy), budget);
  go_to_start (self);

  SearchView view;
  timeline_show (self, &view);
  self->totals = view.counters;
  self->outcome = view.outcome;
  return self;
}

void
timeline_free (Timeline *self)
{
  if (!self)
    return;

  archive_clear (&self->archive);
  free (self);
}

bool
timeline_accept (Timeline *self, Batch *batch)
{
  bool accepted = false;

  if (batch && batch->first == self->explored)
    {
      uint64_t horizon = self->trace.strategy->horizon;

      accepted = archive_add (&self->archive, batch, batch->last < horizon ? batch->last : horizon);
    }

  if (accepted)
    {
      self->explored = batch->last;
      self->ended = batch->ended;
      self->outcome = batch->outcome;
      self->totals = batch->totals;
    }

  batch_free (batch);
  return accepted;
}

uint64_t
timeline_length (const Timeline *self)
{
  return self->archive.length;
}

uint64_t
timeline_explored (const Timeline *self)
{
  return self->explored;
}

bool
timeline_ended (const Timeline *self)
{
  return self->ended;
}

const Counters *
timeline_totals (const Timeline *self)
{
  return &self->totals;
}

Outcome
timeline_outcome (const Timeline *self)
{
  return self->outcome;
}

uint64_t
timeline_cursor (const Timeline *self)
{
  return self->cursor;
}

const Event *
timeline_event (const Timeline *self)
{
  return &self->event;
}

void
timeline_show (const Timeline *self, SearchView *view)
{
  self->trace.strategy->show (self->state, view);
}

uint64_t
timeline_mismatches (const Timeline *self)
{
  return self->mismatches;
}

uint64_t
timeline_spacing (const Timeline *self)
{
  return self->archive.spacing;
}

size_t
timeline_memory (const Timeline *self)
{
  return sizeof *self + 2 * self->state_size + archive_memory (&self->archive);
}

static void
check_hash (Timeline *self, const Keyframe *keyframe)
{
  if (state_hash (self->state, self->state_size) != keyframe->hash)
    self->mismatches++;
}

void
timeline_run_to (Timeline *self, uint64_t step)
{
  bool (*next) (void *, Event *) = self->trace.strategy->step;

  while (self->cursor < step)
    {
      uint64_t keyframe_step = (self->cursor / self->archive.spacing + 1) * self->archive.spacing;
      uint64_t stop = step < keyframe_step ? step : keyframe_step;
      uint64_t steered = steering_next (&self->trace.steering, self->cursor), own = steered < stop ? steered : stop;
      bool more = true;

      for (; more && self->cursor < own; self->cursor += more)
        more = next (self->state, &self->event);
      if (more && self->cursor < stop)
        {
          more = trace_step (&self->trace, self->state, self->cursor, &self->event);
          self->cursor += more;
        }
      if (!more)
        {
          /* It did not end here before. */
          self->mismatches++;
          return;
        }

      if (self->cursor == keyframe_step)
        check_hash (self, archive_keyframe (&self->archive, keyframe_step));
    }
}

/* Stands at the keyframe, or at the start when there is none. The event is that of another step until it runs on. */
static void
restore (Timeline *self, const Keyframe *keyframe)
{
  if (!keyframe)
    {
      go_to_start (self);
      return;
    }

  memcpy (self->state, keyframe->state, self->state_size);
  self->cursor = keyframe->step;
  check_hash (self, keyframe);
}

void
timeline_approach (Timeline *self, const Keyframe *keyframe, uint64_t step)
{
  if (step < self->cursor || (keyframe && keyframe->step > self->cursor))
    restore (self, keyframe);
  timeline_run_to (self, step);
}

const Event *
timeline_seek (Timeline *self, uint64_t step)
{
  if (step > self->archive.length)
    step = self->archive.length;

  /* From one before at least, so that the event that leads to the step happens again. */
  if (step != self->cursor)
    timeline_approach (self, step ? archive_keyframe (&self->archive, step - 1) : NULL, step);

  return &self->event;
}

void
timeline_copy_state (Timeline *self, uint64_t step, void *state)
{
  uint64_t cursor = self->cursor;

  timeline_seek (self, step);
  memcpy (state, self->state, self->state_size);
  timeline_seek (self, cursor);
}
