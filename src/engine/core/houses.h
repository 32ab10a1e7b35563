/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* houses.h — the 27 rows, columns and boxes, who lies in them, and who sees whom.
 *
 * Houses are numbered 0–8 rows from the top, 9–17 columns from the left, 18–26 boxes in reading
 * order. All tables are constants, so there is nothing to initialise. */
#pragma once

#include "cells.h"

enum { N_HOUSES = 27, HOUSE_ROWS = 0, HOUSE_COLUMNS = 9, HOUSE_BOXES = 18, NO_HOUSE = 0xff, N_PEERS = 20 };

extern const uint8_t house_cells[N_HOUSES][9];         /* in reading order */
extern const uint8_t cell_peers[N_CELLS][N_PEERS];     /* 8 of the row, 8 of the column, the 4 others of the box */
extern const uint8_t cell_boxes[N_CELLS];
extern const CellSet house_sets[N_HOUSES];             /* the same as sets */
extern const CellSet cell_peer_sets[N_CELLS];

static inline int cell_row    (int cell) { return cell / 9; }                                   /* 0–8 */
static inline int cell_column (int cell) { return cell % 9; }                                   /* 0–8 */
static inline int cell_box    (int cell) { return cell_boxes[cell]; }                           /* 0–8 */
static inline int cell_at     (int row, int column) { return row * 9 + column; }

/* The house of the cell: kind is HOUSE_ROWS, HOUSE_COLUMNS or HOUSE_BOXES. */
static inline int
cell_house (int cell, int kind)
{
  return kind + (kind == HOUSE_ROWS ? cell_row (cell) : kind == HOUSE_COLUMNS ? cell_column (cell) : cell_box (cell));
}

/* HOUSE_ROWS, HOUSE_COLUMNS or HOUSE_BOXES; the house's number within its kind is house - house_kind (house). */
static inline int
house_kind (int house)
{
  return house / 9 * 9;
}

static inline CellSet house_set     (int house) { return house_sets[house]; }
static inline CellSet cell_peer_set (int cell)  { return cell_peer_sets[cell]; }   /* the 20 that share a house with it */

bool    cells_are_peers (int a, int b);                /* false for a == b */
int     cells_shared_house (int a, int b);             /* box first, then row, then column; NO_HOUSE if none */
CellSet cells_seen_by_any (CellSet cells);             /* what shares a house with one of them; of themselves, who sees another */
CellSet cells_of_houses (uint32_t houses);             /* one bit a house: all cells of them */
CellSet cells_seen_by_both (CellSet a, CellSet b);     /* what sees a cell of each */
