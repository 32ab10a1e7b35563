/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* film-sheet-board.c — the board of a frame: the cells that changed, and over them anew what crosses cells. */
#include <string.h>

#include "film-sheet.h"
#include "tween.h"

enum { BYTES = 4 };                      /* a pixel */

static void
paint_cell (FilmSheet *sheet, cairo_t *cr, int cell, const CellLook *look, const FilmMove *move)
{
  bool moves = cell == move->cell;
  int side = sheet->side;
  cairo_t *layer;

  cairo_save (cr);
  cairo_translate (cr, (board_plan_left (sheet->plan) + board_plan_column (sheet->plan, cell)) * side,
                   (board_plan_top (sheet->plan) + board_plan_row (sheet->plan, cell)) * side);
  cairo_rectangle (cr, 0, 0, side, side);
  color_use (cr, sheet->palette->window);
  cairo_fill (cr);
  layer = painter_begin_layer (cr, side, side);
  painter_clip (layer, side, sheet->plan, cell, sheet->palette);
  tween_cell (sheet->painter, layer, side, sheet->plan, cell, moves ? &move->before : look, look, moves ? move->part : 1,
              sheet->palette);
  painter_end_layer (cr, layer);
  cairo_restore (cr);
}

/* The square in this row and column, margins included. */
static bool
is_another (const FilmSheet *sheet, int row, int column)
{
  const int stride = cairo_image_surface_get_stride (sheet->next), side = sheet->side;
  const int start = row * side * stride + column * side * BYTES;
  const unsigned char *shown = cairo_image_surface_get_data (sheet->shown) + start;
  const unsigned char *next = cairo_image_surface_get_data (sheet->next) + start;

  for (int y = 0; y < side; y++)
    if (memcmp (shown + y * stride, next + y * stride, (size_t) (side * BYTES)) != 0)
      return true;
  return false;
}

/* Cells, and over them what crosses cells. */
static void
paint_next (FilmSheet *sheet, const Scene *scene, PlaceSet cells, const FilmMove *move)
{
  cairo_t *cr = cairo_create (sheet->cells);

  for_each_place (cell, cells)
    paint_cell (sheet, cr, cell, &scene->looks[cell], move);
  cairo_destroy (cr);
  cr = cairo_create (sheet->next);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, sheet->cells, 0, 0);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_translate (cr, board_plan_left (sheet->plan) * sheet->side, board_plan_top (sheet->plan) * sheet->side);
  painter_scene_marks (sheet->painter, cr, sheet->side, scene, sheet->palette);
  cairo_destroy (cr);
  cairo_surface_flush (sheet->next);
}

void
film_sheet_paint_board (FilmSheet *sheet, cairo_t *cr, const Scene *scene, PlaceSet cells, const FilmMove *move, bool whole,
                        cairo_region_t *changed)
{
  const int side = sheet->side, columns = board_plan_width (sheet->plan);
  cairo_surface_t *painted;

  paint_next (sheet, scene, cells, move);
  for (int i = 0; i < columns * board_plan_height (sheet->plan); i++)
    if (whole || is_another (sheet, i / columns, i % columns))
      {
        FilmArea area = { sheet->board.x + i % columns * side, sheet->board.y + i / columns * side, side, side };

        cairo_rectangle (cr, area.x, area.y, side, side);
        cairo_region_union_rectangle (changed, &area);
      }
  painted = sheet->next;
  sheet->next = sheet->shown;
  sheet->shown = painted;
  cairo_set_source_surface (cr, sheet->shown, sheet->board.x, sheet->board.y);
  cairo_fill (cr);
}
