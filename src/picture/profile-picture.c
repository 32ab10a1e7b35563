/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "profile-picture.h"

#include <glib.h>
#include <math.h>

#include "engine/rate/level.h"
#include "engine/rate/ways.h"
#include "lettering.h"

#define WAYS_PART 0.26                          /* of the height, below the axis */

enum {
  LEAST = 5, FLOOR = 48,                        /* tenths: where the bars begin; the scale shows at least so much */
  TOP = 4, GAP = 3,                             /* pixels: above the highest bar, between the axis and the ways */
  ROOM = 2,                                     /* between a word and its line */
};

/* The words are as wide as they are; the bars share the rest. */
typedef struct {
  double axis, left, pitch;                     /* y of the axis; x of the first bar; from bar to bar */
  double scale;                                 /* pixels a tenth */
  double ways;                                  /* pixels for RATE_WAYS_MOST ways */
} Frame;

static const RatingLevel *
level_at (int band)
{
  return &rating_levels[band];
}

static int
band_of (int tenths)
{
  int band = 0;

  while (band < PROFILE_BANDS - 1 && tenths > level_at (band)->max)
    band++;
  return band;
}

static Color
band_color (const Palette *palette, int band)
{
  const Color colors[PROFILE_BANDS] = {
    palette->solution, palette->row.stroke, palette->column.stroke, palette->strip, palette->dead.stroke,
  };

  return colors[band];
}

