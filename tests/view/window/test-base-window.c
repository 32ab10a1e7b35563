/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-base-window.c — the windows beside the main one, with real keys: all of them close, help, and quit with the program. */
#include "pointer.h"

#include "view/kit/setdoku-base-window.h"
#include "view/learn/setdoku-help-window.h"
#include "view/window/setdoku-shortcuts.h"

/* What opens each; most of them are about a puzzle. */
static const char *const openers[] = {
  "win.library", "win.earlier-games", "win.help", "win.path", "win.practise", "win.new-puzzle", "app.statistics", "app.preferences",
  "app.shortcuts", "win.print", "compare.survey",
};

static GtkWidget *
open_window (Fixture    *fixture,
             const char *opener)
{
  GtkWindow *window;

  g_test_message ("%s", opener);
  if (g_str_has_prefix (opener, "compare."))
    g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("compare"));
  act (fixture, opener);
  wait_for ((window = find_window (SETDOKU_TYPE_BASE_WINDOW)) && gtk_widget_get_mapped (GTK_WIDGET (window)));
  wait_for (gtk_window_is_active (window));
  run_for (100);
  return GTK_WIDGET (window);
}

static void
test_each_closes_by_keys (Fixture       *fixture,
                          gconstpointer  key)
{
  if (!has_pointer ())
    return;
  point ("mousemove 60 200");
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (openers); i++)
    {
      GtkWidget *window = open_window (fixture, openers[i]);

      g_assert_true (gtk_window_get_application (GTK_WINDOW (window)) == GTK_APPLICATION (application));
      g_assert_true (gtk_widget_has_css_class (window, "setdoku"));
      g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
      point ("key %s", (const char *) key);
      wait_for (window == NULL);
    }
}

/* What was typed into a field for searching goes first. */
static void
test_a_field_is_emptied_first (Fixture       *fixture,
                               gconstpointer  data)
{
  GtkWidget *window;

  if (!has_pointer ())
    return;
  point ("mousemove 60 200");
  window = open_window (fixture, "win.help");
  setdoku_help_window_search (SETDOKU_HELP_WINDOW (window), "wing");
  point ("key Escape");
  run_for (100);
  g_assert_true (gtk_widget_get_mapped (window));
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  point ("key Escape");
  wait_for (window == NULL);
}

static void
test_help_is_at_hand (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *window;

  if (!has_pointer ())
    return;
  point ("mousemove 60 200");
  window = open_window (fixture, "win.library");
  point ("key F1");
  wait_for (find_window (SETDOKU_TYPE_HELP_WINDOW));
  gtk_window_destroy (find_window (SETDOKU_TYPE_HELP_WINDOW));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_quit_closes_all (Fixture       *fixture,
                      gconstpointer  data)
{
  SetdokuWindow *main_window = fixture->window;

  if (!has_pointer ())
    return;
  point ("mousemove 60 200");
  open_window (fixture, "win.library");
  g_object_add_weak_pointer (G_OBJECT (main_window), (gpointer *) &fixture->window);
  point ("key ctrl+q");
  wait_for (fixture->window == NULL);
  g_assert_null (find_window (SETDOKU_TYPE_BASE_WINDOW));
  set_up (fixture, NULL);
}

static void
check_keys (GtkApplication *app,
            const Shortcut *shortcut)
{
  g_auto(GStrv) set = gtk_application_get_accels_for_action (app, shortcut->action);
  g_auto(GStrv) told = g_strsplit (shortcut->keys, " ", -1);

  g_test_message ("%s", shortcut->action);
  g_assert_cmpuint (g_strv_length (set), ==, g_strv_length (told));
  for (int i = 0; told[i]; i++)
    {
      GdkModifierType modifiers, other_modifiers;
      guint key, other;

      g_assert_true (gtk_accelerator_parse (told[i], &key, &modifiers));
      g_assert_true (gtk_accelerator_parse (set[i], &other, &other_modifiers));
      g_assert_cmpuint (key, ==, other);
      g_assert_cmpuint (modifiers, ==, other_modifiers);
    }
}

static void
check_action (Fixture    *fixture,
              const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr(GVariant) target = NULL;
  g_autoptr(GError) error = NULL;

  g_action_parse_detailed_name (detailed, &name, &target, &error);
  g_assert_no_error (error);
  if (g_str_has_prefix (name, "win."))
    g_assert_true (g_action_group_has_action (G_ACTION_GROUP (fixture->window), name + 4));
  else if (g_str_has_prefix (name, "app."))
    g_assert_true (g_action_group_has_action (G_ACTION_GROUP (application), name + 4));
}

/* What the list of keys says is what the keys do, and no key of an action is missing there. */
static void
test_the_shortcuts_are_true (Fixture       *fixture,
                             gconstpointer  data)
{
  g_auto(GStrv) bound = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  guint n = 0;

  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    if (shortcut->action)
      {
        check_keys (GTK_APPLICATION (application), shortcut);
        check_action (fixture, shortcut->action);
        n++;
      }
  g_assert_cmpuint (g_strv_length (bound), ==, n);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/base-window/escape", Fixture, "Escape", set_up, test_each_closes_by_keys, tear_down);
  g_test_add ("/base-window/ctrl-w", Fixture, "ctrl+w", set_up, test_each_closes_by_keys, tear_down);
  g_test_add ("/base-window/field", Fixture, NULL, set_up, test_a_field_is_emptied_first, tear_down);
  g_test_add ("/base-window/help", Fixture, NULL, set_up, test_help_is_at_hand, tear_down);
  g_test_add ("/base-window/shortcuts", Fixture, NULL, set_up, test_the_shortcuts_are_true, tear_down);
  g_test_add ("/base-window/quit", Fixture, NULL, set_up, test_quit_closes_all, tear_down);
  return run_tests ();
}
