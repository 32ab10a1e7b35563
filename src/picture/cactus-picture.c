/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "cactus-picture.h"

#include <glib.h>
#include <math.h>

enum {
  TOP = 16, LABELS = 68, FOOT = 46,              /* pixels around the field */
  GAP = 8, NAME_LEADER = 12,
  MARKS = 4,                                     /* markers of a curve, about */
  NAMES_MOST = 34,                               /* per cent of the width that names may have */
};

#define RADIUS 4.0

typedef struct {
  double   left, right, top, bottom;             /* the field */
  double   names;                                /* pixels for them, right of it */
  uint64_t most;                                 /* where the axis upwards ends */
} Frame;

static cairo_t *
scratch (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  return cr;
}

static Frame
frame_of (const CactusPicture *self, cairo_t *given)
{
  Frame frame = { .left = LABELS, .top = TOP, .bottom = self->page.height - FOOT, .most = self->cap };
  cairo_t *cr = given ? given : scratch ();
  double width, height;

  for (unsigned i = 0; i < self->n_series; i++)
    {
      const PlotSeries *series = &self->series[i];

      plot_text_size (&self->page, series->name, true, &width, &height, cr);
      frame.names = MAX (frame.names, width + NAME_LEADER + 4 * RADIUS);
      if (series->n_steps)
        frame.most = MAX (frame.most, series->steps[series->n_steps - 1].value);
    }
  if (self->cap)
    {
      plot_text_size (&self->page, self->cap_text, false, &width, &height, cr);
      frame.names = MAX (frame.names, width);
    }
  frame.names = MIN (frame.names, self->page.width * NAMES_MOST / 100);
  frame.right = self->page.width - frame.names - 2 * GAP;
  if (!given)
    cairo_destroy (cr);
  return frame;
}

static double
x_of (const CactusPicture *self, const Frame *frame, double puzzles)
{
  return frame->left + (frame->right - frame->left) * puzzles / (double) MAX (self->puzzles, 1);
}

static double
y_of (const Frame *frame, uint64_t value)
{
  return frame->bottom - (frame->bottom - frame->top) * plot_share (value, frame->most);
}

uint64_t
cactus_picture_at (const CactusPicture *self, double x)
{
  Frame frame = frame_of (self, NULL);
  double share = (x - frame.left) / (frame.right - frame.left);

  return self->puzzles ? (uint64_t) CLAMP (round (share * (double) self->puzzles), 1, (double) self->puzzles) : 0;
}

bool
cactus_picture_place (const CactusPicture *self, unsigned series, uint64_t puzzle, double *x, double *y)
{
  Frame frame = frame_of (self, NULL);

  *x = x_of (self, &frame, (double) puzzle);
  *y = y_of (&frame, plot_series_value (&self->series[series], puzzle));
  return puzzle > 0 && puzzle <= plot_series_total (&self->series[series]);
}

static void
rule (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, round (x1) + 0.5, round (y1) + 0.5);
  cairo_line_to (cr, round (x2) + 0.5, round (y2) + 0.5);
  cairo_stroke (cr);
}

/* The names stand as close as they can without touching. */
static void
paint_upwards (const CactusPicture *self, const Frame *frame, cairo_t *cr)
{
  const Palette *palette = self->page.palette;
  double above = INFINITY;

  for (uint64_t tick = 0; tick <= frame->most; tick = plot_next_tick (tick))
    {
      g_autofree char *text = self->label (tick);
      double y = y_of (frame, tick), width, height;

      cairo_set_line_width (cr, 1);
      color_use (cr, tick ? palette->hairline : palette->dim);
      rule (cr, frame->left, y, frame->right, y);
      plot_text_size (&self->page, text, false, &width, &height, cr);
      if (above - y >= height * 0.8)
        {
          plot_text (&self->page, text, frame->left - GAP, y, 1, 0.5, LABELS - GAP, palette->dim, false, cr);
          above = y;
        }
      if (tick > G_MAXUINT64 / 10)
        break;
    }
}

/* A step of 1, 2 or 5 times a power of ten that gives some five of them. */
static uint64_t
tick_across (uint64_t puzzles)
{
  static const uint64_t steps[] = { 1, 2, 5 };
  uint64_t power = 1;

  for (;; power *= 10)
    for (size_t i = 0; i < G_N_ELEMENTS (steps); i++)
      if (puzzles / (power * steps[i]) <= 5)
        return power * steps[i];
}

