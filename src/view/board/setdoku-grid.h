/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-grid.h — the board: one GRID widget with a GRID_CELL child for each cell that the scene's board has, and above
 * them layers of lines, of a deduction's links and of marks.
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
 *   "swiped"  (int by)                                     a finger passed over quickly: to the left 1, to the right −1
 *   "key"     (guint keyval, guint keycode, guint modifiers) → boolean: handled
 * Property "scene" (const Scene *, read only): told each time that one is set.
 * Property "part" (const GridPart *, read only): told each time that another part of the board is in sight.
 * Property "near" (boolean): not all of it is. Set, it is the cursor's grid of several, else what is around the cursor.
 */
#pragma once

#include <gtk/gtk.h>

#include "model/look/scene.h"

#define SETDOKU_TYPE_GRID (setdoku_grid_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuGrid, setdoku_grid, SETDOKU, GRID, GtkWidget)

/* Of the board with its margins, 0–1 of its width and height. */
typedef struct { double left, top, right, bottom; } GridPart;

GtkWidget *setdoku_grid_new        (void);
/* Copied, its plan held; only what changed is drawn again, and for another plan all. The focus, where it is on the board, goes
 * with the cursor. */
void       setdoku_grid_set_scene  (SetdokuGrid *self, const Scene *scene);
const Scene *setdoku_grid_get_scene (SetdokuGrid *self);               /* borrowed; until the next one is set */
void       setdoku_grid_focus_cursor (SetdokuGrid *self);              /* takes the keyboard focus */
int        setdoku_grid_get_side   (SetdokuGrid *self);                /* of a cell, in pixels; 0 before allocation */
void       setdoku_grid_get_cell_area (SetdokuGrid *self, int cell, GdkRectangle *area);    /* to point a popover to */
/* The place that was pressed last, or where the menu was asked for, among those of the candidates of its cell: 1–9 of the
 * classic board's 3 × 3; 0: none. */
int        setdoku_grid_get_place  (SetdokuGrid *self);
int        setdoku_grid_get_cell_at (SetdokuGrid *self, double x, double y);    /* in the grid's coordinates; −1: none is there */

/* As many times as large as it fits, until its cells are large enough for a finger; what lies at x, y stays there. 1: it fits. */
void       setdoku_grid_zoom       (SetdokuGrid *self, double times, double x, double y);
double     setdoku_grid_get_zoom   (SetdokuGrid *self);
GridPart   setdoku_grid_get_part   (SetdokuGrid *self);                /* that is in sight */
void       setdoku_grid_look_at    (SetdokuGrid *self, double across, double down);       /* it comes to the middle; as near as it is */
void       setdoku_grid_look_near  (SetdokuGrid *self, int cell);      /* as "near" does at the cursor, whatever is in sight now */

/* A drag draws a line: it comes to a cell near its middle only, so it can go from corner to corner. */
void       setdoku_grid_set_along_line (SetdokuGrid *self, gboolean along_line);

/* The cell as large as all that stands in it can be read, for a tooltip. NULL: it can be read where it is. (transfer floating) */
GtkWidget *setdoku_grid_new_zoom   (SetdokuGrid *self, int cell);

/* While a search plays fast: accessible names follow at most 4 times a second; leaving it refreshes all at once. */
void       setdoku_grid_set_fast   (SetdokuGrid *self, gboolean fast);

/* While the scenes that come are not the viewer's doing and too many to be told: the focus rests in its cell. Afterwards it goes
 * with the next scene. A screen reader says each cell that it comes to, and nothing else would be heard. */
void       setdoku_grid_rest_focus (SetdokuGrid *self, gboolean resting);

/* Light runs once through the cells, from one cell outwards. Nothing while the board is not on the screen, or with reduced
 * motion. */
void       setdoku_grid_run_wave   (SetdokuGrid *self, PlaceSet cells, int from);
PlaceSet   setdoku_grid_get_wave   (SetdokuGrid *self);                /* through which it runs now; ∅: none */
