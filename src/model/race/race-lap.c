/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "race-lap.h"

#include "engine/search/solve.h"
#include "model/job/job.h"
#include "model/job/slice.h"
#include "model/job/thread.h"

enum {
  TURN_NS = 100 * 1000 * 1000,
  ENOUGH_NS = 30 * 1000 * 1000,              /* of runs taken together */
  RUNS_MAX = 200,
};

RaceLap *
race_lap_new (const Trace *entrant, const RaceFigures *figures, uint64_t slice)
{
  RaceLap *lap = g_new0 (RaceLap, 1);

  lap->entrant = *entrant;
  topology_ref (entrant->topology);
  lap->figures = *figures;
  lap->slice = slice ? slice : slice_first (entrant->strategy);
  return lap;
}

void
race_lap_free (void *memory)
{
  RaceLap *lap = memory;

  trial_free (lap->trial);
  topology_unref (lap->entrant.topology);
  g_free (lap);
}

static void
take_figures (RaceLap *lap)
{
  RaceFigures *figures = &lap->figures;
  TrialFigures found;

  trial_get (lap->trial, &found);
  figures->outcome = found.outcome;
  figures->capped = found.capped;
  figures->guesses = found.counters.nodes;
  figures->take_backs = found.counters.backtracks;
  figures->dead_ends = found.of_kind[EVENT_WIPEOUT];
  figures->events = found.events;
  figures->max_depth = found.counters.max_depth;
  figures->singles = found.of_kind[EVENT_SINGLE];
  figures->techniques = found.of_kind[EVENT_TECHNIQUE];
  figures->strips = found.of_kind[EVENT_STRIP];
  figures->undo_bytes = found.undo_bytes;
  figures->state_bytes = found.state_bytes;
}

static void
count (RaceLap *lap, GCancellable *cancellable)
{
  Stop stop = setdoku_job_stop (cancellable);
  int64_t start = thread_time (), now = start;
  bool more = true;

  trial_set_stop (lap->trial, &stop);
  while (more && now - start < TURN_NS && !g_cancellable_is_cancelled (cancellable))
    {
      int64_t before = now;

      more = trial_run (lap->trial, lap->slice);
      now = thread_time ();
      if (more)
        lap->slice = slice_next (lap->entrant.strategy, lap->slice, now - before);
    }

  trial_set_stop (lap->trial, NULL);
  take_figures (lap);
  lap->figures.state = more ? RACE_COUNTING : RACE_TIMING;
}

static void
on_cancelled (GCancellable *cancellable, atomic_bool *cancel)
{
  atomic_store (cancel, true);
}

/* The textbook's recursion cannot be pulled, and cannot be steered. */
static void
run_recursively (const RaceLap *lap, GCancellable *cancellable)
{
  atomic_bool cancel = false;
  SolveLimits limits = { .max_nodes = lap->figures.capped ? lap->figures.guesses : 0, .cancel = &cancel };
  gulong handler = g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), &cancel, NULL);
  SolveResult result;

  solve (&lap->entrant, &limits, &result);
  g_cancellable_disconnect (cancellable, handler);
}

static void
run (const RaceLap *lap, void *state, GCancellable *cancellable)
{
  bool (*ponder) (void *, const Stop *) = lap->entrant.strategy->ponder;
  uint64_t cursor = 0, events = lap->figures.events, slice = ponder ? 1 : lap->slice;
  Stop stop = setdoku_job_stop (cancellable);
  Event event;

  trace_start (&lap->entrant, state);
  while (cursor < events && !g_cancellable_is_cancelled (cancellable) && (!ponder || ponder (state, &stop))
         && trace_run (&lap->entrant, state, &cursor, MIN (cursor + slice, events), &event, NULL, NULL) == TRACE_THERE)
    ;
}

static void
take_time (RaceLap *lap, GCancellable *cancellable)
{
  const Strategy *strategy = lap->entrant.strategy;
  bool recursive = strategy->switches >> SWITCH_CONTROL & 1 && lap->entrant.options.control == CONTROL_RECURSIVE
                   && lap->entrant.steering.n == 0;
  void *state = g_malloc (trace_state_size (&lap->entrant));
  uint64_t spent = 0, fastest = UINT64_MAX;

  for (int i = 0; i < RUNS_MAX && spent < ENOUGH_NS && !g_cancellable_is_cancelled (cancellable); i++)
    {
      uint64_t start = thread_time (), taken;

      if (recursive)
        run_recursively (lap, cancellable);
      else
        run (lap, state, cancellable);
      taken = MAX (thread_time () - start, 1);
      spent += taken;
      fastest = MIN (fastest, taken);
    }

  g_free (state);
  lap->figures.cpu_ns = fastest;
  lap->figures.state = RACE_FINISHED;
}

void
race_lap_work (void *data, GCancellable *cancellable)
{
  RaceLap *lap = data;

  if (lap->figures.state == RACE_WAITING && !lap->trial)
    {
      lap->trial = trial_new (&lap->entrant, RACE_MAX_NODES, RACE_MAX_EVENTS);
      if (!lap->trial)
        lap->figures.state = RACE_FAILED;
    }

  if (lap->trial)
    count (lap, cancellable);
  else if (lap->figures.state == RACE_TIMING)
    take_time (lap, cancellable);
}
