/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline.h — any search, made seekable: sparse copies of its state plus re-execution.
 *
 * The trace is all of a search that is stored. The timeline is
 * the main thread's half: it indexes the batches that an explorer found, and runs the search again
 * from the nearest keyframe to stand at any step. Step back is "restore and run forward"; nothing
 * is ever inverted.
 *
 * Keyframes: packed, and as close as the budget has room for them (spacing.h), but no closer than the strategy wants them.
 * Summaries: one an event at first, merged by two whenever 4 MiB are full. */
#pragma once

#include "condition.h"
#include "explorer.h"

typedef struct Timeline Timeline;

enum {
  TIMELINE_BUDGET  = 32 * 1024 * 1024,       /* bytes of keyframes; an eighth does for most searches */
  TIMELINE_BUDGET_ANY = 4 * 1024 * 1024,     /* on boards of any shape, whose window takes more itself */
  SUMMARIES_BUDGET = 4 * 1024 * 1024,        /* bytes of summaries */
};

static inline size_t
timeline_budget (const Trace *trace)
{
  return trace->topology ? TIMELINE_BUDGET_ANY : TIMELINE_BUDGET;
}

/* NULL when memory is short. budget: bytes of keyframes; without room for any, everything is run again from the start. */
Timeline    *timeline_new     (const Trace *trace, size_t budget);
void         timeline_free    (Timeline *timeline);

/* Takes over the batch, also in case of failure. Batches come in the order in which they were found.
 * False when memory is short (NULL is such a batch): the timeline then stays at its length, and refuses
 * the batches after the gap too. */
bool         timeline_accept  (Timeline *timeline, Batch *batch);

uint64_t     timeline_length  (const Timeline *timeline);      /* events that can be sought: min (explored, horizon) */
uint64_t     timeline_explored (const Timeline *timeline);     /* events run by the explorer, beyond the horizon too */
bool         timeline_ended   (const Timeline *timeline);      /* the search has come to its end */
const Counters *timeline_totals (const Timeline *timeline);    /* at the explored head */
Outcome      timeline_outcome (const Timeline *timeline);      /* at the explored head */

uint64_t     timeline_cursor  (const Timeline *timeline);      /* 0: START */
const Event *timeline_event   (const Timeline *timeline);      /* that led to the cursor; valid until it moves */
void         timeline_show    (const Timeline *timeline, SearchView *view);
void         timeline_show_any (const Timeline *timeline, AnyView *view);          /* of boards of any shape */

/* The search as it stands after the step, clamped to the length; the cursor stays. state: as large as the strategy says. */
void         timeline_copy_state (Timeline *timeline, uint64_t step, void *state);

/* Moves the cursor, forward or back; clamped to the length. Bounded by one keyframe spacing. */
const Event *timeline_seek    (Timeline *timeline, uint64_t step);

/* The next (direction > 0) or previous (< 0) event after or before the cursor that matches; moves the cursor
 * there. NULL, and the cursor stays, when there is none in what was explored. Re-runs only blocks whose summary
 * allows a match; that may be all of them: a finder does it in slices. */
const Event *timeline_find    (Timeline *timeline, const Condition *condition, int direction);

/* How many events of the kind were explored; O (blocks). */
uint64_t     timeline_count    (const Timeline *timeline, EventKind kind);

/* Moves the cursor to the n-th event of the kind; to the end where there are fewer, to the start for n = 0. Bounded like a
 * seek, and by one block. */
const Event *timeline_seek_nth (Timeline *timeline, EventKind kind, uint64_t n);

/* One pixel column of the depth strip. */
typedef struct {
  uint16_t min_depth, max_depth;
  unsigned kinds;            /* kinds that occur, bits 1 << EventKind; 0: nothing explored here */
  float    failing;          /* dead ends and take-backs among its events, 0–1 */
} DepthColumn;

/* Columns 0 … n − 1 share the events first … last (1-based, inclusive; may lie beyond what is explored).
 * O (n + blocks). */
void         timeline_profile (const Timeline *timeline, uint64_t first, uint64_t last, int n, DepthColumn *columns);

/* The cells of the events first … last, rounded out to whole blocks, and of a board with more than 127 cells to those with the
 * same remainder by 128; O (blocks). */
PlaceSet     timeline_touched (const Timeline *timeline, uint64_t first, uint64_t last);

/* How often re-execution did not come out at the hash of a keyframe. Anything but 0 is a defect. */
uint64_t     timeline_mismatches (const Timeline *timeline);
size_t       timeline_memory     (const Timeline *timeline);   /* bytes in use */
size_t       timeline_keyframes_memory (const Timeline *timeline);                   /* of that for keyframes */
uint64_t     timeline_spacing    (const Timeline *timeline);   /* events between keyframes */
