/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology-names.h — cells and houses of a board of any shape as one types and prints them: what notation.h is to the classic one.
 *
 * Rows R, columns C, boxes B, regions Q, diagonals D1 (╱) and D2 (╲), windows W, positions P, extra regions E, cages K; of
 * several grids "R3@2". The same in every language. */
#pragma once

#include "place-notation.h"
#include "topology.h"

PlaceText place_text       (const Topology *topology, int cell);       /* "r4c12" */
PlaceText place_house_text (const Topology *topology, int house);      /* "R4" */

/* Which of several grids a house belongs to, from 1; 0: there are not several, or it belongs to none. */
int       topology_house_grid (const Topology *topology, int house);
