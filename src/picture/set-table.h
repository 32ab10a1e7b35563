/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-table.h — the set table of an explanation: its lines, where each stands, and all of it drawn.
 *
 * Of many operands the last ones share a line. Everything hangs on the height of a line of text. */
#pragma once

#include "set-line.h"

typedef struct {
  SetRow row;
  int    index;                        /* in the explanation; −1: "n more" */
} SetTableLine;

typedef struct {
  int          n;                      /* slots */
  int          n_lines;
  SetTableLine lines[SET_ROWS_MAX];
} SetTable;

enum { SET_TABLE_SLOTS = 9 };          /* of a usual one */

/* What makes up the height. */
typedef struct { int lines, rules, headers; } SetTableShape;

#define SET_TABLE_USUAL ((SetTableShape) { .lines = 5, .rules = 1 })        /* three sets, their union and what is left */

void           set_table_fill        (SetTable *table, const Explanation *explanation);       /* NULL: no lines */

/* The widest label beside a glyph, and how the lines stand in so much width; px. slots: of each. tight: closer to each other. */
int            set_table_label_width (const SetTable *table, PangoContext *context);
SetLineMetrics set_table_metrics     (PangoContext *context, double width, int slots, int label_width, bool tight);
double         set_table_least_width (const SetLineMetrics *metrics, bool broken);
/* Where it is less than the slots need beside their labels these stand above them, in a line of their own. */
void           set_table_break       (SetLineMetrics *metrics);

SetTableShape  set_table_shape_above (const SetTable *table, int n);         /* of the first n lines, and what stands above the next */
double         set_table_height      (SetTableShape shape, const SetLineMetrics *metrics);
double         set_table_line_top    (const SetTable *table, int line, const SetLineMetrics *metrics);

/* The first n lines. Origin at the upper left corner. */
void           set_table_paint       (const SetTable *table, int n, const SetLinePen *pen, const SetLineMetrics *metrics);
