/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "set-table-picture.h"

#include <math.h>

#include "set-table.h"

#define LETTERS_A_WIDTH 26.0           /* the panel of the window has as many in its width */
#define SLOT_MOST 1.9                  /* heights of text: wider, a chip would no longer look like one digit */

typedef struct {
  SetTable       table;
  SetLineMetrics metrics;
  PangoContext  *context;              /* owned */
  const Palette *palette;              /* of static life */
  int            margin;
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  g_object_unref (drawing->context);
  g_free (drawing);
}

static void
paint (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;
  SetLinePen pen = { cr, drawing->context, drawing->palette };

  cairo_translate (cr, drawing->margin, drawing->margin);
  set_table_paint (&drawing->table, drawing->table.n_lines, &pen, &drawing->metrics);
}

static PangoContext *
new_context (const char *family, double letters)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, family ? family : "sans");
  pango_font_description_set_absolute_size (font, letters * PANGO_SCALE);
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  return context;
}

static void
make_table (const SetTable *table, int width, double letters, int margin, const Palette *palette, const char *font,
            Picture *picture)
{
  Drawing *drawing = g_new0 (Drawing, 1);
  double room = width - 2 * margin, most;
  int label;

  drawing->table = *table;
  drawing->palette = palette;
  drawing->margin = margin;
  drawing->context = new_context (font, letters > 0 ? letters : width / LETTERS_A_WIDTH);
  label = set_table_label_width (&drawing->table, drawing->context);
  drawing->metrics = set_table_metrics (drawing->context, room, table->n, label, false);
  most = drawing->metrics.slots + table->n * SLOT_MOST * drawing->metrics.text;
  if (room > most)
    drawing->metrics = set_table_metrics (drawing->context, most, table->n, label, false);
  *picture = (Picture) {
    .width = width,
    .height = ceil (set_table_line_top (&drawing->table, drawing->table.n_lines, &drawing->metrics)) + 2 * margin,
    .ground = palette->panel, .paint = paint, .what = drawing, .free_what = drawing_free,
  };
}

bool
set_table_picture_make (const Explanation *explanation, int width, double letters, int margin, const Palette *palette,
                        const char *font, Picture *picture)
{
  SetTable table;

  set_table_fill (&table, explanation);
  if (table.n_lines == 0)
    return false;
  make_table (&table, width, letters, margin, palette, font, picture);
  return true;
}

/* As a model. */

typedef struct {
  SetTable table;
  int      width, margin;
  double   letters;
} Model;

static void
make_model (const void *what, const Palette *palette, const char *font, Picture *picture)
{
  const Model *model = what;

  make_table (&model->table, model->width, model->letters, model->margin, palette, font, picture);
}

bool
set_table_picture_model (const SetTable *table, int width, double letters, int margin, PictureModel *model)
{
  Model *kept;

  if (table->n_lines == 0)
    return false;
  kept = g_new (Model, 1);
  *kept = (Model) { *table, width, margin, letters };
  *model = (PictureModel) { .make = make_model, .what = kept, .free_what = g_free };
  return true;
}
