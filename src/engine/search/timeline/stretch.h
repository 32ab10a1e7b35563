/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* stretch.h — a part of a search, run again apart from the timeline that it was taken from.
 *
 * A plain value with a state of its own: it may go to a worker and be run there, event by event, while the viewer moves
 * the timeline. What it comes across is counted (heat) or drawn (the depth strip from near), and never stored. */
#pragma once

#include "timeline.h"

typedef struct {
  Trace           trace;
  uint64_t        cursor;                               /* events behind it */
  uint64_t        steered;                              /* the next step that was steered; UINT64_MAX: none */
  SearchState     state;
} Stretch;

/* Events that a summary tells of: nearer than that the summaries cannot draw. */
uint64_t stretch_grain (const Timeline *timeline);

/* Stands at the start of the search. */
void stretch_start (Stretch *stretch, const Trace *trace);

/* Stands at the last keyframe at or before the step, or at the start. */
void stretch_take (Stretch *stretch, const Timeline *timeline, uint64_t step);

/* Runs one event on. False: the search ends here. */
static inline bool
stretch_next (Stretch *stretch, Event *event)
{
  bool more;

  if (stretch->cursor < stretch->steered)
    more = stretch->trace.strategy->step (stretch->state, event);
  else
    {
      more = trace_step (&stretch->trace, stretch->state, stretch->cursor, event);
      stretch->steered = steering_next (&stretch->trace.steering, stretch->cursor + 1);
    }
  stretch->cursor += more;
  return more;
}
