/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-matrix.c — the page "Matrix": there for the search that covers and for no other, in step with the cursor, and tied to
 * the board both by the pointer and by the keys. */
#include "window-fixture.h"
#include "view/watch/setdoku-matrix.h"

#define HARD "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

static GtkWidget *
find_below (GtkWidget *widget, GType type, const char *label)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (!label || (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_below (child, type, label);

      if (found)
        return found;
    }
  return NULL;
}

static SetdokuWatch *
watch_with (Fixture *fixture, const char *strategy)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1240, 800);
  setdoku_window_take_text (fixture->window, HARD, -1, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.view", "s", "watch");
  setdoku_watch_set_search (watch, strategy, "", 0);
  wait_for (setdoku_player_is_ended (setdoku_watch_get_player (watch)));
  return watch;
}

static void
step_to (SetdokuWatch *watch, uint64_t step)
{
  setdoku_player_seek (setdoku_watch_get_player (watch), step);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_only_a_search_that_covers_has_it (Fixture *fixture, gconstpointer data)
{
  SetdokuWatch *watch = watch_with (fixture, "ascending");
  GtkWidget *window = GTK_WIDGET (fixture->window), *segment = find_below (window, GTK_TYPE_TOGGLE_BUTTON, "Matrix");

  g_assert_nonnull (segment);
  g_assert_false (gtk_widget_get_visible (segment));
  setdoku_watch_set_search (watch, "dlx", "", 0);
  g_assert_true (gtk_widget_get_visible (segment));
  gtk_widget_activate_action (segment, "search.page", "s", "matrix");
  wait_for (gtk_widget_get_mapped (find_below (window, SETDOKU_TYPE_MATRIX, NULL)));

  /* Another search has no matrix to show: the first page comes back. */
  setdoku_watch_set_search (watch, "norvig", "", 0);
  g_assert_false (gtk_widget_get_visible (segment));
  wait_for (!gtk_widget_get_mapped (find_below (window, SETDOKU_TYPE_MATRIX, NULL)));
  g_assert_true (shows (window, "Before the first step"));
}

static void
test_it_is_in_step (Fixture *fixture, gconstpointer data)
{
  SetdokuWatch *watch = watch_with (fixture, "dlx");
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *matrix = find_below (window, SETDOKU_TYPE_MATRIX, NULL);

  step_to (watch, 8);
  gtk_widget_activate_action (matrix, "search.page", "s", "matrix");
  wait_for (gtk_widget_get_mapped (matrix));
  g_assert_true (shows (matrix, "212 of 324 columns open · 197 of 729 rows left"));      /* counted by hand from the board */
  step_to (watch, 9);
  g_assert_true (shows (matrix, "208 of 324 columns open · 185 of 729 rows left"));
  step_to (watch, setdoku_player_get_length (setdoku_watch_get_player (watch)));
  g_assert_true (shows (matrix, "0 of 324 columns open · 0 of 729 rows left"));
}

static void
test_it_is_tied_to_the_board (Fixture *fixture, gconstpointer data)
{
  SetdokuWatch *watch = watch_with (fixture, "dlx");
  SetdokuMatrix *matrix = SETDOKU_MATRIX (find_below (GTK_WIDGET (fixture->window), SETDOKU_TYPE_MATRIX, NULL));
  GtkWidget *blocks = find_below (GTK_WIDGET (matrix), GTK_TYPE_DRAWING_AREA, NULL);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (blocks);
  gboolean handled = FALSE;

  step_to (watch, 8);
  gtk_widget_activate_action (GTK_WIDGET (matrix), "search.page", "s", "matrix");
  wait_for (gtk_widget_get_mapped (blocks) && gtk_widget_get_width (blocks) > 0);
  g_assert_true (cells_is_empty (setdoku_matrix_get_cells (matrix)));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        for (int press = 0; press < 10; press++)
          g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Right, 0, 0, &handled);
    }
  g_assert_true (handled);
  /* The first press points at r1c1, nine more go on into the next block: 1 in row 1. */
  g_assert_cmpint (cells_count (setdoku_matrix_get_cells (matrix)), ==, 9);
  for (int i = 0; i < 9; i++)
    g_assert_true (cells_has (setdoku_matrix_get_cells (matrix), i));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (blocks), "1 in row 1: "));
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/watch-matrix/only-a-search-that-covers-has-it", Fixture, NULL, set_up, test_only_a_search_that_covers_has_it,
              tear_down);
  g_test_add ("/watch-matrix/it-is-in-step", Fixture, NULL, set_up, test_it_is_in_step, tear_down);
  g_test_add ("/watch-matrix/it-is-tied-to-the-board", Fixture, NULL, set_up, test_it_is_tied_to_the_board, tear_down);
  return run_tests ();
}
