/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* heat.h — where a range of a search failed, counted exactly: how often each cell was exhausted, how often each kind of
 * event came.
 *
 * Exhausted: no digit of the cell is left to try, on arrival or after a take-back. The search is run again for it: ten
 * million events or more in a second. */
#pragma once

#include "stretch.h"

typedef struct {
  uint64_t exhausted[RULES_CELLS_MAX];
  uint64_t kinds[N_EVENT_KINDS];
} HeatCounts;

typedef struct {
  uint64_t   first, last;            /* the events of the range, 1-based, inclusive */
  bool       arrivals;               /* a dead end is one on arrival at its cell */
  HeatCounts counts;
  Stretch    stretch;
} HeatRun;

/* first ≥ 1, last ≤ the timeline's length. */
void heat_run_start (HeatRun *run, const Timeline *timeline, uint64_t first, uint64_t last);

/* Runs so many events on at most. False: the range is counted. */
bool heat_run       (HeatRun *run, uint64_t events);

/* The last event that is counted; first − 1: none yet. */
uint64_t heat_run_at (const HeatRun *run);
