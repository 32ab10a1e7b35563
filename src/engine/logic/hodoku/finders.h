/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* finders.h — the searches behind HoDoKu's steps. Each finds one step, the one that HoDoKu takes, or none.
 * Only the files of this room include it. */
#pragma once

#include "engine/logic/hodoku.h"

/* detail: what the search is told, each family says what. */
typedef bool HodokuFinder (const Position *position, int detail, const Stop *stop, HodokuStep *step);

/* singles.c */
bool hodoku_full_house    (const Position *position, const HodokuSingles *singles, HodokuStep *step);
bool hodoku_naked_single  (const Position *position, HodokuSingles *singles, HodokuStep *step);
bool hodoku_hidden_single (const Position *position, HodokuSingles *singles, HodokuStep *step);

/* One strike, or one placing, with all that it does to the queues. */
void hodoku_strike (HodokuSingles *singles, Position *position, int cell, int digit);
void hodoku_place  (HodokuSingles *singles, Position *position, int cell, int digit);

/* subsets.c: detail is the size; of a locked one plus HODOKU_LOCKED; of an intersection the kind of its house */
enum { HODOKU_LOCKED = 16 };
HodokuFinder hodoku_naked_subset, hodoku_hidden_subset, hodoku_intersection;

/* fish.c: detail is the size and what else */
enum { HODOKU_FINNED = 16, HODOKU_SASHIMI = 32, HODOKU_FRANKEN = 64 };
HodokuFinder hodoku_fish;

/* single-digit.c */
HodokuFinder hodoku_skyscraper, hodoku_kite, hodoku_empty_rectangle;

/* wings.c: detail is how many candidates the stem has */
HodokuFinder hodoku_wing, hodoku_w_wing;

/* uniqueness.c: detail is one of these */
enum { HODOKU_UR_1 = 1, HODOKU_UR_2, HODOKU_UR_3, HODOKU_UR_4, HODOKU_UR_5, HODOKU_UR_6, HODOKU_HIDDEN_RECTANGLE,
       HODOKU_AVOIDABLE_1, HODOKU_AVOIDABLE_2 };
HodokuFinder hodoku_bug, hodoku_rectangle;

/* colouring.c: detail is how many pairs of colours */
HodokuFinder hodoku_colours;

/* sue-de-coq.c */
HodokuFinder hodoku_sue_de_coq;

/* chains.c: detail is one of these */
enum { HODOKU_REMOTE_PAIR, HODOKU_TURBOT_FISH, HODOKU_X_CHAIN, HODOKU_XY_CHAIN };
HodokuFinder hodoku_chain;

/* als.c: detail is one of these */
enum { HODOKU_ALS_XZ, HODOKU_ALS_XY_WING, HODOKU_ALS_CHAIN };
HodokuFinder hodoku_als;

/* loops.c: detail is whether nodes may be groups */
HodokuFinder hodoku_loop;

/* forcing.c: detail is whether it is a net */
HodokuFinder hodoku_forcing;

/* brute-force.c */
HodokuFinder hodoku_brute_force;

static inline void
hodoku_step_start (HodokuStep *step)
{
  step->technique = NULL;
  step->placed = N_CANDIDATES;
  step->n_struck = 0;
}

static inline void
hodoku_step_strike (HodokuStep *step, int cell, int digit)
{
  if (step->n_struck < HODOKU_STRUCK)  /* unreached: no step strikes as much */
    step->struck[step->n_struck++] = (uint16_t) candidate_of (cell, digit);
}

static inline void
hodoku_step_strike_all (HodokuStep *step, CellSet cells, int digit)
{
  for_each_cell (cell, cells)
    hodoku_step_strike (step, cell, digit);
}

/* By digit, then by cell, each once: the order of steps that were compared with others. */
void hodoku_step_sort (HodokuStep *step);

/* How a step is judged among others of its search: more strikes first, then shorter ones, then by where it strikes. */
typedef struct {
  int n_struck, length, place;
} HodokuRank;

HodokuRank hodoku_rank (const HodokuStep *step, int length);
bool       hodoku_rank_before (HodokuRank a, HodokuRank b);
