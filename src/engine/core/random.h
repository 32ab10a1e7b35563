/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* random.h — the one source of chance: xoshiro256** 1.0 (Blackman, Vigna), seeded by splitmix64.
 *
 * It is a plain value that lives inside a search's state, and it is specified, so that the same
 * seed gives the same search on every machine and in every version. */
#pragma once

#include <stdint.h>

typedef struct { uint64_t s[4]; } Random;

/* Any seed will do: the four words are the next four of splitmix64, which are never all zero. */
void     random_start (Random *random, uint64_t seed);

/* All 64 bits are equally good; the period is 2²⁵⁶ − 1. */
uint64_t random_next  (Random *random);

/* 0 … n − 1, each exactly as likely; n > 0. Takes the upper half of one random_next (), rarely of more. */
uint32_t random_below (Random *random, uint32_t n);

/* The seed of item number index in a series: independent of how the series is cut into parts. */
uint64_t random_seed_of (uint64_t seed, uint64_t index);
