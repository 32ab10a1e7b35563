/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-compare-insight.c — the windows that look into whole searches: what they say, and where choosing goes. */
#include "view/compare/setdoku-compare-insight.h"
#include "compare-fixture.h"
#include "taken.h"

static SetdokuCompareInsight *
look_into (Fixture *fixture, const char *command)
{
  SetdokuRace *race = setdoku_compare_get_race (compare_of (fixture));
  SetdokuCompareInsight *window;

  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("compare"));
  for (unsigned i = 0; i < setdoku_race_get_n (race); i++)
    wait_for (setdoku_race_get_figures (race, i)->state == RACE_FINISHED && !setdoku_race_is_exploring (race, i));
  g_action_group_activate_action (setdoku_compare_get_actions (compare_of (fixture)), command, NULL);
  window = SETDOKU_COMPARE_INSIGHT (find_window (SETDOKU_TYPE_COMPARE_INSIGHT));
  g_assert_nonnull (window);
  wait_for (setdoku_compare_insight_is_ready (window));
  return window;
}

static void
check_picture (SetdokuCompareInsight *window)
{
  gtk_window_present (GTK_WINDOW (window));
  wait_for (gtk_widget_get_width (GTK_WIDGET (window)) > 0);
  run_for (50);
  g_bytes_unref (taken_from_first (gtk_window_get_child (GTK_WINDOW (window)), GTK_TYPE_DRAWING_AREA));
}

/* The empty board in order: 391 guesses; a bar leads to the first guess in its cell. */
static void
test_a_flame_graph_leads_to_the_first_guess (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareInsight *window = look_into (fixture, "flame");
  SetdokuRace *race = setdoku_compare_get_race (compare_of (fixture));

  g_assert_cmpuint (setdoku_compare_insight_get_n (window), >, 81);
  check_picture (window);
  setdoku_compare_insight_point (window, 0);
  g_assert_true (g_str_has_prefix (setdoku_compare_insight_get_words (window), "The whole search: "));
  setdoku_compare_insight_point (window, 20);
  g_assert_true (g_str_has_prefix (setdoku_compare_insight_get_words (window), "… › "));
  g_assert_nonnull (strstr (setdoku_compare_insight_get_words (window), " › r3c2: "));
  setdoku_compare_insight_choose (window);
  g_assert_cmpint (setdoku_race_get_event (race, 0)->kind, ==, EVENT_ASSIGN);
  g_assert_cmpint (setdoku_race_get_event (race, 0)->cell, ==, 19);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Two strategies that differ: each board goes to its own event. */
static void
test_a_pentagon_leads_both_boards_there (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareInsight *window = look_into (fixture, "merge");
  SetdokuRace *race = setdoku_compare_get_race (compare_of (fixture));
  unsigned a = (unsigned) setdoku_compare_get_shown (compare_of (fixture), 0);
  unsigned b = (unsigned) setdoku_compare_get_shown (compare_of (fixture), 1);
  gboolean found = FALSE;

  check_picture (window);
  for (guint node = 0; node < setdoku_compare_insight_get_n (window) && !found; node++)
    {
      setdoku_compare_insight_point (window, node);
      found = g_str_has_prefix (setdoku_compare_insight_get_words (window), "They differ: “In order” makes ");
    }
  g_assert_true (found);
  setdoku_compare_insight_choose (window);
  g_assert_cmpint (setdoku_race_get_event (race, a)->kind, ==, EVENT_ASSIGN);
  g_assert_false (event_equal (setdoku_race_get_event (race, a), setdoku_race_get_event (race, b)));
  setdoku_race_seek (race, 2);                                  /* the clock goes for both again */
  g_assert_cmpuint (setdoku_race_get_step (race, a), ==, 2);
  g_assert_cmpuint (setdoku_race_get_step (race, b), ==, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Bars are as high as what is written in them. */
static int
height_of_the_bars (Fixture *fixture, int percent)
{
  SetdokuCompareInsight *window;
  int height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
  window = look_into (fixture, "flame");
  height = gtk_drawing_area_get_content_height (
    GTK_DRAWING_AREA (find_widget (gtk_window_get_child (GTK_WINDOW (window)), GTK_TYPE_DRAWING_AREA)));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (find_window (SETDOKU_TYPE_COMPARE_INSIGHT) == NULL);
  return height;
}

static void
test_it_is_as_large_as_its_letters (Fixture *fixture, gconstpointer data)
{
  int small = height_of_the_bars (fixture, 100), large = height_of_the_bars (fixture, 300);

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  g_assert_cmpint (small, >, 0);
  g_assert_cmpint (large, >, 3 * small / 2);
}

static void
test_it_closes_while_it_works (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareInsight *window;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "fool");
  g_action_group_activate_action (setdoku_compare_get_actions (compare_of (fixture)), "flame", NULL);
  window = SETDOKU_COMPARE_INSIGHT (find_window (SETDOKU_TYPE_COMPARE_INSIGHT));
  g_assert_false (setdoku_compare_insight_is_ready (window));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (find_window (SETDOKU_TYPE_COMPARE_INSIGHT) == NULL);
  run_for (100);                                                /* nothing may be called back */
}

#define ADD(name, function) g_test_add ("/compare-insight/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  ADD ("flame", test_a_flame_graph_leads_to_the_first_guess);
  ADD ("pentagon", test_a_pentagon_leads_both_boards_there);
  ADD ("letters", test_it_is_as_large_as_its_letters);
  ADD ("close-working", test_it_closes_while_it_works);
  return run_tests ();
}
