/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-seeds.c — the seeds' own figures, how many tries the potential array takes, and how many clues its digging leaves. */
#include <stdio.h>

#include "bench-engine.h"
#include "engine/core/random.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

static void
print_ascending (const char *name, const Board *board)
{
  SolveResult result;
  double start = bench_clock ();

  solve (&(Trace) { .strategy = &strategy_ascending, .board = *board, .options = strategy_ascending.defaults },
         NULL, &result);
  printf ("ascending %s: %" G_GUINT64_FORMAT " placements, %" G_GUINT64_FORMAT " backtracks, %"
          G_GUINT64_FORMAT " tests, %"
          G_GUINT64_FORMAT " events, %.2f s CPU\n", name, result.counters.placements, result.counters.backtracks,
          result.counters.tests, result.events, bench_clock () - start);
}

void
bench_seeds (void)
{
  Board board = { 0 };

  print_ascending ("empty grid", &board);
  board_parse (&board, bench_anti_brute_force);
  print_ascending ("anti-brute-force", &board);
}

void
bench_fill (void)
{
  static const char *const names[] = { "random-naked", "mrv-naked", "random-hidden", "mrv-hidden" };
  const int fills = 10000;
  const Board empty = { 0 };

  for (int variant = 0; variant < 4; variant++)
    {
      g_autoptr(GArray) tries = g_array_new (FALSE, FALSE, sizeof (double));
      SearchOptions options = strategy_potential.defaults;
      double start = bench_clock (), sum = 0;
      int first = 0;

      options.variant = (uint8_t) variant;
      options.dig = DIG_OFF;
      for (int i = 0; i < fills; i++)
        {
          SolveResult result;
          double n;

          solve (&(Trace) { .strategy = &strategy_potential, .board = empty, .options = options,
                            .seed = random_seed_of (1, (uint64_t) i) }, NULL, &result);
          n = (double) result.counters.tries;
          sum += n;
          first += n == 1;
          g_array_append_val (tries, n);
        }
      printf ("fill %s: mean %.2f tries, median %.0f, first try %.2f %%, %.0f fills/s\n", names[variant], sum / fills,
              bench_median (tries), 100.0 * first / fills, fills / (bench_clock () - start));
    }
}

/* SEEDS B: the methods hardly change how many clues are left. */
void
bench_dig (void)
{
  static const char *const sets[] = { "ns", "ns,hs", "ns,hs,np", "ns,hs,np,ir", "ns,hs,np,ir,xw", "ns,hs,np,ir,xw,yw" };
  const int puzzles = 1000;
  const Board empty = { 0 };

  for (size_t s = 0; s < G_N_ELEMENTS (sets); s++)
    {
      g_autoptr(GArray) clues = g_array_new (FALSE, FALSE, sizeof (double));
      SearchOptions options = strategy_potential.defaults;
      double start = bench_clock (), sum = 0;

      options.variant = VARIANT_MRV_HIDDEN;
      search_options_set (&options, strategy_potential.switches, "methods", sets[s]);
      for (int i = 0; i < puzzles; i++)
        {
          SolveResult result;
          double n = 0;

          solve (&(Trace) { .strategy = &strategy_potential, .board = empty, .options = options,
                            .seed = random_seed_of (1, (uint64_t) i) }, NULL, &result);
          for (int cell = 0; cell < N_CELLS; cell++)
            n += result.last[cell] != 0;
          sum += n;
          g_array_append_val (clues, n);
        }
      printf ("dig %s: mean %.2f clues, median %.0f, %.0f puzzles/s\n", sets[s], sum / puzzles, bench_median (clues),
              puzzles / (bench_clock () - start));
    }
}
