/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare-actions.c — the commands of Compare, when each can be given, and by which key. */
#include "compare-private.h"

#include "setdoku-transport.h"

static const char *const clock_ids[] = { [RACE_BY_EVENT] = "event", [RACE_BY_GUESS] = "guess", [RACE_BY_TIME] = "time" };

#define ACTION(name) static void name (GSimpleAction *action, GVariant *value, gpointer user)

ACTION (on_first)   { setdoku_race_seek (SETDOKU_COMPARE (user)->race, 0); }
ACTION (on_last)    { setdoku_race_seek (SETDOKU_COMPARE (user)->race, G_MAXUINT64); }
ACTION (on_back)    { setdoku_race_step (SETDOKU_COMPARE (user)->race, -1); }
ACTION (on_forward) { setdoku_race_step (SETDOKU_COMPARE (user)->race, 1); }

ACTION (on_play)
{
  SetdokuRace *race = SETDOKU_COMPARE (user)->race;

  if (setdoku_race_is_playing (race))
    setdoku_race_pause (race);
  else
    setdoku_race_play (race, 1);
}

ACTION (on_play_back) { setdoku_race_play (SETDOKU_COMPARE (user)->race, -1); }
ACTION (on_play_on)   { setdoku_race_play (SETDOKU_COMPARE (user)->race, 1); }

static void
change_speed (SetdokuCompare *self, int by)
{
  int index = CLAMP (transport_speed_index (setdoku_race_get_speed (self->race)) + by, 0, N_SPEEDS - 1);

  setdoku_race_set_speed (self->race, transport_speeds[index]);
}

ACTION (on_faster) { change_speed (user, 1); }
ACTION (on_slower) { change_speed (user, -1); }
ACTION (on_speed)  { setdoku_race_set_speed (SETDOKU_COMPARE (user)->race, g_variant_get_double (value)); }

/* A share of the whole. */
ACTION (on_seek)
{
  SetdokuRace *race = SETDOKU_COMPARE (user)->race;
  double share = CLAMP (g_variant_get_double (value), 0, 1);

  setdoku_race_seek (race, (uint64_t) (share * (double) setdoku_race_get_end (race)));
}

ACTION (on_lock)
{
  for (size_t clock = 0; clock < G_N_ELEMENTS (clock_ids); clock++)
    if (g_str_equal (clock_ids[clock], g_variant_get_string (value, NULL)))
      setdoku_race_set_clock (SETDOKU_COMPARE (user)->race, (RaceClock) clock);
}

ACTION (on_difference)
{
  SetdokuCompare *self = user;

  self->was_finding = TRUE;
  setdoku_race_find_divergence (self->race, (unsigned) self->shown[0], (unsigned) self->shown[1]);
  compare_update_tick (self);
  compare_refresh (self);
}

ACTION (on_show)   { compare_show (user, g_variant_get_int32 (value)); }
ACTION (on_remove) { compare_remove (user, g_variant_get_int32 (value)); }

ACTION (on_add)
{
  const EntrantPreset *preset = entrant_preset_find (g_variant_get_string (value, NULL));
  Entrant entrant;

  if (!preset)
    return;
  entrant_from_preset (&entrant, preset);
  compare_add (user, &entrant);
}

ACTION (on_choose_add)
{
  compare_hint_used (user);
  setdoku_compare_bar_choose_add (SETDOKU_COMPARE (user)->bar);
}

ACTION (on_choose_strategy)
{
  SetdokuCompare *self = user;

  setdoku_compare_board_choose (self->boards[self->used]);
}

ACTION (on_survey) { g_signal_emit_by_name (user, "survey"); }
ACTION (on_focus_board) { setdoku_compare_focus (user); }

