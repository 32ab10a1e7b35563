/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clues.h — which cells of a known grid are given, and what can be said at a glance of taking another one away.
 *
 * A clue may go when its cell, restricted to the other digits, has no solution. For most clues no search is needed to
 * know. Early on most are forced: the clues that stay leave the digit no other place in a house, or the cell no other
 * digit. Late many are needed: some cells of the grid can be filled in another way by themselves, and no other clue is
 * among them (an unavoidable set). Two kinds of such sets are looked for:
 *
 *   two digits   in some rows, exchanged: the rows have the two in the same columns and boxes, taken together
 *   two lines    of a band or a stack, exchanged in some places, which have the same digits, taken together
 */
#pragma once

#include "engine/core/board.h"
#include "engine/fast/count.h"

typedef uint16_t Lines;              /* bit i: row, column, box, digit or place number i, 0–8 */

typedef struct {
  uint8_t grid[N_CELLS];             /* the solution, digits 1–9 */
  CellSet given;
  int     n_given;
  CountPuzzle puzzle;                /* the same as sets of candidates */
  Lines   digit_rows[9], digit_columns[9], digit_boxes[9];     /* where digit i + 1 is given */
  Lines   row_digits[9], column_digits[9], box_digits[9];      /* the digits given there, digit i + 1 as bit i */
  Lines   row_given[9], column_given[9], box_given[9];         /* the places given there: columns, rows, cells of the box */
  uint8_t column_of[9][9], box_of[9][9];               /* [digit − 1][row]: where it is in the solution */
  Lines   row_at_column[9][9], row_at_box[9][9];       /* [digit − 1][column or box]: in which row, as a set of one */
} Clues;

/* All 81 are given. The grid must be a solution. */
void clues_start     (Clues *clues, const uint8_t grid[N_CELLS]);

void clues_take      (Clues *clues, int cell);         /* was given */
void clues_put       (Clues *clues, int cell);         /* was not */

/* Of a given cell. True: with it taken away there still is one solution if there is now; false: not known. */
bool clues_is_forced (const Clues *clues, int cell);
/* True: with it taken away there are several solutions; false: not known. */
bool clues_is_needed (const Clues *clues, int cell);

/* Without this clue, and with the other digits only: a solution shows that the clue is needed. */
void clues_ask       (const Clues *clues, int cell, CountPuzzle *question);

void clues_get_board (const Clues *clues, Board *board);
