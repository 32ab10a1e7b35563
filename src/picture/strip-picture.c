/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "strip-picture.h"

#include <math.h>
#include <string.h>

#define SILHOUETTE 0.32                     /* of a strip of many events, and how much its dead ends are laid over it */
#define LEAST_SHADE 0.05
#define MOST_SHADE 0.85

enum {
  MARK_GAP = 5, RADIUS = 6, KNOB = STRIP_KNOB,
  DENSE = 2,                                /* events a pixel, above which marks would merge */
  SHADED = 2, HISTOGRAM = 7,                /* pixels: the width of what then tells of dead ends, and its greatest height */
  LEAST_DEEP = 4                            /* a shallow search is not as high as the strip */
};

static bool
is_dense (const StripPicture *self)
{
  return (double) (self->to - self->from) > DENSE * self->axis;
}

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

/* The silhouette of what is to come is faint, so its edge is not. */
static void
draw_edge (const StripPicture *self, cairo_t *cr, const DepthColumn *columns, int n, int deepest)
{
  double room = self->height - self->lane - 8;

  for (int i = 0; i < n; i++)
    {
      double y = round (self->height - 5 - room * columns[i].max_depth / deepest) + 0.5;

      if (!columns[i].kinds)
        continue;
      cairo_line_to (cr, round (i * self->axis / n), y);
      cairo_line_to (cr, round ((i + 1) * self->axis / n), y);
    }
  color_use_alpha (cr, self->palette->dim, 0.8);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
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

/* One kind after the other, so that a solution is never hidden. Those nearer than MARK_GAP merge; where too many would,
 * only the rare ones are left. */
static void
find_marks (StripPicture *self, const DepthColumn *columns, int n)
{
  static const unsigned kinds[] = { EVENT_TECHNIQUE, EVENT_WIPEOUT, EVENT_PUT_BACK, EVENT_RESTART, EVENT_SOLUTION };
  const size_t first_rare = 3;
  uint64_t span = self->to - self->from;

  self->marks = g_array_new (FALSE, FALSE, sizeof (StripMark));
  for (size_t k = is_dense (self) ? first_rare : 0; k < G_N_ELEMENTS (kinds); k++)
    {
      double last = -2 * STRIP_MARK;

      for (int i = 0; i < n; i++)
        {
          StripMark mark = {
            .x = (i + 1) * self->axis / n, .kind = kinds[k],
            .first = self->from + 1 + (uint64_t) i * span / (uint64_t) n,
            .last = self->from + ((uint64_t) i + 1) * span / (uint64_t) n,
          };

          if (!(columns[i].kinds >> kinds[k] & 1) || mark.x - last < STRIP_MARK + MARK_GAP / 2.0)
            continue;
          last = mark.x;
          g_array_append_val (self->marks, mark);
        }
    }
}

static void
draw_marks (const StripPicture *self, cairo_t *cr, double alpha)
{
  for (guint i = 0; i < self->marks->len; i++)
    {
      const StripMark *mark = &g_array_index (self->marks, StripMark, i);

      strip_event_paint (cr, CLAMP (mark->x, STRIP_MARK, self->width - STRIP_MARK), self->lane / 2.0 - 1, mark->kind,
                         self->palette, alpha);
    }
}

/* Where events are many, SHADED pixels are one bar: how deep they went, and how much of what happened was failing, 0–1. */
typedef struct { double left, right, depth, failing; } Bar;

static int
find_bars (const StripPicture *self, const DepthColumn *columns, int n, Bar *bars)
{
  double most = 0;
  int n_bars = 0;

  for (int i = 0; i < n; i += SHADED)
    {
      Bar bar = { round (i * self->axis / n), round (MIN (i + SHADED, n) * self->axis / n), 0, 0 };
      int seen = 0;

      for (int k = i; k < MIN (i + SHADED, n); k++)
        if (columns[k].kinds)
          {
            bar.depth = MAX (bar.depth, columns[k].max_depth);
            bar.failing += (double) columns[k].failing;
            seen++;
          }
      if (!seen)
        continue;
      bar.failing /= seen;
      most = MAX (most, bar.failing);
      bars[n_bars++] = bar;
    }
  for (int i = 0; i < n_bars && most > 0; i++)
    bars[i].failing /= most;
  return n_bars;
}

static void
draw_shades (const StripPicture *self, cairo_t *cr, const Bar *bars, int n, int deepest, Color color)
{
  double room = self->height - self->lane - 8;

  for (int i = 0; i < n; i++)
    {
      double height = 5 + room * bars[i].depth / deepest, shade = LEAST_SHADE + (MOST_SHADE - LEAST_SHADE) * bars[i].failing;

      cairo_rectangle (cr, bars[i].left, self->height - height, bars[i].right - bars[i].left, height);
      color_use_alpha (cr, color, 1 - (1 - SILHOUETTE) * (1 - shade));          /* one over the other */
      cairo_fill (cr);
    }
}

/* In the lane, in place of the marks. */
static void
draw_histogram (const StripPicture *self, cairo_t *cr, const Bar *bars, int n, double alpha)
{
  for (int i = 0; i < n; i++)
    if (bars[i].failing > 0)
      {
        double height = MAX (1, HISTOGRAM * bars[i].failing);

        cairo_rectangle (cr, bars[i].left, self->lane - 2 - height, bars[i].right - bars[i].left, height);
      }
  color_use_alpha (cr, self->palette->dead.stroke, alpha);
  cairo_fill (cr);
}

/* Within the frame. */
static void
paint_depths (const StripPicture *self, cairo_t *cr, const Bar *bars, int n_bars, bool played)
{
  const Palette *palette = self->palette;
  int n = self->n_columns, deepest = self->deepest;

  color_use (cr, palette->card);
  cairo_paint (cr);
  if (n_bars)
    draw_shades (self, cr, bars, n_bars, deepest, played ? palette->strip : palette->dim);
  else
    draw_depths (self, cr, self->columns, n, deepest, played ? palette->strip : palette->dim,
                 played ? 1 : palette->high_contrast ? 0.35 : 0.2);
  if (!played)
    draw_edge (self, cr, self->columns, n, deepest);
  if (self->open)
    draw_hatch (self, cr);
}

/* As played, or as to come. Pixels are cut to the frame at the end: to cut each of many bars takes ten times as long. */
static void
paint_one (const StripPicture *self, cairo_t *cr, bool played)
{
  bool pixels = cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE;
  g_autofree Bar *bars = g_new (Bar, MAX (self->n_columns, 1));
  int n_bars = is_dense (self) ? find_bars (self, self->columns, self->n_columns, bars) : 0;

  cairo_save (cr);
  if (pixels)
    cairo_push_group (cr);
  else
    {
      frame_path (self, cr, 0.5);
      cairo_clip (cr);
    }
  paint_depths (self, cr, bars, n_bars, played);
  if (pixels)
    cairo_pop_group_to_source (cr);
  frame_path (self, cr, 0.5);
  if (pixels)
    cairo_fill_preserve (cr);
  cairo_restore (cr);
  color_use (cr, self->palette->hairline);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (self->lane)
    {
      draw_histogram (self, cr, bars, n_bars, played ? 1 : 0.8);
      draw_marks (self, cr, played ? 1 : 0.8);
    }
}

static cairo_surface_t *
draw_one (const StripPicture *self, bool played)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, self->width * self->scale,
                                                         self->height * self->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  cr = cairo_create (surface);
  paint_one (self, cr, played);
  cairo_destroy (cr);
  return surface;
}

