/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-choices.c — what the viewer of a search prefers, and what comes of it. */
#include "watch-private.h"

enum { SOLUTIONS_ALL = 1000 };

void
setdoku_watch_set_shown (SetdokuWatch *self, WatchCandidates candidates, gboolean shades)
{
  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (self->candidates == candidates && self->unshaded == !shades)
    return;
  self->candidates = candidates;
  self->unshaded = !shades;
  watch_refresh (self);
}

void
watch_choose_looks (SetdokuWatch *self, CellLook looks[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      CellLook *look = &looks[cell];

      if (self->unshaded)
        look->shade = 0;
      if (self->candidates == WATCH_CANDIDATES_NEVER)
        look->candidates = look->struck = look->restored = look->chosen = look->pattern = look->fin = look->side_a
          = look->side_b = DIGITS_NONE;
    }
}

SearchOptions
watch_defaults (SetdokuWatch *self, const Strategy *strategy)
{
  SearchOptions options = strategy->defaults;

  if (self->find_all && strategy->switches & 1u << SWITCH_SOLUTIONS)
    options.solutions = SOLUTIONS_ALL;
  return options;
}

void
setdoku_watch_set_find_all (SetdokuWatch *self, gboolean find_all)
{
  uint16_t solutions;

  g_return_if_fail (SETDOKU_IS_WATCH (self));
  if (self->find_all == find_all)
    return;
  self->find_all = find_all;
  solutions = watch_defaults (self, self->strategy).solutions;
  if (self->options.solutions == solutions)
    return;
  self->options.solutions = solutions;
  setdoku_watch_panel_set_strategy (self->panel, self->strategy, &self->options);
  watch_chosen (self);
}