static void
paint_across (const CactusPicture *self, const Frame *frame, cairo_t *cr)
{
  const Palette *palette = self->page.palette;
  uint64_t step = tick_across (self->puzzles);

  cairo_set_line_width (cr, 1);
  for (uint64_t puzzle = 0, at = 0; at < self->puzzles; puzzle += step)
    {
      g_autofree char *text = NULL;
      double x;

      at = puzzle + step * 6 / 10 > self->puzzles ? self->puzzles : puzzle;      /* the last one stands at the end */
      text = g_strdup_printf ("%" G_GUINT64_FORMAT, at);
      x = x_of (self, frame, (double) at);
      color_use (cr, palette->dim);
      rule (cr, x, frame->bottom, x, frame->bottom + 4);
      plot_text (&self->page, text, x, frame->bottom + 6, 0.5, 0, 0, palette->dim, false, cr);
    }
  plot_text (&self->page, self->across, (frame->left + frame->right) / 2, self->page.height - 2, 0.5, 1, frame->right,
             palette->dim,
             false, cr);
}

static void
paint_cap (const CactusPicture *self, const Frame *frame, cairo_t *cr)
{
  double y = y_of (frame, self->cap), dash[] = { 4, 3 };
  Color color = self->page.palette->dead.stroke;

  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_width (cr, 1);
  color_use (cr, color);
  rule (cr, frame->left, y, frame->right, y);
  cairo_set_dash (cr, NULL, 0, 0);
  plot_text (&self->page, self->cap_text, frame->right + GAP, y, 0, 0.5, frame->names, color, false, cr);
}

/* One point for each different number is enough: between two of them the curve is level and then rises. A million puzzles have
 * no more points than the picture has pixels: what falls on the same one is left out. */
static void
paint_curve (const CactusPicture *self, const Frame *frame, unsigned i, cairo_t *cr)
{
  const PlotSeries *series = &self->series[i];
  uint64_t total = plot_series_total (series), before = 0, every = MAX (self->puzzles / MARKS, 1);
  double last = -1;

  for (unsigned step = 0; step < series->n_steps; step++)
    {
      double y = y_of (frame, series->steps[step].value), first = x_of (self, frame, (double) before + 1), end;

      before += series->steps[step].count;
      end = x_of (self, frame, (double) before);
      if (last >= 0 && end - last < 0.5 && step + 1 < series->n_steps)
        continue;
      cairo_line_to (cr, first, y);
      cairo_line_to (cr, end, y);
      last = end;
    }
  plot_use_line (&self->page, i, cr);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  /* Not all below each other, so that none hides another. */
  for (uint64_t puzzle = MAX (every * (i + 1) / (PLOT_SERIES_MAX + 1), 1); puzzle <= total; puzzle += every)
    plot_mark (&self->page, i, x_of (self, frame, (double) puzzle), y_of (frame, plot_series_value (series, puzzle)), RADIUS, cr);
}

typedef struct { unsigned series; double x, y, at; } Name;

static int
by_height (const void *a, const void *b)
{
  double x = ((const Name *) a)->y, y = ((const Name *) b)->y;

  return x < y ? -1 : x > y;
}

/* As near to the ends as they can be without touching: pushed down, and from the lower end up again. */
static void
part (Name *names, unsigned n, double height, double top, double bottom)
{
  qsort (names, n, sizeof *names, by_height);
  for (unsigned i = 0; i < n; i++)
    names[i].at = MAX (names[i].y, i ? names[i - 1].at + height : top);
  for (unsigned left = n; left > 0; left--)
    names[left - 1].at = MIN (names[left - 1].at, left < n ? names[left].at - height : bottom);
}

static void
paint_name (const CactusPicture *self, const Frame *frame, const Name *name, cairo_t *cr)
{
  Color color = plot_color (self->page.palette, name->series);
  double x = frame->right + NAME_LEADER + RADIUS;

  cairo_move_to (cr, name->x, name->y);
  cairo_line_to (cr, frame->right + NAME_LEADER - 2, name->at);
  cairo_set_line_width (cr, 1);
  color_use_alpha (cr, color, 0.5);
  cairo_stroke (cr);
  plot_mark (&self->page, name->series, x, name->at, RADIUS, cr);
  plot_text (&self->page, self->series[name->series].name, x + 2.5 * RADIUS, name->at, 0, 0.5,
             frame->names - NAME_LEADER - 4 * RADIUS,
             color, true, cr);
}

