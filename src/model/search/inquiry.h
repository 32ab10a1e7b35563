/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* inquiry.h — a question about all solutions of a board, answered by many short searches.
 *
 * It can be left at any moment and gone on with, here or on another thread; where it is of a board of any shape, what is true
 * of its candidates is begun anew then. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "engine/rules/topology.h"

typedef enum {
  QUESTION_NONE,
  QUESTION_TRUE_CANDIDATES,    /* which digits occur in some solution? */
  QUESTION_SPARE_CLUES,        /* which clues leave the solution the only one when they are taken away? */
} Question;

typedef struct {
  bool     answered;           /* else nothing below means anything */
  Values   used[RULES_CELLS_MAX];       /* true candidates; a clue is among them, unless there is no solution */
  PlaceSet spare;              /* clues, each of which could go, one at a time */
} Findings;

typedef struct {
  const Topology *topology;    /* a reference; NULL: the classic board */
  uint8_t  givens[RULES_CELLS_MAX];    /* as many as the board has cells, 0: none */
  Question question;
  int      next;               /* the candidate, or the clue, that is looked at next */
  Findings findings;
} Inquiry;

void inquiry_start (Inquiry *inquiry, const Topology *topology, const uint8_t *givens, Question question);
void inquiry_clear (Inquiry *inquiry);                 /* what it holds */

/* Goes on until it is answered: true, or until the monotonic time (µs) is past the end, or it was cancelled; these are
 * looked at every millisecond or so. cancellable may be NULL. */
bool inquiry_run   (Inquiry *inquiry, int64_t end, GCancellable *cancellable);
