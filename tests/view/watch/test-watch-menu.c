/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-watch-menu.c — the menus of Watch with the real pointer and the real keys. */
#include "pointer.h"

static GtkWidget *
find_label (GtkWidget  *widget,
            const char *text)
{
  GtkWidget *found = NULL;

  if (gtk_widget_get_mapped (widget) && GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

static GtkWidget *
find_menu (Fixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (setdoku_window_get_grid (fixture->window)));

  while (child && !(GTK_IS_POPOVER_MENU (child) && gtk_widget_get_mapped (child)))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The pointer comes to rest on the item, then presses it: GTK keeps in mind what it was on. */
static void
enter_submenu (Fixture    *fixture,
               const char *label)
{
  GtkWidget *item;
  graphene_point_t at;

  wait_for ((item = find_label (find_menu (fixture), label)) && gtk_widget_get_width (item) > 0);
  run_for (300);                                 /* a menu that has just come up does not take the pointer yet */
  at = middle_of (fixture, item);
  point ("mousemove %d %d", (int) at.x - 5, (int) at.y);
  run_for (200);
  point ("mousemove %d %d", (int) at.x + 5, (int) at.y);
  run_for (200);
  point ("click 1");
  wait_for (!find_label (find_menu (fixture), "Continue by hand from here"));
  run_for (300);
}

/* Both are laid out again. */
static void
leave_menu (Fixture *fixture)
{
  point ("key Escape");
  wait_for (!find_menu (fixture));
  run_for (100);
  for (int i = 0; i < 2; i++)
    {
      act (fixture, "win.show-panel");
      run_for (100);
    }
}

static void
test_a_submenu_is_left (Fixture       *fixture,
                        gconstpointer  data)
{
  if (!has_pointer ())
    return;
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  run_for (100);
  click_on (fixture, cell_at_index (fixture, 33), 3);
  wait_for (find_menu (fixture));
  enter_submenu (fixture, "Why not…?");
  leave_menu (fixture);
  point ("key Escape");
  run_for (100);

  /* Once more by the keys alone: the pointer is still where the item was. */
  g_signal_emit_by_name (setdoku_window_get_grid (fixture->window), "menu", 40, 100.0, 100.0);
  wait_for (find_menu (fixture) && find_label (find_menu (fixture), "Guess here"));
  g_assert_nonnull (find_label (find_menu (fixture), "Save picture…"));
  g_assert_nonnull (find_label (find_menu (fixture), "Copy picture"));
  leave_menu (fixture);
  click_on (fixture, cell_at_index (fixture, 20), 3);
  wait_for (find_menu (fixture));
  enter_submenu (fixture, "Guess here");
  leave_menu (fixture);
}

/* The label of the item that has the focus; NULL: it is elsewhere. */
static const char *
item_in_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window)), *menu = find_menu (fixture), *child;

  if (!menu || !focus || !gtk_widget_is_ancestor (focus, menu))
    return NULL;
  for (child = gtk_widget_get_first_child (focus); child && !GTK_IS_LABEL (child); child = gtk_widget_get_next_sibling (child))
    ;
  return child ? gtk_label_get_label (GTK_LABEL (child)) : NULL;
}

/* The arrow keys are the menu's as long as it is open, not the board's, and not the way out of it. */
static void
test_arrows_stay_in_the_menu (Fixture       *fixture,
                              gconstpointer  data)
{
  if (!has_pointer ())
    return;
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  run_for (100);
  click_on (fixture, cell_at_index (fixture, 33), 3);
  wait_for (g_strcmp0 (item_in_focus (fixture), "Why not…?") == 0);
  point ("key Down");
  wait_for (g_strcmp0 (item_in_focus (fixture), "Guess here") == 0);
  for (int i = 0; i < 8; i++)
    {
      point ("key Down");
      run_for (50);
      g_assert_nonnull (item_in_focus (fixture));
    }
  leave_menu (fixture);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/watch-menu/submenu", Fixture, NULL, set_up, test_a_submenu_is_left, tear_down);
  g_test_add ("/watch-menu/arrows", Fixture, NULL, set_up, test_arrows_stay_in_the_menu, tear_down);
  return run_tests ();
}
