/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-compare-meter.c — see setdoku-compare-meter.h. */
#include "setdoku-compare-meter.h"

#include <math.h>

#include "model/explain/explain.h"
#include "view/kit/setdoku-style.h"

enum { BAR = 16, THIN = 6, STUB = 4, RADIUS = 4, DIAMOND = 5, LEAST = 60, NATURAL = 160, DENSE = 44, SIDE = 16 };      /* px */

struct _SetdokuCompareMeter
{
  GtkWidget parent_instance;

  gboolean  axis, bare, known, open;
  uint64_t  n;
};

G_DEFINE_FINAL_TYPE (SetdokuCompareMeter, setdoku_compare_meter, GTK_TYPE_WIDGET)

double
compare_meter_share (uint64_t n)
{
  return n <= 1 ? 0 : MIN (1, log10 ((double) n) / COMPARE_DECADES);
}

/* "1 000", then powers: the digits above are characters of their own. */
static char *
decade_name (int decade)
{
  static const char *const raised[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };

  return decade <= 3 ? explain_count ((uint64_t) pow (10, decade)) : g_strconcat ("10", raised[decade], NULL);
}

/* Room for half a number stands free at either side. */
static double
place_of (SetdokuCompareMeter *self, double share)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * SIDE, x = SIDE + share * width;

  if (self->bare)
    x = share * (width + 2 * SIDE);
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? gtk_widget_get_width (GTK_WIDGET (self)) - x : x;
}

static void
draw_numbers (SetdokuCompareMeter *self, cairo_t *cr, const Palette *palette)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self)), width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * SIDE;
  int every = width / COMPARE_DECADES >= DENSE ? 1 : width / COMPARE_DECADES >= DENSE / 3 ? 3 : COMPARE_DECADES;

  color_use (cr, palette->dim);
  for (int decade = 0; decade <= COMPARE_DECADES; decade += every)
    {
      g_autofree char *name = decade_name (decade);
      g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), name);
      int text_width, text_height;

      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      cairo_move_to (cr, place_of (self, (double) decade / COMPARE_DECADES) - text_width / 2.0, (height - text_height) / 2.0);
      pango_cairo_show_layout (cr, layout);
    }
}

static void
draw_lines (SetdokuCompareMeter *self, cairo_t *cr, const Palette *palette)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  color_use (cr, palette->hairline);
  for (int decade = 0; decade <= COMPARE_DECADES; decade++)
    {
      cairo_rectangle (cr, floor (place_of (self, (double) decade / COMPARE_DECADES)), 0, 1, height);
      cairo_fill (cr);
    }
}

static void
rounded (cairo_t *cr, double x, double y, double width, double height)
{
  double radius = MIN (RADIUS, MIN (width, height) / 2);

  cairo_new_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* A stub, and a diamond beside it: nothing was guessed. */
static void
draw_none (cairo_t *cr, const Palette *palette, double x, double y, double thickness, int direction)
{
  double middle = y + thickness / 2, centre = x + direction * (STUB + 4 + DIAMOND);

  color_use (cr, palette->box.stroke);
  rounded (cr, direction > 0 ? x : x - STUB, y, STUB, thickness);
  cairo_new_path (cr);
  cairo_move_to (cr, centre, middle - DIAMOND);
  cairo_line_to (cr, centre + DIAMOND, middle);
  cairo_line_to (cr, centre, middle + DIAMOND);
  cairo_line_to (cr, centre - DIAMOND, middle);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_bar (SetdokuCompareMeter *self, cairo_t *cr, const Palette *palette)
{
  double thickness = self->bare ? THIN : BAR, y = (gtk_widget_get_height (GTK_WIDGET (self)) - thickness) / 2;
  double start = place_of (self, 0), end = place_of (self, compare_meter_share (self->n));
  int direction = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;

  if (self->n == 0)
    {
      if (!self->open)
        draw_none (cr, palette, start, y, thickness, direction);
      return;
    }
  if (fabs (end - start) < STUB)
    end = start + direction * STUB;
  color_use_alpha (cr, palette->strip, self->open ? 0.55 : 1);
  rounded (cr, MIN (start, end), y, fabs (end - start), thickness);
}

static void
setdoku_compare_meter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SetdokuCompareMeter *self = SETDOKU_COMPARE_METER (widget);
  const Palette *palette = setdoku_style_get_palette (setdoku_style_get_default ());
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

  if (self->axis)
    draw_numbers (self, cr, palette);
  else
    {
      if (!self->bare)
        draw_lines (self, cr, palette);
      if (self->known)
        draw_bar (self, cr, palette);
    }
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
    *minimum = *natural = self->axis ? text_height : self->bare ? THIN + 2 : BAR;
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
