/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* player-runs.c — the player's breakpoints, and running to a condition. */
#include "player-private.h"

enum { RUN_NS = 8 * 1000 * 1000 };                       /* a tick */

/* Breakpoints. */

static unsigned
enabled_conditions (SetdokuPlayer *self, Condition conditions[BREAKPOINTS_MAX], uint8_t which[BREAKPOINTS_MAX])
{
  unsigned n = 0;

  for (unsigned i = 0; i < self->n_breakpoints; i++)
    if (self->breakpoints[i].enabled)
      {
        which[n] = (uint8_t) i;
        conditions[n++] = self->breakpoints[i].condition;
      }

  return n;
}

/* What is looked for while playing, and where it leads to, follows from the breakpoints. */
static void
breakpoints_changed (SetdokuPlayer *self)
{
  Condition conditions[BREAKPOINTS_MAX];
  unsigned  n = enabled_conditions (self, conditions, self->stop_of);

  playback_set_stops (&self->playback, conditions, n);
  if (self->run && self->run_breakpoints)
    setdoku_player_run_to (self, NULL, 0, self->run_direction);
  player_emit_one (self, MARKS_CHANGED);
}

unsigned
setdoku_player_get_n_breakpoints (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 0);
  return self->n_breakpoints;
}

const Breakpoint *
setdoku_player_get_breakpoint (SetdokuPlayer *self, unsigned i)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && i < self->n_breakpoints, NULL);
  return &self->breakpoints[i];
}

int
setdoku_player_find_breakpoint (SetdokuPlayer *self, const Condition *condition)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && condition, -1);

  for (unsigned i = 0; i < self->n_breakpoints; i++)
    if (condition_equal (&self->breakpoints[i].condition, condition))
      return (int) i;

  return -1;
}

bool
setdoku_player_add_breakpoint (SetdokuPlayer *self, const Condition *condition)
{
  int at;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self) && condition, false);
  g_return_val_if_fail (!condition_watches (condition) || condition->cell >= 0, false);

  at = setdoku_player_find_breakpoint (self, condition);
  if (at >= 0)
    {
      setdoku_player_enable_breakpoint (self, (unsigned) at, true);
      return true;
    }
  if (self->n_breakpoints == BREAKPOINTS_MAX)
    return false;

  self->breakpoints[self->n_breakpoints++] = (Breakpoint) { *condition, true };
  breakpoints_changed (self);
  return true;
}

void
setdoku_player_remove_breakpoint (SetdokuPlayer *self, unsigned i)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self) && i < self->n_breakpoints);

  self->n_breakpoints--;
  memmove (&self->breakpoints[i], &self->breakpoints[i + 1], (self->n_breakpoints - i) * sizeof *self->breakpoints);
  if (self->fired == (int) i)
    self->fired = -1;
  else if (self->fired > (int) i)
    self->fired--;
  breakpoints_changed (self);
}

void
setdoku_player_enable_breakpoint (SetdokuPlayer *self, unsigned i, bool enabled)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self) && i < self->n_breakpoints);

  if (self->breakpoints[i].enabled == enabled)
    return;
  self->breakpoints[i].enabled = enabled;
  breakpoints_changed (self);
}

int
setdoku_player_get_fired (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), -1);
  return self->fired;
}

void
setdoku_player_keep_breakpoints (SetdokuPlayer *self, const Topology *topology)
{
  unsigned kept = 0;

  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  if (topology_equal (topology, self->stops_on))
    return;
  topology_unref (self->stops_on);
  self->stops_on = topology_ref (topology);
  for (unsigned i = 0; i < self->n_breakpoints; i++)
    if (!condition_is_of_board (&self->breakpoints[i].condition))
      self->breakpoints[kept++] = self->breakpoints[i];
  if (kept == self->n_breakpoints)
    return;
  self->n_breakpoints = kept;
  breakpoints_changed (self);
}

/* Running to a condition. */

bool
player_drop_run (SetdokuPlayer *self)
{
  bool running = self->run != NULL;

  g_clear_pointer (&self->run, finder_free);
  return running;
}

void
player_forget_stop (SetdokuPlayer *self)
{
  self->fired = -1;
  self->not_found = 0;
}

void
setdoku_player_run_to (SetdokuPlayer *self, const Condition *conditions, unsigned n, int direction)
{
  Condition enabled[BREAKPOINTS_MAX];

  g_return_if_fail (SETDOKU_IS_PLAYER (self) && self->trace.strategy);
  g_return_if_fail (n <= CONDITIONS_MAX && (conditions || n == 0));

  self->run_breakpoints = n == 0;
  if (n == 0)
    {
      n = enabled_conditions (self, enabled, self->stop_of);
      conditions = enabled;
    }

  player_stop_playing (self);
  player_forget_stop (self);
  player_drop_run (self);
  self->playback.touched = PLACES_NONE;
  self->run_direction = direction < 0 ? -1 : 1;
  self->run = finder_new (self->timeline, conditions, n, direction);
  if (!self->run)
    g_warning ("There is no memory to look for an event.");
  player_emit_one (self, CHANGED);
}

bool
setdoku_player_is_finding (SetdokuPlayer *self, uint64_t *at)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), false);

  if (at)
    *at = self->run ? finder_position (self->run) : 0;
  return self->run != NULL;
}

void
setdoku_player_cancel_run (SetdokuPlayer *self)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  if (player_drop_run (self))
    player_emit_one (self, CHANGED);
}

uint64_t
setdoku_player_get_not_found (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 0);
  return self->not_found;
}

PlayerRun
player_run_on (SetdokuPlayer *self, bool grows)
{
  uint64_t     goal = self->run_direction > 0 ? UINT64_MAX : 0;
  FinderStatus status = lookout_run (self->run, self->run_direction, goal, RUN_NS);

  if (status == FINDER_RUNNING || (status == FINDER_NONE && self->run_direction > 0 && grows))
    return RUN_ON;

  if (status == FINDER_FOUND)
    {
      timeline_take (self->timeline, self->run);
      self->fired = self->run_breakpoints ? self->stop_of[finder_which (self->run)] : -1;
    }
  else
    self->not_found = MAX (finder_position (self->run), 1);
  player_drop_run (self);
  return status == FINDER_FOUND ? RUN_FOUND : RUN_NOT_FOUND;
}

/* The kinds at which playing stops, each a breakpoint of its own. */

unsigned
setdoku_player_get_stops (SetdokuPlayer *self)
{
  unsigned kinds = 0;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 0);

  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    {
      int i = setdoku_player_find_breakpoint (self, &CONDITION_KIND (kind));

      if (i >= 0 && self->breakpoints[i].enabled)
        kinds |= 1u << kind;
    }
  return kinds;
}

void
setdoku_player_set_stops (SetdokuPlayer *self, unsigned kinds)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    {
      int i = setdoku_player_find_breakpoint (self, &CONDITION_KIND (kind));

      if (kinds >> kind & 1)
        setdoku_player_add_breakpoint (self, &CONDITION_KIND (kind));
      else if (i >= 0)
        setdoku_player_remove_breakpoint (self, (unsigned) i);
    }
}
