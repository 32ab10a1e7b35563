/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* print-source.h — what is to be printed, and where it comes from: the board as it is, its puzzle, how that is solved, what was
 * selected in a collection, a file, or puzzles made for it.
 *
 * Puzzles are solved and the path is found on the worker; the newest wish wins, and what was there before is shown until then.
 * Signal "changed" (no arguments): another content, or another thing to say of it. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "model/make/recipe.h"
#include "picture/sheets.h"

#define SETDOKU_TYPE_PRINT_SOURCE (setdoku_print_source_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPrintSource, setdoku_print_source, SETDOKU, PRINT_SOURCE, GObject)

typedef enum { PRINT_BOARD, PRINT_PUZZLE, PRINT_PATH, PRINT_CHOSEN, PRINT_FILE, PRINT_MADE, N_PRINT_FROM } PrintFrom;

/* settings: for the ladder of the path; NULL: the first one. */
SetdokuPrintSource *setdoku_print_source_new          (GSettings *settings);

/* document: the game at hand; copied. */
void                setdoku_print_source_set_document (SetdokuPrintSource *self, const Document *document);
/* puzzles: of SetdokuPuzzle, copied now. */
void                setdoku_print_source_set_chosen   (SetdokuPrintSource *self, const GPtrArray *puzzles);

/* Goes for it. PRINT_CHOSEN, PRINT_FILE and PRINT_MADE have nothing until they were given something. */
void                setdoku_print_source_set_from     (SetdokuPrintSource *self, PrintFrom from);
void                setdoku_print_source_load         (SetdokuPrintSource *self, GFile *file);                      /* PRINT_FILE */
void                setdoku_print_source_make         (SetdokuPrintSource *self, const Recipe *recipe, unsigned n); /* PRINT_MADE */
void                setdoku_print_source_stop         (SetdokuPrintSource *self);        /* what is made so far is printed */

PrintFrom           setdoku_print_source_get_from     (SetdokuPrintSource *self);
bool                setdoku_print_source_has          (SetdokuPrintSource *self, PrintFrom from);      /* it was given something */
unsigned            setdoku_print_source_get_n_chosen (SetdokuPrintSource *self);
char               *setdoku_print_source_dup_file     (SetdokuPrintSource *self);        /* the file's name; NULL: none */
bool                setdoku_print_source_is_working   (SetdokuPrintSource *self);
double              setdoku_print_source_get_progress (SetdokuPrintSource *self);        /* 0–1; −1: not known */
Content            *setdoku_print_source_get_content  (SetdokuPrintSource *self);        /* borrowed; NULL: there is nothing */
/* What goes on, why there is nothing, or what is left out; translated; NULL: nothing is to be said. */
char               *setdoku_print_source_dup_words    (SetdokuPrintSource *self);
