/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* painter-lines.c — what crosses the borders of cells: lines, the frame, and the marks of where
 * the player is (UX §11).
 *
 * Straight parts are filled rectangles on whole pixels, so they are crisp at every size. */
#include <math.h>
#include <stdlib.h>
#include <glib.h>

#include "painter-private.h"

double
painter_line_width (int side, const Palette *palette)
{
  return palette->high_contrast || side >= PAINTER_WALL ? 3 : side < 40 ? 1.5 : 2;
}

double
painter_radius (int side, const Palette *palette)
{
  return palette->high_contrast ? 0 : MIN (floor (0.14 * side), 10);       /* whole, as straight parts meet it */
}

void
path_rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static bool
is_framed (const BoardPlan *plan)
{
  return !plan || plan->framed;
}

/* A cell's own rounding is the board's, as seen from the cell. */
void
painter_clip (cairo_t *cr, int side, const BoardPlan *plan, int cell, const Palette *palette)
{
  int row = board_plan_row (plan, cell), column = board_plan_column (plan, cell);

  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);

  if ((row == 0 || row == board_plan_rows (plan) - 1) && (column == 0 || column == board_plan_columns (plan) - 1)
      && is_framed (plan) && !palette->high_contrast)
    {
      path_rounded (cr, column ? -side : 0, row ? -side : 0, 2 * side, 2 * side, painter_radius (side, palette));
      cairo_clip (cr);
    }
}

/* Straight parts and corners apart: a stroke around the board would make cairo go over the whole board's area
 * in each frame, however small the part that is drawn anew. */
void
painter_frame (cairo_t *cr, int wide, int high, double width, double radius)
{
  double across = wide - 2 * radius, down = high - 2 * radius, middle = MAX (0, radius - width / 2);

  cairo_rectangle (cr, radius, 0, across, width);
  cairo_rectangle (cr, radius, high - width, across, width);
  cairo_rectangle (cr, 0, radius, width, down);
  cairo_rectangle (cr, wide - width, radius, width, down);
  cairo_fill (cr);

  if (radius == 0)
    return;

  cairo_set_line_width (cr, width);
  for (int corner = 0; corner < 4; corner++)
    {
      bool right = corner == 0 || corner == 1, bottom = corner == 1 || corner == 2;

      cairo_new_path (cr);
      cairo_arc (cr, right ? wide - radius : radius, bottom ? high - radius : radius, middle,
                 (corner - 1) * G_PI / 2, corner * G_PI / 2);
      cairo_stroke (cr);
    }
}

void
painter_lines (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const Palette *palette)
{
  int whole = 9 * side, thin = side >= PAINTER_WALL ? 2 : 1;
  double width = painter_line_width (side, palette);

  cairo_new_path (cr);
  if (plan)
    {
      painter_plan_lines (painter, cr, side, plan, palette);
      return;
    }
  color_use (cr, palette->thin_line);
  for (int i = 1; i < 9; i++)
    if (i % 3)
      {
        cairo_rectangle (cr, i * side - 1, 0, thin, whole);
        cairo_rectangle (cr, 0, i * side - 1, whole, thin);
      }
  cairo_fill (cr);

  color_use (cr, palette->box_line);
  for (int i = 3; i < 9; i += 3)
    {
      double start = i * side - ceil (width / 2);

      cairo_rectangle (cr, start, 0, width, whole);
      cairo_rectangle (cr, 0, start, whole, width);
    }
  cairo_fill (cr);

  painter_frame (cr, whole, whole, width, painter_radius (side, palette));
}

static bool
is_selected (const BoardPlan *plan, const PlaceSet *selection, int row, int column)
{
  int cell = board_plan_cell_at (plan, row, column);

  return cell >= 0 && places_has (selection, cell);
}

/* Around the union: along each edge whose other side is not selected, and in each corner where two edges of
 * neighbours meet. */
static void
path_contour (cairo_t *cr, int side, const BoardPlan *plan, const PlaceSet *selection, int width)
{
  for_each_place (cell, *selection)
    {
      int row = board_plan_row (plan, cell), column = board_plan_column (plan, cell), x = column * side, y = row * side;
      int right = x + side - width, bottom = y + side - width;

      for (int direction = -1; direction <= 1; direction += 2)
        {
          if (!is_selected (plan, selection, row + direction, column))
            cairo_rectangle (cr, x, direction < 0 ? y : bottom, side, width);
          if (!is_selected (plan, selection, row, column + direction))
            cairo_rectangle (cr, direction < 0 ? x : right, y, width, side);
          for (int across = -1; across <= 1; across += 2)
            if (!is_selected (plan, selection, row + direction, column + across))
              cairo_rectangle (cr, across < 0 ? x : right, direction < 0 ? y : bottom, width, width);
        }
    }
}

