/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* size.h — the boards that are looked for: a row each. */
#pragma once

#include <stddef.h>

enum { SIZE_LINE_MOST = 16, SIZE_CELLS_MOST = SIZE_LINE_MOST * SIZE_LINE_MOST, SIZE_VALUES = SIZE_LINE_MOST + 1,
       SIZE_BOXES_MOST = 2 };

typedef struct {
  int n;                             /* lines, and values 1–n */
  int box_rows[SIZE_BOXES_MOST];     /* rows of a box, the usual first; 0: there is no other way. It has n / box_rows columns */
  int clues_least, clues_most;       /* of a puzzle: fewer have several solutions, more are a printed solution */
  int inked_least;                   /* cells with a digit that tell which side is up */
  int inked_usual;                   /* so many have a digit, however few there are: the least inked of them is a measure of ink */
} SightSize;

/* The classic one first: where it fits, the others are not looked for. */
enum { N_SIGHT_SIZES = 3 };
extern const SightSize sight_sizes[N_SIGHT_SIZES];

/* The row of n; NULL: there is none. */
const SightSize *sight_size_of (int n);
