/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "cover-picture.h"

#include <glib.h>
#include <math.h>

#include "engine/core/notation.h"
#include "lettering.h"

enum {
  SQUARE_MIN = 13, SQUARE_MAX = 22, GAP = 18,          /* pixels: of the squares' pitch; between blocks */
  LINE = 20, HEAD = 3 * LINE,                          /* of a line of the table, and its headings */
  FEW = 2,                                             /* rows of a column that is nearly decided */
};

/* Where the blocks stand: so many side by side. */
typedef struct {
  int    across;
  double pitch, head, foot, left;                      /* of a square; of a title with the digits; of a caption; of the numbers */
  double width, height;                                /* of a block */
} Frame;

static Frame
frame_of (const CoverPicture *self)
{
  double em = pango_font_description_get_size (self->font) / (double) PANGO_SCALE
              * (pango_font_description_get_size_is_absolute (self->font) ? 1 : 96.0 / 72);
  Frame frame = { .across = 4 };
  double room = (self->width - 3 * GAP) / 4;

  if (room < 10 * SQUARE_MIN)
    {
      frame.across = 2;
      room = (self->width - GAP) / 2;
    }
  frame.pitch = floor (CLAMP (room / 10, SQUARE_MIN, MAX (SQUARE_MAX, 1.5 * em)));
  frame.left = frame.pitch;
  frame.head = round (1.5 * em) + frame.pitch;
  frame.foot = round (1.7 * em);
  frame.width = 10 * frame.pitch;
  frame.height = frame.head + 9 * frame.pitch + frame.foot;
  return frame;
}

double
cover_picture_height (const CoverPicture *self)
{
  Frame frame = frame_of (self);

  return N_COVER_KINDS / frame.across * (frame.height + 4) - 4;
}

static void
block_origin (const CoverPicture *self, const Frame *frame, int kind, double *x, double *y)
{
  double pitch = frame->across > 1 ? (self->width - frame->width) / (frame->across - 1) : 0;

  *x = floor (kind % frame->across * MIN (pitch, frame->width + 3 * GAP));
  *y = kind / frame->across * (frame->height + 4);
}

bool
cover_picture_find (const CoverPicture *self, double x, double y, CoverColumn *column)
{
  Frame frame = frame_of (self);

  for (int kind = 0; kind < N_COVER_KINDS; kind++)
    {
      double left, top;

      block_origin (self, &frame, kind, &left, &top);
      left += frame.left;
      top += frame.head;
      if (x < left || y < top || x >= left + 9 * frame.pitch || y >= top + 9 * frame.pitch)
        continue;
      *column = (CoverColumn) {
        (uint8_t) kind, (uint8_t) ((int) ((y - top) / frame.pitch) * 9 + (int) ((x - left) / frame.pitch))
      };
      return true;
    }
  return false;
}

/* Text. One layout serves a whole picture. */

static void
show_text (cairo_t *cr, PangoLayout *layout, const char *text, double x, double middle, double align)
{
  int width, height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  lettering_show_layout (cr, round (x - align * width), round (middle - height / 2.0), layout);
}

static PangoLayout *
layout_of (cairo_t *cr, const PangoFontDescription *font, double scale, bool bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  PangoFontDescription *own = pango_font_description_copy (font);
  int size = (int) (pango_font_description_get_size (font) * scale);

  if (pango_font_description_get_size_is_absolute (font))
    pango_font_description_set_absolute_size (own, size);
  else
    pango_font_description_set_size (own, size);
  if (bold)
    pango_font_description_set_weight (own, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, own);
  pango_font_description_free (own);
  return layout;
}

static void
rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* The tint and the ring of a house's kind; a cell has none of its own. */
static SetColor
kind_color (const Palette *palette, int kind)
{
  switch (kind)
    {
    case COVER_ROWS_OF_BOARD: return palette->row;
    case COVER_COLUMNS_OF_BOARD: return palette->column;
    case COVER_BOXES: return palette->box;
    default: return (SetColor) { palette->cell, palette->accent };
    }
}

static bool
is_of_row (const CoverLook *look, CoverColumn column)
{
  for (int i = 0; i < 4 && (look->taken || look->put_back); i++)
    if (cover_column_equal (look->column[i], column))
      return true;
  return false;
}

