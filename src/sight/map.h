/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* map.h — a picture of numbers, and the filters that all steps share.
 *
 * A map owns nothing: `at` is the caller's room for width · height numbers, a row after the other. No side is longer than
 * MAP_SIDE. */
#pragma once

#include <stdint.h>

enum { MAP_SIDE = 1000, MAP_SIZE = MAP_SIDE * MAP_SIDE };

typedef struct {
  int    width, height;
  float *at;
} Map;

/* What lies beyond the edge is as the edge is. scratch: as large as the map. In and out may be the same. */
void  map_gauss (const Map *in, float sigma, const Map *out, float *scratch);          /* sigma ≤ 1: seven pixels wide */

/* The mean of the square of 2 · radius + 1 pixels, as far as it lies within the map. out is another one. */
void  map_mean  (const Map *in, int radius, const Map *out);

/* The largest of the `size` by `size` pixels about each: widens lines. scratch as above; out is another one. */
void  map_widen (const Map *in, int size, const Map *out, float *scratch);

/* Between four pixels; beyond the edge as at the edge. A coordinate that is no number is taken as 0. */
float map_sample (const Map *map, double x, double y);

/* The number that has `share` of them below it, 0–1; turns them about. n ≥ 1. */
float map_quantile (float *numbers, int n, double share);

/* The mean of the two in the middle where n is even. */
float map_median (float *numbers, int n);
