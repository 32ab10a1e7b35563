/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-index.c — see log-index.h. counts[i] is the number of lines among the first i × block events; the last one written may
 * tell of a block that is not whole yet, and is written again. */
#include "log-index.h"

#include <stdatomic.h>

enum {
  BLOCKS   = 64 * 1024,
  PATIENCE = 1024                          /* events of a fast strategy between two looks at the cancellable */
};

struct LogIndex {
  gatomicrefcount  references;
  LogFilter        filter;
  uint64_t         block;                  /* events, a power of two */
  uint64_t         found;                  /* the worker's own count */
  Stretch          stretch;                /* the worker's */
  _Atomic uint64_t scanned;
  _Atomic uint32_t counts[BLOCKS + 1];
};

LogIndex *
log_index_new (const LogFilter *filter, const Timeline *timeline, uint64_t horizon)
{
  LogIndex *self = g_new0 (LogIndex, 1);

  g_atomic_ref_count_init (&self->references);
  self->filter = *filter;
  for (self->block = 1; self->block * BLOCKS < horizon;)
    self->block *= 2;
  stretch_take (&self->stretch, timeline, 0);
  topology_ref (self->stretch.trace.topology);
  return self;
}

LogIndex *
log_index_ref (LogIndex *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
log_index_unref (LogIndex *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;
  topology_unref (self->stretch.trace.topology);
  g_free (self);
}

static void
publish (LogIndex *self)
{
  size_t n = (size_t) ((self->stretch.cursor + self->block - 1) / self->block);

  atomic_store_explicit (&self->counts[n], (uint32_t) self->found, memory_order_relaxed);
  atomic_store_explicit (&self->scanned, self->stretch.cursor, memory_order_release);
}

void
log_index_run (LogIndex *self, uint64_t events, GCancellable *cancellable)
{
  g_autoptr (GString) scratch = g_string_new (NULL);
  Stretch *stretch = &self->stretch;
  uint64_t often = stretch->trace.strategy->keyframes ? 1 : PATIENCE;
  Event event;

  events = MIN (events, self->block * BLOCKS);
  while (stretch->cursor < events && stretch_next (stretch, &event))
    {
      self->found += log_filter_passes (&self->filter, stretch->trace.topology, &event, stretch->cursor, scratch);
      if (stretch->cursor % self->block == 0)
        publish (self);
      if (stretch->cursor % often == 0 && g_cancellable_is_cancelled (cancellable))
        break;
    }
  publish (self);
}

uint64_t
log_index_scanned (LogIndex *self)
{
  return atomic_load_explicit (&self->scanned, memory_order_acquire);
}

static uint64_t
count_at (LogIndex *self, uint64_t block)
{
  return atomic_load_explicit (&self->counts[block], memory_order_relaxed);
}

uint64_t
log_index_found (LogIndex *self)
{
  return count_at (self, (log_index_scanned (self) + self->block - 1) / self->block);
}

uint64_t
log_index_locate (LogIndex *self, uint64_t line, uint64_t *before)
{
  uint64_t low = 0, high = (log_index_scanned (self) + self->block - 1) / self->block;

  /* counts[low] ≤ line < counts[high] */
  while (high - low > 1)
    {
      uint64_t middle = (low + high) / 2;

      if (count_at (self, middle) <= line)
        low = middle;
      else
        high = middle;
    }
  *before = count_at (self, low);
  return low * self->block;
}

uint64_t
log_index_block (LogIndex *self, uint64_t step, uint64_t *before)
{
  uint64_t block = step / self->block;

  *before = count_at (self, block);
  return block * self->block;
}
