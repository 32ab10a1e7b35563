/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-focus.c — after each command the focus is on the board, so that the next key is one of the board: all commands that the
 * groups of the window and of the program have, each from the board and from a button of the header. What opens something has
 * the focus until Escape, and leads back, too. */
#include "pointer.h"

#include "view/kit/setdoku-base-window.h"
#include "view/window/setdoku-window-private.h"

/* What ends the window or the program, opens another main window, or a dialog of the desktop. */
static const char *const elsewhere[] = { "close", "quit", "new-window", "open", "save", "save-as", "about", NULL };

/* The buttons that work a search keep the focus, for whoever goes on pressing them: these groups are left to the board alone. */
typedef struct { const char *view, *group; gboolean from_header; } Scope;

static const Scope scopes[] = {
  { "play", "win", TRUE }, { "play", "board", FALSE }, { "play", "app", TRUE },
  { "watch", "win", TRUE }, { "watch", "search", FALSE },
  { "compare", "win", TRUE }, { "compare", "compare", FALSE },
};

static GActionGroup *
group_of (Fixture    *fixture,
          const char *name)
{
  return g_str_equal (name, "win") ? G_ACTION_GROUP (fixture->window)
         : g_str_equal (name, "app") ? G_ACTION_GROUP (application)
         : g_str_equal (name, "board") ? fixture->window->board_actions
         : g_str_equal (name, "search") ? setdoku_watch_get_actions (fixture->window->watch)
                                        : setdoku_compare_get_actions (setdoku_window_get_compare (fixture->window));
}

static GtkWidget *
focus_of (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static gboolean
is_on_board (Fixture *fixture)
{
  GtkWidget *focus = focus_of (fixture);

  return focus && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, SETDOKU_TYPE_GRID);
}

/* A button of the header itself, not of a popover there. */
static gboolean
is_in_header (Fixture *fixture)
{
  GtkWidget *focus = focus_of (fixture);

  return focus && gtk_widget_get_native (focus) == GTK_NATIVE (fixture->window)
         && gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->window->header));
}

/* The puzzle as it was opened, in the view, and the focus where a command is to be given. */
static void
begin (Fixture     *fixture,
       const Scope *scope,
       gboolean     header)
{
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string ("play"));
  setdoku_game_mark_saved (game_of (fixture));
  setdoku_window_take_text (fixture->window, EASY, -1, NULL);
  g_action_group_change_action_state (G_ACTION_GROUP (fixture->window), "view", g_variant_new_string (scope->view));
  setdoku_window_focus_board (fixture->window);
  wait_for (is_on_board (fixture));
  if (header)
    {
      gtk_widget_child_focus (GTK_WIDGET (fixture->window->header), GTK_DIR_TAB_FORWARD);
      wait_for (is_in_header (fixture));
    }
}

/* Whatever it opened is left by Escape; a window by itself, lest it takes some other meaning of that key. */
static void
leave (Fixture *fixture)
{
  GtkWindow *window = find_window (SETDOKU_TYPE_BASE_WINDOW);

  if (window)
    gtk_window_destroy (window);
  else if (!is_on_board (fixture) && !is_in_header (fixture))
    {
      run_for (100);
      point ("key Escape");
    }
}

static void
check (Fixture     *fixture,
       const Scope *scope,
       const char  *action,
       gboolean     header)
{
  GActionGroup *group = group_of (fixture, scope->group);
  g_autofree char *full = g_strdup_printf ("%s.%s", scope->group, action);
  int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  begin (fixture, scope, header);
  if (!g_action_group_get_action_enabled (group, action))
    return;
  g_test_message ("%s in %s, from the %s", full, scope->view, header ? "header" : "board");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), full, NULL);
  run_for (30);
  leave (fixture);
  while (!is_on_board (fixture) && g_get_monotonic_time () < end)
    run_for (10);
  if (!is_on_board (fixture))
    g_error ("%s in %s, from the %s, leaves the focus in %s", full, scope->view, header ? "header" : "board",
             focus_of (fixture) ? G_OBJECT_TYPE_NAME (focus_of (fixture)) : "nothing");
}

static void
test_scope (Fixture       *fixture,
            gconstpointer  data)
{
  const Scope *scope = data;
  g_auto(GStrv) names = NULL;
  int n = 0;

  if (!has_pointer ())
    return;
  point ("mousemove 60 300");
  names = g_action_group_list_actions (group_of (fixture, scope->group));
  for (int i = 0; names[i]; i++)
    if (!g_strv_contains (elsewhere, names[i]) && !g_action_group_get_action_parameter_type (group_of (fixture, scope->group), names[i]))
      {
        check (fixture, scope, names[i], FALSE);
        if (scope->from_header)
          check (fixture, scope, names[i], TRUE);
        n++;
      }
  g_assert_cmpint (n, >, 4);
  gtk_window_unfullscreen (GTK_WINDOW (fixture->window));
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (scopes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/focus/%s-in-%s", scopes[i].group, scopes[i].view);

      g_test_add (path, Fixture, &scopes[i], set_up, test_scope, tear_down);
    }
  return run_tests ();
}
