/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline.h — a search that can be sought: forward, back, to the next event of a kind, to any of 10^9 in milliseconds.
 *
 * Nothing but sparse copies of its state is kept; what lies between them is run again. setdoku_timeline_explore () runs the
 * search ahead; the cursor moves within what was explored, and stands before event 1 at first, at 0. A timeline takes at most
 * some 40 MiB. */
#pragma once

#include "search.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct SetdokuTimeline SetdokuTimeline;

/* As setdoku_search_new (). Nothing is explored yet. */
SETDOKU_PUBLIC SetdokuTimeline *setdoku_timeline_new (const char *puzzle, const char *strategy, const char *options,
                                                      uint64_t seed, SetdokuStatus *status);
SETDOKU_PUBLIC void setdoku_timeline_free (SetdokuTimeline *timeline);

/* Runs so many events ahead; some ten million take a second. SETDOKU_OK: it has come to its end. SETDOKU_TRYING: it has not.
 * SETDOKU_NO_MEMORY: it stays at the length that it has, for good. */
SETDOKU_PUBLIC SetdokuStatus setdoku_timeline_explore (SetdokuTimeline *timeline, uint64_t events);

SETDOKU_PUBLIC uint64_t setdoku_timeline_length (const SetdokuTimeline *timeline);       /* the last event that can be sought */
SETDOKU_PUBLIC uint64_t setdoku_timeline_cursor (const SetdokuTimeline *timeline);       /* 0: before the first */

/* Of the search as far as it was explored, wherever the cursor stands. */
SETDOKU_PUBLIC void setdoku_timeline_figures (const SetdokuTimeline *timeline, SetdokuFigures *figures);

/* How many events of the SetdokuEventKind were explored. */
SETDOKU_PUBLIC uint64_t setdoku_timeline_count (const SetdokuTimeline *timeline, int kind);

/* Moves the cursor to the event of that number, 0 – length; beyond it to the length. event: NULL, or what led there. */
SETDOKU_PUBLIC void setdoku_timeline_seek (SetdokuTimeline *timeline, uint64_t number, SetdokuEvent *event);

/* Moves the cursor to the next event (direction 1) or the one before (−1) that condition is true of, words with blanks between:
 *
 *   kind=wipeout,solution   cell=r4c5   digit=7   house=row3,box5   depth=30   depth>=10   choices>=3
 *   lost=r4c5=7   back=r4c5=7   domain=r4c5<=2   technique=x-wing   event=500   nth=3
 *
 * with kinds as setdoku_event_id () has them.
 * SETDOKU_OK. SETDOKU_NOT_THERE: none in what was explored. SETDOKU_BAD_VALUE: the words are not understood. But for the first
 * the cursor stays. event may be NULL. */
SETDOKU_PUBLIC SetdokuStatus setdoku_timeline_find (SetdokuTimeline *timeline, const char *condition, int direction,
                                                    SetdokuEvent *event);

/* At the cursor, as setdoku_search_board () and setdoku_search_marks (). */
SETDOKU_PUBLIC void setdoku_timeline_board (const SetdokuTimeline *timeline, char board[SETDOKU_TEXT_SIZE]);
SETDOKU_PUBLIC void setdoku_timeline_marks (const SetdokuTimeline *timeline, SetdokuMarks *marks);

#ifdef __cplusplus
}
#endif
