/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* condition.h — what to look for among events: a kind, a place, a depth, a technique, or a candidate that comes or goes.
 *
 * All that is set must hold at once. A watchpoint (change, max_domain) compares what its cell can hold before and after
 * the event: its candidates while it is empty, its digit alone when it is filled. The event itself may be of any cell.
 *
 * As text, in any order and each once, with blanks between:
 *
 *   kind=wipeout,solution   cell=r4c5   digit=7   house=row3,box5   depth=30   depth>=10   choices>=3
 *   lost=r4c5=7   back=r4c5=7   domain=r4c5<=2   technique=x-wing   event=500   nth=3
 *
 * On a board of any shape cells and values are its own, 10 being A, too, and houses are named as in
 * topology-names.h: house=R12,K3. */
#pragma once

#include <stddef.h>

#include "engine/rules/topology.h"
#include "engine/search/event.h"
#include "summary.h"

typedef enum { CANDIDATE_ANY, CANDIDATE_LOST, CANDIDATE_BACK } CandidateChange;

enum { CONDITION_HOUSES_MAX = 8 };

/* Zero (cell: −1) matches everything. */
typedef struct {
  unsigned kinds;            /* bits 1 << EventKind; 0: every kind */
  int      cell;             /* −1: any. Of a watchpoint the cell that is watched */
  int      digit;            /* 0: any. With change the candidate that is watched */
  unsigned houses;           /* bits 1 << house: the event's cell lies in one of them, or it has none and is of one; 0: any */
  uint16_t house[CONDITION_HOUSES_MAX];        /* the same of a board of any shape, where houses is 0: n_house of them */
  uint8_t  n_house;
  PlaceSet within;           /* and their cells */
  int      min_depth, depth; /* at least; exactly; 0: any */
  int      min_choices;      /* a guess among at least so many digits, from 2; 0: any */
  int      max_domain;       /* watchpoint: cell can hold at most so many digits now and could hold more before; 0: any */
  int      technique;        /* row of techniques[] + 1: the TECHNIQUE event, or with kinds its STRIPs and SINGLEs; 0: any */
  CandidateChange change;    /* watchpoint: digit leaves, or comes back to, what cell can hold (cell ≥ 0, digit ≥ 1) */
  uint64_t event;            /* exactly this event; 0: any */
  uint64_t nth;              /* the n-th that matches, counted from where the search for it starts; 0 and 1: the first */
} Condition;

#define CONDITION_ANY ((Condition) { .cell = -1 })
#define CONDITION_KIND(kind) ((Condition) { .kinds = 1u << (kind), .cell = -1 })

bool condition_equal    (const Condition *a, const Condition *b);

/* It names a cell, a house or a digit: on another board that is something else. */
static inline bool
condition_is_of_board (const Condition *condition)
{
  return condition->cell >= 0 || condition->digit || condition->houses || condition->n_house || condition->max_domain
      || condition->min_choices;
}

/* Adds one of a board of any shape. False: it is there, or there is no room. */
bool condition_add_house (Condition *condition, const Topology *topology, int house);

/* A watchpoint: needs to know what its cell can hold. */
static inline bool
condition_watches (const Condition *condition)
{
  return condition->change != CANDIDATE_ANY || condition->max_domain;
}

/* The kinds of the events that can match, bits 1 << EventKind. */
unsigned condition_kinds (const Condition *condition);

/* Whether event number step is one that is looked for, apart from nth. before, after: what the condition's cell can hold
 * around it; they count for watchpoints only. */
bool condition_holds    (const Condition *condition, const Event *event, uint64_t step, Values before, Values after);

/* Whether one of the events first … last, of which the summary tells, can be one that is looked for. */
bool condition_may_hold (const Condition *condition, const Summary *summary, uint64_t first, uint64_t last);

/* The text of it. */

typedef enum {
  CONDITION_OK,
  CONDITION_EMPTY,           /* nothing is asked for */
  CONDITION_UNKNOWN,         /* no such word */
  CONDITION_BAD_VALUE,       /* the word has no such value */
  CONDITION_TWICE,           /* said before: the word, or the cell by another one */
} ConditionStatus;

typedef struct {
  ConditionStatus status;
  size_t          at, length;            /* the word that is wrong, in bytes of the text */
} ConditionError;

enum { CONDITION_TEXT_SIZE = 768 };      /* always enough for condition_format () */

/* False: *condition is untouched, *error (may be NULL) says why. topology: of the board; NULL: the classic one. */
bool   condition_parse  (const char *text, Condition *condition, ConditionError *error);
bool   condition_parse_on (const Topology *topology, const char *text, Condition *condition, ConditionError *error);

/* The same grammar, always in the same order; "" matches everything. Cut at size. Returns the length. */
size_t condition_format (const Condition *condition, char *text, size_t size);
size_t condition_format_on (const Topology *topology, const Condition *condition, char *text, size_t size);
