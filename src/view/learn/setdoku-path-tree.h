/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-path-tree.h — all steps that could be taken now, as a tree: techniques, and below each what it finds; or cells, and below
 * each what would do something there.
 *
 * Signal "chosen" (int step of the PathNow; −1: none, or a group): another row is selected. */
#pragma once

#include <gtk/gtk.h>

#include "model/teach/path-now.h"

#define SETDOKU_TYPE_PATH_TREE (setdoku_path_tree_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuPathTree, setdoku_path_tree, SETDOKU, PATH_TREE, GtkWidget)

/* now: borrowed until the next call; NULL: still looking. Nothing but the first group is unfolded. */
void setdoku_path_tree_set_now    (SetdokuPathTree *self, const PathNow *now);
int  setdoku_path_tree_get_chosen (SetdokuPathTree *self);                    /* −1: none */
int  setdoku_path_tree_get_n_shown (SetdokuPathTree *self);                   /* rows, groups among them */
void setdoku_path_tree_choose_row (SetdokuPathTree *self, guint row);         /* as if it was clicked */
void setdoku_path_tree_set_by_cell (SetdokuPathTree *self, gboolean by_cell);  /* as if it was chosen; else by technique */
