/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-header.h — the bar at the top of the window: New, undo and redo, the switcher or what is shown, the hint, the menu.
 *
 * What it shows depends on the view and on how much room there is; its buttons are actions of the window.
 *
 * Properties, to be bound: "room" (SetdokuRoom), "view" (int, a SetdokuView), "title" and "subtitle" (string; shown where the
 * switcher is not). */
#pragma once

#include "view/play/setdoku-clock-face.h"

#define SETDOKU_TYPE_HEADER (setdoku_header_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuHeader, setdoku_header, SETDOKU, HEADER, GtkWidget)

GtkMenuButton *setdoku_header_get_new_button  (SetdokuHeader *self);            /* borrowed, as the main menu's is */
GtkMenuButton *setdoku_header_get_menu_button (SetdokuHeader *self);            /* without its menu, which many never open */
GMenuModel    *setdoku_header_get_main_menu  (SetdokuHeader *self);            /* borrowed: what belongs there */
GMenuModel    *setdoku_header_get_copy_menu  (SetdokuHeader *self);            /* borrowed: what a game can be copied as */
/* Where there is no panel the time is in the header: what that face shows. */
void           setdoku_header_follow_clock   (SetdokuHeader *self, SetdokuClockFace *face);
void           setdoku_header_set_heading    (SetdokuHeader *self, GtkWidget *heading);        /* of Watch, in a narrow window */
/* What undo and redo would do next; NULL: nothing. */
void           setdoku_header_set_steps      (SetdokuHeader *self, const char *undo, const char *redo);
/* Below the button of the history if it is there, else below Undo, which always is. It hangs on the bar, for what hangs on
 * Undo can be used only while something can be undone. Who has it unparents it. */
void           setdoku_header_place_history  (SetdokuHeader *self, GtkPopover *panel);
