/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "timeline.h"

#include <assert.h>
#include <stdlib.h>

#include "timeline-private.h"

_Static_assert (SUMMARIES_MAX * sizeof (Summary) == SUMMARIES_BUDGET, "explorer and timeline agree");

Timeline *
timeline_new (const Trace *trace, size_t budget)
{
  size_t state_size = trace_state_size (trace);
  Timeline *self = calloc (1, sizeof *self + 3 * state_size);

  assert (state_size <= STATE_SIZE_MAX && state_size % 8 == 0);
  if (!self)
    return NULL;

  self->trace = *trace;
  topology_ref (trace->topology);
  self->state_size = state_size;
  self->head = (Rerun) { .trace = &self->trace, .archive = &self->archive, .state = self->memory };
  self->found_state = (char *) self->memory + state_size;
  archive_init (&self->archive, trace, (char *) self->memory + 2 * state_size, budget);
  rerun_start (&self->head);
  memcpy ((char *) self->memory + 2 * state_size, self->memory, state_size);

  SearchView view;
  trace_figures (trace, self->head.state, &view, &self->totals, &self->outcome);
  return self;
}

void
timeline_free (Timeline *self)
{
  if (!self)
    return;

  topology_unref (self->trace.topology);
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
  return self->head.cursor;
}

const Event *
timeline_event (const Timeline *self)
{
  return &self->head.event;
}

void
timeline_show (const Timeline *self, SearchView *view)
{
  self->trace.strategy->show (self->head.state, view);
}

void
timeline_show_any (const Timeline *self, AnyView *view)
{
  self->trace.strategy->any->show (self->head.state, self->trace.topology, view);
}

uint64_t
timeline_mismatches (const Timeline *self)
{
  return self->head.mismatches;
}

uint64_t
timeline_spacing (const Timeline *self)
{
  return self->archive.spacing.events;
}

size_t
timeline_memory (const Timeline *self)
{
  return sizeof *self + 3 * self->state_size + archive_memory (&self->archive);
}

size_t
timeline_keyframes_memory (const Timeline *self)
{
  return archive_keyframes_memory (&self->archive);
}

const Event *
timeline_seek (Timeline *self, uint64_t step)
{
  if (step > self->archive.length)
    step = self->archive.length;

  /* From one before at least, so that the event that leads to the step happens again. */
  if (step != self->head.cursor)
    {
      rerun_near (&self->head, step ? archive_keyframe (&self->archive, step - 1) : NULL, step);
      rerun_to (&self->head, step, NULL, NULL);
    }

  return &self->head.event;
}

void
timeline_copy_state (Timeline *self, uint64_t step, void *state)
{
  uint64_t cursor = self->head.cursor;

  timeline_seek (self, step);
  memcpy (state, self->head.state, self->state_size);
  timeline_seek (self, cursor);
}
