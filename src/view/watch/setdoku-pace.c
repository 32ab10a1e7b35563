/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-pace.h"

#include <glib/gi18n.h>

#include "model/explain/explain.h"
#include "model/keep/settings.h"
#include "model/search/playback.h"

#define WATCH_RAMP "watch-ramp"          /* in the setting "hints-seen" */

enum {
  SAY_US     = 3 * 1000 * 1000,          /* while playing fast (UX §14) */
  MEASURE_US = 500 * 1000                /* how often the pace is measured */
};

struct _SetdokuPace
{
  GObject        parent_instance;

  SetdokuPlayer *player;
  GSettings     *settings;               /* NULL: no schema */
  gboolean       playing;                /* as far as was heard */
  double         ramp_to, ramp_back;     /* events/s: of the first search ever, and what comes after it; 0: it is not that */
  int64_t        said_at;                /* monotonic µs; 0: not yet */
  int64_t        rate_time;              /* when the rate was measured last, and where the cursor stood */
  uint64_t       rate_cursor;
  double         rate;                   /* events/s */
};

G_DEFINE_FINAL_TYPE (SetdokuPace, setdoku_pace, G_TYPE_OBJECT)

static guint paused_signal;

/* The ramp. */

void
setdoku_pace_begin (SetdokuPace *self)
{
  double speed = setdoku_player_get_speed (self->player);

  if (!self->settings || setdoku_settings_list_has (self->settings, "hints-seen", WATCH_RAMP)
      || setdoku_player_get_cursor (self->player) > 0 || self->ramp_to > 0)
    return;
  setdoku_settings_list_add (self->settings, "hints-seen", WATCH_RAMP);
  self->ramp_to = MIN (speed, SETDOKU_PLAYER_SPEED_FLOW);
  self->ramp_back = speed;
  setdoku_player_set_speed (self->player, MIN (PLAYBACK_RAMP_FIRST, self->ramp_to));
}

static void
end_ramp (SetdokuPace *self)
{
  if (self->ramp_to <= 0)
    return;
  self->ramp_to = 0;
  setdoku_player_set_speed (self->player, self->ramp_back);
}

void
setdoku_pace_choose (SetdokuPace *self, double speed)
{
  self->ramp_to = 0;
  setdoku_player_set_speed (self->player, speed);
}

static void
move_ramp (SetdokuPace *self)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player);

  if (self->ramp_to <= 0)
    return;
  if (!setdoku_player_is_playing (self->player) || setdoku_player_get_direction (self->player) < 0)
    end_ramp (self);
  else if (setdoku_player_get_event (self->player)->kind == EVENT_WIPEOUT)
    setdoku_player_pause (self->player);         /* which ends the ramp too */
  else
    setdoku_player_set_speed (self->player, playback_ramp (cursor, self->ramp_to));
}

/* Where it is. */

gboolean
setdoku_pace_is_brisk (SetdokuPace *self)
{
  return setdoku_player_is_playing (self->player) && setdoku_player_get_speed (self->player) > PLAYBACK_RAMP_FIRST;
}

gboolean
setdoku_pace_move (SetdokuPace *self)
{
  move_ramp (self);
  return !setdoku_pace_is_brisk (self);
}

char *
setdoku_pace_dup_text (SetdokuPace *self)
{
  int64_t now = g_get_monotonic_time ();
  gboolean first = !self->said_at;
  g_autofree char *count = NULL;

  if (!setdoku_pace_is_brisk (self) || (!first && now - self->said_at < SAY_US))
    return NULL;
  self->said_at = now;
  if (first)
    return NULL;
  count = explain_count (setdoku_player_get_cursor (self->player));
  /* Translators: number of an event, number of open guesses; said while the search plays */
  return g_strdup_printf (_("Event %s, depth %d"), count, setdoku_player_get_event (self->player)->depth);
}

double
setdoku_pace_measure (SetdokuPace *self)
{
  int64_t now = g_get_monotonic_time (), passed = now - self->rate_time;
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  uint64_t moved = cursor > self->rate_cursor ? cursor - self->rate_cursor : self->rate_cursor - cursor;

  if (passed < MEASURE_US)
    return self->rate;
  self->rate = self->rate_time ? (double) moved * 1e6 / (double) passed : setdoku_player_get_speed (self->player);
  self->rate_time = now;
  self->rate_cursor = cursor;
  return self->rate;
}

static void
on_changed (SetdokuPace *self)
{
  gboolean played = self->playing;

  self->playing = setdoku_player_is_playing (self->player);
  if (self->playing && !played)
    {
      self->said_at = self->rate_time = 0;
      self->rate = setdoku_player_get_speed (self->player);
    }
  else if (played && !self->playing)
    {
      end_ramp (self);
      g_signal_emit (self, paused_signal, 0);
    }
}

/* Object. */

static void
setdoku_pace_finalize (GObject *object)
{
  SetdokuPace *self = SETDOKU_PACE (object);

  g_clear_object (&self->settings);
  g_object_unref (self->player);
  G_OBJECT_CLASS (setdoku_pace_parent_class)->finalize (object);
}

static void
setdoku_pace_class_init (SetdokuPaceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_pace_finalize;
  paused_signal = g_signal_new ("paused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_pace_init (SetdokuPace *self)
{
}

SetdokuPace *
setdoku_pace_new (SetdokuSearch *search, GSettings *settings)
{
  SetdokuPace *self = g_object_new (SETDOKU_TYPE_PACE, NULL);

  self->player = g_object_ref (setdoku_search_get_player (search));
  g_set_object (&self->settings, settings);
  g_signal_connect_object (self->player, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (search, "starting", G_CALLBACK (end_ramp), self, G_CONNECT_SWAPPED);
  return self;
}
