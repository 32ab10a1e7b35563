/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* flat.h — a quadrilateral straightened to a square, and the lines that cross it.
 *
 * Everything here is asked twice, of the lines across and, with the square turned over, of those down. */
#pragma once

#include "homography.h"
#include "map.h"
#include "size.h"

enum {
  FLAT_CELL_MOST = 32,
  FLAT_SIDE_MOST = (SIZE_LINE_MOST + 1) * FLAT_CELL_MOST,      /* the cells and half a one at each side */
  FLAT_MOST = FLAT_SIDE_MOST * FLAT_SIDE_MOST,
  FLAT_REACH_MOST = 12,
};

/* The caller's room. */
typedef struct {
  int   n;                           /* cells a side */
  int   cell, side;                  /* pixels of a cell, and of the whole */
  Homography there;                  /* from the square, its margin included, into the map */
  float across[FLAT_MOST];           /* how dark, as rows; */
  float down[FLAT_MOST];             /* the same turned over: its columns as rows */
  float ridge[FLAT_MOST];            /* room for one of them as ridges */
  float scratch[FLAT_MOST];
} Flat;

/* A path from left to right, about a row: y of each column. */
typedef struct {
  float y[FLAT_SIDE_MOST];
  float value[FLAT_SIDE_MOST];       /* what it went over */
} Path;

/* Straightens n by n cells. map: what is dark, its lines widened as far as they would vanish when shrunk so much: by flat_widening ().
 * cell: even, ≤ FLAT_CELL_MOST. False: the quadrilateral is none. */
bool flat_take     (Flat *flat, const Map *map, const Quad *quad, int n, int cell, float sigma);
int  flat_widening (const Quad *quad, int n, int cell);          /* pixels, 1 or more */

/* Which of all values along the lines is a usual one, as a share: where boxes are two cells high, most lines
 * are bold, and some at the picture's edge are not seen. */
double flat_usual  (const Flat *flat);

/* flat->ridge: how much darker each place is than both rows at ± distance. source: across or down. */
void flat_ridge    (Flat *flat, const float *source, int distance);

/* The path about the row that goes over most ridge, from column `from` to `to`. It strays at most `reach` rows, pays `slope` for a
 * row up or down, and a little for straying. Values of more than `most` count as 1, others in parts of it; those below `least`
 * count as `least`. */
void flat_path     (const Flat *flat, int row, int reach, int from, int to, float slope, float least, float most, Path *path);
