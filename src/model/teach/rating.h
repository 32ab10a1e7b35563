/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rating.h — how hard the puzzle is, found out while it is looked at.
 *
 * Two workers rate it at the same time, one as Sudoku Explainer does and one as HoDoKu does: easy puzzles take less than a
 * millisecond, the hardest seconds. Newest wins: another board drops what was asked about the one before, within 50 ms,
 * and nobody waits for it. The last few puzzles are remembered, so that undo and redo ask nothing twice.
 *
 * Signal "changed" (no arguments): a worker has come back. What setdoku_rating_set_board () knows at once is not told: who
 * calls it looks. Main thread only. */
#pragma once

#include <gio/gio.h>

#include "engine/logic/score.h"
#include "engine/rate/rate.h"
#include "formats/document.h"

#define SETDOKU_TYPE_RATING (setdoku_rating_get_type ())
G_DECLARE_FINAL_TYPE (SetdokuRating, setdoku_rating, SETDOKU, RATING, GObject)

enum { RATING_STEPS_MAX = 81 + 729 };          /* each places a digit or strikes a candidate */

/* A step on the way that Sudoku Explainer's scale takes. */
typedef struct {
  uint16_t tenths;             /* its rating */
  uint8_t  technique;          /* RateTechnique */
  uint8_t  cell, digit;        /* what it places, 1–9; cell NO_CELL: nothing */
  uint8_t  ways;               /* so many different steps no harder were open: rate/ways.h; 0: not counted */
  uint16_t n_struck;           /* candidates that it strikes, when it places nothing */
} RatingStep;

typedef struct {
  bool       rated;            /* what follows is known */
  bool       at_least;         /* the search had not room enough: er is a lower bound */
  int        er, ep, ed;       /* tenths */
  int        hardest;          /* RateTechnique of the first step of rating er */
  int        hardest_step;     /* its number in steps[]; −1: none, the board is full */
  int        n_steps;
  RatingStep steps[RATING_STEPS_MAX];
} SeRating;

/* Here and now, which may take seconds; cancellable may be NULL. Not rated: cancelled, or memory is short. */
void se_rating_find (SeRating *se, const Board *board, GCancellable *cancellable);

typedef struct {
  bool             scored;     /* what follows is known */
  bool             stuck;      /* no technique goes on: the score is a lower bound */
  int              score, n_steps;
  TechniqueLevel   level;
  const Technique *hardest;    /* NULL: the board is full */
} HodokuRating;

typedef struct {
  bool         known;          /* there is a puzzle; else all of this is zero */
  SeRating     se;
  HodokuRating hodoku;
} RatingReport;

SetdokuRating      *setdoku_rating_new        (void);
const RatingReport *setdoku_rating_get_report (SetdokuRating *self);           /* borrowed; changes in place */
bool                setdoku_rating_is_working (SetdokuRating *self);

/* The clues of a puzzle with exactly one solution, as SetdokuCensus says, or NULL: none. The same board as before changes
 * nothing. */
void                setdoku_rating_set_board  (SetdokuRating *self, const Board *board);

/* What files keep of it: Sudoku Explainer's figures. False: not known yet, or not fully. */
bool                setdoku_rating_to_document (SetdokuRating *self, DocumentRating *rating);

/* For tests of those who wait: while it is held no worker starts. */
void                setdoku_rating_hold       (SetdokuRating *self, bool held);
