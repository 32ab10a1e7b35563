/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* rate-private.h — the rater's techniques, a function each.
 *
 * A technique gets a cleared hint. It fills it with the first thing that it finds in the scale's order, or, where the
 * scale sorts the finds of a technique, with the smallest; otherwise it returns false and leaves the hint clear. */
#pragma once

#include "rate.h"

typedef bool (*RateFind) (RateWork *work, const RateGrid *grid, RateHint *hint);

/* basic.c */
bool rate_hidden_single         (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_direct_locking        (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_direct_hidden_pair    (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_naked_single          (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_direct_hidden_triplet (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_locking               (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_naked_pair            (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_x_wing                (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_hidden_pair           (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_naked_triplet         (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_swordfish             (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_hidden_triplet        (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_xy_wing               (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_xyz_wing              (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_naked_quad            (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_jellyfish             (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_hidden_quad           (RateWork *work, const RateGrid *grid, RateHint *hint);

/* unique.c, bug.c, aligned.c */
bool rate_unique                (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_bug                   (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_aligned_pair          (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_aligned_triplet       (RateWork *work, const RateGrid *grid, RateHint *hint);

/* forcing.c */
bool rate_simple_chains         (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_nishio                (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_multiple_chains       (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_dynamic_chains        (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_dynamic_plus          (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_nested_2              (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_nested_3              (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_nested_4              (RateWork *work, const RateGrid *grid, RateHint *hint);
bool rate_nested_5              (RateWork *work, const RateGrid *grid, RateHint *hint);

/* What has changed: candidates have gone, cells were filled. Not all of what a technique looks at has to be looked at again: what
 * it has asked in vain is in vain until something of it changes. */
typedef struct {
  uint32_t houses;                   /* with some such cell */
  Nine     digits;                   /* of candidates that have gone */
  CellSet  cells;
  Nine     at[N_HOUSES];             /* of each house: the digits that have lost a place there */
} RateNews;

/* Since the technique that is asked was asked in vain; everything where that is not known. */
const RateNews *rate_work_news  (const RateWork *work);
enum { N_ASKED = 32 };
/* The technique of that number, below N_ASKED, is asked next; it was, to the end. */
void rate_work_ask              (RateWork *work, int technique);
void rate_work_asked            (RateWork *work, int technique, bool found);

/* work.c: a step begins; it was broken off because the caller asked for it, or for want of room. */
void rate_work_begin            (RateWork *work, const RateGrid *grid);
bool rate_work_stopped          (const RateWork *work);
bool rate_work_beyond           (const RateWork *work);

/* The kinds of base and cover of each pass over locked candidates. */
extern const uint8_t rate_locking_passes[4][2];
/* The i-th of the three covers that the base, counted from 0, crosses in a pass: a house. */
int                  rate_locking_cover (int pass, int base, int i);
