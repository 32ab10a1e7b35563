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
  bool more = trace_step (&stretch->trace, stretch->state, stretch->cursor, event);

  stretch->cursor += more;
  return more;
}

/* Runs up to so many events on, none of them behind event number last; look is told of each. False: there are no more, because
 * the last was reached or the search ended. */
static inline __attribute__ ((always_inline)) bool
stretch_run (Stretch *stretch, uint64_t events, uint64_t last, TraceLook look, void *data)
{
  uint64_t room = last > stretch->cursor ? last - stretch->cursor : 0, to = stretch->cursor + (events < room ? events : room);
  Event    event;

  return trace_run (&stretch->trace, stretch->state, &stretch->cursor, to, &event, look, data) != TRACE_ENDED /* unreached: not seen: an end before the last event */
      && stretch->cursor < last; /* unreached: not seen: an end before the last event */
}
