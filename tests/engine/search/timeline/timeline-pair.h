/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-pair.h — a timeline, the explorer that feeds it, and a full log of the same search to compare with. */
#pragma once

#include <glib.h>

#include "engine/search/timeline/timeline.h"

/* NO_SOLUTION fails before any guess; in NO_PLACE 9 has no place in row 1, which takes naked singles long to find out;
 * LONG takes a search in reading order 10⁸ events. */
#define EMPTY       "................................................................................."
#define PUZZLE      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
#define NO_SOLUTION "12345678.........9..............................................................."
#define NO_PLACE    "123.............9....9..........................................................."
#define LONG        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define IMPOSSIBLE  ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
#define REPEATED    "1.1.............................................................................."

/* The naive log. */
typedef struct {
  const Strategy *strategy;
  SearchOptions   options;
  Board           board;
  uint64_t        seed;
  size_t          size;
  GArray         *events;            /* number 0 is START */
  GByteArray     *states;            /* after event 0, STRIDE, 2 × STRIDE … */
  bool            ended;
} Log;

typedef struct {
  Log       log;
  Explorer *explorer;
  Timeline *timeline;
  GRand    *random;
} Pair;

/* The log ends with the search, or after max events. */
void         pair_start   (Pair *pair, const Strategy *strategy, const SearchOptions *options, const char *clues,
                           uint64_t seed, unsigned max, size_t budget);
void         pair_end     (Pair *pair);

/* Explores up to so many events more, but not beyond the log. */
void         pair_explore (Pair *pair, uint64_t events);

/* The cursor stands at the step, and event and view are those of the log. */
void         pair_check_cursor (const Pair *pair, uint64_t step);

uint64_t     pair_below   (Pair *pair, uint64_t n);                     /* by chance: 0 … n − 1; 0 for n = 0 */
const Event *log_event    (const Log *log, uint64_t step);              /* 0: START */
void         log_show     (const Log *log, uint64_t step, SearchView *view);
