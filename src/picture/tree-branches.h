/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-branches.h — a small search tree as nodes and links: each guess a glyph over those that followed from it, in the order
 * in which they were made; what is not tried yet as rings.
 *
 * A leaf is one unit wide and a level one unit high; the view says how many pixels that is. When little room is left for
 * a failed subtree it shrinks to a triangle with the number of its guesses. */
#pragma once

#include "engine/search/tree.h"
#include "tree-glyph.h"

enum { BRANCHES_MAX = 2000 };                    /* guesses */

#define BRANCHES_UNIT_X 34.0                     /* pixels at zoom 1 */
#define BRANCHES_UNIT_Y 42.0

typedef struct {
  float    x;                                    /* of the node, in units; its leaves take left … right */
  float    left, right;
  uint32_t behind;                               /* the next node that is not below it */
  uint8_t  depth;
} BranchPlace;

typedef struct {
  uint32_t     n;                                /* 0: no layout */
  BranchPlace *places;                           /* by the numbers of the tree */
  double       width;                            /* units */
  int          height;                           /* levels, the root's included */
} Branches;

typedef struct {
  double x, y;                                   /* pixels: where the layout's upper left corner lies */
  double zoom;
  double width, height;                          /* of what can be seen */
} BranchesView;

/* False, and no layout: it has more than BRANCHES_MAX guesses. The layout holds as long as the tree does not grow. */
bool     branches_layout (Branches *branches, const Tree *tree);
void     branches_clear  (Branches *branches);

/* focus: pointed out; TREE_NONE: none. */
void     branches_paint  (const Branches *branches, const Tree *tree, const TreePen *pen, const BranchesView *view,
                          uint64_t cursor, uint32_t focus);

/* The node under the point; TREE_NONE: none. */
uint32_t branches_pick   (const Branches *branches, const Tree *tree, const BranchesView *view, double x, double y);

/* Its middle, in pixels. */
void     branches_point  (const Branches *branches, const BranchesView *view, uint32_t node, double *x, double *y);
