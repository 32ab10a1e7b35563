/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-figures.h — what is known of an entrant's whole search: the race tells it, a turn on the worker finds it out. */
#pragma once

#include "engine/search/compare.h"

enum {
  RACE_MAX_NODES  = 100 * 1000 * 1000,         /* where counting and timing stop, … */
  RACE_MAX_EVENTS = 300 * 1000 * 1000,         /* … whichever comes first */
};

typedef enum {
  RACE_WAITING,                                /* nothing is known yet: its turn will come */
  RACE_COUNTING,                               /* figures grow */
  RACE_TIMING,                                 /* figures stand, but for cpu_ns */
  RACE_FINISHED,
  RACE_FAILED,                                 /* memory is short */
} RaceState;

/* Of the whole search. */
typedef struct {
  RaceState state;
  Outcome   outcome;                           /* OUTCOME_RUNNING: not known yet, or capped */
  bool      capped;                            /* stopped at RACE_MAX_NODES or RACE_MAX_EVENTS: figures are "more than" */
  uint64_t  guesses, take_backs, dead_ends, events, max_depth;
  uint64_t  singles, techniques, strips;       /* deductions */
  uint64_t  cpu_ns;                            /* of the fastest of several runs, without an observer; 0: not known yet */
  uint64_t  undo_bytes;                        /* kept to take guesses back, at its most: see engine/search/compare.h */
  uint64_t  state_bytes;                       /* of the whole state, a fixed size */
} RaceFigures;
