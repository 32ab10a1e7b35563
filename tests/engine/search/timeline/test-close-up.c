/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-close-up.c — what is run again of a range, the depth strip from near and where it failed, is what a full log says. */
#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/close-up.h"
#include "engine/search/timeline/heat.h"
#include "timeline-pair.h"

enum { RANGES = 12, MOST = 8000, COLUMNS_MOST = 50, EVENTS_A_RUN = 37 };

static void
check_columns (const Pair *pair, const CloseUp *close_up)
{
  uint64_t span = close_up->last - close_up->first + 1, step = close_up->first;

  for (int i = 0; i < close_up->n; i++)
    {
      uint64_t end = close_up->first + ((uint64_t) i + 1) * span / (uint64_t) close_up->n, start = step;
      unsigned kinds = 0, failing = 0;
      int least = G_MAXINT, most = 0;

      for (; step < end; step++)
        {
          const Event *event = log_event (&pair->log, step);

          kinds |= 1u << event->kind;
          failing += event->kind == EVENT_WIPEOUT || event->kind == EVENT_UNDO_ASSIGN;
          least = MIN (least, event->depth);
          most = MAX (most, event->depth);
        }
      g_assert_cmpuint (close_up->columns[i].kinds, ==, kinds);
      g_assert_cmpint (close_up->columns[i].min_depth, ==, least);
      g_assert_cmpint (close_up->columns[i].max_depth, ==, most);
      g_assert_cmpfloat_with_epsilon (close_up->columns[i].failing, (float) failing / (float) (end - start), 1e-6f);
    }
}

static void
check_heat (const Pair *pair, uint64_t first, uint64_t last)
{
  g_autofree HeatRun *run = g_new0 (HeatRun, 1);
  uint64_t kinds[N_EVENT_KINDS] = { 0 };

  heat_run_start (run, pair->timeline, first, last);
  while (heat_run (run, EVENTS_A_RUN))
    g_assert_cmpuint (heat_run_at (run), <, last);
  g_assert_cmpuint (heat_run_at (run), ==, last);
  for (uint64_t step = first; step <= last; step++)
    kinds[log_event (&pair->log, step)->kind]++;
  for (int kind = 0; kind < N_EVENT_KINDS; kind++)
    g_assert_cmpuint (run->counts.kinds[kind], ==, kinds[kind]);
}

static void
test_ranges (void)
{
  for (int i = 0; strategies[i]; i++)
    {
      g_autofree CloseUp *close_up = g_new (CloseUp, 1);
      uint64_t length;
      Pair pair;

      pair_start (&pair, strategies[i], &strategies[i]->defaults, PUZZLE, 1, MOST, 1 << 16);
      pair_explore (&pair, MOST);
      length = timeline_explored (pair.timeline);
      g_assert_cmpuint (length, >, 0);
      for (int n = 0; n < RANGES; n++)
        {
          uint64_t first = 1 + pair_below (&pair, length), last = first + pair_below (&pair, length - first + 1);
          int columns = 1 + (int) pair_below (&pair, MIN (COLUMNS_MOST, last - first + 1));

          close_up_start (close_up, pair.timeline, first, last, columns);
          while (close_up_run (close_up, EVENTS_A_RUN))
            continue;
          check_columns (&pair, close_up);
          check_heat (&pair, first, last);
        }
      pair_end (&pair);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/close-up/a-range-is-what-the-log-says", test_ranges);

  return g_test_run ();
}
