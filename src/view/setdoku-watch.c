/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-watch.c — see setdoku-watch.h. Whatever happens, the whole picture is computed anew from the player and
 * the few things that the viewer asked for; widgets below compare and draw what changed. */
#include "setdoku-watch.h"

#include <string.h>

#include "model/settings.h"
#include "setdoku-style.h"
#include "watch-private.h"

enum { CALM_US = 334 * 1000 };         /* reduced motion: the board changes at most three times a second (UX §9) */

#define SPEED_CALM 2.0                 /* events/s, up to which a set table is built up line by line */

G_DEFINE_FINAL_TYPE (SetdokuWatch, setdoku_watch, G_TYPE_OBJECT)

enum { SETTINGS_CHANGED, CONTINUE, PLAY_PUZZLE, MARKS_EDITED, REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
watch_ready (SetdokuWatch *self)
{
  return setdoku_player_get_strategy (self->player) != NULL;
}

void
watch_inspect (SetdokuWatch *self, int cell, int why)
{
  if (cell == self->inspected && why == self->why)
    return;
  self->inspected = cell;
  self->why = why;
  self->hovered_row = -1;
  if (cell >= 0)
    setdoku_player_pause (self->player);
  watch_refresh (self);
  if (cell >= 0)
    watch_announce (self);
}

void
watch_hint_used (SetdokuWatch *self)
{
  self->hint_used = TRUE;
  setdoku_settings_list_add (self->settings, "hints-seen", WATCH_HINT);
}

/* Time. */

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  SetdokuWatch *self = data;
  gboolean more = setdoku_player_tick (self->player, gdk_frame_clock_get_frame_time (clock));

  if (more)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
watch_update_tick (SetdokuWatch *self)
{
  gboolean wanted = self->active && watch_ready (self)
                    && (setdoku_player_is_playing (self->player) || setdoku_player_is_exploring (self->player)
                        || setdoku_player_is_finding (self->player, NULL));

  if (wanted && !self->tick)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->grid), on_tick, self, NULL);
  else if (!self->active && self->tick)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self->grid), self->tick);
      self->tick = 0;
    }
}

/* The player. */

static gboolean
is_too_soon (SetdokuWatch *self)
{
  return watch_is_fast (self) && !setdoku_style_get_animations (setdoku_style_get_default ())
      && g_get_monotonic_time () - self->drawn_at < CALM_US;
}

static void
on_moved (SetdokuWatch *self)
{
  watch_forget_rescue (self);
  if (setdoku_player_get_cursor (self->player) > 0)
    self->wanted_step = 0;
  if (!self->active || is_too_soon (self))
    return;
  watch_refresh (self);
  watch_ramp_moved (self);
  watch_say_pace (self);
  if (!setdoku_player_is_playing (self->player))
    watch_announce (self);
  else if (setdoku_player_get_speed (self->player) <= SPEED_CALM
           && setdoku_style_get_animations (setdoku_style_get_default ()))
    setdoku_watch_panel_appear (self->panel, (int) (1000 / setdoku_player_get_speed (self->player) * 0.8));
}

static void
on_explored (SetdokuWatch *self)
{
  if (!self->active)
    return;
  watch_go_to_wanted (self);
  setdoku_transport_update (self->bar);
  watch_refresh_heading (self);
  watch_refresh_tries (self);
  watch_update_actions (self);
}

static void
on_changed (SetdokuWatch *self)
{
  gboolean playing = setdoku_player_is_playing (self->player);
  gboolean paused = self->was_playing && !playing;

  if (playing && !self->was_playing)
    {
      self->said_at = 0;
      self->rate_time = 0;
      self->rate = setdoku_player_get_speed (self->player);
    }
  self->was_playing = playing;
  if (paused)
    watch_ramp_end (self, TRUE);
  memset (self->touched_at, 0, sizeof self->touched_at);
  watch_update_tick (self);
  watch_refresh (self);
  if (paused && self->active)
    watch_announce (self);
}

static void
on_marks_changed (SetdokuWatch *self)
{
  if (!self->loading)
    g_signal_emit (self, signals[MARKS_EDITED], 0);
}

/* The grid and the panel. */

