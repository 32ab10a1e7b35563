/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-row.h — one strategy in the table of Compare: its name, what its search cost, and that as a bar.
 *
 * Signal "remove" (no arguments): its button was pressed. */
#pragma once

#include <gtk/gtk.h>

#include "model/race/race.h"
#include "picture/table-picture.h"
#include "view/kit/setdoku-layout.h"

#define SETDOKU_TYPE_COMPARE_ROW (setdoku_compare_row_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareRow, setdoku_compare_row, SETDOKU, COMPARE_ROW, GtkListBoxRow)

/* The columns between name and bar. */
typedef enum {
  COMPARE_GUESSES, COMPARE_TAKE_BACKS, COMPARE_DEDUCTIONS, COMPARE_EVENTS, COMPARE_TIME, COMPARE_MEMORY, N_COMPARE_COLUMNS
} CompareColumn;

/* Beyond the shapes of a window: beside a board where that is narrow already. */
#define COMPARE_SHAPE_BESIDE_NARROW ((SetdokuShape) (SETDOKU_SHAPE_NARROW + 1))

typedef struct {
  const char  *title, *tooltip;              /* marked N_() */
  SetdokuShape least;                        /* the smallest shape of the window in which it is shown */
  char      *(*text) (const RaceFigures *figures);     /* g_free () it */
} CompareColumnInfo;

extern const CompareColumnInfo compare_columns[N_COMPARE_COLUMNS];

/* groups: of widths, name, the columns, and the room of the button behind the bar; borrowed. */
enum { COMPARE_GROUP_NAME = N_COMPARE_COLUMNS, COMPARE_GROUP_BUTTON, N_COMPARE_GROUPS };

GtkWidget *setdoku_compare_row_new       (GtkSizeGroup *const groups[N_COMPARE_GROUPS]);
void       setdoku_compare_row_update    (SetdokuCompareRow *self, const Trace *entrant, const RaceFigures *figures,
                                          gboolean shown, gboolean removable);
void       setdoku_compare_row_set_shape (SetdokuCompareRow *self, SetdokuShape shape);

/* As it stands there. column −1: the name. Borrowed. */
const char *setdoku_compare_row_get_text (SetdokuCompareRow *self, int column);
TableBar   setdoku_compare_row_get_bar   (SetdokuCompareRow *self);
