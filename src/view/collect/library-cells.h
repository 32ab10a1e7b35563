/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-cells.h — what stands in the cells of a table of puzzles, whose items are SetdokuPuzzles. One that changes while it
 * is seen shows it. */
#pragma once

#include <gtk/gtk.h>

#include "library-columns.h"

/* What else each cell gets when it is made. */
typedef void (*LibraryCellMade) (GtkWidget *cell, GtkListItem *item);

/* (transfer full) */
GtkListItemFactory *library_cells_text    (const LibraryColumn *column, LibraryCellMade made);
/* The puzzle, each of its cells so many px; it also gives the row its name for a screen reader, so it is always there. */
GtkListItemFactory *library_cells_picture (int side, LibraryCellMade made);
