/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "player-private.h"

enum { DRAIN_MAX = MAILBOX_ROOM, DRAIN_US = 1000 };                  /* batches and time a tick */

static unsigned signals[N_SIGNALS], found_signal;

G_DEFINE_FINAL_TYPE (SetdokuPlayer, setdoku_player, G_TYPE_OBJECT)

static void
drop_search (SetdokuPlayer *self)
{
  scout_clear (&self->scout);
  player_drop_run (self);
  player_forget_stop (self);
  playback_reset (&self->playback);
  g_clear_pointer (&self->timeline, timeline_free);
  self->playback.touched = PLACES_NONE;
  self->trace.strategy = NULL;
  topology_unref (self->trace.topology);
  self->trace.topology = NULL;
  self->generation++;
  self->valid = 0;
  self->playing = false;
}

static void
setdoku_player_dispose (GObject *object)
{
  drop_search (SETDOKU_PLAYER (object));
  G_OBJECT_CLASS (setdoku_player_parent_class)->dispose (object);
}

static void
setdoku_player_finalize (GObject *object)
{
  player_clear_bookmarks (SETDOKU_PLAYER (object));
  topology_unref (SETDOKU_PLAYER (object)->stops_on);
  G_OBJECT_CLASS (setdoku_player_parent_class)->finalize (object);
}

static void
setdoku_player_class_init (SetdokuPlayerClass *klass)
{
  const char *const names[N_SIGNALS] = {
    [MOVED] = "moved", [EXPLORED] = "explored", [CHANGED] = "changed", [MARKS_CHANGED] = "marks-changed",
  };

  G_OBJECT_CLASS (klass)->dispose = setdoku_player_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_player_finalize;
  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
  found_signal = g_signal_new ("found", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
setdoku_player_init (SetdokuPlayer *self)
{
  player_init_bookmarks (self);
  self->fired = -1;
  self->playback.direction = 1;
  self->playback.speed = SETDOKU_PLAYER_SPEED_DEFAULT;
}

SetdokuPlayer *
setdoku_player_new (void)
{
  return g_object_new (SETDOKU_TYPE_PLAYER, NULL);
}

void
player_emit (SetdokuPlayer *self, const bool wanted[N_SIGNALS])
{
  unsigned generation = self->generation;

  /* A handler may also let go of the player. */
  g_object_ref (self);
  for (int i = 0; i < N_SIGNALS; i++)
    if (wanted[i] && self->generation == generation)
      g_signal_emit (self, signals[i], 0);
  g_object_unref (self);
}

void
setdoku_player_start (SetdokuPlayer *self, const Trace *wanted)
{
  Explorer *explorer;
  bool others = false;
  Trace trace;

  g_return_if_fail (SETDOKU_IS_PLAYER (self));
  g_return_if_fail (wanted && wanted->strategy);

  /* It may be this player's own. */
  trace = *wanted;
  topology_ref (trace.topology);
  drop_search (self);

  setdoku_player_keep_breakpoints (self, trace.topology);
  self->trace = trace;
  self->timeline = timeline_new (&trace, timeline_budget (&trace));
  explorer = explorer_new (&trace, timeline_budget (&trace));
  if (self->timeline && explorer)
    {
      others = player_choose_bookmarks (self);
      scout_start (&self->scout, explorer);
    }
  else
    {
      g_warning ("There is no memory for a search.");
      self->trace.strategy = NULL;
      topology_unref (self->trace.topology);
      self->trace.topology = NULL;
      g_clear_pointer (&self->timeline, timeline_free);
      explorer_free (explorer);
    }

  player_emit (self, (bool[N_SIGNALS]) { [CHANGED] = true, [MARKS_CHANGED] = others });
}

void
setdoku_player_clear (SetdokuPlayer *self)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  if (!self->trace.strategy)
    return;
  drop_search (self);
  player_emit_one (self, CHANGED);
}

const Trace *
setdoku_player_get_trace (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), NULL);
  return self->trace.strategy ? &self->trace : NULL;
}

const Strategy *
setdoku_player_get_strategy (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), NULL);
  return self->trace.strategy;
}

/* What is known. */

bool
setdoku_player_is_exploring (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), false);
  return self->trace.strategy && self->scout.wanted && !timeline_ended (self->timeline);
}

