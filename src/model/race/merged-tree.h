/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* merged-tree.h — the trees of guesses of two searches of one puzzle, laid upon each other, as CP-Profiler does it.
 *
 * What both have is there once. Where they differ, be it another guess, another order or one more, there is a pentagon that knows
 * how many guesses each of them spends there. A subtree that is the same on both sides is one node with its number of guesses. So
 * there are no more nodes than there are differences times the depth.
 *
 * Nodes go by their number, 0 for the root, parents first. Trees that were folded (tree.h) count as the same where their guesses
 * are as many. A plain value, made on a worker. */
#pragma once

#include "engine/search/tree.h"

typedef enum {
  MERGED_COMMON,             /* a guess of both, and somewhere below it they differ */
  MERGED_SAME,               /* a guess of both, and all below it is the same */
  MERGED_PENTAGON,           /* from here on they differ: what is left below the parent */
} MergedKind;

typedef struct {
  MergedKind kind;
  uint32_t   parent, child, next;      /* TREE_NONE */
  uint64_t   step[2];                  /* PENTAGON: where each of them does what the other does not, or is done; else its guess */
  uint32_t   guesses[2];               /* of each, the guess itself included */
  uint16_t   cell;                     /* NO_PLACE, with digit 0: the root, and a pentagon */
  uint8_t    digit;
  uint16_t   depth;
} MergedNode;

enum { MERGED_NODES_MAX = 20000 };     /* what is not shown then is one pentagon more */

typedef struct {
  MergedNode *nodes;
  uint32_t    n;
  uint32_t    pentagons;
  bool        cut;                     /* there are more differences, or more of a search */
} MergedTree;

/* Trees as far as they were grown. False: memory is short. Free it with merged_tree_clear (). */
bool merged_tree_make  (MergedTree *merged, const Tree *a, const Tree *b);
void merged_tree_clear (MergedTree *merged);
