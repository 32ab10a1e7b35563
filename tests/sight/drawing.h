/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* drawing.h — pictures of grids that a test draws itself. */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "engine/rules/rules.h"
#include "sight/sight.h"

/* Boards of other sizes, each with one solution. */
#define SIX "...6......2.2.4..16.......5.4....3.6"
#define SIXTEEN "...G2E.B...........B.37..456.CF..8..5.A..G.1...B....9..62.A.....G......8E7.9..3..64....7...D...832.56.......F....BA......1..2..E" \
                ".C.1F.G..D4.9A.7..E8...CG.........B47.D2..F..5.C..G2B...9......1..1.....6..GD...6.....C.15..A.9F......F.DB8.4.E...5.AGB...C.6..2"

typedef struct {
  cairo_surface_t *surface;
  cairo_t *cr;
  SightPicture picture;              /* a cairo pixel has four bytes: blue, green, red, none; which is which does not matter */
} Drawing;

static inline Drawing
drawing_new (int width, int height, double grey)
{
  Drawing drawing = { cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height) };

  drawing.cr = cairo_create (drawing.surface);
  cairo_set_source_rgb (drawing.cr, grey, grey, grey);
  cairo_paint (drawing.cr);
  return drawing;
}

static inline const SightPicture *
drawing_end (Drawing *drawing)
{
  cairo_surface_flush (drawing->surface);
  drawing->picture = (SightPicture) {
    .pixels = cairo_image_surface_get_data (drawing->surface), .width = cairo_image_surface_get_width (drawing->surface),
    .height = cairo_image_surface_get_height (drawing->surface), .channels = 4,
    .stride = (size_t) cairo_image_surface_get_stride (drawing->surface),
  };
  return &drawing->picture;
}

static inline void
drawing_clear (Drawing *drawing)
{
  cairo_destroy (drawing->cr);
  cairo_surface_destroy (drawing->surface);
}

/* About 0, 0 – n · cell. digits: a character each, A for 10, which is drawn as a number. */
static inline void
drawing_board (cairo_t *cr, int n, int box_rows, const char *digits, double cell, double ink)
{
  cairo_set_source_rgb (cr, ink, ink, ink);
  for (int i = 0; i <= n; i++)
    {
      cairo_set_line_width (cr, i % (n / box_rows) ? 1.5 : 4);
      cairo_move_to (cr, i * cell, 0);
      cairo_line_to (cr, i * cell, n * cell);
      cairo_stroke (cr);
      cairo_set_line_width (cr, i % box_rows ? 1.5 : 4);
      cairo_move_to (cr, 0, i * cell);
      cairo_line_to (cr, n * cell, i * cell);
      cairo_stroke (cr);
    }
  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, (n > 9 ? 0.55 : 0.7) * cell);
  for (int i = 0; i < n * n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", value_from_character (digits[i]));
      cairo_text_extents_t box;

      if (digits[i] == '.')
        continue;
      cairo_text_extents (cr, text, &box);
      cairo_move_to (cr, (i % n + 0.5) * cell - box.width / 2 - box.x_bearing,
                     (int) (i / n) * cell + 0.5 * cell - box.height / 2 - box.y_bearing);
      cairo_show_text (cr, text);
    }
}

static inline void
drawing_grid (cairo_t *cr, const char *digits, double cell, double ink)
{
  drawing_board (cr, 9, 3, digits, cell, ink);
}

/* Small digits in each empty cell: what its peers leave of them. side: px of a cell. */
static inline void
drawing_marks (cairo_t *cr, const Board *board, double side)
{
  cairo_set_font_size (cr, side / 4);
  for (int cell = 0; cell < N_CELLS; cell++)
    for (int digit = 1; digit <= 9 && !board->digit[cell]; digit++)
      if (digits_has (board_possible (board, cell), digit))
        {
          const char text[] = { (char) ('0' + digit), '\0' };
          cairo_text_extents_t box;

          cairo_text_extents (cr, text, &box);
          cairo_move_to (cr, (cell % 9 + ((digit - 1) % 3 + 0.5) / 3) * side - box.width / 2 - box.x_bearing,
                         ((int) (cell / 9) + ((digit - 1) / 3 + 0.5) / 3) * side - box.height / 2 - box.y_bearing);
          cairo_show_text (cr, text);
        }
}
