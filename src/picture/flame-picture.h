/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* flame-picture.h — where the events of a search go: a row for each depth, a bar for each cell that was guessed there, under the
 * cell that was guessed before it and as wide as the events that were spent in it and below. A value. */
#pragma once

#include "model/race/flame.h"
#include "plot.h"

enum { FLAME_ROW = 20 };                 /* pixels */

typedef struct {
  PlotPage         page;
  const FlameNode *nodes;                /* borrowed */
  uint32_t         n;
  int              columns;              /* of the board */
  const char      *title;                /* of the row above all */
  uint32_t         cursor;               /* FLAME_NONE: nothing is pointed at */
} FlamePicture;

void     flame_picture_paint  (const void *picture, cairo_t *cr);
Color    flame_picture_color  (const Palette *palette, int depth);                 /* of a bar */
uint32_t flame_picture_at     (const FlamePicture *self, double x, double y);      /* FLAME_NONE */
/* Its left edge and width; narrower than half a pixel it is not drawn. */
void     flame_picture_place  (const FlamePicture *self, uint32_t node, double *x, double *width);
double   flame_picture_height (const FlameNode *nodes, uint32_t n);                /* of all rows */
