/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "tween.h"

#include <glib.h>

static bool
is_placed (const CellLook *before, const CellLook *now)
{
  return now->digit && !before->digit;
}

bool
tween_is_one (const CellLook *before, const CellLook *now)
{
  return cell_look_strikes (before, now) || is_placed (before, now);
}

int
tween_count (const CellLook *before, const CellLook *now, int n_cells)
{
  int n = 0;

  for (int i = 0; i < n_cells; i++)
    n += now[i].digit ? now[i].digit != before[i].digit : cell_look_strikes (&before[i], &now[i]);
  return n;
}

double
tween_part (int64_t passed)
{
  double rest = 1 - CLAMP ((double) passed / TWEEN_US, 0, 1);

  return 1 - rest * rest * rest;         /* ease-out-cubic */
}

static void
draw_ink (Painter *painter, cairo_t *cr, int side, const CellLook *look, double part, const Palette *palette)
{
  double scale = 0.92 + 0.08 * part;

  cairo_push_group (cr);
  cairo_translate (cr, side / 2.0, side / 2.0);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -side / 2.0, -side / 2.0);
  painter_ink (painter, cr, side, look, palette);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, part);
}

static void
draw_cell (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, int cell, const CellLook *look,
           const Palette *palette)
{
  painter_ground (painter, cr, side, look, palette);
  painter_under (painter, cr, side, plan, cell, palette);
  painter_ink (painter, cr, side, look, palette);
}

/* A stroke is drawn from the left, and its ground comes with it. */
void
tween_cell (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, int cell, const CellLook *before,
            const CellLook *now, double part, const Palette *palette)
{
  if (part >= 1 || !tween_is_one (before, now))
    draw_cell (painter, cr, side, plan, cell, now, palette);
  else if (cell_look_strikes (before, now))
    {
      draw_cell (painter, cr, side, plan, cell, before, palette);
      cairo_rectangle (cr, 0, 0, part * side, side);
      cairo_clip (cr);
      draw_cell (painter, cr, side, plan, cell, now, palette);
    }
  else
    {
      painter_ground (painter, cr, side, now, palette);
      painter_under (painter, cr, side, plan, cell, palette);
      draw_ink (painter, cr, side, now, part, palette);
    }
}
