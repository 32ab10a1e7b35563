/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "statistics-picture.h"

enum { MARGIN = 8, BAR_MAX = 28 };

static double
bar_step (const StatisticsPicture *self)
{
  return self->n ? MIN ((self->width - 2 * MARGIN) / self->n, BAR_MAX) : BAR_MAX;
}

static int64_t
longest (const StatisticsPicture *self)
{
  int64_t most = MAX (self->median, 1);

  for (int i = 0; i < self->n; i++)
    most = MAX (most, self->solves[i].elapsed);
  return most;
}

static double
height_of (const StatisticsPicture *self, int64_t elapsed, int64_t most)
{
  return MAX (2, (self->height - 2 * MARGIN) * (double) elapsed / (double) most);
}

static void
paint_bar (const StatisticsPicture *self, cairo_t *cr, int i, int64_t most)
{
  double step = bar_step (self), height = height_of (self, self->solves[i].elapsed, most), gap = step > 6 ? 2 : 1;
  double x = MARGIN + i * step, bottom = self->height - MARGIN;

  color_use (cr, i == self->chosen ? self->palette->accent_text : self->palette->strip);
  cairo_rectangle (cr, x + gap / 2, bottom - height, MAX (step - gap, 1), height);
  if (self->solves[i].hints == 0)
    cairo_fill (cr);
  else
    {
      cairo_save (cr);
      cairo_clip_preserve (cr);
      cairo_set_line_width (cr, 3);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
  if (i != self->chosen)
    return;
  /* Told by more than its colour. */
  cairo_rectangle (cr, x + gap / 2, bottom + 2, MAX (step - gap, 1), 3);
  cairo_fill (cr);
}

void
statistics_picture_paint (const void *picture, cairo_t *cr)
{
  const StatisticsPicture *self = picture;
  double bottom = self->height - MARGIN;
  int64_t most = longest (self);

  for (int i = 0; i < self->n; i++)
    paint_bar (self, cr, i, most);
  color_use (cr, self->palette->dim);
  cairo_set_line_width (cr, 1);
  cairo_move_to (cr, MARGIN, bottom + 0.5);
  cairo_line_to (cr, self->width - MARGIN, bottom + 0.5);
  cairo_stroke (cr);
  if (self->median >= 0)
    {
      double y = (int) (bottom - height_of (self, self->median, most)) + 0.5;

      color_use (cr, self->palette->text);
      cairo_set_dash (cr, (double[]) { 4, 3 }, 2, 0);
      cairo_move_to (cr, MARGIN, y);
      cairo_line_to (cr, self->width - MARGIN, y);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
}

int
statistics_picture_bar (const StatisticsPicture *self, double x)
{
  int i = x < MARGIN ? -1 : (int) ((x - MARGIN) / bar_step (self));

  return i < self->n ? i : -1;
}

static void
drawing_free (void *data)
{
  StatisticsPicture *drawing = data;

  g_free ((void *) drawing->solves);
  g_free (drawing);
}

void
statistics_picture_make (const StatisticsPicture *self, Picture *picture)
{
  StatisticsPicture *drawing = g_memdup2 (self, sizeof *self);

  drawing->solves = g_memdup2 (self->solves, (gsize) self->n * sizeof *self->solves);
  *picture = (Picture) {
    .width = self->width, .height = self->height, .ground = self->palette->window, .paint = statistics_picture_paint,
    .what = drawing, .free_what = drawing_free,
  };
}