/* More may follow what is shown. */
static bool
is_open (SetdokuPlayer *player, const StripAxis *axis)
{
  uint64_t events = setdoku_player_get_length (player);

  return setdoku_player_get_strategy (player) && strip_axis_to (axis) >= events
         && (!setdoku_player_is_ended (player) || setdoku_player_get_explored (player) > events);
}

int
strip_picture_columns (SetdokuPlayer *player, const StripAxis *axis, int width)
{
  uint64_t span = strip_axis_to (axis) - strip_axis_from (axis);

  return (int) MIN ((uint64_t) strip_picture_axis (width, is_open (player, axis)), span);
}

static void
take_columns (StripPicture *self, int n)
{
  self->n_columns = n;
  self->deepest = LEAST_DEEP;
  for (int i = 0; i < n; i++)
    self->deepest = MAX (self->deepest, self->columns[i].max_depth);
  find_marks (self, self->columns, n);
}

void
strip_picture_draw (StripPicture *self, SetdokuPlayer *player, const StripAxis *axis, const CloseUp *close_up,
                    const Palette *palette, int width, int height, int lane, int scale)
{
  int n = strip_picture_columns (player, axis, width);

  strip_picture_clear (self);
  self->columns = g_new0 (DepthColumn, MAX (n, 1));
  self->width = width;
  self->height = height;
  self->lane = lane;
  self->scale = scale;
  self->palette = palette;
  self->events = axis->events;
  self->from = strip_axis_from (axis);
  self->to = strip_axis_to (axis);
  self->open = is_open (player, axis);
  self->axis = strip_picture_axis (width, self->open);
  self->near = close_up && close_up->first == self->from + 1 && close_up->last == self->to && close_up->n == n;

  if (self->near)
    memcpy (self->columns, close_up->columns, (size_t) n * sizeof *self->columns);
  else
    setdoku_player_profile (player, self->from + 1, self->to, n, self->columns);
  take_columns (self, n);
  self->played = draw_one (self, true);
  self->ahead = draw_one (self, false);
}

