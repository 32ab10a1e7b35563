/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-digging.c — the potential array in Watch: a puzzle is dug with the methods that are ticked, and played; and
 * how many tries fills take is told. */
#include "window-fixture.h"

#include "engine/logic/method-set.h"
#include "view/kit/setdoku-method-ticks.h"
#include "view/watch/setdoku-tries-chart.h"
#include "view/watch/setdoku-watch.h"
#include "view/watch/setdoku-watch-panel.h"
#include "engine/search/strategies/strategies.h"

static SetdokuPlayer *
watch (Fixture    *fixture,
       const char *switches)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);
  SetdokuPlayer *player = setdoku_watch_get_player (watch);

  setdoku_watch_set_search (watch, "potential", switches, 3);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (player));
  return player;
}

static GActionGroup *
actions_of (Fixture *fixture)
{
  return setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window));
}

static const char *
title (Fixture *fixture)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);

  return setdoku_watch_panel_get_title (SETDOKU_WATCH_PANEL (setdoku_watch_get_panel (watch)));
}

static void
test_dug_puzzle_is_played (Fixture       *fixture,
                           gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "variant=mrv-hidden methods=ns,hs");
  const SearchView *view;
  Board puzzle, givens;

  g_assert_cmpint (setdoku_player_get_outcome (player), ==, OUTCOME_DUG);
  g_assert_false (g_action_group_get_action_enabled (actions_of (fixture), "play-puzzle"));
  g_assert_false (shows (GTK_WIDGET (fixture->window), "Play this puzzle"));
  setdoku_player_seek (player, UINT64_MAX);
  g_assert_true (g_str_has_prefix (title (fixture), "A puzzle of "));
  g_assert_true (g_action_group_get_action_enabled (actions_of (fixture), "play-puzzle"));
  wait_for (shows (GTK_WIDGET (fixture->window), "Play this puzzle"));
  view = setdoku_player_get_view (player);
  puzzle = view->board;
  g_assert_cmpint (board_filled (&puzzle), >, 16);
  g_assert_cmpint (board_filled (&puzzle), <, 45);

  g_action_group_activate_action (actions_of (fixture), "play-puzzle", NULL);
  setdoku_game_get_givens (game_of (fixture), &givens);
  g_assert_cmpmem (givens.digit, N_CELLS, puzzle.digit, N_CELLS);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (cells_of_game (fixture)[cell].entry, ==, 0);
}

static void
test_one_goes_from_clue_to_clue (Fixture       *fixture,
                                 gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "variant=mrv-hidden methods=ns,hs");
  int turns = 0;

  g_action_group_activate_action (actions_of (fixture), "stop-clue", NULL);
  g_assert_cmpuint (setdoku_player_get_stops (player), ==, 1u << EVENT_REMOVE);
  for (uint64_t before = UINT64_MAX; setdoku_player_get_cursor (player) != before; turns++)
    {
      before = setdoku_player_get_cursor (player);
      g_action_group_activate_action (actions_of (fixture), "next-stop", NULL);
      g_assert_cmpint (setdoku_player_get_event (player)->kind, ==, EVENT_REMOVE);
      g_assert_true (g_str_has_prefix (title (fixture), "Take away the clue "));
    }
  g_assert_cmpint (turns, ==, N_CELLS + 1);
}

static void
test_another_board_is_filled (Fixture       *fixture,
                              gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "variant=mrv-hidden dig=off");
  Board first;

  setdoku_player_seek (player, UINT64_MAX);
  first = setdoku_player_get_view (player)->board;
  g_assert_cmpint (setdoku_player_get_outcome (player), ==, OUTCOME_SOLVED);
  g_assert_false (g_action_group_get_action_enabled (actions_of (fixture), "play-puzzle"));
  g_action_group_activate_action (actions_of (fixture), "again", NULL);
  wait_for (setdoku_player_is_ended (player));
  setdoku_player_seek (player, UINT64_MAX);
  g_assert_cmpint (memcmp (first.digit, setdoku_player_get_view (player)->board.digit, N_CELLS), !=, 0);
}

/* Some label below the widget, seen or not, that begins so. */
static const char *
find_text (GtkWidget  *widget,
           const char *beginning)
{
  const char *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), beginning))
    return gtk_label_get_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_text (child, beginning);
  return found;
}

