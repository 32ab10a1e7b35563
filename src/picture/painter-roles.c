/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-roles.c — what lies behind a candidate that plays a part in a deduction.
 *
 * A shape and a colour for each part, so that colour is never needed to tell: a white disc for the pattern, a white square
 * for a fin, a filled disc and a filled square for the two sides of a chain or a colouring. And the letters of sets. */
#include <math.h>
#include <glib.h>

#include "painter-private.h"

typedef struct {
  bool  square;
  Color fill, stroke;
} Shape;

static void
draw_shapes (cairo_t *cr, const Slots *slots, Values values, Shape shape, double width)
{
  double half = 0.47 * slots->step - width / 2;

  for_each_value (value, values)
    {
      double x = slots_x (slots, value), y = slots_y (slots, value);

      if (shape.square)
        cairo_rectangle (cr, x - half, y - half, 2 * half, 2 * half);
      else
        {
          cairo_new_sub_path (cr);
          cairo_arc (cr, x, y, half, 0, 2 * G_PI);
        }
    }
  color_use (cr, shape.fill);
  cairo_fill_preserve (cr);
  color_use (cr, shape.stroke);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
painter_roles (cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  const Slots slots = painter_slots (side, look);
  const struct { Values digits; Shape shape; } roles[] = {
    { look->pattern, { false, palette->cell, palette->accent_text } },
    { look->fin, { true, palette->cell, palette->dead.stroke } },
    { look->side_a, { false, palette->row.tint, palette->row.stroke } },
    { look->side_b, { true, palette->column.tint, palette->column.stroke } },
  };
  double width = palette->high_contrast ? 1.8 : MAX (1, 0.016 * side);

  for (unsigned i = 0; i < G_N_ELEMENTS (roles); i++)
    if (roles[i].digits & look->candidates)
      draw_shapes (cr, &slots, roles[i].digits & look->candidates, roles[i].shape, width);
}

/* In the corner, where the candidates leave a little room. */
void
painter_set_letters (Painter *painter, cairo_t *cr, int side, uint16_t sets, const Palette *palette)
{
  int glyphs[9], n = 0;

  for (int i = 0; i < 9; i++)
    if (sets >> i & 1)
      glyphs[n++] = GLYPH_CAPITALS + i;

  color_use (cr, palette->text);
  glyph_set_show_row (painter_glyphs (painter, FACE_BOLD, MAX (7.5, 0.15 * side)), cr, 0.965 * side, 0.925 * side, STAND_AT_END,
                      glyphs, n);
}