void
setdoku_player_stop_exploring (SetdokuPlayer *self)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  if (!setdoku_player_is_exploring (self))
    return;
  scout_stop (&self->scout);
  player_emit_one (self, CHANGED);
}

void
setdoku_player_go_on_exploring (SetdokuPlayer *self)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));

  if (!self->trace.strategy || self->scout.wanted || timeline_ended (self->timeline))
    return;
  scout_go_on (&self->scout);
  player_emit_one (self, CHANGED);
}

bool
setdoku_player_is_ended (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), false);
  return self->trace.strategy && timeline_ended (self->timeline);
}

uint64_t
setdoku_player_get_length (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 0);
  return self->trace.strategy ? timeline_length (self->timeline) : 0;
}

uint64_t
setdoku_player_get_explored (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), 0);
  return self->trace.strategy ? timeline_explored (self->timeline) : 0;
}

const Counters *
setdoku_player_get_totals (SetdokuPlayer *self)
{
  static const Counters nothing = { 0 };

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), &nothing);
  return self->trace.strategy ? timeline_totals (self->timeline) : &nothing;
}

Outcome
setdoku_player_get_outcome (SetdokuPlayer *self)
{
  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), OUTCOME_RUNNING);
  return self->trace.strategy ? timeline_outcome (self->timeline) : OUTCOME_RUNNING;
}

void
setdoku_player_profile (SetdokuPlayer *self, uint64_t first, uint64_t last, int n, DepthColumn *columns)
{
  g_return_if_fail (SETDOKU_IS_PLAYER (self));
  g_return_if_fail (n >= 0 && (n == 0 || columns));

  if (self->trace.strategy)
    timeline_profile (self->timeline, first, last, n, columns);
  else
    for (int i = 0; i < n; i++)
      columns[i] = (DepthColumn) { 0 };
}

/* True: more is known than before. What does not fit in this frame waits for the next. */
static bool
drain (SetdokuPlayer *self)
{
  int64_t start = g_get_monotonic_time ();
  bool any = false;

  for (int i = 0; i < DRAIN_MAX && g_get_monotonic_time () - start < DRAIN_US; i++)
    {
      Batch *batch = scout_take (&self->scout);

      if (!batch)
        break;
      any = true;
      /* Without this batch the following ones are of no use: no memory, no further exploring. */
      if (!timeline_accept (self->timeline, batch))
        scout_clear (&self->scout);
    }

  return any;
}

/* The timeline may still become longer. */
static bool
grows (SetdokuPlayer *self)
{
  bool beyond_horizon = timeline_explored (self->timeline) > timeline_length (self->timeline);

  return !beyond_horizon && !timeline_ended (self->timeline) && scout_has_more (&self->scout);
}

/* One frame of playing. True: it has come to its end. */
static bool
play_on (SetdokuPlayer *self, int64_t now)
{
  if (playback_advance (&self->playback, self->timeline, now, grows (self)) != PLAYBACK_STOPPED)
    return false;

  if (self->playback.stopped_by >= 0)
    self->fired = self->stop_of[self->playback.stopped_by];
  player_stop_playing (self);
  return true;
}

bool
setdoku_player_tick (SetdokuPlayer *self, int64_t now)
{
  bool explored, moved, stopped = false, more;
  PlayerRun run = RUN_ON;
  unsigned generation;
  uint64_t from;

  g_return_val_if_fail (SETDOKU_IS_PLAYER (self), false);

  if (!self->trace.strategy)
    return false;

  explored = drain (self);
  from = timeline_cursor (self->timeline);
  if (self->playing)
    stopped = play_on (self, now);
  else
    self->playback.touched = PLACES_NONE;
  if (self->run)
    {
      run = player_run_on (self, grows (self));
      stopped |= run != RUN_ON;
      explored = true;
    }
  moved = timeline_cursor (self->timeline) != from;
  if (moved)
    self->valid = 0;

  g_object_ref (self);
  generation = self->generation;
  player_emit (self, (bool[N_SIGNALS]) { [EXPLORED] = explored, [MOVED] = moved, [CHANGED] = stopped });
  if (run != RUN_ON && self->generation == generation)
    g_signal_emit (self, found_signal, 0, run == RUN_FOUND);
  more = self->trace.strategy && (self->playing || self->run || scout_has_more (&self->scout));
  g_object_unref (self);
  return more;
}
