/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* survey-run.h — a stream of puzzles, each searched by every strategy, on all processors, in constant memory.
 *
 * A stream is cut into blocks of some lines. A block is read, searched and written on any thread and summed up in the order of
 * the puzzles, so what comes out is the same however many threads there are. A shard looks at every N-th line of a list, or at
 * every N-th puzzle of what is no list. */
#pragma once

#include <gio/gio.h>

#include "input.h"
#include "model/race/survey-tally.h"
#include "model/search/compare.h"
#include "output.h"

typedef struct {
  Trace        entrants[ENTRANTS_MAX];
  char        *texts[ENTRANTS_MAX];      /* as entrant_parse () reads them; owned by whoever made them */
  unsigned     n;
  uint64_t     cap;                      /* of guesses */
  unsigned     shard, shards;            /* shard 0 to shards − 1 */
  int          n_jobs;                   /* threads; 0: one for each processor */
  Output      *each;                     /* a line for each puzzle and strategy; NULL: none */
  SurveyTally  tallies[ENTRANTS_MAX];    /* what has been found is added here */
  GCancellable *cancellable;
} SurveyRun;

/* What the file of each puzzle begins with. */
extern const char survey_each_header[];

/* Takes the input over; user: the SurveyRun. Returns a command's exit status. */
int survey_run (Input *input, void *user);
