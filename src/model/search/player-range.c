/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-range.c — see player-range.h. */
#include "player-range.h"

#include "player-private.h"

uint64_t
setdoku_player_locate (SetdokuPlayer *self, const Condition *condition, uint64_t from, int direction)
{
  uint64_t cursor, found = 0;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy && condition, 0);

  cursor = timeline_cursor (self->timeline);
  timeline_seek (self->timeline, from);
  if (timeline_find (self->timeline, condition, direction))
    found = timeline_cursor (self->timeline);
  timeline_seek (self->timeline, cursor);
  return found;
}

void
setdoku_player_take_heat (SetdokuPlayer *self, uint64_t first, uint64_t last, HeatRun *run)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy && run);
  g_return_if_fail (first >= 1 && first <= last && last <= timeline_length (self->timeline));

  heat_run_start (run, self->timeline, first, last);
}

void
setdoku_player_take_close_up (SetdokuPlayer *self, uint64_t first, uint64_t last, int n, CloseUp *close_up)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy && close_up);
  g_return_if_fail (first >= 1 && first <= last && last <= timeline_length (self->timeline));
  g_return_if_fail (n >= 1 && n <= CLOSE_UP_COLUMNS_MAX && (uint64_t) n <= last - first + 1);

  close_up_start (close_up, self->timeline, first, last, n);
}

uint64_t
setdoku_player_get_grain (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy, 1);
  return stretch_grain (self->timeline);
}
