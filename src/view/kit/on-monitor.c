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

/* A popover that is shown. */
typedef struct {
  GtkWidget *popover;
  int        width, height;            /* of the surface that it belongs to, as it was laid out last */
} Shown;

static GArray *all_shown;
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

/* inside: all of it, and not only a part. */
static gboolean
is_on_monitor (GdkDisplay *display, const GdkRectangle *rectangle, gboolean inside)
{
  GListModel *monitors = gdk_display_get_monitors (display);
  gboolean on = FALSE;

  for (unsigned i = 0; i < g_list_model_get_n_items (monitors) && !on; i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle area, common;

      gdk_x11_monitor_get_workarea (monitor, &area);
      on = gdk_rectangle_intersect (rectangle, &area, &common) && (!inside || gdk_rectangle_equal (rectangle, &common));
    }
  return on;
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

/* Where a rectangle of the widget, which is drawn on a surface of X11, is on the screen. */
static gboolean
find_on_screen (GtkWidget *widget, const GdkRectangle *rectangle, GdkRectangle *on_screen)
{
  GtkNative *native = gtk_widget_get_native (widget);
  Place origin = origin_of (gtk_native_get_surface (native));
  graphene_point_t start;
  double left, top;

  gtk_native_get_surface_transform (native, &left, &top);
  if (!gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (0, 0), &start))
    return FALSE;
  *on_screen = (GdkRectangle) {
    origin.x + (int) (start.x + left) + rectangle->x, origin.y + (int) (start.y + top) + rectangle->y,
    MAX (rectangle->width, 1), MAX (rectangle->height, 1)
  };
  return TRUE;
}

/* In coordinates of the widget. */
static GdkRectangle
bring_in_of (GtkWidget *widget, const GdkRectangle *rectangle)
{
  GdkRectangle on_screen, in;

  if (!find_on_screen (widget, rectangle, &on_screen))
    return *rectangle;
  in = bring_in (gtk_widget_get_display (widget), &on_screen);
  if (gdk_rectangle_equal (&in, &on_screen))
    return *rectangle;
  return (GdkRectangle) {
    in.x - on_screen.x + rectangle->x, in.y - on_screen.y + rectangle->y, in.width, in.height
  };
}

/* The surface of what it belongs to; NULL: it is none of X11. */
static GdkSurface *
surface_below (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  GtkNative *native = parent ? gtk_widget_get_native (parent) : NULL;
  GdkSurface *surface = native ? gtk_native_get_surface (native) : NULL;

  return surface && GDK_IS_X11_SURFACE (surface) ? surface : NULL;
}

/* What it points to, in coordinates of its parent. */
static Pointing
pointing_of (GtkWidget *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (popover);
  Pointing pointing = { .set = gtk_popover_get_pointing_to (GTK_POPOVER (popover), &pointing.to) };

  if (!pointing.set)
    pointing.to = (GdkRectangle) { 0, 0, gtk_widget_get_width (parent), gtk_widget_get_height (parent) };
  return pointing;
}

/* Whether its place may be on no monitor once the surface below it, which is no longer wholly on one, has this size. */
static gboolean
may_leave (const Shown *shown, GdkSurface *surface, int width, int height)
{
  GdkDisplay *display = gdk_surface_get_display (surface);
  Place origin = origin_of (surface);
  GdkRectangle whole = { origin.x, origin.y, width, height }, place;
  Pointing pointing = pointing_of (shown->popover);

  if (is_on_monitor (display, &whole, TRUE))
    return FALSE;
  return width != shown->width || height != shown->height
         || (find_on_screen (gtk_widget_get_parent (shown->popover), &pointing.to, &place)
             && !is_on_monitor (display, &place, FALSE));
}

/* Before a surface is laid out, and its popovers with it. */
static gboolean
on_layout (GSignalInvocationHint *hint, unsigned n_values, const GValue *values, gpointer user)
{
  GdkSurface *surface = g_value_get_object (&values[0]);
  int width = g_value_get_int (&values[1]), height = g_value_get_int (&values[2]);

  for (unsigned i = all_shown->len; i-- > 0;)
    {
      Shown *shown = &g_array_index (all_shown, Shown, i);

      if (surface_below (shown->popover) != surface)
        continue;
      if (may_leave (shown, surface, width, height))
        {
          gtk_popover_popdown (GTK_POPOVER (shown->popover));
          i = MIN (i, all_shown->len);                         /* those above it went, too */
          continue;
        }
      shown->width = width;
      shown->height = height;
    }
  return TRUE;
}

static gboolean
remove_shown (GObject *popover)
{
  for (unsigned i = 0; i < all_shown->len; i++)
    if (G_OBJECT (g_array_index (all_shown, Shown, i).popover) == popover)
      {
        g_array_remove_index (all_shown, i);
        return TRUE;
      }
  return FALSE;
}

/* It went with its parent, which does not hide it first. */
static void
on_gone (gpointer user, GObject *popover)
{
  remove_shown (popover);
}

static void
forget (GtkWidget *popover)
{
  if (remove_shown (G_OBJECT (popover)))
    g_object_weak_unref (G_OBJECT (popover), on_gone, NULL);
}

static void
show_on_monitor (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  GdkSurface *surface = surface_below (widget);

  if (surface && !g_object_get_data (G_OBJECT (widget), BEFORE))
    {
      Pointing before = pointing_of (widget);
      GdkRectangle in = bring_in_of (parent, &before.to);

      if (!gdk_rectangle_equal (&in, &before.to))
        {
          g_object_set_data_full (G_OBJECT (widget), BEFORE, g_memdup2 (&before, sizeof before), g_free);
          gtk_popover_set_pointing_to (GTK_POPOVER (widget), &in);
        }
    }
  forget (widget);
  if (surface)
    {
      Shown shown = { widget, gdk_surface_get_width (surface), gdk_surface_get_height (surface) };

      g_array_append_val (all_shown, shown);
      g_object_weak_ref (G_OBJECT (widget), on_gone, NULL);
    }
  show_popover (widget);
}

static void
hide_on_monitor (GtkWidget *widget)
{
  g_autofree Pointing *before = g_object_steal_data (G_OBJECT (widget), BEFORE);

  forget (widget);
  hide_popover (widget);
  if (before)
    gtk_popover_set_pointing_to (GTK_POPOVER (widget), before->set ? &before->to : NULL);
}

void
on_monitor_keep_popovers (void)
{
  GtkWidgetClass *popover_class = g_type_class_ref (GTK_TYPE_POPOVER);
  gpointer surface_class = g_type_class_ref (GDK_TYPE_SURFACE);            /* which has no signals before */

  if (popover_class->show != show_on_monitor)
    {
      all_shown = g_array_new (FALSE, FALSE, sizeof (Shown));
      g_signal_add_emission_hook (g_signal_lookup ("layout", GDK_TYPE_SURFACE), 0, on_layout, NULL, NULL);
      show_popover = popover_class->show;
      hide_popover = popover_class->hide;
      popover_class->show = show_on_monitor;
      popover_class->hide = hide_on_monitor;
    }
  g_type_class_unref (surface_class);
  g_type_class_unref (popover_class);
}

#else

void
on_monitor_keep_popovers (void)
{
}

#endif
