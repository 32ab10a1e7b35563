/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* norvig.h — the state of strategy norvig: between norvig.c, which steps it, and norvig-show.c, which tells
 * what it holds. */
#pragma once

#include "backtrack.h"
#include "domains.h"
#include "engine/search/strategy.h"

enum { NORVIG_STRIP = BACKTRACK_OWN, NORVIG_WIPED };

/* The essay's copy of the grid: the cells without a digit, and what they could hold. */
typedef struct {
  CellSet empty;
  Digits  of[N_CELLS];
} Copy;

/* What is still to be looked at after a digit was placed. */
typedef struct {
  CellSet  losers;             /* peers that it was struck from */
  Digits   others;             /* digits that its cell cannot give to a house any more */
  uint8_t  cell, digit;
  uint16_t house;              /* how many of the houses were looked at for the first of others, else of losers */
  uint16_t entered;            /* rule (1) was followed for the first of losers */
} Lead;

_Static_assert (sizeof (Lead) == 24, "without padding, so that equal searches are equal bytes");

typedef struct {
  Backtrack base;
  Domains   domains;
  CellSet   clues;             /* those that were not gone through yet */
  CellSet   strips;            /* peers that still have the digit placed last */
  DeadEnd   dead;
  uint8_t   n_leads;
  Lead      lead[N_CELLS];     /* the digit placed last on top */
  Copy      copy[N_CELLS];     /* before guess depth + 1 */
} Norvig;

_Static_assert (sizeof (Norvig) <= STATE_SIZE_MAX, "a keyframe with all copies");

void   norvig_show   (const void *state, SearchView *view);
Digits norvig_domain (const void *state, int cell);
