/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "strip-picture.h"

#include <glib.h>
#include <math.h>

#define OPEN_PART 0.12                      /* of the width: hatch for what was not searched yet */

enum { MARK = 5, MARK_GAP = 5, RADIUS = 6, KNOB = 6 };

static void
frame_path (const StripPicture *self, cairo_t *cr, double inset)
{
  double left = inset, top = self->lane + inset, right = self->width - inset, bottom = self->height - inset;
  double radius = self->palette->high_contrast ? 4 : RADIUS;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* Filled up to the least depth of a column, and lighter from there to the greatest. */
static void
draw_depths (const StripPicture *self, cairo_t *cr, const DepthColumn *columns, int n, int deepest, Color color, double alpha)
{
  double room = self->height - self->lane - 8;

  for (int pass = 0; pass < 2; pass++)
    {
      for (int i = 0; i < n; i++)
        {
          int depth = pass ? columns[i].min_depth : columns[i].max_depth;
          double height = 5 + room * depth / deepest;
          double left = round (i * self->axis / n), right = round ((i + 1) * self->axis / n);      /* no gaps */

          if (columns[i].kinds)
            cairo_rectangle (cr, left, self->height - height, right - left, height);
        }
      color_use_alpha (cr, color, pass ? alpha : alpha * 0.6);
      cairo_fill (cr);
    }
}

static void
draw_hatch (const StripPicture *self, cairo_t *cr)
{
  double height = self->height - self->lane;

  cairo_save (cr);
  cairo_rectangle (cr, self->axis, self->lane, self->width - self->axis, height);
  cairo_clip (cr);
  for (double x = self->axis - height; x < self->width; x += 7)
    {
      cairo_move_to (cr, x, self->height);
      cairo_line_to (cr, x + height, self->lane);
    }
  color_use_alpha (cr, self->palette->dim, 0.55);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_mark (cairo_t *cr, double x, double y, unsigned kind, const Palette *palette, double alpha)
{
  const double half = MARK / 2.0;

  cairo_new_path (cr);
  switch (kind)
    {
    case EVENT_SOLUTION:
      cairo_move_to (cr, x, y - MARK);
      cairo_line_to (cr, x + MARK, y);
      cairo_line_to (cr, x, y + MARK);
      cairo_line_to (cr, x - MARK, y);
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
      cairo_rectangle (cr, x - 0.75, y - MARK, 1.5, 2 * MARK);
      color_use_alpha (cr, palette->accent_text, alpha);
      break;
    default:
      cairo_rectangle (cr, x - half, y - half, MARK, MARK);
      color_use_alpha (cr, palette->dead.stroke, alpha);
      break;
    }
  cairo_fill (cr);
}

/* One kind after the other, so that a solution is never hidden. Those nearer than MARK_GAP merge. */
static void
draw_marks (const StripPicture *self, cairo_t *cr, const DepthColumn *columns, int n, double alpha)
{
  static const unsigned kinds[] = { EVENT_TECHNIQUE, EVENT_WIPEOUT, EVENT_PUT_BACK, EVENT_RESTART, EVENT_SOLUTION };

  for (size_t k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      double last = -2 * MARK;

      for (int i = 0; i < n; i++)
        {
          double x = (i + 1) * self->axis / n;

          if (!(columns[i].kinds >> kinds[k] & 1) || x - last < MARK + MARK_GAP / 2.0)
            continue;
          draw_mark (cr, CLAMP (x, MARK, self->width - MARK), self->lane / 2.0, kinds[k], self->palette, alpha);
          last = x;
        }
    }
}

static cairo_surface_t *
draw_one (const StripPicture *self, const DepthColumn *columns, int n, int deepest, bool played)
{
  const Palette *palette = self->palette;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width * self->scale,
                                                         self->height * self->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  frame_path (self, cr, 0.5);
  color_use (cr, palette->card);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  draw_depths (self, cr, columns, n, deepest, played ? palette->strip : palette->dim,
               played ? 1 : palette->high_contrast ? 0.35 : 0.2);
  if (self->open)
    draw_hatch (self, cr);
  cairo_restore (cr);
  frame_path (self, cr, 0.5);
  color_use (cr, palette->hairline);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (self->lane)
    draw_marks (self, cr, columns, n, played ? 1 : 0.55);
  cairo_destroy (cr);
  return surface;
}

void
strip_picture_draw (StripPicture *self, SetdokuPlayer *player, const Palette *palette, int width, int height, int lane,
                    int scale)
{
  g_autofree DepthColumn *columns = g_new0 (DepthColumn, MAX (width, 1));
  int deepest = 4, n;

  strip_picture_clear (self);
  self->width = width;
  self->height = height;
  self->lane = lane;
  self->scale = scale;
  self->palette = palette;
  self->events = setdoku_player_get_length (player);
  self->open = setdoku_player_get_strategy (player)
               && (!setdoku_player_is_ended (player) || setdoku_player_get_explored (player) > self->events);
  self->axis = self->open ? width * (1 - OPEN_PART) : width;

  n = (int) MIN ((uint64_t) self->axis, self->events);
  setdoku_player_profile (player, 1, self->events, n, columns);
  for (int i = 0; i < n; i++)
    deepest = MAX (deepest, columns[i].max_depth);
  self->played = draw_one (self, columns, n, deepest, true);
  self->ahead = draw_one (self, columns, n, deepest, false);
}

void
strip_picture_clear (StripPicture *self)
{
  g_clear_pointer (&self->played, cairo_surface_destroy);
  g_clear_pointer (&self->ahead, cairo_surface_destroy);
  self->events = 0;
}

double
strip_picture_x (const StripPicture *self, uint64_t event)
{
  return self->events ? self->axis * (double) MIN (event, self->events) / (double) self->events : 0;
}

uint64_t
strip_picture_event (const StripPicture *self, double x)
{
  double part = self->axis > 0 ? CLAMP (x / self->axis, 0, 1) : 0;

  return (uint64_t) llround (part * (double) self->events);
}

static void
paint_part (const StripPicture *self, cairo_t *cr, cairo_surface_t *surface, double left, double right)
{
  cairo_save (cr);
  cairo_rectangle (cr, left, 0, right - left, self->height);
  cairo_clip (cr);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
strip_picture_paint (const StripPicture *self, cairo_t *cr, uint64_t cursor)
{
  const Palette *palette = self->palette;
  double x = strip_picture_x (self, cursor);

  if (!self->played)
    return;

  paint_part (self, cr, self->played, 0, x);
  paint_part (self, cr, self->ahead, x, self->width);

  cairo_new_path (cr);
  cairo_rectangle (cr, x - 1, MAX (self->lane - 2, 0), 2, self->height - MAX (self->lane - 2, 0));
  color_use (cr, palette->text);
  cairo_fill (cr);
  if (self->lane < 2 * KNOB)                /* a line without a knob shows it as well */
    return;
  cairo_arc (cr, x, self->lane - KNOB, KNOB, 0, 2 * G_PI);
  color_use (cr, palette->text);
  cairo_fill_preserve (cr);
  color_use (cr, palette->panel);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}
