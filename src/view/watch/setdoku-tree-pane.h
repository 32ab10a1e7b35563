/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-pane.h — the tree of the search in Watch: the whole of it, unfolded above the strip, and a page of the panel for
 * where it is. It grows only while one of the two is seen.
 *
 * It shows and hides itself: where there is ample room it is unfolded along time by itself, with what the page shows in a
 * frame. Property "room" (SetdokuRoom), to be bound. */
#pragma once

#include "setdoku-inspection.h"
#include "setdoku-strip.h"

#define SETDOKU_TYPE_TREE_PANE (setdoku_tree_pane_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTreePane, setdoku_tree_pane, SETDOKU, TREE_PANE, GtkBox)

/* strip: the whole tree has the same axis. */
SetdokuTreePane *setdoku_tree_pane_new      (SetdokuSearch *search, SetdokuInspection *inspection, SetdokuStrip *strip,
                                             GActionMap *map);
GtkWidget       *setdoku_tree_pane_get_page (SetdokuTreePane *self);           /* borrowed; for the panel */
void             setdoku_tree_pane_update   (SetdokuTreePane *self);           /* the search stands elsewhere or is opened or closed */
