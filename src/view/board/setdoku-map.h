/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-map.h — the board, small: its grids, where there are several, and the part of it that is in sight, where it is not all.
 *
 * It looks at the board and keeps nothing of it. Each grid is a button that gives the action "board.grid" with its number,
 * from 1, and is pressed in while that is the action's state; all of them are one stop of Tab. On the map of one grid a
 * press, or a drag, brings the board to that place. */
#pragma once

#include "setdoku-grid.h"

#define SETDOKU_TYPE_MAP (setdoku_map_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuMap, setdoku_map, SETDOKU, MAP, GtkWidget)

GtkWidget *setdoku_map_new      (void);
void       setdoku_map_set_grid (SetdokuMap *self, SetdokuGrid *grid);           /* held */

/* What was wanted of the map is done: a popover that it stands in closes. */
void       setdoku_map_leave    (GtkWidget *widget);

/* Boards of several grids, and those of more than 16 lines, have a map. */
gboolean   setdoku_map_is_for   (const Topology *topology);
