/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "archive.h"

#include <assert.h>
#include <stdlib.h>

void
archive_init (Archive *self, size_t state_size, uint64_t spacing, size_t budget)
{
  *self = (Archive) {
    .keyframe_size = sizeof (Keyframe) + state_size,
    .keyframes_max = keyframes_in (budget, state_size),
    .spacing = spacing,
    .block = 1,
  };
  summary_clear (&self->tail);
}

void
archive_clear (Archive *self)
{
  free (self->keyframes);
  free (self->summaries);
  self->keyframes = NULL;
  self->summaries = NULL;
}

static Keyframe *
keyframe_at (const Archive *self, size_t i)
{
  return (Keyframe *) (self->keyframes + i * self->keyframe_size);
}

/* Every second keyframe goes. */
static void
thin_keyframes (Archive *self)
{
  for (size_t i = 1; i < self->n_keyframes; i += 2)
    memcpy (keyframe_at (self, i / 2), keyframe_at (self, i), self->keyframe_size);
  self->n_keyframes /= 2;
  self->spacing *= 2;
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
 * copies would leave holes as large as the budget behind. */
static bool
make_room (Archive *self)
{
  if (!self->summaries)
    self->summaries = malloc (SUMMARIES_MAX * sizeof (Summary));
  if (!self->keyframes)
    self->keyframes = malloc ((size_t) self->keyframes_max * self->keyframe_size);

  return self->summaries && self->keyframes;
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
add_keyframes (Archive *self, Batch *batch)
{
  for (unsigned i = 0; i < batch->n_keyframes; i++)
    {
      const Keyframe *keyframe = batch_keyframe (batch, i);

      if (keyframe->step % self->spacing == 0)
        memcpy (keyframe_at (self, self->n_keyframes++), keyframe, self->keyframe_size);
    }
}

bool
archive_add (Archive *self, Batch *batch, uint64_t length)
{
  assert (batch->keyframe_size == self->keyframe_size);
  if (!make_room (self))
    return false;

  while (length / self->spacing > self->keyframes_max)
    thin_keyframes (self);
  add_keyframes (self, batch);
  add_summaries (self, batch);
  self->length = length;

  /* Both sides followed the same rules. */
  assert (self->n_keyframes == length / self->spacing);
  assert (self->n_summaries * self->block + summary_events (&self->tail) == length);
  return true;
}

const Keyframe *
archive_keyframe (const Archive *self, uint64_t step)
{
  uint64_t n = step / self->spacing;

  if (n > self->n_keyframes)
    n = self->n_keyframes;
  return n ? keyframe_at (self, (size_t) n - 1) : NULL;
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
archive_memory (const Archive *self)
{
  return self->n_keyframes * self->keyframe_size + self->n_summaries * sizeof (Summary);
}
