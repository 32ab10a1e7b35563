/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzles.h — the boards that the engine's tests work on. */
#pragma once

#include <glib.h>

#include "engine/core/board.h"

/* From the seeds. */
#define PUZZLE_EMPTY \
  "................................................................................."
#define PUZZLE_ANTI_BRUTE_FORCE \
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define PUZZLE_BASIC_FILLING \
  "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define PUZZLE_ELIMINATION \
  "....9.825..8.....1.3...5.6....3..4..81.4.9.36..7..2....2.5...9.6.....7..571.3...."
#define PUZZLE_ROW_ANALYSIS \
  "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3.."
#define PUZZLE_NEEDS_A_GUESS \
  "26879153457143698293458216778.2134.61.684732.3426597186..3248.141.9682..82.17564."

/* The grid that fills the empty board in order. In rows 1 and 4 the digits of columns 1 and 2 can change places, and so
 * can those of columns 5 and 6: without these four or eight cells it has two or four solutions. */
#define GRID_IN_ORDER \
  "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
#define PUZZLE_TWO_SOLUTIONS \
  "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642"
#define PUZZLE_FOUR_SOLUTIONS \
  "..34..789456789123789123456..43..897365897214897214365531642978642978531978531642"

/* No digit repeats, and yet nothing fits r1c9. */
#define PUZZLE_DEAD_AT_ONCE \
  "12345678." "........." "........." "........." "........." "........." "........." "........." "........9"

/* Nothing fits r1c9 or r2c9 but 9. */
#define PUZZLE_DEAD_AFTER_ONE \
  "12345678." "45678.12." "........." "........." "........." "........." "........." "........." "........3"

Board   board_of         (const char *text);                  /* aborts on bad text */
Board   board_transposed (const Board *board);

/* The puzzles of tests/puzzles/NAME.txt; free with g_array_unref (). Board elements. */
GArray *puzzles_load     (const char *name);

/* The same for a file of SETDOKU_DATA; NULL, and the running test is marked as skipped, without it. Every word of
 * 81 characters of .0–9 counts. */
GArray *puzzles_load_large (const char *file);
