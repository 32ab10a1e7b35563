/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-techniques.c — techniques in Watch: the ladder as a search, and the rule that would have saved a guess. */
#include "window-fixture.h"

#include "view/watch/setdoku-strip.h"
#include "view/watch/setdoku-watch-panel.h"
#include "view/watch/setdoku-watch.h"

#define PAIRS "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"     /* needs a locked pair */

static SetdokuPlayer *
watch (Fixture    *fixture,
       const char *strategy)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
  g_autoptr(GFile) file = write_file ("pairs.sdm", PAIRS "\n", -1);

  setdoku_window_open (fixture->window, file);
  wait_for (count_clues (fixture) > 0);
  setdoku_watch_set_search (setdoku_window_get_watch (fixture->window), strategy, NULL, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (player));
  return player;
}

static void
do_search (Fixture    *fixture,
           const char *action)
{
  g_action_group_activate_action (setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window)), action, NULL);
}

static gboolean
can_search (Fixture    *fixture,
            const char *action)
{
  return g_action_group_get_action_enabled (setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window)), action);
}

static const char *
title (Fixture *fixture)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);

  return setdoku_watch_panel_get_title (SETDOKU_WATCH_PANEL (setdoku_watch_get_panel (watch)));
}

static void
test_ladder_is_watched (Fixture       *fixture,
                        gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "logic");
  int found = 0;

  g_assert_cmpint (setdoku_player_get_outcome (player), ==, OUTCOME_SOLVED);
  g_assert_cmpuint (setdoku_player_get_totals (player)->nodes, ==, 0);
  do_search (fixture, "next-stop");
  g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_TECHNIQUE);
  g_assert_cmpstr (title (fixture), ==, "Locked pair");
  do_search (fixture, "forward");
  g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_STRIP);
  g_assert_false (can_search (fixture, "rescue"));

  /* Only techniques are stopped at when that is chosen. */
  do_search (fixture, "stop-technique");
  g_assert_cmpuint (setdoku_player_get_stops (player), ==, 1u << EVENT_TECHNIQUE);
  while (setdoku_player_get_cursor (player) < setdoku_player_get_length (player))
    {
      uint64_t before = setdoku_player_get_cursor (player);

      do_search (fixture, "next-stop");
      if (setdoku_player_get_cursor (player) == before)
        break;
      g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_TECHNIQUE);
      found++;
    }
  g_assert_cmpint (found, >, 20);
  do_search (fixture, "stop-technique");
}

static void
test_rule_is_named (Fixture       *fixture,
                    gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "ascending");
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));
  uint64_t guess;
  int board;

  g_assert_false (can_search (fixture, "rescue"));
  do_search (fixture, "forward");
  run_for (30);
  board = gtk_widget_get_width (grid);
  guess = setdoku_player_get_cursor (player);
  g_assert_true (can_search (fixture, "rescue"));
  g_assert_true (shows (window, "What rule would have saved this?"));
  do_search (fixture, "rescue");
  g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_UNDO_ASSIGN);      /* where it failed */
  wait_for (shows (window, "These 306 guesses = 23 steps"));
  run_for (30);
  g_assert_cmpint (gtk_widget_get_width (grid), ==, board);          /* the answer takes no room from the board */

  /* It goes when one goes on, and is not asked while another cell is. */
  do_search (fixture, "forward");
  run_for (30);
  g_assert_false (shows (window, "These 306 guesses = 23 steps"));
  g_assert_cmpint (gtk_widget_get_width (grid), ==, board);          /* nor does it once it is hidden */
  setdoku_player_seek (player, guess);
  g_assert_true (can_search (fixture, "rescue"));
  setdoku_player_seek (player, UINT64_MAX);
  g_assert_false (can_search (fixture, "rescue"));
}

static void
test_guess_that_stays (Fixture       *fixture,
                       gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "ascending");
  Condition condition = CONDITION_KIND (EVENT_ASSIGN);

  setdoku_player_seek (player, UINT64_MAX);
  g_assert_true (setdoku_player_find (player, &condition, -1));
  do_search (fixture, "rescue");
  g_assert_true (shows (GTK_WIDGET (fixture->window), "Nothing to save"));
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/watch-techniques/the-ladder-is-a-search", Fixture, NULL, set_up, test_ladder_is_watched, tear_down);
  g_test_add ("/watch-techniques/the-rule-is-named", Fixture, NULL, set_up, test_rule_is_named, tear_down);
  g_test_add ("/watch-techniques/a-guess-that-stays", Fixture, NULL, set_up, test_guess_that_stays, tear_down);
  return run_tests ();
}
