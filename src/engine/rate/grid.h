/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* grid.h — the candidates as the rater keeps them, and the hint that a technique of the rater finds.
 *
 * Position knows the cells of a digit as a set of 81. The rater asks all day for the places of a digit within one
 * house, in the house's own order, and copies its grid for every assumption, so it keeps these places as nine bits for
 * each house and digit, beside nine bits of digits for each cell. Digits count from 0 here: d stands for d + 1.
 *
 * Orders decide ratings. Kinds of houses are counted box, row, column (ORDER_A of the rules); houses have the numbers
 * of houses.h. */
#pragma once

#include "engine/core/board.h"

enum { N_MARKS = 729, N_KINDS = 3 };

/* A set of nine: digits of a cell, or places in a house in reading order. for_each_digit () runs through either. */
typedef uint16_t Nine;

enum { NINE_ALL = 0x1ff };

typedef struct {
  uint8_t digit[N_CELLS];            /* 1–9, 0 where empty */
  Nine    marks[N_CELLS];            /* the candidates; ∅ where filled */
  Nine    at[N_HOUSES][9];           /* at[h][d]: the places of the digit in the house */
  uint8_t n_empty[N_HOUSES];         /* cells without a digit */
  uint8_t n_filled[9];               /* cells that hold the digit */
} RateGrid;

extern const uint8_t nine_counts[NINE_ALL + 1];        /* how many are in a set: asked more often than anything */
/* The 20 peers in the order of the rules: box, then the rest of the row, then of the column. */
extern const uint8_t rate_peers[N_CELLS][N_PEERS];
extern const uint8_t rate_houses[N_CELLS][N_KINDS];    /* box, row, column of a cell */
extern const uint8_t rate_places[N_CELLS][N_KINDS];    /* its place in each */
extern const uint8_t rate_kinds[N_KINDS];              /* HOUSE_BOXES, HOUSE_ROWS, HOUSE_COLUMNS */
extern const Nine    rate_new_places[N_CELLS][N_KINDS];/* of each house of a cell: the places of peers that are in no house of
                                                        * an earlier kind */
extern const uint8_t rate_kinds_b[N_KINDS];            /* HOUSE_BOXES, HOUSE_COLUMNS, HOUSE_ROWS */

/* [base][cover]: the places of the base house that lie in the cover, a house of another kind; ∅ if they do not cross. */
extern const Nine    rate_crosses[N_HOUSES][N_HOUSES];

/* What a step does. Only candidates that are there are ever listed. */
typedef struct {
  double  rating;
  int     technique;                 /* RateTechnique */
  int     cell, digit;               /* what it places; cell NO_CELL if nothing */
  bool    removes;
  Nine    removed[N_CELLS];
} RateHint;

static inline int  mark_of    (int cell, int d) { return cell * 9 + d; }
static inline Nine nine_of    (int i)           { return (Nine) (1u << i); }
static inline int  nine_count (Nine set)        { return nine_counts[set]; }
static inline int  nine_first (Nine set)        { return __builtin_ctz (set); }
static inline Nine nine_minus (Nine a, Nine b)  { return (Nine) (a & ~b); }
static inline bool nine_many  (Nine set)        { return (set & (set - 1)) != 0; }        /* two or more */
/* Without a branch: what the answer is cannot be guessed. */
static inline bool nine_is_one (Nine set)       { return (set ^ (set - 1u)) > set - 1u; }
static inline bool nine_is_two (Nine set)       { return nine_many (set) && !nine_many ((Nine) (set & (set - 1))); }

static inline int
house_cell (int house, int place)
{
  return house_cells[house][place];
}

/* Subsets of k are masks of k bits: from the smallest number to the next larger one is the rules' order. */
static inline unsigned subset_first (int k) { return (1u << k) - 1; }

static inline unsigned
subset_next (unsigned subset)
{
  unsigned low = subset & -subset, up = subset + low;

  return up | (((subset ^ up) >> 2) / low);
}

/* All subsets of a set: from ∅ to the next larger one as a number; ∅ after the last. */
static inline Nine subset_of_next (Nine set, Nine subset) { return (Nine) ((subset - set) & set); }

/* The members of the set whose numbers in rising order are in the subset. Rising subsets give rising picks. */
static inline Nine
nine_pick (Nine set, unsigned subset)
{
  Nine picked = 0;

  for (; subset; subset >>= 1, set &= (Nine) (set - 1))
    if (subset & 1)
      picked |= (Nine) (set & -set);
  return picked;
}

/* Every candidate that no peer contradicts. */
void rate_grid_from_board (RateGrid *grid, const Board *board);
void rate_grid_strike     (RateGrid *grid, int cell, int d);
void rate_grid_place      (RateGrid *grid, int cell, int d);
bool rate_grid_is_full    (const RateGrid *grid);


void rate_hint_clear  (RateHint *hint);
/* Those of the digits that the cell has are added to what is removed. */
void rate_hint_remove (RateHint *hint, const RateGrid *grid, int cell, Nine digits);
void rate_hint_apply  (const RateHint *hint, RateGrid *grid);
