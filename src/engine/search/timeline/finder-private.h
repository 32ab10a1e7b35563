/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* finder-private.h — the inside of a finder, for timeline_find (), which lends it the memory of its state. */
#pragma once

#include "finder.h"
#include "timeline-private.h"

/* A condition, and how far it has come. */
typedef struct {
  Condition condition;
  Values    domain;                /* of a watchpoint: what its cell can hold at the state */
  uint64_t  left;                  /* matches still to come, that one included */
  uint64_t  hits;                  /* backward: matches in this stretch */
  uint64_t  wanted;                /* backward, second pass: the match of the stretch that is the one; 0: none is */
  uint64_t  at;                    /* backward: the last match in the stretch, then the one wanted */
} Sought;

typedef enum {
  FORWARD,
  CHOOSE,                          /* the next stretch back */
  COUNT,                           /* what matches in it */
  SELECT,                          /* run it once more, for the one that is looked for */
  ARRIVE,                          /* run to that one */
} FinderPhase;

struct Finder {
  const Timeline *timeline;
  unsigned     n;
  Sought       sought[CONDITIONS_MAX];
  unsigned     kinds;              /* of events that can match, bits; all while there is a watchpoint */
  bool         watches;
  FinderPhase  phase;
  FinderStatus status;
  unsigned     which;

  Rerun        at;

  /* Forward: events up to looked match nothing. Backward: those from looked on. */
  uint64_t     looked;
  bool         begun;              /* the pass has reached its first event, and the domains are those of the state */
  uint64_t     start;              /* the stretch: events start + 1 … looked − 1 … */
  uint64_t     from, to;           /* … of which only from + 1 … to can match */
  uint64_t     found;
  uint64_t     memory[];           /* of the state, if it is its own */
};

/* state: room for one state of the timeline's search. */
void finder_init (Finder *finder, const Timeline *timeline, void *state, const Condition *conditions, unsigned n,
                  int direction);
