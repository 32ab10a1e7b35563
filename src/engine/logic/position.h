/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* position.h — a board with its pencil marks, as the techniques see it.
 *
 * The same facts are kept twice, because half of the techniques ask "which digits may this cell take" and the other
 * half "which cells may take this digit". A position is a plain value. */
#pragma once

#include "engine/core/board.h"

/* A candidate is a cell and a digit: 0–728. */
enum { N_CANDIDATES = 729 };

static inline int candidate_of    (int cell, int digit) { return cell * 9 + digit - 1; }
static inline int candidate_cell  (int candidate)       { return candidate / 9; }
static inline int candidate_digit (int candidate)       { return candidate % 9 + 1; }

typedef struct {
  uint8_t digit[N_CELLS];            /* 0 where empty */
  Digits  marks[N_CELLS];            /* the candidates of an empty cell; ∅ where it is filled */
  CellSet places[10];                /* places[d]: the empty cells that have d as a candidate; [0] is not used */
  CellSet empty;
  CellSet given;                     /* filled by the puzzle, not by a player: avoidable rectangles ask */
  bool    unique;                    /* known to have one solution: uniqueness techniques may be used */
} Position;

/* Every candidate that no peer contradicts. Filled cells of the board count as given. */
void position_from_board (Position *position, const Board *board);

/* Fills the cell, and strikes the digit from its peers. The cell must be empty. */
void position_place  (Position *position, int cell, int digit);
/* The candidate may be gone already. */
void position_strike (Position *position, int cell, int digit);

bool position_is_solved (const Position *position);      /* no empty cell is left; says nothing of right or wrong */

/* The first empty cell without a candidate, or house and digit without a place: NO_CELL and NO_HOUSE when there is
 * none. False when something cannot be filled. */
bool position_is_possible (const Position *position, int *cell, int *house, int *digit);

/* The places of the digit in the house. */
static inline CellSet
position_places_in (const Position *position, int house, int digit)
{
  return cells_intersection (position->places[digit], house_set (house));
}

/* The places of the digit that see each of the cells. */
CellSet position_places_seeing (const Position *position, CellSet cells, int digit);

/* The cells that see every cell of the set; for ∅ every cell. */
static inline CellSet
cells_seeing_all (CellSet cells)
{
  CellSet seeing = CELLS_ALL;

  for_each_cell (cell, cells)
    seeing = cells_intersection (seeing, cell_peer_set (cell));

  return seeing;
}
