/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* compare.h — figures of a search for comparing it with others, and where two searches first decide differently. */
#pragma once

#include "trace.h"

/* What a search did so far. */
typedef struct {
  Outcome  outcome;                      /* OUTCOME_RUNNING: it goes on */
  bool     capped;                       /* stopped by a limit: all of this is up to there */
  Counters counters;
  uint64_t events;                       /* after START */
  uint64_t of_kind[N_EVENT_KINDS];       /* events of each kind */
  uint64_t state_bytes;                  /* of the whole state */
  uint64_t undo_bytes;                   /* what was kept to take guesses back, at its most: of the trail two bytes an entry, of
                                            copies their size for each open guess; 0: nothing but the guesses themselves */
} TrialFigures;

/* A search on trial: run and counted, a slice at a time. */
typedef struct Trial Trial;

/* max_nodes, max_events: 0 for none. NULL when memory is short. The trace is copied. */
Trial *trial_new       (const Trace *trace, uint64_t max_nodes, uint64_t max_events);
void   trial_free      (Trial *trial);

/* stop: NULL, or asked in steps that take long; trial_run () then ends early. Borrowed, until another is set. */
void   trial_set_stop  (Trial *trial, const Stop *stop);

/* Runs on for up to so many events. False: there is nothing more to run. */
bool   trial_run       (Trial *trial, uint64_t events);

void   trial_get       (const Trial *trial, TrialFigures *figures);

/* Two searches of one puzzle, by their guesses (ASSIGN): those before number `same` + 1 are alike, in cell and digit and in
 * this order. */
typedef enum {
  DIVERGENCE_FOUND,                      /* the guess number same + 1 differs, or only one of them makes it */
  DIVERGENCE_NONE,                       /* both came to their end */
  DIVERGENCE_OPEN,                       /* stopped by the limit or when asked before it was known */
} DivergenceKind;

typedef struct {
  DivergenceKind kind;
  uint64_t same;                         /* guesses that are alike */
  uint64_t step[2];                      /* FOUND: the event of the guess number same + 1; of a search that does not make it, its
                                            last event */
  Event    event[2];                     /* FOUND: that event */
} Divergence;

/* Of the same puzzle; either may be steered. max_events: of either, 0 for no limit. stop: NULL, or asked at each event, and in
   steps that take long. False: memory is short. */
bool   divergence_find (Divergence *divergence, const Trace *a, const Trace *b, uint64_t max_events, const Stop *stop);
