/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy.h — a way to search, as a value that can be stepped.
 *
 * Contract, tested for every row of strategies[]:
 *  - a state is a plain value: no pointers, no allocation, so copying it copies the search;
 *  - it is deterministic: equal states step to equal states with equal events, on every machine;
 *  - each step does one visible thing, in bounded time (< 1 ms, unless its file says otherwise);
 *  - start zeroes the whole state first, so that equal searches are equal bytes;
 *  - clues that contradict each other are accepted: the first step is a WIPEOUT by REASON_REPEATED,
 *    the second DONE.
 *
 * To add a strategy: write strategies/<id>.c and add its row to strategies/strategies.h. */
#pragma once

#include "engine/core/stop.h"
#include "event.h"
#include "switches.h"

typedef enum {
  OUTCOME_RUNNING,          /* not ended yet */
  OUTCOME_SOLVED,           /* as many solutions as asked for, or fewer and everything was tried */
  OUTCOME_NO_SOLUTION,      /* everything was tried */
  OUTCOME_STUCK,            /* needs a guess that the strategy does not make */
  OUTCOME_GAVE_UP,          /* as many tries as it allows */
  OUTCOME_DUG,              /* a puzzle was made: the board is its clues */
  OUTCOME_NO_MEMORY,        /* it is not known: there was not the memory to look further */
} Outcome;

typedef struct {
  uint64_t placements;      /* ASSIGN + SINGLE */
  uint64_t nodes;           /* ASSIGN: every digit the search tries, "guesses" */
  uint64_t backtracks;      /* UNDO_ASSIGN, "take-backs" */
  uint64_t tests;           /* asking whether one digit may go in one cell: from the last one tried + 1 up to the
                               first that fits, else to 9, whatever bit operation finds it. Where digits are drawn, all nine
                               on arrival; where only what fits is listed, one for each that is taken from the list */
  uint64_t wipeouts;        /* WIPEOUT */
  uint64_t tries;           /* RESTART + 1 */
  uint64_t solutions;
  uint64_t max_depth;
} Counters;

typedef struct {
  uint8_t  cell, digit;
  Digits   possible;        /* the PV it was picked from */
  Digits   untried;         /* of those, what has not been tried yet */
  uint8_t  house;           /* where places is not ∅: a place for digit was chosen in this house, not a digit for cell */
  Digits   places, places_left;      /* where it could go and where it was not tried yet, as in an Event; else ∅ */
} Decision;

/* It was the only possibility. */
static inline bool
decision_is_forced (const Decision *decision)
{
  return digits_is_single (decision->places ? decision->places : decision->possible);
}

typedef enum { ORIGIN_EMPTY, ORIGIN_GIVEN, ORIGIN_GUESS, ORIGIN_SINGLE } Origin;

enum { TRAIL_MAX = 81 * 10 };

/* A search as it stands: what a board, a tree or a log shows of it. */
typedef struct {
  Board    board;
  uint8_t  origin[N_CELLS];          /* Origin of what stands in the cell */
  uint8_t  depth[N_CELLS];           /* the guess it belongs to, counted from 1; 0 before any guess */
  bool     keeps_candidates;         /* false: the strategy computes PV when it needs it; candidates are then PV */
  Digits   candidates[N_CELLS];      /* of empty cells; filled cells have none */
  bool     digging;                  /* clues are being taken away from a full grid: the given ones are those left */
  CellSet  removed;                  /* cells whose clue was taken away, for good or on trial */
  uint8_t  trial;                    /* while digging: the one on trial; NO_CELL */
  bool     unique;                   /* the strategy knows that there is one solution and may rely on it */
  int      n_path;                   /* open guesses */
  Decision path[N_CELLS];            /* oldest first */
  int      n_trail;                  /* 0 where the strategy keeps none */
  uint16_t trail[TRAIL_MAX];         /* oldest first: cell × 16 + digit; digit 0 for a deduced digit that was placed */
  Counters counters;
  Outcome  outcome;
} SearchView;

typedef struct SolveLimits SolveLimits;            /* of solve.h */
typedef struct SolveResult SolveResult;

typedef struct Strategy Strategy;
typedef struct Trace Trace;                        /* of trace.h */

struct Strategy {
  const char    *id;                 /* stable: settings, command line and tests use it */
  const char    *name;               /* marked N_() */
  const char    *description;        /* one line, marked N_() */
  unsigned       switches;           /* which of search_switches[] it has: bits 1 << SwitchId */
  SearchOptions  defaults;
  uint64_t       horizon;            /* how many events a timeline of it can look back on */
  uint64_t       pace;               /* events a second on one core, roughly: how long one will have to wait */
  bool           seeded;             /* what it does depends on the seed */
  uint64_t       keyframes;          /* events from one keyframe to the next at first, a power of two: few where steps are
                                        slow; 0: KEYFRAMES_FINEST */
  size_t       (*size)  (const SearchOptions *options);          /* bytes of a state; ≤ STATE_SIZE_MAX, multiple of 8 */
  void         (*start) (void *state, const Board *board, const SearchOptions *options, uint64_t seed);
  bool         (*step)  (void *state, Event *event);               /* false: ended before, event untouched */
  /* Does beforehand what the next step takes long for: that step () is then quick, and its event and the state after it are what
     they would have been. Between the two the state is good for nothing else. False: it was told to leave off, and the state is
     what it was. NULL: no step takes long. */
  bool         (*ponder) (void *state, const Stop *stop);
  void         (*show)  (const void *state, SearchView *view);
  /* What the cell can hold, as show () has it: its digit where it is filled, else its candidates. NULL: ask show (). */
  Digits       (*domain) (const void *state, int cell);
  /* What step () does, with a guess of the viewer's: digit in cell, by REASON_CHOSEN. False where the search does not guess
     next, or not this: then nothing is told, and step () goes on as it would have. NULL: it never guesses. */
  bool         (*guess) (void *state, int cell, int digit, Event *event);

  /* What it is like, for those who show it. */
  bool           fills;              /* it fills a board by chance, in tries; candidates are what it works on */
  bool           covers;             /* its guesses are rows of a matrix, each in a column: a cell's digits or a digit's places */

  /* What its figures mean. */
  bool           arrives;            /* without inference its dead ends by REASON_NO_DIGIT are met on arrival at their cell */
  bool           keeps_trail;        /* with undo=trail deductions are written down; of other strategies their take-backs tell */
  size_t       (*copy_size) (const SearchOptions *options);        /* bytes of the copy before each guess; NULL, 0: there is none */
  int          (*tier)  (const Event *event);                      /* the Tier that a SINGLE belongs to; NULL: it has none */

  /* The same search on the call stack, for control=recursive; NULL where it has no such switch. */
  void         (*recurse) (const Trace *trace, const SolveLimits *limits, SolveResult *result);
};

enum { STATE_SIZE_MAX = 24 * 1024 };

/* Room for one state of any search. Bytes: what is declared as numbers may not be used as a strategy's struct, and a compiler
 * that sees the whole program may rely on that. */
typedef char SearchState[STATE_SIZE_MAX] __attribute__ ((aligned (8)));
