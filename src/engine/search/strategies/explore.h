/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore.h — the state of strategy explore: between explore.c, which steps it, and
 * explore-show.c, which tells what it holds.
 *
 * What follows from the clues alone lies below frame[0] on the trail. */
#pragma once

#include <stddef.h>

#include "backtrack.h"
#include "domains.h"
#include "engine/search/strategy.h"

enum { EXPLORE_STRIP = BACKTRACK_OWN, EXPLORE_WIPED };

/* A trail entry is cell × 16 + a digit that was stripped, or one of these for a single that was placed. */
enum { TRAIL_NAKED = 0, TRAIL_HIDDEN = 10 /* + 0 row, 1 column, 2 box */ };

/* The mark of a frame: entries of the trail before the guess. */
typedef struct {
  Backtrack base;
  Domains   domains;
  CellSet   strips;            /* peers that still have the digit placed last */
  DeadEnd   dead;
  uint16_t  n_trail;
  uint8_t   cell_order, inference, undo;
  uint8_t   source;            /* STRIP: whose digit is stripped; RETREAT: whose strips stand on top of the trail */
  union {
    uint16_t trail[TRAIL_MAX];
    DomainsCopy copy[N_CELLS];
  };
} Explore;

enum { TRAIL_STATE_SIZE = offsetof (Explore, trail) + sizeof (uint16_t[TRAIL_MAX]) };

_Static_assert (TRAIL_STATE_SIZE <= 4096, "a keyframe of the trail form");
_Static_assert (sizeof (Explore) <= STATE_SIZE_MAX, "a keyframe of the copy form");

void explore_show (const void *state, SearchView *view);
