/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cactus-picture.h — how many puzzles each strategy solves with at most so many guesses (or in so much time): a curve for each,
 * from its easiest puzzle to its hardest. Further right and lower is better.
 *
 * The axis upwards goes by powers of ten, with a place for 0. Where searches were given up a dashed line says so, and the curves
 * of those that were end there. A value: the same picture gives the same drawing, on the screen and as SVG. */
#pragma once

#include "plot.h"

typedef struct {
  PlotPage    page;
  unsigned    n_series;
  PlotSeries  series[PLOT_SERIES_MAX];
  uint64_t    puzzles;                   /* all: where the axis to the right ends */
  uint64_t    cap;                       /* where a search was given up; 0: none was */
  const char *cap_text;                  /* "given up at 3 M" */
  const char *across;                    /* what the axis to the right counts */
  char     *(*label) (uint64_t value);   /* of the axis upwards; g_free () it */
  uint64_t    cursor;                    /* so many puzzles are pointed at; 0: none */
  const char *cursor_text;               /* "48 of 95 puzzles" */
} CactusPicture;

/* Origin at the upper left corner; the picture is a const CactusPicture *. */
void     cactus_picture_paint (const void *picture, cairo_t *cr);

/* So many puzzles are at x: 1 to puzzles, clamped; 0: there are none. */
uint64_t cactus_picture_at    (const CactusPicture *self, double x);
/* Where that is, and where the curve is there; false: it does not come so far. */
bool     cactus_picture_place (const CactusPicture *self, unsigned series, uint64_t puzzle, double *x, double *y);
