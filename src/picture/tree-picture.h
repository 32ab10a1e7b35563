/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-picture.h — the tree of guesses as a picture: node by node as long as they have room side by side, else as an icicle. The
 * whole of it, or the part that a window shows. */
#pragma once

#include "engine/search/tree.h"
#include "picture.h"
#include "tree-branches.h"
#include "tree-icicle.h"

enum {
  TREE_PICTURE_LEAST = 200,            /* points wide at least; so small a tree has room around it */
  TREE_PICTURE_MOST = 6000,            /* and at most; a tree that would be wider is drawn smaller */
};

/* Takes the tree over, grown as far as it is to be seen. cursor: the event at which guesses stand. width: points; 0: as wide
 * as its nodes want, an icicle 1200. font: a family, NULL: the default sans. */
void tree_picture_make (Tree *tree, uint64_t cursor, int width, const Palette *palette, const char *font, Picture *picture);

/* The same as a model that grows its own tree in prepare (), of events events at most and TREE_NODES_MAX nodes. */
void tree_picture_model (const Trace *trace, uint64_t events, uint64_t cursor, PictureModel *model);

/* What is seen of it: the nodes in view, or the events of an icicle, width by height points, with a line where one is. Both keep
 * copies. A tree of branches is small. False: memory is short. */
bool tree_picture_model_branches (const Tree *tree, uint64_t cursor, const BranchesView *view, PictureModel *model);
void tree_picture_model_icicle   (const Icicle *icicle, const IciclePath *path, uint64_t cursor, int width, int height,
                                  PictureModel *model);
