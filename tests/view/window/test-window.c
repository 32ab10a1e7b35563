/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-window.c — the whole window on a real screen: what a user does, and what comes of it. */
#include "window-fixture.h"

#include "view/window/setdoku-window-private.h"

#include "view/board/samples.h"

#include "view/window/setdoku-ask.h"
#include "view/window/setdoku-shortcuts.h"
#include "view/watch/setdoku-transport.h"
#include "view/watch/setdoku-tree-pane.h"
#include "view/watch/setdoku-watch-panel.h"

static void
test_it_opens_on_the_empty_board (Fixture       *fixture,
                                  gconstpointer  data)
{
  const Selection *selection = setdoku_play_get_selection (setdoku_window_get_play (fixture->window));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
  g_assert_true (places_equal (selection->cells, places_of (0)));
  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (setdoku_window_get_grid (fixture->window))));
  wait_for (shows (GTK_WIDGET (fixture->window), "Fill the empty board"));
  g_assert_true (shows (GTK_WIDGET (fixture->window), "Fool the brute force"));
  g_assert_null (message (fixture));
  g_assert_false (is_enabled (fixture, "undo"));
  g_assert_false (is_enabled (fixture, "save"));
  g_assert_true (setdoku_window_is_untouched (fixture->window));
}

static void
test_clues_are_typed_checked_and_played (Fixture       *fixture,
                                         gconstpointer  data)
{
  type (fixture, "5");
  wait_for (shows (GTK_WIDGET (fixture->window), "1 clue so far"));
  type (fixture, "5");
  wait_for (shows (GTK_WIDGET (fixture->window), "5 is repeated"));
  g_assert_true (shows (GTK_WIDGET (fixture->window), "Row 1 and box 1"));
  g_assert_cmpint (places_count (setdoku_game_get_repeats (game_of (fixture))), ==, 2);
  g_assert_false (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.play", NULL)
                  && setdoku_play_get_phase (setdoku_window_get_play (fixture->window)) != SETDOKU_PHASE_CLUES);
  press (fixture, GDK_KEY_BackSpace, 0);
  press (fixture, GDK_KEY_BackSpace, 0);
  type (fixture, " 5");
  act (fixture, "board.play");
  g_assert_cmpint (setdoku_play_get_phase (setdoku_window_get_play (fixture->window)), ==, SETDOKU_PHASE_PLAY);
  wait_for (shows (GTK_WIDGET (fixture->window), "At least 100 solutions"));
}

static void
test_digits_are_entered_undone_and_redone (Fixture       *fixture,
                                           gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  g_assert_cmpint (count_clues (fixture), ==, 36);
  type (fixture, "9");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_true (is_enabled (fixture, "undo"));
  g_assert_false (is_enabled (fixture, "redo"));
  act (fixture, "win.undo");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 0);
  act (fixture, "win.redo");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.mode", "s", "corner");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.enter", "i", 4);
  act (fixture, "win.start-over");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 0);
  g_assert_cmpint (count_clues (fixture), ==, 36);
}

static void
test_an_edited_board_is_asked_about (Fixture       *fixture,
                                     gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  act (fixture, "win.new");
  g_assert_cmpint (count_clues (fixture), ==, 36);
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_CANCEL);
  g_assert_null (find_window (SETDOKU_TYPE_ASK));
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  act (fixture, "win.new");
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_DISCARD);
  g_assert_true (setdoku_game_is_empty (game_of (fixture)));
}

static void
test_closing_an_edited_board_asks_first (Fixture       *fixture,
                                         gconstpointer  data)
{
  SetdokuWindow *window = fixture->window;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  gtk_window_close (GTK_WINDOW (window));
  wait_for (find_window (SETDOKU_TYPE_ASK));
  setdoku_ask_answer (SETDOKU_ASK (find_window (SETDOKU_TYPE_ASK)), SETDOKU_ANSWER_CANCEL);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
}