static GtkWidget *
find_chart (GtkWidget *widget)
{
  GtkWidget *found = SETDOKU_IS_TRIES_CHART (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_chart (child);
  return found;
}

static void
test_tries_are_told (Fixture       *fixture,
                     gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "variant=mrv-hidden");
  GtkWidget *chart = find_chart (setdoku_watch_get_panel (setdoku_window_get_watch (fixture->window)));

  g_action_group_activate_action (setdoku_watch_get_actions (setdoku_window_get_watch (fixture->window)), "page",
                                  g_variant_new_string ("tree"));
  wait_for (gtk_widget_get_mapped (chart));
  wait_for (find_text (chart, "The source says 1 to 10. Of "));
  setdoku_player_seek (player, UINT64_MAX);
  g_assert_nonnull (find_text (chart, "Median 1 ·"));
  g_assert_nonnull (strstr (find_text (chart, "Median"), "This run took "));

  /* It is about empty boards; and while another view is in front nothing is filled. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play");
  g_assert_false (gtk_widget_get_visible (chart));
  type (fixture, "7");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  wait_for (setdoku_player_is_ended (player));
  g_assert_false (gtk_widget_get_visible (chart));
}

/* Ticks. */

static void
on_chosen (SetdokuMethodTicks *ticks,
           const char         *methods,
           char              **chosen)
{
  g_free (*chosen);
  *chosen = g_strdup (methods);
}

static GtkCheckButton *
find_tick (GtkWidget  *widget,
           const char *name)
{
  GtkCheckButton *found = NULL;

  if (GTK_IS_CHECK_BUTTON (widget))
    return g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), name) == 0 ? GTK_CHECK_BUTTON (widget) : NULL;
  if (GTK_IS_EXPANDER (widget))
    return find_tick (gtk_expander_get_child (GTK_EXPANDER (widget)), name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_tick (child, name);
  return found;
}

static void
tick (GtkWidget  *ticks,
      const char *name,
      gboolean    on)
{
  gtk_check_button_set_active (find_tick (ticks, name), on);
}

static void
test_methods_are_ticked (void)
{
  GtkWidget *ticks = g_object_ref_sink (setdoku_method_ticks_new ());
  SearchOptions options = strategy_potential.defaults;
  TechniqueSet methods = search_options_get_methods (&options);
  g_autofree char *chosen = NULL;

  g_signal_connect (ticks, "chosen", G_CALLBACK (on_chosen), &chosen);
  setdoku_method_ticks_set (SETDOKU_METHOD_TICKS (ticks), &methods);
  g_assert_null (chosen);
  for (int i = 0; i < N_SEED_METHODS; i++)
    g_assert_true (gtk_check_button_get_active (find_tick (ticks, seed_methods[i].name)));
  g_assert_false (gtk_check_button_get_active (find_tick (ticks, "Swordfish")));
  g_assert_null (find_tick (ticks, "Brute force"));

  tick (ticks, "Intersection removal", FALSE);
  g_assert_cmpstr (chosen, ==, "ns,hs,np,xw,yw");
  tick (ticks, "Swordfish", TRUE);
  g_assert_cmpstr (chosen, ==, "ns,hs,np,xw,yw,swordfish");
  for (int i = 1; i < N_SEED_METHODS; i++)
    tick (ticks, seed_methods[i].name, FALSE);
  tick (ticks, "Swordfish", FALSE);
  g_assert_cmpstr (chosen, ==, "ns");

  /* One must be left. */
  tick (ticks, "Naked single", FALSE);
  g_assert_cmpstr (chosen, ==, "ns");
  g_assert_true (gtk_check_button_get_active (find_tick (ticks, "Naked single")));

  /* Half of what a tick stands for. */
  g_assert_true (method_set_parse ("pointing", &methods));
  setdoku_method_ticks_set (SETDOKU_METHOD_TICKS (ticks), &methods);
  g_assert_true (gtk_check_button_get_inconsistent (find_tick (ticks, "Intersection removal")));
  g_object_unref (ticks);
}

/* A dead end of a fill throws all of it away: no guess is the next to be taken back, as none ever is. */
static void
test_dead_end_of_a_fill (Fixture       *fixture,
                         gconstpointer  data)
{
  SetdokuPlayer *player = watch (fixture, "variant=random-naked methods=ns");
  Condition condition = CONDITION_KIND (EVENT_WIPEOUT);

  setdoku_player_seek (player, 0);
  g_assert_true (setdoku_player_find (player, &condition, 1));
  g_assert_cmpint (setdoku_player_get_view (player)->n_path, >, 0);
  g_assert_false (shows (GTK_WIDGET (fixture->window), "next to take back"));
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/watch-digging/a-dug-puzzle-is-played", Fixture, NULL, set_up, test_dug_puzzle_is_played, tear_down);
  g_test_add ("/watch-digging/from-clue-to-clue", Fixture, NULL, set_up, test_one_goes_from_clue_to_clue, tear_down);
  g_test_add ("/watch-digging/another-board", Fixture, NULL, set_up, test_another_board_is_filled, tear_down);
  g_test_add ("/watch-digging/tries", Fixture, NULL, set_up, test_tries_are_told, tear_down);
  g_test_add_func ("/watch-digging/methods", test_methods_are_ticked);
  g_test_add ("/watch-digging/a-dead-end-of-a-fill", Fixture, NULL, set_up, test_dead_end_of_a_fill, tear_down);
  return run_tests ();
}
