/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-commands.c — the commands of Compare, when each can be given, and by which key. */
#include "setdoku-compare-private.h"

#include <glib/gi18n.h>

#include "model/search/strategy-choice.h"
#include "view/kit/command.h"
#include "view/kit/keys.h"
#include "view/kit/setdoku-speed.h"

static const char *const clock_ids[] = { [RACE_BY_EVENT] = "event", [RACE_BY_GUESS] = "guess", [RACE_BY_TIME] = "time" };

static SetdokuRace *
race_of (gpointer self)
{
  return SETDOKU_COMPARE (self)->race;
}

/* The clock. */

static void run_first (gpointer self, GVariant *value) { setdoku_race_seek (race_of (self), 0); }
static void run_last (gpointer self, GVariant *value) { setdoku_race_seek (race_of (self), G_MAXUINT64); }
static void run_back (gpointer self, GVariant *value) { setdoku_race_step (race_of (self), -1); }
static void run_forward (gpointer self, GVariant *value) { setdoku_race_step (race_of (self), 1); }

static void
run_play (gpointer self, GVariant *value)
{
  if (setdoku_race_is_playing (race_of (self)))
    setdoku_race_pause (race_of (self));
  else
    setdoku_race_play (race_of (self), 1);
}

static void run_play_back (gpointer self, GVariant *value) { setdoku_race_play (race_of (self), -1); }
static void run_play_on (gpointer self, GVariant *value) { setdoku_race_play (race_of (self), 1); }

static void
run_faster (gpointer self, GVariant *value)
{
  setdoku_race_set_speed (race_of (self), speed_beside (setdoku_race_get_speed (race_of (self)), 1));
}

static void
run_slower (gpointer self, GVariant *value)
{
  setdoku_race_set_speed (race_of (self), speed_beside (setdoku_race_get_speed (race_of (self)), -1));
}

static void run_speed (gpointer self, GVariant *speed) { setdoku_race_set_speed (race_of (self), g_variant_get_double (speed)); }

/* A share of the whole. */
static void
run_seek (gpointer self, GVariant *share)
{
  setdoku_race_seek (race_of (self),
                     (uint64_t) (CLAMP (g_variant_get_double (share), 0, 1) * (double) setdoku_race_get_end (race_of (self))));
}

static void
run_lock (gpointer self, GVariant *id)
{
  for (size_t clock = 0; clock < G_N_ELEMENTS (clock_ids); clock++)
    if (g_str_equal (clock_ids[clock], g_variant_get_string (id, NULL)))
      setdoku_race_set_clock (race_of (self), (RaceClock) clock);
}

static GVariant *get_lock (gpointer self) { return g_variant_new_string (clock_ids[setdoku_race_get_clock (race_of (self))]); }

/* Those who take part. */

static void
run_difference (gpointer data, GVariant *value)
{
  SetdokuCompare *self = data;

  self->was_finding = TRUE;
  setdoku_race_find_divergence (self->race, (unsigned) self->shown[0], (unsigned) self->shown[1]);
  compare_update_tick (self);
  compare_refresh (self);
}

static void run_show (gpointer self, GVariant *entrant) { compare_show (self, g_variant_get_int32 (entrant)); }
static void run_remove (gpointer self, GVariant *entrant) { compare_remove (self, g_variant_get_int32 (entrant)); }

static void
run_add (gpointer self, GVariant *id)
{
  const EntrantPreset *preset = entrant_preset_find (g_variant_get_string (id, NULL));
  g_autofree char *why = NULL;
  Trace entrant;

  if (!preset)
    return;
  entrant_from_preset (&entrant, preset);
  why = strategy_choice_refuse (entrant.strategy, SETDOKU_COMPARE (self)->puzzle.topology);
  if (!why)
    compare_add (self, &entrant);
}

static void
run_choose_add (gpointer self, GVariant *value)
{
  compare_hint_used (self);
  setdoku_compare_bar_choose_add (SETDOKU_COMPARE (self)->bar);
}

static void
run_choose_strategy (gpointer data, GVariant *value)
{
  SetdokuCompare *self = data;

  setdoku_compare_board_choose (self->boards[self->used]);
}

/* Said where there is none: whether there is one is not asked at each step, it costs a search. */
static void
run_another_way (gpointer data, GVariant *value)
{
  if (!compare_add_way (data))
    setdoku_compare_set_note (data, _("There is no other way to guess here."));
}

static void run_flame (gpointer self, GVariant *value) { compare_look_into (self, FALSE); }
static void run_merge (gpointer self, GVariant *value) { compare_look_into (self, TRUE); }
static void run_watched (gpointer self, GVariant *value) { g_signal_emit_by_name (self, "watched"); }
static void run_survey (gpointer self, GVariant *value) { g_signal_emit_by_name (self, "survey"); }
static void run_focus_board (gpointer self, GVariant *value) { setdoku_compare_focus (self); }

