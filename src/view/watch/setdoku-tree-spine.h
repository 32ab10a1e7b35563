/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-spine.h — draws where a search is, from left to right: the guesses that stand, above them what failed in the
 * same cells, as deep as there is room for, below them what is not tried yet.
 *
 * It only shows. It follows the playhead until it is scrolled: property "follow". Wheel and drag scroll, Ctrl with the wheel
 * zooms; arrow keys move from node to node, Space opens and folds a failed branch, Enter and a click are "seek" (uint64 step).
 * "hovered" (int cell, −1: none). "looked" (no arguments): its size is another one, other columns are seen, or something was
 * opened: it wants to be set anew. "wanted" (uint64 first, uint64 last): the guesses between these events are asked for,
 * which the tree has folded. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/tree-limbs.h"

#define SETDOKU_TYPE_TREE_SPINE (setdoku_tree_spine_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTreeSpine, setdoku_tree_spine, SETDOKU, TREE_SPINE, GtkWidget)

GtkWidget *setdoku_tree_spine_new      (void);

/* Both copied. */
void       setdoku_tree_spine_set      (SetdokuTreeSpine *self, const Spine *spine, const Limbs *limbs);
/* Another search: it follows, and nothing was opened. */
void       setdoku_tree_spine_reset    (SetdokuTreeSpine *self);

/* What setdoku_tree_spine_set () is to bring: the columns that it would show of this spine, and what was opened by hand,
 * which is a LimbOpened. */
void       setdoku_tree_spine_get_columns (SetdokuTreeSpine *self, const Spine *spine, int *first, int *last);
bool       setdoku_tree_spine_opened   (void *self, uint64_t step);

void       setdoku_tree_spine_zoom     (SetdokuTreeSpine *self, double factor);
void       setdoku_tree_spine_scroll   (SetdokuTreeSpine *self, int columns);

/* The node in focus in words; free it. NULL: there is none. */
char      *setdoku_tree_spine_describe (SetdokuTreeSpine *self);
/* In the widget's coordinates; item −1: the guess of the row, else one of its tried ones. FALSE: not shown. */
gboolean   setdoku_tree_spine_point    (SetdokuTreeSpine *self, int row, int item, double *x, double *y);
/* The same of the guess of an event, whether it stands or failed. */
gboolean   setdoku_tree_spine_find     (SetdokuTreeSpine *self, uint64_t step, double *x, double *y);
