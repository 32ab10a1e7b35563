/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* scan.h — one engine for every constraint that is read along some cells: sums, cages, what is seen from outside.
 *
 * A small machine reads the cells in order. Its state says all that matters of what was read: the sum so far, the set of
 * values used, the highest skyscraper and how many were seen. All states that can be reached after each cell are worked out
 * forward; those from which it can end well, backward. A value of a cell survives if some step by it leads from the first kind
 * to the second: so what is left is exactly what the constraint alone allows, and the surviving states are the explanation.
 * Sets of states are bits, and where a step is the same for all states, as in sums and sets of values, a step of all of them
 * is a shift. */
#pragma once

#include "topology.h"

enum { SCAN_LAYERS_MAX = 2 * SCAN_CELLS_MAX + 1 };

/* Room to work in; one for each thread. */
typedef struct {
  uint64_t layer[SCAN_LAYERS_MAX][SCAN_WORDS_MAX];       /* only as much as a scan needs is touched */
  uint64_t sum[SCAN_CELLS_MAX + 1][SCAN_WORDS_MAX];
  uint64_t spare[2][SCAN_WORDS_MAX];
} ScanWork;

/* What the scan leaves of domain[cell] for each of its cells, in their order. required: the values that one of its cells must
 * hold, by what is left; ∅ unless it is a set. False: nothing fits. */
bool scan_read (const Topology *topology, const TopologyScan *scan, const Values *domain, ScanWork *work, Values *left,
                Values *required);
