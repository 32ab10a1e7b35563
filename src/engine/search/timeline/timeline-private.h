/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-private.h — what the files of the timeline share: timeline.c (the cursor), timeline-find.c (looking for an
 * event), timeline-summary.c (what the summaries tell). */
#pragma once

#include "rerun.h"
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
  Rerun           head;
  void           *found_state;       /* of a search for an event */
  uint64_t        memory[];          /* of the two states, and the one at the start */
};
