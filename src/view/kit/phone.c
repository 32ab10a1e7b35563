/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "phone.h"

#include "setdoku-part.h"

enum { WIDTH = 600, LEAST_HEIGHT = 460 };             /* px: narrower than that, and at least as high */

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
on_layout (GdkSurface *surface,
           int         surface_width,
           int         surface_height,
           GtkWindow  *window)
{
  int width = gtk_widget_get_width (GTK_WIDGET (window)), height = gtk_widget_get_height (GTK_WIDGET (window));
  gboolean phone = width > 0 && width < WIDTH && height >= LEAST_HEIGHT;
  GtkHeaderBar *bar = find_bar (gtk_window_get_titlebar (window));

  if (gtk_widget_has_css_class (GTK_WIDGET (window), "phone") == phone)
    return;
  setdoku_part_set_class (window, "phone", phone);
  if (bar)
    gtk_header_bar_set_decoration_layout (bar, layout_of (phone));
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
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_signal_connect (window, "realize", G_CALLBACK (on_realize), NULL);
}
