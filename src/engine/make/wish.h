/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wish.h — what is wished of a puzzle that is to be made, and what can be known not to come true. */
#pragma once

#include "engine/core/cells.h"
#include "engine/logic/technique-set.h"
#include "variant.h"

typedef enum { MAKE_SEARCH, MAKE_POTENTIAL } MakeMethod;         /* any clue that is not needed goes; or SEEDS B, as it is written */

/* What is wished. wish_init () wishes for nothing in particular: any puzzle of one solution. */
typedef struct {
  MakeMethod   method;
  Variant      variant;              /* of MAKE_POTENTIAL's fill */
  int          er_min, er_max;       /* tenths of Sudoku Explainer's ER, both inside; er_max 0: not rated */
  int          score_min, score_max; /* HoDoKu's score; score_max 0: any */
  int          score_level;          /* HoDoKu's level: a TechniqueLevel; −1: any, and with score_max 0 it is not scored */
  int          needs;                /* a row of techniques[], or −1. With only_allowed: what is allowed solves the puzzle,
                                      * and without this row it does not. Else the same of all that is cheaper: the rows of
                                      * the ladder "full" that come before it in techniques[] */
  TechniqueSet allowed;              /* the rows that must be enough to solve it */
  bool         only_allowed;         /* allowed counts */
  int          clues_min, clues_max; /* 0–81. As few as come out; unless minimal, taking clues away ends at clues_min */
  int          symmetry;             /* row of symmetries[]: of the pattern of clues */
  bool         has_pattern;
  CellSet      pattern;              /* the clues are exactly here */
  bool         minimal;              /* no clue can be left out (with a symmetry: no single one either) */
} Wish;

typedef enum {
  WISH_OK,
  WISH_TOO_FEW_CLUES,                /* fewer than 17 have never one solution */
  WISH_NO_ORBITS,                    /* no union of the symmetry's orbits has that many cells */
  WISH_PATTERN_CLUES,                /* the pattern has another number of cells */
  WISH_PATTERN_SYMMETRY,             /* the pattern is not symmetric in that way */
  WISH_PATTERN_OPEN,                 /* two rows of a band, or two columns of a stack, without a clue: never one solution */
  WISH_NEEDS_FORBIDDEN,              /* needs a technique that is not allowed */
  WISH_EMPTY_RANGE,                  /* a minimum above its maximum */
  WISH_NO_TECHNIQUE,                 /* nothing is allowed */
  WISH_RATING_TECHNIQUE,             /* the technique is beyond what a puzzle of that rating can need */
  WISH_RATING_ALLOWED,               /* what is allowed solves only puzzles of a lower rating */
  WISH_NO_RATING,                    /* no puzzle has a rating in that range */
  WISH_NEEDS_NEVER,                  /* the technique is a special case of another one, which would do as well */
  N_WISH_STATUSES,
} WishStatus;

void       wish_init  (Wish *wish);
WishStatus wish_check (const Wish *wish);              /* what can be proven impossible beforehand */

bool  wish_is_scored (const Wish *wish);
/* Whether the wish says anything about how hard the puzzle is. */
bool  wish_is_graded (const Wish *wish);
/* The rows that the needed technique must add something to, and those with it. */
TechniqueSet wish_below (const Wish *wish);
/* Rows that together do all that Sudoku Explainer's techniques of at most that rating do, and perhaps more. False: the
 * rating is beyond what there is a table for, and the set is not complete. */
bool  wish_techniques_up_to (int rating, TechniqueSet *set);
