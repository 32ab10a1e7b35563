/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* meter.h — a count as a bar on a logarithmic axis from 1 to 10^9, or that axis alone.
 *
 * The axis is fixed, so that bars can be compared between puzzles (UX §8). None is a blue stub with a diamond: a bar of a
 * length of nothing could not be told from one that is not known. */
#pragma once

#include <pango/pangocairo.h>
#include <stdbool.h>

#include "palette.h"

enum { METER_DECADES = 9, METER_BAR = 16, METER_THIN = 6 };        /* the last two in pixels: how thick a bar is */

typedef struct {
  double         width, height;        /* pixels */
  const Palette *palette;
  PangoContext  *context;              /* of the numbers of an axis */
  bool           axis;                 /* the numbers, instead of a bar */
  bool           bare;                 /* a thin bar without the lines of the axis */
  bool           backwards;            /* grows from the right */
  bool           known, open;          /* there is a count at all; it may still grow */
  uint64_t       n;
} Meter;

/* Origin at the upper left corner. */
void   meter_paint (const Meter *self, cairo_t *cr);

/* Where a count lies between 1 (0.0) and 10^9 (1.0), clamped. */
double meter_share (uint64_t n);