static void
on_pressed (SetdokuGrid *grid, int cell, int n_press, guint modifiers, SetdokuWatch *self)
{
  if (!self->active || !watch_ready (self))
    return;
  watch_hint_used (self);
  if (n_press == 2 && cell >= 0)
    g_action_group_activate_action (G_ACTION_GROUP (self->actions), "go-to-placing", g_variant_new_int32 (cell));
  else
    watch_inspect (self, cell, watch_pointed_candidate (self, cell));
}

static void
on_menu (SetdokuGrid *grid, int cell, double x, double y, SetdokuWatch *self)
{
  if (self->active)
    watch_open_menu (self, cell, x, y);
}

static gboolean
on_key (SetdokuGrid *grid, guint keyval, guint keycode, guint modifiers, SetdokuWatch *self)
{
  return watch_key (self, keyval, keycode, modifiers);
}

static gboolean
on_strip_key (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers, SetdokuWatch *self)
{
  return watch_key (self, keyval, keycode, modifiers);
}

static void
on_row_hovered (SetdokuWatchPanel *panel, int row, SetdokuWatch *self)
{
  self->hovered_row = row;
  if (self->active && watch_ready (self))
    watch_refresh_board (self, watch_is_fast (self));
}

static void
on_digit_hovered (SetdokuWatchPanel *panel, int digit, SetdokuWatch *self)
{
  self->hovered_digit = digit;
  if (self->active && watch_ready (self))
    watch_refresh_board (self, watch_is_fast (self));
}

static void
on_digit_clicked (SetdokuWatchPanel *panel, int digit, SetdokuWatch *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "why-not", g_variant_new_int32 (digit));
}

static void
on_guess_chosen (SetdokuWatchPanel *panel, int cell, SetdokuWatch *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "go-to-placing", g_variant_new_int32 (cell));
}

/* Starting. */

void
watch_restart (SetdokuWatch *self)
{
  self->stale = TRUE;
  if (!self->active)
    return;
  self->stale = FALSE;
  self->inspected = -1;
  self->why = 0;
  self->hovered_row = -1;
  self->hovered_digit = 0;
  watch_forget_rescue (self);
  watch_ramp_end (self, TRUE);
  self->loading++;
  setdoku_player_start_steered (self->player, self->strategy, &self->board, &self->options, self->seed,
                                watch_get_steering (self));
  self->loading--;
  watch_take_marks (self);
  setdoku_strip_reset (setdoku_transport_get_strip (self->bar));
  watch_reset_tree (self);
}

void
watch_chosen (SetdokuWatch *self)
{
  watch_forget_address (self);
  watch_forget_forks (self);
  watch_restart (self);
  g_signal_emit (self, signals[SETTINGS_CHANGED], 0);
}

void
watch_continue (SetdokuWatch *self)
{
  setdoku_player_pause (self->player);
  g_signal_emit (self, signals[CONTINUE], 0);
}

void
watch_play_puzzle (SetdokuWatch *self)
{
  setdoku_player_pause (self->player);
  g_signal_emit (self, signals[PLAY_PUZZLE], 0);
}

/* Object. */

static void
setdoku_watch_dispose (GObject *object)
{
  SetdokuWatch *self = SETDOKU_WATCH (object);

  if (self->grid && self->tick)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->grid), self->tick);
  self->tick = 0;
  if (self->menu && gtk_widget_get_parent (self->menu))
    gtk_widget_unparent (self->menu);
  self->menu = NULL;
  setdoku_job_clear (&self->rescue);
  watch_remove_steer (self);
  watch_remove_heat (self);
  watch_remove_tree (self);
  watch_remove_bookmarks (self);
  watch_remove_why (self);
  explanation_clear (&self->explanation);
  g_clear_pointer (&self->deduction, g_free);
  g_clear_pointer (&self->wanted, document_free);
  g_clear_pointer (&self->strange, document_free);
  if (self->player)
    {
      g_signal_handlers_disconnect_by_data (self->player, self);
      setdoku_player_clear (self->player);
    }
  g_clear_object (&self->player);
  g_clear_object (&self->panel);
  g_clear_object (&self->bar);
  g_clear_object (&self->heading);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  g_clear_object (&self->grid);
  G_OBJECT_CLASS (setdoku_watch_parent_class)->dispose (object);
}

