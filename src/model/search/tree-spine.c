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
      row->tried[row->n_tried++] = (SpineBranch) { .cell = decision->cell, .digit = (uint8_t) digit };
}

SpineBranch
spine_branch (const Tree *tree, uint32_t index)
{
  TreeNode node;

  tree_get (tree, index, &node);
  return (SpineBranch) {
    .cell = node.cell, .digit = node.digit, .guesses = node.guesses, .step = node.first, .last = node.last,
    .solution = node.solution, .folded = node.folded, .height = node.height,
  };
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
    row->tried[row->n_tried++] = spine_branch (tree, from[n - 1]);
}

/* A guess that stands, and who knows it; NULL: nobody. */
typedef struct {
  const Tree *tree;
  uint32_t    node;
} Known;

/* The nodes that stand at the cursor, by depth, deeper than those that are known already. What stood before the tree begins
 * is not known to it in full. */
static void
add_known (const Tree *tree, uint64_t cursor, int n_path, Known *path)
{
  uint64_t begin;
  uint32_t index;

  if (!tree || cursor < tree_first (tree, 0) || tree_events (tree) < cursor)
    return;
  begin = tree_first (tree, 0);
  for (index = tree_at (tree, cursor); index != TREE_NONE; index = tree_parent (tree, index))
    {
      TreeNode node;

      tree_get (tree, index, &node);
      if (node.depth <= n_path && !path[node.depth].tree && (node.first > begin || begin == 0))
        path[node.depth] = (Known) { tree, index };
    }
}

static void
add_guesses (const SearchView *view, const Known *path, Spine *spine)
{
  for (int i = 0; i < view->n_path; i++)
    {
      const Decision *decision = &view->path[i];
      const Known *known = &path[i + 1];
      SpineRow *row = &spine->rows[spine->n_rows++];

      *row = (SpineRow) { .cell = decision->cell, .digit = decision->digit, .untried = decision->untried };
      tried_of_decision (decision, row);
      if (!known->tree)
        continue;
      row->step = tree_first (known->tree, known->node);
      tried_before (known->tree, known->node, row);
    }
}

/* A guess was taken back: what was tried in its cell, this one the last. */
static void
add_next (const Known *parent, const Event *event, uint64_t cursor, Spine *spine)
{
  SpineRow *row = &spine->rows[spine->n_rows++];
  uint32_t taken = parent->tree && cursor ? tree_child_from (parent->tree, parent->node, cursor - 1) : TREE_NONE;
  Decision decision = { .cell = event->cell, .possible = event->possible, .untried = event->untried };

  *row = (SpineRow) { .kind = SPINE_NEXT, .cell = event->cell, .step = cursor, .untried = event->untried };
  if (taken == TREE_NONE || tree_last (parent->tree, taken) != cursor)
    {
      tried_of_decision (&decision, row);
      return;
    }
  tried_before (parent->tree, taken, row);
  if (row->n_tried == 9)
    memmove (row->tried, row->tried + 1, (size_t) --row->n_tried * sizeof *row->tried);
  row->tried[row->n_tried++] = spine_branch (parent->tree, taken);
}

void
tree_spine (const Tree *tree, const Tree *detail, const SearchView *view, const Event *event, uint64_t cursor, Spine *spine)
{
  Known path[N_CELLS + 1] = { 0 };

  memset (spine, 0, sizeof *spine);
  add_known (tree, cursor, view->n_path, path);
  add_known (detail, cursor, view->n_path, path);
  add_guesses (view, path, spine);
  if (event->kind == EVENT_UNDO_ASSIGN)
    add_next (&path[view->n_path], event, cursor, spine);
  else if (event->kind == EVENT_WIPEOUT)
    spine->rows[spine->n_rows++] = (SpineRow) { .kind = SPINE_DEAD_END, .cell = event->cell, .digit = event->digit,
                                                .step = cursor };
  else if (event->kind == EVENT_SOLUTION)
    spine->rows[spine->n_rows++] = (SpineRow) { .kind = SPINE_SOLUTION, .cell = NO_CELL, .step = cursor };
}
