/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* plot.h — what the plots of a survey share: a page, an axis by powers of ten, and how each strategy is told from the others:
 * by colour, by dash and by marker, so that no one of them is needed. */
#pragma once

#include <pango/pangocairo.h>

#include "model/race/spread.h"
#include "picture.h"

enum { PLOT_SERIES_MAX = 6 };

typedef struct {
  double                      width, height;         /* pixels */
  const Palette              *palette;
  const PangoFontDescription *font;                  /* of the words, in its size */
} PlotPage;

/* One strategy: its name, and the puzzles that it solved by what they cost, ascending. All borrowed. */
typedef struct {
  const char       *name;
  const SpreadStep *steps;
  unsigned          n_steps;
} PlotSeries;

uint64_t     plot_series_total (const PlotSeries *series);                       /* puzzles */
uint64_t     plot_series_value (const PlotSeries *series, uint64_t puzzle);      /* of the so-many-th, counted from 1 */

/* Where a number is on an axis that ends at top: 0 at 0, then 1, and from there by powers of ten up to 1. */
double       plot_share        (uint64_t value, uint64_t top);
/* The next number after this one that the axis names, 0 before the first: 1, 10, 100 … */
uint64_t     plot_next_tick    (uint64_t tick);

Color        plot_color        (const Palette *palette, unsigned series);
void         plot_use_line     (const PlotPage *page, unsigned series, cairo_t *cr);       /* colour, width and dash */
void         plot_mark         (const PlotPage *page, unsigned series, double x, double y, double radius, cairo_t *cr);

/* x_align, y_align: which part of the text is at x, y: 0 its left or upper edge, 1 the other one. room: pixels that it may be
 * wide; 0: as many as it needs. Returns its width. */
double       plot_text         (const PlotPage *page, const char *text, double x, double y, double x_align, double y_align,
                                double room, Color color, bool bold, cairo_t *cr);
void         plot_text_size    (const PlotPage *page, const char *text, bool bold, double *width, double *height, cairo_t *cr);

/* A plot as a picture that borrows it: plot is what paint () draws on the page. */
Picture      plot_picture      (const PlotPage *page, void (*paint) (const void *plot, cairo_t *cr), const void *plot);
