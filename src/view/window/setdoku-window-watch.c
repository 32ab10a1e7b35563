/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-watch.c — Watch in the window. Which search it is, with all that a file keeps of it, is known from the start,
 * self->watch; its widgets come into their places with the first who asks for it here. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>

#include "engine/search/strategies/strategies.h"
#include "model/keep/settings.h"

static void
on_continue (SetdokuWindow *self)
{
  uint8_t digits[RULES_CELLS_MAX];

  setdoku_watch_get_digits (self->watch, digits);
  setdoku_clock_keeper_set_help (setdoku_time_get_keeper (self->time), 0, 0, true);
  setdoku_play_go_on_with (self->play, digits);
  setdoku_window_set_view (self, SETDOKU_VIEW_PLAY);
}

static void
on_search_chosen (SetdokuWindow *self)
{
  g_autofree char *switches = setdoku_watch_dup_switches (self->watch);

  /* What is remembered is how the classic board is searched. */
  if (!strategy_find (setdoku_watch_get_strategy (self->watch)))
    return;
  setdoku_settings_set_string (self->settings, "strategy", setdoku_watch_get_strategy (self->watch));
  setdoku_settings_set_string (self->settings, "switches", switches);
  setdoku_settings_set_double (self->settings, "speed",
                               setdoku_player_get_speed (setdoku_watch_get_player (self->watch)));
}

void
setdoku_window_add_watch (SetdokuWindow *self)
{
  self->watch = setdoku_watch_new (self->grid);
  g_object_bind_property (self->layout, "room", self->watch, "room", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->watch, "settings-changed", G_CALLBACK (on_search_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "continue", G_CALLBACK (on_continue), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "play-puzzle", G_CALLBACK (setdoku_window_offer_dug), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "marks-edited", G_CALLBACK (setdoku_game_mark_unsaved), self->game, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "refused", G_CALLBACK (setdoku_window_refuse), self, G_CONNECT_SWAPPED);
}

/* The page in the panel is the last to come. */
static gboolean
is_placed (SetdokuWindow *self)
{
  return gtk_stack_get_child_by_name (self->panel, "watch") != NULL;
}

static void
place (SetdokuWindow *self)
{
  GtkWidget *panel = setdoku_watch_get_panel (self->watch);

  gtk_widget_set_visible (setdoku_watch_get_bar (self->watch), FALSE);
  setdoku_header_set_heading (self->header, setdoku_watch_get_heading (self->watch));
  setdoku_layout_set_child (self->layout, SETDOKU_SLOT_STAGE, setdoku_watch_get_stage (self->watch));
  setdoku_window_add_bar (self, setdoku_watch_get_bar (self->watch));
  setdoku_window_add_bar (self, setdoku_watch_get_tree (self->watch));
  g_object_bind_property (panel, "drawn", self->layout, "drawn", G_BINDING_SYNC_CREATE);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "search", setdoku_watch_get_actions (self->watch));
  setdoku_window_add_presentation (self, setdoku_watch_get_presentation (self->watch));
  gtk_widget_add_css_class (panel, "page");
  gtk_stack_add_titled (self->panel, panel, "watch", _("Watch"));
}

void
setdoku_window_show_watch (SetdokuWindow *self)
{
  gboolean watching = self->view == SETDOKU_VIEW_WATCH;

  if (!is_placed (self))
    return;
  gtk_widget_set_visible (setdoku_watch_get_bar (self->watch), watching);
  gtk_widget_set_visible (setdoku_watch_get_stage (self->watch), watching);
}

SetdokuWatch *
setdoku_window_get_watch (SetdokuWindow *self)
{
  g_return_val_if_fail (SETDOKU_IS_WINDOW (self), NULL);
  if (!is_placed (self))
    place (self);
  return self->watch;
}