static PangoLayout *
layout_of (const ProfilePicture *self, cairo_t *cr, const char *text)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);

  pango_layout_set_font_description (layout, self->font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static Frame
frame_of (const ProfilePicture *self, const SeRating *se)
{
  Frame frame = { .axis = round (self->height * (1 - WAYS_PART)), .left = 1 };
  int highest = MAX (se->er, FLOOR);

  frame.pitch = (self->width - 2 * frame.left) / MAX (se->n_steps, 1);
  frame.scale = (frame.axis - TOP) / (highest - LEAST);
  frame.ways = self->height - frame.axis - GAP - 1;
  return frame;
}

static double
y_of (const Frame *frame, int tenths)
{
  return frame->axis - (tenths - LEAST) * frame->scale;
}

double
profile_picture_x (const ProfilePicture *self, const SeRating *se, int step)
{
  Frame frame = frame_of (self, se);

  return frame.left + (step + 0.5) * frame.pitch;
}

int
profile_picture_step (const ProfilePicture *self, const SeRating *se, double x)
{
  Frame frame = frame_of (self, se);

  if (se->n_steps == 0)
    return -1;
  return (int) CLAMP (floor ((x - frame.left) / frame.pitch), 0, se->n_steps - 1);
}

/* A line above each band that the scale reaches, with the band's word under it, on the side where the bars are low. */
static void
paint_bands (const ProfilePicture *self, const Frame *frame, const SeRating *se, cairo_t *cr)
{
  int highest = MAX (se->er, FLOOR), top = band_of (highest);

  cairo_set_line_width (cr, 1);
  for (int band = 0; band <= top; band++)
    {
      double above = band == top ? TOP : y_of (frame, level_at (band)->max), below = y_of (frame, level_at (band)->min);
      g_autoptr(PangoLayout) layout = layout_of (self, cr, self->bands[band]);
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      if (band < top)
        {
          cairo_move_to (cr, 0, round (above) + 0.5);
          cairo_line_to (cr, self->width, round (above) + 0.5);
          color_use_alpha (cr, self->palette->high_contrast ? self->palette->text : self->palette->thin_line,
                           self->palette->high_contrast ? 0.45 : 1);
          cairo_stroke (cr);
        }
      if (band == 0 ? height > below - above + ROOM : height > below - above)
        continue;                    /* too low for its word */
      color_use (cr, self->palette->dim);
      lettering_show_layout (cr, self->width - width - ROOM, round (above) + 1, layout);
    }
}

/* Whole pixels where a bar has some. */
static void
bar_edges (const Frame *frame, int step, double *left, double *width)
{
  double from = frame->left + step * frame->pitch, to = from + frame->pitch;

  if (frame->pitch >= 3)
    {
      from = round (from);
      to = round (to) - (frame->pitch >= 4);
    }
  *left = from;
  *width = to - from;
}

static void
paint_bars (const ProfilePicture *self, const Frame *frame, const SeRating *se, cairo_t *cr)
{
  cairo_set_line_width (cr, 1);
  for (int i = 0; i < se->n_steps; i++)
    {
      const RatingStep *step = &se->steps[i];
      double left, width, top = round (y_of (frame, step->tenths));
      Color color = band_color (self->palette, band_of (step->tenths));

      bar_edges (frame, i, &left, &width);
      cairo_rectangle (cr, left, top, width, frame->axis - top);
      color_use_alpha (cr, color, step->cell != NO_CELL ? 1 : 0.35);
      cairo_fill (cr);
      if (step->cell != NO_CELL || frame->pitch < 3)
        continue;
      cairo_rectangle (cr, left + 0.5, top + 0.5, width - 1, frame->axis - top - 0.5);
      color_use (cr, color);
      cairo_stroke (cr);
    }
  cairo_rectangle (cr, 0, frame->axis, self->width, 1);
  color_use (cr, self->palette->box_line);
  cairo_fill (cr);
}

/* One way is a stub that can be seen, and each doubling adds as much again. */
static double
ways_height (const Frame *frame, int ways)
{
  return frame->ways * (1 + log2 (ways)) / (1 + log2 (RATE_WAYS_MOST));
}

static void
paint_ways (const ProfilePicture *self, const Frame *frame, const SeRating *se, cairo_t *cr)
{
  double left, width, top = frame->axis + 1 + GAP;

  for (int i = 0; i < se->n_steps; i++)
    {
      int ways = se->steps[i].ways;

      bar_edges (frame, i, &left, &width);
      if (ways)
        cairo_rectangle (cr, left, top, width, ways_height (frame, ways));
    }
  color_use_alpha (cr, self->palette->dim, 0.8);
  cairo_fill (cr);

  /* Not counted: a dash, so that it is not taken for none. */
  for (int i = 0; i < se->n_steps; i++)
    if (!se->steps[i].ways)
      {
        bar_edges (frame, i, &left, &width);
        cairo_rectangle (cr, left, top, width, 1);
      }
  color_use (cr, self->palette->dim);
  cairo_fill (cr);
}

static void
paint_cursor (const ProfilePicture *self, const Frame *frame, cairo_t *cr)
{
  double left = frame->left + self->cursor * frame->pitch, width = MAX (frame->pitch, 3);

  left -= (width - frame->pitch) / 2;
  cairo_rectangle (cr, left, 0, width, self->height);
  color_use_alpha (cr, self->palette->accent_text, 0.16);
  cairo_fill (cr);
  cairo_rectangle (cr, left + 0.5, 0.5, width - 1, self->height - 1);
  color_use (cr, self->palette->accent_text);
  cairo_set_line_width (cr, self->palette->high_contrast ? 2 : 1);
  cairo_stroke (cr);
}

void
profile_picture_paint (const ProfilePicture *self, const SeRating *se, cairo_t *cr)
{
  Frame frame = frame_of (self, se);

  if (se->n_steps == 0)
    return;
  cairo_save (cr);
  paint_bands (self, &frame, se, cr);
  paint_bars (self, &frame, se, cr);
  paint_ways (self, &frame, se, cr);
  if (self->cursor >= 0 && self->cursor < se->n_steps)
    paint_cursor (self, &frame, cr);
  cairo_restore (cr);
}

/* As a picture. */

typedef struct {
  ProfilePicture picture;              /* its font and words are owned */
  SeRating       se;
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  pango_font_description_free ((PangoFontDescription *) drawing->picture.font);
  for (int band = 0; band < PROFILE_BANDS; band++)
    g_free ((char *) drawing->picture.bands[band]);
  g_free (drawing);
}

static void
paint_drawing (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;

  profile_picture_paint (&drawing->picture, &drawing->se, cr);
}

void
profile_picture_make (const ProfilePicture *self, const SeRating *se, Picture *picture)
{
  Drawing *drawing = g_new (Drawing, 1);

  *drawing = (Drawing) { *self, *se };
  drawing->picture.font = pango_font_description_copy (self->font);
  for (int band = 0; band < PROFILE_BANDS; band++)
    drawing->picture.bands[band] = g_strdup (self->bands[band]);
  *picture = (Picture) {
    .width = self->width, .height = self->height, .ground = self->palette->card, .paint = paint_drawing, .what = drawing,
    .free_what = drawing_free,
  };
}
