/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* inquiry.h — a question about all solutions of a board, answered by many short searches.
 *
 * A plain value that can be left at any moment and gone on with, here or on another thread. */
#pragma once

#include <gio/gio.h>
#include <stdbool.h>

#include "engine/core/board.h"

typedef enum {
  QUESTION_NONE,
  QUESTION_TRUE_CANDIDATES,    /* which digits occur in some solution? */
  QUESTION_SPARE_CLUES,        /* which clues leave the solution the only one when they are taken away? */
} Question;

typedef struct {
  bool    answered;            /* else nothing below means anything */
  Digits  used[N_CELLS];       /* true candidates; a clue is among them, unless there is no solution */
  CellSet spare;               /* clues, each of which could go, one at a time */
} Findings;

typedef struct {
  Board    board;
  Question question;
  int      next;               /* the candidate, or the clue, that is looked at next */
  Findings findings;
} Inquiry;

void inquiry_start (Inquiry *inquiry, const Board *board, Question question);

/* Goes on until it is answered: true, or until the monotonic time (µs) is past the end, or it was cancelled; these are
 * looked at every millisecond or so. cancellable may be NULL. */
bool inquiry_run   (Inquiry *inquiry, int64_t end, GCancellable *cancellable);
