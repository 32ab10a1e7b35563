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
#include "made.h"
#include "wish.h"

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
  uint64_t ratings[MADE_RATINGS];    /* where a rating is wished: what came out, see made.h */
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
