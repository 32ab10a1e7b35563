/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-timeline-count.c — the n-th event of a kind is the one that a full log has, also where the summaries were merged. */
#include "engine/search/strategies/strategies.h"
#include "timeline-pair.h"

enum { EVENTS = 300000 };              /* more than there are summaries, so that they are merged */

static GArray *
steps_of_kind (const Log *log, EventKind kind)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (uint64_t));

  for (uint64_t step = 1; step < log->events->len; step++)
    if (log_event (log, step)->kind == kind)
      g_array_append_val (steps, step);
  return steps;
}

static void
check_kind (Pair *pair, EventKind kind)
{
  g_autoptr (GArray) steps = steps_of_kind (&pair->log, kind);

  g_assert_cmpuint (timeline_count (pair->timeline, kind), ==, steps->len);
  for (int i = 0; i < 200; i++)
    {
      uint64_t n = i == 0 ? 1 : i == 1 ? steps->len : pair_below (pair, steps->len + 3);
      uint64_t expected = n == 0 ? 0 : n <= steps->len ? g_array_index (steps, uint64_t, n - 1)
                                                       : timeline_length (pair->timeline);

      g_assert_true (timeline_seek_nth (pair->timeline, kind, n) == timeline_event (pair->timeline));
      pair_check_cursor (pair, expected);
      if (i % 10 == 0)
        timeline_seek (pair->timeline, pair_below (pair, EVENTS));
    }
}

static void
the_nth_is_the_one_of_the_log (void)
{
  SearchOptions options = strategy_explore.defaults;
  Pair pair;

  options.cell = CELL_LINEAR;
  options.inference = INFERENCE_FORWARD;
  pair_start (&pair, &strategy_explore, &options, LONG, 1, EVENTS, 256 * 1024);
  while (timeline_length (pair.timeline) < EVENTS)
    pair_explore (&pair, EVENTS);
  check_kind (&pair, EVENT_ASSIGN);
  check_kind (&pair, EVENT_WIPEOUT);
  check_kind (&pair, EVENT_UNDO_STRIP);
  check_kind (&pair, EVENT_SOLUTION);
  pair_end (&pair);
}

static void
what_is_not_explored_does_not_count (void)
{
  Pair pair;

  pair_start (&pair, &strategy_ascending, &strategy_ascending.defaults, EMPTY, 1, 1000, 64 * 1024);
  g_assert_cmpuint (timeline_count (pair.timeline, EVENT_ASSIGN), ==, 0);
  timeline_seek_nth (pair.timeline, EVENT_ASSIGN, 3);
  g_assert_cmpuint (timeline_cursor (pair.timeline), ==, 0);

  pair_explore (&pair, 10);
  g_assert_cmpuint (timeline_count (pair.timeline, EVENT_ASSIGN), ==, 10);
  timeline_seek_nth (pair.timeline, EVENT_ASSIGN, 11);
  g_assert_cmpuint (timeline_cursor (pair.timeline), ==, 10);

  while (timeline_length (pair.timeline) < 838)
    pair_explore (&pair, 838);
  g_assert_cmpuint (timeline_count (pair.timeline, EVENT_ASSIGN), ==, 391);
  g_assert_cmpuint (timeline_count (pair.timeline, EVENT_UNDO_ASSIGN), ==, 310);
  g_assert_cmpuint (timeline_count (pair.timeline, EVENT_WIPEOUT), ==, 136);
  pair_end (&pair);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline-count/the-nth-is-the-one-of-the-log", the_nth_is_the_one_of_the_log);
  g_test_add_func ("/timeline-count/what-is-not-explored-does-not-count", what_is_not_explored_does_not_count);
  return g_test_run ();
}
