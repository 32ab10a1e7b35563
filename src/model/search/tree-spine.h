/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-spine.h — where a search is, as the spine of its tree: the guesses that stand, one below the other, and beside each
 * what was tried in its cell before and what is still to come. */
#pragma once

#include "engine/search/tree.h"

typedef struct {
  uint16_t cell;             /* the row's cell, but where a digit's places were the choice */
  uint8_t  digit;
  uint32_t guesses;          /* below it, itself included; 0: not known yet */
  uint64_t step;             /* the event of its guess; 0: not known */
  bool     solution;         /* it did not fail: a solution was found below */
  bool     folded;           /* the tree does not keep what is below it: see tree.h */
  uint16_t height;           /* levels below it */
  uint64_t last;             /* the event that took it back */
} SpineBranch;

typedef enum { SPINE_GUESS, SPINE_NEXT, SPINE_DEAD_END, SPINE_SOLUTION } SpineKind;

typedef struct {
  SpineKind   kind;          /* NEXT, the last one: its cell has been tried, and no other digit was chosen yet */
  uint16_t    cell;          /* NO_PLACE: it has none, of whatever board */
  uint8_t     digit;         /* 0: it has none */
  uint64_t    step;          /* the event of the guess; 0: not known. DEAD_END, SOLUTION, NEXT: where one is */
  int         n_tried;
  SpineBranch tried[VALUES_MAX];     /* oldest first */
  Values      untried;
} SpineRow;

typedef struct {
  int      columns;          /* of the board: what its cells are called */
  int      n_rows;
  SpineRow rows[RULES_CELLS_MAX + 1];            /* most searches need few of them */
} Spine;

/* Only the rows that there are. */
void spine_copy      (Spine *to, const Spine *from);
bool spine_equal     (const Spine *a, const Spine *b);

/* columns: of the board. view, event: the search as it stands at the cursor. Both trees may be NULL, or not know the cursor: then numbers are
 * missing. detail: of some events only, for what the tree has folded. */
void tree_spine      (const Tree *tree, const Tree *detail, int columns, const AnyView *view, const Event *event,
                      uint64_t cursor, Spine *spine);

/* A node of a tree, as a branch beside the spine. */
SpineBranch spine_branch (const Tree *tree, uint32_t node);
