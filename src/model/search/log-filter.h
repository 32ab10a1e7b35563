/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* log-filter.h — which events the log shows: kinds, a cell, words of the line. A plain value; zero with cell −1 passes all. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/search/strategy.h"

enum { LOG_WORDS_SIZE = 64 };

typedef struct {
  unsigned kinds;                        /* bits 1 << EventKind; 0: every kind */
  int      cell;                         /* −1: any */
  char     words[LOG_WORDS_SIZE];        /* case-folded UTF-8; "": any */
} LogFilter;

#define LOG_FILTER_ALL ((LogFilter) { .cell = -1 })

bool log_filter_passes_all (const LogFilter *filter);
bool log_filter_equal      (const LogFilter *a, const LogFilter *b);

/* topology: of the board; NULL: the classic one. Takes what was typed: "r5c6" asks for the cell, everything else for lines that have it; both together may be given. Text
 * that is too long is cut. */
void log_filter_type       (LogFilter *filter, const Topology *topology, const char *typed);

/* scratch: any string, its contents are lost. */
bool log_filter_passes     (const LogFilter *filter, const Topology *topology, const Event *event, uint64_t step,
                            GString *scratch);
