/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-timeline.c — 10^8 events, explored, indexed and sought. */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "engine/core/random.h"
#include "engine/search/timeline.h"

enum { EVENTS = 100000000, SEEKS = 2000, FAILURES = 200 };

static double
resident_mebibytes (void)
{
  unsigned long pages = 0;
  FILE *file = fopen ("/proc/self/statm", "r");

  if (file)
    {
      if (fscanf (file, "%*u %lu", &pages) != 1)
        pages = 0;
      fclose (file);
    }

  return (double) pages * (double) sysconf (_SC_PAGESIZE) / (1024 * 1024);
}

/* Returns the CPU seconds until the first batch could be scrubbed. */
static double
explore (Timeline *timeline, Explorer *explorer)
{
  double start = bench_clock (), ready = 0;
  bool more = true;

  while (more && explorer_events (explorer) < EVENTS)
    {
      Batch *batch;

      more = explorer_run (explorer, EVENTS - explorer_events (explorer), &batch);
      if (!batch || !timeline_accept (timeline, batch))
        break;
      if (ready == 0)
        {
          timeline_seek (timeline, timeline_length (timeline) / 2);
          ready = bench_clock () - start;
        }
    }

  return ready;
}

static void
print_times (const char *name, double *seconds, int n)
{
  qsort (seconds, (size_t) n, sizeof *seconds, bench_by_value);
  printf ("%s: p50 %.2f ms, p99 %.2f ms, max %.2f ms (%d)\n", name, 1e3 * seconds[n / 2], 1e3 * seconds[n * 99 / 100],
          1e3 * seconds[n - 1], n);
}

static void
measure_seeks (Timeline *timeline)
{
  static double seeks[SEEKS], backs[SEEKS], failures[FAILURES];
  Random random;
  int found = 0;

  random_start (&random, 1);
  for (int i = 0; i < SEEKS; i++)
    {
      uint64_t step = 1 + random_next (&random) % timeline_length (timeline);
      double start = bench_clock ();

      timeline_seek (timeline, step);
      seeks[i] = bench_clock () - start;
      start = bench_clock ();
      timeline_seek (timeline, step - 1);
      backs[i] = bench_clock () - start;
    }
  for (int i = 0; i < FAILURES; i++)
    {
      double start;

      timeline_seek (timeline, 1 + random_next (&random) % timeline_length (timeline));
      start = bench_clock ();
      found += timeline_find (timeline, &CONDITION_KIND (EVENT_WIPEOUT), -1) != NULL;
      failures[i] = bench_clock () - start;
    }

  print_times ("  seek", seeks, SEEKS);
  print_times ("  step back", backs, SEEKS);
  print_times ("  previous failure", failures, FAILURES);
  printf ("  found %d of %d failures, %" G_GUINT64_FORMAT " hash mismatches\n", found, FAILURES,
          timeline_mismatches (timeline));
}

static void
measure (const Strategy *strategy, const SearchOptions *options, const Board *board, const char *name)
{
  double before = resident_mebibytes ();
  double start = bench_clock (), ready;
  Explorer *explorer = explorer_new (strategy, board, options, 1, TIMELINE_BUDGET);
  Timeline *timeline = timeline_new (strategy, board, options, 1, TIMELINE_BUDGET);

  if (!explorer || !timeline)
    {
      printf ("%s: out of memory\n", name);
      explorer_free (explorer);
      timeline_free (timeline);
      return;
    }

  ready = explore (timeline, explorer);
  printf ("%s: %" G_GUINT64_FORMAT " events in %.2f s CPU (%.1f M/s), first scrub after %.2f ms, +%.1f MiB, "
          "keyframe every %"
          G_GUINT64_FORMAT " events, state %zu bytes\n", name, timeline_explored (timeline), bench_clock () - start,
          1e-6 * (double) timeline_explored (timeline) / (bench_clock () - start), 1e3 * ready,
          resident_mebibytes () - before, timeline_spacing (timeline), strategy->size (options));
  measure_seeks (timeline);

  timeline_free (timeline);
  explorer_free (explorer);
  malloc_trim (0);
}

void
bench_timeline (void)
{
  SearchOptions options = strategy_explore.defaults;
  Board board;

  board_parse (&board, bench_anti_brute_force);
  measure (&strategy_ascending, &strategy_ascending.defaults, &board, "ascending");

  options.cell = CELL_LINEAR;
  options.inference = INFERENCE_NONE;
  measure (&strategy_explore, &options, &board, "explore linear, none, trail");
  options.inference = INFERENCE_FORWARD;
  options.cell = CELL_LINEAR;
  measure (&strategy_explore, &options, &board, "explore linear, forward, trail");
}
