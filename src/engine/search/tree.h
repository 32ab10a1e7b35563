/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree.h — the tree of guesses of a search, small enough to keep.
 *
 * A node is a guess; its children are the guesses made while it stood. The search is run again from its start, and
 * only its guesses and take-backs are kept: an array in the order in which they were made, 24 bytes each, so that a
 * subtree is a stretch of it. When the array is full, failed subtrees of few guesses are folded: they become one node
 * that knows its guesses and its height. The limit doubles each time, so any search fits; where nothing failed is left to
 * fold, solved subtrees are folded the same way. What is folded can be had by a second tree of only those events.
 *
 * A RESTART throws away all guesses; those after it are children of the root again, the first of them marked. A search
 * without guesses has no tree: its root is alone.
 *
 * Nodes go by their number, 0 for the root; numbers change while the tree grows. One thread at a time. */
#pragma once

#include "trace.h"

typedef struct Tree Tree;

enum {
  TREE_NODES_MAX   = 1 << 20,
  TREE_NODES_LEAST = 1024,             /* no smaller capacity: a path and all that was tried beside it */
};

#define TREE_NONE UINT32_MAX

typedef enum {
  TREE_OPEN,                 /* stands at the last event of the tree */
  TREE_FAILED,               /* taken back or thrown away, no solution below */
  TREE_SOLVED,               /* the same, a solution below */
} TreeStatus;

typedef struct {
  uint64_t first;            /* the event of the guess; the root: where the tree begins */
  uint64_t last;             /* the event that took it back; UINT64_MAX: TREE_OPEN */
  uint32_t guesses;          /* in its subtree, the folded ones and itself included; the root: all */
  uint16_t cell;             /* NO_CELL, of boards of any shape NO_PLACE: the root */
  uint16_t depth;            /* 0: the root */
  uint16_t height;           /* levels below it, the folded ones included */
  uint8_t  digit;            /* 0: the root */
  uint8_t  status;           /* TreeStatus */
  bool     solution;         /* there is a solution below it, also while it stands */
  bool     folded;           /* it has children that are not kept */
  bool     restart;          /* the first guess after everything was thrown away */
  Values   untried;          /* TREE_OPEN: what its cell could hold besides and was not tried yet */
} TreeNode;

/* From the start of the search. capacity: nodes kept at most, TREE_NODES_LEAST … TREE_NODES_MAX; memory is taken as it
 * is needed. NULL when memory is short. */
Tree    *tree_new        (const Trace *trace, uint32_t capacity);

/* From this state of the search, the one after the event step. Guesses that stand there begin at it, and count only what
 * is below them from there on. */
Tree    *tree_new_within (const Trace *trace, const void *state, uint64_t step, uint32_t capacity);
/* As it stands. NULL when memory is short. */
Tree    *tree_copy       (const Tree *tree);
void     tree_free       (Tree *tree);

/* Runs the search on by so many events. False: it has ended, or there is no room or memory for more. */
bool     tree_grow       (Tree *tree, uint64_t events);

uint64_t tree_events     (const Tree *tree);                   /* the last event that it has seen */
bool     tree_ended      (const Tree *tree);                   /* the search is over */
bool     tree_full       (const Tree *tree);                   /* it cannot grow: everything is folded, or no memory is left */
uint32_t tree_size       (const Tree *tree);                   /* nodes kept, with the root */
uint32_t tree_limit      (const Tree *tree);                   /* failed subtrees up to so many guesses are folded; 1: none are */
size_t   tree_memory     (const Tree *tree);                   /* bytes */

void     tree_get        (const Tree *tree, uint32_t node, TreeNode *got);
uint64_t tree_first      (const Tree *tree, uint32_t node);    /* got.first and got.last, for who looks at many */
uint64_t tree_last       (const Tree *tree, uint32_t node);

/* TREE_NONE: there is none. */
uint32_t tree_parent     (const Tree *tree, uint32_t node);
uint32_t tree_child      (const Tree *tree, uint32_t node);                  /* the first */
uint32_t tree_next       (const Tree *tree, uint32_t node);                  /* sibling */
uint32_t tree_previous   (const Tree *tree, uint32_t node);

/* The child of the node that was there at the step, or the first one after it. */
uint32_t tree_child_from (const Tree *tree, uint32_t node, uint64_t step);

/* The deepest node that stands after the event step: its guess was made, and not taken back. Within a folded subtree, its
 * node. */
uint32_t tree_at         (const Tree *tree, uint64_t step);

/* The node whose guess is this event; TREE_NONE: not kept. */
uint32_t tree_find       (const Tree *tree, uint64_t first);
