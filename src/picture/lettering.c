/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "lettering.h"

static const cairo_user_data_key_t outlines;

bool
lettering_is_outlines (const cairo_t *cr)
{
  return cairo_get_user_data ((cairo_t *) cr, &outlines) != NULL;
}

void
lettering_outlines (cairo_t *cr)
{
  cairo_set_user_data (cr, &outlines, cr, NULL);
}

void
lettering_show_glyphs (cairo_t *cr, const cairo_glyph_t *glyphs, int n)
{
  cairo_new_path (cr);
  if (lettering_is_outlines (cr))
    {
      cairo_glyph_path (cr, glyphs, n);
      cairo_fill (cr);
    }
  else
    cairo_show_glyphs (cr, glyphs, n);
  cairo_new_path (cr);                 /* text leaves a current point that an arc would be joined to */
}

void
lettering_show_layout (cairo_t *cr, double x, double y, PangoLayout *layout)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x, y);
  if (lettering_is_outlines (cr))
    {
      pango_cairo_layout_path (cr, layout);
      cairo_fill (cr);
    }
  else
    pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}
