/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* point.h — places in a picture, and four of them.
 *
 * Coordinates are pixels; 0, 0 is the outer corner of the first pixel, so its middle lies at ½, ½. x goes right, y down. */
#pragma once

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
