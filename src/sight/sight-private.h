/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sight-private.h — the room that the two parts share: where grids lie (sight-find.c), and what stands in them (sight.c). */
#pragma once

#include "candidates.h"
#include "direction.h"
#include "sight.h"

/* So much of the work is done, in thousandths. */
void sight_tell (Sight *sight, int done);

/* Its weights as numbers, from now on. */
void sight_need_network (Sight *sight);

struct Sight {
  float      grey[MAP_SIZE], dark[MAP_SIZE], ridge[MAP_SIZE], wide[MAP_SIZE], scratch[MAP_SIZE];
  Count      count;
  Candidates candidates;
  double     score[CANDIDATES_MOST];
  Flat       flat;
  Network    network;
  SightCounter counter;
  Cells      cells;
  View       view;
  bool       network_loaded;
  atomic_int *done;                  /* NULL: nobody watches */
};
