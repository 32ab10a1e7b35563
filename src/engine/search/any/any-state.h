/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-state.h — the state of every search on a board of any shape, and the steps that all of them take alike.
 *
 * It is a head of fixed size and, behind it, arrays as long as the topology needs them, so that a small board has a small state;
 * where they lie follows from the topology each time (any_parts ()), for a state holds no pointer. The chassis is that of
 * strategies/backtrack.h: FORWARD, BRANCH, RETREAT, and phases of a strategy's own. */
#pragma once

#include <string.h>

#include "engine/rules/scan.h"
#include "engine/search/emit.h"
#include "engine/search/strategy.h"

enum {
  ANY_FORWARD, ANY_BRANCH, ANY_RETREAT,
  ANY_CLASH,                   /* the clues contradict each other: see dead */
  ANY_EXHAUSTED,               /* everything was tried */
  ANY_ENDED,
  ANY_WIPED,                   /* the next step tells of the dead end */
  ANY_NO_MEMORY,               /* the next step says so */
};

typedef struct {
  uint64_t nodes;              /* nodes before the guess */
  Values   possible, untried;  /* with a house: places in it */
  uint16_t cell;
  uint16_t mark;               /* entries of the trail before the guess */
  uint16_t house;              /* NO_PLACE: a value was chosen for the cell */
  uint8_t  value;              /* tried last */
  uint8_t  unused;
} AnyFrame;

_Static_assert (sizeof (AnyFrame) == 24, "without padding, so that equal searches are equal bytes");

/* Why a search cannot go on. */
typedef struct {
  uint16_t cell, source, house, constraint;      /* as in an Event */
  uint8_t  reason, value;
  uint16_t unused;
} AnyDeadEnd;

typedef struct {
  uint64_t nodes, singles, backtracks, tests, wipeouts, solutions;
  uint16_t wanted, depth, max_depth, n_empty, n_trail;
  uint16_t exhausted;          /* RETREAT: the cell that had nothing left to try; NO_PLACE after a solution */
  uint8_t  phase, outcome;
  uint8_t  cell_order, inference, tier;
  uint8_t  infers;             /* the arrays of AnyInference are there */
  uint16_t unused;
  AnyDeadEnd dead;
} AnyHead;

_Static_assert (sizeof (AnyHead) == 80, "without padding");

/* Where everything lies. */
typedef struct {
  const Topology *topology;
  AnyHead  *head;
  AnyFrame *frame;             /* one more than cells that exist */
  uint8_t  *value;             /* of n_cells; 0: empty */
  uint64_t *given;             /* bits */

  /* Where something is inferred: */
  Values   *domain;            /* of n_cells; a filled cell has its value alone */
  Values   *kept;              /* of a filled cell: what it had before */
  Values   *pending;           /* for each cell of scan number *scan: what is to be struck from it */
  uint16_t *scan;              /* NO_PLACE: nothing is pending */
  uint16_t *via;               /* of a cell that a deduction filled: its house, or NO_PLACE */
  uint16_t *trail;             /* see any-view.h */
  uint64_t *cells, *singles, *houses, *scans;    /* bits: what waits to be looked at */
  uint64_t *crossings;         /* the same, houses */
  size_t    size;
} AnyParts;

static inline int any_words (int n) { return (n + 63) / 64; }

/* state: NULL for the size alone. */
static inline AnyParts
any_parts (const Topology *topology, const void *state, bool infers)
{
  AnyParts parts = { .topology = topology };
  char *start = (char *) state, *at = start;

#define TAKE(field, n) parts.field = (void *) at; at += ((size_t) (n) * sizeof *parts.field + 7) / 8 * 8
  TAKE (head, 1);
  TAKE (frame, topology->n_existing + 1);
  TAKE (value, topology->n_cells);
  TAKE (given, any_words (topology->n_cells));
  if (infers)
    {
      TAKE (domain, topology->n_cells);
      TAKE (kept, topology->n_cells);
      TAKE (pending, SCAN_CELLS_MAX);
      TAKE (scan, 1);
      TAKE (via, topology->n_cells);
      TAKE (trail, topology->n_existing * topology->n);
      TAKE (cells, any_words (topology->n_cells));
      TAKE (singles, any_words (topology->n_cells));
      TAKE (houses, any_words (topology->n_houses));
      TAKE (scans, any_words (topology->n_scans));
      TAKE (crossings, any_words (topology->n_houses));
    }
#undef TAKE
  parts.size = (size_t) (at - start);
  return parts;
}

static inline bool any_bit      (const uint64_t *bits, int i) { return bits[i >> 6] >> (i & 63) & 1; }
static inline void any_set_bit  (uint64_t *bits, int i)       { bits[i >> 6] |= UINT64_C (1) << (i & 63); }
static inline void any_drop_bit (uint64_t *bits, int i)       { bits[i >> 6] &= ~(UINT64_C (1) << (i & 63)); }

/* The first of n bits that is set; −1: none. */
static inline int
any_first_bit (const uint64_t *bits, int n)
{
  for (int word = 0; word < any_words (n); word++)
    if (bits[word])
      return word * 64 + __builtin_ctzll (bits[word]);
  return -1;
}

/* The whole state is zeroed, the clues go in; phase is CLASH where they contradict each other. */
void any_start (void *state, const Topology *topology, const uint8_t *givens, const SearchOptions *options, bool infers);

/* What the filled cells leave to an empty one: by those that see it and by arcs; and with scans, by what is read along the cells
 * of each. */
Values any_possible      (const AnyParts *parts, int cell);
/* False: memory is short. */
bool   any_possible_read (const AnyParts *parts, int cell, Values *possible);

/* A house that both cells lie in, the first of the topology's; NO_PLACE: none. */
int    any_shared_house  (const Topology *topology, int a, int b);

/* Steps alike. The cell, or place, for the next guess goes to frame[depth]. */
void any_arrive    (const AnyParts *parts, int cell, Values possible);
/* The value is tried in the cell of frame[depth], and leaves untried; the value array is the caller's to change. */
void any_guess     (const AnyParts *parts, int value, Reason reason, Event *event);
void any_retreat   (const AnyParts *parts, int exhausted);
void any_wipe_out  (const AnyParts *parts, AnyDeadEnd dead, int exhausted, Event *event);
/* Counts the last guess as taken back and tells so. */
const AnyFrame *any_take_back (const AnyParts *parts, Event *event);
void any_solved    (const AnyParts *parts, Event *event);
/* The steps that are taken once in a search. */
bool any_finish    (const AnyParts *parts, Event *event);

#define ANY_DEAD_CELL(at) ((AnyDeadEnd) { .reason = REASON_NO_DIGIT, .cell = (uint16_t) (at), .source = NO_PLACE, \
                                          .house = NO_PLACE })

/* The cell of the last guess; NO_PLACE: there is none. */
static inline int
any_last_guess (const AnyParts *parts)
{
  return parts->head->depth ? parts->frame[parts->head->depth - 1].cell : NO_PLACE;
}

/* For the rows of the table. */
void   any_show      (const AnyParts *parts, AnyView *view);
void   any_figures   (const void *state, Counters *counters, Outcome *outcome);
void   any_values    (const void *state, const Topology *topology, uint8_t *values);
