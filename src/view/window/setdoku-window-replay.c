/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-replay.c — looking at one's own solve: it takes the board, the panel and the bar, and gives them back.
 *
 * Nothing that would change the game can be done meanwhile; whatever changes it all the same ends the replay. */
#include "setdoku-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

gboolean
setdoku_window_is_replaying (SetdokuWindow *self)
{
  return self->replay && setdoku_replay_is_active (self->replay);
}

/* The board's keys and buttons are off as long as it shows something else. */
static void
show_replay (SetdokuWindow *self,
             gboolean       shown)
{
  gtk_widget_set_visible (setdoku_replay_get_bar (self->replay), shown);
  gtk_stack_set_visible_child_name (self->panel, shown ? "replay" : self->view == SETDOKU_VIEW_WATCH ? "watch" : "play");
  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", shown ? NULL : self->board_actions);
  setdoku_play_set_active (self->play, !shown && self->view == SETDOKU_VIEW_PLAY);
}

static void
make_replay (SetdokuWindow *self)
{
  GtkWidget *bar;

  self->replay = setdoku_replay_new (self->grid);
  bar = setdoku_replay_get_bar (self->replay);
  gtk_widget_set_visible (bar, FALSE);
  setdoku_window_add_bar (self, bar);
  setdoku_window_add_page (self, "replay", _("Replay"), setdoku_replay_get_page (self->replay));
  setdoku_window_adapt (self);
  g_object_bind_property_full (self->layout, "room", bar, "narrow", G_BINDING_SYNC_CREATE, setdoku_room_to_narrow, NULL,
                               NULL, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "replay", setdoku_replay_get_actions (self->replay));
  g_signal_connect_object (self->replay, "closed", G_CALLBACK (setdoku_window_end_replay), self, G_CONNECT_SWAPPED);
}

static void
run_replay (gpointer data, GVariant *value)
{
  SetdokuWindow *self = data;
  g_autoptr(Document) document = setdoku_game_to_document (self->game);

  if (!self->replay)
    make_replay (self);
  setdoku_play_close_hint (self->play);
  setdoku_play_set_active (self->play, FALSE);
  setdoku_replay_begin (self->replay, document, document->current, setdoku_window_get_solution (self));
  show_replay (self, TRUE);
  setdoku_window_update_actions (self);
  setdoku_window_focus_board (self);
}

void
setdoku_window_end_replay (SetdokuWindow *self)
{
  if (!setdoku_window_is_replaying (self))
    return;
  setdoku_replay_end (self->replay);
  show_replay (self, FALSE);
  setdoku_window_update_actions (self);
  setdoku_window_focus_board (self);
}

static void
on_game_changed (SetdokuWindow *self)
{
  if (setdoku_window_is_replaying (self)
      && !setdoku_replay_is_of (self->replay, setdoku_game_get_topology (self->game), setdoku_game_get_cells (self->game)))
    setdoku_window_end_replay (self);
}

static gboolean
can_replay (gpointer data)
{
  SetdokuWindow *self = data;
  SetdokuPhase phase = setdoku_play_get_phase (self->play);

  return self->view == SETDOKU_VIEW_PLAY && (phase == SETDOKU_PHASE_PLAY || phase == SETDOKU_PHASE_SOLVED)
         && setdoku_game_can_undo (self->game);
}

static const Command commands[] = {
  { "replay", run_replay, NULL, can_replay },
};

void
setdoku_window_add_replay_commands (SetdokuWindow *self)
{
  commands_add (G_ACTION_MAP (self), commands, G_N_ELEMENTS (commands), self);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
}
