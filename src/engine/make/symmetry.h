/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* symmetry.h — the symmetries that a pattern of clues can have, a row each. */
#pragma once

#include "engine/core/cells.h"

typedef struct {
  const char *id;                    /* "rotate-180": stable */
  const char *name;                  /* marked N_() */
  int         n_images;              /* of a cell, itself included: 1, 2, 4 or 8; cells on an axis have fewer different ones */
  uint8_t     motions[8];            /* so many ways in which a square falls upon itself; the first leaves it as it is */
} Symmetry;

/* none rotate-180 rotate-90 horizontal vertical both diagonal anti-diagonal both-diagonals full; ends with id NULL. The first is none. */
extern const Symmetry symmetries[];

const Symmetry *symmetry_find  (const char *id);                       /* NULL if there is none */
/* The i-th image of the cell on a board of side × side cells; of i 0 it is the cell. */
int             symmetry_image (const Symmetry *symmetry, int cell, int i, int side);
CellSet         symmetry_orbit (const Symmetry *symmetry, int cell);   /* the cell with its images */
bool            symmetry_holds (const Symmetry *symmetry, CellSet cells);
/* Which numbers of cells a symmetric pattern can have: bit n of possible[n / 64]. */
void            symmetry_sizes (const Symmetry *symmetry, uint64_t possible[2]);
