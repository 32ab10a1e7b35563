/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* direction.h — which side of a grid is up, and whether ink is dark: what reads best. */
#pragma once

#include "cell.h"

/* The caller's room, and what is found there. */
typedef struct {
  int   n;                           /* cells a side */
  float patch[SIZE_CELLS_MOST][NETWORK_PIXELS];
  float ink[2][SIZE_CELLS_MOST];     /* dark or lighter; in parts of what the few with most have */
  float log_p[2][4][SIZE_CELLS_MOST][SIZE_VALUES];       /* lighter; quarters to the left; cells as they lie, not turned */
  bool  known[2][4][SIZE_CELLS_MOST];
  int   n_inked[2];                  /* cells with a digit, by their ink */
} Cells;

/* A way to see the cells. */
typedef struct {
  int    quarters;                   /* to the left */
  bool   lighter;                    /* ink is lighter than the ground */
  double confidence;                 /* mean log probability of the best digits, where one may be; 0 is certain */
} Direction;

enum { DIRECTIONS_MOST = 8 };

/* Fills in the cells, and the ways to see them, the best first; returns how many, 0 if it was stopped. A lattice with too little ink
 * has confidence -9. */
int  direction_find (Cells *cells, const Network *network, const SightPicture *picture, GreyKind kind, const Lattice *lattice,
                     Direction directions[DIRECTIONS_MOST]);

/* The cells as they stand when seen so, upright: logarithms, raised for "empty" where there is little ink. */
void direction_view (Cells *cells, const Network *network, const Direction *direction, View *view);
