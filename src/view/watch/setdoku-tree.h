/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-tree.h — the whole search tree, to zoom into and to move about in: as nodes and links up to BRANCHES_MAX guesses,
 * as an icicle over the events beyond that or when it is wished for.
 *
 * It shows the tree of a builder with the cursor of its player. Wheel, pinch, + and − zoom; drag and Shift with arrow keys
 * move; Home shows all; arrow keys go to parent, child and siblings; Enter and a click are "seek" (uint64 step). "hovered"
 * (int cell, −1: none) follows the pointer and the node in focus. Right click, long press and the Menu key are "menu"
 * (uint64 step, double x, double y) of a node. Other keys are left to the caller. */
#pragma once

#include <gtk/gtk.h>

#include "model/search/tree-builder.h"

#define SETDOKU_TYPE_TREE (setdoku_tree_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTree, setdoku_tree, SETDOKU, TREE, GtkWidget)

GtkWidget *setdoku_tree_new        (SetdokuTreeBuilder *builder, SetdokuPlayer *player);
void       setdoku_tree_update     (SetdokuTree *self);                  /* the player stands elsewhere or knows more */
void       setdoku_tree_reset      (SetdokuTree *self);                  /* another search: all of it is shown */
void       setdoku_tree_set_height (SetdokuTree *self, int height);      /* pixels that it asks for */

/* Nodes and links can be shown; they are. */
gboolean   setdoku_tree_can_branch (SetdokuTree *self);
gboolean   setdoku_tree_get_branches (SetdokuTree *self);
void       setdoku_tree_set_branches (SetdokuTree *self, gboolean wanted);

/* All of it takes as many events as this, so that a time line beside it has the same axis; at least those that are known. */
void       setdoku_tree_set_axis   (SetdokuTree *self, double events);

/* A frame on the icicle, around the levels from … to of what stands, from the event on to the cursor; event 0: none. When it
 * is dragged that is "framed" (int levels), for who moves it. */
void       setdoku_tree_set_frame  (SetdokuTree *self, uint64_t event, int from, int to);

/* It looks from so near that the builder's detail is its own. */
gboolean   setdoku_tree_wants_detail (SetdokuTree *self);

void       setdoku_tree_zoom       (SetdokuTree *self, double factor);   /* about its middle */
void       setdoku_tree_fit        (SetdokuTree *self);

/* The node in focus, by the event of its guess; 0: none. */
uint64_t   setdoku_tree_get_focus  (SetdokuTree *self);
char      *setdoku_tree_describe   (SetdokuTree *self);                  /* it in words; NULL: there is none */

/* Where the node of that guess is shown, in the widget's coordinates. FALSE: nowhere, or the tree is not at hand. */
gboolean   setdoku_tree_point      (SetdokuTree *self, uint64_t first, double *x, double *y);
