/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* popups.h — every menu and popover of the program, and how a test comes there: the buttons that have one and the drop-downs are
 * found in each window, those that an action or a click on the board opens have a row each. */
#pragma once

#include "windows.h"

#include "view/watch/setdoku-watch.h"

typedef struct {
  const char *name;
  const char *place;             /* of windows.h */
  const char *actions;           /* detailed, one after another: a blank between; NULL: none */
  void      (*open) (Fixture *fixture);          /* after them; NULL: nothing */
} Popup;

static void
open_menu_of (SetdokuGrid *grid)
{
  g_signal_emit_by_name (grid, "menu", 0, 20.0, 20.0);
}

static void
open_cell_menu (Fixture *fixture)
{
  open_menu_of (setdoku_window_get_grid (fixture->window));
}

static void
open_watch_menu (Fixture *fixture)
{
  GtkWidget *focus;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "search.focus-board", NULL);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  open_menu_of (SETDOKU_GRID (gtk_widget_get_ancestor (focus, SETDOKU_TYPE_GRID)));
}

static const Popup popups[] = {
  { "cell", "play", NULL, open_cell_menu },
  { "cell-of-rules", "board", NULL, open_cell_menu },
  { "history", "play", "board.enter(5) win.history" },
  { "rating", "play", "win.difficulty" },
  { "strategy", "explain", "search.choose-strategy" },
  { "stops", "explain", "search.choose-stops" },
  { "go-to", "explain", "search.ask-go-to" },
  { "bookmark", "explain", "search.forward search.bookmark" },
  { "cell-of-watch", "explain", "search.forward", open_watch_menu },
  { "add", "compare", "compare.choose-add" },
  { "strategy-of-compare", "compare", "compare.choose-strategy" },
};

/* The first popover that is open below the widget; NULL: none is. */
static GtkWidget *
open_popover (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_POPOVER (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = open_popover (child);
  return found;
}

static gboolean
has_popover (GtkWidget *widget)
{
  return GTK_IS_DROP_DOWN (widget) || GTK_IS_MENU_BUTTON (widget);
}

/* One of a list that has the same in each of its rows: the first speaks for the others. */
static gboolean
is_as_before (GtkWidget *widget,
              GPtrArray *found)
{
  GtkWidget *last = found->len ? found->pdata[found->len - 1] : NULL;
  const char *tip = gtk_widget_get_tooltip_text (widget);

  return last && GTK_IS_MENU_BUTTON (widget) && tip && g_strcmp0 (tip, gtk_widget_get_tooltip_text (last)) == 0
         && gtk_widget_get_parent (gtk_widget_get_parent (widget)) == gtk_widget_get_parent (gtk_widget_get_parent (last));
}

static void
collect_openers (GtkWidget *widget,
                 GPtrArray *found)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (has_popover (widget) && gtk_widget_is_sensitive (widget) && gtk_widget_get_visible (widget)
      && !is_as_before (widget, found))
    g_ptr_array_add (found, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_openers (child, found);
}

/* (transfer full) The menu buttons and drop-downs of the window that can be used. */
static GPtrArray *
popup_openers (GtkWidget *window)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);

  collect_openers (window, found);
  return found;
}

/* As its key does it. */
static void
popup_open_by (GtkWidget *opener)
{
  GtkWidget *button = GTK_IS_DROP_DOWN (opener) ? gtk_widget_get_first_child (opener) : opener;

  gtk_widget_grab_focus (button);
  if (GTK_IS_DROP_DOWN (opener))
    gtk_widget_activate (opener);
  else
    gtk_menu_button_popup (GTK_MENU_BUTTON (opener));
  wait_for (open_popover (opener) && gtk_widget_get_width (open_popover (opener)) > 0);
}

static int
count_popovers (GtkWidget *widget)
{
  int n = GTK_IS_POPOVER (widget);

  if (!gtk_widget_get_mapped (widget))
    return 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_popovers (child);
  return n;
}

/* Opens it beside those that are open. FALSE: it is one of another place. */
static G_GNUC_UNUSED gboolean
popup_open (Fixture     *fixture,
            const Popup *popup,
            const Place *place)
{
  g_auto(GStrv) actions = g_strsplit (popup->actions ? popup->actions : "", " ", -1);
  int before = count_popovers (GTK_WIDGET (fixture->window));

  if (!g_str_equal (popup->place, place->name))
    return FALSE;
  for (int i = 0; actions[i] && *actions[i]; i++)
    wait_for (place_act (fixture, actions[i]));
  if (popup->open)
    popup->open (fixture);
  wait_for (count_popovers (GTK_WIDGET (fixture->window)) > before);
  return TRUE;
}

static G_GNUC_UNUSED void
popup_close (GtkWidget *window)
{
  GtkWidget *popover = open_popover (window);

  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for (!open_popover (window));
}