static void
paint_square (const CoverPicture *self, const Frame *frame, const CoverLook *look, CoverColumn column, double x, double y,
              PangoLayout *const layouts[2], cairo_t *cr)
{
  const Palette *palette = self->palette;
  int rows = look->rows[column.kind][column.number];
  bool own = is_of_row (look, column), dead = look->dead && cover_column_equal (look->dead_column, column);
  double inner = frame->pitch - 2;
  char text[4] = { 0 };

  if (!look->open[column.kind][column.number])
    {
      cairo_arc (cr, x + frame->pitch / 2, y + frame->pitch / 2, 1, 0, 2 * G_PI);
      color_use (cr, palette->dim);
      cairo_fill (cr);
      return;
    }
  rounded (cr, x + 1, y + 1, inner, inner, 3);
  color_use (cr, dead ? palette->dead.tint : own ? kind_color (palette, column.kind).tint : palette->trough);
  cairo_fill (cr);
  if (dead || own || (self->pointed && cover_column_equal (*self->pointed, column)))
    {
      bool chosen = own && cover_column_equal (look->row.by, column);

      rounded (cr, x + 1.75, y + 1.75, inner - 1.5, inner - 1.5, 2.5);
      color_use (cr, dead ? palette->dead.stroke : chosen ? palette->accent : own ? kind_color (palette, column.kind).stroke
                                                                                  : palette->text);
      cairo_set_line_width (cr, chosen || dead ? 2 : 1.5);
      cairo_stroke (cr);
    }
  g_snprintf (text, sizeof text, "%d", rows);
  color_use (cr, palette->text);
  show_text (cr, layouts[rows <= FEW], text, x + frame->pitch / 2, y + frame->pitch / 2, 0.5);
}

static void
paint_block (const CoverPicture *self, const Frame *frame, const CoverLook *look, int kind, PangoLayout *title,
             PangoLayout *small, PangoLayout *const layouts[2], cairo_t *cr)
{
  double x, y;

  block_origin (self, frame, kind, &x, &y);
  color_use (cr, self->palette->text);
  show_text (cr, title, self->titles[kind], x + frame->left, y + (frame->head - frame->pitch) / 2, 0);
  color_use (cr, self->palette->dim);
  show_text (cr, small, self->captions[kind], x + frame->left, y + frame->height - frame->foot / 2, 0);
  for (int i = 0; i < 9; i++)
    {
      char text[2] = { (char) ('1' + i), 0 };

      color_use (cr, self->palette->dim);
      show_text (cr, small, text, x + frame->left + (i + 0.5) * frame->pitch, y + frame->head - frame->pitch / 2, 0.5);
      show_text (cr, small, text, x + frame->left / 2, y + frame->head + (i + 0.5) * frame->pitch, 0.5);
    }
  for (int i = 0; i < N_CELLS; i++)
    paint_square (self, frame, look, (CoverColumn) { (uint8_t) kind, (uint8_t) i }, x + frame->left + i % 9 * frame->pitch,
                  y + frame->head + i / 9 * frame->pitch, layouts, cr);
}

void
cover_picture_paint (const CoverPicture *self, const CoverLook *look, cairo_t *cr)
{
  Frame frame = frame_of (self);
  g_autoptr (PangoLayout) title = layout_of (cr, self->font, 1, true);
  g_autoptr (PangoLayout) small = layout_of (cr, self->font, 0.8, false);
  g_autoptr (PangoLayout) plain = layout_of (cr, self->font, 0.9, false);
  g_autoptr (PangoLayout) bold = layout_of (cr, self->font, 0.9, true);
  PangoLayout *const layouts[2] = { plain, bold };

  for (int kind = 0; kind < N_COVER_KINDS; kind++)
    paint_block (self, &frame, look, kind, title, small, layouts, cr);
}

/* The table. */

static void
disc (cairo_t *cr, double x, double y, bool filled, Color color)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, 5, 0, 2 * G_PI);
  color_use (cr, color);
  cairo_set_line_width (cr, 1.5);
  if (filled)
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

static bool
meets (const CoverRow *row, CoverColumn column)
{
  if (column.kind == COVER_CELLS)
    return row->cell == column.number;
  return row->digit == column.number % 9 + 1 && cells_has (cover_column_cells (column), row->cell);
}

/* The other three columns of the row that is tried next. */
static int
columns_of_next (const CoverLook *look, CoverColumn columns[3])
{
  const CoverRow *row = &look->gone[look->next];
  int n = 0;

  for (int kind = COVER_CELLS; kind < N_COVER_KINDS; kind++)
    for (int i = 0; i < N_CELLS; i++)
      {
        CoverColumn column = { (uint8_t) kind, (uint8_t) i };

        if (n < 3 && meets (row, column) && !is_of_row (look, column))
          columns[n++] = column;
      }
  return n;
}

typedef struct {
  const CoverTable *self;
  const CoverLook  *look;
  cairo_t          *cr;
  PangoLayout      *bold, *plain, *small;
  double            left, wide;                    /* of the first column; of a column */
  int               n_rows;                        /* that have room, the taken one included */
  int               n_columns;
  CoverColumn       columns[7];
} Table;

static double
middle_of (const Table *table, int column)
{
  return table->left + (column + 0.5) * table->wide + (column >= 4 ? GAP / 2.0 : 0);
}

