/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench.h — the figures that the engine is held to, measured: a topic a row.
 *
 * Everything is CPU time, and what is compared runs interleaved in one process: wall clocks on shared
 * machines are noise. Lists come from $SETDOKU_DATA (default ../shared/data); a missing one is said. */
#pragma once

#include <glib.h>
#include <stdbool.h>

#include "engine/search/strategy.h"

typedef struct {
  const char *id, *summary;
  void      (*run) (void);
} BenchTopic;

void bench_seeds    (void);
void bench_step     (void);
void bench_timeline (void);
void bench_find (void);
void bench_why      (void);
void bench_lists    (void);
void bench_compare  (void);
void bench_fill     (void);
void bench_dig      (void);
void bench_count    (void);
void bench_logic    (void);
void bench_rate     (void);
void bench_make     (void);
void bench_history  (void);

/* The topic count with options and lists of its own: argv[0] is its id. Returns the exit status. */
int  bench_count_command (int argc, char *argv[]);
/* The same of the topic make. */
int  bench_make_command  (int argc, char *argv[]);

/* CPU seconds of this thread. */
double  bench_clock  (void);

/* Boards of a list: the first 81 characters in a row of digits and dots on each line; every stride-th of them.
 * NULL, and said so, when the list is not there. Free with g_array_unref (). */
GArray *bench_list   (const char *name, int stride);

/* The same of any file; NULL, and nothing said, when it cannot be read. */
GArray *bench_boards (const char *path, int stride);

/* Fills the board in reading order with a recursion that reports nothing; the clues must not clash. Stops at the first
 * solution or after max_nodes guesses; returns how many it made. */
uint64_t bench_plain (const Board *board, uint64_t max_nodes);

/* Compares two doubles, for qsort () and g_array_sort (). */
int     bench_by_value (const void *a, const void *b);

/* The median of values, of two in the middle the upper one, as SEEDS has it; sorts them. */
double  bench_median (GArray *doubles);

extern const char *const bench_anti_brute_force;       /* SEEDS A */