void
strip_picture_clear (StripPicture *self)
{
  g_clear_pointer (&self->played, cairo_surface_destroy);
  g_clear_pointer (&self->ahead, cairo_surface_destroy);
  g_clear_pointer (&self->marks, g_array_unref);
  g_clear_pointer (&self->columns, g_free);
  self->n_columns = 0;
  self->events = self->from = self->to = 0;
}

/* Not clamped. */
static double
place_of (const StripPicture *self, uint64_t event)
{
  double before = event >= self->from ? (double) (event - self->from) : -(double) (self->from - event);

  return self->to > self->from ? self->axis * before / (double) (self->to - self->from) : 0;
}

double
strip_picture_x (const StripPicture *self, uint64_t event)
{
  return CLAMP (place_of (self, event), 0, self->axis);
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

static void
paint_playhead (const StripPicture *self, cairo_t *cr, double x)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, x - 1, MAX (self->lane - 2, 0), 2, self->height - MAX (self->lane - 2, 0));
  color_use (cr, self->palette->text);
  cairo_fill (cr);
  if (self->lane < 2 * KNOB)                /* a line without a knob shows it as well */
    return;
  cairo_arc (cr, x, self->lane - KNOB, KNOB, 0, 2 * G_PI);
  color_use (cr, self->palette->text);
  cairo_fill_preserve (cr);
  color_use (cr, self->palette->panel);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

void
strip_picture_paint (const StripPicture *self, cairo_t *cr, uint64_t cursor)
{
  double x = strip_picture_x (self, cursor);

  if (!self->played)
    return;

  paint_part (self, cr, self->played, 0, cursor > self->to ? self->width : x);
  paint_part (self, cr, self->ahead, cursor > self->to ? self->width : x, self->width);
  if (cursor >= self->from && cursor <= self->to)
    paint_playhead (self, cr, x);
}

/* Apart from any player. */

typedef struct {
  StripPicture strip;
  uint64_t     cursor;
  StripSigns   signs;                       /* its events are owned */
} Drawing;

