/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-help.c — the guide opens where one stands, is searched, shows every page's board, and lends it for trying. */
#include "window-fixture.h"

#include "view/learn/setdoku-help-window.h"

static SetdokuHelpWindow *
open_help (Fixture *fixture)
{
  act (fixture, "win.help");
  wait_for (find_window (SETDOKU_TYPE_HELP_WINDOW));
  return SETDOKU_HELP_WINDOW (find_window (SETDOKU_TYPE_HELP_WINDOW));
}

static void
test_where_one_stands (Fixture       *fixture,
                       gconstpointer  data)
{
  SetdokuHelpWindow *help = open_help (fixture);

  g_assert_cmpstr (setdoku_help_window_get_page (help)->id, ==, "playing");
  gtk_window_destroy (GTK_WINDOW (help));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("watch"));
  help = open_help (fixture);
  g_assert_cmpstr (setdoku_help_window_get_page (help)->id, ==, "watching");
  gtk_window_destroy (GTK_WINDOW (help));
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  SetdokuHelpWindow *help = open_help (fixture);

  setdoku_help_window_search (help, "x-wing");
  wait_for (setdoku_help_window_get_page (help) && strstr (setdoku_help_window_get_page (help)->id, "x-wing"));
  setdoku_help_window_search (help, "nothing has these words");
  wait_for (!setdoku_help_window_get_page (help));
  setdoku_help_window_search (help, "backtracking");     /* by what books call it */
  wait_for (setdoku_help_window_get_page (help) && g_str_equal (setdoku_help_window_get_page (help)->id, "lesson-backtracking"));
  setdoku_help_window_search (help, "rating");           /* many pages say the word, one is called so */
  wait_for (setdoku_help_window_get_page (help) && g_str_equal (setdoku_help_window_get_page (help)->id, "ratings"));
  setdoku_help_window_search (help, "file");
  wait_for (setdoku_help_window_get_page (help) && g_str_equal (setdoku_help_window_get_page (help)->id, "files"));
  setdoku_help_window_search (help, "set equation");
  wait_for (setdoku_help_window_get_page (help) && g_str_equal (setdoku_help_window_get_page (help)->id, "sets"));
  gtk_window_destroy (GTK_WINDOW (help));
}

/* No page fails to draw; the costly ones too. */
static void
test_every_page (Fixture       *fixture,
                 gconstpointer  data)
{
  SetdokuHelpWindow *help = open_help (fixture);
  const HelpPage *page;

  for (int i = 0; (page = help_page (i)); i++)
    {
      setdoku_help_window_show (help, page->id);
      g_assert_true (setdoku_help_window_get_page (help) == page);
      g_assert_true (shows (GTK_WIDGET (help), page->title));
    }
  gtk_window_destroy (GTK_WINDOW (help));
}

static void
test_tried (Fixture       *fixture,
            gconstpointer  data)
{
  SetdokuHelpWindow *help = open_help (fixture);

  setdoku_help_window_show (help, "naked-pair");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (help), "help.try", NULL));
  wait_for (count_clues (fixture) > 16);
  gtk_window_destroy (GTK_WINDOW (help));
}

int
main (int argc, char **argv)
{
  start_application (&argc, &argv);
  g_test_add ("/help/opens-where-one-stands", Fixture, NULL, set_up, test_where_one_stands, tear_down);
  g_test_add ("/help/is-searched", Fixture, NULL, set_up, test_search, tear_down);
  g_test_add ("/help/shows-every-page", Fixture, NULL, set_up, test_every_page, tear_down);
  g_test_add ("/help/lends-its-boards", Fixture, NULL, set_up, test_tried, tear_down);
  return run_tests ();
}
