/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-heat.c — the heat map: how often a cell was exhausted, as a fill and as a number; the disc of a stop, and the
 * ring around what made playing stop.
 *
 * The fill is the colour of a dead end, the stronger the hotter; the number stands at the foot of an empty cell, so that
 * colour is never needed to read it. */
#include <glib.h>

#include "painter-private.h"

enum { LEAST_SIDE_FOR_COUNT = 27, PLACES_MAX = 4 };

void
painter_heat_ground (cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  cairo_rectangle (cr, 0, 0, side, side);
  color_use_heat (cr, palette, look->heat / 255.0);
  cairo_fill (cr);
}

/* Four places at most: 9 999, then 10k, 10M. Returns how many glyphs there are. */
static int
spell (uint64_t count, int glyphs[PLACES_MAX + 1])
{
  int digits[PLACES_MAX], n_digits = 0, n = 0, unit = 0;

  if (count >= 10 * 1000 * 1000)
    {
      unit = GLYPH_MILLIONS;
      count /= 1000 * 1000;
    }
  else if (count >= 10 * 1000)
    {
      unit = GLYPH_THOUSANDS;
      count /= 1000;
    }
  for (count = MIN (count, 9999); count > 0; count /= 10)
    digits[n_digits++] = (int) (count % 10);
  while (n_digits > 0)
    glyphs[n++] = digits[--n_digits];
  if (unit)
    glyphs[n++] = unit;
  return n;
}

void
painter_heat_count (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  int glyphs[PLACES_MAX + 1], n = spell (look->exhausted, glyphs);


  if (side < LEAST_SIDE_FOR_COUNT || look->digit || look->taken)
    return;
  color_use (cr, palette->given);
  glyph_set_show_row (painter_glyphs (painter, FACE_REGULAR, MAX (8.5, 0.205 * side)), cr, side / 2.0, 0.82 * side,
                      STAND_CENTRED, glyphs, n);
}

void
painter_halt (cairo_t *cr, int side, const Palette *palette)
{
  path_rounded (cr, 1.5, 1.5, side - 3, side - 3, 4);
  color_use (cr, palette->dead.stroke);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

void
painter_stop (cairo_t *cr, int side, const Palette *palette)
{
  double radius = MAX (2.5, 0.065 * side);

  cairo_new_path (cr);
  cairo_arc (cr, 0.13 * side, 0.13 * side, radius, 0, 2 * G_PI);
  color_use (cr, palette->dead.stroke);
  cairo_fill (cr);
}
