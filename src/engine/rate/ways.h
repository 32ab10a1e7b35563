/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ways.h — how many ways are open at a step: where there is one, everybody must find it; where there are thirty,
 * nobody gets stuck.
 *
 * The rater takes the first step that its scale comes to, so nothing easier is there. The ways are the different steps of
 * the same technique that are rated no higher, the one that was taken among them; two steps are the same if they place
 * and strike the same. */
#pragma once

#include "rate.h"

enum { RATE_WAYS_MOST = 99 };

/* grid: as it was before the step. 1 – RATE_WAYS_MOST, which stands for as many or more. 0: stopped, no memory, or of a
 * technique that is not counted: unique loops, bivalue graves beyond the first type, exclusions of aligned cells. It
 * takes about as long as the step took, and asks the work's stop as rate_step () does. */
int rate_ways (RateWork *work, const RateGrid *grid, const RateHint *step);
