/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "popovers.h"

void
popovers_present (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));
}

void
popovers_remove (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent), *next; child; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (GTK_IS_POPOVER (child))
        gtk_widget_unparent (child);
    }
}

void
popovers_size_allocate (GtkWidget *parent, int width, int height, int baseline)
{
  popovers_present (parent);
}

void
popovers_point_to (GtkWidget *popover, const GdkRectangle *place)
{
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), place);
}

static void
leave (GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover))
    gtk_widget_unparent (popover);
}

static gboolean
on_idle (gpointer popover)
{
  leave (popover);
  return G_SOURCE_REMOVE;
}

/* The item that closed it is still to be activated. */
static void
on_closed (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, on_idle, g_object_ref (popover), g_object_unref);
}

void
popovers_open (GtkWidget **at, GtkWidget *popover, GtkWidget *parent, int x, int y)
{
  if (*at)
    gtk_popover_popdown (GTK_POPOVER (*at));
  g_set_weak_pointer (at, popover);
  gtk_widget_set_parent (popover, parent);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) { x, y, 1, 1 });
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
}

/* A menu that was closed stays where it is and gets other items the next time: when the pointer was last on an item with a
 * submenu, GTK goes on asking that item for its surface at each layout (gtk_window_native_layout () of 4.8), which it has no
 * more once the menu is taken away. */
void
popovers_open_menu (GtkWidget **at, GMenuModel *menu, GtkWidget *parent, int x, int y)
{
  if (!*at)
    {
      g_set_weak_pointer (at, gtk_popover_menu_new_from_model (NULL));
      gtk_widget_set_parent (*at, parent);
      gtk_popover_set_has_arrow (GTK_POPOVER (*at), FALSE);
      gtk_widget_set_halign (*at, GTK_ALIGN_START);
    }
  popovers_point_to (*at, &(GdkRectangle) { x, y, 1, 1 });
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (*at), menu);
  gtk_popover_popup (GTK_POPOVER (*at));
}

typedef struct { GtkWidget *parent; const char *action; } Way;

static void
way_free (gpointer data)
{
  Way *way = data;

  g_object_unref (way->parent);
  g_free (way);
}

static gboolean
lead_back (gpointer data)
{
  const Way *way = data;
  GtkRoot *root = gtk_widget_get_root (way->parent);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && (focus == way->parent || gtk_widget_is_ancestor (focus, way->parent))
      && gtk_widget_get_native (focus) == gtk_widget_get_native (way->parent))
    gtk_widget_activate_action (way->parent, way->action, NULL);
  return G_SOURCE_REMOVE;
}

/* Later versions of GTK hand the focus to what has the popover after this, wherever it was sent. */
static void
on_left (GtkWidget *popover, const char *action)
{
  Way *way = g_new (Way, 1);

  *way = (Way) { g_object_ref (gtk_widget_get_parent (popover)), action };
  gtk_widget_activate_action (way->parent, action, NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, lead_back, way, way_free);
}

void
popovers_lead_back (GtkWidget *popover, const char *action)
{
  g_signal_connect (popover, "closed", G_CALLBACK (on_left), (gpointer) action);
}

void
popovers_drop (GtkWidget **at)
{
  GtkWidget *popover = *at;

  g_clear_weak_pointer (at);
  if (popover)
    leave (popover);
}
