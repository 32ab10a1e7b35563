/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-compare-boards.c — boards of any shape in Compare: who takes part, what is greyed and why, and the classic board before and
 * after them. */
#include "compare-fixture.h"
#include "view/compare/setdoku-compare-insight.h"

#define SIX "puzzle=six\nrows=6\ncols=6\nvalues=1-6\nboxes=2x3\ngivens=1.3.5.............................6.\n"
#define KILLER "puzzle=small\nrows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=7|r1c1 r1c2\ngivens=..............4.\n"

static SetdokuGrid *
grid_of (Fixture *fixture, int board)
{
  return setdoku_compare_board_get_grid (setdoku_compare_get_board (compare_of (fixture), board));
}

static void
compare_text (Fixture *fixture, const char *text)
{
  setdoku_window_take_text (fixture->window, text, -1, NULL);
  go_to_view (fixture, "compare");
  wait_for (all_are_finished (race_of (fixture)));
}

static void
test_a_board_of_six_is_raced (Fixture *fixture, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (setdoku_compare_get_table (compare_of (fixture)));

  compare_text (fixture, SIX);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 5);
  wait_for (shows (table, "Dancing links"));
  g_assert_true (shows (table, "Set deductions"));
  command (fixture, "last", NULL);
  for (int board = 0; board < 2; board++)
    {
      const Scene *scene = setdoku_grid_get_scene (grid_of (fixture, board));

      g_assert_cmpint (scene_n_cells (scene), ==, 36);
      g_assert_cmpint (scene->looks[35].digit, >, 0);
      g_assert_true (g_str_has_prefix (setdoku_compare_board_get_state (setdoku_compare_get_board (compare_of (fixture), board)),
                                       "Solved · "));
    }
  g_assert_false (can (fixture, "survey"));              /* collections are of the classic board */
  command (fixture, "first", NULL);
  command (fixture, "another-way", NULL);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 6);
}

static void
press_on (SetdokuGrid *grid, guint keyval)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (grid, "key", keyval, 200u, 0u, &handled);
  g_assert_true (handled);
}

/* The arrows go round the board as it is. */
static void
test_it_is_read_with_the_arrows (Fixture *fixture, gconstpointer data)
{
  compare_text (fixture, SIX);
  setdoku_grid_focus_cursor (grid_of (fixture, 0));
  command (fixture, "forward", NULL);
  g_assert_cmpint (setdoku_grid_get_scene (grid_of (fixture, 0))->active, ==, 1);
  for (int i = 0; i < 5; i++)
    press_on (grid_of (fixture, 0), GDK_KEY_Right);
  g_assert_cmpint (setdoku_grid_get_scene (grid_of (fixture, 0))->active, ==, 0);
  press_on (grid_of (fixture, 0), GDK_KEY_Up);
  g_assert_cmpint (setdoku_grid_get_scene (grid_of (fixture, 0))->active, ==, 30);
}

