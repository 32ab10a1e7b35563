/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-sidebar.h — where puzzles are looked for: the user's own, those with a star, each set, the
 * bank, a long file that is open, each tag.
 *
 * Puzzles (a GPtrArray of SetdokuPuzzle, as G_TYPE_PTR_ARRAY) can be dropped on a place. Signals: "chosen" (no arguments);
 * "dropped" (const LibraryPlace *, GPtrArray). */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/library.h"

#define SETDOKU_TYPE_LIBRARY_SIDEBAR (setdoku_library_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLibrarySidebar, setdoku_library_sidebar, SETDOKU, LIBRARY_SIDEBAR, GtkWidget)

typedef enum { PLACE_MINE, PLACE_STARRED, PLACE_SET, PLACE_BANK, PLACE_FILE, PLACE_TAG } LibraryPlaceKind;

typedef struct {
  LibraryPlaceKind kind;
  char            *name;             /* of the set, the tag; NULL: it has none */
} LibraryPlace;

void                setdoku_library_sidebar_fill   (SetdokuLibrarySidebar *self, SetdokuLibrary *library, guint n_bank);
void                setdoku_library_sidebar_set_file (SetdokuLibrarySidebar *self, const char *name, guint n);  /* shown when filled; NULL: none */
void                setdoku_library_sidebar_choose (SetdokuLibrarySidebar *self, LibraryPlaceKind kind, const char *name);
const LibraryPlace *setdoku_library_sidebar_get    (SetdokuLibrarySidebar *self);      /* borrowed; the bank at first */
