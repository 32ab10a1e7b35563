/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* point.h — places in a picture, and four of them.
 *
 * Coordinates are pixels; 0, 0 is the outer corner of the first pixel, so its middle lies at ½, ½. x goes right, y down. */
#pragma once

#include <stdbool.h>

typedef struct {
  double x, y;
} Point;

/* Clockwise; the first is the upper left one of what stands upright. */
typedef struct {
  Point corner[4];
} Quad;

static inline Point
point_between (Point a, Point b, double t)
{
  return (Point) { a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t };
}

/* Twice the area of the triangle; positive where a, b, c turn clockwise on the screen. */
static inline double
point_turn (Point a, Point b, Point c)
{
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/* Within, or on the edge, of one that is convex. */
static inline bool
quad_has (const Quad *quad, Point point)
{
  for (int i = 0; i < 4; i++)
    if (point_turn (quad->corner[i], quad->corner[(i + 1) % 4], point) < 0)
      return false;
  return true;
}

static inline Point
quad_middle (const Quad *quad)
{
  return (Point) { (quad->corner[0].x + quad->corner[1].x + quad->corner[2].x + quad->corner[3].x) / 4,
                   (quad->corner[0].y + quad->corner[1].y + quad->corner[2].y + quad->corner[3].y) / 4 };
}
