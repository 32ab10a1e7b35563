/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rules.h — what a board obeys, as a file says it: its size, its grids, boxes or regions, extras and constraints.
 *
 * A plain value without pointers, and nothing in it is worked out: topology.h does that. Cells are numbered in reading order on
 * the canvas, row × columns + column; where the grids leave cells out, these do not exist. A constraint is a kind and some
 * parts, each a list of numbers whose meaning its row in constraint.h tells: cells, values, a sum. */
#pragma once

#include "values.h"

enum {
  RULES_LINE_MAX = 25,                         /* rows, columns */
  RULES_CELLS_MAX = RULES_LINE_MAX * RULES_LINE_MAX,
  RULES_GRIDS_MAX = 16,
  RULES_CONSTRAINTS_MAX = 2048,
  RULES_NUMBERS_MAX = 24 * 1024,               /* of all parts of all constraints, the ends of parts included */
  NO_PLACE = 0xffff,                           /* no cell; in the list of numbers, the end of a part */
};

typedef enum {
  EXTRA_DIAGONAL_UP,                           /* ╱ */
  EXTRA_DIAGONAL_DOWN,                         /* ╲ */
  EXTRA_WINDOKU,                               /* the inner boxes, one cell away from the boxes */
  EXTRA_DISJOINT,                              /* equal positions of all boxes */
  EXTRA_ANTIKNIGHT, EXTRA_ANTIKING,            /* cells a chess move apart differ */
  EXTRA_NONCONSECUTIVE,                        /* orthogonal neighbours differ by two or more */
  EXTRA_ANTITAXICAB,                           /* value v is never v orthogonal steps from another v */
  EXTRA_ENTROPY,                               /* each 2 × 2 holds a low, a middle and a high value */
  N_EXTRAS
} Extra;

extern const char *const extra_ids[N_EXTRAS];  /* stable */
extern const char *const extra_names[N_EXTRAS];        /* marked N_() */

typedef struct {
  uint8_t  kind;                               /* row of constraint_kinds[] */
  uint16_t first, n;                           /* its numbers in Rules.number, each part ended by NO_PLACE */
} Constraint;

typedef struct {
  uint8_t    rows, columns;                    /* 1–25 */
  uint8_t    n;                                /* values 1–n, n ≤ 25 */
  uint8_t    n_grids;                          /* 0: one grid, and it is the canvas */
  uint16_t   grid[RULES_GRIDS_MAX];            /* top left cells of grids of n × n */
  uint8_t    box_rows, box_columns;            /* 0: no boxes */
  bool       has_regions;
  uint8_t    region[RULES_CELLS_MAX];          /* with has_regions: a number ≥ 1 for each, 0 for none */
  uint32_t   extras;                           /* bits 1 << Extra */
  uint16_t   n_constraints, n_numbers;
  Constraint constraint[RULES_CONSTRAINTS_MAX];
  uint16_t   number[RULES_NUMBERS_MAX];
} Rules;

/* What is wrong with some rules, for a sentence of whoever can speak. cells: those that are meant. */
typedef enum {
  FAULT_NONE,
  FAULT_SIZE,                                  /* rows, columns or n out of range */
  FAULT_GRID,                                  /* a grid does not fit the canvas; cells[0] is its corner */
  FAULT_BOXES,                                 /* boxes that do not hold n cells, or do not divide the grid */
  FAULT_REGION,                                /* a region with more than n cells */
  FAULT_PARTITION,                             /* a region without n cells, where each should have as many */
  FAULT_EXTRA,                                 /* an extra that this board has no place for; number is which */
  FAULT_ABSENT,                                /* a constraint on a cell that does not exist */
  FAULT_TWICE,                                 /* a constraint names a cell twice where it may not */
  FAULT_TOO_LONG,                              /* more cells than values */
  FAULT_TOO_SHORT,                             /* fewer cells than it takes */
  FAULT_NUMBER,                                /* a sum or another number that cannot be */
  FAULT_VALUE,                                 /* a value that the board does not have */
  FAULT_OVERLAP,                               /* two cages share a cell */
  FAULT_APART,                                 /* cells that do not touch each other, or are not in a row, as they have to */
  FAULT_REPEATED,                              /* the same constraint is there already */
  FAULT_TOO_MUCH,                              /* what follows from all of them is more than a topology holds */
  FAULT_CONTRADICTION,                         /* nothing is left that fits all of them; not of topology_new () */
  FAULT_NO_MEMORY,
  N_FAULTS
} FaultKind;

typedef struct {
  FaultKind kind;
  int       constraint;                        /* −1: none of them */
  int       number;
  int       n_cells;
  uint16_t  cells[4];
  bool      more;                              /* these are the first of more cells */
} RulesFault;

/* Those that are meant; as many of them as there is room for. */
void rules_blame_cells (RulesFault *fault, const uint16_t *cells, int n);
/* Of rules with FAULT_SIZE those of row or column 1 that are too many; with FAULT_BOXES those in no whole box, or a box that is too
 * large. */
void rules_blame_size  (const Rules *rules, RulesFault *fault);

/* The classic board of 9 × 9. */
void rules_init_classic (Rules *rules);

/* The size is known. On a square board, boxes that are the rows or the columns once more are none; box_rows 0: none. */
void rules_take_boxes   (Rules *rules, int box_rows, int box_columns);
/* A board of n × n with boxes; box_rows 0: none. */
void rules_init_square  (Rules *rules, int n, int box_rows, int box_columns);

/* Adds a constraint with the numbers of its parts, each ended by NO_PLACE. False: there is no room for it. */
bool rules_add (Rules *rules, int kind, const uint16_t *numbers, int n);

/* Whether it is the classic board and nothing else, whose own engines are faster. */
bool rules_are_classic (const Rules *rules);

/* The same rules, written in the same order. */
bool rules_equal       (const Rules *a, const Rules *b);

/* Whether the cell exists: lies in one of the grids. */
bool rules_has_cell (const Rules *rules, int cell);

/* Of several grids the cell's, from 0; where they share a box, the one that has it nearest to its middle. −1: there is only one, or
 * the cell is in none. */
int  rules_grid_at  (const Rules *rules, int cell);

static inline int rules_n_cells (const Rules *rules) { return rules->rows * rules->columns; }

/* Part number part of a constraint. Returns its length, −1 where there are not so many parts. */
int  rules_part (const Rules *rules, const Constraint *constraint, int part, const uint16_t **numbers);

/* A value is one character in text, '1'–'9' and then 'A' for 10 to 'P' for 25. 0: it is none. */
int  value_from_character (char character);
char value_character (int value);              /* 1–25 */
