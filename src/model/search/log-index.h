/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-index.h — where the events lie that pass a filter: how many of them come before every block of events.
 *
 * Found by running the search once more on a worker; any line is then found again within one block. 256 KiB, however many
 * lines there are. One thread runs it, others may ask meanwhile. */
#pragma once

#include <gio/gio.h>

#include "engine/search/timeline/stretch.h"
#include "log-filter.h"

typedef struct LogIndex LogIndex;

LogIndex *log_index_new     (const LogFilter *filter, const Timeline *timeline, uint64_t horizon);
LogIndex *log_index_ref     (LogIndex *index);
void      log_index_unref   (LogIndex *index);

/* Goes on up to so many events, or until it is cancelled. One thread at a time. */
void      log_index_run     (LogIndex *index, uint64_t events, GCancellable *cancellable);

uint64_t  log_index_scanned (LogIndex *index);                  /* events looked at */
uint64_t  log_index_found   (LogIndex *index);                  /* lines among them */

/* Finds the block that holds line number `line` < found. *before: how many lines come before the block. Returns the number of
 * events before it. */
uint64_t  log_index_locate  (LogIndex *index, uint64_t line, uint64_t *before);

/* The same for a step ≤ scanned: the block it lies in, or that ends with it. */
uint64_t  log_index_block   (LogIndex *index, uint64_t step, uint64_t *before);