/* A curve that ends early has its name below its end, all others beside the field. */
static void
paint_names (const CactusPicture *self, const Frame *frame, cairo_t *cr)
{
  Name names[PLOT_SERIES_MAX];
  unsigned n = 0;
  double width, height, top = self->cap ? 1.5 : 0;

  plot_text_size (&self->page, "Mg", true, &width, &height, cr);
  for (unsigned i = 0; i < self->n_series; i++)
    {
      uint64_t total = plot_series_total (&self->series[i]);
      double x = x_of (self, frame, (double) total), y = y_of (frame, plot_series_value (&self->series[i], total));

      if (total == self->puzzles || frame->right - x < 4 * NAME_LEADER)
        names[n++] = (Name) { i, x, y, y };
      else if (total)
        plot_text (&self->page, self->series[i].name, x, y + height / 2 + RADIUS, 0.5, 0, frame->right - frame->left,
                   plot_color (self->page.palette, i), true, cr);
    }
  part (names, n, height, frame->top + top * height, frame->bottom);
  for (unsigned i = 0; i < n; i++)
    paint_name (self, frame, &names[i], cr);
}

static void
paint_box (const CactusPicture *self, const Frame *frame, double x, cairo_t *cr)
{
  const Palette *palette = self->page.palette;
  double width = 0, height, line, values = 0, w, left, y;
  unsigned n = 0;

  plot_text_size (&self->page, self->cursor_text, true, &width, &line, cr);
  line += 3;
  for (unsigned i = 0; i < self->n_series; i++)
    if (self->cursor <= plot_series_total (&self->series[i]))
      {
        g_autofree char *value = self->label (plot_series_value (&self->series[i], self->cursor));

        plot_text_size (&self->page, value, true, &w, &height, cr);
        values = MAX (values, w);
        plot_text_size (&self->page, self->series[i].name, false, &w, &height, cr);
        width = MAX (width, w + 6 * RADIUS);
        n++;
      }
  width = MAX (width + values + 4 * GAP, 140);
  height = (n + 1) * line + 2 * GAP;
  left = x + 2 * GAP + width <= frame->right ? x + 2 * GAP : x - 2 * GAP - width;
  y = MAX (frame->bottom - height - GAP, 0);

  cairo_rectangle (cr, left + 0.5, y + 0.5, width, height);
  color_use (cr, palette->card);
  cairo_fill_preserve (cr);
  color_use (cr, palette->dim);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  y += GAP;
  plot_text (&self->page, self->cursor_text, left + GAP, y, 0, 0, 0, palette->text, true, cr);
  for (unsigned i = 0; i < self->n_series; i++)
    if (self->cursor <= plot_series_total (&self->series[i]))
      {
        g_autofree char *value = self->label (plot_series_value (&self->series[i], self->cursor));

        y += line;
        plot_mark (&self->page, i, left + GAP + RADIUS, y + line / 2 - 1, RADIUS, cr);
        plot_text (&self->page, self->series[i].name, left + GAP + 4 * RADIUS, y, 0, 0, 0, palette->text, false, cr);
        plot_text (&self->page, value, left + width - GAP, y, 1, 0, 0, palette->text, true, cr);
      }
}

static void
paint_cursor (const CactusPicture *self, const Frame *frame, cairo_t *cr)
{
  double x = x_of (self, frame, (double) self->cursor);

  color_use (cr, self->page.palette->text);
  cairo_set_line_width (cr, 1.5);
  rule (cr, x, frame->top - GAP, x, frame->bottom);
  paint_box (self, frame, x, cr);
}

void
cactus_picture_paint (const void *picture, cairo_t *cr)
{
  const CactusPicture *self = picture;
  Frame frame = frame_of (self, cr);

  if (self->puzzles == 0)
    return;
  cairo_save (cr);
  paint_upwards (self, &frame, cr);
  paint_across (self, &frame, cr);
  if (self->cap)
    paint_cap (self, &frame, cr);
  for (unsigned i = 0; i < self->n_series; i++)
    paint_curve (self, &frame, i, cr);
  paint_names (self, &frame, cr);
  if (self->cursor)
    paint_cursor (self, &frame, cr);
  cairo_restore (cr);
}
