/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cell-row.h — the cells of a row of a large board, drawn together.
 *
 * GTK keeps what each widget has recorded, and draws all of it again as soon as some thirty places of the window have changed;
 * and to begin with a recording takes cairo longer than to draw a cell. So 625 of them cost more than half of a frame. A row
 * keeps its cells as pixels and draws anew only those that changed. */
#pragma once

#include "setdoku-cell.h"

#define SETDOKU_TYPE_CELL_ROW (setdoku_cell_row_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCellRow, setdoku_cell_row, SETDOKU, CELL_ROW, GtkWidget)

/* cells: n of them from the first column on, NULL where the board has none; they draw themselves no more. Borrowed: the row is
 * to be dropped before them. */
GtkWidget *setdoku_cell_row_new (GtkWidget *const *cells, int n);
