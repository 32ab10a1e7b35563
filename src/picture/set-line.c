/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* set-line.c — see set-line.h. */
#include "set-line.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lettering.h"
#include "model/explain/explain.h"
#include "set-chip.h"

static PangoLayout *
new_text (PangoContext *context, const char *text, bool bold)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_layout_set_text (layout, text, -1);
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
draw_text (const SetLinePen *pen, double x, double middle, const char *text, bool bold)
{
  g_autoptr (PangoLayout) layout = new_text (pen->context, text, bold);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  lettering_show_layout (pen->cr, x, middle - height / 2.0, layout);
}

static void
draw_role (cairo_t *cr, double x, double middle, double size, const SetRow *row, const Palette *palette)
{
  double half = size / 2;

  switch (row->role)
    {
    case ROLE_ROW:
      cairo_rectangle (cr, x, middle - size * 0.18, size, size * 0.36);
      color_use (cr, palette->row.stroke);
      break;
    case ROLE_COLUMN:
      cairo_rectangle (cr, x + half - size * 0.18, middle - half, size * 0.36, size);
      color_use (cr, palette->column.stroke);
      break;
    case ROLE_BOX:
      cairo_rectangle (cr, x + size * 0.08, middle - size * 0.42, size * 0.84, size * 0.84);
      color_use (cr, palette->box.stroke);
      break;
    case ROLE_TARGET:
    case ROLE_OTHER:
      cairo_rectangle (cr, x + 0.5, middle - half + 0.5, size - 1, size - 1);
      color_use (cr, row->role == ROLE_TARGET ? palette->box.tint : palette->column.tint);
      cairo_fill_preserve (cr);
      color_use (cr, row->role == ROLE_TARGET ? palette->box.stroke : palette->column.stroke);
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
      return;
    default:
      return;
    }
  if (row->struck)
    color_use (cr, palette->dead.stroke);
  cairo_fill (cr);
}

static ChipKind
chip_kind (const SetRow *row, int digit)
{
  if (row->struck || values_has (row->gone, digit))
    return CHIP_STRUCK;
  if (values_has (row->accent, digit))
    return CHIP_ACCENT;
  switch (row->role)
    {
    case ROLE_ROW:    return CHIP_ROW;
    case ROLE_COLUMN:
    case ROLE_OTHER:  return CHIP_COLUMN;
    case ROLE_BOX:
    case ROLE_TARGET: return CHIP_BOX;
    default:          return CHIP_PLAIN;
    }
}

static void
draw_slots (const SetLinePen *pen, const SetRow *row, const SetLineMetrics *metrics, double middle)
{
  const Palette *palette = pen->palette;
  cairo_t *cr = pen->cr;
  double height = MIN ((metrics->row - metrics->above) * 0.86, metrics->slot * 1.35);

  for (int digit = 1; digit <= metrics->n; digit++)
    {
      double x = metrics->slots + (digit - 1) * metrics->slot;

      if (values_has (row->digits, digit))
        set_chip_draw (cr, pen->context, x + 1.5, middle - height / 2, metrics->slot - 3, height,
                       set_row_member (row, digit).text, chip_kind (row, digit), palette);
      else
        {
          cairo_arc (cr, x + metrics->slot / 2, middle, 1.5, 0, 2 * G_PI);
          color_use_alpha (cr, palette->dim, palette->high_contrast ? 1 : 0.55);
          cairo_fill (cr);
        }
    }
}

/* Nobody is to know yet: dashed slots. */
static void
draw_hidden (const SetLinePen *pen, const SetLineMetrics *metrics, double middle)
{
  cairo_t *cr = pen->cr;
  const double dashes[] = { metrics->text * 0.2, metrics->text * 0.14 };
  double height = MIN ((metrics->row - metrics->above) * 0.86, metrics->slot * 1.35);
  g_autoptr (PangoLayout) mark = new_text (pen->context, "?", false);
  int width, text;

  pango_layout_get_pixel_size (mark, &width, &text);
  color_use (cr, pen->palette->dim);
  cairo_set_line_width (cr, 1.2);
  for (int slot = 0; slot < metrics->n; slot++)
    {
      double x = metrics->slots + slot * metrics->slot;

      set_chip_path (cr, x + 2, middle - height / 2 + 0.5, metrics->slot - 4, height - 1, 6);
      cairo_set_dash (cr, dashes, 2, 0);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      lettering_show_layout (cr, x + (metrics->slot - width) / 2, middle - text / 2.0, mark);
    }
}

