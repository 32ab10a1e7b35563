/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "glyph-kind.h"

static const struct { const char *kind, *css_class; } glyphs[] = {
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

void
glyph_kind_show (SetdokuGlyph *glyph, ExplainGlyph which)
{
  const char *classes[] = { glyphs[which].css_class, NULL };

  gtk_widget_set_css_classes (GTK_WIDGET (glyph), classes);
  setdoku_glyph_set_kind (glyph, glyphs[which].kind);
  gtk_widget_set_visible (GTK_WIDGET (glyph), glyphs[which].kind != NULL);
}
