/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* making.h — puzzles made to a wish.
 *
 * Puzzle number i of a seed is a function of the wish, the seed and i alone: it does not matter how many threads or machines
 * share a run, or in which order. A wish is met, never approximated; what does not meet it is thrown away, so that a narrow wish
 * takes long. */
#pragma once

#include "basics.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What is wished. setdoku_wish_init () wishes for nothing in particular: any puzzle of one solution. Texts are borrowed until
 * setdoku_maker_new () returns. */
typedef struct {
  int32_t     er_min, er_max;        /* tenths of Sudoku Explainer's ER, both inside; er_max 0: any */
  int32_t     score_min, score_max;  /* HoDoKu's score, both inside; score_max 0: any */
  const char *level;                 /* HoDoKu's: "easy" … "extreme"; NULL: any */
  const char *needs;                 /* the id of a technique without which it is not solved; NULL: none */
  const char *allowed;               /* the techniques that are enough: "ns,hs,np" or "ns,hs,skyscraper"; NULL: any */
  int32_t     clues_min, clues_max;  /* 0–81 */
  const char *symmetry;              /* of the pattern of clues: "rotate-180", see setdoku_symmetry (); NULL: none */
  const char *pattern;               /* 81 characters, '.' and '0' for open: the clues are exactly where it has another; NULL: any */
  bool        minimal;               /* no clue can be left out */
  uintptr_t   spare[8];              /* 0 */
} SetdokuWish;

SETDOKU_PUBLIC void setdoku_wish_init (SetdokuWish *wish);

/* The ids of the symmetries by number, from 0. NULL: there are no more. */
SETDOKU_PUBLIC const char *setdoku_symmetry (int number);

typedef struct {
  char        puzzle[SETDOKU_TEXT_SIZE], solution[SETDOKU_TEXT_SIZE];
  int32_t     er, ep, ed;            /* tenths; 0 where the wish did not ask */
  int32_t     score;                 /* HoDoKu's; −1 where the wish did not ask */
  uint64_t    tries;                 /* how many it took */
  uintptr_t   spare[4];
} SetdokuMade;

/* Room to think, and a wish. */
typedef struct SetdokuMaker SetdokuMaker;

/* SETDOKU_BAD_NAME, SETDOKU_BAD_VALUE, SETDOKU_NO_MEMORY; SETDOKU_IMPOSSIBLE: it can be proven that there is no such puzzle. */
SETDOKU_PUBLIC SetdokuMaker *setdoku_maker_new (const SetdokuWish *wish, SetdokuStatus *status);
SETDOKU_PUBLIC void setdoku_maker_free (SetdokuMaker *maker);

/* NULL, the default: it is never stopped. user is passed to it. */
SETDOKU_PUBLIC void setdoku_maker_set_stop (SetdokuMaker *maker, SetdokuStop stop, void *user);

/* Makes that puzzle, with at most so many tries, from 1. SETDOKU_OK. SETDOKU_TRYING, SETDOKU_STOPPED: the same call goes on; one
 * for another puzzle begins that one. SETDOKU_NO_MEMORY. But for the first made is left alone. */
SETDOKU_PUBLIC SetdokuStatus setdoku_maker_make (SetdokuMaker *maker, uint64_t seed, uint64_t index, uint64_t tries,
                                                 SetdokuMade *made);

#ifdef __cplusplus
}
#endif
