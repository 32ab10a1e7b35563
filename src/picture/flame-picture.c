/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "flame-picture.h"

#include <glib.h>
#include <math.h>

#include "engine/rules/place-notation.h"

#define LEAST 0.5                                /* pixels */
enum { NAME = 34, LEAD = 4 };

static double
scale_of (const FlamePicture *self)
{
  return self->page.width / (double) MAX (self->nodes[0].events, 1);
}

void
flame_picture_place (const FlamePicture *self, uint32_t node, double *x, double *width)
{
  uint64_t before = 0;

  *width = (double) self->nodes[node].events * scale_of (self);
  for (; node != 0; node = self->nodes[node].parent)
    for (uint32_t child = self->nodes[self->nodes[node].parent].child; child != node; child = self->nodes[child].next)
      before += self->nodes[child].events;
  *x = (double) before * scale_of (self);
}

uint32_t
flame_picture_at (const FlamePicture *self, double x, double y)
{
  double left = 0, scale = scale_of (self);
  uint32_t node = 0;
  int depth = (int) floor (y / FLAME_ROW);

  if (self->n == 0 || y < 0 || x < 0 || x >= self->page.width)
    return FLAME_NONE;
  for (int i = 0; i < depth; i++)
    {
      node = self->nodes[node].child;
      while (node != FLAME_NONE && x >= left + (double) self->nodes[node].events * scale)
        {
          left += (double) self->nodes[node].events * scale;
          node = self->nodes[node].next;
        }
      if (node == FLAME_NONE)
        return FLAME_NONE;
    }
  return node;
}

double
flame_picture_height (const FlameNode *nodes, uint32_t n)
{
  int deepest = 0;

  for (uint32_t i = 0; i < n; i++)
    deepest = MAX (deepest, nodes[i].depth);
  return (deepest + 1) * FLAME_ROW;
}

/* Three tints in turn, so that a row is told from those beside it. */
Color
flame_picture_color (const Palette *palette, int depth)
{
  return depth == 0 ? palette->trough : color_mix (palette->card, palette->guess, 0.14 + 0.1 * (depth % 3));
}

static void
paint_bar (const FlamePicture *self, uint32_t node, double x, double width, cairo_t *cr)
{
  const Palette *palette = self->page.palette;
  const FlameNode *at = &self->nodes[node];
  double y = at->depth * FLAME_ROW, inner = width >= 3 ? width - 1 : width;

  cairo_rectangle (cr, x, y, inner, FLAME_ROW - 1);
  color_use (cr, flame_picture_color (palette, at->depth));
  cairo_fill_preserve (cr);
  if (palette->high_contrast && width >= 3)
    {
      color_use (cr, palette->text);
      cairo_set_line_width (cr, 1);
      cairo_stroke_preserve (cr);
    }
  if (node == self->cursor)
    {
      color_use (cr, palette->accent_text);
      cairo_set_line_width (cr, 2);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
  if (width >= NAME)
    plot_text (&self->page, node == 0 ? self->title : place_text_on (at->cell, self->columns).text, x + LEAD,
               y + FLAME_ROW / 2.0 - 0.5, 0, 0.5, inner - 2 * LEAD, palette->text, node == self->cursor, cr);
}

static void
paint_below (const FlamePicture *self, uint32_t node, double x, double bottom, cairo_t *cr)
{
  double width = (double) self->nodes[node].events * scale_of (self);

  if (width < LEAST || self->nodes[node].depth * FLAME_ROW > bottom)
    return;
  paint_bar (self, node, x, width, cr);
  for (uint32_t child = self->nodes[node].child; child != FLAME_NONE; child = self->nodes[child].next)
    {
      paint_below (self, child, x, bottom, cr);
      x += (double) self->nodes[child].events * scale_of (self);
    }
}

void
flame_picture_paint (const void *picture, cairo_t *cr)
{
  const FlamePicture *self = picture;
  double left, top, right, bottom;

  if (self->n == 0)
    return;
  cairo_save (cr);
  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  paint_below (self, 0, 0, bottom, cr);
  cairo_restore (cr);
}
