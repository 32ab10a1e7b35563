/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tally-share.h — the solutions of one puzzle, counted by several threads.
 *
 * What has so many that it takes a second falls into parts that share no solution; these are blocks of a bulk of their own. The
 * count is the same with any number of threads. Which solution is found first is not, so there is none. */
#pragma once

#include "library/setdoku/count.h"
#include "model/job/bulk.h"

/* How many solutions, at most most (≥ 1); n_jobs: threads, 0: one for each processor. outside: what may be stopped meanwhile; the
 * number means nothing then. False: another puzzle is being shared just now, or memory is short; it has to be counted alone. */
bool tally_share_count (const SetdokuMarks *puzzle, uint64_t most, const SetdokuKernel *kernel, int n_jobs, const Bulk *outside,
                        uint64_t *count);
