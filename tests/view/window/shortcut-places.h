/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* shortcut-places.h — for the test of the list of keys: how the window comes where the keys of a row are said to work. */
#pragma once

#include "shortcut-account.h"

#include "view/compare/setdoku-compare-table.h"

static void
show_view (Fixture    *fixture,
           const char *view)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string (view));
  setdoku_window_focus_board (fixture->window);
  wait_for (focus_of (fixture) && gtk_widget_get_mapped (focus_of (fixture)));
}

static void
play (Fixture *fixture)
{
  setdoku_window_end_replay (fixture->window);
  if (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->cover)))
    {
      point ("key p");
      run_for (50);
    }
  show_view (fixture, "play");
  setdoku_play_discard (play_of (fixture));
  setdoku_game_mark_saved (game_of (fixture));
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  setdoku_play_set_mode (play_of (fixture), MARK_MODE_DIGIT);
  setdoku_play_set_digit_first (play_of (fixture), FALSE);
  setdoku_window_focus_board (fixture->window);
}

/* A Samurai, empty but for a clue. */
static void
several_grids (Fixture *fixture)
{
  g_autofree char *dots = g_strnfill (440, '.');
  g_autofree char *block = g_strdup_printf ("rows=21\ncols=21\nvalues=1-9\ngrids=r1c1 r1c13 r7c7 r13c1 r13c13\nboxes=3x3\ngivens=1%s\n",
                                            dots);

  play (fixture);
  setdoku_window_take_text (fixture->window, block, -1, NULL);
  setdoku_window_focus_board (fixture->window);
  run_for (50);
}

/* The letters are digits there, to the last one of a key. */
static void
of_25_digits (Fixture *fixture)
{
  g_autofree char *dots = g_strnfill (25 * 25 - 2, '.');
  g_autofree char *block = g_strdup_printf ("rows=25\ncols=25\nvalues=1-25\nboxes=5x5\ngivens=.%s1\n", dots);

  play (fixture);
  setdoku_window_take_text (fixture->window, block, -1, NULL);
  setdoku_window_focus_board (fixture->window);
  run_for (50);
}

static void
play_in_the_middle (Fixture *fixture)
{
  play (fixture);
  point ("key Down Down Down Down Right Right Right Right");
  run_for (50);
}

static void
replay_what_was_entered (Fixture *fixture)
{
  act (fixture, "win.replay");
  wait_for (fixture->window->replay && setdoku_window_is_replaying (fixture->window));
  setdoku_window_focus_board (fixture->window);
  listen (fixture);
}

static void
replay (Fixture *fixture)
{
  play (fixture);
  point ("key 5 Right 4 n 1");
  wait_for (cells_of_game (fixture)[3].entry == 1);
  replay_what_was_entered (fixture);
}

/* Solved after a mistake. What is worth a look is found on a worker. */
static void
replay_a_mistake (Fixture *fixture)
{
  play (fixture);
  setdoku_window_take_text (fixture->window, "..4678912672195348198342567859761423426853791713924856961537284287419635345286179",
                            -1, NULL);
  setdoku_window_focus_board (fixture->window);
  wait_for (setdoku_window_get_solution (fixture->window));
  point ("key 9 5 Right 3");
  wait_for (setdoku_play_get_phase (play_of (fixture)) == SETDOKU_PHASE_SOLVED);
  replay_what_was_entered (fixture);
  wait_for (g_action_group_get_action_enabled (setdoku_replay_get_actions (fixture->window->replay), "next-moment"));
}

static void
clues (Fixture *fixture)
{
  play (fixture);
  act (fixture, "win.new");
  run_for (50);
}

static void
clues_of_a_puzzle (Fixture *fixture)
{
  play (fixture);
  act (fixture, "win.type-clues");
  run_for (50);
}

static void
watch (Fixture *fixture)
{
  SetdokuPlayer *player;

  play (fixture);
  show_view (fixture, "watch");
  player = setdoku_watch_get_player (fixture->window->watch);
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_pause (player);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.back-to-event", NULL);
  setdoku_player_seek (player, 0);
  listen (fixture);
  wait_for (setdoku_player_get_cursor (player) == 0);
}

/* At a dead end, with something to take back. */
static void
watch_a_dead_end (Fixture *fixture)
{
  watch (fixture);
  point ("key greater");
  wait_for (setdoku_player_get_cursor (setdoku_watch_get_player (fixture->window->watch)) > 5);
}

/* Why not 1 beside it, and what led to that. */
static void
watch_a_cause (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  point ("key Right Left 1");
  wait_for (can (fixture, "search", "why-follow"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.why-follow", "i", 0);
}

static void
watch_a_guess (Fixture *fixture)
{
  watch (fixture);
  point ("key period period period");
  wait_for (can (fixture, "search", "rescue"));
}

static void
grab (GtkWidget *above,
      GType      type)
{
  GtkWidget *widget;

  wait_for ((widget = find_widget (above, type)) && gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
  gtk_widget_grab_focus (widget);
  run_for (100);
}

static void
strip (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  grab (setdoku_watch_get_bar (fixture->window->watch), SETDOKU_TYPE_STRIP);
}

static void
tree (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  if (!gtk_widget_get_mapped (setdoku_watch_get_tree (fixture->window->watch)))
    point ("key t");
  grab (setdoku_watch_get_tree (fixture->window->watch), SETDOKU_TYPE_TREE);
  run_for (400);                          /* it grows on a worker */
}

static void
spine (Fixture *fixture)
{
  watch_a_dead_end (fixture);
  point ("key alt+t period period");
  grab (setdoku_watch_get_panel (fixture->window->watch), SETDOKU_TYPE_TREE_SPINE);
  run_for (400);
}

static void
slides (Fixture *fixture)
{
  watch (fixture);
  for (int i = 0; i < 2; i++)
    {
      point ("key period period ctrl+d");
      wait_for (focus_of (fixture) && gtk_widget_get_ancestor (focus_of (fixture), GTK_TYPE_POPOVER));
      close_all (fixture);
    }
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.slides", NULL);
  run_for (100);
}

static void
compare (Fixture *fixture)
{
  SetdokuRace *race;

  play (fixture);
  show_view (fixture, "compare");
  listen (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "compare.first", NULL);
  race = setdoku_compare_get_race (setdoku_window_get_compare (fixture->window));
  wait_for (setdoku_race_get_length (race, 0) > 20 && can (fixture, "compare", "play"));
}

/* A row of its table has the focus; there are enough to take one away. */
static void
compare_row (Fixture *fixture)
{
  SetdokuCompareTable *table;

  compare (fixture);
  table = setdoku_compare_get_table (setdoku_window_get_compare (fixture->window));
  wait_for (setdoku_compare_table_get_row (table, 1));
  gtk_widget_grab_focus (GTK_WIDGET (setdoku_compare_table_get_row (table, 1)));
  run_for (50);
}
