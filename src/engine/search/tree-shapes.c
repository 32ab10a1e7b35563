/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-shapes.h"

#include <stdlib.h>

#include "tree-private.h"

/* Odd, and drawn once: level d counts by its d-th power. */
#define BASE 0x9e3779b97f4a7c15u

typedef struct {
  uint64_t shape;
  uint32_t node;
} Named;

/* A run of named nodes of one shape. */
typedef struct {
  uint32_t from, n;
  uint64_t cost;
} Alike;

static uint64_t
mix (uint64_t x)
{
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
  x = (x ^ x >> 27) * 0x94d049bb133111ebu;
  return x ^ x >> 31;
}

static bool
is_failed (const Node *node)
{
  return node->last && !node->solution;
}

static bool
is_folded (const Node *node)
{
  return node->last && node->size == 1 && node->guesses > 1;
}

/* Σ over levels of guesses · BASE^level, from the last node to the first: children come behind their parents. */
static void
add_up (const Tree *tree, uint64_t *sums)
{
  for (uint32_t i = tree->n - 1; i > 0; i--)
    {
      const Node *node = &tree->nodes[i];

      sums[i] = 1 + BASE * sums[i];
      if (is_folded (node))
        sums[i] += mix ((uint64_t) node->guesses << 8 | node->height);
      sums[node->parent] += sums[i];
    }
}

static int
compare_named (const void *a, const void *b)
{
  const Named *x = a, *y = b;

  if (x->shape != y->shape)
    return x->shape < y->shape ? -1 : 1;
  return (x->node > y->node) - (x->node < y->node);
}

/* What costs more first; of equal ones what is larger. */
static int
compare_groups (const void *a, const void *b)
{
  const Alike *x = a, *y = b;

  if (x->cost != y->cost)
    return x->cost > y->cost ? -1 : 1;
  return x->n == y->n ? (x->from > y->from) - (x->from < y->from) : x->n < y->n ? -1 : 1;
}

static uint32_t
name_failed (const Tree *tree, const uint64_t *sums, Named *named)
{
  uint32_t n = 0;

  for (uint32_t i = 1; i < tree->n; i++)
    if (is_failed (&tree->nodes[i]) && tree->nodes[i].guesses >= TREE_SHAPE_LEAST)
      named[n++] = (Named) { mix (sums[i]) ^ tree->nodes[i].guesses, i };
  return n;
}

/* The groups of two and more, in place of what they are made from: there are never more of them. */
static uint32_t
group (const Tree *tree, const Named *named, uint32_t n, Alike *groups)
{
  uint32_t n_groups = 0;

  for (uint32_t from = 0, to; from < n; from = to)
    {
      for (to = from + 1; to < n && named[to].shape == named[from].shape; to++)
        ;
      if (to - from > 1)
        groups[n_groups++] = (Alike) { from, to - from, (uint64_t) (to - from) * tree->nodes[named[from].node].guesses };
    }
  return n_groups;
}

/* inside: nodes that lie below one of a shape that is told. */
static bool
is_all_inside (const Named *named, const Alike *of, const bool *inside)
{
  for (uint32_t i = 0; i < of->n; i++)
    if (!inside[named[of->from + i].node])
      return false;
  return true;
}

static void
tell (const Tree *tree, const Named *named, const Alike *of, bool *inside, TreeShape *shape)
{
  const Node *first = &tree->nodes[named[of->from].node];

  *shape = (TreeShape) { .n = of->n, .guesses = first->guesses, .height = (uint8_t) first->height };
  for (uint32_t i = 0; i < of->n; i++)
    {
      uint32_t node = named[of->from + i].node;

      if (shape->n_known < TREE_SHAPE_KNOWN)
        shape->first[shape->n_known++] = tree->nodes[node].first;
      for (uint32_t below = node + 1; below < node_end (tree, node); below++)
        inside[below] = true;
    }
}

int
tree_shapes (const Tree *tree, TreeShape shapes[TREE_SHAPES_MAX])
{
  uint64_t *sums = calloc (tree->n, sizeof *sums);
  Named *named = malloc (tree->n * sizeof *named);
  Alike *groups = malloc ((tree->n / 2 + 1) * sizeof *groups);
  bool *inside = calloc (tree->n, sizeof *inside);
  uint32_t n_named, n_groups = 0;
  int n = 0;

  if (sums && named && groups && inside)
    {
      add_up (tree, sums);
      n_named = name_failed (tree, sums, named);
      qsort (named, n_named, sizeof *named, compare_named);
      n_groups = group (tree, named, n_named, groups);
      qsort (groups, n_groups, sizeof *groups, compare_groups);
    }
  for (uint32_t i = 0; i < n_groups && n < TREE_SHAPES_MAX; i++)
    if (!is_all_inside (named, &groups[i], inside))
      tell (tree, named, &groups[i], inside, &shapes[n++]);
  free (sums);
  free (named);
  free (groups);
  free (inside);
  return n;
}
