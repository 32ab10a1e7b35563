/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "table-picture.h"

#include <math.h>

#include "lettering.h"
#include "meter.h"

enum { BARS_WIDTH = 300, LETTERS = 13, MARGIN = 14, GAP = 22 };

typedef struct {
  unsigned      n_columns, n_lines;
  PangoLayout **layouts;               /* of the heads, then of the cells; owned, as is all the rest */
  double       *ends;                  /* of the columns: the first begins at the margin, the others end there */
  TableBar     *bars;                  /* NULL: none */
  double        bars_left, bars_width, width, row;
  const Palette *palette;
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  for (unsigned i = 0; i < drawing->n_columns * (drawing->n_lines + 1); i++)
    g_object_unref (drawing->layouts[i]);
  g_free (drawing->layouts);
  g_free (drawing->ends);
  g_free (drawing->bars);
  g_free (drawing);
}

static void
paint_words (const Drawing *drawing, unsigned line, double top, cairo_t *cr)
{
  for (unsigned column = 0; column < drawing->n_columns; column++)
    {
      PangoLayout *layout = drawing->layouts[line * drawing->n_columns + column];
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      color_use (cr, line ? drawing->palette->text : drawing->palette->dim);
      lettering_show_layout (cr, column ? drawing->ends[column] - width : MARGIN, top + (drawing->row - height) / 2, layout);
    }
}

/* line 0: the axis. */
static void
paint_bar (const Drawing *drawing, unsigned line, double top, cairo_t *cr)
{
  const TableBar *bar = line ? &drawing->bars[line - 1] : NULL;
  Meter meter = {
    .width = drawing->bars_width, .height = drawing->row, .palette = drawing->palette, .axis = !bar, .known = bar && bar->known,
    .open = bar && bar->open, .n = bar ? bar->n : 0, .context = pango_layout_get_context (drawing->layouts[0]),
  };

  cairo_save (cr);
  cairo_translate (cr, drawing->bars_left, top);
  meter_paint (&meter, cr);
  cairo_restore (cr);
}

static void
paint (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;

  for (unsigned line = 0; line <= drawing->n_lines; line++)
    {
      double top = MARGIN + line * drawing->row;

      if (line)
        {
          cairo_rectangle (cr, MARGIN, round (top) - 0.5, drawing->width - 2 * MARGIN, 1);
          color_use (cr, drawing->palette->hairline);
          cairo_fill (cr);
        }
      paint_words (drawing, line, top, cr);
      if (drawing->bars)
        paint_bar (drawing, line, top, cr);
    }
}

static PangoLayout *
lay_out (PangoContext *context, const char *text, bool bold)
{
  PangoLayout *layout = pango_layout_new (context);

  if (bold)
    {
      PangoAttrList *attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attributes);
      pango_attr_list_unref (attributes);
    }
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static void
lay_out_all (const TablePicture *self, Drawing *drawing)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_new ();
  unsigned n = self->n_columns;

  pango_font_description_set_family (font, self->font ? self->font : "sans");
  pango_font_description_set_absolute_size (font, (self->letters > 0 ? self->letters : LETTERS) * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  for (unsigned i = 0; i < n * (self->n_lines + 1); i++)
    drawing->layouts[i] = lay_out (context, i < n ? self->heads[i] : self->cells[i - n], i >= n && i % n == 0);
  g_object_unref (context);
}

/* Each column is as wide as its widest word. */
static double
place_columns (Drawing *drawing)
{
  double right = MARGIN - GAP;

  for (unsigned column = 0; column < drawing->n_columns; column++)
    {
      int widest = 0, width, height;

      for (unsigned line = 0; line <= drawing->n_lines; line++)
        {
          pango_layout_get_pixel_size (drawing->layouts[line * drawing->n_columns + column], &width, &height);
          widest = MAX (widest, width);
        }
      right += GAP + widest;
      drawing->ends[column] = right;
      drawing->row = MAX (METER_BAR + 8, round (1.9 * height));
    }
  return right;
}

void
table_picture_make (const TablePicture *self, Picture *picture)
{
  Drawing *drawing = g_new0 (Drawing, 1);
  double right;

  g_return_if_fail (self->n_columns > 0);
  drawing->n_columns = self->n_columns;
  drawing->n_lines = self->n_lines;
  drawing->palette = self->palette;
  drawing->layouts = g_new0 (PangoLayout *, (gsize) self->n_columns * (self->n_lines + 1));
  drawing->ends = g_new0 (double, self->n_columns);
  lay_out_all (self, drawing);
  right = place_columns (drawing);
  if (self->bars)
    {
      drawing->bars = g_memdup2 (self->bars, (gsize) self->n_lines * sizeof *self->bars);
      drawing->bars_left = right + GAP;
      drawing->bars_width = self->bars_width ? self->bars_width : BARS_WIDTH;
      right = drawing->bars_left + drawing->bars_width;
    }
  drawing->width = ceil (right) + MARGIN;
  *picture = (Picture) {
    .width = drawing->width, .height = 2 * MARGIN + (self->n_lines + 1) * drawing->row, .ground = self->palette->card,
    .paint = paint, .what = drawing, .free_what = drawing_free,
  };
}

/* As a model: its words and bars are owned. */

static char **
copy_words (const char *const *words, gsize n)
{
  char **copy = g_new (char *, n + 1);

  for (gsize i = 0; i < n; i++)
    copy[i] = g_strdup (words[i]);
  copy[n] = NULL;
  return copy;
}

static void
model_free (void *data)
{
  TablePicture *model = data;

  g_strfreev ((char **) model->heads);
  g_strfreev ((char **) model->cells);
  g_free ((TableBar *) model->bars);
  g_free (model);
}

static void
make_model (const void *what, const Palette *palette, const char *font, Picture *picture)
{
  TablePicture table = *(const TablePicture *) what;

  table.palette = palette;
  table.font = font;
  table_picture_make (&table, picture);
}

void
table_picture_model (const TablePicture *self, PictureModel *model)
{
  TablePicture *kept = g_memdup2 (self, sizeof *self);

  kept->heads = (const char *const *) copy_words (self->heads, self->n_columns);
  kept->cells = (const char *const *) copy_words (self->cells, (gsize) self->n_columns * self->n_lines);
  kept->bars = self->bars ? g_memdup2 (self->bars, (gsize) self->n_lines * sizeof *self->bars) : NULL;
  *model = (PictureModel) { .make = make_model, .what = kept, .free_what = model_free };
}
