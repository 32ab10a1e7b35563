/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-print-page.h — puzzles, a board or a path, as they will be printed: the sheet at the start, what can be chosen beside
 * it. save () writes a PDF, setdoku_print_page_print () goes to a printer; cancel () stops what is at work.
 *
 * What is chosen is kept in the settings, but for the title and for what is printed. While it is not ready, its words say why. */
#pragma once

#include "print-job.h"
#include "print-source.h"
#include "setdoku-export-page.h"
#include "setdoku-sheet-view.h"

#define SETDOKU_TYPE_PRINT_PAGE (setdoku_print_page_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPrintPage, setdoku_print_page, SETDOKU, PRINT_PAGE, SetdokuExportPage)

/* settings: for what was chosen last, and the ladder of the path; may be NULL. */
SetdokuPrintPage   *setdoku_print_page_new          (GSettings *settings);

void                setdoku_print_page_set_document (SetdokuPrintPage *self, const Document *document);       /* the game; copied */
/* Prints these. name: of the set that they are from; NULL: of none. */
void                setdoku_print_page_choose       (SetdokuPrintPage *self, const GPtrArray *puzzles, const char *name);
void                setdoku_print_page_set_from     (SetdokuPrintPage *self, PrintFrom from);
void                setdoku_print_page_open         (SetdokuPrintPage *self, GFile *file);      /* a file, as if it was chosen */
void                setdoku_print_page_save_to      (SetdokuPrintPage *self, GFile *file);      /* the same for the PDF */
void                setdoku_print_page_print        (SetdokuPrintPage *self);

/* What is said under the sheet: how much it is, what goes on, or why there is nothing. Borrowed. */
const char         *setdoku_print_page_get_words    (SetdokuPrintPage *self);
SetdokuPrintSource *setdoku_print_page_get_source   (SetdokuPrintPage *self);                   /* all borrowed */
SetdokuPrintJob    *setdoku_print_page_get_job      (SetdokuPrintPage *self);
SetdokuSheetView   *setdoku_print_page_get_view     (SetdokuPrintPage *self);
