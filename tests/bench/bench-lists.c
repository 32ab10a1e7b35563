/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-lists.c — what the tiers solve, list by list. */
#include <stdio.h>

#include "bench-engine.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

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
          solve (&(Trace) { .strategy = &strategy_sets, .board = g_array_index (boards, Board, i),
                            .options = options }, NULL, &result);
          solved += result.outcome == OUTCOME_SOLVED;
        }
      printf (" T%d %.2f %%", tier, 100.0 * solved / boards->len);
    }
  printf ("\n");
}

void
bench_lists (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tier_lists); i++)
    print_tiers (tier_lists[i]);
}
