/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* pseudo-code.h — a strategy as a dozen lines that anybody can read, and which of them an event comes from.
 *
 * Every event of every strategy comes from exactly one of the lines that its switches show. To add a strategy, add its table
 * and its row in pseudo-code.c. What the lines work on is told by pseudo-value.c. */
#pragma once

#include <stdbool.h>

#include "engine/search/strategy.h"

/* What stands at the right edge of a line while it does not run. */
typedef enum {
  PSEUDO_NOTHING,
  PSEUDO_NEW,            /* the digit that the search follows up: "5 in r1c8" */
  PSEUDO_CELL,           /* the cell that was chosen: "r1c8" */
  PSEUDO_COLUMN,         /* the column of the matrix: "r1c8" or "7(R5)" */
  PSEUDO_CHOICES,        /* what was found to choose from: "{5,6}", or the places of a digit */
  PSEUDO_GUESS,          /* the digit that is tried */
  PSEUDO_DEPTH,
} PseudoValue;

typedef struct {
  int         indent;          /* levels, 0–4 */
  const char *text;            /* marked N_(), context "pseudo-code" */
  unsigned    kinds;           /* the events that it makes: bits 1 << EventKind; 0: it makes none */
  unsigned    reasons;         /* of those, only with these reasons: bits 1 << Reason; 0: any */
  bool      (*shown) (const SearchOptions *options);           /* NULL: always */
  bool        digging;         /* it makes them only while a puzzle is dug; others only while not */
  PseudoValue value;
} PseudoLine;

enum { PSEUDO_LINES_MAX = 24 };

/* Fills lines, borrowed and static, in order; returns how many. */
int pseudo_code_lines (const Strategy *strategy, const SearchOptions *options, const PseudoLine *lines[PSEUDO_LINES_MAX]);

/* Whether the event comes from the line. digging: as in the SearchView after the event. */
bool pseudo_line_makes (const PseudoLine *line, const Event *event, bool digging);

/* Which of the lines the event comes from; −1: none of them. */
int pseudo_code_find  (const PseudoLine *const *lines, int n, const Event *event, bool digging);

/* What the line works on, right after the event: where it is the one that runs the set formula of what it did, else its value.
 * topology: of the board; NULL: the classic one. Short; NULL: it has none. g_free () it. */
char *pseudo_line_value (const PseudoLine *line, const Topology *topology, const Event *event, bool digging,
                         const AnyView *view);

/* Where n lines have room rows only: those around the running one are seen, and what is above or below them is folded to a row
 * each. A row never stands for a single line. running −1: none, the first are seen. room ≥ 3. */
typedef struct { int first, n; } PseudoFold;           /* of the lines that are seen */
PseudoFold pseudo_code_fold (int n, int running, int room);
