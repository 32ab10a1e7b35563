/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-collection.c — a file of a million puzzles as a list: read, sorted, searched, scrolled to its middle; with --twins freed of
 * symmetric twins, too. The time is CPU of all threads unless it says so; how long the main loop was blocked is taken from the
 * loop itself, from when it wakes up to when it waits again. Prints one "key: value" line a figure. */
#include <string.h>

#include "loop-clock.h"
#include "model/keep/long-list.h"

enum { ROWS = 200 };

static void
on_failed (SetdokuLongList *list, const char *text, void *user)
{
  g_printerr ("%s\n", text);
  exit (1);
}

/* Until the worker has nothing to do. ms of CPU. */
static double
run (SetdokuLongList *list)
{
  double start = bench_ms (CLOCK_PROCESS_CPUTIME_ID);

  while (setdoku_long_list_get_report (list)->work != LONG_LIST_IDLE)
    g_main_context_iteration (NULL, TRUE);
  return bench_ms (CLOCK_PROCESS_CPUTIME_ID) - start;
}

static double
ask (SetdokuLongList *list, PuzzleQuery query)
{
  setdoku_long_list_set_query (list, &query);
  return run (list);
}

static double
read_rows (SetdokuLongList *list)
{
  double start = bench_ms (CLOCK_PROCESS_CPUTIME_ID);
  unsigned n = g_list_model_get_n_items (G_LIST_MODEL (list)), middle = n / 2;

  for (unsigned i = middle; i < MIN (n, middle + ROWS); i++)
    g_object_unref (g_list_model_get_item (G_LIST_MODEL (list), i));
  return bench_ms (CLOCK_PROCESS_CPUTIME_ID) - start;
}

static void
measure_twins (SetdokuLongList *list)
{
  double start = bench_ms (CLOCK_MONOTONIC), cpu;

  setdoku_long_list_find_twins (list);
  cpu = run (list);
  g_print ("collection-twins: %d\n", setdoku_long_list_get_report (list)->n_twins);
  g_print ("collection-twins-s: %.1f\n", (bench_ms (CLOCK_MONOTONIC) - start) / 1e3);
  g_print ("collection-twins-cpu-s: %.1f\n", cpu / 1e3);
}

int
main (int argc, char **argv)
{
  g_autoptr (SetdokuLongList) list = setdoku_long_list_new ();
  bool twins = argc == 3 && strcmp (argv[1], "--twins") == 0;
  g_autoptr (GFile) file = argc > 1 ? g_file_new_for_commandline_arg (argv[argc - 1]) : NULL;
  double before = bench_resident (), cpu;

  if (!file)
    {
      g_print ("collection-skipped: no FILE was given\n");
      return 0;
    }
  measure_loop ();
  g_signal_connect (list, "failed", G_CALLBACK (on_failed), NULL);
  setdoku_long_list_add (list, file);
  cpu = run (list);
  g_print ("collection-puzzles: %u\n", setdoku_long_list_get_report (list)->n);
  g_print ("collection-read-cpu-s: %.2f\n", cpu / 1e3);
  g_print ("collection-read-memory-mib: %.1f\n", bench_resident () - before);
  g_print ("collection-sort-clues-cpu-ms: %.1f\n", ask (list, (PuzzleQuery) { .order = QUERY_BY_CLUES }));
  g_print ("collection-sort-rating-cpu-ms: %.1f\n", ask (list, (PuzzleQuery) { .order = QUERY_BY_RATING, .descending = true }));
  g_print ("collection-text-cpu-ms: %.1f\n", ask (list, (PuzzleQuery) { .text = (char *) "8..6...2" }));
  ask (list, (PuzzleQuery) { .order = QUERY_BY_CLUES });
  g_print ("collection-rows-cpu-ms: %.2f\n", read_rows (list));
  g_print ("collection-memory-mib: %.1f\n", bench_resident () - before);
  if (twins)
    measure_twins (list);
  print_loop ("collection");
  return 0;
}
