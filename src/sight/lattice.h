/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* lattice.h — the crossings of a grid's lines, where they are really: paper is bent. */
#pragma once

#include "flat.h"
#include "size.h"

typedef struct {
  int   n;                           /* cells a side */
  Point at[SIZE_LINE_MOST + 1][SIZE_LINE_MOST + 1];      /* row, column: 0–n */
} Lattice;

/* Of n by n cells. Follows the lines from where the quadrilateral has them, in three rounds, each time from nearer. map: what is dark, not widened;
 * wide: room for it widened, as large, and scratch too. quad: becomes that of the outer lines. False: there is no lattice. */
bool lattice_find (Lattice *lattice, Flat *flat, const Map *map, const Map *wide, float *scratch, int n, Quad *quad);

/* As if paper were flat and the corners exact. */
bool lattice_of_quad (Lattice *lattice, int n, const Quad *quad);

/* Turned a number of quarters to the left: its upper right corner becomes the upper left one. */
void lattice_turn (Lattice *lattice, int quarters);

/* A plane through most crossings; those that are farther off than a tenth of a cell do not count. */
bool lattice_plane (const Lattice *lattice, Homography *plane);
void lattice_quad  (const Lattice *lattice, const Homography *plane, Quad *quad);        /* that of the outer lines on it */
