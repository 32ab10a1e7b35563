/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* shortcut-account.h — for the test of the list of keys: what the window is like now, in words, which actions ran,
 * and a key pressed. */
#pragma once

#include "../pointer.h"

#include "view/watch/setdoku-strip.h"
#include "view/watch/setdoku-tree.h"
#include "view/watch/setdoku-tree-spine.h"
#include "view/window/setdoku-shortcuts.h"
#include "view/window/setdoku-window-private.h"

/* steps: "KEY:ACCOUNT", one behind the other; ACCOUNT has to be in the account then, "*": the account has to be another one, "-":
 * the key only leads there. before: how the window comes where the keys are said to work. */
typedef struct {
  const char *title;
  void      (*before) (Fixture *fixture);
  const char *steps;
} Row;

static GString *ran;                  /* the actions since the last key, with a blank before each */

static void
on_ran (GSimpleAction *action,
        GVariant      *value,
        gpointer       name)
{
  g_string_append_printf (ran, " %s", (const char *) name);
}

static void
forget (gpointer  name,
        GClosure *closure)
{
  g_free (name);
}

static void
listen_to (GActionMap *map,
           const char *group,
           const char *name)
{
  GAction *action = g_action_map_lookup_action (map, name);
  const char *signal = action && g_action_get_state_type (action) ? "change-state" : "activate";

  if (!G_IS_SIMPLE_ACTION (action) || g_object_get_data (G_OBJECT (action), "listened"))
    return;
  g_object_set_data (G_OBJECT (action), "listened", GINT_TO_POINTER (TRUE));
  g_signal_connect_data (action, signal, G_CALLBACK (on_ran), g_strconcat (group, ".", name, NULL), forget, 0);
}

