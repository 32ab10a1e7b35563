/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-line.h — one line of a set table, drawn: operator, sign, label, and a chip or a dot in each of nine slots; above the
 * places of a box the rows that they lie in. */
#pragma once

#include <pango/pangocairo.h>

#include "model/explain/explanation.h"
#include "palette.h"

/* All in px: of the table; heights of text, line, the gap for a rule and the rows of a box, and what a line has above its slots;
 * where the parts begin; the width of a slot; how many there are. */
typedef struct {
  double width;
  double text, row, rule, header, above;         /* above: 0, the label is beside the slots */
  double operator, glyph, slots;
  double slot;
  int    n;
} SetLineMetrics;

typedef struct {
  cairo_t       *cr;
  PangoContext  *context;              /* lends its font */
  const Palette *palette;
} SetLinePen;

/* top: of the line, the rule above it excluded. */
void set_line_draw        (const SetLinePen *pen, const SetRow *row, double top, const SetLineMetrics *metrics);
void set_line_draw_header (const SetLinePen *pen, int box, double top, const SetLineMetrics *metrics);     /* box: a house */
int  set_line_label_width (PangoContext *context, const SetRow *row);                                      /* px */
