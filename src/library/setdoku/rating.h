/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rating.h — how hard a puzzle is: where one gets stuck (Sudoku Explainer), and how long it takes (HoDoKu).
 *
 * Sudoku Explainer 1.2.1 gives three numbers: ER, the hardest step; EP, the hardest up to the first digit placed; ED, the first
 * step. HoDoKu 2.2 sums up what the steps cost. The numbers are theirs; most puzzles take under a millisecond, the hardest ones a
 * second. */
#pragma once

#include "basics.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  int32_t     er, ep, ed;            /* tenths. er is 200 where no technique of theirs finds a next step */
  int32_t     n_steps;
  const char *hardest;               /* constant id of the first step of rating er: "x-wing"; NULL: there was no step */
  uintptr_t   spare[4];
} SetdokuRating;

typedef struct {
  int32_t     rating;                /* tenths */
  int32_t     cell, digit;           /* what it places; −1 and 0: it only strikes */
  const char *technique;             /* constant id */
  uintptr_t   spare[2];
} SetdokuRatingStep;

/* Room to think, and a puzzle that is being rated: some 52 MiB of address space, touched as far as it is needed, which is from
 * 7.5 upwards. One for each thread does for any number of puzzles. */
typedef struct SetdokuRater SetdokuRater;

SETDOKU_PUBLIC SetdokuRater *setdoku_rater_new (void);         /* NULL: memory is short */
SETDOKU_PUBLIC void setdoku_rater_free (SetdokuRater *rater);

/* NULL, the default: it is never stopped. user is passed to it. */
SETDOKU_PUBLIC void setdoku_rater_set_stop (SetdokuRater *rater, SetdokuStop stop, void *user);

/* The whole rating of a puzzle of one solution. SETDOKU_NO_SOLUTION, SETDOKU_SEVERAL, SETDOKU_BAD_PUZZLE; SETDOKU_BEYOND: a
 * search would take more room than there is; SETDOKU_STOPPED: the next call begins anew. */
SETDOKU_PUBLIC SetdokuStatus setdoku_rate (SetdokuRater *rater, const char *puzzle, SetdokuRating *rating);

/* The same step by step, without looking whether there is one solution: of others the numbers mean nothing. SETDOKU_BAD_PUZZLE;
 * SETDOKU_NO_SOLUTION: clues that repeat in a house. */
SETDOKU_PUBLIC SetdokuStatus setdoku_rater_start (SetdokuRater *rater, const char *puzzle);

/* SETDOKU_TRYING: one step further, and step, which may be NULL, is filled. SETDOKU_OK: there are no more, the rating is final.
 * SETDOKU_BEYOND, SETDOKU_STOPPED. A rater that never started is not allowed. */
SETDOKU_PUBLIC SetdokuStatus setdoku_rater_step (SetdokuRater *rater, SetdokuRatingStep *step);

/* So far: er is a lower bound, ep and ed are final once they are not 0. */
SETDOKU_PUBLIC void setdoku_rater_rating (const SetdokuRater *rater, SetdokuRating *rating);

typedef struct {
  int32_t     score;
  int32_t     n_steps;
  bool        solved;                /* false: its ladder got stuck, and the rest is so far */
  const char *level;                 /* constant: "easy" "medium" "hard" "unfair" "extreme" */
  const char *hardest;               /* constant id of its dearest technique; NULL: there was no step */
  uintptr_t   spare[4];
} SetdokuScore;

/* HoDoKu's score of a puzzle of one solution. stop: NULL, or asked before each technique. SETDOKU_BAD_PUZZLE,
 * SETDOKU_NO_SOLUTION, SETDOKU_SEVERAL, SETDOKU_STOPPED, SETDOKU_NO_MEMORY. */
SETDOKU_PUBLIC SetdokuStatus setdoku_score (const char *puzzle, SetdokuStop stop, void *user, SetdokuScore *score);

#ifdef __cplusplus
}
#endif
