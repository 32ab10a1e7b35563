/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-dots.c — many small dots at once, which stand for candidates where there is no room for figures.
 *
 * A board of 25 × 25 may show fifteen thousand, and a frame has 16 ms. A circle is cut into edges each time it is filled, a
 * glyph once: so dots are the glyphs of a font, sixteen in number, one for each quarter of a pixel that the middle may lie
 * beyond a whole one. Where text is outlines, dots are circles. */
#include <glib.h>
#include <math.h>

#include "lettering.h"
#include "painter-private.h"

enum { PHASES = 4 };                   /* of a pixel, across and down */

/* A unit is the radius. */
static cairo_status_t
render_dot (cairo_scaled_font_t  *font,
            unsigned long         glyph,
            cairo_t              *cr,
            cairo_text_extents_t *extents)
{
  cairo_matrix_t matrix;
  double phase;

  cairo_scaled_font_get_font_matrix (font, &matrix);
  phase = 1 / (PHASES * matrix.xx);
  cairo_arc (cr, (double) (glyph % PHASES) * phase, (double) (glyph / PHASES) * phase, 1, 0, 2 * G_PI);
  cairo_fill (cr);

  return CAIRO_STATUS_SUCCESS;
}

cairo_font_face_t *
painter_dots_face (void)
{
  cairo_font_face_t *face = cairo_user_font_face_create ();

  cairo_user_font_face_set_render_glyph_func (face, render_dot);
  return face;
}

static unsigned long
quarters_beyond (double at, double *whole)
{
  double quarters = round (PHASES * at);

  *whole = floor (quarters / PHASES);
  return (unsigned long) (quarters - PHASES * *whole);
}

static void
show_circles (cairo_t *cr, double radius, const double *x, const double *y, int n)
{
  for (int i = 0; i < n; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x[i], y[i], radius, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

void
painter_dots (Painter *painter, cairo_t *cr, double radius, const double *x, const double *y, int n)
{
  cairo_glyph_t glyphs[VALUES_MAX];
  cairo_font_options_t *options;
  cairo_matrix_t matrix;

  if (lettering_is_outlines (cr))
    {
      show_circles (cr, radius, x, y, n);
      return;
    }
  for (int i = 0; i < n; i++)
    {
      glyphs[i].index = quarters_beyond (x[i], &glyphs[i].x);
      glyphs[i].index += PHASES * quarters_beyond (y[i], &glyphs[i].y);
    }
  options = cairo_font_options_create ();
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  cairo_matrix_init_scale (&matrix, radius, radius);
  cairo_set_font_face (cr, painter_get_dots (painter));
  cairo_set_font_matrix (cr, &matrix);
  cairo_set_font_options (cr, options);
  cairo_font_options_destroy (options);
  lettering_show_glyphs (cr, glyphs, n);
}
