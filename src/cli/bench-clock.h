/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-clock.h — what every benchmark measures with, those of the window, too: a clock, the memory, and an order of figures. */
#pragma once

#include <time.h>

/* What a clock shows, in milliseconds. CLOCK_THREAD_CPUTIME_ID is this thread's CPU time. */
double bench_ms       (clockid_t clock);

/* What the process holds in memory, in MiB; 0 where the system does not tell. */
double bench_resident (void);

/* Compares two doubles, for qsort () and g_array_sort (). */
int    bench_by_value (const void *a, const void *b);
