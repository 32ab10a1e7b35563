/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hull.h — the convex hull of an outline, and two ways to see four corners in it. */
#pragma once

#include <stdbool.h>

#include "point.h"

enum { HULL_MOST = 512 };

typedef struct {
  int   n;
  Point corner[HULL_MOST];           /* clockwise */
} Hull;

/* Of points that are sorted by y, then by x; they are moved about. Where the hull has more corners than there is room for, those
 * that matter least are dropped. */
void hull_of   (Hull *hull, Point *points, int n);

/* Edges are dropped, each time the one without which the hull grows least, until four are left: for a frame whose corners are
 * rounded or torn. False: there are no such four. */
bool hull_around (const Hull *hull, Quad *quad);

/* The four corners of the hull that enclose most: for a frame that something else hangs on to. */
bool hull_within (const Hull *hull, Quad *quad);
