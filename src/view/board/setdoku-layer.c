/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-layer.h"

/* Points. GTK has cairo play each drawing into a picture as large as itself, frame by frame: of a board of 900 × 900 it would be
 * 3 MiB, and with what lies between such blocks the program kept 7 MiB for them. On a screen whose scale is a fraction a
 * band that ended within a pixel would leave a pale line there. So it ends where every scale, each of them a multiple of 1/120,
 * has whole pixels. */
enum { BAND = 240 };

struct _SetdokuLayer
{
  GtkWidget        parent_instance;

  SetdokuLayerDraw draw;
  gpointer         data;
};

G_DEFINE_FINAL_TYPE (SetdokuLayer, setdoku_layer, GTK_TYPE_WIDGET)

/* How far from the top of its surface the widget is. */
static int
top_in_surface (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_point_t place;
  double left, top;

  if (!native || !gtk_widget_compute_point (widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT (0, 0), &place))
    return 0;

  gtk_native_get_surface_transform (native, &left, &top);
  return MAX ((int) (place.y + (float) top), 0);
}

static void
setdoku_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuLayer *self = SETDOKU_LAYER (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int band = BAND - top_in_surface (widget) % BAND;

  if (width <= 0)
    return;

  for (int top = 0; top < height; top += band, band = BAND)
    {
      graphene_rect_t area = { { 0, (float) top }, { (float) width, (float) MIN (band, height - top) } };
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

      self->draw (cr, self->data);
      cairo_destroy (cr);
    }
}

static void
setdoku_layer_class_init (SetdokuLayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = setdoku_layer_snapshot;

  gtk_widget_class_set_css_name (widget_class, "setdoku-layer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
setdoku_layer_init (SetdokuLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
setdoku_layer_new (SetdokuLayerDraw draw, gpointer data)
{
  SetdokuLayer *self = g_object_new (SETDOKU_TYPE_LAYER, NULL);

  self->draw = draw;
  self->data = data;

  return GTK_WIDGET (self);
}
