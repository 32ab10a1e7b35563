/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include <glib.h>

#include "painter-parts.h"

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
painter_board (Painter *painter, cairo_t *cr, int side, const CellLook looks[N_CELLS],
               CellSet selection, int cursor, int active, const Palette *palette)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      cairo_save (cr);
      cairo_translate (cr, cell_column (cell) * side, cell_row (cell) * side);
      painter_clip (cr, side, cell, palette);
      painter_cell (painter, cr, side, &looks[cell], palette);
      cairo_restore (cr);
    }

  painter_lines (painter, cr, side, palette);
  painter_marks (painter, cr, side, selection, cursor, -1, palette);
  if (active >= 0)
    painter_ring (cr, side, active, looks[active].dead, palette);
}
