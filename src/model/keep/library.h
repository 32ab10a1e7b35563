/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library.h — the puzzles that the user collects: one list, one text file, saved by itself.
 *
 * The file "library.txt" in the folder has a line for each puzzle (puzzle.h). Lines that are none are kept in it as they
 * are. It is replaced in one go, on a worker, never by two savings at once; a copy of the one before stays beside it. A
 * second Setdoku that runs at the same time is noticed: what it wrote is read in before this one writes.
 *
 * Signals: "loaded" (no arguments): the file was read, once; "failed" (a translated sentence): it could not be written; what is
 * there stays on the list. Main thread only. */
#pragma once

#include <stdbool.h>

#include "puzzle.h"

#define SETDOKU_TYPE_LIBRARY (setdoku_library_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuLibrary, setdoku_library, SETDOKU, LIBRARY, GObject)

SetdokuLibrary *setdoku_library_new       (const char *folder);            /* the file is read on a worker, at most 64 MiB of it */
void            setdoku_library_wait      (SetdokuLibrary *self);          /* until it is; so do the calls below that change the list */
char           *setdoku_library_folder    (void);                          /* where the user's is; g_free () it */

GListStore     *setdoku_library_get_list  (SetdokuLibrary *self);          /* of SetdokuPuzzle; borrowed; change it by the calls below only */
unsigned        setdoku_library_get_n_damaged (SetdokuLibrary *self);      /* lines that are no puzzles */

/* Those whose clues are there already are passed over; the others get the time of now. How many were added. */
unsigned        setdoku_library_add       (SetdokuLibrary *self, const GPtrArray *puzzles);
/* The puzzles go, in one step; setdoku_library_put_back () takes the last removal back. */
void            setdoku_library_remove    (SetdokuLibrary *self, const GPtrArray *puzzles);
void            setdoku_library_put_back  (SetdokuLibrary *self);
void            setdoku_library_touch     (SetdokuLibrary *self);          /* a puzzle of it knows more about itself: to be saved */

/* Writes what is not written yet, and waits for it. False: it failed. */
bool            setdoku_library_flush     (SetdokuLibrary *self);