/* The empty set: a bar in the colour of a dead end, the sign and the words; smaller where they would not fit. */
static void
draw_dead (const SetLinePen *pen, const SetLineMetrics *metrics, double middle)
{
  const Palette *palette = pen->palette;
  cairo_t *cr = pen->cr;
  double height = (metrics->row - metrics->above) * 0.84, width = metrics->slot * metrics->n - 3, radius = metrics->text * 0.36;
  g_autoptr (PangoLayout) layout = new_text (pen->context, _("no digit is left"), true);
  int text_width, text_height;
  double content, scale;

  set_chip_path (cr, metrics->slots + 1.5, middle - height / 2, width, height, 6);
  color_use (cr, palette->dead.tint);
  cairo_fill (cr);

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  content = 3.2 * radius + text_width;
  scale = MIN (1, (width - radius) / content);
  cairo_save (cr);
  cairo_translate (cr, metrics->slots + 1.5 + (width - content * scale) / 2, middle);
  cairo_scale (cr, scale, scale);
  color_use (cr, palette->dead.stroke);
  cairo_set_line_width (cr, 2);
  cairo_arc (cr, radius, 0, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  cairo_move_to (cr, radius - radius * 1.15, radius * 1.15);
  cairo_line_to (cr, radius + radius * 1.15, -radius * 1.15);
  cairo_stroke (cr);
  color_use (cr, palette->text);
  lettering_show_layout (cr, 3.2 * radius, -text_height / 2.0, layout);
  cairo_restore (cr);
}

/* The label of the result. */
static bool
is_bold (const SetRow *row)
{
  return (row->accent || row->dead || row->gone || (row->hidden && row->op == OPERATOR_ALL_MINUS)) && row->role == ROLE_NONE;
}

void
set_line_draw (const SetLinePen *pen, const SetRow *row, double top, const SetLineMetrics *metrics)
{
  const Palette *palette = pen->palette;
  cairo_t *cr = pen->cr;
  double middle = top + (metrics->above ? metrics->above : metrics->row) / 2, size = metrics->text * 0.56;
  double slots = top + (metrics->above + metrics->row) / 2;
  double label = row->role == ROLE_NONE ? metrics->operator + metrics->text * 0.25 : metrics->glyph;

  if (row->line_above)
    {
      cairo_rectangle (cr, 0, round (top - metrics->rule / 2), metrics->width, 1);
      color_use (cr, palette->hairline);
      cairo_fill (cr);
    }
  color_use (cr, palette->dim);
  draw_text (pen, 0, middle, set_row_operator (row), false);
  draw_role (cr, metrics->operator, middle, size, row, palette);
  color_use (cr, palette->text);
  draw_text (pen, label, middle, row->label, is_bold (row));
  if (row->hidden)
    draw_hidden (pen, metrics, slots);
  else if (row->dead)
    draw_dead (pen, metrics, slots);
  else
    draw_slots (pen, row, metrics, slots);
}

/* A bracket over each three slots, and its row's name; smaller where it would not fit. */
void
set_line_draw_header (const SetLinePen *pen, int box, double top, const SetLineMetrics *metrics)
{
  cairo_t *cr = pen->cr;

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *name = explain_house_name (cell_row (house_cells[box][3 * i]));
      g_autoptr (PangoLayout) layout = new_text (pen->context, name, false);
      double x = metrics->slots + 3 * i * metrics->slot + 2, width = 3 * metrics->slot - 4, foot = top + metrics->header - 1.5;
      int text_width, text_height;
      double scale;

      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      scale = MIN (0.85, width / MAX (text_width, 1));
      color_use (cr, pen->palette->dim);
      cairo_save (cr);
      cairo_translate (cr, x + width / 2, foot - 4 - scale * text_height / 2.0);
      cairo_scale (cr, scale, scale);
      lettering_show_layout (cr, -text_width / 2.0, -text_height / 2.0, layout);
      cairo_restore (cr);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, x + 0.5, foot);
      cairo_line_to (cr, x + 0.5, foot - 3);
      cairo_line_to (cr, x + width - 0.5, foot - 3);
      cairo_line_to (cr, x + width - 0.5, foot);
      cairo_stroke (cr);
    }
}

int
set_line_label_width (PangoContext *context, const SetRow *row)
{
  g_autoptr (PangoLayout) layout = new_text (context, row->label, is_bold (row));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}
