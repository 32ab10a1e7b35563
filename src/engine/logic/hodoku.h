/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* hodoku.h — the step that HoDoKu takes next, so that its scale can be had exactly.
 *
 * A score is a sum over steps, and which of several instances is taken decides what comes after it. HoDoKu takes singles from
 * two queues, which remember in what order they came to be, and of each other technique the first or the best by its own order.
 * hodoku/hodoku.c says these rules. */
#pragma once

#include "technique.h"

typedef struct {
  uint8_t cell[243], digit[243];     /* a single each */
  uint8_t first, end;                /* those that wait */
} HodokuQueue;

/* What the order of singles depends on, beside the position. A plain value. */
typedef struct {
  uint8_t     n_places[N_HOUSES][10];
  HodokuQueue naked, hidden;
} HodokuSingles;

enum { HODOKU_STRUCK = 128 };

typedef struct {
  const Technique *technique;        /* the row that names it */
  uint16_t placed;                   /* a candidate, or N_CANDIDATES: none */
  uint16_t n_struck;
  uint16_t struck[HODOKU_STRUCK];    /* candidates, in the order in which they go; a candidate may come again */
} HodokuStep;

/* The singles of a position that came to be by placing what is filled in reading order, then striking what is missing. */
void hodoku_start (HodokuSingles *singles, const Position *position);

/* HoDoKu's searches have numbers from 0 on, in the order of its ladder. Whether this one is the row's; a row without one is found
 * by another's search, too. */
bool hodoku_searches (int search, const Technique *technique);

/* What the search finds first. A single leaves its queue by being found, so that it is to be taken. */
bool hodoku_find (int search, const Position *position, HodokuSingles *singles, const Stop *stop, HodokuStep *step);

/* What the step does, as a deduction without a reason. */
void hodoku_tell (const HodokuStep *step, const Position *position, Deduction *deduction);

/* The same with the reason: an instance of the technique, found in the position, that does this. If ours sees none that does just
 * this, what another technique of the table says about it, and at last none. False: *out_of_memory. */
bool hodoku_explain (const HodokuStep *step, const Position *position, Deduction *deduction, bool *out_of_memory);

void hodoku_take (const HodokuStep *step, Position *position, HodokuSingles *singles);
