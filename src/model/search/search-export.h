/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search-export.h — a search as text: its events as the log shows them, as trace lines or as CSV, or its tree as CP-Profiler
 * saves one. Nothing of it is kept in memory: the search is run again, and what it makes goes out in pieces. */
#pragma once

#include <gio/gio.h>

#include "engine/search/timeline/stretch.h"
#include "log-filter.h"

typedef enum {
  EXPORT_LOG,                  /* log_line_format (), translated */
  EXPORT_TRACE,                /* explain_trace_line () or event_any_text (), stable */
  EXPORT_CSV,                  /* see below, stable */
  EXPORT_JSON,                 /* event_json_line () or event_any_json (), stable */
  EXPORT_TREE,                 /* see below, stable */
  N_EXPORT_FORMATS
} ExportFormat;

extern const char *const export_format_ids[N_EXPORT_FORMATS];       /* "log", "text", "csv", "json", "cp-profiler" */
int export_format_from_id (const char *id);                          /* −1: no such format */

/* CSV (RFC 4180, lines end in a line feed): a head line, then one line an event, empty where an event has no such thing:
 *
 *   event,kind,reason,row,column,digit,house,depth,choices,untried,source,number
 *
 * event counts from 1 · kind as in trace · reason: reading-order, fewest, … no-digit, all-tried · row, column 1–9 · digit 1–9 ·
 * house: row1 … box9 · depth: open guesses after the event · choices: digits that the cell could hold, "389" · untried: those of
 * them that were not tried yet, for guesses and take-backs · source: the cell that is the reason, "r5c2" · number: guesses below
 * a take-back, the try that begins, the technique's id, the clues left.
 *
 * On a board of any shape values above 9 have their letters, houses are named as in topology-names.h, and a last column,
 * constraint, has the one that struck: "cage 15 r1c2".
 *
 * Tree: what CP-Profiler's "Save search" writes and its replaying solvers read, one line a node,
 * parents before their children:
 *
 *   NODE N-CHILDREN [stop ]CHILD LABEL CHILD LABEL …
 *
 * NODE, CHILD: numbers, the root is 0 · LABEL: "r5c6=4", of the way from the node to the child · stop: the search went no further
 * than this node. Only children that were tried are told. A search with restarts has its tries as children of the root, "try1".
 * (Source of the line: Conductor::saveSearch () in conductor.cpp of github.com/cp-profiler/cp-profiler.) */

typedef struct {
  Trace           trace;
  ExportFormat    format;
  LogFilter       filter;      /* not for the tree */
  uint64_t        first, last; /* events, from 1; UINT64_MAX: to the end. The tree begins at 1 */
  uint64_t        lines;       /* at most so many; UINT64_MAX: all. Not for the tree */
  const Stretch  *from;        /* stands before event first, to spare running up to it; NULL: from the start. Borrowed */
} SearchExport;

/* Takes the next piece. Returns false if it cannot; then it is not called again. */
typedef bool (*ExportSink) (void *user, const char *text, size_t length);

/* How far an export is, for another thread to read: events run so far, and whether memory was short, so that the search ended too
 * soon. */
typedef struct { _Atomic uint64_t events; _Atomic bool no_memory; } ExportProgress;

/* False: cancelled within 50 ms, or the sink took no more. cancellable and progress may be NULL. */
bool search_export_run (const SearchExport *what, ExportSink sink, void *user, GCancellable *cancellable,
                        ExportProgress *progress);
