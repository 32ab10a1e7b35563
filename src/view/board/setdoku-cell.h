/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cell.h — one cell of the board: a leaf widget, so that GTK caches its drawing until its
 * look changes, moves the focus to it and shows it to screen readers. Only SetdokuGrid makes them; on large boards it lets
 * rows draw them. */
#pragma once

#include <gtk/gtk.h>

#include "model/look/look.h"

#define SETDOKU_TYPE_CELL (setdoku_cell_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCell, setdoku_cell, SETDOKU, CELL, GtkWidget)

/* index: of a cell that the board has. plan: which board, NULL the classic one; borrowed, and must outlive the cell. */
GtkWidget      *setdoku_cell_new         (const BoardPlan *plan, int index);
int             setdoku_cell_get_index   (SetdokuCell *self);
const CellLook *setdoku_cell_get_look    (SetdokuCell *self);

/* True when the look is another one; then the cell is drawn anew, and its name is out of date until
 * setdoku_cell_refresh_name (). animate: a digit that came, or that the search took back, does so in 120 ms. */
gboolean        setdoku_cell_set_look    (SetdokuCell *self, const CellLook *look, gboolean animate);
void            setdoku_cell_set_selected (SetdokuCell *self, gboolean selected);       /* for the name only */
void            setdoku_cell_refresh_name (SetdokuCell *self);

/* Who draws it: another widget, which is told to whenever the cell is stale; borrowed. NULL, as at first: the cell itself. */
void            setdoku_cell_set_drawer  (SetdokuCell *self, GtkWidget *drawer);
gboolean        setdoku_cell_is_stale    (SetdokuCell *self);
void            setdoku_cell_queue_draw  (SetdokuCell *self);        /* with the present style */
/* At the origin, side × side pixels; stale no more. */
void            setdoku_cell_draw        (SetdokuCell *self, cairo_t *cr, int side);
