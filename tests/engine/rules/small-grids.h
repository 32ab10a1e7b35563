/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* small-grids.h — all 288 grids of 4 × 4, and how many boards of it the engine counts. */
#pragma once

#include <glib.h>

#include "engine/any/any-count.h"

enum { SIDE = 4, N = SIDE * SIDE, N_GRIDS = 288 };

static uint8_t grids[N_GRIDS][N];
static int n_grids;

static inline void
fill (uint8_t *grid, int cell)
{
  if (cell == N)
    {
      g_assert_cmpint (n_grids, <, N_GRIDS);
      for (int i = 0; i < N; i++)
        grids[n_grids][i] = grid[i];
      n_grids++;
      return;
    }
  for (uint8_t v = 1; v <= SIDE; v++)
    {
      bool right = true;

      for (int other = 0; other < cell && right; other++)
        right = grid[other] != v || !(other / 4 == cell / 4 || other % 4 == cell % 4
                                      || (other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2));
      if (!right)
        continue;
      grid[cell] = v;
      fill (grid, cell + 1);
    }
}

/* How many solutions, all of them; 0 where the rules are refused. */
static inline uint64_t
count_all (const Rules *rules, const Values *domain)
{
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  RulesFault fault;
  Topology *topology = topology_new (rules, &fault);
  AnyCount *count;
  uint64_t n;

  if (!topology)
    {
      g_assert_cmpint (fault.kind, ==, FAULT_NUMBER);      /* a sum that no grid has either */
      return 0;
    }
  count = any_count_new (topology);
  any_count_run (count, domain, UINT64_MAX, NULL, NULL, result);
  n = result->n_solutions;
  any_count_free (count);
  topology_unref (topology);
  return n;
}
