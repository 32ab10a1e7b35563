/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "meter.h"

#include <math.h>

#include "lettering.h"
#include "model/explain/explain.h"

enum { STUB = 4, RADIUS = 4, DIAMOND = 5, DENSE = 44, SIDE = 16 };       /* pixels */

double
meter_share (uint64_t n)
{
  return n <= 1 ? 0 : MIN (1, log10 ((double) n) / METER_DECADES);
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
place_of (const Meter *self, double share)
{
  double width = self->width - 2 * SIDE, x = SIDE + share * width;

  if (self->bare)
    x = share * (width + 2 * SIDE);
  return self->backwards ? self->width - x : x;
}

static void
draw_numbers (const Meter *self, cairo_t *cr, const Palette *palette)
{
  int width = (int) self->width - 2 * SIDE;
  int every = width / METER_DECADES >= DENSE ? 1 : width / METER_DECADES >= DENSE / 3 ? 3 : METER_DECADES;

  color_use (cr, palette->dim);
  for (int decade = 0; decade <= METER_DECADES; decade += every)
    {
      g_autofree char *name = decade_name (decade);
      g_autoptr (PangoLayout) layout = pango_layout_new (self->context);
      int text_width, text_height;

      pango_layout_set_text (layout, name, -1);
      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      lettering_show_layout (cr, place_of (self, (double) decade / METER_DECADES) - text_width / 2.0,
                             (self->height - text_height) / 2.0, layout);
    }
}

static void
draw_lines (const Meter *self, cairo_t *cr, const Palette *palette)
{
  color_use (cr, palette->hairline);
  for (int decade = 0; decade <= METER_DECADES; decade++)
    {
      cairo_rectangle (cr, floor (place_of (self, (double) decade / METER_DECADES)), 0, 1, self->height);
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
draw_bar (const Meter *self, cairo_t *cr, const Palette *palette)
{
  double thickness = self->bare ? METER_THIN : METER_BAR, y = (self->height - thickness) / 2;
  double start = place_of (self, 0), end = place_of (self, meter_share (self->n));
  int direction = self->backwards ? -1 : 1;

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

void
meter_paint (const Meter *self, cairo_t *cr)
{
  if (self->axis)
    {
      draw_numbers (self, cr, self->palette);
      return;
    }
  if (!self->bare)
    draw_lines (self, cr, self->palette);
  if (self->known)
    draw_bar (self, cr, self->palette);
}
