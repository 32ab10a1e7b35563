/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* homography.h — how a flat thing seen at an angle lies in the picture: eight numbers that map one plane onto another. */
#pragma once

#include <stdbool.h>

#include "point.h"

/* x' = (m0 x + m1 y + m2) / (m6 x + m7 y + m8), y' likewise with m3–m5. */
typedef struct {
  double m[9];
} Homography;

static inline Point
homography_map (const Homography *h, double x, double y)
{
  double z = h->m[6] * x + h->m[7] * y + h->m[8];

  return (Point) { (h->m[0] * x + h->m[1] * y + h->m[2]) / z, (h->m[3] * x + h->m[4] * y + h->m[5]) / z };
}

/* The best one for n ≥ 4 pairs, by least squares; kept: NULL, or which pairs count. False: they lie on a line. */
bool homography_fit  (Homography *h, const Point *from, const Point *to, const bool *kept, int n);

/* Of the square 0, 0 – side, side onto the corners. */
bool homography_of_quad (Homography *h, double side, const Quad *quad);

bool homography_invert (const Homography *h, Homography *back);
