/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* clauses.h — the rules of Sudoku as clauses, and how candidates are numbered in them.
 *
 * Variable 81 row + 9 column + digit, rows and columns counted from 0, says that the cell has the digit; its negative that it has
 * not. The rules are 324 times the same: of nine variables one is true, and no two are. A cell is such a nine, and the places of
 * a digit in a house are one. Everything else that can be known of a board follows from these and the clues. */
#pragma once

#include "engine/logic/position.h"

typedef int16_t Literal;             /* a variable, or its negative; never 0 */

enum { N_NINES = N_CELLS + 9 * N_HOUSES, NINE_CLAUSES = 1 + 9 * 8 / 2, RULE_CLAUSES = N_NINES * NINE_CLAUSES, NINES_OF_ONE = 4 };

static inline Literal literal_has      (int candidate)   { return (Literal) (candidate + 1); }
static inline Literal literal_has_not  (int candidate)   { return (Literal) (-1 - candidate); }
static inline int     literal_candidate (Literal literal) { return (literal < 0 ? -literal : literal) - 1; }

/* The candidates of a nine: of nine 0–80 the digits of that cell, behind these digit by digit the places in each house. */
void nine_candidates (int nine, uint16_t candidates[9]);

/* The nines that the candidate is one of. */
void nines_of        (int candidate, uint16_t nines[NINES_OF_ONE]);

/* Of the clauses of a nine, clause 0 says that one is true, the others that some two are not. Returns how many literals. */
int  nine_clause     (int nine, int clause, Literal literals[9]);
