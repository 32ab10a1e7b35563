/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* selection.h — which cells are meant, and where the cursor stands: a plain value.
 *
 * The cursor is always on a cell; the selection may be empty, and may be without the cursor's cell
 * (Ctrl+arrows move without selecting). */
#pragma once

#include "engine/core/houses.h"

typedef enum { SELECT_ONLY, SELECT_EXTEND, SELECT_KEEP, SELECT_TOGGLE, SELECT_REMOVE } SelectHow;

typedef struct {
  CellSet cells;
  int     cursor;                /* 0–80 */
} Selection;

Selection selection_of     (int cell);
void      selection_go     (Selection *selection, int cell, SelectHow how);
void      selection_move   (Selection *selection, int rows, int columns, SelectHow how);     /* wraps round */
void      selection_take   (Selection *selection, CellSet cells);      /* the cursor goes to the first, if it is in none */
