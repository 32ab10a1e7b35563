/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tree-columns-view.h"

#include <math.h>

#define TEXT       0.86                /* of usual text */
#define TEXT_LEAST 11.0
#define COMPACT    480.0               /* pixels: what is narrower saves on room between */

enum { LANE_LEAST = 24, OVERVIEW = 14, SIGN = 9 };

double
columns_text_width (const PangoFontDescription *font, const char *text, double size, PangoWeight weight)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *sized = pango_font_description_copy (font);
  int width;

  pango_font_description_set_absolute_size (sized, size * PANGO_SCALE);
  pango_font_description_set_weight (sized, weight);
  pango_layout_set_font_description (layout, sized);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_size (layout, &width, NULL);
  pango_font_description_free (sized);
  g_object_unref (layout);
  g_object_unref (context);
  return (double) width / PANGO_SCALE;
}

void
columns_view_measure (ColumnsView *self, const PangoFontDescription *font, double size, bool mixed)
{
  bool compact = self->width < COMPACT;
  double digit, number, own, failed, least, room;

  self->text = MAX (TEXT_LEAST, size * TEXT * self->zoom * (compact ? 0.9 : 1));
  self->pad = compact ? self->text * 0.4 : self->text * 0.6;
  digit = columns_text_width (font, "8", self->text * 1.2, PANGO_WEIGHT_BOLD);
  number = columns_text_width (font, compact ? "888" : "8888", self->text, PANGO_WEIGHT_NORMAL);
  self->name_width = columns_text_width (font, "r8c8", self->text, PANGO_WEIGHT_NORMAL);
  own = self->name_width + digit + 3 * self->pad;
  failed = digit + SIGN + number + 4 * self->pad - (compact ? self->pad : 0) + (mixed ? self->name_width + self->pad : 0);
  self->node_width = ceil (MAX (own, failed));
  least = self->node_width + (compact ? 1.4 : 1.8) * self->pad;
  self->sign_width = compact ? ceil (self->text * 3.2) : least;
  self->slots = MAX ((int) ((self->width - self->sign_width) / least), 2);
  self->pitch_x = (self->width - self->sign_width) / self->slots;

  self->footer = ceil (self->text * 1.7);
  self->overview = self->height >= 5 * LANE_LEAST ? OVERVIEW : 0;
  room = MAX (self->height - self->footer - self->overview, 3);
  self->pitch_y = MIN (MAX (room / 3, LANE_LEAST), ceil (self->text * 2.7));
  self->node_height = self->pitch_y - (self->pitch_y > 30 ? 4 : 3);
  self->lanes = MAX ((int) (room / self->pitch_y + 0.01) - 2, 1);
}

/* The last guess that stands; −1: none. */
static int
playhead (const Spine *spine)
{
  int row = spine->n_rows - 1;

  while (row >= 0 && spine->rows[row].kind != SPINE_GUESS)
    row--;
  return row;
}

/* Without the sign there is room for more. */
static int
slots_of (const ColumnsView *self, bool sign)
{
  return sign ? self->slots : (int) (self->width / self->pitch_x + 0.01);
}

static int
first_to_show (const ColumnsView *self, int columns)
{
  return columns <= slots_of (self, false) ? 0 : columns - self->slots;
}

int
columns_view_follow (const ColumnsView *self, const Spine *spine)
{
  return first_to_show (self, MAX (playhead (spine) + 2, spine->n_rows));
}

int
columns_view_limit (const ColumnsView *self, const Spine *spine)
{
  return first_to_show (self, spine->n_rows + LIMB_LEVELS);
}

int
columns_view_last (const ColumnsView *self)
{
  return self->first + slots_of (self, self->first > 0) - 1;
}

double
columns_view_left (const ColumnsView *self)
{
  return self->first > 0 ? self->sign_width : 0;
}

double
columns_view_x (const ColumnsView *self, int column)
{
  return columns_view_left (self) + (column - self->first + 0.5) * self->pitch_x;
}

double
columns_view_y (const ColumnsView *self, int lane)
{
  return self->height - self->footer - self->overview - (lane + 1.5) * self->pitch_y + self->lift;
}

ColumnsPart
columns_view_pick (const ColumnsView *self, const TreeColumns *columns, double x, double y, int *place)
{
  double lowest = self->height - self->footer - self->overview;

  if (self->overview > 0 && y >= self->height - self->overview)
    return COLUMNS_OVERVIEW;
  if (y >= lowest)
    return COLUMNS_NOTHING;
  if (x < columns_view_left (self))
    return fabs (y - columns_view_y (self, 0)) <= self->pitch_y / 2 ? COLUMNS_BEFORE : COLUMNS_NOTHING;
  for (int i = 0; i < columns->n; i++)
    {
      const TreePlace *at = &columns->places[i];
      double dx = x - columns_view_x (self, at->column), dy = y - columns_view_y (self, at->lane);

      if (at->column < self->first || fabs (dx) > self->node_width / 2 + 2 || fabs (dy) > self->pitch_y / 2)
        continue;
      *place = i;
      return COLUMNS_PLACE;
    }
  return COLUMNS_NOTHING;
}

int
columns_view_overview_column (const ColumnsView *self, const Spine *spine, double x)
{
  return (int) CLAMP (floor (x / self->width * MAX (spine->n_rows, self->slots)), 0, COLUMNS_MAX);
}

double
columns_view_overview_x (const ColumnsView *self, const Spine *spine, int column)
{
  return column * self->width / MAX (spine->n_rows, self->slots);
}
