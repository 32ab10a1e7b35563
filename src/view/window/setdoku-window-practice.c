/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-practice.c — the commands of practising a technique: choose one, get a position, another one, enough. */
#include "view/play/setdoku-practice-list.h"
#include "setdoku-window-private.h"

static void
on_technique_chosen (GtkWindow       *window,
                     const Technique *technique)
{
  setdoku_practice_bar_start (SETDOKU_WINDOW (window)->practice_bar, technique, (unsigned) g_random_int_range (0, G_MAXINT));
}

static void
take_position (SetdokuWindow *self,
               gpointer       data)
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
    take_position (self, NULL);
  else
    setdoku_window_leave (self, take_position, NULL, NULL);
}

static void
run_practise (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  const char *list = setdoku_practice_bar_get_list (self->practice_bar);

  gtk_window_present (GTK_WINDOW (setdoku_practice_list_new (GTK_WINDOW (self), list, on_technique_chosen)));
}

static void
run_another (gpointer data, GVariant *value)
{
  setdoku_practice_bar_another (SETDOKU_WINDOW (data)->practice_bar);
}

static void
run_end (gpointer data, GVariant *value)
{
  setdoku_practice_bar_stop (SETDOKU_WINDOW (data)->practice_bar);
  setdoku_keeping_touch (SETDOKU_WINDOW (data)->keeping);
  setdoku_window_focus_board (data);
}

static gboolean
is_practising (gpointer data)
{
  return setdoku_practice_bar_is_active (SETDOKU_WINDOW (data)->practice_bar);
}

static gboolean
is_bar_shown (gpointer data)
{
  return gtk_widget_get_visible (GTK_WIDGET (SETDOKU_WINDOW (data)->practice_bar));
}

static const Command commands[] = {
  { "practise", run_practise },
  { "practise-another", run_another, NULL, is_practising },
  { "practise-end", run_end, NULL, is_bar_shown },
};

void
setdoku_window_add_practice_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
  setdoku_practice_bar_set_game (self->practice_bar, self->game);
  g_signal_connect_object (self->practice_bar, "found", G_CALLBACK (on_found), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->practice_bar, "notify::visible", G_CALLBACK (commands_update), self, G_CONNECT_SWAPPED);
}
