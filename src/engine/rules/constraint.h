/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* constraint.h — the constraints that a board can have besides its houses, a row each.
 *
 * To add one: write what it adds to a topology in a file of constraints/, by the calls of topology-private.h, and add its row
 * in constraints/constraints.c. How it is written and read follows from its shape: one letter for each part, '|' between.
 *
 *   n  a number          m  a number, or '-' for none
 *   c  cells             u  cells, each once
 *   a  two cells         q  four cells    o  one cell
 *   d  values            +  the part before may come more than once
 *   l  a line: row3, col3                 s  where a line is seen from: L3, R3, T3, B3
 *   w  a word: see constraint_words[] */
#pragma once

#include "rules.h"

typedef struct Build Build;

typedef struct {
  const char *id;                    /* stable: the key in text */
  const char *shape;
  FaultKind (*build) (Build *build, const Constraint *constraint, int argument);
  int         argument;
} ConstraintKind;

extern const ConstraintKind constraint_kinds[];
extern const int n_constraint_kinds;

int  constraint_kind_from_id (const char *id);           /* −1: no such row */

/* A cage with a sum, or of Mathdoku: its second part is its cells. */
bool constraint_is_cage (int kind);                      /* false for −1 */

/* The letter of part number part; 0: it has not so many. */
char constraint_part_shape (const ConstraintKind *kind, int part);

/* Whether the numbers of such a part are cells. */
static inline bool
constraint_shape_is_cells (char shape)
{
  return shape == 'c' || shape == 'u' || shape == 'a' || shape == 'q' || shape == 'o';
}

/* How many parts it has at least. */
int  constraint_n_parts (const ConstraintKind *kind);

typedef enum { WORD_KROPKI, WORD_WHITE, WORD_BLACK, WORD_XV, WORD_X, WORD_V, N_CONSTRAINT_WORDS } ConstraintWord;
extern const char *const constraint_words[N_CONSTRAINT_WORDS];

/* A line is a number: rows from 0, columns from LINE_COLUMN; with a side, where it is seen from the far end, LINE_FAR more. */
enum { LINE_COLUMN = 32, LINE_FAR = 64 };
