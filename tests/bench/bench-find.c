/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-find.c — running to a condition in a search of 10^8 events: how long it takes, forward and backward, and how long
 * a frame is kept by it, in slices as the window takes them. */
#include <stdio.h>

#include "bench-engine.h"
#include "model/search/lookout.h"
#include "engine/search/strategies/strategies.h"
#include "cli/bench.h"

enum { EVENTS = 100000000, FRAME_NS = 8 * 1000 * 1000 };

/* They never hold: what the summaries alone tell; what lies in blocks that hold each half of it; and watchpoints. For
 * all but the first every event is run again. */
static const char *const conditions[] = {
  "kind=solution", "kind=assign cell=r5c5 house=row1", "lost=r1c1=3 kind=undo-assign", "back=r1c5=9 nth=100000000",
};

static void
measure (const Timeline *timeline, const char *text, int direction)
{
  Condition    condition;
  FinderStatus status = FINDER_NONE;
  Finder      *finder;
  double       start, dearest = 0, first = 0;
  unsigned     frames = 0;

  if (!condition_parse (text, &condition, NULL) || !(finder = finder_new (timeline, &condition, 1, direction)))
    return;
  finder_start_at (finder, direction > 0 ? 0 : timeline_length (timeline) + 1);

  start = bench_clock ();
  do
    {
      double before = bench_clock (), spent;

      status = lookout_run (finder, direction, direction > 0 ? UINT64_MAX : 0, FRAME_NS);
      spent = bench_clock () - before;
      dearest = spent > dearest ? spent : dearest;
      first = frames++ ? first : spent;
    }
  while (status == FINDER_RUNNING);

  printf ("%s %s: %s after %.3f s CPU in %u frames, dearest %.2f ms\n", direction > 0 ? "forward" : "backward", text,
          status == FINDER_FOUND ? "found" : "not found", bench_clock () - start, frames, 1e3 * dearest);
  finder_free (finder);
}

static bool
explore (Explorer *explorer, Timeline *timeline)
{
  bool more = true;

  while (more && explorer_events (explorer) < EVENTS)
    {
      Batch *batch;

      more = explorer_run (explorer, EVENTS - explorer_events (explorer), &batch);
      if (!timeline_accept (timeline, batch))
        return false;
    }

  return true;
}

void
bench_find (void)
{
  const Strategy *strategy = &strategy_ascending;
  Board board;
  Explorer *explorer;
  Timeline *timeline;

  board_parse (&board, bench_anti_brute_force);
  explorer = explorer_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 1 },
                           TIMELINE_BUDGET);
  timeline = timeline_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 1 },
                           TIMELINE_BUDGET);
  if (!explorer || !timeline || !explore (explorer, timeline))
    printf ("out of memory\n");
  else
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
      for (int direction = 1; direction >= -1; direction -= 2)
        measure (timeline, conditions[i], direction);

  timeline_free (timeline);
  explorer_free (explorer);
}
