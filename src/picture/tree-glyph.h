/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-glyph.h — the signs of a search tree, as Gecode's Gist has them: a shape for each fate, a colour beside it. */
#pragma once

#include <pango/pangocairo.h>

#include "palette.h"

typedef enum {
  TREE_GLYPH_GUESS,          /* circle: it stands */
  TREE_GLYPH_FAILED,         /* square: it failed at once */
  TREE_GLYPH_FAILED_MANY,    /* triangle: it failed with all below it */
  TREE_GLYPH_SOLUTION,       /* diamond */
  TREE_GLYPH_UNTRIED,        /* ring: not tried yet */
  TREE_GLYPH_AHEAD,          /* grey circle: after where one is */
  TREE_GLYPH_AHEAD_MANY,     /* grey triangle */
  TREE_GLYPH_DEAD_END,       /* square with ∅ */
  N_TREE_GLYPHS
} TreeGlyph;

typedef struct {
  cairo_t                    *cr;
  const Palette              *palette;
  const PangoFontDescription *font;            /* borrowed */
} TreePen;

/* About its middle; radius in pixels. digit 0: none; small ones have none either. */
void  tree_glyph_paint (const TreePen *pen, TreeGlyph glyph, double x, double y, double radius, int digit);

/* Of a line to it, and of numbers beside it. */
Color tree_glyph_color (const TreePen *pen, TreeGlyph glyph);

/* A word with its middle at y; it begins (align 0), ends (1) or has its middle (0.5) at x. size: pixels. */
void  tree_glyph_text  (const TreePen *pen, const char *text, double x, double y, double align, double size, PangoWeight weight,
                        Color color);
