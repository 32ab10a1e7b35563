/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench.h — the figures that a user can measure of the engine: a topic a row. What else is measured stands in tests/bench. */
#pragma once

#include "bench-data.h"

void bench_step  (void);
void bench_seek  (void);
void bench_count (void);
/* One puzzle with millions of solutions, alone and shared. False: the counts differ, which is said. */
bool bench_count_one (void);
void bench_rate  (void);
void bench_score (void);
void bench_proof (void);
void bench_sound (void);
void bench_make  (void);
void bench_any   (void);
void bench_canon (void);
void bench_convert (void);

/* The topic count with options and lists of its own: argv[0] is its id. Returns the exit status. */
int  bench_count_command (int argc, char *argv[]);
/* The same of the topics make, boards, sound and seek. */
int  bench_make_command  (int argc, char *argv[]);
int  bench_boards_command (int argc, char *argv[]);
int  bench_sound_command (int argc, char *argv[]);
int  bench_seek_command  (int argc, char *argv[]);

/* Fills the board in reading order with a recursion that reports nothing; the clues must not clash. Stops at the first
 * solution or after max_nodes guesses; returns how many it made. */
uint64_t bench_plain (const Board *board, uint64_t max_nodes);
