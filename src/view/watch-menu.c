/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* watch-menu.c — the menu of a cell in Watch. */
#include <glib/gi18n.h>

#include "watch-private.h"

static gboolean
on_idle (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

/* The item that closed it is still to be activated: it goes when that is done. */
static void
on_closed (GtkWidget *popover, SetdokuWatch *self)
{
  if (self->menu == popover)
    self->menu = NULL;
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_idle, g_object_ref (popover), g_object_unref);
}

void
watch_pop_up (SetdokuWatch *self, GtkWidget *parent, GMenuModel *menu, double x, double y)
{
  if (self->menu)
    gtk_popover_popdown (GTK_POPOVER (self->menu));
  self->menu = gtk_popover_menu_new_from_model (menu);
  gtk_widget_set_parent (self->menu, parent);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) x, (int) y, 1, 1 });
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  g_signal_connect (self->menu, "closed", G_CALLBACK (on_closed), self);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static GMenuModel *
new_why_not (SetdokuWatch *self, int cell)
{
  const SearchView *view = setdoku_player_get_view (self->player);
  GMenu *menu = g_menu_new ();

  for (int digit = 1; digit <= 9; digit++)
    if (view->board.digit[cell] != digit)
      {
        /* Translators: a digit */
        g_autofree char *label = g_strdup_printf (_("Why not %d?"), digit);
        g_autofree char *action = g_strdup_printf ("search.why-not(%d)", digit);

        g_menu_append (menu, label, action);
      }
  return G_MENU_MODEL (menu);
}

void
watch_open_menu (SetdokuWatch *self, int cell, double x, double y)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuModel) why_not = NULL, tries = NULL, stops = NULL;

  if (!watch_ready (self))
    return;
  setdoku_player_pause (self->player);
  watch_inspect (self, cell, 0);

  why_not = new_why_not (self, cell);
  g_menu_append_submenu (menu, _("Why not…?"), why_not);
  if (setdoku_player_find_placing (self->player, cell))
    {
      g_autofree char *action = g_strdup_printf ("search.go-to-placing(%d)", cell);

      g_menu_append (menu, _("Go to the event that set it"), action);
    }
  tries = watch_new_try_menu (self, cell);
  if (tries)
    g_menu_append_submenu (menu, _("Guess here"), tries);
  g_menu_append (menu, _("Continue by hand from here"), "search.use");
  stops = watch_new_stops_menu (self, cell);
  g_menu_append_section (menu, NULL, stops);
  watch_pop_up (self, GTK_WIDGET (self->grid), G_MENU_MODEL (menu), x, y);
}
