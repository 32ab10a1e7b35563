/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "flame.h"

#include <stdlib.h>
#include <string.h>

struct Flame {
  Trace      trace;
  FlameNode *nodes;
  uint32_t   n;
  uint32_t   path[RULES_CELLS_MAX + 1];        /* the node of each depth that stands */
  uint64_t   cursor;
  bool       ended, summed;            /* summed: events are those of each with all below it */
  uint64_t   state[];
};

Flame *
flame_new (const Trace *trace)
{
  Flame *self = calloc (1, sizeof *self + trace_state_size (trace));

  if (self)
    self->nodes = malloc (FLAME_NODES_MAX * sizeof *self->nodes);
  if (!self || !self->nodes)
    {
      free (self);
      return NULL;
    }
  self->trace = *trace;
  topology_ref (trace->topology);
  self->nodes[self->n++] = (FlameNode) { .parent = FLAME_NONE, .child = FLAME_NONE, .next = FLAME_NONE, .cell = NO_PLACE };
  trace_start (trace, self->state);
  return self;
}

void
flame_free (Flame *self)
{
  if (!self)
    return;
  topology_unref (self->trace.topology);
  free (self->nodes);
  free (self);
}

/* The node below it of that cell; the node itself where there is no room for another. */
static uint32_t
child_of (Flame *self, uint32_t parent, uint16_t cell, uint64_t number)
{
  uint32_t *link = &self->nodes[parent].child;

  while (*link != FLAME_NONE && self->nodes[*link].cell != cell)
    link = &self->nodes[*link].next;
  if (*link != FLAME_NONE)
    return *link;
  if (self->n == FLAME_NODES_MAX)
    return parent;
  *link = self->n;
  self->nodes[self->n] = (FlameNode) {
    .parent = parent, .child = FLAME_NONE, .next = FLAME_NONE, .first = number, .cell = cell,
    .depth = (uint16_t) (self->nodes[parent].depth + 1),
  };
  return self->n++;
}

static bool
look (void *data, const Event *event, uint64_t number)
{
  Flame *self = data;
  unsigned depth = event->depth <= RULES_CELLS_MAX ? event->depth : RULES_CELLS_MAX;

  if (event->kind == EVENT_ASSIGN && depth > 0)
    {
      self->path[depth] = child_of (self, self->path[depth - 1], event->cell, number);
      self->nodes[self->path[depth]].guesses++;
    }
  self->nodes[self->path[depth]].own++;
  return true;
}

/* Children come after their parents. */
static void
sum_up (Flame *self)
{
  for (uint32_t i = 0; i < self->n; i++)
    self->nodes[i].events = self->nodes[i].own;
  for (uint32_t i = self->n - 1; i > 0; i--)
    self->nodes[self->nodes[i].parent].events += self->nodes[i].events;
  self->summed = true;
}

bool
flame_run (Flame *self, uint64_t events)
{
  uint64_t to = self->cursor + events < FLAME_EVENTS_MAX ? self->cursor + events : FLAME_EVENTS_MAX;
  Event event;

  if (!self->ended)
    self->ended = trace_run (&self->trace, self->state, &self->cursor, to, &event, look, self) == TRACE_ENDED;
  self->summed = false;
  return !self->ended && self->cursor < FLAME_EVENTS_MAX;
}

const FlameNode *
flame_nodes (Flame *self, uint32_t *n)
{
  if (!self->summed)
    sum_up (self);
  *n = self->n;
  return self->nodes;
}

bool
flame_ended (const Flame *self)
{
  return self->ended;
}

uint64_t
flame_events (const Flame *self)
{
  return self->cursor;
}
