/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace-format.h — a search on stdout: its events as lines or as CSV, or its tree for CP-Profiler (model/search/search-export.h). */
#pragma once

#include "command.h"
#include "model/search/search-export.h"

typedef struct {
  int64_t      from, count;          /* events, from 1; lines, −1: all */
  unsigned     kinds;                /* bits 1 << EventKind */
  ExportFormat format;
} TraceWindow;

/* id NULL: text. parted: only some of the events are wanted. False: said why. */
bool trace_format_check (const char *id, bool parted, ExportFormat *format);

/* COMMAND_FAILED, and said so: memory was short. */
int  trace_format_run   (const Trace *trace, const TraceWindow *window);
