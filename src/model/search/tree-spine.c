/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-spine.h"

#include <stddef.h>
#include <string.h>

/* What the search itself tells: which digits were tried, but not at what cost. A cell that was picked at random has none:
 * what else it could hold was never tried. */
static void
tried_of_decision (const AnyDecision *decision, SpineRow *row)
{
  for_each_value (digit, decision->possible & ~decision->untried)
    if (digit != decision->value)
      row->tried[row->n_tried++] = (SpineBranch) { .cell = decision->cell, .digit = (uint8_t) digit };
}

static SpineRow *
add_row (Spine *spine, SpineKind kind, int cell, int digit, uint64_t step)
{
  SpineRow *row = &spine->rows[spine->n_rows++];

  memset (row, 0, sizeof *row);
  row->kind = kind;
  row->cell = (uint16_t) cell;
  row->digit = (uint8_t) digit;
  row->step = step;
  return row;
}

void
spine_copy (Spine *to, const Spine *from)
{
  memcpy (to, from, offsetof (Spine, rows) + (size_t) from->n_rows * sizeof *from->rows);
}

bool
spine_equal (const Spine *a, const Spine *b)
{
  return a->n_rows == b->n_rows && a->columns == b->columns
      && memcmp (a->rows, b->rows, (size_t) a->n_rows * sizeof *a->rows) == 0;
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
  uint32_t from[VALUES_MAX];
  TreeNode node;
  int n = 0;

  tree_get (tree, index, &node);
  while (n < VALUES_MAX && !node.restart && (index = tree_previous (tree, index)) != TREE_NONE)
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
add_guesses (const AnyView *view, const Known *path, Spine *spine)
{
  for (int i = 0; i < view->n_path; i++)
    {
      const AnyDecision *decision = &view->path[i];
      const Known *known = &path[i + 1];
      SpineRow *row = add_row (spine, SPINE_GUESS, decision->cell, decision->value, 0);

      row->untried = decision->untried;
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
  SpineRow *row = add_row (spine, SPINE_NEXT, event->cell, 0, cursor);
  uint32_t taken = parent->tree && cursor ? tree_child_from (parent->tree, parent->node, cursor - 1) : TREE_NONE;
  AnyDecision decision = { .cell = event->cell, .possible = event->possible, .untried = event->untried };

  row->untried = event->untried;
  if (taken == TREE_NONE || tree_last (parent->tree, taken) != cursor)
    {
      tried_of_decision (&decision, row);
      return;
    }
  tried_before (parent->tree, taken, row);
  if (row->n_tried == VALUES_MAX)
    memmove (row->tried, row->tried + 1, (size_t) --row->n_tried * sizeof *row->tried);
  row->tried[row->n_tried++] = spine_branch (parent->tree, taken);
}

void
tree_spine (const Tree *tree, const Tree *detail, int columns, const AnyView *view, const Event *event, uint64_t cursor,
            Spine *spine)
{
  Known path[RULES_CELLS_MAX + 1];

  memset (path, 0, (size_t) (view->n_path + 1) * sizeof *path);
  spine->columns = columns;
  spine->n_rows = 0;
  add_known (tree, cursor, view->n_path, path);
  add_known (detail, cursor, view->n_path, path);
  add_guesses (view, path, spine);
  if (event->kind == EVENT_UNDO_ASSIGN)
    add_next (&path[view->n_path], event, cursor, spine);
  else if (event->kind == EVENT_WIPEOUT)
    add_row (spine, SPINE_DEAD_END, event_has_cell (event) ? event->cell : NO_PLACE, event->digit, cursor);
  else if (event->kind == EVENT_SOLUTION)
    add_row (spine, SPINE_SOLUTION, NO_PLACE, 0, cursor);
}
