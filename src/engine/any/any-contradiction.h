/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-contradiction.h — rules that leave nothing before any clue is looked at: a thermometer against a cage, say.
 *
 * Only what follows is looked at, nothing is tried: a cell without a value, a house or a sum that cannot be filled. Then
 * constraints are left out, first many at a time, as long as it stays so; those that remain are the ones to be named. */
#pragma once

#include "engine/rules/topology.h"

typedef struct {
  int      n_needed;                           /* constraints of the rules; 0: houses and extras alone come to nothing, */
  bool     needed[RULES_CONSTRAINTS_MAX];
  int      n_cells;                            /* in these cells, or one of them */
  uint16_t cells[RULES_LINE_MAX];
} AnyContradiction;

/* False: there is none that is seen, or no memory to look. */
bool any_find_contradiction (const Topology *topology, AnyContradiction *found);
