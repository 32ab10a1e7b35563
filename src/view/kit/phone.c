/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "phone.h"

#include "setdoku-part.h"

enum { WIDTH = 600 };                  /* px: narrower than that, with a keyboard over its lower half or on its side, too */

static gboolean touched;               /* the screen was, and the mouse has not moved since */

static GtkHeaderBar *
find_bar (GtkWidget *widget)
{
  GtkHeaderBar *found = NULL;

  if (!widget || GTK_IS_HEADER_BAR (widget))
    return widget ? GTK_HEADER_BAR (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found; child = gtk_widget_get_next_sibling (child))
    found = find_bar (child);
  return found;
}

/* On the side where the desktop has it. NULL: as the desktop wants. */
static const char *
layout_of (gboolean phone)
{
  g_autofree char *layout = NULL;
  const char *end, *close;

  if (!phone)
    return NULL;
  g_object_get (gtk_settings_get_default (), "gtk-decoration-layout", &layout, NULL);
  close = layout ? strstr (layout, "close") : NULL;
  end = layout ? strchr (layout, ':') : NULL;
  return !close ? ":" : end && close > end ? ":close" : "close:";
}

static void
adapt (GtkWindow *window)
{
  int width = gtk_widget_get_width (GTK_WIDGET (window));
  gboolean phone = width > 0 && width < WIDTH;
  GtkHeaderBar *bar = find_bar (gtk_window_get_titlebar (window));

  setdoku_part_set_class (window, "fingers", phone || touched);
  if (gtk_widget_has_css_class (GTK_WIDGET (window), "phone") == phone)
    return;
  setdoku_part_set_class (window, "phone", phone);
  if (bar)
    gtk_header_bar_set_decoration_layout (bar, layout_of (phone));
}

static void
on_layout (GdkSurface *surface,
           int         surface_width,
           int         surface_height,
           GtkWindow  *window)
{
  adapt (window);
}

/* Where a finger has let go, or the mouse has moved. What is below the finger stays in its place until it has done what it does;
 * a motion that GTK makes up, since something else came to lie below the pointer, has no time. */

static void
set_touched_now (gpointer data)
{
  phone_set_touched (TRUE);
}

static gboolean
on_event (GtkEventController *controller,
          GdkEvent           *event,
          gpointer            data)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_END && !touched)
    g_idle_add_once (set_touched_now, NULL);
  else if (type == GDK_MOTION_NOTIFY && touched && gdk_event_get_time (event) != GDK_CURRENT_TIME)
    phone_set_touched (FALSE);
  return FALSE;
}

static void
on_realize (GtkWindow *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout", G_CALLBACK (on_layout), window,
                           G_CONNECT_AFTER);
}

void
phone_follow (GtkWindow *window)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_signal_connect (window, "realize", G_CALLBACK (on_realize), NULL);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (on_event), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  setdoku_part_set_class (window, "fingers", touched);
}

void
phone_set_touched (gboolean now)
{
  g_autoptr(GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  touched = now;
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_widget_has_css_class (GTK_WIDGET (window), "setdoku"))
        adapt (window);
    }
}
