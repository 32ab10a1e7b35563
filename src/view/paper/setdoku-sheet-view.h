/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-sheet-view.h — sheets as they will come out of the printer, one at a time, and which one it is. */
#pragma once

#include <gtk/gtk.h>

#include "picture/sheets.h"

#define SETDOKU_TYPE_SHEET_VIEW (setdoku_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuSheetView, setdoku_sheet_view, SETDOKU, SHEET_VIEW, GtkWidget)

GtkWidget  *setdoku_sheet_view_new        (void);

/* NULL: there is nothing. paper: what an empty sheet looks like then. The sheet that is shown stays, if there is one of its number. */
void        setdoku_sheet_view_set_sheets (SetdokuSheetView *self, Sheets *sheets, const Paper *paper);
void        setdoku_sheet_view_show       (SetdokuSheetView *self, unsigned sheet);      /* from 0; the nearest there is */
unsigned    setdoku_sheet_view_get_sheet  (SetdokuSheetView *self);
const char *setdoku_sheet_view_get_words  (SetdokuSheetView *self);                      /* "Sheet 1 of 2"; borrowed */
