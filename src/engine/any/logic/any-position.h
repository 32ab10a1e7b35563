/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-position.h — a board of any shape with its pencil marks, as deductions see it: what Position is to the classic board.
 *
 * A plain value. What follows from a placement at once is only that who sees the cell loses the value; dots, sums and lines are
 * deductions of their own. */
#pragma once

#include "engine/rules/topology.h"

typedef struct {
  uint16_t cell;
  uint8_t  value;
} AnyCandidate;

typedef struct {
  Values   marks[RULES_CELLS_MAX];   /* of a filled cell its value alone; ∅ where there is no cell, too */
  uint8_t  value[RULES_CELLS_MAX];   /* 0 where empty */
  uint32_t changed[RULES_CELLS_MAX]; /* the age at which the cell's marks were last cut */
  uint32_t age;                      /* grows with each change */
  int      n_empty;
} AnyPosition;

/* givens: a value for each cell of the canvas, 0 for none. */
void any_position_start  (AnyPosition *position, const Topology *topology, const uint8_t *givens);

/* Fills the empty cell, and strikes the value from all that see it. */
void any_position_place  (AnyPosition *position, const Topology *topology, int cell, int value);
/* The candidate may be gone already; what is in filled cells stays. */
void any_position_strike (AnyPosition *position, int cell, Values values);

/* The cells of the house that can hold the value, or do. */
PlaceSet any_position_places (const AnyPosition *position, const Topology *topology, int house, int value);

/* False where an empty cell has no candidate (*cell), or a full house no place for a value (*house, *value); what does not
 * apply is −1. */
bool any_position_is_possible (const AnyPosition *position, const Topology *topology, int *cell, int *house, int *value);

static inline bool
any_position_is_open (const AnyPosition *position, int cell)
{
  return !position->value[cell] && position->marks[cell];
}
