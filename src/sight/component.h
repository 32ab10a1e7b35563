/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* component.h — what hangs together in a mask: runs of pixels, joined row by row. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "map.h"
#include "point.h"

enum { RUNS_MOST = MAP_SIZE / 2 + MAP_SIDE };

typedef struct {
  uint16_t from, to;                 /* columns, to not included */
  uint16_t row;
  uint32_t part;                     /* the first run of its part */
} Run;

/* A part: only the rows of those runs that are the first of one are filled in. */
typedef struct {
  uint16_t left, top, right, bottom;           /* right and bottom not included */
  uint32_t area;                     /* pixels; 0: the run is not the first of its part */
} Part;

/* The caller's room; nothing of it must be cleared before. */
typedef struct {
  int      n, width, height;
  uint32_t row[MAP_SIDE + 1];        /* where the runs of each row begin */
  Run      run[RUNS_MOST];
  Part     part[RUNS_MOST];
} Components;

/* The bytes of mask are 1 or 0; those that are `value` are joined: diagonally, too, or only side by side. */
void components_find (Components *parts, const uint8_t *mask, int width, int height, uint8_t value, bool diagonally);

/* The first and the last pixel of each row of a part, as corners; sorted by rows. points: room for 2 · MAP_SIDE. Returns how many. */
int  components_outline (const Components *parts, uint32_t part, Point *points);