static void
test_views_change_and_nothing_is_lost (Fixture       *fixture,
                                       gconstpointer  data)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  type (fixture, "9");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  g_assert_nonnull (setdoku_player_get_strategy (player));
  g_assert_cmpint (board_filled (&setdoku_player_get_trace (player)->board), ==, 36);
  g_assert_false (is_enabled (fixture, "undo"));
  wait_for (gtk_widget_get_mapped (setdoku_watch_get_bar (setdoku_window_get_watch (fixture->window))));
  press (fixture, GDK_KEY_5, 0);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "play");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 9);
  g_assert_true (is_enabled (fixture, "undo"));
  type (fixture, "8");
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 8);
}

static void
test_a_sample_opens_in_watch (Fixture       *fixture,
                              gconstpointer  data)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "basic");
  g_assert_cmpint (count_clues (fixture), ==, 36);
  g_assert_cmpint (board_filled (&setdoku_player_get_trace (player)->board), ==, 36);
  g_assert_cmpstr (setdoku_player_get_strategy (player)->id, ==, "sets");
  g_assert_cmpint (setdoku_player_get_trace (player)->options.tier, ==, TIER_1);
  wait_for (gtk_widget_get_mapped (setdoku_watch_get_panel (setdoku_window_get_watch (fixture->window))));
}

/* Watch and Compare come with the first look, and know then what was told before. */
static void
test_what_nobody_looks_at_is_not_there (Fixture       *fixture,
                                        gconstpointer  data)
{
  const GType types[] = { SETDOKU_TYPE_WATCH_PANEL, SETDOKU_TYPE_TRANSPORT, SETDOKU_TYPE_TREE_PANE, SETDOKU_TYPE_COMPARE };
  GtkWidget *window = GTK_WIDGET (fixture->window);
  SetdokuWatch *watch = fixture->window->watch;
  g_autoptr(GVariant) state = NULL;
  GActionGroup *actions;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  setdoku_watch_set_note (watch, "Told before");
  setdoku_watch_set_shown (watch, WATCH_CANDIDATES_EVERYWHERE, TRUE);
  for (size_t i = 0; i < G_N_ELEMENTS (types); i++)
    g_assert_null (find_widget (window, types[i]));
  g_assert_false (gtk_widget_activate_action (window, "search.play", NULL));
  gtk_widget_activate_action (window, "win.view", "s", "watch");
  for (size_t i = 0; i < G_N_ELEMENTS (types); i++)
    g_assert_true ((find_widget (window, types[i]) != NULL) == (types[i] != SETDOKU_TYPE_COMPARE));
  actions = setdoku_watch_get_actions (watch);
  wait_for (shows (setdoku_watch_get_panel (watch), "Told before"));
  wait_for (g_action_group_get_action_enabled (actions, "candidates"));
  state = g_action_group_get_action_state (actions, "candidates");
  g_assert_true (g_variant_get_boolean (state));
  g_assert_true (gtk_widget_activate_action (window, "search.play", NULL));
  g_assert_true (setdoku_player_is_playing (setdoku_watch_get_player (watch)));
}

/* What is said of the puzzle that fools the brute force is said in Watch, too. */
static void
test_a_sample_has_a_note_until_another_puzzle_comes (Fixture       *fixture,
                                                     gconstpointer  data)
{
  GtkWidget *panel = setdoku_watch_get_panel (setdoku_window_get_watch (fixture->window));
  const char *note = sample_find ("fool")->note;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "fool");
  g_assert_cmpint (count_clues (fixture), ==, 17);
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  wait_for (shows (panel, note));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "basic");
  wait_for (gtk_widget_get_mapped (panel));
  g_assert_false (shows (panel, note));
}

static void
test_it_closes_while_a_search_runs (Fixture       *fixture,
                                    gconstpointer  data)
{
  SetdokuPlayer *player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
  int64_t start;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.sample", "s", "fool");
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  wait_for (setdoku_player_is_exploring (player));
  run_for (100);
  start = g_get_monotonic_time ();
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_cmpint (g_get_monotonic_time () - start, <, 20 * G_USEC_PER_SEC);         /* it waits for the worker, and no longer */
  run_for (200);                 /* nothing may be called back */
  set_up (fixture, NULL);
}