static void
draw_inner_ring (cairo_t *cr, int side, const BoardPlan *plan, int cell, double inset, double width, double radius)
{
  double x = board_plan_column (plan, cell) * side, y = board_plan_row (plan, cell) * side;

  cairo_set_line_width (cr, width);
  path_rounded (cr, x + inset, y + inset, side - 2 * inset, side - 2 * inset, radius);
  cairo_stroke (cr);
}

/* Within a selection of many the cursor is a ring in the ground's colour; outside it must be seen on the ground. */
static void
draw_cursor (cairo_t *cr, int side, const BoardPlan *plan, const PlaceSet *selection, int cursor, const Palette *palette)
{
  bool within = places_has (selection, cursor);

  if (within && (places_count (*selection) == 1 || side < 40))
    return;

  color_use (cr, within && !palette->high_contrast ? palette->cell : palette->selection);
  draw_inner_ring (cr, side, plan, cursor, within ? palette->high_contrast ? 5.75 : 4.5 : 2.5, 1.5, 3);
}

/* Only where it matters: a clip that is no rectangle costs more than what is drawn through it. */
static void
clip_corners (cairo_t *cr, int side, const BoardPlan *plan, PlaceSet drawn, const Palette *palette)
{
  int columns = board_plan_columns (plan), n_cells = board_plan_n_cells (plan);

  cairo_new_path (cr);
  if (!is_framed (plan) || !(places_has (&drawn, 0) || places_has (&drawn, columns - 1)
                             || places_has (&drawn, n_cells - columns) || places_has (&drawn, n_cells - 1)))
    return;

  path_rounded (cr, 0, 0, columns * side, board_plan_rows (plan) * side, painter_radius (side, palette));
  cairo_clip (cr);
}

/* A cage's sum stands as close to the corner as the inner line of a ring, which goes around it. */
static void
spare_sum (cairo_t *cr, int side, const BoardPlan *plan, int cell)
{
  double x = board_plan_column (plan, cell) * side, y = board_plan_row (plan, cell) * side;

  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, side, side);
  cairo_rectangle (cr, x, y, 0.45 * side, 0.3 * side);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip (cr);
}

void
painter_ring (cairo_t *cr, int side, const BoardPlan *plan, int cell, bool dead, const Palette *palette)
{
  double width = side >= PAINTER_WALL ? 0.042 * side : 3;

  cairo_save (cr);
  clip_corners (cr, side, plan, places_of (cell), palette);
  color_use (cr, dead ? palette->dead.stroke : palette->selection);
  draw_inner_ring (cr, side, plan, cell, width / 2, width, 4);
  color_use (cr, palette->cell);
  if (plan && places_has (&plan->with_sum, cell))
    spare_sum (cr, side, plan, cell);
  draw_inner_ring (cr, side, plan, cell, width + 0.6, 1.5, 3);
  cairo_restore (cr);
}

static void
draw_grid_frame (cairo_t *cr, int side, const BoardPlan *plan, int cursor, const Palette *palette)
{
  const Rules *rules = plan ? plan->topology->rules : NULL;
  int grid = rules && cursor >= 0 ? rules_grid_at (rules, cursor) : -1, width = palette->high_contrast ? 4 : 3, corner;

  if (grid < 0)
    return;
  corner = rules->grid[grid];
  color_use (cr, palette->selection);
  cairo_set_line_width (cr, width);
  cairo_rectangle (cr, board_plan_column (plan, corner) * side + width / 2.0, board_plan_row (plan, corner) * side + width / 2.0,
                   plan->n * side - width, plan->n * side - width);
  cairo_stroke (cr);
}

void
painter_marks (Painter *painter, cairo_t *cr, int side, const BoardPlan *plan, const PlaceSet *selection, int cursor, int active,
               const Palette *palette)
{
  int width = palette->high_contrast ? 4 : MAX (2, (int) lround (0.048 * side));

  cairo_save (cr);
  draw_grid_frame (cr, side, plan, cursor, palette);
  clip_corners (cr, side, plan, cursor >= 0 ? places_union (*selection, places_of (cursor)) : *selection, palette);
  color_use (cr, palette->selection);
  path_contour (cr, side, plan, selection, width);
  cairo_fill (cr);
  if (cursor >= 0)
    draw_cursor (cr, side, plan, selection, cursor, palette);
  cairo_restore (cr);

  if (active >= 0)
    painter_ring (cr, side, plan, active, false, palette);
}

void
painter_glow (cairo_t *cr, int side, const BoardPlan *plan, int cell, double strength, const Palette *palette)
{
  if (strength <= 0)
    return;
  cairo_save (cr);
  clip_corners (cr, side, plan, places_of (cell), palette);
  cairo_rectangle (cr, board_plan_column (plan, cell) * side, board_plan_row (plan, cell) * side, side, side);
  color_use_alpha (cr, palette->solution, 0.32 * MIN (strength, 1));
  cairo_fill (cr);
  cairo_restore (cr);
}
