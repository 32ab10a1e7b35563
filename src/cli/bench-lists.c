/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-lists.c — what the tiers solve, and how many nodes the switches of explore need, list by list. */
#include <stdio.h>

#include "bench.h"
#include "engine/search/solve.h"

enum { CAP = 3000000 };

static const struct { const char *name, *file; int stride; } lists[] = {
  { "euler50",           "euler50.txt",              1 },
  { "exchange_easy",     "exchange_easy.txt",        1 },
  { "exchange_medium",   "exchange_medium.txt",      1 },
  { "exchange_hard",     "exchange_hard.txt",        1 },
  { "17-clue (sample)",  "royle17_ser.txt",          50 },
  { "hardest (sample)",  "forum_hardest_11plus.txt", 10 },
};

static const char *const tier_lists[] = {
  "euler50.txt", "exchange_easy.txt", "exchange_medium.txt", "exchange_hard.txt", "cb000_ser.txt",
  "magictour_top1465.txt",
};

static void
print_tiers (const char *file)
{
  g_autoptr(GArray) boards = bench_list (file, 1);
  SolveResult result;

  if (!boards)
    return;

  printf ("tiers %s (%u):", file, boards->len);
  for (int tier = TIER_1; tier <= TIER_3; tier++)
    {
      SearchOptions options = strategy_sets.defaults;
      int solved = 0;

      options.tier = (uint8_t) tier;
      for (guint i = 0; i < boards->len; i++)
        {
          solve (&strategy_sets, &g_array_index (boards, Board, i), &options, 0, NULL, &result);
          solved += result.outcome == OUTCOME_SOLVED;
        }
      printf (" T%d %.2f %%", tier, 100.0 * solved / boards->len);
    }
  printf ("\n");
}

static const struct { const char *name; CellOrder cell; Inference inference; } rows[] = {
  { "linear, none",          CELL_LINEAR,     INFERENCE_NONE },
  { "linear, forward",       CELL_LINEAR,     INFERENCE_FORWARD },
  { "mrv, forward",          CELL_MRV,        INFERENCE_FORWARD },
  { "mrv-degree, forward",   CELL_MRV_DEGREE, INFERENCE_FORWARD },
  { "mrv-degree, singles",   CELL_MRV_DEGREE, INFERENCE_SINGLES },
};

static void
print_nodes (const GArray *boards, const char *list, int row)
{
  g_autoptr(GArray) nodes = g_array_new (FALSE, FALSE, sizeof (double));
  SearchOptions options = strategy_explore.defaults;
  SolveLimits limits = { .max_nodes = CAP };
  int capped = 0, without = 0;
  double max = 0;

  options.cell = (uint8_t) rows[row].cell;
  options.inference = (uint8_t) rows[row].inference;
  for (guint i = 0; i < boards->len; i++)
    {
      SolveResult result;
      double n;

      solve (&strategy_explore, &g_array_index (boards, Board, i), &options, 0, &limits, &result);
      n = (double) result.counters.nodes;
      capped += result.outcome == OUTCOME_RUNNING;
      without += result.outcome == OUTCOME_SOLVED && result.counters.backtracks == 0;
      max = MAX (max, n);
      g_array_append_val (nodes, n);
    }

  printf ("nodes %s, %s: median %.1f, max %.0f, %.1f %% without a take-back", list, rows[row].name,
          bench_median (nodes), max, 100.0 * without / boards->len);
  printf (capped ? ", %d capped at %d\n" : "\n", capped, CAP);
}

void
bench_lists (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tier_lists); i++)
    print_tiers (tier_lists[i]);

  for (gsize list = 0; list < G_N_ELEMENTS (lists); list++)
    {
      g_autoptr(GArray) boards = bench_list (lists[list].file, lists[list].stride);

      for (gsize row = 0; boards && row < G_N_ELEMENTS (rows); row++)
        print_nodes (boards, lists[list].name, (int) row);
    }
}
