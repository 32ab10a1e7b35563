/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-steer.c — in Watch a guess can be the viewer's: it is told what would come of it, the search goes that way, and
 * all ways are kept until they are taken back. */
#include "window-fixture.h"

#include "view/watch/setdoku-watch.h"

static SetdokuPlayer *
watch_empty (Fixture *fixture)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  SetdokuPlayer *player = setdoku_watch_get_player (watch);

  setdoku_watch_set_search (watch, "ascending", "", 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (player));
  g_action_group_activate_action (setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window)), "page",
                                  g_variant_new_string ("tree"));
  return player;
}

static GActionGroup *
actions_of (Fixture *fixture)
{
  return setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window));
}

static void
try_digit (Fixture *fixture, int cell, int digit)
{
  g_action_group_activate_action (actions_of (fixture), "try", g_variant_new ("(ii)", cell, digit));
}

static void
test_another_digit (Fixture       *fixture,
                    gconstpointer  data)
{
  SetdokuPlayer *player = watch_empty (fixture);
  const Event *event;

  g_assert_cmpuint (setdoku_player_get_length (player), ==, 838);
  setdoku_player_seek (player, 3);                                   /* 3 in row 1, column 3 */
  wait_for (shows (GTK_WIDGET (fixture->window), "Your guess at row 1, column 3"));
  wait_for (shows (GTK_WIDGET (fixture->window), "contradicts: 1 stands in row 1, column 1"));
  wait_for (shows (GTK_WIDGET (fixture->window), "solution, 389 guesses · the search’s choice"));

  try_digit (fixture, 2, 9);
  wait_for (setdoku_player_get_cursor (player) == 3);
  event = setdoku_player_get_event (player);
  g_assert_cmpint (event->cell, ==, 2);
  g_assert_cmpint (event->digit, ==, 9);
  g_assert_cmpint (event->reason, ==, REASON_CHOSEN);
  g_assert_cmpuint (setdoku_player_get_trace (player)->steering.n, ==, 1);
  g_assert_true (shows (GTK_WIDGET (fixture->window), "Branch 2 of 2: 9 in row 1, column 3 at event 3"));
  wait_for (setdoku_player_is_ended (player));
  g_assert_cmpint (setdoku_player_get_outcome (player), ==, OUTCOME_SOLVED);
  setdoku_player_seek (player, UINT64_MAX);
  g_assert_cmpint (setdoku_player_get_view (player)->board.digit[2], ==, 9);

  /* Both ways are kept, each with where one stood. */
  g_action_group_activate_action (actions_of (fixture), "way", g_variant_new_uint32 (0));
  wait_for (setdoku_player_get_cursor (player) == 3);
  g_assert_cmpint (setdoku_player_get_event (player)->digit, ==, 3);
  g_action_group_activate_action (actions_of (fixture), "way", g_variant_new_uint32 (1));
  wait_for (setdoku_player_is_ended (player));
  wait_for (setdoku_player_get_cursor (player) == setdoku_player_get_length (player));

  g_assert_true (g_action_group_get_action_enabled (actions_of (fixture), "drop-way"));
  g_action_group_activate_action (actions_of (fixture), "drop-way", NULL);
  wait_for (setdoku_player_get_cursor (player) == 3);
  g_assert_cmpint (setdoku_player_get_event (player)->digit, ==, 3);
  g_assert_false (g_action_group_get_action_enabled (actions_of (fixture), "drop-way"));
  wait_for (setdoku_player_is_ended (player));
  g_assert_cmpuint (setdoku_player_get_length (player), ==, 838);
}

static void
test_another_cell (Fixture       *fixture,
                   gconstpointer  data)
{
  SetdokuPlayer *player = watch_empty (fixture);

  g_action_group_activate_action (actions_of (fixture), "inspect", g_variant_new_int32 (80));
  wait_for (shows (GTK_WIDGET (fixture->window), "Your guess at row 9, column 9"));
  try_digit (fixture, 80, 5);
  wait_for (setdoku_player_get_cursor (player) == 1);
  g_assert_cmpint (setdoku_player_get_event (player)->cell, ==, 80);
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_seek (player, UINT64_MAX);
  g_assert_cmpint (setdoku_player_get_view (player)->board.digit[80], ==, 5);
}

/* What cannot stand, or is not at hand, is not done. */
static void
test_contradictions (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuPlayer *player = watch_empty (fixture);

  setdoku_player_seek (player, 3);
  try_digit (fixture, 2, 1);
  try_digit (fixture, 2, 0);
  try_digit (fixture, 40, 7);
  try_digit (fixture, 2, 3);
  g_assert_cmpuint (setdoku_player_get_trace (player)->steering.n, ==, 0);
  g_assert_cmpuint (setdoku_player_get_cursor (player), ==, 3);

  /* A dead end is no guess. */
  setdoku_player_seek (player, 16);
  g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_WIPEOUT);
  g_assert_false (shows (GTK_WIDGET (fixture->window), "Your guess at row 2, column 7"));
}

/* Deductions only: nothing is guessed, so nothing can be steered. */
static void
test_no_guesses (Fixture       *fixture,
                 gconstpointer  data)
{
  SetdokuPlayer *player = watch_empty (fixture);

  setdoku_watch_set_search (setdoku_window_get_watch (fixture->window), "sets", "", 0);
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_seek (player, 1);
  try_digit (fixture, 0, 1);
  g_assert_cmpuint (setdoku_player_get_trace (player)->steering.n, ==, 0);
}

/* Another search has ways of its own, and leaving in the middle leaves nothing behind. */
static void
test_ways_go_with_the_search (Fixture       *fixture,
                              gconstpointer  data)
{
  SetdokuPlayer *player = watch_empty (fixture);

  setdoku_player_seek (player, 1);
  try_digit (fixture, 0, 2);
  g_assert_cmpuint (setdoku_player_get_trace (player)->steering.n, ==, 1);
  setdoku_watch_set_search (setdoku_window_get_watch (fixture->window), "explore", "inference=none", 0);
  g_assert_cmpuint (setdoku_player_get_trace (player)->steering.n, ==, 0);
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_seek (player, 1);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  start_application (&argc, &argv);
  ADD ("/watch-steer/another-digit", test_another_digit);
  ADD ("/watch-steer/another-cell", test_another_cell);
  ADD ("/watch-steer/contradictions", test_contradictions);
  ADD ("/watch-steer/no-guesses", test_no_guesses);
  ADD ("/watch-steer/ways-go-with-the-search", test_ways_go_with_the_search);
  return run_tests ();
}
