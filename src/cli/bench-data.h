/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-data.h — what all benchmarks of the engine share: topics as rows, the clock, the lists, the median.
 *
 * Figures are CPU time, one "name: value" a line; what is compared runs interleaved, for wall-clock timings on shared
 * machines are noise. Lists come from $SETDOKU_DATA (default ../shared/data); a missing one is said. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "bench-clock.h"
#include "engine/core/board.h"

typedef struct {
  const char *id, *summary;
  void      (*run) (void);
} BenchTopic;

/* Runs the topics that argv names, all where it names none. False, and nothing is run: *unknown is no topic. */
bool bench_run (const BenchTopic *topics, gsize n, int argc, char *argv[], const char **unknown);

/* CPU seconds of this thread. */
double  bench_clock  (void);

/* Boards of a list: the first 81 characters in a row of digits and dots on each line; every stride-th of them.
 * NULL, and said so, when the list is not there. Free with g_array_unref (). */
GArray *bench_list   (const char *name, int stride);

/* The same of any file; NULL, and nothing said, when it cannot be read. */
GArray *bench_boards (const char *path, int stride);

/* The median of values, of two in the middle the upper one, as SEEDS has it; sorts them. */
double  bench_median (GArray *doubles);

extern const char *const bench_anti_brute_force;       /* SEEDS A */
