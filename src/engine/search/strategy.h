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
 * A strategy is either for the classic board or for boards of any shape (any). The same contract holds for both; those for any
 * board are given its topology with each call, for a state holds no pointer.
 *
 * To add a strategy: write strategies/<id>.c and add its row to strategies/strategies.h; for boards of any shape the same in
 * any/. */
#pragma once

#include "any-view.h"
#include "engine/core/stop.h"
#include "outcome.h"
#include "event.h"
#include "switches.h"

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

/* The same as a search on any board shows it, with the classic board's numbers of cells and houses; without a trail. */
void any_view_from_search (AnyView *view, const SearchView *search);

typedef struct SolveLimits SolveLimits;            /* of solve.h */
typedef struct SolveResult SolveResult;

typedef struct Strategy Strategy;
typedef struct Trace Trace;                        /* of trace.h */

/* What a strategy for boards of any shape has in place of size () … guess (), each with the topology; see there. */
typedef struct {
  /* False: not boards with such a rule, which is the constraint of this number; −1: an extra. NULL: it takes all. */
  bool   (*takes)   (const Topology *topology, int *constraint);
  size_t (*size)    (const Topology *topology, const SearchOptions *options);
  void   (*start)   (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options);
  bool   (*step)    (void *state, const Topology *topology, Event *event);
  void   (*show)    (const void *state, const Topology *topology, AnyView *view);
  void   (*figures) (const void *state, Counters *counters, Outcome *outcome);
  void   (*values)  (const void *state, const Topology *topology, uint8_t *values);         /* n_cells; 0: empty */
  Values (*domain)  (const void *state, const Topology *topology, int cell);
  bool   (*guess)   (void *state, const Topology *topology, int cell, int value, Event *event);      /* NULL: it never guesses */
} AnySearch;

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
  const AnySearch *any;              /* NULL: for the classic board. Else the functions below are NULL */
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

enum { STATE_SIZE_MAX = 56 * 1024 };

/* Room for one state of any search. Bytes: what is declared as numbers may not be used as a strategy's struct, and a compiler
 * that sees the whole program may rely on that. */
typedef char SearchState[STATE_SIZE_MAX] __attribute__ ((aligned (8)));
