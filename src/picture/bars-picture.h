/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bars-picture.h — how many puzzles cost how much, in a line: bars on an axis by powers of ten that all lines of a table share,
 * as high as the highest of all. */
#pragma once

#include "plot.h"

enum { BARS_A_DECADE = 4, BARS_MAX = 1 + 20 * BARS_A_DECADE };      /* the first is of those that cost nothing */

typedef struct {
  PlotPage    page;
  unsigned    series;                    /* for its colour */
  uint64_t    top;                       /* where the axis ends; the last bar is of all that is as much or more */
  uint64_t    highest;                   /* of all lines, see bars_count (); 0: nothing is drawn but the ground line */
  uint64_t    counts[BARS_MAX];
} BarsPicture;

/* So many bars an axis up to top has. */
unsigned bars_n          (uint64_t top);
/* Sorts the numbers into bars, adding to counts. Returns the highest. */
uint64_t bars_count      (const SpreadStep *steps, unsigned n, uint64_t top, uint64_t counts[BARS_MAX]);
void     bars_paint      (const BarsPicture *self, cairo_t *cr);
/* The axis above the lines: 0, 10, 1 000 … and what it ends at. label: as in cactus-picture.h. */
void     bars_paint_axis (const PlotPage *page, uint64_t top, char *(*label) (uint64_t value), cairo_t *cr);
