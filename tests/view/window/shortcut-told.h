/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* shortcut-told.h — the other way round: keys that the window takes are told of, and those of actions reach them. */
#pragma once

#include "../frames.h"
#include "shortcut-places.h"

/* The sections of the list that tell what keys do where the focus is on the board of a view. */
typedef struct { void (*before) (Fixture *fixture); const char *sections[2]; } Scope;

static const Scope scopes[] = {
  { play, { "Play" } }, { clues, { "Type clues", "Play" } }, { watch_a_dead_end, { "Watch" } }, { compare, { "Compare" } },
  { replay, { "Replay", "Play" } },
};

static gboolean
is_arrow (guint key)
{
  return key >= GDK_KEY_Left && key <= GDK_KEY_Down;
}

/* "1", or "1 … 9", or "<Shift>Up … <Shift>Right": all four. */
static gboolean
names_key (const char      *keys,
           guint            key,
           GdkModifierType  modifiers)
{
  g_auto(GStrv) told = g_strsplit (keys, " ", -1);

  for (int i = 0; told[i]; i++)
    {
      gboolean range = told[i + 1] && g_str_equal (told[i + 1], "…");
      GdkModifierType own;
      guint first;

      if (g_str_equal (told[i], "…") || !gtk_accelerator_parse (told[i], &first, &own) || own != modifiers)
        continue;
      if (first == key || (range && is_arrow (first) && is_arrow (key)) || (range && key > first && key <= GDK_KEY_9))
        return TRUE;
    }
  return FALSE;
}

/* scope: whose sections count; NULL: all. */
static gboolean
is_listed (const Scope     *scope,
           guint            key,
           GdkModifierType  modifiers)
{
  const char *section = "";

  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    {
      section = shortcut->section ? shortcut->section : section;
      if ((!scope || shortcut->action || g_str_equal (section, scope->sections[0])
           || g_strcmp0 (section, scope->sections[1]) == 0)
          && names_key (shortcut->keys, key, modifiers))
        return TRUE;
    }
  return FALSE;
}

static void
check_taken (Fixture         *fixture,
             const Scope     *scope,
             guint            key,
             GdkModifierType  modifiers)
{
  guint typed = modifiers & GDK_SHIFT_MASK ? gdk_keyval_to_upper (key) : key;

  if (!give_key (focus_of (fixture), typed, 200, modifiers))
    return;
  if (!is_listed (scope, key, modifiers))
    {
      g_autofree char *label = gtk_accelerator_get_label (key, modifiers);

      g_test_message ("%s is a key of “%s”, but not told of", label, scope->sections[0]);
      g_test_fail ();
    }
  run_for (20);
  close_all (fixture);
  scope->before (fixture);
}

/* Keys that controllers take are told. The keypad and other keys with the same meaning as one that is told need not be. */
static void
test_no_key_is_secret (Fixture       *fixture,
                       gconstpointer  data)
{
  static const GdkModifierType modifiers[] = {
    0, GDK_SHIFT_MASK, GDK_CONTROL_MASK, GDK_CONTROL_MASK | GDK_SHIFT_MASK, GDK_ALT_MASK,
  };
  static const guint others[] = {
    GDK_KEY_comma, GDK_KEY_period, GDK_KEY_minus, GDK_KEY_plus, GDK_KEY_less, GDK_KEY_greater, GDK_KEY_slash, GDK_KEY_question,
    GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_Insert, GDK_KEY_Up,
    GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_space, GDK_KEY_Escape, GDK_KEY_F3, GDK_KEY_F4, GDK_KEY_F6, GDK_KEY_F12,
  };
  const Scope *scope = data;

  if (!has_pointer ())
    return;
  point ("mousemove 60 300");
  scope->before (fixture);
  for (guint key = GDK_KEY_a; key <= GDK_KEY_z; key++)
    for (size_t i = 0; i < G_N_ELEMENTS (modifiers); i++)
      check_taken (fixture, scope, key, modifiers[i]);
  for (guint key = GDK_KEY_0; key <= GDK_KEY_9; key++)
    check_taken (fixture, scope, key, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    check_taken (fixture, scope, others[i], 0);
  close_all (fixture);
}

static void
check_shortcuts_of (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_SHORTCUT_CONTROLLER (controller)
          || gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) != GTK_SHORTCUT_SCOPE_GLOBAL)
        continue;
      for (guint n = 0; n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr(GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
          g_autofree char *label = gtk_shortcut_trigger_to_label (trigger, gtk_widget_get_display (widget));

          if (!GTK_IS_KEYVAL_TRIGGER (trigger)
              || is_listed (NULL, gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)),
                            gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))))
            continue;
          g_test_message ("%s of a %s is not told of", label, G_OBJECT_TYPE_NAME (widget));
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    check_shortcuts_of (child);
}

