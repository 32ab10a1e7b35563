/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-seek.c — long searches, explored up to their horizon by the worker as the window does it, indexed meanwhile, and sought while
 * it runs on beyond that. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "bench-clock.h"
#include "bench.h"
#include "command.h"
#include "engine/core/random.h"
#include "engine/rules/constraint.h"
#include "engine/search/any/any-strategies.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/timeline.h"
#include "engine/search/tree.h"
#include "model/search/scout.h"

enum { SEEKS = 2000, FAILURES = 200 };

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
  size_t keyframes;                    /* bytes, at most */
} Opening;

/* So many events, or until the end. */
static void
open_up (Scout *scout, Timeline *timeline, uint64_t events, Opening *opening)
{
  double cpu = bench_clock (), start = wall ();

  *opening = (Opening) { 0 };
  while (take_in (scout, timeline) && timeline_length (timeline) < events)
    {
      opening->keyframes = MAX (opening->keyframes, timeline_keyframes_memory (timeline));
      if (timeline_length (timeline) > 0 && opening->first_wall == 0)
        {
          timeline_seek (timeline, timeline_length (timeline) / 2);
          opening->first_cpu = bench_clock () - cpu;
          opening->first_wall = wall () - start;
        }
      g_usleep (1000);                 /* as often as a frame could, at most */
    }
  opening->keyframes = MAX (opening->keyframes, timeline_keyframes_memory (timeline));
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

/* The tree of guesses of the same events, without anyone looking. */
static void
measure_tree (const Trace *trace, uint64_t events)
{
  Tree *tree = tree_new (trace, TREE_NODES_MAX);
  double start = bench_clock ();

  if (!tree)
    return;
  tree_grow (tree, events);
  printf ("  tree: %.3g events in %.1f s CPU, %u nodes, %.1f MiB, failed subtrees of up to %u guesses folded\n",
          (double) tree_events (tree), bench_clock () - start, tree_size (tree), (double) tree_memory (tree) / (1024 * 1024),
          tree_limit (tree));
  tree_free (tree);
}

static void
print_opening (const char *name, const Timeline *timeline, const Trace *trace, const Opening *opening, double growth)
{
  printf ("%s: %.3g events of a horizon of %.3g, open to scrub after %.1f ms, all of them after %.1f s "
          "(main thread %.2f s CPU)\n", name, (double) timeline_length (timeline), (double) trace->strategy->horizon,
          1e3 * opening->first_wall, opening->all_wall, opening->all_cpu);
  printf ("  keyframes: at most %.1f MiB, %.1f MiB now, one every %" G_GUINT64_FORMAT " events, of states of %zu bytes; "
          "the process grew by %.1f MiB\n", (double) opening->keyframes / (1024 * 1024),
          (double) timeline_keyframes_memory (timeline) / (1024 * 1024), timeline_spacing (timeline), trace_state_size (trace),
          growth);
}

typedef struct {
  uint64_t events;                     /* at most; 0: up to the horizon */
  bool     tree;
} Wish;

static void
measure (const char *name, const Trace *trace, const Wish *wish)
{
  double before = bench_resident ();
  uint64_t events = wish->events ? MIN (wish->events, trace->strategy->horizon) : trace->strategy->horizon;
  Explorer *explorer = explorer_new (trace, timeline_budget (trace));
  Timeline *timeline = timeline_new (trace, timeline_budget (trace));
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
  open_up (&scout, timeline, events, &opening);
  print_opening (name, timeline, trace, &opening, bench_resident () - before);
  measure_seeks (&scout, timeline);
  events = MIN (timeline_length (timeline), events);

  scout_clear (&scout);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  timeline_free (timeline);
  if (wish->tree)
    measure_tree (trace, events);
  fflush (stdout);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

/* Row 9, column 9 can hold nothing, and a search in reading order learns of it only after more than 10⁹ guesses. */
#define ENDLESS "...................................5........6........7......8.........9.1234....."

/* No solution, and more than 10⁹ events for those who deduce. */
#define IMPOSSIBLE ".....5......6.1..3..........1.5........1.6...3.......55......61........4........."

/* 16 × 16, and eleven cells of row 1 may hold but ten values: no solution, and more than 10⁸ events before it is known. */
static Topology *
build_crowded (void)
{
  g_autofree Rules *rules = g_new0 (Rules, 1);
  RulesFault fault;

  rules_init_square (rules, 16, 4, 4);
  for (uint16_t cell = 0; cell < 11; cell++)
    rules_add (rules, constraint_kind_from_id ("candidates"),
               (uint16_t[]) { cell, NO_PLACE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, NO_PLACE }, 13);
  return topology_new (rules, &fault);
}

/* What is searched: strategy, switches, puzzle; of strategies for boards of any shape the board above. */
static const struct {
  const Strategy *strategy;
  const char     *switches[3][2];      /* besides the defaults */
  const char     *puzzle;
} rows[] = {
  { &strategy_ascending,  { { NULL } },                                           ENDLESS },
  { &strategy_random,     { { NULL } },                                           ENDLESS },
  { &strategy_explore,    { { NULL } },                                           IMPOSSIBLE },
  { &strategy_explore,    { { "undo", "copy" } },                                 IMPOSSIBLE },
  { &strategy_explore,    { { "cell", "linear" }, { "inference", "none" } },      ENDLESS },
  { &strategy_norvig,     { { NULL } },                                           IMPOSSIBLE },
  { &strategy_sets_guess, { { NULL } },                                           IMPOSSIBLE },
  { &strategy_any_explore, { { NULL } },                                          NULL },
};

static void
run_row (size_t i, const Wish *wish)
{
  Trace trace = { .strategy = rows[i].strategy, .options = rows[i].strategy->defaults, .seed = 1 };
  g_autoptr(GString) name = g_string_new (rows[i].strategy->id);

  if (rows[i].strategy->any)
    trace.topology = build_crowded ();
  else
    board_parse (&trace.board, rows[i].puzzle);
  for (int k = 0; rows[i].switches[k][0]; k++)
    {
      search_options_set (&trace.options, trace.strategy->switches, rows[i].switches[k][0], rows[i].switches[k][1]);
      g_string_append_printf (name, "%c%s=%s", k ? ',' : ':', rows[i].switches[k][0], rows[i].switches[k][1]);
    }
  measure (name->str, &trace, wish);
  topology_unref (trace.topology);
}

/* Named, or nothing is. */
static bool
is_wanted (const char *id, char *names[], int n)
{
  for (int i = 0; i < n; i++)
    if (g_str_equal (names[i], id))
      return true;

  return n == 0;
}

static bool
is_measured (const char *id)
{
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].strategy->id, id))
      return true;

  return false;
}

void
bench_seek (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    run_row (i, &(Wish) { 0 });
}

int
bench_seek_command (int argc, char *argv[])
{
  gint64 events = 0;
  gboolean tree = FALSE;
  const GOptionEntry entries[] = {
    { "events", 0, 0, G_OPTION_ARG_INT64, &events, "Explore so many events at most, not all up to the horizon", "N" },
    { "tree", 0, 0, G_OPTION_ARG_NONE, &tree, "Build the tree of guesses, too", NULL },
    { NULL }
  };

  if (!command_parse_options (&argc, &argv, "[STRATEGY…]", entries))
    return COMMAND_USAGE;
  if (events < 0)
    return command_usage ("bench seek: --events must be a number of 1 or more");
  for (int i = 1; i < argc; i++)
    if (!is_measured (argv[i]))
      return command_usage ("bench seek: there is no long search by “%s”", argv[i]);

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    if (is_wanted (rows[i].strategy->id, argv + 1, argc - 1))
      run_row (i, &(Wish) { .events = (uint64_t) events, .tree = tree });
  return COMMAND_DONE;
}
