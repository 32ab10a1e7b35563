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

/* work.c: a step begins; it was broken off because the caller asked for it, or for want of room. */
void rate_work_begin            (RateWork *work, const RateGrid *grid);
bool rate_work_stopped          (const RateWork *work);
bool rate_work_beyond           (const RateWork *work);

/* The kinds of base and cover of each pass over locked candidates. */
extern const uint8_t rate_locking_passes[4][2];
