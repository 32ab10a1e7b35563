/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-one-stop.c — a list is one stop for Tab, forwards and backwards, wherever in it the focus is; that holds for each list in
 * each window of the program. */
#include "../frames.h"
#include "../windows.h"

#include "view/kit/one-stop.h"
#include "view/kit/setdoku-label-stop.h"

static GtkWidget *
focus_of (GtkWidget *widget)
{
  return gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (widget)));
}

/* What keys do in GtkWindow is not played: true if somebody before it took Tab. */
static gboolean
press_tab (GtkWidget *window,
           gboolean   back)
{
  return give_key (focus_of (window), back ? GDK_KEY_ISO_Left_Tab : GDK_KEY_Tab, 23, back ? GDK_SHIFT_MASK : 0) != NULL;
}

static void
test_a_list_is_one_stop (void)
{
  enum { ROWS = 52 };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *list = gtk_list_box_new ();
  GtkWidget *before = gtk_button_new_with_label ("before"), *after = gtk_button_new_with_label ("after");
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (int i = 0; i < ROWS; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), gtk_label_new ("row"));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), after);
  gtk_window_set_child (GTK_WINDOW (window), box);
  one_stop (list);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window);
  g_assert_false (gtk_widget_get_focusable (scroller));

  for (int i = 0; i < ROWS; i += 17)
    {
      GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i));

      gtk_widget_grab_focus (row);
      g_assert_true (focus_of (window) == row);
      g_assert_true (press_tab (window, FALSE));
      g_assert_true (focus_of (window) == after);
      gtk_widget_grab_focus (row);
      g_assert_true (press_tab (window, TRUE));
      g_assert_true (focus_of (window) == before);
    }
  g_assert_true (gtk_widget_get_can_focus (list));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* From line to line and within one by arrows; out of all of them by Tab. */
static void
test_so_is_a_box_of_lines (void)
{
  enum { LINES = 4 };
  static const struct { guint key; int line; bool button; } keys[] = {
    { GDK_KEY_Up, 0, false }, { GDK_KEY_Down, 2, false }, { GDK_KEY_Right, 2, true }, { GDK_KEY_Right, 2, true }, { GDK_KEY_Down, 3, true },
    { GDK_KEY_Down, 3, true }, { GDK_KEY_Home, 0, true }, { GDK_KEY_Left, 0, false }, { GDK_KEY_End, 3, false }, { GDK_KEY_Up, 2, false },
    { 0 }
  };
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *after = gtk_button_new_with_label ("after"), *checks[LINES], *buttons[LINES];

  for (int i = 0; i < LINES; i++)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      checks[i] = gtk_check_button_new_with_label ("check");
      buttons[i] = gtk_button_new_with_label ("button");
      gtk_box_append (GTK_BOX (line), checks[i]);
      gtk_box_append (GTK_BOX (line), buttons[i]);
      gtk_box_append (GTK_BOX (lines), line);
    }
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), after);
  gtk_window_set_child (GTK_WINDOW (window), box);
  one_stop_lines (lines);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window);

  gtk_widget_set_visible (gtk_widget_get_parent (checks[1]), FALSE);
  gtk_widget_grab_focus (checks[0]);
  for (int i = 0; keys[i].key; i++)
    {
      g_assert_true (give_key (focus_of (window), keys[i].key, 0, 0));
      g_assert_true (focus_of (window) == (keys[i].button ? buttons : checks)[keys[i].line]);
    }
  g_assert_true (press_tab (window, FALSE));
  g_assert_true (focus_of (window) == after);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Which a label is not in GTK unless its text can be selected. */
static void
test_a_text_can_be_a_stop (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label = gtk_label_new ("Guess 1"), *stop;
  GtkWidget *before = gtk_button_new_with_label ("before"), *after = gtk_button_new_with_label ("after");

  gtk_box_append (GTK_BOX (box), before);
  gtk_box_append (GTK_BOX (box), stop = setdoku_label_stop_new (label, GTK_LABEL (label)));
  gtk_box_append (GTK_BOX (box), after);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  run_frames (window);

  gtk_widget_grab_focus (before);
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD));
  g_assert_true (focus_of (window) == stop);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stop), GTK_ACCESSIBLE_PROPERTY_LABEL, "Guess 1");
  gtk_label_set_label (GTK_LABEL (label), "Guess 2");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stop), GTK_ACCESSIBLE_PROPERTY_LABEL, "Guess 2");
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD));
  g_assert_true (focus_of (window) == after);
  gtk_widget_set_visible (label, FALSE);
  g_assert_true (gtk_widget_child_focus (window, GTK_DIR_TAB_BACKWARD));
  g_assert_true (focus_of (window) == before);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_list (GtkWidget *widget)
{
  return GTK_IS_LIST_BOX (widget) || GTK_IS_LIST_VIEW (widget) || GTK_IS_COLUMN_VIEW (widget);
}

/* Tab from its first row leaves it, or comes to the same row again where there is nothing else in the window; one without rows that can be reached is none. */
static void
check_list (const Place *place,
            GtkWidget   *list)
{
  GtkWidget *row;

  if (!gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD))
    return;
  if (!(row = focus_of (list)))
    return;
  g_assert_true (gtk_widget_is_ancestor (focus_of (list), list));
  if (!press_tab (list, FALSE))
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (list)), GTK_DIR_TAB_FORWARD);
  if (!focus_of (list) || focus_of (list) == row || !gtk_widget_is_ancestor (focus_of (list), list))
    return;
  g_test_message ("%s: Tab goes from row to row of a %s in a %s", place->name, G_OBJECT_TYPE_NAME (list),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (gtk_widget_get_parent (list))));
  g_test_fail ();
}

static void
check_lists (const Place *place,
             GtkWidget   *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_list (widget))
    {
      check_list (place, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_lists (place, child);
}

static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  const Place *place = data;
  GtkWidget *window = place_open (fixture, place);

  run_frames (window);
  check_lists (place, window);
  place_close (place, window);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add_func ("/one-stop/list", test_a_list_is_one_stop);
  g_test_add_func ("/one-stop/box-of-lines", test_so_is_a_box_of_lines);
  g_test_add_func ("/one-stop/text", test_a_text_can_be_a_stop);
  add_places ("one-stop/in", test_place);
  return run_tests ();
}
