/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* batch-private.h — what explorer and timeline know of each other; private to the two and their tests.
 *
 * A batch is one block of memory: keyframes grow from the front of its space, summaries from the
 * back, and it is full when they might meet. Where keyframes lie and how long blocks are is not
 * sent along: both sides derive it from what came before, by the same rules. */
#pragma once

#include <stddef.h>
#include <string.h>

#include "engine/search/strategy.h"

#include "batch.h"
#include "pack.h"
#include "spacing.h"
#include "summary.h"

enum {
  SUMMARIES_MAX = 4 * 1024 * 1024 / (int) sizeof (Summary),           /* even, so that they can be merged by two */
  BATCH_SPACE   = BATCH_BYTES - 256,
};

/* A state as it was after the step. */
typedef struct {
  uint64_t step;
  uint64_t hash;                    /* of the state, see state_hash () */
  uint32_t bytes;                   /* of packed */
  uint8_t  packed[];
} Keyframe;

struct Batch {
  uint64_t first, last;
  Counters totals;                  /* after last */
  Outcome  outcome;
  bool     ended;
  Summary  tail;                    /* the events after the last whole block, those of earlier batches included */
  unsigned n_summaries, n_keyframes;
  size_t   keyframes;               /* bytes of them */
  uint64_t space[BATCH_SPACE / 8];
};

_Static_assert (sizeof (Batch) <= BATCH_BYTES, "a batch keeps its promise");
_Static_assert (BATCH_SPACE % sizeof (uint64_t) == 0, "what lies at its end is aligned, too");

/* No keyframe of a state of so many bytes takes more. */
static inline size_t
keyframe_max (size_t state_size)
{
  return sizeof (Keyframe) + PACKED_MAX (state_size) + 8;
}

_Static_assert (BATCH_SPACE >= sizeof (Keyframe) + PACKED_MAX (STATE_SIZE_MAX) + 8 + sizeof (Summary), "one of each fits");

/* Bytes of a keyframe, so that another one can follow. */
static inline size_t
keyframe_bytes (const Keyframe *keyframe)
{
  return (offsetof (Keyframe, packed) + keyframe->bytes + 7) / 8 * 8;
}

/* What it takes of the budget: itself, and its place in the index. */
static inline size_t
keyframe_cost (const Keyframe *keyframe)
{
  return keyframe_bytes (keyframe) + sizeof (uint32_t);
}

/* Of the events after the first; the rest of its figures are left to who fills it. NULL when memory is short. */
Batch *batch_new (uint64_t first);

static inline Summary *
batch_summary (Batch *batch, unsigned i)
{
  return (Summary *) ((char *) batch->space + BATCH_SPACE) - (i + 1);
}

/* The keyframe that begins after so many bytes of keyframes. */
static inline Keyframe *
batch_keyframe (Batch *batch, size_t at)
{
  return (Keyframe *) ((char *) batch->space + at);
}

static inline bool
batch_has_room (const Batch *batch, size_t state_size)
{
  return (batch->n_summaries + 1) * sizeof (Summary) + batch->keyframes + keyframe_max (state_size) <= BATCH_SPACE;
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
