/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib.h>

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

void
painter_scene_marks (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  painter_lines (painter, cr, side, palette);
  painter_links (cr, side, scene->links, scene->n_links, palette);
  painter_marks (painter, cr, side, scene->selection, scene->cursor, -1, palette);
  if (scene->active >= 0)
    painter_ring (cr, side, scene->active, cell_look_is_lost (&scene->looks[scene->active]), palette);
}

void
painter_scene (Painter *painter, cairo_t *cr, int side, const Scene *scene, const Palette *palette)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      cairo_save (cr);
      cairo_translate (cr, cell_column (cell) * side, cell_row (cell) * side);
      painter_clip (cr, side, cell, palette);
      painter_cell (painter, cr, side, &scene->looks[cell], palette);
      cairo_restore (cr);
    }
  painter_scene_marks (painter, cr, side, scene, palette);
}
