/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-puzzle-list.h — a text held several puzzles: which one? */
#pragma once

#include <gtk/gtk.h>

#include "formats/format.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_PUZZLE_LIST (setdoku_puzzle_list_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPuzzleList, setdoku_puzzle_list, SETDOKU, PUZZLE_LIST, SetdokuBaseWindow)

/* document and file: borrowed, for the call; number: its place in the text, from 1. */
typedef void (*SetdokuPuzzleChosen) (GtkWindow *parent, const Document *document, const char *file, guint number);

/* name: where they come from, to be shown; file: its name if it is one, else NULL. records: as format_read () gives them;
 * those without a puzzle are passed over. Takes a reference. */
SetdokuPuzzleList *setdoku_puzzle_list_new    (GtkWindow *parent, const char *name, const char *file, GArray *records,
                                               SetdokuPuzzleChosen chosen);
void               setdoku_puzzle_list_choose (SetdokuPuzzleList *self, guint position);       /* as if the row was activated */
