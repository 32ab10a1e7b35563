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

#include "engine/fast/count.h"
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
  WISH_NEEDS_NEVER,                  /* the technique is a special case of another one, which would do as well */
  N_WISH_STATUSES,
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
  GENERATE_STOPPED,                  /* asked to stop; call again to go on: the try that was broken off begins anew */
  GENERATE_REFUSED,                  /* wish_check () says why; where it has nothing to say, there was no memory */
} GenerateOutcome;

/* The search for one puzzle: a plain value. */
typedef struct {
  Wish     wish;
  uint64_t seed, index;              /* this puzzle's */
  uint64_t n_tries;                  /* begun so far */
  uint64_t n_in_clues;               /* of those: with as many clues as wished */
  uint64_t n_rated;                  /* how often it was found out how hard a board is: for each of those, and again with
                                      * clues put back where it was too hard */
  uint64_t ratings[128];             /* where a rating is wished: what came out, by ER in tenths; the last one: given up as
                                      * harder than er_max */
} Generate;

typedef struct GenerateWork GenerateWork;              /* room to think, for any number of puzzles, one thread at a time */

GenerateWork *generate_work_new  (void);               /* NULL: no memory */
void          generate_work_free (GenerateWork *work); /* NULL is fine */
/* Asked every few milliseconds; true: stop. NULL, the default, never stops. */
void          generate_work_set_stop (GenerateWork *work, bool (*stop) (void *user), void *user);
/* Which kernel counts, of those that run here; NULL, the default: the best. The puzzles are the same. */
void          generate_work_set_kernel (GenerateWork *work, const CountKernel *kernel);

void            generate_start (Generate *generate, const Wish *wish, uint64_t seed, uint64_t index);
/* Goes on for at most that many tries (≥ 1). made is filled for GENERATE_MADE only. */
GenerateOutcome generate_run   (Generate *generate, GenerateWork *work, uint64_t tries, Made *made);

/* The same for n puzzles side by side, of one wish: faster where clues are dug by search, for their questions are put to the
 * fast engine together. outcomes[i] is GENERATE_TRYING to begin with; it becomes what generate_run () would
 * have returned, with made[i]. Puzzles whose outcome is GENERATE_MADE or GENERATE_REFUSED are passed by. */
void            generate_many  (Generate *generates, size_t n, GenerateWork *work, uint64_t tries, Made *made,
                                GenerateOutcome *outcomes);
