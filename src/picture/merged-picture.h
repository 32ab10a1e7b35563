/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* merged-picture.h — two trees of guesses laid upon each other: a circle for a guess of both, a triangle with its number of
 * guesses for what is the same below, a pentagon with the guesses of both sides where they differ. Depth goes down. */
#pragma once

#include "model/race/merged-tree.h"
#include "plot.h"

enum { MERGED_SLOT = 104, MERGED_LEVEL = 54 };          /* pixels */

/* Where each node is: in slots from the left. */
typedef struct {
  double *slot;                          /* owned; as many as nodes */
  double  slots;
  int     levels;
} MergedPlaces;

void     merged_places_make  (MergedPlaces *places, const MergedTree *tree);
void     merged_places_clear (MergedPlaces *places);

typedef struct {
  PlotPage            page;
  const MergedTree   *tree;              /* both borrowed */
  const MergedPlaces *places;
  int                 columns;           /* of the board */
  uint32_t            cursor;            /* TREE_NONE: nothing is pointed at */
} MergedPicture;

void     merged_picture_size  (const MergedPlaces *places, double *width, double *height);
void     merged_picture_place (const MergedPicture *self, uint32_t node, double *x, double *y);
uint32_t merged_picture_at    (const MergedPicture *self, double x, double y);         /* TREE_NONE */
void     merged_picture_paint (const void *picture, cairo_t *cr);
