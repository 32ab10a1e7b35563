/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strip-signs.c — the signs of a strip: which mark is under the pointer; and what is laid over it, a range, a veil, a flag. */
#include <math.h>

#include "strip-picture.h"

enum { HANDLE_WIDTH = 6, HANDLE_HEIGHT = 16, ALONE = 16 };

void
strip_event_paint (cairo_t *cr, double x, double y, unsigned kind, const Palette *palette, double alpha)
{
  const double half = STRIP_MARK / 2.0;

  cairo_new_path (cr);
  switch (kind)
    {
    case EVENT_SOLUTION:
      cairo_move_to (cr, x, y - STRIP_MARK);
      cairo_line_to (cr, x + STRIP_MARK, y);
      cairo_line_to (cr, x, y + STRIP_MARK);
      cairo_line_to (cr, x - STRIP_MARK, y);
      color_use_alpha (cr, palette->solution, 1);
      break;
    case EVENT_TECHNIQUE:
      cairo_arc (cr, x, y, half, 0, 2 * G_PI);
      color_use_alpha (cr, palette->accent_text, alpha);
      break;
    case EVENT_PUT_BACK:
      cairo_arc (cr, x, y, half, 0, 2 * G_PI);
      color_use_alpha (cr, palette->dead.stroke, alpha);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
      return;
    case EVENT_RESTART:
      cairo_rectangle (cr, x - 0.75, y - STRIP_MARK, 1.5, 2 * STRIP_MARK);
      color_use_alpha (cr, palette->accent_text, alpha);
      break;
    default:
      cairo_rectangle (cr, x - half, y - half, STRIP_MARK, STRIP_MARK);
      color_use_alpha (cr, palette->dead.stroke, alpha);
      break;
    }
  cairo_fill (cr);
}

/* Among many a mark would hold the pointer everywhere. */
static bool
stands_alone (const StripPicture *self, guint i)
{
  const StripMark *mark = &g_array_index (self->marks, StripMark, i);

  if (mark->kind == EVENT_SOLUTION || mark->kind == EVENT_RESTART)
    return true;
  for (guint j = i > 0 ? i - 1 : 0; j <= i + 1 && j < self->marks->len; j++)
    {
      const StripMark *other = &g_array_index (self->marks, StripMark, j);

      if (j != i && other->kind == mark->kind && fabs (other->x - mark->x) < ALONE)
        return false;
    }
  return true;
}

const StripMark *
strip_picture_mark (const StripPicture *self, double x, double within, bool alone)
{
  const StripMark *nearest = NULL;

  for (guint i = 0; self->marks && i < self->marks->len; i++)
    {
      const StripMark *mark = &g_array_index (self->marks, StripMark, i);

      if (fabs (mark->x - x) > within || (alone && !stands_alone (self, i)))
        continue;
      if (!nearest || fabs (mark->x - x) <= fabs (nearest->x - x))
        nearest = mark;
    }
  return nearest;
}

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

static void
paint_veil (const StripPicture *self, cairo_t *cr, uint64_t cursor)
{
  double x = cursor > self->to ? self->width : strip_picture_x (self, cursor);

  cairo_new_path (cr);
  cairo_rectangle (cr, x + STRIP_KNOB + 1, 0, self->width - x, self->lane);          /* beside the playhead's knob */
  cairo_rectangle (cr, x + 1, self->lane, self->width - x, self->height - self->lane);
  color_use (cr, self->palette->panel);
  cairo_fill (cr);
  cairo_rectangle (cr, x + 1, self->height - 1, MAX (self->width - x - 1, 0), 1);
  color_use (cr, self->palette->hairline);
  cairo_fill (cr);
}

static void
paint_range (const StripPicture *self, cairo_t *cr, uint64_t first, uint64_t last)
{
  double left = strip_picture_x (self, first - 1), right = MAX (strip_picture_x (self, last), left + 1);

  if (last <= self->from || first > self->to)
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

static void
paint_flag (const StripPicture *self, cairo_t *cr, uint64_t event)
{
  double x = round (strip_picture_x (self, event));

  if (!self->lane || event < self->from || event > self->to)
    return;
  cairo_rectangle (cr, x - 0.75, 0, 1.5, self->lane);
  cairo_move_to (cr, x, 0);
  cairo_line_to (cr, x + 9, 3.5);
  cairo_line_to (cr, x, 7);
  cairo_close_path (cr);
  color_use (cr, self->palette->accent_text);
  cairo_fill (cr);
}

static void
paint_stop (const StripPicture *self, cairo_t *cr, uint64_t event)
{
  if (!self->lane || event < self->from || event > self->to)
    return;
  cairo_new_path (cr);
  cairo_arc (cr, strip_picture_x (self, event), self->lane / 2.0 - 1, 3.5, 0, 2 * G_PI);
  color_use (cr, self->palette->text);
  cairo_fill (cr);
}

void
strip_picture_paint_signs (const StripPicture *self, cairo_t *cr, uint64_t cursor, const StripSigns *signs)
{
  if (!self->columns)
    return;
  if (signs->veiled)
    paint_veil (self, cr, cursor);
  if (signs->first)
    paint_range (self, cr, signs->first, signs->last);
  for (unsigned i = 0; i < signs->n_stops; i++)
    paint_stop (self, cr, signs->stops[i]);
  for (unsigned i = 0; i < signs->n_flags; i++)
    paint_flag (self, cr, signs->flags[i]);
}
