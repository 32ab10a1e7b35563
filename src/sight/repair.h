/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* repair.h — what was read, checked against what a puzzle must be. */
#pragma once

#include "cell.h"
#include "engine/fast/count.h"

enum { REPAIR_CHANGES = 4 };
#define REPAIR_MARGIN 2.0            /* with so much more lost, another reading is less likely enough */
#define REPAIR_LOSS 12.0             /* no more than this may be lost, in logarithms of probabilities */

/* Who counts the solutions of boards of another size than the classic one, as that takes more than this room has. */
typedef struct {
  /* 0, 1, or 2 for more; of what cannot be told in short time, 2. value: n · n of them, 0: empty. */
  int (*solutions) (void *user, int n, int box_rows, const uint8_t *value);
  void *user;
} SightCounter;

/* What a puzzle is checked with. */
typedef struct {
  const SightSize    *size;
  int                 box_rows;
  Count              *count;         /* room */
  const SightCounter *other;         /* NULL: of other boards nothing is known */
} Solver;

typedef struct {
  uint8_t digit[SIZE_CELLS_MOST];    /* 0: empty */
  double  loss;                      /* of all changes together */
  int     n_changed;
  bool    ambiguous;                 /* others are such a puzzle, too, and hardly less likely */
} Repair;

/* The likeliest digits with which the puzzle has exactly one solution, no more than REPAIR_CHANGES of them other than the likeliest
 * of their cell. tries: how many puzzles are looked at, 1 – REPAIR_TRIES. False: none was found. */
enum { REPAIR_TRIES = 400 };
bool repair_find (Repair *repair, const View *view, int tries, double loss, const Solver *solver);

/* 0, 1 or 2 for more; of what cannot be told in short time, 2. */
int  repair_solutions (const uint8_t digit[SIZE_CELLS_MOST], const Solver *solver);
