/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* batch-private.h — what explorer and timeline know of each other; private to the two and their tests.
 *
 * A batch is one block of memory: summaries grow from the front of its space, keyframes from the
 * back, and it is full when they might meet. Where keyframes lie and how long blocks are is not
 * sent along: both sides derive it from the number of events by the rules below. */
#pragma once

#include <string.h>

#include "engine/search/strategy.h"

#include "batch.h"
#include "summary.h"

enum {
  SUMMARIES_MAX = 4 * 1024 * 1024 / (int) sizeof (Summary),           /* even, so that they can be merged by two */
  BATCH_SPACE   = BATCH_BYTES - 256,
};

typedef struct {
  uint64_t step;
  uint64_t hash;                    /* of the state, see state_hash () */
  uint64_t state[];                 /* state_size bytes */
} Keyframe;

struct Batch {
  uint64_t first, last;
  Counters totals;                  /* after last */
  Outcome  outcome;
  bool     ended;
  Summary  tail;                    /* the events after the last whole block, those of earlier batches included */
  size_t   keyframe_size;           /* bytes of a Keyframe with its state */
  unsigned n_summaries, n_keyframes;
  uint64_t space[BATCH_SPACE / 8];
};

_Static_assert (sizeof (Batch) <= BATCH_BYTES, "a batch keeps its promise");
_Static_assert (BATCH_SPACE >= STATE_SIZE_MAX + sizeof (Keyframe) + sizeof (Summary), "one of each always fits");

/* Of the events after the first; the rest of its figures are left to who fills it. NULL when memory is short. */
Batch *batch_new (uint64_t first, size_t state_size);

static inline Summary *
batch_summary (Batch *batch, unsigned i)
{
  return (Summary *) batch->space + i;
}

static inline Keyframe *
batch_keyframe (Batch *batch, unsigned i)
{
  return (Keyframe *) ((char *) batch->space + BATCH_SPACE - (i + 1) * batch->keyframe_size);
}

static inline uint64_t
spacing_at_first (const Strategy *strategy)
{
  return strategy->keyframes ? strategy->keyframes : KEYFRAMES_FINEST;
}

/* Keyframes lie at the multiples of the spacing. It starts as the strategy wants it and is the smallest power of two
 * with events / spacing ≤ keyframes. */
static inline uint64_t
spacing_at (uint64_t spacing, uint64_t events, uint64_t keyframes)
{
  while (events / spacing > keyframes)
    spacing *= 2;
  return spacing;
}

/* As many keyframes as the budget holds, and at least one. */
static inline uint64_t
keyframes_in (size_t budget, size_t state_size)
{
  return budget < state_size ? 1 : budget / state_size;
}

/* Events a block: the smallest power of two with events / block ≤ SUMMARIES_MAX, rounded up. */
static inline uint64_t
block_at (uint64_t block, uint64_t events)
{
  while (events > block * SUMMARIES_MAX)
    block *= 2;
  return block;
}

/* FNV-1a over 64-bit words instead of bytes, with a shift that lets high bits reach low ones: every word is
 * taken in by a bijection, so no single changed word goes unseen. It never leaves the process. */
static inline uint64_t
state_hash (const void *state, size_t size)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325), word;

  for (size_t at = 0; at < size; at += sizeof word)
    {
      memcpy (&word, (const char *) state + at, sizeof word);
      hash = (hash ^ word) * UINT64_C (0x100000001b3);
      hash ^= hash >> 32;
    }

  return hash;
}