static void
setdoku_watch_class_init (SetdokuWatchClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_watch_dispose;
  signals[SETTINGS_CHANGED] = g_signal_new ("settings-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CONTINUE] = g_signal_new ("continue", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY_PUZZLE] = g_signal_new ("play-puzzle", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MARKS_EDITED] = g_signal_new ("marks-edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
build_heading (SetdokuWatch *self)
{
  GtkWidget *name = gtk_label_new (NULL), *position = gtk_label_new (NULL);

  self->heading = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->heading_name = GTK_LABEL (name);
  self->heading_position = GTK_LABEL (position);
  gtk_widget_set_valign (self->heading, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (self->heading_name, PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->heading_position, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "h3");
  gtk_widget_add_css_class (position, "small");
  gtk_widget_add_css_class (position, "dim");
  gtk_widget_add_css_class (position, "num");
  gtk_box_append (GTK_BOX (self->heading), name);
  gtk_box_append (GTK_BOX (self->heading), position);
}

static void
setdoku_watch_init (SetdokuWatch *self)
{
  self->player = setdoku_player_new ();
  self->panel = g_object_ref_sink (SETDOKU_WATCH_PANEL (setdoku_watch_panel_new ()));
  self->bar = g_object_ref_sink (SETDOKU_TRANSPORT (setdoku_transport_new (self->player)));
  build_heading (self);
  self->actions = g_simple_action_group_new ();
  self->settings = setdoku_settings_new ();
  self->strategy = strategies[0];
  self->options = self->strategy->defaults;
  self->stale = TRUE;
  self->inspected = self->hovered_row = -1;
  self->explanation.cell = -1;

  watch_add_actions (self);
  watch_add_log (self);
  watch_update_actions (self);
  setdoku_watch_panel_set_strategy (self->panel, self->strategy, &self->options);
  g_signal_connect_swapped (self->player, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (self->player, "explored", G_CALLBACK (on_explored), self);
  g_signal_connect_swapped (self->player, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (self->player, "marks-changed", G_CALLBACK (on_marks_changed), self);
  g_signal_connect_object (self->panel, "row-hovered", G_CALLBACK (on_row_hovered), self, 0);
  g_signal_connect_object (self->panel, "digit-hovered", G_CALLBACK (on_digit_hovered), self, 0);
  g_signal_connect_object (self->panel, "digit-clicked", G_CALLBACK (on_digit_clicked), self, 0);
  g_signal_connect_object (self->panel, "guess-chosen", G_CALLBACK (on_guess_chosen), self, 0);
}

/* Alt and a letter, wherever the focus is; the actions are off while another view is in front. */
static void
add_shortcut (SetdokuWatch *self, guint keyval, const char *action, const char *target)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (keyval, GDK_ALT_MASK), gtk_named_action_new (action));

  if (target)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_string (target));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (GTK_WIDGET (self->bar), controller);
}

SetdokuWatch *
setdoku_watch_new (SetdokuGrid *grid)
{
  SetdokuWatch *self = g_object_new (SETDOKU_TYPE_WATCH, NULL);
  GtkEventController *key = gtk_event_controller_key_new ();

  self->grid = g_object_ref (grid);
  g_signal_connect_object (grid, "pressed", G_CALLBACK (on_pressed), self, 0);
  g_signal_connect_object (grid, "menu", G_CALLBACK (on_menu), self, 0);
  g_signal_connect_object (grid, "key", G_CALLBACK (on_key), self, 0);
  /* The strip's own keys come first; what it does not know is the board's. */
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_BUBBLE);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (on_strip_key), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (setdoku_transport_get_strip (self->bar)), key);
  add_shortcut (self, GDK_KEY_s, "search.choose-strategy", NULL);
  add_shortcut (self, GDK_KEY_b, "search.choose-stops", NULL);
  add_shortcut (self, GDK_KEY_e, "search.page", "explain");
  add_shortcut (self, GDK_KEY_t, "search.page", "tree");
  add_shortcut (self, GDK_KEY_l, "search.page", "log");
  return self;
}
