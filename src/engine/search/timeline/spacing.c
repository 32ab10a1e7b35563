/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "spacing.h"

enum { SHARE = 8, PATIENCES = 500 };

void
spacing_start (Spacing *self, const Strategy *strategy, size_t budget)
{
  uint64_t first = strategy->keyframes ? strategy->keyframes : KEYFRAMES_FINEST;

  *self = (Spacing) { .first = first, .events = first, .patience = strategy->pace / PATIENCES, .budget = budget };
}

/* Those at the multiples of that many events, but not of twice as many. */
static size_t *
falling (Spacing *self, uint64_t step)
{
  return &self->falls[__builtin_ctzll (step / self->first)];
}

static size_t
limit (const Spacing *self)
{
  return self->events < self->patience ? self->budget / SHARE : self->budget;
}

void
spacing_add (Spacing *self, uint64_t step, size_t bytes)
{
  *falling (self, step) += bytes;
  self->bytes += bytes;
  while (self->bytes > limit (self))
    {
      self->bytes -= *falling (self, self->events);
      self->events *= 2;
    }
}
