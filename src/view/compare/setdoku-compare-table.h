/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-table.h — the strategies of a race, a row each, under the axis of their bars.
 *
 * Rows keep their place while figures grow. Choosing a row activates "compare.show", the Delete key "compare.remove", both
 * with its number. */
#pragma once

#include <gtk/gtk.h>

#include "model/race/race.h"
#include "setdoku-compare-row.h"

#define SETDOKU_TYPE_COMPARE_TABLE (setdoku_compare_table_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCompareTable, setdoku_compare_table, SETDOKU, COMPARE_TABLE, GtkWidget)

GtkWidget         *setdoku_compare_table_new       (void);
/* shown: bits of the entrants that are on a board. */
void               setdoku_compare_table_update    (SetdokuCompareTable *self, SetdokuRace *race, unsigned shown);
void               setdoku_compare_table_set_shape (SetdokuCompareTable *self, SetdokuShape shape);
void               setdoku_compare_table_set_note  (SetdokuCompareTable *self, const char *note);     /* a dim line below; NULL: none */
SetdokuCompareRow *setdoku_compare_table_get_row   (SetdokuCompareTable *self, int i);      /* borrowed; NULL: there are fewer */
