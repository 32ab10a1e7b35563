/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-table.h — a collection as a table that can be filtered and sorted.
 *
 * GTK's own models filter and sort, in slices, so that a hundred thousand puzzles hold nothing up. A SetdokuLongList does
 * that by itself, on a worker; of it no more than LIBRARY_AT_ONCE puzzles are made at a time.
 * Signals: "play" (SetdokuPuzzle): a row was activated. "changed" (no arguments): what is shown or selected
 * changed. "seen" (no arguments): other rows have come into sight, and stay a while. */
#pragma once

#include <gtk/gtk.h>

#include "library-filter.h"
#include "model/keep/long-list.h"

#define SETDOKU_TYPE_LIBRARY_TABLE (setdoku_library_table_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLibraryTable, setdoku_library_table, SETDOKU, LIBRARY_TABLE, GtkWidget)

enum { LIBRARY_AT_ONCE = 10000 };

void       setdoku_library_table_set_list     (SetdokuLibraryTable *self, GListModel *puzzles);      /* of SetdokuPuzzle; or a long list */
void       setdoku_library_table_set_filter   (SetdokuLibraryTable *self, const LibraryFilter *filter);
void       setdoku_library_table_refresh      (SetdokuLibraryTable *self);         /* puzzles know more: filter and sort again */

guint      setdoku_library_table_get_n_shown  (SetdokuLibraryTable *self);
guint      setdoku_library_table_get_n_selected (SetdokuLibraryTable *self);
GPtrArray *setdoku_library_table_get_shown    (SetdokuLibraryTable *self);         /* in their order; of a long list the first; (transfer full) */
GPtrArray *setdoku_library_table_get_selected (SetdokuLibraryTable *self);         /* the same */
GPtrArray *setdoku_library_table_get_in_sight (SetdokuLibraryTable *self);         /* of rows of one height; (transfer full) */
void       setdoku_library_table_sort_by      (SetdokuLibraryTable *self, guint column, GtkSortType order);
