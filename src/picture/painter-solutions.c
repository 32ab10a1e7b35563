/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-solutions.c — what the solutions say about a cell.
 *
 * A ring where two of them differ, and in it, when asked for, both digits, the first in the upper left. A dashed frame
 * around a clue that could be left out. The digits of some solution, each at its place; where it is the only one it
 * stands on a disc. Their shapes differ from all that the player writes, so that colour is never needed to tell. */
#include <math.h>
#include <glib.h>

#include "painter-private.h"

void
painter_differing_ring (cairo_t *cr, int side, const Palette *palette)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, side / 2.0, side / 2.0, 0.4 * side, 0, 2 * G_PI);
  color_use (cr, palette->solution);
  cairo_set_line_width (cr, MAX (1.5, 0.03 * side));
  cairo_stroke (cr);
}

void
painter_spare_frame (cairo_t *cr, int side, const Palette *palette)
{
  const double inset = 0.12 * side, length = MAX (2.5, 0.06 * side), dashes[] = { length, length };

  path_rounded (cr, inset, inset, side - 2 * inset, side - 2 * inset, 0.1 * side);
  color_use (cr, palette->solution);
  cairo_set_line_width (cr, MAX (1.5, 0.03 * side));
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
painter_two_digits (Painter *painter, cairo_t *cr, int side, int either, int other, const Palette *palette)
{
  const double low = 0.36 * side, high = 0.64 * side, reach = 0.2 * side;
  const double x[2] = { low, high }, y[2] = { low, high };
  const int glyphs[2] = { either, other };

  cairo_move_to (cr, side / 2.0 - reach, side / 2.0 + reach);
  cairo_line_to (cr, side / 2.0 + reach, side / 2.0 - reach);
  color_use (cr, palette->solution);
  cairo_set_line_width (cr, MAX (1, 0.02 * side));
  cairo_stroke (cr);

  color_use (cr, palette->given);
  glyph_set_show_at (painter_glyphs (painter, FACE_REGULAR, 0.28 * side), cr, x, y, glyphs, 2);
}

void
painter_true_candidates (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  const Slots slots = painter_slots (side, look);
  bool only = values_is_single (look->truth);
  double x[VALUES_MAX], y[VALUES_MAX];
  int glyphs[VALUES_MAX], n = 0;

  for_each_value (value, look->truth)
    {
      x[n] = slots_x (&slots, value);
      y[n] = slots_y (&slots, value);
      glyphs[n++] = glyph_of_character (value_character (value));
    }

  if (only)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x[0], y[0], 0.47 * slots.step, 0, 2 * G_PI);
      color_use (cr, palette->solution);
      cairo_fill (cr);
    }
  color_use (cr, only ? palette->cell : palette->given);
  glyph_set_show_at (painter_glyphs (painter, only ? FACE_BOLD : FACE_REGULAR, slots.size), cr, x, y, glyphs, n);
}
