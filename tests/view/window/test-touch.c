/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-touch.c — what fingers do in the window. Gestures are what is given here; that GTK makes them of touches is its own. */
#include "../pointer.h"
#include "../windows.h"

#include "view/kit/phone.h"

/* Borrowed: the widget holds it; NULL: it has none. button 0: any. */
static GtkEventController *
controller_of (GtkWidget *widget,
               GType      type,
               guint      button)
{
  g_autoptr(GListModel) all = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (all, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type)
          && (!button || gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == button))
        return controller;
    }
  return NULL;
}

/* Both are listened to, or neither. GTK's own text has its menu at the finger, by other means. */
static int
count_second_clicks (GtkWidget *widget)
{
  GtkEventController *click = controller_of (widget, GTK_TYPE_GESTURE_CLICK, GDK_BUTTON_SECONDARY);
  GtkEventController *hold = controller_of (widget, GTK_TYPE_GESTURE_LONG_PRESS, 0);
  int n = click != NULL;

  if (GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget))
    return 0;
  if (click && !hold)
    g_test_message ("%s hears the secondary button, and no finger", G_OBJECT_TYPE_NAME (widget));
  g_assert_false (click && !hold);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_second_clicks (child);
  return n;
}

static void
test_place (Fixture       *fixture,
            gconstpointer  place)
{
  GtkWidget *window = place_open (fixture, place);
  int n = count_second_clicks (window);

  g_assert_true (((const Place *) place)->type || n > 0);          /* the main window has its board, at least */
  place_close (place, window);
}

/* A key of the pad: its digit as a corner mark. */
static void
test_the_pad_is_held (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *key;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_for ((key = find_button (GTK_WIDGET (fixture->window), "board.enter(5)")));
  g_signal_emit_by_name (controller_of (key, GTK_TYPE_GESTURE_LONG_PRESS, 0), "pressed", 5.0, 5.0);
  wait_for (cells_of_game (fixture)[0].corner == 1 << 5);
  g_assert_cmpint (cells_of_game (fixture)[0].entry, ==, 0);
}

/* In Watch a swipe is a step; the cell below the finger is not asked about. */
static void
test_a_swipe_steps (Fixture       *fixture,
                    gconstpointer  data)
{
  GtkWidget *grid = GTK_WIDGET (setdoku_window_get_grid (fixture->window));
  GtkEventController *swipe = controller_of (grid, GTK_TYPE_GESTURE_SWIPE, 0);
  SetdokuPlayer *player;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_for (place_act (fixture, WATCH));
  player = setdoku_watch_get_player (setdoku_window_get_watch (fixture->window));
  wait_for (setdoku_player_get_length (player) > 3);
  g_signal_emit_by_name (swipe, "swipe", -900.0, 0.0);
  g_signal_emit_by_name (swipe, "swipe", -900.0, 0.0);
  wait_for (setdoku_player_get_cursor (player) == 2);
  g_signal_emit_by_name (grid, "pressed", 3, 1, 0);
  g_signal_emit_by_name (swipe, "swipe", 900.0, 0.0);
  wait_for (setdoku_player_get_cursor (player) == 1);
  wait_for (setdoku_grid_get_scene (SETDOKU_GRID (grid))->active != 3);
}

/* Targets grow where the screen is touched, and shrink when the mouse moves. */
static void
test_touched_windows (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window), *target = find_button (window, "win.undo");
  int height = gtk_widget_get_height (target);

  if (!has_pointer ())
    return;
  g_assert_cmpint (height, <, 44);
  point ("mousemove 300 300");
  phone_set_touched (TRUE);
  wait_for (gtk_widget_get_height (target) >= 44);
  point ("mousemove 320 310");
  wait_for (gtk_widget_get_height (target) == height);
  g_assert_false (gtk_widget_has_css_class (window, "fingers"));
}

/* On the screen; NULL: there is none. */
static GtkWidget *
find_switch (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SWITCH (widget) && gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0 ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_switch (child);
  return found;
}

/* The words beside a switch are pressed as it is. */
static void
test_a_row_switches (Fixture       *fixture,
                     gconstpointer  data)
{
  GtkWidget *window, *control, *row;
  gboolean before;

  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  wait_for (place_act (fixture, "win.export::picture"));
  wait_for ((window = GTK_WIDGET (window_of_type ("SetdokuExportWindow"))));
  wait_for ((control = find_switch (window)));
  row = gtk_widget_get_parent (control);
  before = gtk_switch_get_active (GTK_SWITCH (control));
  g_signal_emit_by_name (controller_of (row, GTK_TYPE_GESTURE_CLICK, 0), "released", 1, 5.0, 5.0);
  g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (control)), !=, before);
  g_signal_emit_by_name (controller_of (row, GTK_TYPE_GESTURE_CLICK, 0), "released", 1, 5.0, 5.0);
  g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (control)), ==, before);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define ADD(name, test) g_test_add ("/touch/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add_places ("touch/second-click", test_place);
  ADD ("pad", test_the_pad_is_held);
  ADD ("swipe", test_a_swipe_steps);
  ADD ("targets", test_touched_windows);
  ADD ("switch-row", test_a_row_switches);
  return run_tests ();
}