/* Nor those that work wherever the focus is. */
static void
test_global (Fixture       *fixture,
             gconstpointer  data)
{
  if (!has_pointer ())
    return;
  watch (fixture);
  compare (fixture);
  check_shortcuts_of (GTK_WIDGET (fixture->window));
}

/* Rows with an action: their keys reach it. What it does is not done, since some of them leave, or open what is not ours. */

static void
press_for (Fixture    *fixture,
           const char *key,
           const char *detailed)
{
  g_autofree char *name = NULL, *pressed = key_of_xdotool (key);
  g_autoptr(GVariant) target = NULL;
  GActionMap *map;
  GAction *action;
  const char *signal;
  gulong heard, handler;
  guint id;
  g_autoptr(GArray) muted = g_array_new (FALSE, FALSE, sizeof (gulong));
  int64_t end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  map = g_str_has_prefix (name, "win.") ? G_ACTION_MAP (fixture->window)
        : g_str_has_prefix (name, "app.") ? G_ACTION_MAP (application)
        : G_ACTION_MAP (g_str_has_prefix (name, "board.") ? fixture->window->board_actions
                                                          : setdoku_watch_get_actions (fixture->window->watch));
  action = g_action_map_lookup_action (map, strchr (name, '.') + 1);
  wait_for (g_action_get_enabled (action));
  signal = g_action_get_state_type (action) ? "change-state" : "activate";
  id = g_signal_lookup (signal, G_OBJECT_TYPE (action));
  while ((handler = g_signal_handler_find (action, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED, id, 0, NULL, NULL, NULL)))
    {
      g_signal_handler_block (action, handler);
      g_array_append_val (muted, handler);
    }
  heard = g_signal_connect (action, signal, G_CALLBACK (on_ran), name);
  g_string_truncate (ran, 0);
  point ("key %s", pressed);
  while (!*ran->str && g_get_monotonic_time () < end)
    run_for (10);
  g_signal_handler_disconnect (action, heard);
  for (guint i = 0; i < muted->len; i++)
    g_signal_handler_unblock (action, g_array_index (muted, gulong, i));
  if (!*ran->str || !muted->len)
    {
      g_test_message ("%s does not reach %s", key, detailed);
      g_test_fail ();
    }
}

/* What was entered can be undone and done again, and is wrong. */
static void
entered (Fixture *fixture)
{
  play (fixture);
  point ("key 4 Right 5 ctrl+z");
  run_for (50);
}

/* With half of the clues there are many solutions. */
static void
several (Fixture *fixture)
{
  play (fixture);
  setdoku_game_mark_saved (game_of (fixture));
  setdoku_window_take_text (fixture->window, "..4..37...2.75..4.7.68..3.13...8.49..............................................",
                            -1, NULL);
}

static void
test_actions (Fixture       *fixture,
              gconstpointer  data)
{
  if (!has_pointer ())
    return;
  point ("mousemove 60 300");
  for (const Shortcut *shortcut = shortcuts; shortcut->title; shortcut++)
    if (shortcut->action)
      {
        g_auto(GStrv) keys = g_strsplit (shortcut->keys, " ", -1);

        g_test_message ("%s", shortcut->action);
        if (g_str_has_prefix (shortcut->action, "search."))
          watch (fixture);
        else if (g_str_equal (shortcut->action, "board.two-solutions"))
          several (fixture);
        else
          entered (fixture);
        for (int i = 0; keys[i]; i++)
          press_for (fixture, keys[i], shortcut->action);
      }
}
