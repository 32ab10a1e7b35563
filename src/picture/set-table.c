/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "set-table.h"

#include <glib/gi18n.h>

#include "engine/core/houses.h"

enum { OPERANDS_MAX = 6, OPERANDS_FIRST = 3 };

static bool
is_operand (const SetRow *row)
{
  return row->role != ROLE_NONE && row->role != ROLE_TARGET && !row->struck;
}

static void
add_more (SetTable *table, const SetRow *first, int n)
{
  SetRow *row = &table->lines[table->n_lines].row;
  g_autofree char *label = NULL;

  *row = *first;
  row->role = ROLE_NONE;
  row->cells = PLACES_NONE;
  row->accent = 0;
  for (int i = 1; i < n; i++)
    row->digits |= first[i].digits;
  /* Translators: how many further sets of digits stand in this line; at most 14 characters */
  label = g_strdup_printf (ngettext ("%d more", "%d more", n), n);
  g_strlcpy (row->label, label, sizeof row->label);
  table->lines[table->n_lines++].index = -1;
}

void
set_table_fill (SetTable *table, const Explanation *explanation)
{
  int n_operands = 0, seen = 0;

  table->n_lines = 0;
  table->n = explanation ? explanation_n (explanation) : table->n ? table->n : SET_TABLE_SLOTS;
  for (int i = 0; explanation && i < explanation->n_rows; i++)
    n_operands += is_operand (&explanation->rows[i]);

  for (int i = 0; explanation && i < explanation->n_rows; i++)
    {
      const SetRow *row = &explanation->rows[i];
      int hidden = n_operands - OPERANDS_FIRST - 1;

      if (is_operand (row) && ++seen == OPERANDS_FIRST + 1 && n_operands > OPERANDS_MAX)
        {
          add_more (table, row, hidden);
          seen += hidden - 1;
          i += hidden - 1;
          continue;
        }
      table->lines[table->n_lines++] = (SetTableLine) { *row, i };
    }
}

int
set_table_label_width (const SetTable *table, PangoContext *context)
{
  int widest = 0;

  for (int i = 0; i < table->n_lines; i++)
    {
      int width = set_line_label_width (context, &table->lines[i].row);

      widest = MAX (widest, width);
    }
  return widest;
}

SetLineMetrics
set_table_metrics (PangoContext *context, double width, int slots, int label_width, bool tight)
{
  PangoFontMetrics *font = pango_context_get_metrics (context, NULL, NULL);
  double text = (double) (pango_font_metrics_get_ascent (font) + pango_font_metrics_get_descent (font)) / PANGO_SCALE;
  SetLineMetrics metrics = { .width = width, .text = text, .row = text * (tight ? 1.36 : 1.7), .operator = text * 1.2,
                             .rule = text * 0.5, .header = text * 1.2, .n = slots };

  pango_font_metrics_unref (font);
  metrics.glyph = metrics.operator + text * 0.8;
  metrics.slots = MAX (text * 5.6, metrics.glyph + label_width + text * 0.5);
  metrics.slot = MAX ((width - metrics.slots) / metrics.n, 1);
  return metrics;
}

double
set_table_least_width (const SetLineMetrics *metrics, bool broken)
{
  /* A larger board has narrower chips, not a wider table. */
  return SET_TABLE_SLOTS * metrics->text * (broken ? 0.75 : 1) + (broken ? 0 : metrics->slots);
}

void
set_table_break (SetLineMetrics *metrics)
{
  if (metrics->width >= set_table_least_width (metrics, false))
    return;
  metrics->above = metrics->text * 1.2;
  metrics->row += metrics->above;
  metrics->slots = 0;
  metrics->slot = MAX (metrics->width / metrics->n, 1);
}

/* The places of a box stand under its rows, named once as long as the box is the same. */
static bool
has_header (const SetTable *table, int line)
{
  const SetRow *row = &table->lines[line].row, *before = line ? &table->lines[line - 1].row : NULL;

  return row->places && house_kind (row->house) == HOUSE_BOXES && !(before && before->places && before->house == row->house);
}

SetTableShape
set_table_shape_above (const SetTable *table, int n)
{
  SetTableShape shape = { .lines = n };

  for (int i = 0; i <= n && i < table->n_lines; i++)
    {
      shape.rules += table->lines[i].row.line_above;
      shape.headers += has_header (table, i);
    }
  return shape;
}

double
set_table_height (SetTableShape shape, const SetLineMetrics *metrics)
{
  return shape.lines * metrics->row + shape.rules * metrics->rule + shape.headers * metrics->header;
}

double
set_table_line_top (const SetTable *table, int line, const SetLineMetrics *metrics)
{
  return set_table_height (set_table_shape_above (table, line), metrics);
}

void
set_table_paint (const SetTable *table, int n, const SetLinePen *pen, const SetLineMetrics *metrics)
{
  for (int i = 0; i < n; i++)
    {
      const SetRow *row = &table->lines[i].row;
      double top = set_table_line_top (table, i, metrics);

      if (has_header (table, i))
        set_line_draw_header (pen, row->house, top - metrics->header, metrics);
      set_line_draw (pen, row, top, metrics);
    }
}
