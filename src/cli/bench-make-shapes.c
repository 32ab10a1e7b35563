/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bench-make-shapes.c — how long boards of other shapes take, and whether each has one solution. */
#include "bench-make.h"

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-clock.h"
#include "engine/any/any-count.h"
#include "engine/any/make/any-make.h"

enum { USUAL = 20 };

/* asked: of the median, in milliseconds; 0: nothing. */
static const struct { const char *shape; int level, asked; } shapes[] = {
  { "6x6", ANY_LEVEL_ANY, 0 },       { "jigsaw", ANY_LEVEL_ANY, 50 },     { "x", ANY_LEVEL_ANY, 50 },
  { "windoku", ANY_LEVEL_ANY, 0 },   { "antiknight", ANY_LEVEL_ANY, 0 },  { "nonconsecutive", ANY_LEVEL_ANY, 0 },
  { "thermo", ANY_LEVEL_ANY, 0 },    { "killer", ANY_LEVEL_ANY, 500 },    { "16x16", ANY_LEVEL_ANY, 2000 },
  { "jigsaw", ANY_EASY, 0 },         { "jigsaw", ANY_MEDIUM, 0 },         { "jigsaw", ANY_HARD, 0 },
  { "killer", ANY_EASY, 0 },         { "killer", ANY_MEDIUM, 0 },         { "killer", ANY_HARD, 0 },
  { "6x6", ANY_HARD, 0 },            { "killer", ANY_EXTREME, 0 },
};

static bool
has_one_solution (const AnyMade *made)
{
  AnyCount *count = any_count_new (made->topology);
  AnyCountResult *result = g_new (AnyCountResult, 1);
  Values domain[RULES_CELLS_MAX];
  bool one = false;

  any_count_domains (made->topology, made->givens, domain);
  if (count)
    {
      any_count_run (count, domain, 2, NULL, NULL, result);
      one = result->n_solutions == 1
            && memcmp (result->solution[0], made->solution, made->topology->n_cells * sizeof *made->solution) == 0;
    }
  any_count_free (count);
  g_free (result);
  return one;
}

bool
bench_make_shapes (int n)
{
  g_autofree AnyMade *made = g_new (AnyMade, 1);
  g_autofree double *ms = NULL;
  int n_wrong = 0;

  n = n > 0 ? n : USUAL;
  ms = g_new (double, n);
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      AnyWish wish = { .symmetry = symmetries, .level = shapes[i].level };
      int wrong = 0;

      any_shape_read (shapes[i].shape, &wish.shape);
      for (int j = 0; j < n; j++)
        {
          double start = bench_ms (CLOCK_THREAD_CPUTIME_ID);
          AnyMake make;
          AnyMakeOutcome outcome;

          any_make_start (&make, &wish, 1, (uint64_t) j);
          outcome = any_make_run (&make, UINT64_MAX, NULL, made);
          ms[j] = bench_ms (CLOCK_THREAD_CPUTIME_ID) - start;
          wrong += outcome != ANY_MAKE_DONE || !has_one_solution (made);
          if (outcome == ANY_MAKE_DONE)
            topology_unref (made->topology);
        }
      qsort (ms, (size_t) n, sizeof *ms, bench_by_value);
      printf ("make-shape-%s%s%s-ms: median %.1f max %.1f", shapes[i].shape, wish.level < 0 ? "" : "-",
              wish.level < 0 ? "" : any_level_ids[wish.level], ms[n / 2], ms[n - 1]);
      if (shapes[i].asked > 0)
        printf (" (asked %d)", shapes[i].asked);
      printf (" wrong %d\n", wrong);
      fflush (stdout);
      n_wrong += wrong;
    }
  return n_wrong == 0;
}
