/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-private.h — what the files of the race share: race.c (the entrants and what is known of them), race-clock.c (where they
 * stand), race-divergence.c (where two part). */
#pragma once

#include "engine/search/timeline/timeline.h"
#include "race.h"
#include "model/search/scout.h"

/* One entrant at work. */
typedef struct {
  Trace       entrant;             /* of the puzzle at hand, if there is one: the race holds its topology */
  RaceFigures figures;
  uint64_t    slice;               /* of events, as race-lap.h has it */
  Trial      *trial;               /* counted so far; NULL: not begun, with the worker, or counted to the end */

  Timeline   *timeline;            /* NULL: memory is short */
  Scout       scout;
  bool        sent;                /* the scout was sent ahead before, … */
  bool        running;             /* … is under way, or what it found was not taken in yet */
  bool        resting;             /* it was told to make room for others */
  uint64_t    quota;               /* events after which it shall */
  bool        arrived;             /* the timeline will not become longer */
  uint64_t    guesses;             /* in the timeline */

  bool        pinned;              /* it stands at this event of its own, until the clock moves */
  uint64_t    pin;
  bool        placed;              /* the timeline stands where the clock says, and view shows it */
  bool        at_last;             /* that is the last event that is known: it may go on from there */
  SearchView  view;
  AnyView     any;                 /* of these two the one that is for the kind of board */
} Runner;

struct _SetdokuRace
{
  GObject     parent_instance;

  bool        has_puzzle;
  Trace       puzzle;              /* without a strategy; holds its topology */
  GPtrArray  *runners;             /* of Runner, owned */
  SetdokuJob  lap;                 /* one at a time, so that they do not disturb each other's time */
  Runner     *on_lap;
  bool        resting;             /* nothing is measured */
  unsigned    turn;                /* whose turn comes next */

  RaceClock   clock;
  uint64_t    position;
  bool        playing;
  int         direction;
  double      speed;
  double      due;                 /* what time has earned and the clock has not used, < 1 unit of it */
  int64_t     last;                /* µs: the frame before; 0: none */

  SetdokuJob  finding;
  Runner     *parted[2];           /* whose divergence it is; NULL: none */
  Divergence  divergence;
  bool        found;               /* divergence is an answer */
};

enum { RACE_MOVED, RACE_KNOWN, RACE_CHANGED, N_RACE_SIGNALS };

void     race_emit      (SetdokuRace *race, int signal);
Runner  *race_runner    (SetdokuRace *race, unsigned i);             /* i is valid */

/* race-clock.c */
void     race_displace  (SetdokuRace *race);                         /* all: the clock stands elsewhere */
bool     race_advance   (SetdokuRace *race, int64_t now);            /* one frame of playing; true: the clock moved */
bool     race_settle    (SetdokuRace *race);       /* back to the end, if the clock is past it for good; true: it moved */

/* race-divergence.c */
/* The divergence, if it is the runner's; NULL: in any case. */
void     race_forget    (SetdokuRace *race, const Runner *runner);