static const GActionEntry entries[] = {
  { "first", on_first },
  { "last", on_last },
  { "back", on_back },
  { "forward", on_forward },
  { "play", on_play },
  { "play-back", on_play_back },
  { "play-on", on_play_on },
  { "faster", on_faster },
  { "slower", on_slower },
  { "speed", on_speed, "d" },
  { "seek", on_seek, "d" },
  { "lock", NULL, "s", "'event'", on_lock },
  { "difference", on_difference },
  { "show", on_show, "i" },
  { "remove", on_remove, "i" },
  { "add", on_add, "s" },
  { "choose-add", on_choose_add },
  { "choose-strategy", on_choose_strategy },
  { "survey", on_survey },
  { "focus-board", on_focus_board },
};

/* Keys, wherever the focus is in Compare but in fields and popovers: what a focused widget knows itself comes first. */

static const struct { guint keyval; const char *action; } keys[] = {
  { GDK_KEY_space, "play" },
  { GDK_KEY_k, "play" },
  { GDK_KEY_j, "play-back" },
  { GDK_KEY_l, "play-on" },
  { GDK_KEY_comma, "back" },
  { GDK_KEY_period, "forward" },
  { GDK_KEY_Home, "first" },
  { GDK_KEY_KP_Home, "first" },
  { GDK_KEY_End, "last" },
  { GDK_KEY_KP_End, "last" },
  { GDK_KEY_plus, "faster" },
  { GDK_KEY_equal, "faster" },
  { GDK_KEY_KP_Add, "faster" },
  { GDK_KEY_minus, "slower" },
  { GDK_KEY_KP_Subtract, "slower" },
  { GDK_KEY_f, "difference" },
};

static gboolean
is_elsewhere (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && (GTK_IS_TEXT (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER));
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuCompare *self)
{
  if (!self->active || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) || is_elsewhere (GTK_WIDGET (self)))
    return FALSE;
  for (size_t i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].keyval == gdk_keyval_to_lower (keyval))
      {
        if (g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), keys[i].action))
          g_action_group_activate_action (G_ACTION_GROUP (self->actions), keys[i].action, NULL);
        return TRUE;
      }
  return FALSE;
}

static void
add_keys (SetdokuCompare *self, GtkWidget *widget)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_BUBBLE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (widget, key);
}

/* Wherever the focus is; another view that has the key too is not in front. */
static void
add_shortcut (SetdokuCompare *self, guint keyval, const char *action)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (keyval, GDK_ALT_MASK),
                                                          gtk_named_action_new (action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
compare_add_actions (SetdokuCompare *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  add_keys (self, GTK_WIDGET (self));
  add_keys (self, GTK_WIDGET (self->bar));
  add_shortcut (self, GDK_KEY_s, "compare.choose-strategy");
}

static void
enable (SetdokuCompare *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

void
compare_update_actions (SetdokuCompare *self)
{
  static const char *const always[] = { "faster", "slower", "speed", "seek", "show", "survey", "focus-board", "choose-strategy" };
  unsigned n = setdoku_race_get_n (self->race);
  uint64_t position = setdoku_race_get_position (self->race), end = setdoku_race_get_end (self->race);
  gboolean playing = setdoku_race_is_playing (self->race), more = position < end;

  for (size_t i = 0; i < G_N_ELEMENTS (always); i++)
    enable (self, always[i], self->active);
  enable (self, "first", self->active && position > 0);
  enable (self, "back", self->active && position > 0);
  enable (self, "play-back", self->active && position > 0);
  enable (self, "last", self->active && more);
  enable (self, "forward", self->active && more);
  enable (self, "play", self->active && (playing || more));
  enable (self, "play-on", self->active && more);
  enable (self, "lock", self->active);
  enable (self, "difference", self->active && self->shown[0] != self->shown[1]
                              && !setdoku_race_is_finding (self->race));
  enable (self, "add", self->active && n < ENTRANTS_MAX);
  enable (self, "choose-add", self->active && n < ENTRANTS_MAX);
  enable (self, "remove", self->active && n > ENTRANTS_MIN);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "lock")),
                             g_variant_new_string (clock_ids[setdoku_race_get_clock (self->race)]));
}
