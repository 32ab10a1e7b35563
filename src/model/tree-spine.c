/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-spine.h"

#include <string.h>

/* What the search itself tells: which digits were tried, but not at what cost. A cell that was picked at random has none:
 * what else it could hold was never tried. */
static void
tried_of_decision (const Decision *decision, SpineRow *row)
{
  Digits tried = digits_difference (decision->possible, decision->untried);

  for (int digit = 1; digit <= 9; digit++)
    if (digits_has (tried, digit) && digit != decision->digit)
      row->tried[row->n_tried++] = (SpineBranch) { .digit = (uint8_t) digit };
}

static SpineBranch
branch_of (const Tree *tree, uint32_t index)
{
  TreeNode node;

  tree_get (tree, index, &node);
  return (SpineBranch) { node.digit, node.guesses, node.first, node.solution };
}

/* The siblings before the node, back to the last time that everything was thrown away. The last that fit are kept. */
static void
tried_before (const Tree *tree, uint32_t index, SpineRow *row)
{
  uint32_t from[9];
  TreeNode node;
  int n = 0;

  tree_get (tree, index, &node);
  while (n < 9 && !node.restart && (index = tree_previous (tree, index)) != TREE_NONE)
    {
      tree_get (tree, index, &node);
      from[n++] = index;
    }
  for (row->n_tried = 0; n > 0; n--)
    row->tried[row->n_tried++] = branch_of (tree, from[n - 1]);
}

/* The nodes that stand at the cursor, by depth; how many of them the tree knows. */
static int
known_path (const Tree *tree, uint64_t cursor, int n_path, uint32_t *path)
{
  uint32_t index;
  TreeNode node;

  if (!tree || tree_events (tree) < cursor)
    return -1;
  index = tree_at (tree, cursor);
  tree_get (tree, index, &node);
  if (node.depth > n_path)
    return -1;
  for (int depth = node.depth; depth >= 0; depth--, index = tree_parent (tree, index))
    path[depth] = index;
  return node.depth;
}

static void
add_guesses (const Tree *tree, const SearchView *view, const uint32_t *path, int known, Spine *spine)
{
  for (int i = 0; i < view->n_path; i++)
    {
      const Decision *decision = &view->path[i];
      SpineRow *row = &spine->rows[spine->n_rows++];

      *row = (SpineRow) { .cell = decision->cell, .digit = decision->digit, .untried = decision->untried };
      tried_of_decision (decision, row);
      if (i >= known)
        continue;
      row->step = tree_first (tree, path[i + 1]);
      tried_before (tree, path[i + 1], row);
    }
}

/* A guess was taken back: what was tried in its cell, this one the last. */
static void
add_next (const Tree *tree, const Event *event, uint64_t cursor, uint32_t parent, Spine *spine)
{
  SpineRow *row = &spine->rows[spine->n_rows++];
  uint32_t taken = parent == TREE_NONE || !cursor ? TREE_NONE : tree_child_from (tree, parent, cursor - 1);
  Decision decision = { event->cell, 0, event->possible, event->untried };

  *row = (SpineRow) { .kind = SPINE_NEXT, .cell = event->cell, .step = cursor, .untried = event->untried };
  if (taken == TREE_NONE || tree_last (tree, taken) != cursor)
    {
      tried_of_decision (&decision, row);
      return;
    }
  tried_before (tree, taken, row);
  if (row->n_tried == 9)
    memmove (row->tried, row->tried + 1, (size_t) --row->n_tried * sizeof *row->tried);
  row->tried[row->n_tried++] = branch_of (tree, taken);
}

void
tree_spine (const Tree *tree, const SearchView *view, const Event *event, uint64_t cursor, Spine *spine)
{
  uint32_t path[N_CELLS + 1];
  int known = known_path (tree, cursor, view->n_path, path);

  memset (spine, 0, sizeof *spine);
  add_guesses (tree, view, path, known, spine);
  if (event->kind == EVENT_UNDO_ASSIGN)
    add_next (tree, event, cursor, known == view->n_path ? path[known] : TREE_NONE, spine);
  else if (event->kind == EVENT_WIPEOUT)
    spine->rows[spine->n_rows++] = (SpineRow) { .kind = SPINE_DEAD_END, .cell = event->cell, .digit = event->digit,
                                                .step = cursor };
  else if (event->kind == EVENT_SOLUTION)
    spine->rows[spine->n_rows++] = (SpineRow) { .kind = SPINE_SOLUTION, .cell = NO_CELL, .step = cursor };
}
