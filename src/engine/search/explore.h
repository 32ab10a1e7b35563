/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore.h — the state of strategy explore: between strategy-explore.c, which steps it, and
 * explore-show.c, which tells what it holds.
 *
 * Guesses are numbered from 1; frame[depth] is the cell being branched, frame[0 … depth − 1] are
 * the open guesses. What follows from the clues alone lies below frame[0] on the trail. */
#pragma once

#include <stddef.h>

#include "domains.h"
#include "strategy.h"

typedef enum { STRIP, SELECT, BRANCH, RETREAT, WIPED, CLASH, EXHAUSTED, ENDED } Phase;

typedef struct {
  uint8_t  cell;
  uint8_t  digit;              /* tried last; 0 on arrival */
  Digits   possible, untried;
  uint16_t trail;              /* entries before the guess */
  uint64_t nodes;              /* nodes before the guess */
} Frame;

/* A trail entry is cell × 16 + a digit that was stripped, or one of these for a single that was placed. */
enum { TRAIL_NAKED = 0, TRAIL_HIDDEN = 10 /* + 0 row, 1 column, 2 box */ };

typedef struct {
  Domains  domains;
  CellSet  given;
  CellSet  strips;             /* peers that still have the digit placed last */
  uint64_t nodes, singles, backtracks, tests, wipeouts, solutions;
  DeadEnd  dead;
  uint16_t wanted;             /* solutions */
  uint16_t n_trail;
  uint8_t  cell_order, inference, undo;
  uint8_t  phase, outcome;
  uint8_t  depth, max_depth;
  uint8_t  source;             /* STRIP: whose digit is stripped; RETREAT: whose strips stand on top of the trail */
  uint8_t  exhausted;          /* RETREAT: the cell that had nothing left to try */
  Frame    frame[N_CELLS + 1];
  union {
    uint16_t trail[TRAIL_MAX];
    DomainsCopy copy[N_CELLS];
  };
} Explore;

enum { TRAIL_STATE_SIZE = offsetof (Explore, trail) + sizeof (uint16_t[TRAIL_MAX]) };

_Static_assert (TRAIL_STATE_SIZE <= 4096, "a keyframe of the trail form");
_Static_assert (sizeof (Explore) <= STATE_SIZE_MAX, "a keyframe of the copy form");

void explore_show (const void *state, SearchView *view);
