/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* cover-look.h — a board as the exact-cover matrix that it is: which of the 324 columns are open and how many rows meet each,
 * which rows were chosen, and what the event does to them. A pure function of the view and its event.
 *
 * The matrix that is shown is the one that the event finds: the column with the fewest rows still stands there, and the
 * four that a taken row covers are marked. A row is a digit in a cell; a column is a cell, or a digit in a house. */
#pragma once

#include "engine/search/strategy.h"

typedef enum { COVER_CELLS, COVER_ROWS_OF_BOARD, COVER_COLUMNS_OF_BOARD, COVER_BOXES, N_COVER_KINDS } CoverKind;

/* A column: of COVER_CELLS number is the cell, else the house of that kind × 9 + digit − 1. */
typedef struct { uint8_t kind, number; } CoverColumn;

typedef struct {
  uint8_t     cell, digit;
  CoverColumn by;              /* chosen rows: the column that it was chosen for; rows that go: the one whose covering takes it */
} CoverRow;

enum { COVER_GONE_MAX = 4 * 9 };

typedef struct {
  bool        open[N_COVER_KINDS][N_CELLS];
  uint8_t     rows[N_COVER_KINDS][N_CELLS];    /* that meet it; 0 of one that is covered */
  int         n_open, n_rows;                  /* columns, of 324; rows that are left, of 729 */

  int         n_chosen;                        /* guesses that are open after the event, oldest first; clues are not among them */
  CoverRow    chosen[N_CELLS];

  bool        taken, put_back;                 /* the event takes row, or puts it back; else what follows is empty */
  CoverRow    row;
  CoverColumn column[4];                       /* those of row, in the order in which they are covered: its own first */
  int         n_gone;                          /* rows that go, or come back, in the order of their going */
  CoverRow    gone[COVER_GONE_MAX];
  int         next;                            /* of gone: the row that its column tries next; −1: none */

  bool        dead;                            /* the event found a column without a row: dead_column */
  CoverColumn dead_column;
} CoverLook;

/* event may be EVENT_START. view: as it stands after the event. */
void cover_look_compute (CoverLook *look, const SearchView *view, const Event *event);

bool cover_column_equal (CoverColumn a, CoverColumn b);

/* The cells whose digits decide about the column: one cell, or the house. */
CellSet cover_column_cells (CoverColumn column);
