/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "glyph-kind.h"

#include "picture/sign.h"

void
glyph_kind_show (SetdokuGlyph *glyph, ExplainGlyph which)
{
  const Sign *sign = sign_of (which);
  const char *classes[] = { sign->ink, NULL };

  gtk_widget_set_css_classes (GTK_WIDGET (glyph), classes);
  setdoku_glyph_set_kind (glyph, sign->kind);
  gtk_widget_set_visible (GTK_WIDGET (glyph), sign->kind != NULL);
}