static void
test_it_can_be_made_small (Fixture       *fixture,
                           gconstpointer  data)
{
  static const struct { int width, height; } sizes[] = { { 700, 700 }, { 400, 700 }, { 360, 294 }, { 700, 400 }, { 1080, 740 } };

  for (size_t i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_test_message ("%d × %d", sizes[i].width, sizes[i].height);
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), sizes[i].width, sizes[i].height);
      /* Without a compositor the window's border is part of its size. */
      wait_for (ABS (gtk_widget_get_width (GTK_WIDGET (fixture->window)) - sizes[i].width) <= BORDER
                && ABS (gtk_widget_get_height (GTK_WIDGET (fixture->window)) - sizes[i].height) <= BORDER);
      run_for (50);
      wait_for (setdoku_grid_get_side (setdoku_window_get_grid (fixture->window)) >= 12);
    }
}

static void
test_a_cell_has_a_menu_with_the_pad (Fixture       *fixture,
                                     gconstpointer  data)
{
  SetdokuGrid *grid = setdoku_window_get_grid (fixture->window);

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  g_signal_emit_by_name (grid, "menu", 5, 10.0, 10.0);
  g_assert_true (places_equal (setdoku_play_get_selection (setdoku_window_get_play (fixture->window))->cells, places_of (5)));
  wait_for (shows (GTK_WIDGET (grid), "Select same"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "board.enter-corner", "i", 4);
  g_assert_cmpint (cells_of_game (fixture)[5].corner, ==, 0);            /* a clue takes none */
  wait_for (!shows (GTK_WIDGET (grid), "Select same"));
}

static void
test_the_marks_are_mentioned_once (Fixture       *fixture,
                                   gconstpointer  data)
{
  const char *hint = "Shift+digit writes a corner mark, Ctrl+digit a centre mark.";

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  for (int i = 0; i < 5; i++)
    {
      g_assert_false (shows (GTK_WIDGET (fixture->window), hint));
      press (fixture, GDK_KEY_n, 0);
      type (fixture, "9");
    }
  wait_for (shows (GTK_WIDGET (fixture->window), hint));
  press (fixture, GDK_KEY_n, 0);
  press (fixture, GDK_KEY_3, GDK_SHIFT_MASK);
  wait_for (!shows (GTK_WIDGET (fixture->window), hint));
}

static void
test_panel_and_shortcuts_come_and_go (Fixture       *fixture,
                                      gconstpointer  data)
{
  GtkWidget *keys;

  act (fixture, "win.show-panel");
  g_assert_false (shows (GTK_WIDGET (fixture->window), "Fill the empty board"));
  act (fixture, "win.show-panel");
  wait_for (shows (GTK_WIDGET (fixture->window), "Fill the empty board"));
  keys = setdoku_shortcuts_new (GTK_WINDOW (fixture->window));
  gtk_window_present (GTK_WINDOW (keys));
  wait_for (shows (keys, "Corner mark"));
  gtk_window_destroy (GTK_WINDOW (keys));
}

static void
test_the_menu_is_short (Fixture       *fixture,
                        gconstpointer  data)
{
  GMenuModel *menu = setdoku_header_get_main_menu (fixture->window->header);
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      n += g_menu_model_get_n_items (section);
    }
  g_assert_cmpint (n, <=, 12);
}

#define ADD(path, test) g_test_add ("/window/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("start", test_it_opens_on_the_empty_board);
  ADD ("clues", test_clues_are_typed_checked_and_played);
  ADD ("play", test_digits_are_entered_undone_and_redone);
  ADD ("ask-new", test_an_edited_board_is_asked_about);
  ADD ("ask-close", test_closing_an_edited_board_asks_first);
  ADD ("views", test_views_change_and_nothing_is_lost);
  ADD ("samples", test_a_sample_opens_in_watch);
  ADD ("unseen", test_what_nobody_looks_at_is_not_there);
  ADD ("note", test_a_sample_has_a_note_until_another_puzzle_comes);
  ADD ("close-running", test_it_closes_while_a_search_runs);
  ADD ("sizes", test_it_can_be_made_small);
  ADD ("cell-menu", test_a_cell_has_a_menu_with_the_pad);
  ADD ("hint", test_the_marks_are_mentioned_once);
  ADD ("menu", test_the_menu_is_short);
  ADD ("panel", test_panel_and_shortcuts_come_and_go);
  return run_tests ();
}
