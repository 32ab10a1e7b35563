/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "photo-place.h"

#include <math.h>
#include <glib.h>

enum { INSET = 16 };                 /* px */

PhotoPlace
photo_place_fit (int width, int height, int turn, double room_width, double room_height)
{
  PhotoPlace place = { .width = width, .height = height, .turn = turn };
  int across = turn % 2 ? height : width, down = turn % 2 ? width : height;

  place.scale = MIN (MAX (1, room_width - 2 * INSET) / across, MAX (1, room_height - 2 * INSET) / down);
  place.left = (room_width - across * place.scale) / 2;
  place.top = (room_height - down * place.scale) / 2;
  return place;
}

Point
photo_place_to (const PhotoPlace *place, Point at)
{
  const Point turned[] = {
    at, { place->height - at.y, at.x }, { place->width - at.x, place->height - at.y }, { at.y, place->width - at.x },
  };

  return (Point) { place->left + turned[place->turn].x * place->scale, place->top + turned[place->turn].y * place->scale };
}

Point
photo_place_from (const PhotoPlace *place, double x, double y)
{
  double u = (x - place->left) / place->scale, v = (y - place->top) / place->scale;
  const Point back[] = {
    { u, v }, { v, place->height - u }, { place->width - u, place->height - v }, { place->width - v, u },
  };

  return back[place->turn];
}

void
photo_place_use (const PhotoPlace *place, cairo_t *cr)
{
  static const int xx[] = { 1, 0, -1, 0 }, yx[] = { 0, 1, 0, -1 };
  Point origin = photo_place_to (place, (Point) { 0, 0 });
  cairo_matrix_t matrix;

  cairo_matrix_init (&matrix, xx[place->turn] * place->scale, yx[place->turn] * place->scale, -yx[place->turn] * place->scale,
                     xx[place->turn] * place->scale, origin.x, origin.y);
  cairo_transform (cr, &matrix);
}

int
photo_turn_for (const Quad *corners)
{
  double angle = atan2 (corners->corner[1].y - corners->corner[0].y, corners->corner[1].x - corners->corner[0].x);

  return (8 - (int) lround (angle / (G_PI / 2))) % 4;
}
