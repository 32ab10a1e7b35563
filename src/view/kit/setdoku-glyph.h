/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-glyph.h — a small drawn sign beside a text, in the text colour of its style class.
 *
 * In a template: <object class="SetdokuGlyph"><property name="kind">diamond</property>. The size comes from the style
 * sheet. It says nothing of its own to a screen reader; the text beside does. */
#pragma once

#include <gtk/gtk.h>

#define SETDOKU_TYPE_GLYPH (setdoku_glyph_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuGlyph, setdoku_glyph, SETDOKU, GLYPH, GtkWidget)

/* disc, square, diamond, ring; digit, corner, centre, colour, pairs: a cell with such marks; fill, check, digit-first, more; erase; bulb; octagon; heat; range; dots: n of them in a row. */
void setdoku_glyph_set_kind  (SetdokuGlyph *self, const char *kind);
void setdoku_glyph_set_count (SetdokuGlyph *self, int count);          /* how many dots; 0: a check mark */
