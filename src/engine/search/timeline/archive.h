/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* archive.h — what a timeline keeps of a search: some keyframes and a summary of every block.
 *
 * Private to the timeline. It grows with the batches and thins itself, so that it stays within its
 * budget however long the search runs. Events are counted from 1; step s is the state after event s. */
#pragma once

#include "batch-private.h"

typedef struct {
  size_t    keyframe_size;          /* bytes of a Keyframe with its state */
  uint64_t  keyframes_max;
  uint64_t  length;                 /* events that are covered */
  uint64_t  spacing;                /* events between keyframes */
  uint64_t  block;                  /* events a summary */
  size_t    n_keyframes, n_summaries;
  char     *keyframes;              /* number i is of step (i + 1) × spacing */
  Summary  *summaries;              /* number i is of events i × block + 1 … (i + 1) × block */
  Summary   tail;                   /* of the events after those */
} Archive;

void            archive_init  (Archive *archive, size_t state_size, uint64_t spacing, size_t budget);      /* spacing: at first */
void            archive_clear (Archive *archive);

/* Takes what the batch holds; length: events covered then. False when memory is short: nothing is taken. */
bool            archive_add   (Archive *archive, Batch *batch, uint64_t length);

/* The last keyframe at or before the step; NULL: there is none but the start. */
const Keyframe *archive_keyframe (const Archive *archive, uint64_t step);

/* The block that the event lies in, 1 ≤ event ≤ length; last gets its last event. */
const Summary  *archive_summary  (const Archive *archive, uint64_t event, uint64_t *last);

static inline size_t
archive_state_size (const Archive *archive)
{
  return archive->keyframe_size - sizeof (Keyframe);
}

size_t          archive_memory   (const Archive *archive);
