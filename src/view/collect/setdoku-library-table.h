/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-table.h — a collection as a table that can be filtered and sorted.
 *
 * GTK's own models filter and sort, in slices, so that a hundred thousand puzzles hold nothing up.
 * Signals: "play" (SetdokuPuzzle): a row was activated. "changed" (no arguments): what is shown or selected changed. */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/puzzle.h"

#define SETDOKU_TYPE_LIBRARY_TABLE (setdoku_library_table_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLibraryTable, setdoku_library_table, SETDOKU, LIBRARY_TABLE, GtkWidget)

typedef enum { LIBRARY_ANY, LIBRARY_UNSOLVED, LIBRARY_SOLVED } LibraryState;

typedef struct {
  const char  *level;          /* id of a row of rating_levels[]; "": not rated; NULL: any */
  LibraryState state;
  gboolean     star;           /* only with one */
  const char  *set, *tag;      /* only those of the set, with the tag; NULL: any */
  const char  *text;           /* part of title, technique, level, set, tags or cells; "" any */
} LibraryFilter;

void       setdoku_library_table_set_list     (SetdokuLibraryTable *self, GListModel *puzzles);      /* of SetdokuPuzzle */
void       setdoku_library_table_set_filter   (SetdokuLibraryTable *self, const LibraryFilter *filter);
void       setdoku_library_table_refresh      (SetdokuLibraryTable *self);         /* puzzles know more: filter and sort again */

guint      setdoku_library_table_get_n_shown  (SetdokuLibraryTable *self);
GPtrArray *setdoku_library_table_get_shown    (SetdokuLibraryTable *self);         /* in their order; (transfer full) */
GPtrArray *setdoku_library_table_get_selected (SetdokuLibraryTable *self);         /* the same */
void       setdoku_library_table_sort_by      (SetdokuLibraryTable *self, guint column, GtkSortType order);
