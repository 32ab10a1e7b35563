/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-bars.c — see setdoku-compare-bars.h. */
#include "setdoku-compare-bars.h"

#include <string.h>

#include "view/kit/setdoku-style.h"

enum { LEAST = 110, NATURAL = 370, HEIGHT = 28, AXIS_HEIGHT = 16, MARK = 14 };
typedef enum { DRAWS_BARS, DRAWS_MARK, DRAWS_AXIS } Draws;

struct _SetdokuCompareBars
{
  GtkWidget   parent_instance;

  Draws       draws;
  BarsPicture picture;                       /* but for its page */
  char     *(*label) (uint64_t value);       /* of the axis; NULL: nothing is known */
};

G_DEFINE_FINAL_TYPE (SetdokuCompareBars, setdoku_compare_bars, GTK_TYPE_WIDGET)

static void
setdoku_compare_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuCompareBars *self = SETDOKU_COMPARE_BARS (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  self->picture.page = (PlotPage) {
    width, height, setdoku_style_get_palette (setdoku_style_get_default ()),
    pango_context_get_font_description (gtk_widget_get_pango_context (widget)),
  };
  if (self->draws == DRAWS_MARK)
    plot_mark (&self->picture.page, self->picture.series, width / 2, height / 2, 4, cr);
  else if (self->draws == DRAWS_BARS)
    bars_paint (&self->picture, cr);
  else if (self->label)
    bars_paint_axis (&self->picture.page, self->picture.top, self->label, cr);
  cairo_destroy (cr);
}

static void
setdoku_compare_bars_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline)
{
  Draws draws = SETDOKU_COMPARE_BARS (widget)->draws;
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum_baseline = *natural_baseline = -1;
  *minimum = draws == DRAWS_MARK ? MARK : across ? LEAST : draws == DRAWS_AXIS ? AXIS_HEIGHT : HEIGHT;
  *natural = draws != DRAWS_MARK && across ? NATURAL : *minimum;
}

static void
setdoku_compare_bars_class_init (SetdokuCompareBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = setdoku_compare_bars_snapshot;
  widget_class->measure = setdoku_compare_bars_measure;
  gtk_widget_class_set_css_name (widget_class, "setdoku-compare-bars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
setdoku_compare_bars_init (SetdokuCompareBars *self)
{
  g_signal_connect_object (setdoku_style_get_default (), "changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_of (Draws draws, unsigned series)
{
  SetdokuCompareBars *self = g_object_new (SETDOKU_TYPE_COMPARE_BARS, NULL);

  self->draws = draws;
  self->picture.series = series;
  return GTK_WIDGET (self);
}

GtkWidget *setdoku_compare_bars_new (unsigned series) { return new_of (DRAWS_BARS, series); }
GtkWidget *setdoku_compare_bars_new_mark (unsigned series) { return new_of (DRAWS_MARK, series); }
GtkWidget *setdoku_compare_bars_new_axis (void) { return new_of (DRAWS_AXIS, 0); }

void
setdoku_compare_bars_set (SetdokuCompareBars *self, const uint64_t counts[BARS_MAX], uint64_t top, uint64_t highest)
{
  g_return_if_fail (SETDOKU_IS_COMPARE_BARS (self));
  memset (self->picture.counts, 0, sizeof self->picture.counts);
  if (counts)
    memcpy (self->picture.counts, counts, sizeof self->picture.counts);
  self->picture.top = top;
  self->picture.highest = counts ? highest : 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
setdoku_compare_bars_set_axis (SetdokuCompareBars *self, uint64_t top, char *(*label) (uint64_t value))
{
  g_return_if_fail (SETDOKU_IS_COMPARE_BARS (self));
  self->picture.top = top;
  self->label = label;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
