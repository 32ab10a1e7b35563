/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-shapes.h — failed subtrees of a search that look alike: as many guesses on each level.
 *
 * So CP-Profiler finds work that is done again and again (Shishmarev and others, "Visual search tree profiling", 2016). A
 * shape is the number of guesses, and how many there are on each level; of folded nodes only number and height are known. All
 * levels together are one number of 64 bits, a polynomial whose coefficients they are, so that it is O (n) to find. */
#pragma once

#include "tree.h"

enum {
  TREE_SHAPES_MAX = 12,
  TREE_SHAPE_LEAST = 4,      /* guesses of a subtree that is worth a look */
  TREE_SHAPE_KNOWN = 64,
};

typedef struct {
  uint32_t n;                /* subtrees that have it, ≥ 2 */
  uint32_t guesses;          /* of each */
  uint8_t  height;           /* levels below its guess */
  int      n_known;          /* min (n, TREE_SHAPE_KNOWN) */
  uint64_t first[TREE_SHAPE_KNOWN];    /* the events of their guesses, ascending */
} TreeShape;

/* Those that cost most first: n · guesses. A shape that is only found within subtrees of a shape before it is not told.
 * Returns how many there are; 0 where memory is short. O (n log n) of the nodes that are kept. */
int tree_shapes (const Tree *tree, TreeShape shapes[TREE_SHAPES_MAX]);
