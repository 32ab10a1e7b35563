/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "spread.h"

#include <glib.h>
#include <stdlib.h>

enum { ROOM_FIRST = 64 };

void
spread_clear (Spread *self)
{
  g_free (self->slots);
  *self = (Spread) { 0 };
}

static SpreadStep *
slot_of (const Spread *self, uint64_t value)
{
  uint64_t hash = value * UINT64_C (0x9e3779b97f4a7c15);
  unsigned mask = self->room - 1, i = (unsigned) (hash >> 32) & mask;

  while (self->slots[i].count && self->slots[i].value != value)
    i = (i + 1) & mask;
  return &self->slots[i];
}

/* At least half of it stays empty. */
static void
make_room (Spread *self)
{
  Spread larger = { .room = self->room ? self->room * 2 : ROOM_FIRST, .used = self->used, .total = self->total };

  if (2 * (self->used + 1) <= self->room)
    return;
  larger.slots = g_new0 (SpreadStep, larger.room);
  for (unsigned i = 0; i < self->room; i++)
    if (self->slots[i].count)
      *slot_of (&larger, self->slots[i].value) = self->slots[i];
  g_free (self->slots);
  *self = larger;
}

void
spread_add (Spread *self, uint64_t value, uint64_t count)
{
  SpreadStep *slot;

  if (count == 0)
    return;
  make_room (self);
  slot = slot_of (self, value);
  self->used += slot->count == 0;
  slot->value = value;
  slot->count += count;
  self->total += count;
}

void
spread_join (Spread *self, const Spread *other)
{
  for (unsigned i = 0; i < other->room; i++)
    spread_add (self, other->slots[i].value, other->slots[i].count);
}

static int
by_value (const void *a, const void *b)
{
  const SpreadStep *x = a, *y = b;

  return x->value < y->value ? -1 : x->value > y->value;
}

SpreadStep *
spread_sorted (const Spread *self, unsigned *n)
{
  SpreadStep *steps;

  *n = 0;
  if (self->used == 0)
    return NULL;
  steps = g_new (SpreadStep, self->used);
  for (unsigned i = 0; i < self->room; i++)
    if (self->slots[i].count)
      steps[(*n)++] = self->slots[i];
  qsort (steps, *n, sizeof *steps, by_value);
  return steps;
}

uint64_t
spread_rank (const SpreadStep *steps, unsigned n, uint64_t rank)
{
  unsigned i = 0;

  while (i + 1 < n && rank >= steps[i].count)
    rank -= steps[i++].count;
  return n ? steps[i].value : 0;
}
