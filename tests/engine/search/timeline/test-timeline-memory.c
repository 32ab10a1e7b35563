/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-timeline-memory.c — when memory is short a timeline says so, leaks nothing and stays usable. */
#include <glib.h>

#include "../../../short-memory.h"

#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/timeline.h"

#define LONG "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"

static const Board empty;

static void
test_new_fails_cleanly (void)
{
  const Strategy *strategy = &strategy_ascending;

  until_failure = 0;
  g_assert_null (explorer_new (&(Trace) { .strategy = strategy, .board = empty, .options = strategy->defaults,
                                          .seed = 1 }, TIMELINE_BUDGET));
  until_failure = 0;
  g_assert_null (timeline_new (&(Trace) { .strategy = strategy, .board = empty, .options = strategy->defaults,
                                          .seed = 1 }, TIMELINE_BUDGET));
  g_assert_cmpint (n_live, ==, 0);
}

/* A run without a batch has not run: the search can go on later. */
static void
test_run_fails_cleanly (void)
{
  const Strategy *strategy = &strategy_ascending;
  Explorer *explorer = explorer_new (&(Trace) { .strategy = strategy, .board = empty, .options = strategy->defaults,
                                                .seed = 1 }, TIMELINE_BUDGET);
  Batch *batch;

  until_failure = 0;
  g_assert_true (explorer_run (explorer, 100, &batch));
  g_assert_null (batch);
  g_assert_cmpuint (explorer_events (explorer), ==, 0);
  g_assert_true (explorer_run (explorer, 100, &batch));
  g_assert_cmpuint (explorer_events (explorer), ==, 100);
  batch_free (batch);
  explorer_free (explorer);
  g_assert_cmpint (n_live, ==, 0);
}

/* Lets allocation number n fail. Returns whether one did. In order, the search is a long one. */
static bool
explore_with_failure (int n)
{
  const Strategy *strategy = &strategy_ascending;
  uint64_t refused_at = UINT64_MAX;
  Explorer *explorer;
  Timeline *timeline;
  Batch *batch;
  Board board;
  bool failed;

  g_assert_true (board_parse (&board, LONG));
  explorer = explorer_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 2 },
                           TIMELINE_BUDGET);
  timeline = timeline_new (&(Trace) { .strategy = strategy, .board = board, .options = strategy->defaults, .seed = 2 },
                           TIMELINE_BUDGET);
  until_failure = n;
  while (explorer_events (explorer) < 3000)
    {
      uint64_t length = timeline_length (timeline);

      explorer_run (explorer, 300, &batch);
      if (!timeline_accept (timeline, batch))
        {
          g_assert_cmpuint (timeline_length (timeline), ==, length);
          if (batch)
            refused_at = MIN (refused_at, length);
        }
      g_assert_cmpuint (timeline_length (timeline), <=, refused_at);
    }
  failed = until_failure == -1;
  until_failure = -1;

  g_assert_cmpuint (MIN (3000, refused_at), ==, timeline_length (timeline));
  for (uint64_t step = 0; step <= timeline_length (timeline); step += 50)
    {
      timeline_seek (timeline, timeline_length (timeline) - step);
      g_assert_cmpuint (timeline_cursor (timeline), ==, timeline_length (timeline) - step);
    }
  g_assert_cmpuint (timeline_mismatches (timeline), ==, 0);
  timeline_free (timeline);
  explorer_free (explorer);
  g_assert_cmpint (n_live, ==, 0);
  return failed;
}

static void
test_accept_fails_cleanly (void)
{
  int n = 0;

  while (explore_with_failure (n))
    n++;
  g_assert_cmpint (n, ==, 10 + 1);         /* ten batches, and the room for keyframes, their places and summaries, in one */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/timeline-memory/new-fails-cleanly", test_new_fails_cleanly);
  g_test_add_func ("/timeline-memory/run-fails-cleanly", test_run_fails_cleanly);
  g_test_add_func ("/timeline-memory/accept-fails-cleanly", test_accept_fails_cleanly);
  return g_test_run ();
}
