/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-ways.h — all ways to fill the cells of a constraint, one by one; what is right of them is written down here once more. */
#pragma once

#include "engine/any/logic/any-position.h"

enum { ANY_WAYS_STEPS = 60000 };

typedef struct {
  int      n, factor[SCAN_CELLS_MAX], sum, scan;         /* scan −1: just the sum of factor × value */
  uint16_t cell[SCAN_CELLS_MAX];
  uint8_t  value[SCAN_CELLS_MAX];                        /* as it is tried */
  Values   some[SCAN_CELLS_MAX], every;                  /* what a cell has in some way; what each way has */
  int      steps;                                        /* ANY_WAYS_STEPS: there were too many to try them all */
} AnyWays;

/* n, factor, sum, scan and cell say of what. */
void any_ways_try (AnyWays *ways, const Topology *topology, const AnyPosition *position);