/* The first difference, where the events go, and both trees: in cells of this board. */
static void
test_it_is_looked_into (Fixture *fixture, gconstpointer data)
{
  SetdokuCompareInsight *window;

  compare_text (fixture, SIX);
  command (fixture, "difference", NULL);
  wait_for (!setdoku_race_is_finding (race_of (fixture)));
  g_assert_cmpint (setdoku_race_get_divergence (race_of (fixture), NULL, NULL)->kind, ==, DIVERGENCE_FOUND);
  for (int merges = 0; merges < 2; merges++)
    {
      command (fixture, merges ? "merge" : "flame", NULL);
      window = SETDOKU_COMPARE_INSIGHT (find_window (SETDOKU_TYPE_COMPARE_INSIGHT));
      g_assert_nonnull (window);
      wait_for (setdoku_compare_insight_is_ready (window));
      setdoku_compare_insight_point (window, 1);
      g_assert_cmpuint (strlen (setdoku_compare_insight_get_words (window)), >, 5);
      setdoku_compare_insight_choose (window);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static gboolean
is_greyed (GtkWidget *widget, const char *name, gboolean *found)
{
  gboolean greyed = FALSE;

  if (GTK_IS_LIST_BOX_ROW (widget) && shows (widget, name))
    {
      *found = TRUE;
      return !gtk_widget_get_sensitive (widget);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    greyed |= is_greyed (child, name, found);
  return greyed;
}

/* A cage is no house: who knows houses only is greyed, and says so. */
static void
test_who_cannot_hold_it_is_greyed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *bar = setdoku_compare_get_bar (compare_of (fixture));
  gboolean found = FALSE;

  compare_text (fixture, KILLER);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 4);
  command (fixture, "choose-add", NULL);
  g_assert_true (is_greyed (bar, "Dancing links", &found) && found);
  g_assert_true (shows (bar, "It knows houses only, not the cage 7 at row 1, column 1."));
  found = FALSE;
  g_assert_false (is_greyed (bar, "Reading order, forward", &found));
  g_assert_true (found);
  command (fixture, "add", g_variant_new_string ("any-dlx"));
  command (fixture, "add", g_variant_new_string ("dlx"));
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 4);
}

/* On a phone with large letters a board has no head: its strategy is chosen at the board. */
static void
test_a_strategy_is_chosen_without_the_head (Fixture *fixture, gconstpointer data)
{
  SetdokuRoom room = setdoku_room_for (360, 640, 2);
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (grid_of (fixture, 0))), *popover;

  compare_text (fixture, EASY);
  g_object_set (compare_of (fixture), "room", &room, NULL);
  wait_for (!gtk_widget_get_mapped (gtk_widget_get_first_child (board)));
  command (fixture, "choose-strategy", NULL);
  popover = gtk_widget_get_last_child (board);
  g_assert_true (GTK_IS_POPOVER (popover));
  wait_for (gtk_widget_get_mapped (popover));
  g_assert_true (gtk_widget_activate_action (popover, "search.strategy", "s", "random"));
  g_assert_cmpstr (setdoku_race_get_entrant (race_of (fixture), 0)->strategy->id, ==, "random");
}

/* Each kind keeps who takes part; a board that one of them cannot search does without it, and the next has it again. */
static void
test_each_kind_of_board_keeps_its_strategies (Fixture *fixture, gconstpointer data)
{
  compare_text (fixture, EASY);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 4);
  command (fixture, "add", g_variant_new_string ("norvig"));
  compare_text (fixture, SIX);
  command (fixture, "remove", g_variant_new_int32 (1));
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 4);
  compare_text (fixture, KILLER);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 3);
  compare_text (fixture, SIX);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 4);
  compare_text (fixture, EASY);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 5);
  g_assert_cmpint (scene_n_cells (setdoku_grid_get_scene (grid_of (fixture, 0))), ==, 81);
  g_assert_true (can (fixture, "survey"));
}

/* What Watch shows of it takes part as it is steered there. */
static void
test_the_watched_search_takes_part (Fixture *fixture, gconstpointer data)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);

  compare_text (fixture, SIX);
  command (fixture, "remove", g_variant_new_int32 (4));
  go_to_view (fixture, "watch");
  wait_for (setdoku_player_is_ended (setdoku_watch_get_player (watch)));
  go_to_view (fixture, "compare");
  command (fixture, "watched", NULL);
  g_assert_cmpuint (setdoku_race_get_n (race_of (fixture)), ==, 5);
}

#define ADD(name, function) g_test_add ("/compare-boards/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  ADD ("six", test_a_board_of_six_is_raced);
  ADD ("arrows", test_it_is_read_with_the_arrows);
  ADD ("insight", test_it_is_looked_into);
  ADD ("greyed", test_who_cannot_hold_it_is_greyed);
  ADD ("without-the-head", test_a_strategy_is_chosen_without_the_head);
  ADD ("kinds", test_each_kind_of_board_keeps_its_strategies);
  ADD ("watched", test_the_watched_search_takes_part);
  return run_tests ();
}
