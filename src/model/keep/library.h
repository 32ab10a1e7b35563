/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library.h — the puzzles that the user collects: one list, one text file, saved by itself.
 *
 * The file "library.txt" in the folder has a line for each puzzle (puzzle.h). Lines that are none are kept in it as they
 * are. It is replaced in one go, on a worker, never by two savings at once; a copy of the one before stays beside it. A
 * second Setdoku that runs at the same time is noticed: what it wrote is read in before this one writes.
 *
 * Signals: "loaded" (no arguments): the file was read, once; "failed" (a translated sentence): it could not be written; what is
 * there stays on the list; "sets-changed" (no arguments): the sets, or what is in one. Main thread only. */
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
/* A game of another board than the classic one was solved by hand. best: ms, −1 with hints. Nothing where it is not there. */
void            setdoku_library_solved    (SetdokuLibrary *self, const Document *document, int64_t best);
void            setdoku_library_touch     (SetdokuLibrary *self);          /* a puzzle of it knows more about itself: to be saved */

/* Sets have a name each; a puzzle is of one of them, or of none. Those of the library's list only. */
const GPtrArray *setdoku_library_get_sets   (SetdokuLibrary *self);            /* of char *, in the order in which they were made; borrowed */
bool            setdoku_library_add_set     (SetdokuLibrary *self, const char *name);      /* false: no name, or there is one of it */
bool            setdoku_library_rename_set  (SetdokuLibrary *self, const char *name, const char *to);          /* the same */
/* Its puzzles stay, of no set now; they are given back, so that it can be made again with setdoku_library_move (). */
GPtrArray      *setdoku_library_remove_set  (SetdokuLibrary *self, const char *name);
void            setdoku_library_move        (SetdokuLibrary *self, const GPtrArray *puzzles, const char *set);  /* NULL: to none */

SetdokuPuzzle  *setdoku_library_find        (SetdokuLibrary *self, const char *cells);     /* that of the list; borrowed; NULL: none */
/* Those of the list with the clues of these; what is not there is added. (transfer full) */
GPtrArray      *setdoku_library_take        (SetdokuLibrary *self, const GPtrArray *puzzles);

/* Writes what is not written yet, and waits for it. False: it failed. */
bool            setdoku_library_flush     (SetdokuLibrary *self);
