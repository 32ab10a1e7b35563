/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-window-clock.c — what the time of solving is to the window: its title, and what stands over the board in a pause. */
#include "setdoku-window-private.h"

static void
on_time (SetdokuWindow *self)
{
  g_autofree char *time = setdoku_time_dup_time (self->time);

  setdoku_clock_cover_set_time (self->cover, time);
  if (setdoku_play_get_phase (self->play) == SETDOKU_PHASE_SOLVED)
    setdoku_window_name_another (self);
  setdoku_window_update_title (self);
}

/* The cover is in the board's place, and nothing else leads to the board. */
static void
on_paused (SetdokuWindow *self)
{
  gboolean covered = gtk_widget_get_visible (GTK_WIDGET (self->cover));

  gtk_widget_insert_action_group (GTK_WIDGET (self), "board", covered ? NULL : self->board_actions);
  setdoku_window_update_actions (self);
  if (covered)
    gtk_widget_grab_focus (GTK_WIDGET (self->cover));
  else
    setdoku_window_focus_board (self);
}

static void
on_go_on (SetdokuWindow *self)
{
  setdoku_clock_keeper_set_paused (setdoku_time_get_keeper (self->time), FALSE);
}

static void
on_failed (SetdokuTime   *time,
           const char    *message,
           SetdokuWindow *self)
{
  setdoku_banner_say (self->banner, TRUE, message);
}

void
setdoku_window_add_clock (SetdokuWindow *self)
{
  self->time = setdoku_time_new (GTK_WINDOW (self), self->grid, self->game, self->play, self->play_panel, self->rating);
  setdoku_header_follow_clock (self->header, SETDOKU_CLOCK_FACE (setdoku_time_get_face (self->time)));
  g_object_bind_property (self->time, "paused", self->cover, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->time, "paused", self->layout, "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  g_signal_connect_object (self->time, "notify::paused", G_CALLBACK (on_paused), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->time, "notify::time", G_CALLBACK (on_time), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (setdoku_time_get_keeper (self->time), "solved", G_CALLBACK (setdoku_window_note_solve), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->time, "failed", G_CALLBACK (on_failed), self, 0);
  g_signal_connect_object (self->cover, "go-on", G_CALLBACK (on_go_on), self, G_CONNECT_SWAPPED);
}
