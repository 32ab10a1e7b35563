/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explorer.h — the head of a search, run ahead by a worker.
 *
 * The explorer owns the newest state. It hands out what it found in batches: keyframes, block
 * summaries and counters, plain values that never change again. Whoever holds the explorer may
 * run it, one thread at a time; batches may travel freely. */
#pragma once

#include "steering.h"
#include "summary.h"

typedef struct Explorer Explorer;

enum {
  BATCH_BYTES      = 64 * 1024,          /* no batch is larger */
  KEYFRAMES_FINEST = 64,                 /* events between keyframes at first, unless the strategy is slow: running 64
                                          again costs microseconds */
};

/* What was found in events first + 1 … last (counted from 1 after START). */
typedef struct Batch Batch;

/* budget: bytes for keyframes that the timeline will keep; the spacing follows from it on both sides.
 * NULL when memory is short. Options and board are copied. */
Explorer *explorer_new    (const Strategy *strategy, const Board *board, const SearchOptions *options,
                           uint64_t seed, size_t budget);
/* Before the first run: guesses of the viewer's. Copied. */
void      explorer_steer  (Explorer *explorer, const Steering *steering);
void      explorer_free   (Explorer *explorer);

/* Runs on for up to so many events and fills *batch with a new batch (free it with batch_free (), or give it
 * to timeline_accept ()). A full batch ends the run early. False when the search has ended: the last batch
 * says so too. *batch is NULL only when memory is short. */
bool      explorer_run    (Explorer *explorer, uint64_t events, Batch **batch);
uint64_t  explorer_events (const Explorer *explorer);                 /* run so far, beyond the horizon too */
bool      explorer_ended  (const Explorer *explorer);

void      batch_free      (Batch *batch);
