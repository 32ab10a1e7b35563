/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib.h>
#include <math.h>

#include "painter-private.h"

int
painter_cell_side (int width, int height)
{
  return MAX (0, MIN (width, height)) / 9;
}

void
painter_cell (Painter *painter, cairo_t *cr, int side, const CellLook *look, const Palette *palette)
{
  painter_ground (painter, cr, side, look, palette);
  painter_ink (painter, cr, side, look, palette);
}

/* Whole pixels a unit, and where it stands. */
static bool
is_whole (cairo_t *cr)
{
  cairo_matrix_t matrix;
  double x = 1, y = 1;

  cairo_get_matrix (cr, &matrix);
  cairo_user_to_device_distance (cr, &x, &y);
  return matrix.xy == 0 && matrix.yx == 0 && x == round (x) && y == round (y) && matrix.x0 == round (matrix.x0)
         && matrix.y0 == round (matrix.y0);
}

cairo_t *
painter_begin_layer (cairo_t *cr, int width, int height)
{
  cairo_surface_t *recording;
  cairo_t *layer;

  if (cairo_surface_get_type (cairo_get_group_target (cr)) != CAIRO_SURFACE_TYPE_IMAGE || !is_whole (cr))
    return cairo_reference (cr);
  recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, width, height });
  layer = cairo_create (recording);
  cairo_surface_destroy (recording);
  return layer;
}

void
painter_end_layer (cairo_t *cr, cairo_t *layer)
{
  if (layer != cr)
    {
      cairo_set_source_surface (cr, cairo_get_target (layer), 0, 0);
      cairo_paint (cr);
    }
  cairo_destroy (layer);
}

static void
draw_marks (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  painter_marks (painter, cr, side, scene->selection, scene->cursor, -1, palette);
  if (scene->active >= 0)
    painter_ring (cr, side, scene->active, cell_look_is_lost (&scene->looks[scene->active]), palette);
}

void
painter_scene_marks (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  cairo_t *layer = painter_begin_layer (cr, 9 * side, 9 * side);

  painter_lines (painter, layer, side, palette);
  painter_end_layer (cr, layer);
  layer = painter_begin_layer (cr, 9 * side, 9 * side);
  painter_links (layer, side, scene->links, scene->n_links, palette);
  painter_end_layer (cr, layer);
  layer = painter_begin_layer (cr, 9 * side, 9 * side);
  draw_marks (painter, layer, side, scene, palette);
  painter_end_layer (cr, layer);
}

void
painter_scene (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      cairo_t *layer;

      cairo_save (cr);
      cairo_translate (cr, cell_column (cell) * side, cell_row (cell) * side);
      layer = painter_begin_layer (cr, side, side);
      painter_clip (layer, side, cell, palette);
      painter_cell (painter, layer, side, &scene->looks[cell], palette);
      painter_end_layer (cr, layer);
      cairo_restore (cr);
    }
  painter_scene_marks (painter, cr, side, scene, palette);
}
