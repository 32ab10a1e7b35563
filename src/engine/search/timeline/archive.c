/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "archive.h"

#include <assert.h>
#include <stdlib.h>

/* malloc () has no room of its own for so much; the most that glibc's threshold can be. */
enum { FROM_SYSTEM = 33 * 1024 * 1024 };

void
archive_init (Archive *self, const Trace *trace, const void *start, size_t budget)
{
  *self = (Archive) {
    .start = start,
    .state_size = trace_state_size (trace),
    .block = 1,
  };
  /* One that is too many is taken in before others go. */
  self->room = budget + keyframe_max (self->state_size);
  spacing_start (&self->spacing, trace->strategy, budget);
  summary_clear (&self->tail);
}

void
archive_clear (Archive *self)
{
  free (self->keyframes);              /* all three are in it */
  self->keyframes = NULL;
  self->places = NULL;
  self->summaries = NULL;
}

static Keyframe *
keyframe_at (const Archive *self, size_t i)
{
  return (Keyframe *) (self->keyframes + self->places[i]);
}

/* Every second keyframe goes. */
static void
thin_keyframes (Archive *self)
{
  self->used = 0;
  for (size_t i = 1; i < self->n_keyframes; i += 2)
    {
      const Keyframe *keyframe = keyframe_at (self, i);
      size_t bytes = keyframe_bytes (keyframe);

      memmove (self->keyframes + self->used, keyframe, bytes);
      self->places[i / 2] = (uint32_t) self->used;
      self->used += bytes;
    }
  self->n_keyframes /= 2;
}

static void
merge_summaries (Archive *self)
{
  for (size_t i = 0; i < self->n_summaries; i += 2)
    {
      Summary pair = self->summaries[i];

      summary_merge (&pair, &self->summaries[i + 1]);
      self->summaries[i / 2] = pair;
    }
  self->n_summaries /= 2;
  self->block *= 2;
}

/* All the room at once, when the first batch comes: pages that are never touched cost nothing, while growing by
 * copies would leave holes as large as the budget behind. In one block, so large that its pages come from the system: what is
 * smaller would lie where others have been before, and keep their pages. */
static bool
make_room (Archive *self)
{
  size_t keyframes = (self->room + 63) & ~(size_t) 63, summaries = SUMMARIES_MAX * sizeof (Summary);
  size_t bytes = keyframes + summaries + self->room / sizeof (Keyframe) * sizeof *self->places;

  if (self->keyframes)
    return true;
  self->keyframes = malloc (bytes > FROM_SYSTEM ? bytes : FROM_SYSTEM);
  if (!self->keyframes)
    return false;
  self->summaries = (Summary *) (self->keyframes + keyframes);
  self->places = (uint32_t *) (self->keyframes + keyframes + summaries);
  return true;
}

static void
add_summaries (Archive *self, Batch *batch)
{
  for (unsigned i = 0; i < batch->n_summaries; i++)
    {
      if (self->n_summaries == SUMMARIES_MAX)
        merge_summaries (self);
      self->summaries[self->n_summaries++] = *batch_summary (batch, i);
    }

  self->tail = batch->tail;
  if (summary_events (&self->tail) && self->n_summaries == SUMMARIES_MAX)
    merge_summaries (self);
}

static void
add_keyframe (Archive *self, const Keyframe *keyframe)
{
  size_t bytes = keyframe_bytes (keyframe);
  uint64_t spacing = self->spacing.events;

  assert (keyframe->step == (self->n_keyframes + 1) * spacing && self->used + bytes <= self->room);
  memcpy (self->keyframes + self->used, keyframe, bytes);
  self->places[self->n_keyframes++] = (uint32_t) self->used;
  self->used += bytes;

  spacing_add (&self->spacing, keyframe->step, keyframe_cost (keyframe));
  for (; spacing < self->spacing.events; spacing *= 2)
    thin_keyframes (self);
}

bool
archive_add (Archive *self, Batch *batch, uint64_t length)
{
  size_t at = 0;

  if (!make_room (self))
    return false;

  for (; at < batch->keyframes; at += keyframe_bytes (batch_keyframe (batch, at)))
    add_keyframe (self, batch_keyframe (batch, at));
  add_summaries (self, batch);
  self->length = length;

  /* Both sides followed the same rules. */
  assert (self->n_keyframes == length / self->spacing.events);
  assert (self->n_summaries * self->block + summary_events (&self->tail) == length);
  return true;
}

const Keyframe *
archive_keyframe (const Archive *self, uint64_t step)
{
  uint64_t n = step / self->spacing.events;

  if (n > self->n_keyframes)
    n = self->n_keyframes;
  return n ? keyframe_at (self, (size_t) n - 1) : NULL;
}

void
archive_restore (const Archive *self, const Keyframe *keyframe, void *state)
{
  unpack (keyframe->packed, keyframe->bytes, self->start, self->state_size, state);
}

const Summary *
archive_summary (const Archive *self, uint64_t event, uint64_t *last)
{
  uint64_t i = (event - 1) / self->block;

  if (i >= self->n_summaries)
    {
      *last = self->length;
      return &self->tail;
    }

  *last = (i + 1) * self->block;
  return &self->summaries[i];
}

size_t
archive_keyframes_memory (const Archive *self)
{
  return self->used + self->n_keyframes * sizeof *self->places;
}

size_t
archive_memory (const Archive *self)
{
  return archive_keyframes_memory (self) + self->n_summaries * sizeof (Summary);
}
