/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "merged-tree.h"

#include <stdlib.h>

typedef struct {
  const Tree *tree[2];
  MergedTree *merged;
} Merge;

static uint32_t
add (Merge *merge, MergedNode node, uint32_t **link)
{
  MergedTree *merged = merge->merged;

  node.child = node.next = TREE_NONE;
  merged->nodes[merged->n] = node;
  **link = merged->n;
  *link = &merged->nodes[merged->n].next;
  return merged->n++;
}

/* All that is left from these siblings on, of either side. */
static void
add_pentagon (Merge *merge, uint32_t parent, const uint32_t at[2], const uint32_t left[2], uint32_t **link)
{
  MergedNode node = { .kind = MERGED_PENTAGON, .parent = parent, .cell = NO_PLACE };

  node.depth = (uint16_t) (merge->merged->nodes[parent].depth + 1);
  for (int side = 0; side < 2; side++)
    {
      TreeNode got;

      tree_get (merge->tree[side], at[side], &got);
      /* Whoever has no more there is done with it: it takes its guess back, or stands at its end. */
      node.step[side] = got.last == UINT64_MAX ? tree_events (merge->tree[side]) : got.last;
      if (left[side] != TREE_NONE)
        node.step[side] = tree_first (merge->tree[side], left[side]);
      for (uint32_t child = left[side]; child != TREE_NONE; child = tree_next (merge->tree[side], child))
        {
          tree_get (merge->tree[side], child, &got);
          node.guesses[side] += got.guesses;
        }
    }
  add (merge, node, link);
  merge->merged->pentagons++;
}

/* What is below a node of both. True: they differ there. */
static bool
merge_below (Merge *merge, const uint32_t at[2], uint32_t parent)
{
  MergedTree *merged = merge->merged;
  uint32_t child[2] = { tree_child (merge->tree[0], at[0]), tree_child (merge->tree[1], at[1]) };
  uint32_t *link = &merged->nodes[parent].child;
  bool differ = false;

  while (child[0] != TREE_NONE && child[1] != TREE_NONE && merged->n + 2 < MERGED_NODES_MAX)
    {
      TreeNode got[2];
      uint32_t node;
      bool folded, below;

      for (int side = 0; side < 2; side++)
        tree_get (merge->tree[side], child[side], &got[side]);
      folded = got[0].folded || got[1].folded;
      if (got[0].cell != got[1].cell || got[0].digit != got[1].digit || (folded && got[0].guesses != got[1].guesses))
        break;
      node = add (merge, (MergedNode) {
        .kind = MERGED_SAME, .parent = parent, .step = { got[0].first, got[1].first }, .guesses = { got[0].guesses,
            got[1].guesses },
        .cell = got[0].cell, .digit = got[0].digit, .depth = (uint16_t) (merged->nodes[parent].depth + 1),
      }, &link);
      below = !folded && merge_below (merge, child, node);
      if (below)
        merged->nodes[node].kind = MERGED_COMMON;
      else
        {
          merged->n = node + 1;                  /* the same: one node says all */
          merged->nodes[node].child = TREE_NONE;
        }
      differ |= below;
      for (int side = 0; side < 2; side++)
        child[side] = tree_next (merge->tree[side], child[side]);
    }
  if (child[0] == TREE_NONE && child[1] == TREE_NONE)
    return differ;
  merged->cut |= merged->n + 2 >= MERGED_NODES_MAX;
  if (merged->n < MERGED_NODES_MAX)
    add_pentagon (merge, parent, at, child, &link);
  return true;
}

bool
merged_tree_make (MergedTree *merged, const Tree *a, const Tree *b)
{
  Merge merge = { { a, b }, merged };
  TreeNode got[2];

  *merged = (MergedTree) { .nodes = malloc ((MERGED_NODES_MAX + RULES_CELLS_MAX + 2) * sizeof *merged->nodes) };
  if (!merged->nodes)
    return false;
  tree_get (a, 0, &got[0]);
  tree_get (b, 0, &got[1]);
  merged->nodes[merged->n++] = (MergedNode) {
    .kind = MERGED_SAME, .parent = TREE_NONE, .child = TREE_NONE, .next = TREE_NONE, .cell = NO_PLACE,
    .guesses = { got[0].guesses, got[1].guesses },
  };
  if (merge_below (&merge, (const uint32_t[2]) { 0, 0 }, 0))
    merged->nodes[0].kind = MERGED_COMMON;
  merged->cut |= !tree_ended (a) || !tree_ended (b);
  return true;
}

void
merged_tree_clear (MergedTree *merged)
{
  free (merged->nodes);
  *merged = (MergedTree) { 0 };
}
