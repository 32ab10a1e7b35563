/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* finder.h — looks for an event in a timeline, a slice at a time.
 *
 * A finder runs the search again on a state of its own, so the timeline's cursor stays where it is until the caller takes
 * it to what was found. Blocks whose summary allows no match are passed over. The timeline may grow meanwhile; it must
 * outlive the finder, and both belong to one thread.
 *
 * Forward it goes event by event. Backward it looks through stretches that start at a keyframe, the latest first: once
 * to count what matches there, and once more where the one looked for lies in that stretch. */
#pragma once

#include "timeline.h"

typedef struct Finder Finder;

typedef enum { FINDER_RUNNING, FINDER_FOUND, FINDER_NONE } FinderStatus;

enum { CONDITIONS_MAX = 64 };

/* Looks for the first event after (direction > 0) or before (< 0) the timeline's cursor at which one of the conditions
 * comes true; n ≤ CONDITIONS_MAX, copied. NULL when memory is short. */
Finder      *finder_new      (const Timeline *timeline, const Condition *conditions, unsigned n, int direction);
void         finder_free     (Finder *finder);

/* Before the first run: looks after or before this step instead, 0 … length + 1. Forward from behind the end there is nothing
 * until the timeline has grown past it. */
void         finder_start_at (Finder *finder, uint64_t step);

/* Looks at up to so many events more; what is passed over costs one each a block. FINDER_NONE forward is about what was
 * explored so far: when the timeline has grown, run it again. */
FinderStatus finder_run      (Finder *finder, uint64_t events);

/* What was found, or how far was looked: from where it started up to there, there is nothing. Backward 0 is the end. */
uint64_t     finder_position (const Finder *finder);

/* The condition that came true, by its place among those given; of several the first. Only after FINDER_FOUND. */
unsigned     finder_which    (const Finder *finder);

/* Moves the timeline's cursor to what was found, without running anything. Only after FINDER_FOUND. */
const Event *timeline_take   (Timeline *timeline, const Finder *finder);
