/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-practice.c — the commands of practising a technique: choose one, get a position, another one, enough. */
#include "setdoku-practice-list.h"
#include "setdoku-window-private.h"

static void
on_technique_chosen (GtkWindow       *window,
                     const Technique *technique)
{
  setdoku_practice_bar_start (SETDOKU_WINDOW (window)->practice_bar, technique, (unsigned) g_random_int_range (0, G_MAXINT));
}

static void
take_position (SetdokuWindow *self)
{
  g_autoptr(Document) document = setdoku_practice_bar_take (self->practice_bar);

  if (!document)
    return;
  self->view = SETDOKU_VIEW_PLAY;
  setdoku_banner_dismiss (self->banner);
  setdoku_window_take_document (self, document, NULL, NULL);
  /* Singles place a digit; everything else rules out marks. */
  if (setdoku_practice_bar_get_technique (self->practice_bar)->family != FAMILY_SINGLES)
    setdoku_play_set_mode (self->play, MARK_MODE_CENTRE);
  setdoku_window_update_actions (self);
  setdoku_window_focus_board (self);
}

/* What was practised last is no game to be saved; any other one may be. */
static void
on_found (SetdokuWindow *self)
{
  if (setdoku_practice_bar_is_active (self->practice_bar))
    take_position (self);
  else
    setdoku_window_ask_then (self, take_position);
}

#define ACTION(name) static void name (GSimpleAction *action, GVariant *value, gpointer user)

ACTION (on_practise)
{
  SetdokuWindow *self = user;
  const char *list = setdoku_practice_bar_get_list (self->practice_bar);

  gtk_window_present (GTK_WINDOW (setdoku_practice_list_new (GTK_WINDOW (self), list, on_technique_chosen)));
}

ACTION (on_another)
{
  SetdokuWindow *self = user;

  setdoku_practice_bar_another (self->practice_bar);
}

ACTION (on_end)
{
  SetdokuWindow *self = user;

  setdoku_practice_bar_stop (self->practice_bar);
  setdoku_window_focus_board (self);
}

static const GActionEntry actions[] = {
  { "practise", on_practise },
  { "practise-another", on_another },
  { "practise-end", on_end },
};

void
setdoku_window_add_practice_actions (SetdokuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  setdoku_practice_bar_set_game (self->practice_bar, self->game);
  g_signal_connect_object (self->practice_bar, "found", G_CALLBACK (on_found), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->practice_bar, "notify::visible", G_CALLBACK (setdoku_window_update_practice_actions), self,
                           G_CONNECT_SWAPPED);
}

void
setdoku_window_update_practice_actions (SetdokuWindow *self)
{
  GAction *another = g_action_map_lookup_action (G_ACTION_MAP (self), "practise-another");
  GAction *end = g_action_map_lookup_action (G_ACTION_MAP (self), "practise-end");

  g_simple_action_set_enabled (G_SIMPLE_ACTION (another), setdoku_practice_bar_is_active (self->practice_bar));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (end), gtk_widget_get_visible (GTK_WIDGET (self->practice_bar)));
}
