/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* archive.h — what a timeline keeps of a search: some keyframes and a summary of every block.
 *
 * Private to the timeline. It grows with the batches and thins itself, so that it stays within its
 * budget however long the search runs. Events are counted from 1; step s is the state after event s. */
#pragma once

#include "engine/search/trace.h"

#include "batch-private.h"

typedef struct {
  const void *start;                /* the state that keyframes differ from */
  size_t    state_size;
  uint64_t  length;                 /* events that are covered */
  Spacing   spacing;                /* of keyframes */
  uint64_t  block;                  /* events a summary */
  size_t    n_keyframes, n_summaries;
  size_t    room, used;             /* bytes of keyframes: how many there may be, and how many there are */
  char     *keyframes;              /* of any lengths, one behind the other */
  uint32_t *places;                 /* number i is of step (i + 1) × spacing: where it begins */
  Summary  *summaries;              /* number i is of events i × block + 1 … (i + 1) × block */
  Summary   tail;                   /* of the events after those */
} Archive;

/* start: the search's state at its start, borrowed. */
void            archive_init  (Archive *archive, const Trace *trace, const void *start, size_t budget);
void            archive_clear (Archive *archive);

/* Takes what the batch holds; length: events covered then. False when memory is short: nothing is taken. */
bool            archive_add   (Archive *archive, Batch *batch, uint64_t length);

/* The last keyframe at or before the step; NULL: there is none but the start. */
const Keyframe *archive_keyframe (const Archive *archive, uint64_t step);

/* The state of a keyframe of the archive's. */
void            archive_restore  (const Archive *archive, const Keyframe *keyframe, void *state);

/* The block that the event lies in, 1 ≤ event ≤ length; last gets its last event. */
const Summary  *archive_summary  (const Archive *archive, uint64_t event, uint64_t *last);

size_t          archive_memory   (const Archive *archive);
size_t          archive_keyframes_memory (const Archive *archive);                   /* of that for keyframes */
