/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "photo-paint.h"

#include <math.h>
#include <glib.h>

static void
paint_look (cairo_t *cr, const PhotoLook *look)
{
  cairo_scale (cr, 1 / look->scale, 1 / look->scale);
  cairo_set_source_surface (cr, look->surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_NONE);
  cairo_paint (cr);
}

void
photo_paint_picture (cairo_t *cr, const PhotoPlace *place, const PhotoLook *look)
{
  if (!look->surface)
    return;
  cairo_save (cr);
  photo_place_use (place, cr);
  cairo_rectangle (cr, 0, 0, look->width, look->height);
  cairo_clip (cr);
  paint_look (cr, look);
  cairo_restore (cr);
}

static void
path_quad (cairo_t *cr, const PhotoPlace *place, const Quad *corners)
{
  for (int i = 0; i < 4; i++)
    {
      Point at = photo_place_to (place, corners->corner[i]);

      cairo_line_to (cr, at.x, at.y);
    }
  cairo_close_path (cr);
}

void
photo_paint_outside (cairo_t *cr, const PhotoPlace *place, const Quad *corners)
{
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, place->left, place->top, place->scale * (place->turn % 2 ? place->height : place->width),
                   place->scale * (place->turn % 2 ? place->width : place->height));
  cairo_new_sub_path (cr);
  path_quad (cr, place, corners);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.45);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Each line follows its ten crossings. */
static void
path_line (cairo_t *cr, const PhotoPlace *place, const Lattice *lattice, int line, bool down)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i <= lattice->n; i++)
    {
      Point at = photo_place_to (place, down ? lattice->at[i][line] : lattice->at[line][i]);

      cairo_line_to (cr, at.x, at.y);
    }
}

void
photo_paint_lines (cairo_t *cr, const PhotoPlace *place, const Quad *corners, const Lattice *lattice, const Palette *palette)
{
  int n = lattice->n, rows = sight_size_of (n)->box_rows[0];

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int thick = 0; thick < 2; thick++)
    {
      for (int line = 1; line < n; line++)
        {
          if ((line % rows == 0) == thick)
            path_line (cr, place, lattice, line, false);
          if ((line % (n / rows) == 0) == thick)
            path_line (cr, place, lattice, line, true);
        }
      cairo_set_source_rgba (cr, 0.20, 0.55, 0.98, thick ? 0.85 : 0.6);         /* seen on paper and on the night alike */
      cairo_set_line_width (cr, thick ? 2 : 1);
      cairo_stroke (cr);
    }
  path_quad (cr, place, corners);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  color_use (cr, palette->accent);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
photo_paint_rings (cairo_t *cr, const PhotoPlace *place, const Lattice *lattice, PlaceSet doubtful, int cursor,
                   const Palette *palette)
{
  int n = lattice->n;

  cairo_save (cr);
  cairo_new_path (cr);
  for (int cell = 0; cell < n * n; cell++)
    {
      Point one = lattice->at[cell / n][cell % n], other = lattice->at[cell / n + 1][cell % n + 1];
      Point middle = photo_place_to (place, point_between (one, other, 0.5));
      double radius = 0.33 * hypot (other.x - one.x, other.y - one.y) * place->scale;

      if (cell != cursor && !places_has (&doubtful, cell))
        continue;
      cairo_new_sub_path (cr);
      cairo_arc (cr, middle.x, middle.y, radius, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
      cairo_set_line_width (cr, cell == cursor ? 5.5 : 4.5);
      cairo_stroke_preserve (cr);
      if (places_has (&doubtful, cell))
        cairo_set_source_rgb (cr, 0.77, 0.60, 0);
      else
        color_use (cr, palette->accent);
      cairo_set_line_width (cr, cell == cursor ? 3.5 : 2.5);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
photo_paint_outline (cairo_t *cr, const PhotoPlace *place, const Quad *corners, const Palette *palette)
{
  const double dashes[] = { 6, 5 };

  cairo_save (cr);
  cairo_new_path (cr);
  path_quad (cr, place, corners);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_set_line_width (cr, 3);
  cairo_stroke_preserve (cr);
  color_use (cr, palette->accent);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
photo_paint_lens (cairo_t *cr, const PhotoPlace *place, const PhotoLook *look, Point about, double x, double y,
                  const Palette *palette)
{
  PhotoPlace near = *place;
  Point at;

  near.scale *= LENS_POWER;
  at = photo_place_to (&near, about);
  near.left += x - at.x;
  near.top += y - at.y;
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_arc (cr, x, y, LENS_RADIUS, 0, 2 * G_PI);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  color_use (cr, palette->trough);
  cairo_paint (cr);
  photo_paint_picture (cr, &near, look);
  cairo_restore (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  color_use (cr, palette->accent);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  for (int down = 0; down < 2; down++)
    {
      cairo_move_to (cr, x - (down ? 0 : 14), y - (down ? 14 : 0));
      cairo_line_to (cr, x + (down ? 0 : 14), y + (down ? 14 : 0));
    }
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
photo_paint_cell (cairo_t *cr, const PhotoLook *look, const Lattice *lattice, int cell, double side)
{
  int row = cell / lattice->n, column = cell % lattice->n;
  Point corner = lattice->at[row][column], right = lattice->at[row][column + 1], below = lattice->at[row + 1][column];
  cairo_matrix_t matrix;

  if (!look->surface)
    return;
  /* From the square to the picture, and back: where the lattice is a plane seen at an angle, nearly. */
  cairo_matrix_init (&matrix, (right.x - corner.x) / side, (right.y - corner.y) / side, (below.x - corner.x) / side,
                     (below.y - corner.y) / side, corner.x, corner.y);
  if (cairo_matrix_invert (&matrix) != CAIRO_STATUS_SUCCESS)
    return;
  cairo_save (cr);
  cairo_transform (cr, &matrix);
  paint_look (cr, look);
  cairo_restore (cr);
}
