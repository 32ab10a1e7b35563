/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-columns.h — the columns of a table of puzzles: a row each. */
#pragma once

#include "model/keep/puzzle.h"

typedef struct {
  const char *name;            /* marked N_() */
  bool        wide;
  char     *(*describe) (const PuzzleFacts *facts);        /* g_free () it */
  int       (*compare)  (const PuzzleFacts *a, const PuzzleFacts *b);
} LibraryColumn;

extern const LibraryColumn library_columns[];
extern const unsigned      library_n_columns;

char *library_describe_level (const PuzzleFacts *facts);       /* "Hard", "No solution" … */
