/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ways-out.c — of every window, menu and popover: Tab goes round in it and is caught nowhere, Escape leaves it, Ctrl+W closes
 * each window beside the main one, and the focus is back where it was wanted, on the board or on the button that was pressed. */
#include "popups.h"
#include "frames.h"
#include "pointer.h"

#include "view/window/setdoku-window-private.h"

static GtkWidget *
focus_of (GtkWidget *window)
{
  return gtk_window_get_focus (GTK_WINDOW (window));
}

static gboolean
is_on_board (Fixture *fixture)
{
  GtkWidget *focus = focus_of (GTK_WIDGET (fixture->window));

  return focus && gtk_widget_get_mapped (focus) && gtk_widget_get_ancestor (focus, SETDOKU_TYPE_GRID);
}

/* As GtkWindow does it with what nobody else takes. */
static void
press_tab (GtkWidget *window)
{
  if (!give_key (focus_of (window), GDK_KEY_Tab, 23, 0))
    g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
}

/* In a small number of steps it comes to where it was after the first one; each of these has the focus for one step. */
static void
check_round (const char *where,
             GtkWidget  *window)
{
  enum { MOST = 150 };
  GtkWidget *first;
  int n = 0;

  press_tab (window);
  first = focus_of (window);
  if (!first)
    return;                       /* nothing there can have it */
  do
    {
      press_tab (window);
      n++;
    }
  while (focus_of (window) != first && n < MOST);
  if (n < MOST)
    return;
  g_test_message ("%s: Tab does not come round, but stays with a %s", where, G_OBJECT_TYPE_NAME (focus_of (window)));
  g_test_fail ();
}

static void
press_out (GtkWidget  *window,
           const char *key)
{
  wait_for (gtk_window_is_active (GTK_WINDOW (window)));
  run_frames (window);
  point ("key %s", key);
}

/* Where the focus was before. */
static void
begin (Fixture *fixture)
{
  setdoku_game_mark_saved (game_of (fixture));
  setdoku_window_focus_board (fixture->window);
  wait_for (is_on_board (fixture));
}

static void
check_window (Fixture     *fixture,
              const Place *place,
              const char  *key)
{
  GtkWidget *window;

  begin (fixture);
  window = place_open (fixture, place);
  run_frames (window);
  check_round (place->name, window);
  g_test_message ("%s: %s", place->name, key);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  press_out (window, key);
  wait_for (!window || !gtk_widget_get_mapped (window));
  if (window)
    g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  wait_for (is_on_board (fixture));
}

/* Of buttons: back on them, or on the board. */
static void
check_openers (Fixture     *fixture,
               const Place *place,
               GtkWidget   *window)
{
  g_autoptr(GPtrArray) openers = popup_openers (window);

  for (guint i = 0; i < openers->len; i++)
    {
      GtkWidget *opener = openers->pdata[i];

      if (!gtk_widget_get_mapped (opener))
        continue;
      g_test_message ("%s: %s “%s”", place->name, G_OBJECT_TYPE_NAME (opener), gtk_widget_get_tooltip_text (opener));
      popup_open_by (opener);
      wait_for (focus_of (window) && gtk_widget_get_mapped (focus_of (window)));
      press_out (window, "Escape");
      wait_for (!open_popover (window));
      wait_for (focus_of (window) && (focus_of (window) == opener || gtk_widget_is_ancestor (focus_of (window), opener)
                                      || gtk_widget_get_ancestor (focus_of (window), SETDOKU_TYPE_GRID)));
    }
}

static void
test_place (Fixture       *fixture,
            gconstpointer  data)
{
  const Place *place = data;
  GtkWidget *window;

  if (!has_pointer ())
    return;
  point ("mousemove 0 0");
  if (place->type)
    {
      check_window (fixture, place, "Escape");
      check_window (fixture, place, "ctrl+w");
    }
  begin (fixture);
  window = place_open (fixture, place);
  run_frames (window);
  if (!place->type)
    check_round (place->name, window);
  check_openers (fixture, place, window);
  for (size_t i = 0; i < G_N_ELEMENTS (popups); i++)
    if (popup_open (fixture, &popups[i], place))
      {
        g_test_message ("%s", popups[i].name);
        press_out (window, "Escape");
        wait_for (!open_popover (window));
        wait_for (is_on_board (fixture));
      }
  place_close (place, window);
}

int
main (int    argc,
      char **argv)
{
  start_application (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  add_places ("ways-out", test_place);
  return run_tests ();
}
