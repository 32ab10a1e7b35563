/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* scatter-picture.h — what each puzzle cost against how hard it is rated: a marker for each puzzle and strategy. Ratings go to
 * the right, guesses or events upwards by powers of ten. A value, like cactus-picture.h. */
#pragma once

#include "plot.h"

typedef struct {
  uint64_t value;
  uint32_t puzzle;                       /* whatever number the caller knows it by */
  uint16_t tenths;                       /* its rating, on Sudoku Explainer's scale */
  uint8_t  series;
  bool     open;                         /* given up there: drawn paler */
} ScatterDot;

typedef struct {
  PlotPage    page;
  unsigned    n_series;
  const char *names[PLOT_SERIES_MAX];
  const ScatterDot *dots;                /* borrowed */
  unsigned    n_dots;
  const char *across, *upwards;          /* what the axes count */
  char     *(*label) (uint64_t value);   /* of the axis upwards; g_free () it */
  int         cursor;                    /* the dot that is pointed at; −1: none */
  const char *cursor_text;
} ScatterPicture;

void scatter_picture_paint (const void *picture, cairo_t *cr);

/* The nearest dot within some pixels; −1: there is none. */
int  scatter_picture_at    (const ScatterPicture *self, double x, double y);
void scatter_picture_place (const ScatterPicture *self, unsigned dot, double *x, double *y);
