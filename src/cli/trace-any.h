/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace-any.h — trace --from blocks: a search on a board of any shape as lines, as a number, as its figures only, or where
 * a condition comes true. */
#pragma once

#include "trace-break.h"
#include "trace-format.h"

typedef struct {
  const char *file;            /* "-": standard input */
  const char *name;            /* of the board among those of the file; NULL: the first */
  const char *strategy;        /* NULL: any-order */
  char *const *settings;       /* may be NULL */
  TraceWindow window;
  char *const *breaks;         /* conditions; NULL: none */
  TraceBreak  wanted;          /* but for its conditions */
  bool        stats, hash;
} TraceAny;

/* Returns the exit status. */
int trace_any_run (const TraceAny *wanted);
