/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* spread.h — how often each number came: enough for exact medians, for curves and for histograms, and two of them are added up
 * by adding up how often.
 *
 * A table by hashing, 32 bytes or less for each different number; what came more than once costs nothing more. So its size
 * depends on how large the numbers can be, not on how many there are. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  uint64_t value, count;               /* count 0: an empty slot */
} SpreadStep;

/* Zero it to begin. */
typedef struct {
  SpreadStep *slots;
  unsigned    room, used;              /* room: a power of two, or 0 */
  uint64_t    total;                   /* of all counts */
} Spread;

void        spread_clear  (Spread *spread);
void        spread_add    (Spread *spread, uint64_t value, uint64_t count);
void        spread_join   (Spread *spread, const Spread *other);

/* The different numbers, ascending, each with its count. g_free () it; NULL: none. */
SpreadStep *spread_sorted (const Spread *spread, unsigned *n);

/* The number of this rank, counted from 0, below the sum of the counts. */
uint64_t    spread_rank   (const SpreadStep *steps, unsigned n, uint64_t rank);
