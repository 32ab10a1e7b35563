/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-private.h — what the files of the tree share: tree.c (how it grows and folds), tree-find.c (how it is read). */
#pragma once

#include "tree.h"

enum {
  DEPTH_MAX = RULES_CELLS_MAX,
  CELL_NONE = 1023,                    /* NO_CELL and NO_PLACE in ten bits */
  SIZE_MASK = 2 * TREE_NODES_MAX - 1,
};

/* Events fit 32 bits: no timeline is longer. */
typedef struct {
  uint32_t first, last;                /* last 0: it stands */
  uint32_t parent;
  uint32_t guesses;                    /* while it stands: those of the whole tree before it was made */
  unsigned size     : 21;              /* nodes of its subtree in the array, itself included; 0 while it stands */
  unsigned cell     : 10;
  unsigned solution : 1;
  unsigned digit    : 5;
  unsigned depth    : 10;
  unsigned height   : 10;
  unsigned restart  : 1;
} Node;

_Static_assert (sizeof (Node) == 24, "2^20 nodes are 24 MiB");

struct Tree {
  Trace           trace;
  bool            ended, full;
  bool            restarted;           /* since the last guess */

  Node           *nodes;
  uint32_t        n, room, capacity;   /* room: allocated */
  uint32_t        limit;               /* see tree_limit () */
  uint32_t        solved_limit;        /* the same of solved subtrees; 0: none are folded */

  uint64_t        base, events;        /* the first and the last event, see tree_new_within () */
  uint32_t        guesses;             /* made, before base not counted */
  uint32_t        open[DEPTH_MAX + 1]; /* the guesses that stand, from the root */
  Values          untried[DEPTH_MAX + 1];
  int             depth;               /* open[depth] is the last of them */

  size_t          state_size;
  uint64_t        state[];
};

static inline bool
node_is_open (const Tree *self, uint32_t node)
{
  return !self->nodes[node].last;
}

/* One behind the last node of its subtree. */
static inline uint32_t
node_end (const Tree *self, uint32_t node)
{
  return node_is_open (self, node) ? self->n : node + self->nodes[node].size;
}
