/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cover.h — Sudoku as an exact cover, on dancing links (Knuth, “Dancing Links”, 2000).
 *
 * The matrix has a column for each constraint: each cell holds a digit, each house holds each digit. It has a row for
 * each digit in each cell, which meets four of them. A solution is a set of rows that meets every column exactly
 * once. The ones of the matrix are nodes of circular lists, one for each column; to cover a column is to unlink it, and
 * every row that meets it from the other columns, and since an unlinked node still knows its neighbours, covering is
 * undone by linking in reverse order.
 *
 * Links are numbers, not addresses, so that a copied matrix is a matrix. Node 0 is the root, 1 … 324 are the
 * columns' headers: cells, then the digits of the rows, the columns and the boxes. The four nodes of a row lie side by
 * side and are never unlinked from each other, so their links to the left and right need no memory. */
#pragma once

#include "engine/core/houses.h"

enum {
  COVER_ROOT = 0, COVER_COLUMNS = 324, COVER_ROWS = 729, COVER_FIRST_NODE = COVER_COLUMNS + 1,
  COVER_NODES = COVER_FIRST_NODE + 4 * COVER_ROWS,
};

typedef struct {
  uint16_t left[COVER_FIRST_NODE], right[COVER_FIRST_NODE];      /* of the root and the headers */
  uint16_t up[COVER_NODES], down[COVER_NODES];
  uint8_t  size[COVER_FIRST_NODE];                               /* rows that meet the column */
} Cover;

/* A row is the number cell × 9 + digit − 1. */
static inline int cover_row_digit (int row) { return row % 9 + 1; }
static inline int cover_row       (int cell, int digit) { return cell * 9 + digit - 1; }
static inline int cover_node_row  (int node) { return (node - COVER_FIRST_NODE) / 4; }

static inline int cover_cell_column (int cell) { return 1 + cell; }

static inline int
cover_house_column (int house, int digit)
{
  return 1 + N_CELLS + house * 9 + digit - 1;
}

/* The house whose digit the column stands for, or NO_HOUSE where it stands for a cell; its digit or cell goes
 * to *which. */
int  cover_column_house (int column, int *which);

/* Nothing chosen: every row, every column. */
void cover_start  (Cover *cover);

/* The column with the fewest rows, the first among several; COVER_ROOT when all are covered. */
int  cover_choose (const Cover *cover);

/* Chooses the row: covers its four columns, beginning with this one of them; and the same undone. What was chosen last must
 * be undone first. */
void cover_take     (Cover *cover, int row, int column);
void cover_put_back (Cover *cover, int row, int column);
