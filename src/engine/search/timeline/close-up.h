/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* close-up.h — the depth strip from near: exact columns of a few million events at most, where a summary would tell of
 * too many at once. They are run again, best on a worker. */
#pragma once

#include "stretch.h"

enum { CLOSE_UP_COLUMNS_MAX = 4096 };

typedef struct {
  uint64_t    first, last;           /* 1-based, inclusive */
  int         n;                     /* columns, 1 – CLOSE_UP_COLUMNS_MAX, as timeline_profile () shares them out */
  DepthColumn columns[CLOSE_UP_COLUMNS_MAX];
  uint32_t    failures;              /* in the column at hand */
  int         column;
  Stretch     stretch;
} CloseUp;

/* first ≥ 1, last ≤ the timeline's length, n ≤ last − first + 1. */
void close_up_start (CloseUp *close_up, const Timeline *timeline, uint64_t first, uint64_t last, int n);

/* Runs so many events on at most. False: the columns are whole. */
bool close_up_run   (CloseUp *close_up, uint64_t events);
