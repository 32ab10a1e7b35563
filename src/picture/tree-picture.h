/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-picture.h — the whole tree of guesses as a picture: node by node as long as they have room side by side, else as an
 * icicle. */
#pragma once

#include "engine/search/tree.h"
#include "picture.h"

enum {
  TREE_PICTURE_LEAST = 200,            /* points wide at least; so small a tree has room around it */
  TREE_PICTURE_MOST = 6000,            /* and at most; a tree that would be wider is drawn smaller */
};

/* Takes the tree over, grown as far as it is to be seen. cursor: the event at which guesses stand. width: points; 0: as wide
 * as its nodes want, an icicle 1200. font: a family, NULL: the default sans. */
void tree_picture_make (Tree *tree, uint64_t cursor, int width, const Palette *palette, const char *font, Picture *picture);
