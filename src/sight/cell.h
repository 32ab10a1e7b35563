/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cell.h — the cells of a lattice, cut out and straightened, and how much ink each has. */
#pragma once

#include "grey.h"
#include "lattice.h"
#include "network.h"

/* Logarithms of what each cell shows with which probability: empty (0), 1–n, and digits that the board has
 * not. */
typedef struct {
  int   n;                           /* cells a side: n · n of them */
  float log_p[SIZE_CELLS_MOST][SIZE_VALUES];
} View;

/* Cuts one out of the picture itself, not of the copy. lattice: in the picture's pixels. 0 black to 1 white. */
void  cell_take (const SightPicture *picture, GreyKind kind, const Lattice *lattice, int row, int column,
                 float patch[NETWORK_PIXELS]);

/* The same, three times as fine. */
enum { CELL_FINE = 3 * NETWORK_SIDE };
void  cell_take_fine (const SightPicture *picture, GreyKind kind, const Lattice *lattice, int row, int column,
                      float patch[CELL_FINE * CELL_FINE]);

/* How much darker the darkest is than the ground, within the lines: 0–1. share: of the pixels, that are the darkest. */
float cell_ink  (const float patch[NETWORK_PIXELS], double share);

/* What the network sees: how far below the median, in units of the cell's own spread, turned to the left by quarters.
 * lighter: ink is light. */
void  cell_normalise (const float patch[NETWORK_PIXELS], int quarters, bool lighter, float seen[NETWORK_PIXELS]);

/* Whether all that is in such a cell, lines along its edges aside, is several parts that are smaller than a printed digit. */
bool cell_has_small_parts (const float seen[NETWORK_PIXELS]);
