/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree-page.h — a card: where the search is, as the spine of its tree with what failed and what is to come beside it,
 * and a button for the whole tree ("search.unfold").
 *
 * Of any size from 280 × 180: a large one has all in one line above the tree, a low one nothing below it. It only shows; what
 * is done on the spine, that tells; "seek" (uint64 step) is a subtree that was chosen among those that look alike. */
#pragma once

#include <gtk/gtk.h>

#include "engine/search/tree-shapes.h"
#include "model/search/tree-limbs.h"

#define SETDOKU_TYPE_TREE_PAGE (setdoku_tree_page_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTreePage, setdoku_tree_page, SETDOKU, TREE_PAGE, GtkBox)

GtkWidget *setdoku_tree_page_new       (void);

/* guesses: the strategy makes some; without them there is no tree, and the page says so. */
void       setdoku_tree_page_set       (SetdokuTreePage *self, const Spine *spine, const Limbs *limbs, gboolean guesses);
/* Subtrees that look alike, n ≥ 0 of them: copied. cursor: where one is. */
void       setdoku_tree_page_set_shapes (SetdokuTreePage *self, const TreeShape *shapes, int n, uint64_t cursor);
GtkWidget *setdoku_tree_page_get_spine (SetdokuTreePage *self);          /* borrowed */
