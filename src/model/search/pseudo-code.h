/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pseudo-code.h — a strategy as a dozen lines that anybody can read, and which of them an event comes from.
 *
 * Every event of every strategy comes from exactly one of the lines that its switches show. To add a strategy, add its table
 * and its row in pseudo-code.c. */
#pragma once

#include <stdbool.h>

#include "engine/search/strategy.h"

typedef struct {
  int         indent;          /* levels, 0–4 */
  const char *text;            /* marked N_(), context "pseudo-code" */
  unsigned    kinds;           /* the events that it makes: bits 1 << EventKind; 0: it makes none */
  unsigned    reasons;         /* of those, only with these reasons: bits 1 << Reason; 0: any */
  bool      (*shown) (const SearchOptions *options);           /* NULL: always */
  bool        digging;         /* it makes them only while a puzzle is dug; others only while not */
} PseudoLine;

enum { PSEUDO_LINES_MAX = 24 };

/* Fills lines, borrowed and static, in order; returns how many. */
int pseudo_code_lines (const Strategy *strategy, const SearchOptions *options, const PseudoLine *lines[PSEUDO_LINES_MAX]);

/* Whether the event comes from the line. digging: as in the SearchView after the event. */
bool pseudo_line_makes (const PseudoLine *line, const Event *event, bool digging);

/* Which of the lines the event comes from; −1: none of them. */
int pseudo_code_find  (const PseudoLine *const *lines, int n, const Event *event, bool digging);