/* When. */

static gboolean is_active (gpointer self) { return SETDOKU_COMPARE (self)->active; }
static gboolean has_before (gpointer self) { return is_active (self) && setdoku_race_get_position (race_of (self)) > 0; }

static gboolean
has_after (gpointer self)
{
  return is_active (self) && setdoku_race_get_position (race_of (self)) < setdoku_race_get_end (race_of (self));
}

static gboolean
can_play (gpointer self)
{
  return is_active (self) && (setdoku_race_is_playing (race_of (self)) || has_after (self));
}

static gboolean
can_differ (gpointer data)
{
  SetdokuCompare *self = data;

  return self->active && self->shown[0] != self->shown[1] && !setdoku_race_is_finding (self->race);
}

static gboolean
can_merge (gpointer data)
{
  SetdokuCompare *self = data;

  return self->active && self->shown[0] != self->shown[1] && setdoku_race_get_puzzle (self->race);
}

/* Collections are of the classic board. */
static gboolean can_survey (gpointer self) { return is_active (self) && !SETDOKU_COMPARE (self)->puzzle.topology; }
static gboolean can_add (gpointer self) { return is_active (self) && setdoku_race_get_n (race_of (self)) < ENTRANTS_MAX; }
static gboolean can_remove (gpointer self) { return is_active (self) && setdoku_race_get_n (race_of (self)) > ENTRANTS_MIN; }

static const Command commands[] = {
  { "first", run_first, NULL, has_before },
  { "last", run_last, NULL, has_after },
  { "back", run_back, NULL, has_before },
  { "forward", run_forward, NULL, has_after },
  { "play", run_play, NULL, can_play },
  { "play-back", run_play_back, NULL, has_before },
  { "play-on", run_play_on, NULL, has_after },
  { "faster", run_faster, NULL, is_active },
  { "slower", run_slower, NULL, is_active },
  { "speed", run_speed, "d", is_active },
  { "seek", run_seek, "d", is_active },
  { "lock", run_lock, "s", is_active, get_lock },
  { "difference", run_difference, NULL, can_differ },
  { "show", run_show, "i", is_active },
  { "remove", run_remove, "i", can_remove },
  { "add", run_add, "s", can_add },
  { "choose-add", run_choose_add, NULL, can_add },
  { "another-way", run_another_way, NULL, can_add },
  { "watched", run_watched, NULL, can_add },
  { "flame", run_flame, NULL, is_active },
  { "merge", run_merge, NULL, can_merge },
  { "choose-strategy", run_choose_strategy, NULL, is_active },
  { "survey", run_survey, NULL, can_survey },
  { "focus-board", run_focus_board, NULL, is_active },
};

/* Keys, wherever the focus is in Compare but in fields and popovers: what a focused widget knows itself comes first. */

static const Key keys[] = {
  { GDK_KEY_space, 0, "play" },
  { GDK_KEY_k, 0, "play" },
  { GDK_KEY_j, 0, "play-back" },
  { GDK_KEY_l, 0, "play-on" },
  { GDK_KEY_comma, 0, "back" },
  { GDK_KEY_period, 0, "forward" },
  { GDK_KEY_Home, 0, "first" },
  { GDK_KEY_KP_Home, 0, "first" },
  { GDK_KEY_End, 0, "last" },
  { GDK_KEY_KP_End, 0, "last" },
  { GDK_KEY_plus, -1, "faster" },
  { GDK_KEY_equal, 0, "faster" },
  { GDK_KEY_KP_Add, 0, "faster" },
  { GDK_KEY_minus, 0, "slower" },
  { GDK_KEY_KP_Subtract, 0, "slower" },
  { GDK_KEY_f, 0, "difference" },
  { GDK_KEY_o, 0, "another-way" },
};

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuCompare *self)
{
  return self->active && !(modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) && !keys_are_typed (GTK_WIDGET (self))
         && keys_run (keys, G_N_ELEMENTS (keys), G_ACTION_GROUP (self->actions), keyval, modifiers);
}

static void
add_keys (SetdokuCompare *self, GtkWidget *widget)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (widget, key);
}

void
compare_add_commands (SetdokuCompare *self)
{
  self->actions = g_simple_action_group_new ();
  commands_add (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self);
  add_keys (self, GTK_WIDGET (self));
  add_keys (self, GTK_WIDGET (self->bar));
  /* Another view that has the key too is not in front. */
  keys_add_shortcut (GTK_WIDGET (self), GDK_KEY_s, GDK_ALT_MASK, "compare.choose-strategy", NULL);
}
