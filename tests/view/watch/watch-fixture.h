/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-fixture.h — the Watch view in a window, without the rest of the program. */
#pragma once

#include <gtk/gtk.h>

#include "frames.h"
#include "view/watch/setdoku-watch.h"

typedef struct {
  GtkWidget     *window;
  SetdokuGrid   *grid;
  SetdokuWatch  *watch;
  SetdokuPlayer *player;
  int64_t        now;
} Fixture;

static void
open_watch (Fixture *f)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  Board empty = { 0 };

  *f = (Fixture) { .window = gtk_window_new (), .grid = SETDOKU_GRID (setdoku_grid_new ()), .now = 1000000 };
  f->watch = setdoku_watch_new (f->grid);
  f->player = setdoku_watch_get_player (f->watch);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (f->grid));
  gtk_box_append (GTK_BOX (row), setdoku_watch_get_panel (f->watch));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), setdoku_watch_get_bar (f->watch));
  gtk_widget_insert_action_group (f->window, "search", setdoku_watch_get_actions (f->watch));
  gtk_window_set_child (GTK_WINDOW (f->window), box);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1000, 700);
  gtk_window_present (GTK_WINDOW (f->window));
  setdoku_watch_set_board (f->watch, &empty);
  setdoku_watch_set_active (f->watch, TRUE);
}

/* The worker is waited for, the clock is not. */
static void
explore (Fixture *f)
{
  while (!setdoku_player_is_ended (f->player))
    {
      setdoku_player_tick (f->player, f->now += 16667);
      g_usleep (500);
    }
}

static void
close_watch (Fixture *f)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->watch);
}

static G_GNUC_UNUSED void
set_room (Fixture *f, SetdokuRoom room)
{
  g_object_set (f->watch, "room", &room, NULL);
}

static void
act (Fixture *f, const char *action, GVariant *parameter)
{
  g_action_group_activate_action (setdoku_watch_get_actions (f->watch), action, parameter);
}
