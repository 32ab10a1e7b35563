/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explorer.h — the head of a search, run ahead by a worker.
 *
 * The explorer owns the newest state. It hands out what it found in batches: keyframes, block
 * summaries and counters, plain values that never change again. Whoever holds the explorer may
 * run it, one thread at a time; batches may travel freely. */
#pragma once

#include "engine/search/trace.h"

#include "batch.h"

typedef struct Explorer Explorer;

/* budget: bytes for keyframes that the timeline will keep; the spacing follows from it on both sides.
 * NULL when memory is short. The trace is copied. */
Explorer *explorer_new    (const Trace *trace, size_t budget);
void      explorer_free   (Explorer *explorer);

/* Runs on for up to so many events and fills *batch with a new batch (free it with batch_free (), or give it
 * to timeline_accept ()). A full batch ends the run early. False when the search has ended: the last batch
 * says so too. *batch is NULL only when memory is short. */
bool      explorer_run    (Explorer *explorer, uint64_t events, Batch **batch);
/* stop: NULL, or asked in steps that take long; explorer_run () then ends early. Borrowed, until another is set. */
void      explorer_set_stop (Explorer *explorer, const Stop *stop);
const Strategy *explorer_strategy (const Explorer *explorer);
uint64_t  explorer_events (const Explorer *explorer);                 /* run so far, beyond the horizon too */
bool      explorer_ended  (const Explorer *explorer);
