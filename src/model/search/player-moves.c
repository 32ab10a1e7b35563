/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-moves.c — the player's cursor: where it stands, moved by hand, and playing. */
#include "player-private.h"

#include <math.h>

/* Where the viewer stands. */

uint64_t
setdoku_player_get_cursor (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 0);
  return self->trace.strategy ? timeline_cursor (self->timeline) : 0;
}

const Event *
setdoku_player_get_event (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy, NULL);
  return timeline_event (self->timeline);
}

const SearchView *
setdoku_player_get_view (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy, NULL);

  if (self->trace.topology)
    return NULL;
  if (!(self->valid & VIEW_VALID))
    timeline_show (self->timeline, &self->view);
  self->valid |= VIEW_VALID;
  return &self->view;
}

const AnyView *
setdoku_player_get_any (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy, NULL);

  if (!(self->valid & ANY_VALID) && self->trace.topology)
    timeline_show_any (self->timeline, &self->any);
  else if (!(self->valid & ANY_VALID))
    any_view_from_search (&self->any, setdoku_player_get_view (self));
  self->valid |= ANY_VALID;
  return &self->any;
}

const Topology *
setdoku_player_get_topology (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), NULL);
  return self->trace.strategy ? self->trace.topology : NULL;
}

int
setdoku_player_get_n_cells (SetdokuPlayer *self)
{
  const Topology *topology = setdoku_player_get_topology (self);

  return topology ? topology->n_cells : N_CELLS;
}

int
setdoku_player_get_columns (SetdokuPlayer *self)
{
  const Topology *topology = setdoku_player_get_topology (self);

  return topology ? topology->columns : 9;
}

int
setdoku_player_get_n_values (SetdokuPlayer *self)
{
  const Topology *topology = setdoku_player_get_topology (self);

  return topology ? topology->n : 9;
}

uint64_t
setdoku_player_find_placing (SetdokuPlayer *self, int cell)
{
  Condition condition = { .kinds = 1u << EVENT_ASSIGN | 1u << EVENT_SINGLE | 1u << EVENT_TECHNIQUE, .cell = cell };
  const Event *event;
  const AnyView *view;
  uint64_t cursor, found = 0;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy, 0);
  g_return_val_if_fail (cell >= 0 && cell < setdoku_player_get_n_cells (self), 0);

  view = setdoku_player_get_any (self);
  condition.digit = view->value[cell];
  if (!condition.digit || view->origin[cell] == ORIGIN_GIVEN)
    return 0;

  cursor = timeline_cursor (self->timeline);
  event = timeline_event (self->timeline);
  if (event->cell == cell && event->digit == condition.digit && condition.kinds >> event->kind & 1)
    return cursor;

  if (timeline_find (self->timeline, &condition, -1))
    found = timeline_cursor (self->timeline);
  timeline_seek (self->timeline, cursor);
  return found;
}

void
setdoku_player_copy_state (SetdokuPlayer *self, uint64_t step, void *state)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy && state);
  timeline_copy_state (self->timeline, step, state);
}

/* Moving. */

void
player_stop_playing (SetdokuPlayer *self)
{
  self->playing = false;
  playback_reset (&self->playback);
}

/* After the cursor may have been moved from there by hand. */
static void
moved_by_hand (SetdokuPlayer *self, uint64_t from)
{
  bool was_playing = self->playing, was_finding = player_drop_run (self);
  bool moved = timeline_cursor (self->timeline) != from;

  player_stop_playing (self);
  player_forget_stop (self);
  self->playback.touched = PLACES_NONE;
  if (moved)
    self->valid = 0;

  player_emit (self, (bool[N_SIGNALS]) { [MOVED] = moved, [CHANGED] = was_playing || was_finding });
}

void
setdoku_player_seek (SetdokuPlayer *self, uint64_t step)
{
  uint64_t from;

  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy);

  from = timeline_cursor (self->timeline);
  timeline_seek (self->timeline, step);
  moved_by_hand (self, from);
}

void
setdoku_player_step (SetdokuPlayer *self, int64_t by)
{
  uint64_t cursor, distance, room;

  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy);

  cursor = timeline_cursor (self->timeline);
  distance = by < 0 ? -(uint64_t) by : (uint64_t) by;
  room = by < 0 ? cursor : timeline_length (self->timeline) - cursor;
  distance = MIN (distance, room);
  setdoku_player_seek (self, by < 0 ? cursor - distance : cursor + distance);
}

bool
setdoku_player_find (SetdokuPlayer *self, const Condition *condition, int direction)
{
  uint64_t from;
  bool found;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy && condition, false);

  from = timeline_cursor (self->timeline);
  found = timeline_find (self->timeline, condition, direction) != NULL;
  moved_by_hand (self, from);
  return found;
}

/* Playing. */

void
setdoku_player_play (SetdokuPlayer *self, int direction)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy);

  direction = direction < 0 ? -1 : 1;
  if (self->playing && self->playback.direction == direction)
    return;
  player_drop_run (self);
  player_forget_stop (self);
  playback_reset (&self->playback);
  self->playback.direction = direction;
  self->playing = true;
  player_emit_one (self, CHANGED);
}

void
setdoku_player_pause (SetdokuPlayer *self)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  if (!self->playing)
    return;
  player_stop_playing (self);
  player_emit_one (self, CHANGED);
}

bool
setdoku_player_is_playing (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), false);
  return self->playing;
}

int
setdoku_player_get_direction (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 1);
  return self->playback.direction;
}

double
setdoku_player_get_speed (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), SETDOKU_PLAYER_SPEED_DEFAULT);
  return self->playback.speed;
}

void
setdoku_player_set_speed (SetdokuPlayer *self, double speed)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));
  g_return_if_fail (!isnan (speed));

  speed = CLAMP (speed, SETDOKU_PLAYER_SPEED_MIN, SETDOKU_PLAYER_SPEED_MAX);
  if (speed == self->playback.speed)
    return;
  self->playback.speed = speed;
  player_emit_one (self, CHANGED);
}

PlaceSet
setdoku_player_get_touched (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), PLACES_NONE);
  return self->playback.touched;
}
