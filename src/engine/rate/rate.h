/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate.h — how hard a puzzle is, on the scale of Sudoku Explainer 1.2.1.
 *
 * The scale is a player who knows a list of techniques by rising difficulty and always takes the first step that he
 * finds. Three numbers come out: ER, the hardest step; EP, the hardest up to the first digit placed; ED, the first
 * step. They depend on the order in which each technique looks, and on what exactly it takes for a find. So the rater
 * is not the ladder with other numbers: it has its own searches, in the scale's orders, and shares with the ladder only
 * the board. What it leaves out is all that people need and a number does not: which cells to show, and why.
 *
 * The rules were taken down by watching the program and its published ratings; no line of it is used. Where it depends
 * on addresses in memory (from 9.0 upwards, rarely) cells are taken in reading order, as its later versions do.
 *
 * A Rate is a value: the grid and the marks of a puzzle that is being solved. The caller pulls one step after the
 * other; the room to think is a RateWork, made once for each thread and used for any number of puzzles. */
#pragma once

#include <stddef.h>

#include "grid.h"

typedef enum {
  RATE_NOTHING,
  RATE_LAST_CELL, RATE_HIDDEN_SINGLE, RATE_DIRECT_POINTING, RATE_DIRECT_CLAIMING, RATE_DIRECT_HIDDEN_PAIR, RATE_NAKED_SINGLE,
  RATE_DIRECT_HIDDEN_TRIPLET, RATE_POINTING, RATE_CLAIMING, RATE_NAKED_PAIR, RATE_X_WING, RATE_HIDDEN_PAIR,
  RATE_NAKED_TRIPLET, RATE_SWORDFISH, RATE_HIDDEN_TRIPLET, RATE_XY_WING, RATE_XYZ_WING, RATE_UNIQUE_RECTANGLE,
  RATE_UNIQUE_LOOP, RATE_NAKED_QUAD, RATE_JELLYFISH, RATE_HIDDEN_QUAD, RATE_BUG_1, RATE_BUG_2, RATE_BUG_3, RATE_BUG_4,
  RATE_ALIGNED_PAIR, RATE_X_CYCLE, RATE_Y_CYCLE, RATE_XY_CYCLE, RATE_FORCING_X_CHAIN, RATE_FORCING_CHAIN,
  RATE_ALIGNED_TRIPLET, RATE_NISHIO, RATE_MULTIPLE_CHAINS, RATE_DYNAMIC_CHAINS, RATE_DYNAMIC_PLUS, RATE_NESTED_2,
  RATE_NESTED_3, RATE_NESTED_4, RATE_NESTED_5,
  N_RATE_TECHNIQUES,
} RateTechnique;

typedef enum {
  RATE_STEPPED,                      /* one step further */
  RATE_SOLVED,                       /* no cell is empty; the numbers are final */
  RATE_STUCK,                        /* no technique finds anything: ER is 20, as Sudoku Explainer has it */
  RATE_BEYOND,                       /* some search would need more room than there is: ER is at least 9.5, and not known */
  RATE_STOPPED,                      /* asked to stop; nothing has changed, a further call begins this step again */
} RateOutcome;

typedef struct {
  RateGrid grid;
  double   er, ep, ed;               /* so far: er is a lower bound, ep and ed are final once ep is not 0 */
  int      hardest;                  /* RateTechnique of the first step of rating er */
  int      n_steps;
} Rate;

typedef struct RateWork RateWork;

/* About 52 MiB of address space, touched as far as it is needed: only from 7.5 upwards. NULL: no memory. */
RateWork   *rate_work_new  (void);
size_t      rate_work_size (void);                     /* bytes, at most 64 MiB */
void        rate_work_free (RateWork *work);           /* NULL is fine */
/* Asked every few milliseconds during long steps; true: stop. NULL, the default, never stops. */
void        rate_work_set_stop (RateWork *work, bool (*stop) (void *user), void *user);

/* A puzzle of one solution; others get numbers too, but these mean nothing. No cell may have a digit that a peer has. */
void        rate_start     (Rate *rate, const Board *board);
/* step: what was found, or NULL. It is filled for RATE_STEPPED only. */
RateOutcome rate_step      (Rate *rate, RateWork *work, RateHint *step);
/* Steps to the end, or until it is stopped. */
RateOutcome rate_run       (Rate *rate, RateWork *work);

/* A rating as it is printed, in tenths: 6.5 + 0.1 + 0.1 is 66 or 67 as the sum of doubles falls. */
int         rate_tenths    (double rating);

/* "x-wing": stable, for command lines and files. */
const char *rate_technique_id (int technique);
