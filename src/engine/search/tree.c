/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-private.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM_FIRST = 1024 };

static Tree *
new_empty (const Trace *trace, uint64_t base, uint32_t capacity)
{
  size_t state_size = trace_state_size (trace);
  Tree *self = calloc (1, sizeof *self + state_size);

  assert (capacity >= TREE_NODES_LEAST && capacity <= TREE_NODES_MAX);
  if (!self)
    return NULL;

  self->trace = *trace;
  topology_ref (trace->topology);
  self->capacity = capacity;
  self->limit = 1;
  self->base = self->events = base;
  self->state_size = state_size;
  self->room = ROOM_FIRST;
  self->nodes = malloc (self->room * sizeof *self->nodes);
  if (!self->nodes)
    {
      topology_unref (trace->topology);
      free (self);
      return NULL;
    }

  self->nodes[0] = (Node) { .first = (uint32_t) base, .parent = TREE_NONE, .cell = CELL_NONE };
  self->n = 1;
  return self;
}

Tree *
tree_new (const Trace *trace, uint32_t capacity)
{
  Tree *self = new_empty (trace, 0, capacity);

  if (self)
    trace_start (trace, self->state);
  return self;
}

/* Growing. */

static void
open_node (Tree *self, int cell, int digit, Values untried)
{
  self->nodes[self->n] = (Node) {
    .first = (uint32_t) self->events,
    .parent = self->open[self->depth],
    .guesses = self->guesses,
    .cell = (unsigned) cell & CELL_NONE,
    .digit = (unsigned) digit & 31,
    .depth = (unsigned) (self->depth + 1) & 1023,
    .restart = self->restarted,
  };
  self->restarted = false;
  self->guesses++;
  self->depth++;
  self->open[self->depth] = self->n++;
  self->untried[self->depth] = untried;
}

static bool
is_foldable (const Tree *self, const Node *node)
{
  return node->last && node->guesses <= (node->solution ? self->solved_limit : self->limit);
}

/* The last of the guesses that stand was taken back. */
static void
close_node (Tree *self)
{
  uint32_t index = self->open[self->depth--];
  Node *node = &self->nodes[index], *parent = &self->nodes[self->open[self->depth]];

  node->last = (uint32_t) self->events;
  node->guesses = self->guesses - node->guesses;
  if (is_foldable (self, node))
    self->n = index + 1;
  node->size = (self->n - index) & SIZE_MASK;
  if (parent->height <= node->height)
    parent->height = (node->height + 1) & 1023;
}

static void
close_to (Tree *self, int depth)
{
  while (self->depth > depth)
    close_node (self);
}

/* Once along the array: what stays moves down, and its numbers with it. stack[d]: the new number of the node at depth d
 * above the one at hand, end[d] its old end. */
static void
fold (Tree *self)
{
  uint32_t stack[DEPTH_MAX + 1], end[DEPTH_MAX + 1], old_n = self->n, to = 0;
  int top = -1;

  for (uint32_t from = 0, next; from < old_n; from = next)
    {
      Node node = self->nodes[from];
      uint32_t behind = node.last ? from + node.size : old_n;

      for (; top >= 0 && from >= end[top]; top--)
        self->nodes[stack[top]].size = (to - stack[top]) & SIZE_MASK;
      node.parent = top < 0 ? TREE_NONE : stack[top];
      next = from + 1;
      if (is_foldable (self, &node))
        {
          node.size = 1;
          next = behind;
        }
      else
        {
          top++;
          stack[top] = to;
          end[top] = behind;
          if (!node.last)
            self->open[node.depth] = to;
        }
      self->nodes[to++] = node;
    }
  for (; top >= 0; top--)
    self->nodes[stack[top]].size = (to - stack[top]) & SIZE_MASK;

  self->n = to;
}

