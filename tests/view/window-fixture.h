/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* window-fixture.h — a window on a real screen, and hands and eyes for it. Included once by each test program of the window. */
#pragma once

#include <execinfo.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "view/window/setdoku-application.h"
#include "view/window/setdoku-window.h"
#include "../patience.h"
#include "../remove-all.h"

enum { BORDER = 12 };

#define EASY "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

static char *folder;                    /* files of these tests */
static SetdokuApplication *application;

typedef struct { SetdokuWindow *window; } Fixture;

/* Whether this call came by a public function of a library. */
static gboolean
comes_by (const char *function)
{
  void *frames[64];
  int n = backtrace (frames, G_N_ELEMENTS (frames));
  char **names = backtrace_symbols (frames, n);
  gboolean found = FALSE;

  for (int i = 0; names && i < n; i++)
    found |= strstr (names[i], function) != NULL;
  free (names);
  return found;
}

/* Some messages are GTK's own and harmless; every other critical or warning ends the test. It starts a timer for a tooltip when the
 * pointer rests on a window, and at its end asks for the window's surface, and what is below the pointer there, though it may be
 * gone by then (gtk_tooltip_show_tooltip () of GTK 4.8). And it looks for the monitor of a popover that is open, and has no room for
 * it, once its button is scrolled or laid out beyond every monitor (gdk_surface_layout_popup_helper ()): the monkey resizes and
 * scrolls a window whose popover holds the pointer, which no hand can. Nothing else in GTK or here asks these.
 * An icon is read in a thread that may hold it last and lets go of it there; the window, whose size of text just changed, may find
 * it in GTK's table a moment before that thread takes it out, and reads it anew then (icon_cache_lookup (), gtk_icon_finalize ()). */
static gboolean
is_harmless (const char *message)
{
  static const char *const harmless[] = {
    "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
    "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed",
    "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
    "attempt to allocate GtkPopoverContent contents",
    "with width -30 and height -30",       /* what is in it: no room less the padding */
  };

  for (gsize i = 0; i < G_N_ELEMENTS (harmless); i++)
    if (strstr (message, harmless[i]))
      return TRUE;
  return strstr (message, "g_object_ref: assertion '!object_already_finalized'") && comes_by ("(gtk_icon_theme_lookup_icon+");
}

static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        data)
{
  return !is_harmless (message);
}

/* Which widget a message means that names it by its address alone: it and all around it, the last one first. */
static void
tell_widget (const char *message)
{
  bool names_one = strstr (message, "without a current allocation") || strstr (message, "attempt to allocate");
  const char *address = names_one ? strstr (message, " 0x") : NULL;
  GtkWidget *widget = address ? GSIZE_TO_POINTER (g_ascii_strtoull (address + 3, NULL, 16)) : NULL;

  for (; widget; widget = gtk_widget_get_parent (widget))
    {
      const char *tip = gtk_widget_get_tooltip_text (widget);
      g_auto(GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_printerr ("# %s \"%s\" .%s%s%s\n", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_name (widget), joined, tip ? " tooltip " : "",
                  tip ? tip : GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : "");
    }
}

static GLogFunc tell_message;

/* A message that is_fatal () lets pass would still be told as the end of the test ("Bail out!"), and the whole run as failed. */
static void
tell_unless_harmless (const char     *domain,
                     GLogLevelFlags  level,
                     const char     *message,
                     gpointer        data)
{
  if (is_harmless (message))
    return;
  tell_widget (message);
  tell_message (domain, level, message, data);
}

/* What GTK says as a structured message comes by here instead. */
static GLogWriterOutput
write_message (GLogLevelFlags   level,
               const GLogField *fields,
               gsize            n,
               gpointer         data)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      {
        if (is_harmless (fields[i].value))
          return G_LOG_WRITER_HANDLED;
        tell_widget (fields[i].value);
      }
  return g_log_writer_default (level, fields, n, data);
}

static G_GNUC_UNUSED void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_test_log_set_fatal_handler (is_fatal, NULL);
  fixture->window = setdoku_window_new (GTK_APPLICATION (application), NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for (gtk_widget_get_width (GTK_WIDGET (setdoku_window_get_grid (fixture->window))) > 0);
}

static G_GNUC_UNUSED void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  SetdokuWindow *window = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &fixture->window);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_for (fixture->window == NULL);
}

static G_GNUC_UNUSED gboolean
press (Fixture         *fixture,
       guint            keyval,
       GdkModifierType  modifiers)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (setdoku_window_get_grid (fixture->window), "key", keyval, 200u, modifiers, &handled);
  return handled;
}

static G_GNUC_UNUSED void
type (Fixture    *fixture,
      const char *text)
{
  for (; *text; text++)
    g_assert_true (press (fixture, gdk_unicode_to_keyval (*text), 0));
}

static G_GNUC_UNUSED void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), action, NULL));
}

static G_GNUC_UNUSED gboolean
is_enabled (Fixture    *fixture,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), action);
}

static G_GNUC_UNUSED SetdokuGame *
game_of (Fixture *fixture)
{
  return setdoku_window_get_game (fixture->window);
}

static G_GNUC_UNUSED const DocumentCell *
cells_of_game (Fixture *fixture)
{
  return setdoku_game_get_cells (game_of (fixture));
}

static G_GNUC_UNUSED const char *
message (Fixture *fixture)
{
  return setdoku_banner_get_message (setdoku_window_get_banner (fixture->window));
}

static G_GNUC_UNUSED int
count_clues (Fixture *fixture)
{
  Board board;

  setdoku_game_get_givens (game_of (fixture), &board);
  return board_filled (&board);
}

static G_GNUC_UNUSED GFile *
write_file (const char *name,
            const char *text,
            gssize      length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
  return g_file_new_for_path (path);
}

static G_GNUC_UNUSED GtkWindow *
find_window (GType type)
{
  g_autoptr(GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (all, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }
  return NULL;
}

/* The first of that type, itself or below it; NULL: none. */
static G_GNUC_UNUSED GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

/* A label with this text that can be seen. */
static G_GNUC_UNUSED gboolean
shows (GtkWidget  *widget,
       const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

/* The application, with a folder of its own where the user's data would be. */
static void
start_application (int    *argc,
                   char ***argv)
{
  folder = g_dir_make_tmp ("setdoku-window-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);                 /* recently used files are kept there */
  g_test_init (argc, argv, NULL);
  tell_message = g_log_set_default_handler (tell_unless_harmless, NULL);
  g_log_set_writer_func (write_message, NULL, NULL);
  gtk_init ();
  g_object_set (gtk_settings_get_default (),
                "gtk-recent-files-max-age", -1,             /* GTK 4.8 loses the time with which it drops the old ones */
                NULL);
  application = setdoku_application_new (G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

static G_GNUC_UNUSED int
run_tests (void)
{
  int result = g_test_run ();

  g_clear_object (&application);                            /* may write once more */
  remove_all (folder);
  g_clear_pointer (&folder, g_free);
  return result;
}
