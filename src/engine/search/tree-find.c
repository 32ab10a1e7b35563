/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-find.c — reading a tree: its nodes, who is beside whom, and which one stands at an event. */
#include "tree-private.h"

uint64_t
tree_events (const Tree *self)
{
  return self->events;
}

bool
tree_ended (const Tree *self)
{
  return self->ended;
}

bool
tree_full (const Tree *self)
{
  return self->full;
}

uint32_t
tree_size (const Tree *self)
{
  return self->n;
}

uint32_t
tree_limit (const Tree *self)
{
  return self->limit;
}

size_t
tree_memory (const Tree *self)
{
  return sizeof *self + self->state_size + self->room * sizeof *self->nodes;
}

uint64_t
tree_first (const Tree *self, uint32_t node)
{
  return self->nodes[node].first;
}

uint64_t
tree_last (const Tree *self, uint32_t node)
{
  return node_is_open (self, node) ? UINT64_MAX : self->nodes[node].last;
}

static int
height_of_open (const Tree *self, uint32_t index)
{
  int height = 0;

  /* Those that stand below it have not told it how high they are. */
  for (int depth = self->nodes[index].depth; depth <= self->depth; depth++)
    {
      int below = depth - self->nodes[index].depth + self->nodes[self->open[depth]].height;

      height = below > height ? below : height;
    }
  return height;
}

void
tree_get (const Tree *self, uint32_t index, TreeNode *got)
{
  const Node *node = &self->nodes[index];
  bool open = node_is_open (self, index);

  *got = (TreeNode) {
    .first = node->first,
    .last = open ? UINT64_MAX : node->last,
    .guesses = open ? self->guesses - node->guesses : node->guesses,
    .cell = node->cell != CELL_NONE ? (uint16_t) node->cell : self->trace.topology ? NO_PLACE : NO_CELL,
    .digit = (uint8_t) node->digit,
    .depth = (uint16_t) node->depth,
    .height = (uint16_t) (open ? height_of_open (self, index) : (int) node->height),
    .status = open ? TREE_OPEN : node->solution ? TREE_SOLVED : TREE_FAILED,
    .solution = node->solution,
    .folded = !open && node->size == 1 && node->guesses > 1,
    .restart = node->restart,
    .untried = open ? self->untried[node->depth] : DIGITS_NONE,
  };
}

uint32_t
tree_parent (const Tree *self, uint32_t node)
{
  return self->nodes[node].parent;
}

uint32_t
tree_child (const Tree *self, uint32_t node)
{
  return node + 1 < node_end (self, node) ? node + 1 : TREE_NONE;
}

uint32_t
tree_next (const Tree *self, uint32_t node)
{
  uint32_t parent = self->nodes[node].parent, next = node_end (self, node);

  return parent != TREE_NONE && next < node_end (self, parent) ? next : TREE_NONE;
}

/* The node above, or this one, whose parent it is. */
static uint32_t
climb_to_child (const Tree *self, uint32_t node, uint32_t parent)
{
  while (self->nodes[node].parent != parent)
    node = self->nodes[node].parent;
  return node;
}

uint32_t
tree_previous (const Tree *self, uint32_t node)
{
  uint32_t parent = self->nodes[node].parent;

  return parent != TREE_NONE && node > parent + 1 ? climb_to_child (self, node - 1, parent) : TREE_NONE;
}

/* The last node from low to end − 1 that begins at or before the step; low if none does. */
static uint32_t
last_before (const Tree *self, uint32_t low, uint32_t end, uint64_t step)
{
  while (end - low > 1)
    {
      uint32_t middle = low + (end - low) / 2;

      if (self->nodes[middle].first <= step)
        low = middle;
      else
        end = middle;
    }
  return low;
}

uint32_t
tree_child_from (const Tree *self, uint32_t node, uint64_t step)
{
  uint32_t end = node_end (self, node), child;

  if (node + 1 == end)
    return TREE_NONE;
  child = climb_to_child (self, last_before (self, node + 1, end, step), node);
  return tree_last (self, child) > step ? child : tree_next (self, child);
}

uint32_t
tree_at (const Tree *self, uint64_t step)
{
  uint32_t node = last_before (self, 0, self->n, step);

  while (node && tree_last (self, node) <= step)
    node = self->nodes[node].parent;
  return node;
}

uint32_t
tree_find (const Tree *self, uint64_t first)
{
  uint32_t node = last_before (self, 0, self->n, first);

  return node && self->nodes[node].first == first ? node : TREE_NONE;
}
