/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-query.h — which puzzles of an index are shown, and in which order: a value, and what it gives.
 *
 * What the rows know is looked at in memory and counted into place, so that a million is sorted in a few milliseconds; for a
 * text, or what is solved, the files are read once more. */
#pragma once

#include "puzzle-index.h"

typedef enum { QUERY_BY_PLACE, QUERY_BY_CLUES, QUERY_BY_RATING, QUERY_BY_TECHNIQUE, N_QUERY_ORDERS } PuzzleOrder;

typedef enum { QUERY_SOLVED_OR_NOT, QUERY_NOT_SOLVED, QUERY_SOLVED } PuzzleSolved;

typedef struct {
  PuzzleOrder  order;                          /* among equals by place */
  bool         descending;
  bool         unrated;                        /* only those without a rating; else */
  int          er_min, er_max;                 /* tenths, both inside; 0: any */
  int          clues_min, clues_max;           /* the same */
  bool         no_twins;                       /* none that was marked as a twin */
  PuzzleSolved solved;
  GHashTable  *known_solved;                   /* cells → anything: what is solved; read only; NULL: nothing */
  char        *text;                           /* part of the line or the cells, folded (g_utf8_casefold ()); NULL: any */
  bool         techniques[N_RATE_TECHNIQUES];  /* these are found by the text as well */
} PuzzleQuery;

/* The copy owns its text and a reference to the table. */
PuzzleQuery *puzzle_query_copy (const PuzzleQuery *query);
void         puzzle_query_free (PuzzleQuery *query);

/* Everything, as it comes. */
bool         puzzle_query_is_plain (const PuzzleQuery *query);

/* Their numbers in the index, in order; g_free () them. *n: how many. NULL: it was cancelled, which takes 20 ms. */
uint32_t    *puzzle_query_run (const PuzzleQuery *query, const PuzzleIndex *index, unsigned *n, PuzzleProgress *progress,
                               GCancellable *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PuzzleQuery, puzzle_query_free)
