/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-count-one.c — what a single puzzle takes that has millions of solutions: alone, and shared by as many threads as there
 * are processors, by the clock. What is true on the empty board a few solutions show: there nothing is left to be shared. */
#include <stdio.h>
#include <string.h>

#include "bench.h"
#include "engine/fast/count.h"
#include "tally-share.h"

static const double SECONDS = 0.04;

static const char millions[] = "....5678..5678....78.....56....658.7.658.7.....7....655..6...7.6...7.5...7.5..6..";

static double
seconds_since (int64_t start)
{
  return (double) (g_get_monotonic_time () - start) * 1e-6;
}

static void
print_candidates (void)
{
  CountPuzzle puzzle, used;
  Board       empty = { 0 };
  double      start = bench_clock ();
  unsigned    repeats = 0;

  count_puzzle_from_board (&puzzle, &empty);
  for (; bench_clock () - start < SECONDS; repeats++)
    count_true_candidates (&puzzle, &used, NULL);
  printf ("  true candidates of the empty board: %.1f µs\n", (bench_clock () - start) * 1e6 / repeats);
}

bool
bench_count_one (void)
{
  CountPuzzle  puzzle;
  SetdokuMarks marks;
  uint64_t     n, n_shared = 0;
  int64_t      start;
  double       alone, shared;

  setdoku_marks_from_text (&marks, millions);
  memcpy (&puzzle, &marks, sizeof puzzle);
  start = g_get_monotonic_time ();
  n = count_solutions (&puzzle, UINT64_MAX, NULL, NULL);
  alone = seconds_since (start);

  start = g_get_monotonic_time ();
  tally_share_count (&marks, UINT64_MAX, NULL, 0, NULL, &n_shared);
  shared = seconds_since (start);

  printf ("one puzzle:\n  %" G_GUINT64_FORMAT " solutions: alone %.3f s, shared by %u threads %.3f s: %.2f times as fast\n",
          n, alone, g_get_num_processors (), shared, alone / shared);
  if (n_shared != n)
    printf ("  WRONG: shared it has %" G_GUINT64_FORMAT "\n", n_shared);
  print_candidates ();
  return n_shared == n;
}
