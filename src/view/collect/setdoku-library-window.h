/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-library-window.h — collections of puzzles: the bank that comes with the program, and the user's own.
 *
 * Not modal: it stays while a puzzle from it is played, and shows what was solved. */
#pragma once

#include <gtk/gtk.h>

#include "model/keep/library.h"
#include "view/kit/setdoku-base-window.h"

#define SETDOKU_TYPE_LIBRARY_WINDOW (setdoku_library_window_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLibraryWindow, setdoku_library_window, SETDOKU, LIBRARY_WINDOW, SetdokuBaseWindow)

/* document: borrowed, for the call. */
typedef void      (*SetdokuLibraryChosen)  (GtkWindow *parent, const Document *document);
typedef Document *(*SetdokuLibraryOnBoard) (GtkWindow *parent);        /* what is on the board; (transfer full) */

/* puzzles: of SetdokuPuzzle; name: of the set that they are from, NULL: of none. Both borrowed, for the call. */
typedef void      (*SetdokuLibraryPrint)   (GtkWindow *parent, const GPtrArray *puzzles, const char *name);

/* library: the user's own; takes a reference. */
SetdokuLibraryWindow *setdoku_library_window_new    (GtkWindow *parent, SetdokuLibrary *library, SetdokuLibraryChosen chosen,
                                                     SetdokuLibraryOnBoard on_board);
void                  setdoku_library_window_set_print (SetdokuLibraryWindow *self, SetdokuLibraryPrint print);      /* NULL, as at first: there is no printing */
void                  setdoku_library_window_import (SetdokuLibraryWindow *self, GFile *file);
void                  setdoku_library_window_export (SetdokuLibraryWindow *self, GFile *file);     /* what is selected, else what is shown */
