/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* count-without.h — whether a made board has one solution, and whether it still has without one of its givens. */
#pragma once

#include <glib.h>
#include <string.h>

#include "engine/any/any-count.h"
#include "engine/any/make/any-make.h"

/* Solutions of the givens, but for one cell's; −1: of all. */
static inline uint64_t
count_without (const AnyMade *made, int cell)
{
  AnyCount *count = any_count_new (made->topology);
  g_autofree AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  uint8_t givens[RULES_CELLS_MAX];

  memcpy (givens, made->givens, sizeof givens);
  if (cell >= 0)
    givens[cell] = 0;
  any_count_domains (made->topology, givens, domain);
  any_count_run (count, domain, 2, NULL, NULL, result);
  if (cell < 0)
    g_assert_cmpmem (result->solution[0], made->topology->n_cells, made->solution, made->topology->n_cells);
  any_count_free (count);
  return result->n_solutions;
}
