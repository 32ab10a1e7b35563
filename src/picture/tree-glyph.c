/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-glyph.h"

#include <glib.h>

#include "lettering.h"

#define DIGIT_LEAST 5.5                /* radius of the smallest glyph with a digit */

static double
lightness (Color color)
{
  return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;
}

/* Black or white, whichever is read better on the colour. */
static Color
ink_on (Color ground)
{
  double value = lightness (ground) > 0.55 ? 0 : 1;

  return (Color) { value, value, value };
}

Color
tree_glyph_color (const TreePen *pen, TreeGlyph glyph)
{
  const Palette *palette = pen->palette;

  switch (glyph)
    {
    case TREE_GLYPH_GUESS:       return palette->path;
    case TREE_GLYPH_FAILED:
    case TREE_GLYPH_FAILED_MANY:
    case TREE_GLYPH_DEAD_END:    return palette->dead.stroke;
    case TREE_GLYPH_SOLUTION:    return palette->solution;
    case TREE_GLYPH_AHEAD:
    case TREE_GLYPH_AHEAD_MANY:  return color_mix (palette->card, palette->dim, palette->high_contrast ? 0.7 : 0.35);
    default:                     return palette->dim;
    }
}

static void
trace_shape (const TreePen *pen, TreeGlyph glyph, double x, double y, double radius)
{
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  switch (glyph)
    {
    case TREE_GLYPH_FAILED:
    case TREE_GLYPH_DEAD_END:
      {
        double half = radius * 0.86, corner = MIN (3, half / 2);

        cairo_arc (cr, x + half - corner, y - half + corner, corner, -G_PI_2, 0);
        cairo_arc (cr, x + half - corner, y + half - corner, corner, 0, G_PI_2);
        cairo_arc (cr, x - half + corner, y + half - corner, corner, G_PI_2, G_PI);
        cairo_arc (cr, x - half + corner, y - half + corner, corner, G_PI, 3 * G_PI_2);
        break;
      }
    case TREE_GLYPH_FAILED_MANY:
    case TREE_GLYPH_AHEAD_MANY:
      cairo_move_to (cr, x, y - radius * 1.15);
      cairo_line_to (cr, x + radius * 1.25, y + radius);
      cairo_line_to (cr, x - radius * 1.25, y + radius);
      break;
    case TREE_GLYPH_SOLUTION:
      cairo_move_to (cr, x, y - radius * 1.25);
      cairo_line_to (cr, x + radius * 1.25, y);
      cairo_line_to (cr, x, y + radius * 1.25);
      cairo_line_to (cr, x - radius * 1.25, y);
      break;
    default:
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      break;
    }
  cairo_close_path (cr);
}

static void
paint_empty_set (const TreePen *pen, double x, double y, double radius, Color ink)
{
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius * 0.42, 0, 2 * G_PI);
  cairo_move_to (cr, x - radius * 0.5, y + radius * 0.5);
  cairo_line_to (cr, x + radius * 0.5, y - radius * 0.5);
  cairo_set_line_width (cr, MAX (1, radius * 0.14));
  color_use (cr, ink);
  cairo_stroke (cr);
}

void
tree_glyph_paint (const TreePen *pen, TreeGlyph glyph, double x, double y, double radius, int digit)
{
  Color color = tree_glyph_color (pen, glyph), ink = ink_on (color);
  bool low = glyph == TREE_GLYPH_FAILED_MANY || glyph == TREE_GLYPH_AHEAD_MANY;
  char text[2] = { (char) ('0' + digit), '\0' };

  trace_shape (pen, glyph, x, y, radius);
  if (glyph == TREE_GLYPH_UNTRIED)
    {
      color_use (pen->cr, pen->palette->card);
      cairo_fill_preserve (pen->cr);
      color_use (pen->cr, color);
      cairo_set_line_width (pen->cr, 1.2);
      cairo_stroke (pen->cr);
      ink = color;
    }
  else
    {
      color_use (pen->cr, color);
      cairo_fill (pen->cr);
    }

  if (glyph == TREE_GLYPH_DEAD_END && radius >= DIGIT_LEAST)
    paint_empty_set (pen, x, y, radius, ink);
  else if (digit && radius >= DIGIT_LEAST)
    tree_glyph_text (pen, text, x, low ? y + radius * 0.28 : y, 0.5, radius * 1.25, PANGO_WEIGHT_BOLD, ink);
}

void
tree_glyph_text (const TreePen *pen, const char *text, double x, double y, double align, double size, PangoWeight weight,
                 Color color)
{
  PangoLayout *layout = pango_cairo_create_layout (pen->cr);
  PangoFontDescription *font = pango_font_description_copy (pen->font);
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &width, &height);
  color_use (pen->cr, color);
  lettering_show_layout (pen->cr, x - align * width / PANGO_SCALE, y - height / 2.0 / PANGO_SCALE, layout);
  pango_font_description_free (font);
  g_object_unref (layout);
}
