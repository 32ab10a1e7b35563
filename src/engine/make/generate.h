/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* generate.h — puzzles made to a wish.
 *
 * A try is a full grid, filled by chance, from which clues are taken as long as one solution is left and the wish
 * allows it; what remains is then rated as far as the wish asks. Tries that do not meet the wish are thrown away: a band
 * is met, never approximated.
 *
 * Puzzle number i of a seed is a function of the wish, the seed and i alone, so it does not matter how many
 * threads or machines share a run, in which order they work, or which kernel counts. */
#pragma once

#include "engine/logic/ladder.h"
#include "engine/logic/rate.h"
#include "engine/search/options.h"
#include "symmetry.h"

typedef enum { MAKE_SEARCH, MAKE_POTENTIAL } MakeMethod;         /* any clue that is not needed goes; or SEEDS B, as it is written */

/* What is wished. wish_init () wishes for nothing in particular: any puzzle of one solution. */
typedef struct {
  MakeMethod   method;
  Variant      variant;              /* of MAKE_POTENTIAL's fill */
  int          er_min, er_max;       /* tenths of Sudoku Explainer's ER, both inside; er_max 0: not rated */
  int          score_min, score_max; /* HoDoKu's score; score_max 0: not scored */
  int          needs;                /* row of techniques[] without which the puzzle cannot be solved by the others; −1 */
  TechniqueSet allowed;              /* the rows that must be enough to solve it */
  bool         only_allowed;         /* allowed counts */
  int          clues_min, clues_max; /* 0–81 */
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
} WishStatus;

void       wish_init  (Wish *wish);
WishStatus wish_check (const Wish *wish);              /* what can be proven impossible beforehand */

typedef struct {
  Board    puzzle;                   /* the clues */
  uint8_t  solution[N_CELLS];
  int      er, ep, ed;               /* tenths; 0: not rated */
  int      rate_technique;           /* RateTechnique of the hardest step; RATE_NOTHING: not rated */
  int      score;                    /* HoDoKu's; −1: not scored */
} Made;

typedef enum {
  GENERATE_MADE,                     /* there it is */
  GENERATE_TRYING,                   /* the tries that were asked for are over; call again to go on */
  GENERATE_STOPPED,                  /* asked to stop; call again to go on with the try that was broken off */
  GENERATE_REFUSED,                  /* wish_check () says why */
} GenerateOutcome;

/* The search for one puzzle: a plain value. */
typedef struct {
  Wish     wish;
  uint64_t seed, index;              /* this puzzle's */
  uint64_t n_tries;                  /* begun so far */
  uint64_t n_in_clues;               /* of those: with as many clues as wished */
  uint64_t n_rated;                  /* of those: how hard they are was found out */
  uint64_t ratings[128];             /* of the rated: how many by ER in tenths (the last one: all above), whether wished or not */
} Generate;

typedef struct GenerateWork GenerateWork;              /* room to think, for any number of puzzles, one thread at a time */

GenerateWork *generate_work_new  (void);               /* NULL: no memory */
void          generate_work_free (GenerateWork *work); /* NULL is fine */
/* Asked every few milliseconds; true: stop. NULL, the default, never stops. */
void          generate_work_set_stop (GenerateWork *work, bool (*stop) (void *user), void *user);

void            generate_start (Generate *generate, const Wish *wish, uint64_t seed, uint64_t index);
/* Goes on for at most that many tries (≥ 1). made is filled for GENERATE_MADE only. */
GenerateOutcome generate_run   (Generate *generate, GenerateWork *work, uint64_t tries, Made *made);
