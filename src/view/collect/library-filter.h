/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-filter.h — what of a collection is shown: a value. */
#pragma once

#include "model/keep/puzzle-query.h"

typedef enum { LIBRARY_ANY, LIBRARY_UNSOLVED, LIBRARY_SOLVED } LibraryState;

typedef struct {
  const char  *level;          /* id of a row of rating_levels[]; "": not rated; NULL: any */
  LibraryState state;
  gboolean     star;           /* only with one */
  const char  *set, *tag;      /* only those of the set, with the tag; NULL: any */
  int          clues_min, clues_max;   /* both inside; 0: any */
  bool         no_twins;       /* of a long list */
  GHashTable  *known_solved;   /* for a long list: their cells; NULL: none */
  const char  *text;           /* part of title, technique, level, set, tags, note or cells; "" any */
} LibraryFilter;

/* Owns what it points to. */
LibraryFilter *library_filter_copy     (const LibraryFilter *filter);
void           library_filter_free     (LibraryFilter *filter);

gboolean       library_filter_matches  (const LibraryFilter *filter, SetdokuPuzzle *puzzle);

/* The same of a long list, but for star, set and tag; (transfer full). */
PuzzleQuery   *library_filter_to_query (const LibraryFilter *filter);
