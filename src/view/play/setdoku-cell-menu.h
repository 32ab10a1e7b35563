/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-cell-menu.h — secondary click or long press on a cell in Play: the pad, right there. */
#pragma once

#include "setdoku-play.h"

#define SETDOKU_TYPE_CELL_MENU (setdoku_cell_menu_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuCellMenu, setdoku_cell_menu, SETDOKU, CELL_MENU, GtkPopover)

/* A child of the grid, hidden; unparent it when the grid goes. copies: what "Copy as…" offers. */
SetdokuCellMenu *setdoku_cell_menu_new  (SetdokuGrid *grid, GMenuModel *copies);
void             setdoku_cell_menu_open (SetdokuCellMenu *self, SetdokuPlay *play, SetdokuGame *game, int cell);
