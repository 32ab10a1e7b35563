/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-history-panel.h — the ways that were tried: named points and branches, newest first; a click goes there.
 *
 * A popover. Names are given and changed in it; going is the window's: win.go-to-step, win.undo-to-mistake, win.replay. */
#pragma once

#include <gtk/gtk.h>

#include "model/game/game.h"

#define SETDOKU_TYPE_HISTORY_PANEL (setdoku_history_panel_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuHistoryPanel, setdoku_history_panel, SETDOKU, HISTORY_PANEL, GtkPopover)

GtkWidget *setdoku_history_panel_new   (SetdokuGame *game);
void       setdoku_history_panel_update (SetdokuHistoryPanel *self);             /* the lists, as the game has them now */
void       setdoku_history_panel_begin_naming (SetdokuHistoryPanel *self);       /* the keyboard is in the entry */
