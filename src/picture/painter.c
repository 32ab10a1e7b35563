/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib.h>
#include <math.h>

#include "painter-private.h"

int
painter_cell_side (const BoardPlan *plan, int width, int height)
{
  return MIN (MAX (0, width) / board_plan_width (plan), MAX (0, height) / board_plan_height (plan));
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
  painter_constraint (cr, side, scene->plan, scene->constraint, palette);
  painter_marks (painter, cr, side, scene->plan, &scene->selection, scene->cursor, -1, palette);
  if (scene->active >= 0)
    painter_ring (cr, side, scene->plan, scene->active, cell_look_is_lost (&scene->looks[scene->active]), palette);
}

void
painter_scene_marks (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  cairo_t *layer;

  if (scene->plan)
    {
      painter_lines (painter, cr, side, scene->plan, palette);
      painter_links (cr, side, scene->plan, scene->links, scene->n_links, palette);
      draw_marks (painter, cr, side, scene, palette);
      return;
    }
  layer = painter_begin_layer (cr, 9 * side, 9 * side);
  painter_lines (painter, layer, side, NULL, palette);
  painter_end_layer (cr, layer);
  layer = painter_begin_layer (cr, 9 * side, 9 * side);
  painter_links (layer, side, NULL, scene->links, scene->n_links, palette);
  painter_end_layer (cr, layer);
  layer = painter_begin_layer (cr, 9 * side, 9 * side);
  draw_marks (painter, layer, side, scene, palette);
  painter_end_layer (cr, layer);
}

static void
paint_rules (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const Palette *palette)
{
  cairo_save (cr);
  if (plan->framed)
    {
      path_rounded (cr, 0, 0, plan->columns * side, plan->rows * side, painter_radius (side, palette));
      cairo_clip (cr);
    }
  painter_under (painter, cr, side, plan, -1, palette);
  cairo_restore (cr);
}

/* Grounds, what the rules draw on them, then ink: in whole layers, for a line to be one in a drawing, too. */
static void
paint_plan (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  const BoardPlan *plan = scene->plan;

  cairo_save (cr);
  cairo_translate (cr, plan->left * side, plan->top * side);
  for (int part = 0; part < 2; part++)
    {
      for (int cell = 0; cell < scene_n_cells (scene); cell++)
        {
          if (!board_plan_has (plan, cell))
            continue;
          cairo_save (cr);
          cairo_translate (cr, board_plan_column (plan, cell) * side, board_plan_row (plan, cell) * side);
          painter_clip (cr, side, plan, cell, palette);
          if (part == 0)
            painter_ground (painter, cr, side, &scene->looks[cell], palette);
          else
            painter_ink (painter, cr, side, &scene->looks[cell], palette);
          cairo_restore (cr);
        }
      if (part == 0)
        paint_rules (painter, cr, side, plan, palette);
    }
  painter_scene_marks (painter, cr, side, scene, palette);
  cairo_restore (cr);
}

void
painter_scene (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  if (scene->plan)
    {
      paint_plan (painter, cr, side, scene, palette);
      return;
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      cairo_t *layer;

      cairo_save (cr);
      cairo_translate (cr, cell_column (cell) * side, cell_row (cell) * side);
      layer = painter_begin_layer (cr, side, side);
      painter_clip (layer, side, NULL, cell, palette);
      painter_cell (painter, layer, side, &scene->looks[cell], palette);
      painter_end_layer (cr, layer);
      cairo_restore (cr);
    }
  painter_scene_marks (painter, cr, side, scene, palette);
}
