/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-line.h — one line of a set table, drawn: operator, sign, label, and a chip or a dot in each of nine slots; above the
 * places of a box the rows that they lie in. */
#pragma once

#include <gtk/gtk.h>

#include "model/explain/explain.h"
#include "picture/palette.h"

enum { SET_LINE_SLOTS = 9 };

/* All in px: heights of text, line, the gap for a rule and the rows of a box; where the parts begin; the width of a slot. */
typedef struct {
  double text, row, rule, header;
  double operator, glyph, slots;
  double slot;
} SetLineMetrics;

/* The widget lends its font. top: of the line, the rule above it excluded. */
void set_line_draw        (GtkWidget *widget, cairo_t *cr, const SetRow *row, double top, const SetLineMetrics *metrics,
                           const Palette *palette);
void set_line_draw_header (GtkWidget *widget, cairo_t *cr, int box, double top, const SetLineMetrics *metrics,
                           const Palette *palette);                           /* box: a house */
int  set_line_label_width (GtkWidget *widget, const SetRow *row);             /* px */
