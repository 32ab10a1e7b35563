/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "setdoku-layer.h"

struct _SetdokuLayer
{
  GtkWidget        parent_instance;

  SetdokuLayerDraw draw;
  gpointer         data;
};

G_DEFINE_FINAL_TYPE (SetdokuLayer, setdoku_layer, GTK_TYPE_WIDGET)

static void
setdoku_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuLayer *self = SETDOKU_LAYER (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (width <= 0 || height <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  self->draw (cr, self->data);
  cairo_destroy (cr);
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
