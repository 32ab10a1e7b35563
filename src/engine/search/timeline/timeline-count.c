/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-count.c — events of a kind, counted: how many there are, and the n-th of them. The summaries tell which block holds
 * it; only that one is run again. */
#include "timeline-private.h"

uint64_t
timeline_count (const Timeline *self, EventKind kind)
{
  uint64_t count = 0;

  for (uint64_t event = 1, last; event <= self->archive.length; event = last + 1)
    count += archive_summary (&self->archive, event, &last)->count[kind];

  return count;
}

typedef struct { EventKind kind; uint64_t left; } Countdown;

static inline bool
is_not_last (void *data, const Event *event, uint64_t number)
{
  Countdown *countdown = data;

  (void) number;
  countdown->left -= event->kind == countdown->kind;
  return countdown->left > 0;
}

const Event *
timeline_seek_nth (Timeline *self, EventKind kind, uint64_t n)
{
  uint64_t before = 0, event = 1, last = 0;

  if (n == 0)
    return timeline_seek (self, 0);

  for (; event <= self->archive.length; event = last + 1)
    {
      uint64_t here = archive_summary (&self->archive, event, &last)->count[kind];

      if (before + here >= n)
        break;
      before += here;
    }
  if (event > self->archive.length)
    return timeline_seek (self, self->archive.length);

  /* From the one before the block: it is in there. */
  timeline_seek (self, event - 1);
  rerun_to (&self->head, last, is_not_last, &(Countdown) { kind, n - before });
  return &self->head.event;
}
