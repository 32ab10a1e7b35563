/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strip-signs.c — what is laid over a strip: a range, a veil, a bookmark's flag. */
#include <math.h>

#include "strip-picture.h"

enum { HANDLE_WIDTH = 6, HANDLE_HEIGHT = 16 };

static void
paint_handle (const StripPicture *self, cairo_t *cr, double x)
{
  double room = self->height - self->lane, height = MIN (HANDLE_HEIGHT, room - 4), radius = HANDLE_WIDTH / 2.0;
  double top = self->lane + (room - height) / 2;

  cairo_rectangle (cr, x - 1, self->lane, 2, room);
  color_use (cr, self->palette->accent_text);
  cairo_fill (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, top + radius, radius, G_PI, 2 * G_PI);
  cairo_arc (cr, x, top + height - radius, radius, 0, G_PI);
  cairo_close_path (cr);
  color_use (cr, self->palette->accent);
  cairo_fill_preserve (cr);
  color_use (cr, self->palette->card);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
strip_picture_paint_veil (const StripPicture *self, cairo_t *cr, uint64_t cursor)
{
  double x = cursor > self->to ? self->width : strip_picture_x (self, cursor);

  if (!self->played)
    return;
  cairo_new_path (cr);
  cairo_rectangle (cr, x + STRIP_KNOB + 1, 0, self->width - x, self->lane);          /* beside the playhead's knob */
  cairo_rectangle (cr, x + 1, self->lane, self->width - x, self->height - self->lane);
  color_use (cr, self->palette->panel);
  cairo_fill (cr);
  cairo_rectangle (cr, x + 1, self->height - 1, MAX (self->width - x - 1, 0), 1);
  color_use (cr, self->palette->hairline);
  cairo_fill (cr);
}

void
strip_picture_paint_range (const StripPicture *self, cairo_t *cr, uint64_t first, uint64_t last)
{
  double left = strip_picture_x (self, first - 1), right = MAX (strip_picture_x (self, last), left + 1);

  if (!self->played || last <= self->from || first > self->to)
    return;
  cairo_rectangle (cr, left, self->lane, right - left, self->height - self->lane);
  color_use_alpha (cr, self->palette->accent, 0.14);
  cairo_fill (cr);
  /* The two ends, in full: the fill alone could not be told from what it covers. */
  if (first > self->from)
    paint_handle (self, cr, left);
  if (last <= self->to)
    paint_handle (self, cr, right);
}

void
strip_picture_paint_flag (const StripPicture *self, cairo_t *cr, uint64_t event)
{
  double x = round (strip_picture_x (self, event));

  if (!self->played || !self->lane || event < self->from || event > self->to)
    return;
  cairo_rectangle (cr, x - 0.75, 0, 1.5, self->lane);
  cairo_move_to (cr, x, 0);
  cairo_line_to (cr, x + 9, 3.5);
  cairo_line_to (cr, x, 7);
  cairo_close_path (cr);
  color_use (cr, self->palette->accent_text);
  cairo_fill (cr);
}
