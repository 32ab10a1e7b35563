/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-words.h — what a node of the search tree is called, for a screen reader and beside the pointer. */
#pragma once

#include <glib.h>

#include "engine/search/tree-shapes.h"

typedef enum { TREE_FATE_STANDS, TREE_FATE_FAILED, TREE_FATE_SOLVED, TREE_FATE_AHEAD, TREE_FATE_DEAD_END } TreeFate;

/* "Guess 7 at row 2, column 3, failed, 1 204 guesses below". below: guesses; 0: they are not named. columns: of the
 * board; cell −1: the root, or a dead end of a house. */
char    *tree_words      (int columns, int cell, int digit, TreeFate fate, uint64_t below);

TreeFate tree_fate_of    (const TreeNode *node, uint64_t cursor);
char    *tree_words_node (int columns, const TreeNode *node, uint64_t cursor);      /* its cell only where it has a digit */

/* Of what stands beside the guesses of a spine; free them. */
char    *tree_words_next    (int columns, int cell);         /* "Next guess at row 2, column 3" */
char    *tree_words_untried (Values untried);    /* "Still to try: 1, 8" */
char    *tree_words_more    (int failed);        /* "5 failed guesses" */
char    *tree_words_before  (int guesses);       /* "17 guesses" */
char    *tree_words_from    (int columns, int cell);         /* "before, r1c2 …" */
char    *tree_words_shape   (const TreeShape *shape);      /* "12 × 21 guesses, 5 levels" */
