/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "on-monitor.h"

#include <gtk/gtk.h>

#if defined GDK_WINDOWING_X11 && defined HAVE_X11
#include <gdk/x11/gdkx.h>

#define BEFORE "setdoku-pointing-to"             /* object data: Pointing, what a popover pointed to */

typedef struct {
  gboolean     set;                    /* FALSE: it pointed to all of its parent */
  GdkRectangle to;
} Pointing;

typedef struct { int x, y; } Place;

static void (*show_popover) (GtkWidget *widget);
static void (*hide_popover) (GtkWidget *widget);

/* Of the surface, on the screen. */
static Place
origin_of (GdkSurface *surface)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  int x, y, scale = gdk_surface_get_scale_factor (surface);
  Window child;

  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (display), 0, 0, &x, &y, &child);
  return (Place) { x / scale, y / scale };
}

/* What of the rectangle is on a monitor; if nothing is, the nearest place that is. */
static GdkRectangle
bring_in (GdkDisplay *display, const GdkRectangle *rectangle)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  int nearest = G_MAXINT;
  GdkRectangle best = *rectangle;

  for (unsigned i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle area, common;
      int x, y, distance;

      gdk_x11_monitor_get_workarea (monitor, &area);
      if (gdk_rectangle_intersect (rectangle, &area, &common))
        return common;
      x = CLAMP (rectangle->x, area.x, area.x + area.width - 1);
      y = CLAMP (rectangle->y, area.y, area.y + area.height - 1);
      distance = ABS (rectangle->x - x) + ABS (rectangle->y - y);
      if (distance < nearest)
        best = (GdkRectangle) { x, y, 1, 1 };
      nearest = MIN (nearest, distance);
    }
  return best;
}

/* In coordinates of the widget, which is drawn on a surface of X11. */
static GdkRectangle
bring_in_of (GtkWidget *widget, const GdkRectangle *rectangle)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = gtk_native_get_surface (native);
  Place origin = origin_of (surface);
  graphene_point_t start;
  GdkRectangle on_screen, in;
  double left, top;

  gtk_native_get_surface_transform (native, &left, &top);
  if (!gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (0, 0), &start))
    return *rectangle;
  origin.x += (int) (start.x + left);
  origin.y += (int) (start.y + top);
  on_screen = (GdkRectangle) {
    origin.x + rectangle->x, origin.y + rectangle->y, MAX (rectangle->width, 1), MAX (rectangle->height, 1)
  };
  in = bring_in (gdk_surface_get_display (surface), &on_screen);
  if (gdk_rectangle_equal (&in, &on_screen))
    return *rectangle;
  return (GdkRectangle) { in.x - origin.x, in.y - origin.y, in.width, in.height };
}

static void
show_on_monitor (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GtkNative *native = parent ? gtk_widget_get_native (parent) : NULL;

  if (native && GDK_IS_X11_SURFACE (gtk_native_get_surface (native)) && !g_object_get_data (G_OBJECT (widget), BEFORE))
    {
      Pointing before = { .set = gtk_popover_get_pointing_to (GTK_POPOVER (widget), &before.to) };
      GdkRectangle in;

      if (!before.set)
        before.to = (GdkRectangle) { 0, 0, gtk_widget_get_width (parent), gtk_widget_get_height (parent) };
      in = bring_in_of (parent, &before.to);
      if (!gdk_rectangle_equal (&in, &before.to))
        {
          g_object_set_data_full (G_OBJECT (widget), BEFORE, g_memdup2 (&before, sizeof before), g_free);
          gtk_popover_set_pointing_to (GTK_POPOVER (widget), &in);
        }
    }
  show_popover (widget);
}

static void
hide_on_monitor (GtkWidget *widget)
{
  g_autofree Pointing *before = g_object_steal_data (G_OBJECT (widget), BEFORE);

  hide_popover (widget);
  if (before)
    gtk_popover_set_pointing_to (GTK_POPOVER (widget), before->set ? &before->to : NULL);
}

void
on_monitor_keep_popovers (void)
{
  GtkWidgetClass *popover_class = g_type_class_ref (GTK_TYPE_POPOVER);

  if (popover_class->show != show_on_monitor)
    {
      show_popover = popover_class->show;
      hide_popover = popover_class->hide;
      popover_class->show = show_on_monitor;
      popover_class->hide = hide_on_monitor;
    }
  g_type_class_unref (popover_class);
}

#else

void
on_monitor_keep_popovers (void)
{
}

#endif
