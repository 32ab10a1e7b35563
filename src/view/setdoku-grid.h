/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid.h — the board: one GRID widget with 81 GRID_CELL children, and above them layers of
 * lines, of a deduction's links and of marks.
 *
 * It shows looks and reports gestures; it knows neither games nor searches. The side of a cell is
 * a whole number of pixels and the board is centred in what it is given. One tab stop: focus enters
 * at the cursor cell, arrow keys are left to whoever listens to "key".
 *
 * Signals:
 *   "pressed" (int cell, int n_press, guint modifiers)     primary button; cell −1: the margin around the board
 *   "dragged" (int cell, guint modifiers)                  the primary button is held and entered another cell
 *   "released" (guint modifiers)                           and is up again, wherever that is
 *   "menu"    (int cell, double x, double y)               secondary button or long press, in the grid's coordinates
 *   "key"     (guint keyval, guint keycode, guint modifiers) → boolean: handled
 */
#pragma once

#include <gtk/gtk.h>

#include "model/look.h"

#define SETDOKU_TYPE_GRID (setdoku_grid_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuGrid, setdoku_grid, SETDOKU, GRID, GtkWidget)

GtkWidget *setdoku_grid_new        (void);
void       setdoku_grid_set_looks  (SetdokuGrid *self, const CellLook looks[N_CELLS]);      /* redraws only what changed */

/* The links of a deduction, above the cells; copied. 0: none */
void       setdoku_grid_set_links  (SetdokuGrid *self, const LookLink *links, int n);
int        setdoku_grid_get_n_links (SetdokuGrid *self);

/* selection: outlined; cursor: inner ring, and where focus enters; active: the cell that is inspected or explained. −1: none */
void       setdoku_grid_set_marks  (SetdokuGrid *self, CellSet selection, int cursor, int active);
void       setdoku_grid_focus_cursor (SetdokuGrid *self);              /* takes the keyboard focus */
int        setdoku_grid_get_side   (SetdokuGrid *self);                /* of a cell, in pixels; 0 before allocation */
void       setdoku_grid_get_cell_area (SetdokuGrid *self, int cell, GdkRectangle *area);    /* to point a popover to */
/* The place that was pressed last, or where the menu was asked for, among the 3 × 3 candidates of its cell: 1–9; 0: none. */
int        setdoku_grid_get_place  (SetdokuGrid *self);
int        setdoku_grid_get_cell_at (SetdokuGrid *self, double x, double y);    /* in the grid's coordinates; −1: the margin */

/* While a search plays fast: accessible names follow at most 4 times a second; leaving it refreshes all at once. */
void       setdoku_grid_set_fast   (SetdokuGrid *self, gboolean fast);
