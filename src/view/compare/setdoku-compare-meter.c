/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-meter.c — see setdoku-compare-meter.h. */
#include "setdoku-compare-meter.h"

#include "picture/meter.h"
#include "view/kit/setdoku-style.h"

enum { LEAST = 60, NATURAL = 160 };      /* px */

struct _SetdokuCompareMeter
{
  GtkWidget parent_instance;

  gboolean  axis, bare, known, open;
  uint64_t  n;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareMeter, setdoku_compare_meter, GTK_TYPE_WIDGET)

static void
setdoku_compare_meter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuCompareMeter *self = SETDOKU_COMPARE_METER (widget);
  Meter meter = {
    .width = gtk_widget_get_width (widget), .height = gtk_widget_get_height (widget),
    .palette = setdoku_style_get_palette (setdoku_style_get_default ()), .context = gtk_widget_get_pango_context (widget),
    .axis = self->axis, .bare = self->bare, .backwards = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .known = self->known, .open = self->open, .n = self->n,
  };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) meter.width, (float) meter.height));

  meter_paint (&meter, cr);
  cairo_destroy (cr);
}

static void
setdoku_compare_meter_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  SetdokuCompareMeter *self = SETDOKU_COMPARE_METER (widget);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, "10⁹");
  int text_height;

  *minimum_baseline = *natural_baseline = -1;
  pango_layout_get_pixel_size (layout, NULL, &text_height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST;
      *natural = NATURAL;
    }
  else
    *minimum = *natural = self->axis ? text_height : self->bare ? METER_THIN + 2 : METER_BAR;
}

static void
setdoku_compare_meter_class_init (SetdokuCompareMeterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = setdoku_compare_meter_snapshot;
  widget_class->measure = setdoku_compare_meter_measure;
  gtk_widget_class_set_css_name (widget_class, "setdoku-compare-meter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
setdoku_compare_meter_init (SetdokuCompareMeter *self)
{
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
setdoku_compare_meter_new (gboolean axis)
{
  SetdokuCompareMeter *self = g_object_new (SETDOKU_TYPE_COMPARE_METER, "hexpand", TRUE, NULL);

  self->axis = axis;
  return GTK_WIDGET (self);
}

void
setdoku_compare_meter_set (SetdokuCompareMeter *self, gboolean known, gboolean open, uint64_t n)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_METER (self));
  if (known == self->known && open == self->open && n == self->n)
    return;
  self->known = known;
  self->open = open;
  self->n = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_compare_meter_set_bare (SetdokuCompareMeter *self, gboolean bare)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_METER (self));
  self->bare = bare;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
