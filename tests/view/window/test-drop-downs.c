/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-drop-downs.c — each drop-down has a name for a screen reader, and is not called after what is chosen in it alone. */
#include "window-fixture.h"

#include "view/compare/setdoku-compare-survey.h"
#include "view/collect/setdoku-library-window.h"
#include "view/make/setdoku-new-dialog.h"
#include "view/learn/setdoku-path-window.h"
#include "view/window/setdoku-preferences-window.h"
#include "view/learn/setdoku-statistics-window.h"

/* A relation goes before a label: from 4.18 on GTK gives each drop-down one to what is chosen. The focus is on the button
 * inside, which from 4.14 on is told by the name of the drop-down. */
static void
check (GtkWidget *down)
{
  GtkAccessible *button = GTK_ACCESSIBLE (gtk_widget_get_first_child (down));
  GObject *choice = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (down));
  g_autofree char *name = NULL, *told = NULL, *end = NULL;

  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  if (!GTK_IS_STRING_OBJECT (choice))
    return;
  /* What a property is told to be differs from it, and is handed back. */
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  told = gtk_test_accessible_check_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  end = g_strdup_printf (": %s", gtk_string_object_get_string (GTK_STRING_OBJECT (choice)));
  g_assert_true (g_str_has_suffix (told, end));
  g_assert_cmpuint (strlen (told), >, strlen (end));
  told[strlen (told) - (gtk_get_minor_version () < 14 ? strlen (end) : 0)] = '\0';
  g_assert_cmpstr (name, ==, told);
}

/* Those below the widget, shown or not. Returns how many there are. */
static int
check_all (GtkWidget *widget)
{
  int n = GTK_IS_DROP_DOWN (widget);

  if (n)
    check (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += check_all (child);
  return n;
}

static void
check_window (GType type,
              int   least)
{
  GtkWindow *window;

  g_test_message ("%s", g_type_name (type));
  wait_for (find_window (type));
  window = find_window (type);
  g_assert_cmpint (check_all (GTK_WIDGET (window)), >=, least);
  gtk_window_destroy (window);
}

static void
test_windows (Fixture       *fixture,
              gconstpointer  data)
{
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  act (fixture, "app.preferences");
  check_window (SETDOKU_TYPE_PREFERENCES_WINDOW, 5);
  act (fixture, "win.library");
  check_window (SETDOKU_TYPE_LIBRARY_WINDOW, 2);
  act (fixture, "win.path");
  check_window (SETDOKU_TYPE_PATH_WINDOW, 1);
  act (fixture, "win.new-puzzle");
  wait_for (find_window (SETDOKU_TYPE_NEW_DIALOG));
  setdoku_wish_form_unfold (setdoku_new_dialog_get_form (SETDOKU_NEW_DIALOG (find_window (SETDOKU_TYPE_NEW_DIALOG))));
  check_window (SETDOKU_TYPE_NEW_DIALOG, 1);
  act (fixture, "app.statistics");
  check_window (SETDOKU_TYPE_STATISTICS_WINDOW, 1);
}

static void
test_survey (Fixture       *fixture,
             gconstpointer  data)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("compare"));
  g_action_group_activate_action (setdoku_compare_get_actions (setdoku_window_get_compare (fixture->window)), "survey", NULL);
  check_window (SETDOKU_TYPE_COMPARE_SURVEY, 1);
}

/* The switches of the strategy, and the pages beside them. */
static void
test_watch (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuWatch *watch = setdoku_window_get_watch (fixture->window);

  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  g_action_group_change_action_state (setdoku_watch_get_actions (watch), "strategy", g_variant_new_string ("explore"));
  wait_for (gtk_widget_get_mapped (setdoku_watch_get_panel (watch)));
  g_assert_cmpint (check_all (setdoku_watch_get_panel (watch)), >=, 3);
}

#define ADD(path, test) g_test_add ("/drop-downs/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  ADD ("windows", test_windows);
  ADD ("survey", test_survey);
  ADD ("watch", test_watch);
  return run_tests ();
}
