/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* heat.c — see heat.h. */
#include "heat.h"

#include "engine/search/solve.h"
#include "timeline-private.h"

void
heat_run_start (HeatRun *run, const Timeline *timeline, uint64_t first, uint64_t last)
{
  run->first = first;
  run->last = last;
  run->arrivals = solve_counts_arrivals (&timeline->trace);
  run->counts = (HeatCounts) { .exhausted = { 0 } };
  stretch_take (&run->stretch, timeline, first - 1);
}

static inline bool
count (void *data, const Event *event, uint64_t number)
{
  HeatRun *run = data;

  if (number < run->first)
    return true;
  run->counts.kinds[event->kind]++;
  if (event->kind == EVENT_UNDO_ASSIGN)
    run->counts.exhausted[event->cell] += event_is_exhausted (event);
  else if (event->kind == EVENT_WIPEOUT && event->reason == REASON_NO_DIGIT)
    run->counts.exhausted[event->cell] += run->arrivals;
  return true;
}

bool
heat_run (HeatRun *run, uint64_t events)
{
  return stretch_run (&run->stretch, events, run->last, count, run);
}

uint64_t
heat_run_at (const HeatRun *run)
{
  return run->stretch.cursor < run->first ? run->first - 1 : run->stretch.cursor;
}
