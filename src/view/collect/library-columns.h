/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-columns.h — the columns of a table of puzzles: a row each. */
#pragma once

#include "model/keep/puzzle-query.h"

typedef struct {
  const char *name;            /* marked N_() */
  bool        wide;
  char     *(*describe) (const PuzzleFacts *facts);        /* g_free () it */
  int       (*compare)  (const PuzzleFacts *a, const PuzzleFacts *b);
  int         order;           /* PuzzleOrder by which a long list is sorted so; −1: it cannot be */
  bool        first, of_long;  /* before the picture; of long lists only */
} LibraryColumn;

extern const LibraryColumn library_columns[];
extern const unsigned      library_n_columns;

/* "Level: Hard, Rating: 4.4, Clues: 24": what all columns say that say something. */
char *library_describe_puzzle (const PuzzleFacts *facts);
char *library_describe_level (const PuzzleFacts *facts);       /* "Hard", "No solution" … */
