/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-first.c — the pace of the first search that somebody ever watches: one event a second, each of them said, then faster
 * and faster up to the chosen speed, and a stop where it fails for the first time. And what is said of one that plays too
 * fast for that: where it is, now and then. */
#include <glib/gi18n.h>
#include <math.h>

#include "compat.h"
#include "model/settings.h"
#include "watch-private.h"

#define WATCH_RAMP "watch-ramp"          /* in the setting "hints-seen" */

enum { RAMP_SLOW = 10 };                 /* events at the first pace */

#define RAMP_FIRST   1.0                 /* events/s */
#define RAMP_FACTOR  1.5                 /* from one event to the next */

enum { SAY_US = 3 * 1000 * 1000 };       /* while playing fast (UX §14) */

void
watch_ramp_begin (SetdokuWatch *self)
{
  if (!self->settings || setdoku_settings_list_has (self->settings, "hints-seen", WATCH_RAMP)
      || setdoku_player_get_cursor (self->player) > 0 || self->ramp_to > 0)
    return;
  setdoku_settings_list_add (self->settings, "hints-seen", WATCH_RAMP);
  self->ramp_to = MIN (setdoku_player_get_speed (self->player), SETDOKU_PLAYER_SPEED_FLOW);
  self->ramp_back = setdoku_player_get_speed (self->player);
  setdoku_player_set_speed (self->player, MIN (RAMP_FIRST, self->ramp_to));
}

void
watch_ramp_end (SetdokuWatch *self, gboolean restore)
{
  double back = self->ramp_back;

  if (self->ramp_to <= 0)
    return;
  self->ramp_to = 0;
  if (restore)
    setdoku_player_set_speed (self->player, back);
}

/* The cursor moved on: so does the pace. */
void
watch_ramp_moved (SetdokuWatch *self)
{
  uint64_t cursor = setdoku_player_get_cursor (self->player);
  double speed;

  if (self->ramp_to <= 0)
    return;
  if (!setdoku_player_is_playing (self->player) || setdoku_player_get_direction (self->player) < 0)
    {
      watch_ramp_end (self, TRUE);
      return;
    }
  if (setdoku_player_get_event (self->player)->kind == EVENT_WIPEOUT)
    {
      setdoku_player_pause (self->player);       /* which ends the ramp too */
      return;
    }

  watch_announce (self);
  speed = cursor <= RAMP_SLOW ? RAMP_FIRST : pow (RAMP_FACTOR, (double) (cursor - RAMP_SLOW));
  setdoku_player_set_speed (self->player, MIN (speed, self->ramp_to));
}

void
watch_say_pace (SetdokuWatch *self)
{
  int64_t now = g_get_monotonic_time ();
  g_autofree char *count = NULL, *text = NULL;

  if (!setdoku_player_is_playing (self->player) || self->ramp_to > 0
      || setdoku_player_get_speed (self->player) <= RAMP_FIRST || !gtk_widget_get_mapped (GTK_WIDGET (self->grid)))
    return;
  if (self->said_at && now - self->said_at < SAY_US)
    return;
  if (self->said_at)
    {
      count = explain_count (setdoku_player_get_cursor (self->player));
      /* Translators: number of an event, number of open guesses; said while the search plays */
      text = g_strdup_printf (_("Event %s, depth %d"), count, setdoku_player_get_event (self->player)->depth);
      compat_announce (GTK_WIDGET (self->grid), text);
    }
  self->said_at = now;
}