static void
paint_column (const Table *table, int at)
{
  const Palette *palette = table->self->palette;
  CoverColumn column = table->columns[at];
  g_autofree char *name = table->self->column_name (column), *place = table->self->column_place (column);
  g_autofree char *rows = g_strdup_printf ("%d", table->look->rows[column.kind][column.number]);
  double x = middle_of (table, at), height = HEAD + table->n_rows * LINE;

  rounded (table->cr, x - table->wide / 2 + 2, 0, table->wide - 4, height, 4);
  color_use (table->cr, at < 4 ? kind_color (palette, column.kind).tint : palette->card);
  cairo_fill_preserve (table->cr);
  color_use (table->cr, at < 4 ? kind_color (palette, column.kind).stroke : palette->hairline);
  cairo_set_line_width (table->cr, at < 4 && palette->high_contrast ? 1.5 : 0.75);
  cairo_stroke (table->cr);
  color_use (table->cr, palette->text);
  show_text (table->cr, table->bold, name, x, LINE * 0.6, 0.5);
  show_text (table->cr, table->small, place, x, LINE * 1.5, 0.5);
  show_text (table->cr, table->small, rows, x, LINE * 2.4, 0.5);
}

static void
paint_row (const Table *table, const CoverRow *row, int at)
{
  const Palette *palette = table->self->palette;
  bool own = at == 0, next = !own && table->look->next >= 0 && row == &table->look->gone[table->look->next];
  double y = HEAD + (at + 0.5) * LINE;
  int width;

  color_use (table->cr, own ? palette->accent_text : palette->text);
  show_text (table->cr, own ? table->bold : table->plain, notation_placed (row->cell, row->digit).text, 4, y, 0);
  pango_layout_get_pixel_size (own ? table->bold : table->plain, &width, NULL);
  if (!own && table->look->taken)
    {
      color_use (table->cr, palette->dead.stroke);
      cairo_rectangle (table->cr, 2, round (y), width + 4, 1.5);
      cairo_fill (table->cr);
    }
  if (next)
    {
      color_use (table->cr, palette->dim);
      show_text (table->cr, table->small, table->self->next, table->left - 6, y, 1);
    }
  for (int i = 0; i < table->n_columns; i++)
    if (meets (row, table->columns[i]))
      disc (table->cr, middle_of (table, i), y, !next, own ? palette->accent : palette->text);
  if (own)
    {
      rounded (table->cr, 1, y - LINE / 2.0 + 1, middle_of (table, table->n_columns - 1) + table->wide / 2 - 2, LINE - 2, 4);
      color_use (table->cr, palette->accent);
      cairo_set_line_width (table->cr, 1.5);
      cairo_stroke (table->cr);
    }
}

/* The rows that have room, the taken one included. */
static int
rows_shown (const CoverTable *self, const CoverLook *look)
{
  int room = (int) floor ((self->height - HEAD - 4) / LINE);

  return look->taken || look->put_back ? CLAMP (room, 0, 1 + look->n_gone) : 0;
}

int
cover_table_hidden (const CoverTable *self, const CoverLook *look)
{
  return look->n_gone - MAX (rows_shown (self, look) - 1, 0);
}

void
cover_table_paint (const CoverTable *self, const CoverLook *look, cairo_t *cr)
{
  g_autoptr (PangoLayout) bold = layout_of (cr, self->font, 1, true);
  g_autoptr (PangoLayout) plain = layout_of (cr, self->font, 1, false);
  g_autoptr (PangoLayout) small = layout_of (cr, self->font, 0.8, false);
  Table table = { self, look, cr, bold, plain, small, .n_columns = 4, .n_rows = rows_shown (self, look) };
  int width, next_width;

  if (table.n_rows == 0)
    return;
  for (int i = 0; i < 4; i++)
    table.columns[i] = look->column[i];
  if (look->next >= 0)
    table.n_columns += columns_of_next (look, &table.columns[4]);

  pango_layout_set_text (bold, "r8c8=8", -1);
  pango_layout_get_pixel_size (bold, &width, NULL);
  pango_layout_set_text (small, self->next, -1);
  pango_layout_get_pixel_size (small, &next_width, NULL);
  table.left = width + next_width + 22;
  table.wide = MIN ((self->width - table.left - GAP / 2.0) / table.n_columns, 76);

  for (int i = 0; i < table.n_columns; i++)
    paint_column (&table, i);
  color_use (cr, self->palette->dim);
  show_text (cr, small, self->rows_left, 4, LINE * 2.4, 0);
  paint_row (&table, &look->row, 0);
  for (int i = 1; i < table.n_rows; i++)
    paint_row (&table, &look->gone[i - 1], i);
}
