/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "sign.h"

#include <string.h>

static const Sign signs[] = {
  [GLYPH_NONE]      = { NULL, NULL },
  [GLYPH_NEXT]      = { "ring", "accent" },
  [GLYPH_GUESS]     = { "disc", "guess" },
  [GLYPH_DEDUCTION] = { "square", "deduction" },
  [GLYPH_DEAD_END]  = { "square", "error" },
  [GLYPH_TAKE_BACK] = { "ring", "error" },
  [GLYPH_SOLUTION]  = { "diamond", "solution" },
  [GLYPH_STRIP]     = { "disc", "dim" },
  [GLYPH_RESTART]   = { "ring", "accent" },
  [GLYPH_END]       = { "ring", "dim" },
  [GLYPH_WHY]       = { NULL, NULL },
};

const Sign *
sign_of (ExplainGlyph glyph)
{
  return &signs[glyph];
}

Color
sign_color (ExplainGlyph glyph, const Palette *palette)
{
  switch (glyph)
    {
    case GLYPH_GUESS:     return palette->path;
    case GLYPH_DEAD_END:
    case GLYPH_TAKE_BACK: return palette->dead.stroke;
    case GLYPH_SOLUTION:  return palette->solution;
    case GLYPH_STRIP:
    case GLYPH_END:       return palette->dim;
    default:              return palette->accent_text;
    }
}

static void
draw_disc (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.65, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_ring (cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 0.6, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
draw_square (cairo_t *cr)
{
  const double half = 0.62, radius = 0.12;

  cairo_arc (cr, half - radius, -half + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, half - radius, half - radius, radius, 0, G_PI_2);
  cairo_arc (cr, -half + radius, half - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, -half + radius, -half + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_diamond (cairo_t *cr)
{
  cairo_move_to (cr, 0, -1);
  cairo_line_to (cr, 1, 0);
  cairo_line_to (cr, 0, 1);
  cairo_line_to (cr, -1, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
}

bool
sign_draw (cairo_t *cr, const char *kind)
{
  static const struct { const char *kind; void (*draw) (cairo_t *cr); } shapes[] = {
    { "disc", draw_disc }, { "ring", draw_ring }, { "square", draw_square }, { "diamond", draw_diamond },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (kind && strcmp (shapes[i].kind, kind) == 0)
      {
        cairo_new_path (cr);
        shapes[i].draw (cr);
        return true;
      }
  return false;
}
