/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* trace-break.h — trace --break: the first events of a search at which a condition comes true, from either end. */
#pragma once

#include "command.h"
#include "engine/search/timeline/finder.h"

typedef struct {
  Condition conditions[CONDITIONS_MAX];      /* any of them will do */
  unsigned  n;
  bool      back;                            /* the last ones, newest first */
  uint64_t  from;                            /* the event to begin with; 0: the first, or with back the last */
  uint64_t  count;                           /* how many */
} TraceBreak;

extern const char trace_break_help[];

/* topology: of the board; NULL: the classic one. False: said why. */
bool trace_break_parse (const Topology *topology, char *const *texts, TraceBreak *wanted);

/* Prints what was found. COMMAND_FAILED, and said so, when not even one was, or memory is short. */
int  trace_break_run   (const Trace *trace, const TraceBreak *wanted);