static void
drawing_free (void *data)
{
  Drawing *drawing = data;

  strip_picture_clear (&drawing->strip);
  g_free ((uint64_t *) drawing->signs.stops);
  g_free ((uint64_t *) drawing->signs.flags);
  g_free (drawing);
}

static Drawing *
drawing_new (const StripPicture *strip, uint64_t cursor, const StripSigns *signs)
{
  Drawing *drawing = g_new (Drawing, 1);

  *drawing = (Drawing) { *strip, cursor, *signs };
  drawing->strip.played = drawing->strip.ahead = NULL;
  drawing->strip.columns = g_memdup2 (strip->columns, (gsize) strip->n_columns * sizeof *strip->columns);
  take_columns (&drawing->strip, strip->n_columns);
  drawing->signs.stops = g_memdup2 (signs->stops, signs->n_stops * sizeof *signs->stops);
  drawing->signs.flags = g_memdup2 (signs->flags, signs->n_flags * sizeof *signs->flags);
  return drawing;
}

/* Lines stay lines: what is played and what is to come are drawn, each within its part. */
static void
paint_drawing (const void *what, cairo_t *cr)
{
  const Drawing *drawing = what;
  const StripPicture *strip = &drawing->strip;
  double x = drawing->cursor > strip->to ? strip->width : strip_picture_x (strip, drawing->cursor);

  cairo_translate (cr, STRIP_INSET, 0);
  for (int ahead = 0; ahead < 2; ahead++)
    {
      cairo_save (cr);
      cairo_rectangle (cr, ahead ? x : 0, 0, ahead ? strip->width - x : x, strip->height);
      cairo_clip (cr);
      paint_one (strip, cr, !ahead);
      cairo_restore (cr);
    }
  if (drawing->cursor >= strip->from && drawing->cursor <= strip->to)
    paint_playhead (strip, cr, x);
  strip_picture_paint_signs (strip, cr, drawing->cursor, &drawing->signs);
}

static void
make_drawing (const void *what, const Palette *palette, const char *font, Picture *picture)
{
  const Drawing *model = what;
  Drawing *drawing = drawing_new (&model->strip, model->cursor, &model->signs);

  drawing->strip.palette = palette;
  *picture = (Picture) {
    .width = drawing->strip.width + 2 * STRIP_INSET, .height = drawing->strip.height + STRIP_INSET, .ground = palette->panel,
    .paint = paint_drawing, .what = drawing, .free_what = drawing_free,
  };
}

void
strip_picture_model (const StripPicture *self, uint64_t cursor, const StripSigns *signs, PictureModel *model)
{
  *model = (PictureModel) { .make = make_drawing, .what = drawing_new (self, cursor, signs), .free_what = drawing_free };
}

void
strip_picture_make (uint64_t events, bool open, uint64_t cursor, const DepthColumn *columns, int n, const Palette *palette,
                    int width, int height, Picture *picture)
{
  const Drawing all = {
    .strip = {
      .width = width - 2 * STRIP_INSET, .height = height - STRIP_INSET, .lane = STRIP_LANE, .events = events, .to = events,
      .axis = strip_picture_axis (width - 2 * STRIP_INSET, open), .open = open, .columns = (DepthColumn *) columns,
      .n_columns = n,
    },
    .cursor = cursor,
  };

  make_drawing (&all, palette, NULL, picture);
}

void
strip_picture_keep (StripPicture *self, uint64_t from, uint64_t to, const DepthColumn *columns, int n, const Palette *palette,
                    int width, int height, int lane, int scale)
{
  strip_picture_clear (self);
  *self = (StripPicture) {
    .width = width, .height = height, .scale = scale, .lane = lane, .events = to, .from = from, .to = to, .axis = width,
    .palette = palette, .columns = g_memdup2 (columns, (gsize) n * sizeof *columns),
  };
  take_columns (self, n);
  self->played = draw_one (self, true);
  self->ahead = draw_one (self, false);
}
