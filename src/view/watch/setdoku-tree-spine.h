/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-spine.h — draws where a search is: the guesses that stand as a straight line downwards, left of it what failed
 * in the same cells, right of it what is not tried yet.
 *
 * It only shows. Signals: "seek" (uint64 step) when a node is clicked, or chosen with Enter; "hovered" (int cell, −1: none).
 * Arrow keys move from node to node. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/tree-spine.h"

#define SETDOKU_TYPE_TREE_SPINE (setdoku_tree_spine_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTreeSpine, setdoku_tree_spine, SETDOKU, TREE_SPINE, GtkWidget)

GtkWidget *setdoku_tree_spine_new  (GtkAdjustment *scrolled);            /* vertical: only what can be seen is drawn */
void       setdoku_tree_spine_set  (SetdokuTreeSpine *self, const Spine *spine);      /* copied */

/* The node in focus in words; free it. NULL: there is none. */
char      *setdoku_tree_spine_describe (SetdokuTreeSpine *self);
/* In the widget's coordinates; item −1: the guess of the row, else one of its tried ones. FALSE: not shown. */
gboolean   setdoku_tree_spine_point (SetdokuTreeSpine *self, int row, int item, double *x, double *y);
