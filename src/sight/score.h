/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* score.h — how much a quadrilateral looks like a grid of n by n. */
#pragma once

#include "flat.h"

/* map: what is dark, widened by flat_widening (quad, n, SCORE_CELL). Up to 1; less than 0.45 is no grid, photographs of grids have
 * 0.7 or more. -1: the quadrilateral is none. */
enum { SCORE_CELL = 20 };
#define SCORE_LEAST 0.45

double score_quad (Flat *flat, const Map *map, const Quad *quad, int n);
