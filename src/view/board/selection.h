/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* selection.h — which cells are meant, and where the cursor stands: a plain value.
 *
 * The cursor is always on a cell; the selection may be empty, and may be without the cursor's cell
 * (Ctrl+arrows move without selecting). Which board it is on, NULL for the classic one, is the caller's to say. */
#pragma once

#include "engine/rules/topology.h"

typedef enum { SELECT_ONLY, SELECT_EXTEND, SELECT_KEEP, SELECT_TOGGLE, SELECT_REMOVE } SelectHow;

typedef struct {
  PlaceSet cells;
  int      cursor;
} Selection;

Selection selection_of     (int cell);
void      selection_go     (Selection *selection, int cell, SelectHow how);
/* Wraps round, and passes over what the board leaves out. */
void      selection_move   (Selection *selection, const Topology *topology, int rows, int columns, SelectHow how);
void      selection_take   (Selection *selection, PlaceSet cells);     /* the cursor goes to the first, if it is in none */

/* The first cell of the board, selected. */
Selection selection_start  (const Topology *topology);

/* The cells that there are. */
PlaceSet  selection_all    (const Topology *topology);

/* The first or the last cell of the row or column of a cell. */
int       selection_end    (const Topology *topology, int cell, bool row, bool last);
