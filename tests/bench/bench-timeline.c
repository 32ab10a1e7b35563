/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-timeline.c — 10^8 events, explored by the worker as the window does it, indexed meanwhile, and sought while it runs
 * on beyond them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "bench-engine.h"
#include "engine/core/random.h"
#include "engine/search/timeline/timeline.h"
#include "model/search/scout.h"
#include "engine/search/strategies/strategies.h"

enum { SEEKS = 2000, FAILURES = 200 };

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

static double
wall (void)
{
  return (double) g_get_monotonic_time () / 1e6;
}

/* The main thread's part: takes in what the worker has found. */
static bool
take_in (Scout *scout, Timeline *timeline)
{
  Batch *batch;

  while (g_main_context_iteration (NULL, FALSE))
    continue;
  while ((batch = scout_take (scout)))
    if (!timeline_accept (timeline, batch))
      return false;
  return scout_has_more (scout);
}

typedef struct {
  double first_wall, first_cpu;        /* s, from the start until something could be sought */
  double all_wall, all_cpu;            /* until all was indexed; CPU is the main thread's */
} Opening;

/* Until the horizon, or the end. */
static void
open_up (Scout *scout, Timeline *timeline, uint64_t horizon, Opening *opening)
{
  double cpu = bench_clock (), start = wall ();

  *opening = (Opening) { 0 };
  while (take_in (scout, timeline) && timeline_length (timeline) < horizon)
    {
      if (timeline_length (timeline) > 0 && opening->first_wall == 0)
        {
          timeline_seek (timeline, timeline_length (timeline) / 2);
          opening->first_cpu = bench_clock () - cpu;
          opening->first_wall = wall () - start;
        }
      g_usleep (1000);                 /* as often as a frame could, at most */
    }
  opening->all_cpu = bench_clock () - cpu;
  opening->all_wall = wall () - start;
}

/* A series of one kind, by both clocks. */
typedef struct {
  double cpu[SEEKS], wall[SEEKS];
  int    n;
  double cpu_start, wall_start;
} Series;

static void
series_begin (Series *series)
{
  series->wall_start = wall ();
  series->cpu_start = bench_clock ();
}

static void
series_end (Series *series)
{
  series->cpu[series->n] = bench_clock () - series->cpu_start;
  series->wall[series->n++] = wall () - series->wall_start;
}

static void
print_series (const char *name, Series *series)
{
  int n = series->n;

  qsort (series->cpu, (size_t) n, sizeof *series->cpu, bench_by_value);
  qsort (series->wall, (size_t) n, sizeof *series->wall, bench_by_value);
  printf ("  %s: CPU p50 %.2f ms, p99 %.2f, max %.2f; wall p50 %.2f, p99 %.2f, max %.2f (%d)\n", name,
          1e3 * series->cpu[n / 2], 1e3 * series->cpu[n * 99 / 100], 1e3 * series->cpu[n - 1],
          1e3 * series->wall[n / 2], 1e3 * series->wall[n * 99 / 100], 1e3 * series->wall[n - 1], n);
}

/* The worker goes on meanwhile, and the main thread takes in what it finds. */
static void
measure_seeks (Scout *scout, Timeline *timeline)
{
  static Series seeks, backs, failures;
  Random random;
  int found = 0, running = 0;

  seeks.n = backs.n = failures.n = 0;
  random_start (&random, 1);
  for (int i = 0; i < SEEKS; i++)
    {
      uint64_t step = 1 + random_next (&random) % timeline_length (timeline);

      running += take_in (scout, timeline);
      series_begin (&seeks);
      timeline_seek (timeline, step);
      series_end (&seeks);
      series_begin (&backs);
      timeline_seek (timeline, step - 1);
      series_end (&backs);
    }
  for (int i = 0; i < FAILURES; i++)
    {
      take_in (scout, timeline);
      timeline_seek (timeline, 1 + random_next (&random) % timeline_length (timeline));
      series_begin (&failures);
      found += timeline_find (timeline, &CONDITION_KIND (EVENT_WIPEOUT), -1) != NULL;
      series_end (&failures);
    }

  print_series ("seek", &seeks);
  print_series ("step back", &backs);
  print_series ("previous failure", &failures);
  printf ("  the worker ran during %d of %d seeks; found %d of %d failures; %" G_GUINT64_FORMAT " hash mismatches\n", running,
          SEEKS, found, FAILURES, timeline_mismatches (timeline));
}

static void
measure (const Strategy *strategy, const SearchOptions *options, const Board *board, const char *name)
{
  double before = resident_mebibytes ();
  Explorer *explorer = explorer_new (&(Trace) { .strategy = strategy, .board = *board, .options = *options,
                                                .seed = 1 }, TIMELINE_BUDGET);
  Timeline *timeline = timeline_new (&(Trace) { .strategy = strategy, .board = *board, .options = *options,
                                                .seed = 1 }, TIMELINE_BUDGET);
  Scout scout = { 0 };
  Opening opening;

  if (!explorer || !timeline)
    {
      printf ("%s: out of memory\n", name);
      explorer_free (explorer);
      timeline_free (timeline);
      return;
    }

  scout_start (&scout, explorer);
  open_up (&scout, timeline, strategy->horizon, &opening);
  printf ("%s: %.3g events open to scrub after %.2f s (main thread: %.2f s CPU), the first ones after %.1f ms (%.1f ms CPU); "
          "+%.1f MiB, keyframe every %" G_GUINT64_FORMAT " events, state %zu bytes\n", name,
          (double) timeline_length (timeline), opening.all_wall, opening.all_cpu, 1e3 * opening.first_wall,
          1e3 * opening.first_cpu, resident_mebibytes () - before, timeline_spacing (timeline), strategy->size (options));
  measure_seeks (&scout, timeline);

  scout_clear (&scout);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  timeline_free (timeline);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it only after more than 10⁹ guesses. */
static const char endless[] = "...................................5........6........7......8.........9.1234.....";

/* No solution, and a million guesses for those who deduce. */
static const char impossible[] = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

void
bench_timeline (void)
{
  SearchOptions options = strategy_explore.defaults;
  Board board;

  board_parse (&board, endless);
  measure (&strategy_ascending, &strategy_ascending.defaults, &board, "ascending");
  measure (&strategy_random, &strategy_random.defaults, &board, "random");
  options.cell = CELL_LINEAR;
  options.inference = INFERENCE_NONE;
  measure (&strategy_explore, &options, &board, "explore linear, none, trail");

  board_parse (&board, bench_anti_brute_force);
  options.inference = INFERENCE_FORWARD;
  measure (&strategy_explore, &options, &board, "explore linear, forward, trail");

  board_parse (&board, impossible);
  measure (&strategy_explore, &strategy_explore.defaults, &board, "explore");
  measure (&strategy_norvig, &strategy_norvig.defaults, &board, "norvig");
  measure (&strategy_sets_guess, &strategy_sets_guess.defaults, &board, "sets+guess");
  measure (&strategy_dlx, &strategy_dlx.defaults, &board, "dlx");
}