/* Folds more and more until there is room again. False: all is folded that can be. */
static bool
fold_more (Tree *self)
{
  uint32_t wanted = self->capacity / 4 * 3;

  while (self->n > wanted && self->limit < self->guesses)
    {
      self->limit *= 2;
      fold (self);
    }
  while (self->n > wanted && self->solved_limit < self->guesses)
    {
      self->solved_limit = self->solved_limit ? self->solved_limit * 2 : 1;
      fold (self);
    }

  return self->n < self->capacity;
}

static bool
make_room (Tree *self)
{
  uint32_t room;
  Node *nodes;

  if (self->n < self->room)
    return true;
  if (self->n == self->capacity)
    return fold_more (self);

  room = self->room * 2 < self->capacity ? self->room * 2 : self->capacity;
  nodes = realloc (self->nodes, room * sizeof *nodes);
  if (!nodes)
    return false;
  self->nodes = nodes;
  self->room = room;
  return true;
}

static void
solved (Tree *self)
{
  for (int depth = 0; depth <= self->depth; depth++)
    self->nodes[self->open[depth]].solution = 1;
}

static void
take_in (Tree *self, const Event *event)
{
  self->events++;
  switch (event->kind)
    {
    case EVENT_ASSIGN:
      close_to (self, event->depth - 1);
      open_node (self, event->cell, event->digit, event->untried);
      return;
    case EVENT_RESTART:
      self->restarted = true;
      break;
    case EVENT_SOLUTION:
      solved (self);
      break;
    default:
      break;
    }
  close_to (self, event->depth);
}

/* Only a guess takes room. */
static inline bool
look (void *data, const Event *event, uint64_t number)
{
  Tree *self = data;

  (void) number;
  take_in (self, event);
  if (event->kind == EVENT_ASSIGN)
    self->full = !make_room (self);
  return !self->full;
}

bool
tree_grow (Tree *self, uint64_t events)
{
  uint64_t cursor = self->events, room = UINT32_MAX - cursor, to = cursor + (events < room ? events : room);
  Event    event;

  if (!self->ended && !self->full)
    self->ended = trace_run (&self->trace, self->state, &cursor, to, &event, look, self) == TRACE_ENDED;
  self->full |= cursor == UINT32_MAX;
  return !self->ended && !self->full;
}

/* The guesses that stand. */
static bool
open_path (Tree *self)
{
  SearchView view;

  self->trace.strategy->show (self->state, &view);
  for (int i = 0; i < view.n_path; i++)
    open_node (self, view.path[i].cell, view.path[i].digit, view.path[i].untried);
  return true;
}

/* False: memory is short. */
static bool
open_path_any (Tree *self)
{
  AnyView *view = malloc (sizeof *view);

  if (!view)
    return false;
  self->trace.strategy->any->show (self->state, self->trace.topology, view);
  for (int i = 0; i < view->n_path; i++)
    open_node (self, view->path[i].cell, view->path[i].value, view->path[i].untried);
  free (view);
  return true;
}

Tree *
tree_new_within (const Trace *trace, const void *state, uint64_t step, uint32_t capacity)
{
  Tree *self = new_empty (trace, step, capacity);

  if (!self)
    return NULL;
  memcpy (self->state, state, self->state_size);
  if (!(trace->topology ? open_path_any : open_path) (self))
    {
      tree_free (self);
      return NULL;
    }
  return self;
}

/* With room for one node more, which there always is: a copy is seldom grown. */
Tree *
tree_copy (const Tree *self)
{
  size_t size = sizeof *self + self->state_size;
  Tree *copy = malloc (size);
  Node *nodes = malloc ((self->n + 1) * sizeof *nodes);

  if (!copy || !nodes)
    {
      free (copy);
      free (nodes);
      return NULL;
    }
  memcpy (copy, self, size);
  topology_ref (copy->trace.topology);
  memcpy (nodes, self->nodes, self->n * sizeof *nodes);
  copy->nodes = nodes;
  copy->room = self->n + 1;
  return copy;
}

void
tree_free (Tree *self)
{
  if (!self)
    return;

  topology_unref (self->trace.topology);
  free (self->nodes);
  free (self);
}
