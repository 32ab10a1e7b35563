/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* plot-model.c — see plot-model.h. Several pictures share a model, on whatever threads they are. */
#include "plot-model.h"

typedef struct {
  CactusPicture  cactus;               /* one of both; palette and font of the page are those of a drawing */
  ScatterPicture scatter;
  bool           scattered;
  double         letters;
  char          *names[PLOT_SERIES_MAX], *cap_text;      /* of the pictures, owned, as are these */
  SpreadStep    *steps[PLOT_SERIES_MAX];
  ScatterDot    *dots;
} Model;

typedef struct {
  Model                *model;
  CactusPicture         cactus;
  ScatterPicture        scatter;
  PangoFontDescription *font;
} Drawing;

static void
model_clear (void *data)
{
  Model *model = data;

  for (unsigned i = 0; i < PLOT_SERIES_MAX; i++)
    {
      g_free (model->names[i]);
      g_free (model->steps[i]);
    }
  g_free (model->cap_text);
  g_free (model->dots);
}

static void
model_unref (void *model)
{
  g_atomic_rc_box_release_full (model, model_clear);
}

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  model_unref (drawing->model);
  pango_font_description_free (drawing->font);
  g_free (drawing);
}

static void
paint (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;

  if (drawing->model->scattered)
    scatter_picture_paint (&drawing->scatter, cr);
  else
    cactus_picture_paint (&drawing->cactus, cr);
}

static void
make (const void *what, const Palette *palette, const char *family, Picture *picture)
{
  Model *model = (Model *) what;
  Drawing *drawing = g_new (Drawing, 1);
  PlotPage *page = model->scattered ? &drawing->scatter.page : &drawing->cactus.page;

  *drawing = (Drawing) { g_atomic_rc_box_acquire (model), model->cactus, model->scatter, pango_font_description_new () };
  pango_font_description_set_family (drawing->font, family ? family : "sans");
  pango_font_description_set_absolute_size (drawing->font, model->letters * PANGO_SCALE);
  page->font = drawing->font;
  page->palette = palette;
  *picture = plot_picture (page, paint, drawing);
  picture->free_what = drawing_free;
}

void
cactus_picture_model (const CactusPicture *self, double letters, PictureModel *model)
{
  Model *kept = g_atomic_rc_box_new0 (Model);

  kept->letters = letters;
  kept->cactus = *self;
  kept->cactus.cursor = 0;
  kept->cactus.cursor_text = NULL;
  kept->cactus.cap_text = kept->cap_text = g_strdup (self->cap_text);
  for (unsigned i = 0; i < self->n_series; i++)
    {
      PlotSeries *series = &kept->cactus.series[i];

      series->name = kept->names[i] = g_strdup (series->name);
      series->steps = kept->steps[i] = g_memdup2 (series->steps, series->n_steps * sizeof *series->steps);
    }
  *model = (PictureModel) { .make = make, .what = kept, .free_what = model_unref };
}

void
scatter_picture_model (const ScatterPicture *self, double letters, PictureModel *model)
{
  Model *kept = g_atomic_rc_box_new0 (Model);

  kept->letters = letters;
  kept->scattered = true;
  kept->scatter = *self;
  kept->scatter.cursor = -1;
  kept->scatter.cursor_text = NULL;
  kept->scatter.dots = kept->dots = g_memdup2 (self->dots, self->n_dots * sizeof *self->dots);
  for (unsigned i = 0; i < self->n_series; i++)
    kept->scatter.names[i] = kept->names[i] = g_strdup (self->names[i]);
  *model = (PictureModel) { .make = make, .what = kept, .free_what = model_unref };
}
