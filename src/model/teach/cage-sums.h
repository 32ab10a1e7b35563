/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cage-sums.h — a killer's helper: the sets of digits that the cage around a cell can have, and which of them the board has struck
 * already, by what is filled in and by the player's marks.
 *
 * A plain value, worked out anew at each look. */
#pragma once

#include "engine/rules/topology.h"
#include "formats/document.h"

enum { CAGE_SUMS_MAX = 96, CAGE_SUMS_TRIED = 20000 };

typedef struct {
  int      constraint;               /* of the rules */
  int      sum;
  PlaceSet cells;
  int      n_cells;
  int      n;                        /* ways, those with small digits first; as many as fit */
  bool     more;                     /* than those */
  Values   way[CAGE_SUMS_MAX];
  bool     struck[CAGE_SUMS_MAX];    /* its cells cannot take these digits any more */
} CageSums;

/* False: the cell lies in no cage, or in one without a sum; topology NULL: the classic board, too. cells: as many as the board
 * has. */
bool  cage_sums_find  (CageSums *sums, const Topology *topology, const DocumentCell *cells, int cell);

/* The number of the constraint to be shown for a cell: the cage around it, or else another one that is drawn with cells;
 * TOPOLOGY_NO_CONSTRAINT: none. */
int   cage_sums_constraint_at (const Topology *topology, int cell);

/* Translated; g_free () them. */
char *cage_sums_title (const CageSums *sums);                /* "Cage 15 in 3 cells" */
char *cage_sums_about (const CageSums *sums);                /* "4 of 8 sums are left" */
char *cage_sums_chip  (const CageSums *sums, int way);       /* "159" */
char *cage_sums_spoken (const CageSums *sums, int way);      /* "1 5 9", "1 5 9, ruled out" */
