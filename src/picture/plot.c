/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "plot.h"

#include <glib.h>
#include <math.h>

#include "lettering.h"

#define BELOW_ONE 0.4                            /* decades between 0 and 1 */
#define LINE 2.0

uint64_t
plot_series_total (const PlotSeries *series)
{
  uint64_t total = 0;

  for (unsigned i = 0; i < series->n_steps; i++)
    total += series->steps[i].count;
  return total;
}

uint64_t
plot_series_value (const PlotSeries *series, uint64_t puzzle)
{
  return puzzle ? spread_rank (series->steps, series->n_steps, puzzle - 1) : 0;
}

double
plot_share (uint64_t value, uint64_t top)
{
  double whole = BELOW_ONE + log10 ((double) MAX (top, 10));

  return value == 0 ? 0 : MIN ((BELOW_ONE + log10 ((double) value)) / whole, 1);
}

uint64_t
plot_next_tick (uint64_t tick)
{
  return tick ? tick * 10 : 1;
}

Color
plot_color (const Palette *palette, unsigned series)
{
  const Color colors[PLOT_SERIES_MAX] = {
    palette->dead.stroke, palette->column.stroke, palette->guess, palette->solution, palette->accent_text, palette->text,
  };

  return colors[series % PLOT_SERIES_MAX];
}

void
plot_use_line (const PlotPage *page, unsigned series, cairo_t *cr)
{
  static const struct { int n; double dash[4]; } dashes[PLOT_SERIES_MAX] = {
    { 0, { 0 } }, { 2, { 5, 3 } }, { 2, { 1.5, 2.5 } }, { 4, { 6, 2.5, 1.5, 2.5 } }, { 0, { 0 } }, { 2, { 10, 3 } },
  };

  cairo_set_dash (cr, dashes[series % PLOT_SERIES_MAX].dash, dashes[series % PLOT_SERIES_MAX].n, 0);
  cairo_set_line_width (cr, page->palette->high_contrast ? LINE + 1 : LINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  color_use (cr, plot_color (page->palette, series));
}

void
plot_mark (const PlotPage *page, unsigned series, double x, double y, double radius, cairo_t *cr)
{
  double r = radius;

  cairo_save (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 2);
  cairo_new_path (cr);
  switch (series % PLOT_SERIES_MAX)
    {
    case 0:
      cairo_rectangle (cr, x - 0.88 * r, y - 0.88 * r, 1.76 * r, 1.76 * r);
      break;
    case 1:
      cairo_move_to (cr, x, y - r);
      cairo_line_to (cr, x + r, y + 0.8 * r);
      cairo_line_to (cr, x - r, y + 0.8 * r);
      break;
    case 3:
      cairo_move_to (cr, x, y - 1.2 * r);
      cairo_line_to (cr, x + 1.2 * r, y);
      cairo_line_to (cr, x, y + 1.2 * r);
      cairo_line_to (cr, x - 1.2 * r, y);
      break;
    case 5:
      cairo_move_to (cr, x - r, y - r);
      cairo_line_to (cr, x + r, y + r);
      cairo_move_to (cr, x + r, y - r);
      cairo_line_to (cr, x - r, y + r);
      break;
    default:
      cairo_arc (cr, x, y, r, 0, 2 * G_PI);
      break;
    }
  if (series % PLOT_SERIES_MAX < 5)
    cairo_close_path (cr);
  if (series % PLOT_SERIES_MAX < 4)
    {
      color_use (cr, plot_color (page->palette, series));
      cairo_fill (cr);
    }
  else
    {
      if (series % PLOT_SERIES_MAX == 4)
        {
          color_use (cr, page->palette->card);
          cairo_fill_preserve (cr);
        }
      color_use (cr, plot_color (page->palette, series));
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

static PangoLayout *
layout_of (const PlotPage *page, const char *text, bool bold, cairo_t *cr)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *font = pango_font_description_copy (page->font);

  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

double
plot_text (const PlotPage *page, const char *text, double x, double y, double x_align, double y_align, double room, Color color,
           bool bold, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = layout_of (page, text, bold, cr);
  int width, height;

  if (room > 0)
    {
      pango_layout_get_pixel_size (layout, &width, &height);
      if (width > room)
        {
          pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
          pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
        }
    }
  pango_layout_get_pixel_size (layout, &width, &height);
  color_use (cr, color);
  lettering_show_layout (cr, x - x_align * width, y - y_align * height, layout);
  return width;
}

void
plot_text_size (const PlotPage *page, const char *text, bool bold, double *width, double *height, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = layout_of (page, text, bold, cr);
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  *width = w;
  *height = h;
}

Picture
plot_picture (const PlotPage *page, void (*paint) (const void *plot, cairo_t *cr), const void *plot)
{
  return (Picture) {
    .width = page->width, .height = page->height, .ground = page->palette->card, .paint = paint, .what = (void *) plot,
  };
}
