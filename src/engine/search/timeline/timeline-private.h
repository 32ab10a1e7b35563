/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-private.h — what the files of the timeline share: timeline.c (the cursor), timeline-find.c (looking for an
 * event), timeline-summary.c (what the summaries tell). */
#pragma once

#include "archive.h"
#include "timeline.h"

struct Timeline {
  Trace           trace;
  size_t          state_size;
  Archive         archive;

  /* What the explorer found. */
  uint64_t        explored;
  bool            ended;
  Outcome         outcome;
  Counters        totals;

  /* Where the viewer stands. */
  uint64_t        cursor;
  Event           event;             /* led to the cursor */
  char           *state;             /* at the cursor */
  uint64_t        mismatches;

  char           *found_state;       /* of a search for an event */
  uint64_t        memory[];          /* of the two states */
};

/* Runs forward to the step, which must be known; compares with every keyframe on the way. */
void timeline_run_to   (Timeline *timeline, uint64_t step);

/* Runs to the step from the keyframe, NULL for the start, or from the cursor if that is nearer. */
void timeline_approach (Timeline *timeline, const Keyframe *keyframe, uint64_t step);
