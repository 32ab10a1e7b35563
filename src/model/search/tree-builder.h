/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-builder.h — grows the tree of a player's search on a worker, while somebody looks at it.
 *
 * One owner at a time: for slices of SLICE_MS the worker has the tree and it cannot be read, then the main thread has it for
 * some frames. It follows what the player has explored; another search means another tree. A tree costs at most 24 MiB.
 *
 * A large tree is folded. The part that is looked at is built again in full: the detail, a tree of those events alone.
 *
 * Signal "changed" (no arguments): the tree is back and larger, or there is another detail, or both are gone. */
#pragma once

#include <glib-object.h>

#include "engine/search/tree-shapes.h"
#include "player.h"

#define SETDOKU_TYPE_TREE_BUILDER (setdoku_tree_builder_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuTreeBuilder, setdoku_tree_builder, SETDOKU, TREE_BUILDER, GObject)

enum { TREE_DETAIL_MAX = 1 << 21 };              /* events of a detail */

SetdokuTreeBuilder *setdoku_tree_builder_new       (SetdokuPlayer *player);

/* It grows only while it is shown; what has grown stays. */
void                setdoku_tree_builder_set_shown (SetdokuTreeBuilder *self, bool shown);

/* NULL if the worker has it, or if there is none. Valid until the main loop runs again. */
const Tree         *setdoku_tree_builder_get_tree  (SetdokuTreeBuilder *self);
bool                setdoku_tree_builder_is_away   (SetdokuTreeBuilder *self);    /* the worker has it, and will be back soon */
bool                setdoku_tree_builder_is_done   (SetdokuTreeBuilder *self);    /* all that was explored is in it */

/* Subtrees that look alike, as far as the tree had grown when they were last looked for: now and then, and when the search
 * has ended. *n of them. Valid until the main loop runs again. */
const TreeShape    *setdoku_tree_builder_get_shapes (SetdokuTreeBuilder *self, int *n);

/* Asks for the events first … last from near; nothing happens when they are more than TREE_DETAIL_MAX, or there already. */
void                setdoku_tree_builder_ask_detail (SetdokuTreeBuilder *self, uint64_t first, uint64_t last);
/* NULL if there is none. Holds guesses from the event after *first on. Valid until the main loop runs again. */
const Tree         *setdoku_tree_builder_get_detail (SetdokuTreeBuilder *self, uint64_t *first);

size_t              setdoku_tree_builder_get_memory (SetdokuTreeBuilder *self);   /* bytes, as far as they are home */