static void
listen (Fixture *fixture)
{
  const struct { const char *name; gpointer map; } groups[] = {
    { "app", application }, { "win", fixture->window }, { "board", fixture->window->board_actions },
    { "search", setdoku_watch_get_actions (fixture->window->watch) },
    { "compare", setdoku_compare_get_actions (setdoku_window_get_compare (fixture->window)) },
    { "replay", fixture->window->replay ? setdoku_replay_get_actions (fixture->window->replay) : NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (groups) && groups[i].map; i++)
    {
      g_auto(GStrv) names = g_action_group_list_actions (groups[i].map);

      for (int n = 0; names[n]; n++)
        listen_to (groups[i].map, groups[i].name, names[n]);
    }
}

static SetdokuPlay *
play_of (Fixture *fixture)
{
  return fixture->window->play;
}

static GtkWidget *
focus_of (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static void
append_digits (GString    *text,
               const char *name,
               Values      digits)
{
  g_string_append_printf (text, " %s=", name);
  for (int digit = 1; digit <= 9; digit++)
    if (values_has (digits, digit))
      g_string_append_printf (text, "%d", digit);
}

static void
append_play (GString *text,
             Fixture *fixture)
{
  static const char *const modes[] = { "digit", "corner", "centre", "colour" };
  SetdokuPlay *play = play_of (fixture);
  const Selection *selection = setdoku_play_get_selection (play);
  const DocumentCell *cell = &cells_of_game (fixture)[selection->cursor];
  int filled = 0;

  for (int i = 0; i < 81; i++)
    filled += cells_of_game (fixture)[i].entry || cells_of_game (fixture)[i].given;
  g_string_append_printf (text, " at=%d selected=%d mode=%s of-marks=%d shown=%d first=%d pairs=%d paused=%d hint=%d filled=%d"
                          " phase=%d given=%d entry=%d times=%.1f", selection->cursor, places_count (selection->cells),
                          modes[setdoku_play_get_mode (play)], setdoku_play_get_of_marks (play),
                          setdoku_play_get_shown_digit (play), setdoku_play_get_choices (play)->digit_first, setdoku_play_get_pairs (play),
                          gtk_widget_get_mapped (GTK_WIDGET (fixture->window->cover)),
                          setdoku_hint_session_get (setdoku_play_get_hints (play)) != NULL, filled,
                          setdoku_play_get_phase (play), cell->given, cell->entry,
                          setdoku_grid_get_zoom (fixture->window->grid));
  append_digits (text, "corner", cell->corner);
  append_digits (text, "centre", cell->centre);
  append_digits (text, "colours", (Values) cell->colours << 1);
}

static void
append_watch (GString *text,
              Fixture *fixture)
{
  GtkWidget *strip = find_widget (setdoku_watch_get_bar (fixture->window->watch), SETDOKU_TYPE_STRIP);
  GtkWidget *tree = find_widget (setdoku_watch_get_tree (fixture->window->watch), SETDOKU_TYPE_TREE);
  GtkWidget *spine = find_widget (setdoku_watch_get_panel (fixture->window->watch), SETDOKU_TYPE_TREE_SPINE);
  g_autofree char *there = spine ? setdoku_tree_spine_describe (SETDOKU_TREE_SPINE (spine)) : NULL;
  uint64_t from, to, first = 0, last = 0;
  double x = 0, y = 0;

  setdoku_strip_get_shown (SETDOKU_STRIP (strip), &from, &to);
  setdoku_strip_get_range (SETDOKU_STRIP (strip), &first, &last);
  if (tree && setdoku_tree_get_focus (SETDOKU_TREE (tree)))
    setdoku_tree_point (SETDOKU_TREE (tree), setdoku_tree_get_focus (SETDOKU_TREE (tree)), &x, &y);
  g_string_append_printf (text, " event=%d of=%d strip=%d-%d range=%d-%d tree=%d@%.0f,%.0f spine=“%s”",
                          (int) setdoku_player_get_cursor (setdoku_watch_get_player (fixture->window->watch)),
                          (int) setdoku_player_get_length (setdoku_watch_get_player (fixture->window->watch)),
                          (int) from, (int) to,
                          (int) first, (int) last, tree ? (int) setdoku_tree_get_focus (SETDOKU_TREE (tree)) : 0, x, y,
                          there ? there : "");
}

/* Among the cells of its board. */
static int
place_of (GtkWidget *cell)
{
  int place = 0;

  while (cell && (cell = gtk_widget_get_prev_sibling (cell)))
    place++;
  return place;
}

/* (transfer full) */
static char *
account_of (Fixture *fixture)
{
  GString *text = g_string_new (NULL);
  GtkWidget *focus = focus_of (fixture);

  append_play (text, fixture);
  if (fixture->window->view == SETDOKU_VIEW_WATCH)
    append_watch (text, fixture);
  if (fixture->window->view == SETDOKU_VIEW_COMPARE)
    g_string_append_printf (text, " place=%d", place_of (focus));
  g_string_append_printf (text, " focus=%s%s ran:%s ", focus ? G_OBJECT_TYPE_NAME (focus) : "",
                          focus && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) ? " popover" : "", ran->str);
  return g_string_free (text, FALSE);
}

static gboolean
can (Fixture    *fixture,
     const char *group,
     const char *action)
{
  return g_action_group_get_action_enabled (g_str_equal (group, "search") ? setdoku_watch_get_actions (fixture->window->watch)
                                            : setdoku_compare_get_actions (setdoku_window_get_compare (fixture->window)), action);
}

static gboolean
tells (const char *account,
       const char *before,
       const char *expected)
{
  g_autofree char *part = g_strdup_printf (" %s ", expected);

  return g_str_equal (expected, "*") ? !g_str_equal (account, before) : strstr (account, part) != NULL;
}

/* A key as GTK has it in the keys of xdotool: "<Control><Shift>o" is ctrl+shift+o. */
static char *
key_of_xdotool (const char *told)
{
  GdkModifierType modifiers;
  guint key;

  if (!g_utf8_validate (told, -1, NULL) || !gtk_accelerator_parse (told, &key, &modifiers) || !key)
    return g_strdup (told);
  return g_strdup_printf ("%s%s%s%s", modifiers & GDK_CONTROL_MASK ? "ctrl+" : "", modifiers & GDK_ALT_MASK ? "alt+" : "",
                          modifiers & GDK_SHIFT_MASK ? "shift+" : "", gdk_keyval_name (key));
}

static void
do_step (Fixture    *fixture,
         const Row  *row,
         const char *key,
         const char *expected)
{
  int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  g_autofree char *before = NULL, *after = NULL, *pressed = key_of_xdotool (key);

  g_string_truncate (ran, 0);
  before = account_of (fixture);
  point ("key %s", pressed);
  do
    {
      run_for (10);
      g_free (after);
      after = account_of (fixture);
    }
  while (!g_str_equal (expected, "-") && !tells (after, before, expected) && g_get_monotonic_time () < end);
  if (!g_str_equal (expected, "-") && !tells (after, before, expected))
    {
      g_test_message ("“%s”: %s gives no “%s”, but%s", row->title, key, expected, after);
      g_test_fail ();
    }
}

/* Whatever a row has opened. */
static void
close_all (Fixture *fixture)
{
  GtkWindow *other = find_window (SETDOKU_TYPE_BASE_WINDOW);

  if (other)
    gtk_window_destroy (other);
  for (int i = 0; i < 4 && focus_of (fixture) && gtk_widget_get_ancestor (focus_of (fixture), GTK_TYPE_POPOVER); i++)
    {
      point ("key Escape");
      run_for (50);
    }
}
