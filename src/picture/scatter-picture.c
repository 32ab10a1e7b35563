/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "scatter-picture.h"

#include <glib.h>
#include <math.h>

enum { TOP = 30, LABELS = 68, FOOT = 46, RIGHT = 16, GAP = 8, NEAR = 12 };

#define RADIUS 3.5

typedef struct {
  double   left, right, top, bottom;
  int      least, greatest;                      /* whole ratings, in tenths */
  uint64_t most;
} Frame;

static Frame
frame_of (const ScatterPicture *self)
{
  Frame frame = { LABELS, self->page.width - RIGHT, TOP, self->page.height - FOOT, 10, 20, 10 };

  for (unsigned i = 0; i < self->n_dots; i++)
    {
      frame.most = MAX (frame.most, self->dots[i].value);
      frame.greatest = MAX (frame.greatest, (self->dots[i].tenths + 9) / 10 * 10);
    }
  return frame;
}

static void
place (const ScatterPicture *self, const Frame *frame, unsigned i, double *x, double *y)
{
  const ScatterDot *dot = &self->dots[i];
  /* Strategies beside each other, so that none hides another where the ratings are the same. */
  double aside = (dot->series - (self->n_series - 1) / 2.0) * RADIUS / 2;

  *x = frame->left + (frame->right - frame->left) * (dot->tenths - frame->least) / (frame->greatest - frame->least) + aside;
  *y = frame->bottom - (frame->bottom - frame->top) * plot_share (dot->value, frame->most);
}

void
scatter_picture_place (const ScatterPicture *self, unsigned dot, double *x, double *y)
{
  Frame frame = frame_of (self);

  place (self, &frame, dot, x, y);
}

int
scatter_picture_at (const ScatterPicture *self, double x, double y)
{
  Frame frame = frame_of (self);
  double nearest = NEAR;
  int found = -1;

  for (unsigned i = 0; i < self->n_dots; i++)
    {
      double dot_x, dot_y, distance;

      place (self, &frame, i, &dot_x, &dot_y);
      distance = hypot (dot_x - x, dot_y - y);
      if (distance < nearest)
        {
          nearest = distance;
          found = (int) i;
        }
    }
  return found;
}

static void
paint_axes (const ScatterPicture *self, const Frame *frame, cairo_t *cr)
{
  const Palette *palette = self->page.palette;
  double above = INFINITY;

  cairo_set_line_width (cr, 1);
  for (uint64_t tick = 0; tick <= frame->most && tick <= G_MAXUINT64 / 10; tick = plot_next_tick (tick))
    {
      g_autofree char *text = self->label (tick);
      double y = frame->bottom - (frame->bottom - frame->top) * plot_share (tick, frame->most);

      color_use (cr, tick ? palette->hairline : palette->dim);
      cairo_move_to (cr, frame->left, round (y) + 0.5);
      cairo_line_to (cr, frame->right, round (y) + 0.5);
      cairo_stroke (cr);
      if (above - y >= NEAR)
        {
          plot_text (&self->page, text, frame->left - GAP, y, 1, 0.5, LABELS - GAP, palette->dim, false, cr);
          above = y;
        }
    }
  for (int rating = frame->least; rating <= frame->greatest; rating += 10)
    {
      g_autofree char *text = g_strdup_printf ("%d", rating / 10);
      double x = frame->left + (frame->right - frame->left) * (rating - frame->least) / (frame->greatest - frame->least);

      color_use (cr, palette->dim);
      cairo_move_to (cr, round (x) + 0.5, frame->bottom);
      cairo_line_to (cr, round (x) + 0.5, frame->bottom + 4);
      cairo_stroke (cr);
      plot_text (&self->page, text, x, frame->bottom + 6, 0.5, 0, 0, palette->dim, false, cr);
    }
  plot_text (&self->page, self->across, (frame->left + frame->right) / 2, self->page.height - 2, 0.5, 1, frame->right,
             palette->dim,
             false, cr);
}

/* Which marker is whose, in a line above the field; and what the axis upwards counts. */
static void
paint_names (const ScatterPicture *self, const Frame *frame, cairo_t *cr)
{
  double x = frame->left + GAP + plot_text (&self->page, self->upwards, frame->left - LABELS + GAP, 0, 0, 0, 0,
                                            self->page.palette->dim, false, cr);

  for (unsigned i = 0; i < self->n_series && x < frame->right; i++)
    {
      plot_mark (&self->page, i, x + RADIUS, TOP / 4.0, RADIUS, cr);
      x += 3 * RADIUS;
      x += plot_text (&self->page, self->names[i], x, TOP / 4.0, 0, 0.5, frame->right - x, plot_color (self->page.palette, i),
                      true,
                      cr) + 2 * GAP;
    }
}

void
scatter_picture_paint (const void *picture, cairo_t *cr)
{
  const ScatterPicture *self = picture;
  Frame frame = frame_of (self);
  double x, y;

  cairo_save (cr);
  paint_axes (self, &frame, cr);
  paint_names (self, &frame, cr);
  for (unsigned i = 0; i < self->n_dots; i++)
    {
      place (self, &frame, i, &x, &y);
      if (self->dots[i].open)
        cairo_push_group (cr);
      plot_mark (&self->page, self->dots[i].series, x, y, RADIUS, cr);
      if (self->dots[i].open)
        {
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, 0.4);
        }
    }
  if (self->cursor >= 0 && (unsigned) self->cursor < self->n_dots)
    {
      double width, height;

      place (self, &frame, (unsigned) self->cursor, &x, &y);
      cairo_new_path (cr);
      cairo_arc (cr, x, y, 2.4 * RADIUS, 0, 2 * G_PI);
      color_use (cr, self->page.palette->text);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
      plot_text_size (&self->page, self->cursor_text, true, &width, &height, cr);
      x = MIN (x + 3 * RADIUS, frame.right - width - GAP);
      y = MAX (y - 2 * height, frame.top);
      cairo_rectangle (cr, x - 4.5, round (y) - 2.5, width + 9, height + 5);
      color_use (cr, self->page.palette->card);
      cairo_fill_preserve (cr);
      color_use (cr, self->page.palette->dim);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
      plot_text (&self->page, self->cursor_text, x, y, 0, 0, 0, self->page.palette->text, true, cr);
    }
  cairo_restore (cr);
}
