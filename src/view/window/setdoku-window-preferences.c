/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-preferences.c — the choices that concern the window: taken when it opens, and whenever they change. */
#include "setdoku-window-private.h"

#include "model/keep/settings.h"

/* Events a second; "last" has none of its own. */
static const struct { const char *nick; double speed; } start_speeds[] = {
  { "slow", 1 }, { "usual", 4 }, { "quick", 15 }, { "fast", 60 },
};

static gboolean
is_chosen (SetdokuWindow *self,
           const char    *key,
           const char    *nick)
{
  g_autofree char *chosen = setdoku_settings_get_string (self->settings, key, "");

  return g_str_equal (chosen, nick);
}

static void
take_start_speed (SetdokuWindow *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (start_speeds); i++)
    if (is_chosen (self, "start-speed", start_speeds[i].nick))
      setdoku_watch_set_speed (self->watch, start_speeds[i].speed);
}

static void
take_shown (SetdokuWindow *self)
{
  WatchCandidates candidates = is_chosen (self, "show-candidates", "everywhere") ? WATCH_CANDIDATES_EVERYWHERE
                               : is_chosen (self, "show-candidates", "never") ? WATCH_CANDIDATES_NEVER
                               : WATCH_CANDIDATES_EXPLAINED;

  setdoku_watch_set_shown (self->watch, candidates, setdoku_settings_get_boolean (self->settings, "shade-guesses", true));
  setdoku_window_shade_compare (self);
}

static void
take_find_all (SetdokuWindow *self)
{
  setdoku_watch_set_find_all (self->watch, setdoku_settings_get_boolean (self->settings, "find-all", false));
}

static void
take_panel_side (SetdokuWindow *self)
{
  gboolean start = is_chosen (self, "panel-side", "start");

  setdoku_layout_set_panel_at_start (self->layout, start);
  setdoku_part_set_class (self->panel, "at-start", start);
}

static const struct {
  const char *key;
  void      (*take) (SetdokuWindow *self);
} choices[] = {
  { "show-candidates", take_shown },
  { "shade-guesses", take_shown },
  { "find-all", take_find_all },
  { "panel-side", take_panel_side },
};

static void
on_changed (GSettings     *settings,
            const char    *key,
            SetdokuWindow *self)
{
  for (size_t i = 0; i < G_N_ELEMENTS (choices); i++)
    if (g_str_equal (choices[i].key, key))
      choices[i].take (self);
}

void
setdoku_window_follow_settings (SetdokuWindow *self)
{
  take_start_speed (self);
  for (size_t i = 0; i < G_N_ELEMENTS (choices); i++)
    choices[i].take (self);
  if (self->settings)
    g_signal_connect_object (self->settings, "changed", G_CALLBACK (on_changed), self, 0);
}
