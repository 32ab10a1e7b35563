/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tree-columns.h — where a search is, from left to right: a column for each depth, on the lane 0 the guesses that stand, above
 * them what failed in the same cells, below what is not tried yet.
 *
 * A failed branch shows what is below it in the columns after its own, as long as lanes are free, the branch nearest to the
 * right first; what was opened or folded by hand stays so. Branches for which a column has no lane left become one sign. */
#pragma once

#include "model/search/tree-limbs.h"

enum { COLUMNS_MAX = RULES_CELLS_MAX + 1, PLACES_MAX = 2 * COLUMNS_MAX + COLUMNS_MAX + LIMBS_MAX };

typedef enum {
  PLACE_OWN,                 /* the row's guess, or where one is */
  PLACE_LIMB,
  PLACE_MORE,                /* those of the row's tried that have no lane, from limb on */
  PLACE_UNTRIED,             /* all digits that the row has still to try */
} PlaceKind;

typedef struct {
  PlaceKind kind;
  int16_t   row;             /* of the spine */
  int16_t   limb;            /* LIMB, MORE; −1 */
  int16_t   above;           /* the place that it follows from; −1: the row before its own, or the start */
  int16_t   column, lane;    /* column 0: depth 1. lane 0: the spine, −1 below it */
  bool      open;            /* what is below it is shown */
  bool      can_open;
} TreePlace;

typedef enum { HAND_NONE, HAND_OPENED, HAND_FOLDED } TreeHand;

typedef struct {
  int        first, last;    /* columns that can be seen, both included */
  int        lanes;          /* above the spine, ≥ 0 */
  TreeHand (*hand) (void *user, uint64_t step);        /* what was done by hand to the guess of that event; NULL: nothing */
  void      *user;
} ColumnsRoom;

typedef struct {
  int       n;
  int       lanes;           /* above the spine that are taken, more than the room's only by hand */
  bool      mixed;           /* guesses of one column are of different cells: then each needs its name */
  uint16_t  cell[COLUMNS_MAX + LIMBS_MAX];             /* of all guesses in the column; NO_PLACE: there are several */
  TreePlace places[PLACES_MAX];
} TreeColumns;

void tree_columns_layout (TreeColumns *self, const Spine *spine, const Limbs *limbs, const ColumnsRoom *room);

/* The place of a row's guess (item −1) or of the row's tried[item]; −1: it has none. */
int  tree_columns_find   (const TreeColumns *self, const Limbs *limbs, int row, int item);
