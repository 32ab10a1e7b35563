/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay.h — a solve as it went: every move of one line of play, with its time, to be looked at again.
 *
 * It is made from a document and then has nothing to do with it, or with the game: going through it changes neither.
 * Position 0 is the first state with the clues of the end, so that typing them is no move; position i is that after the
 * i-th move. What was taken back on the way is not in it; the line that was left then is another branch, and has a replay
 * of its own. */
#pragma once

#include <gio/gio.h>

#include "engine/any/logic/any-technique.h"
#include "engine/logic/technique.h"
#include "formats/document.h"

/* How the ladder would have come by a digit, from the digits that were right at that moment and all candidates. */
typedef enum {
  REPLAY_NOT_COMPARED,
  REPLAY_WRONG,                    /* it is not the solution's */
  REPLAY_SINGLE,                   /* at once: a single */
  REPLAY_WORKED_OUT,               /* the ladder rules out candidates first, and places nothing else before it */
  REPLAY_AHEAD,                    /* the ladder places others first */
  REPLAY_BEYOND,                   /* no technique finds it, only trying out */
} ReplayVerdict;

typedef struct {
  ReplayVerdict    verdict;
  const Technique *technique;      /* the hardest that it took; NULL for WRONG, BEYOND and NOT_COMPARED */
  int              n_others;       /* digits that the ladder placed before it */
  const AnyTechnique *any;         /* on a board of another shape: in technique's place */
} ReplayComparison;

typedef struct {
  int              step;           /* of the document */
  int64_t          time;           /* µs since 1970 */
  int64_t          took;           /* ms since the move before; 0 for the first one, after a break, and where a clock went back */
  int64_t          at;             /* ms since the first move, without breaks */
  bool             broke;          /* after a break: more than REPLAY_BREAK */
  PlaceSet         cells;          /* that it changed */
  int              cell, digit;    /* the one digit that it placed; −1 and 0: none, or several */
  int              n_filled;       /* cells with a digit after it */
  ReplayComparison comparison;
} ReplayMove;

#define REPLAY_BREAK INT64_C (300000)      /* ms */

typedef struct Replay Replay;

Replay           *replay_new          (const Document *document, int step);       /* the way to that step; −1: nothing was done */
void              replay_free         (Replay *replay);                           /* NULL is fine */

int               replay_get_start    (const Replay *replay);                     /* the step of position 0; −1: the first state */
int               replay_get_length   (const Replay *replay);                     /* moves */
const ReplayMove *replay_get_move     (const Replay *replay, int i);              /* 1 … length */
int64_t           replay_get_duration (const Replay *replay);                     /* ms, without breaks */
int64_t           replay_get_time     (const Replay *replay, int position);       /* ms since the first move */
int               replay_get_n_filled (const Replay *replay, int position);       /* cells with a digit */
int64_t           replay_get_wait     (const Replay *replay, int i, double times);        /* µs before the i-th, so many times as fast;
                                                                                     2 s at most unless it is to be as it was */
int               replay_find_time    (const Replay *replay, int64_t at);         /* the position at so many ms since the first move */

int               replay_get_position (const Replay *replay);                     /* 0 … length; at first the end */
void              replay_seek         (Replay *replay, int position);
const DocumentCell *replay_get_cells  (const Replay *replay);                     /* as they were there; borrowed */
int               replay_get_n_cells  (const Replay *replay);
const Topology   *replay_get_topology (const Replay *replay);                     /* borrowed; NULL: the classic board */

/* Translated. "place 7": the move that led here, NULL at position 0. The other says how a move compares with the ladder,
 * NULL if there is nothing to say. */
char             *replay_describe     (const Replay *replay);
char             *replay_say_comparison (const ReplayComparison *comparison);

/* For each move, of ReplayComparison (transfer full), against the only solution: a digit for each cell. On the worker as well, with a replay of its
 * own: this one is gone through. After a thousand digits, or when cancelled, it ends, and the rest is not compared. */
GArray           *replay_compare      (Replay *replay, const uint8_t *solution, GCancellable *cancellable);
void              replay_take         (Replay *replay, const GArray *comparisons);        /* what replay_compare () found */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Replay, replay_free)
