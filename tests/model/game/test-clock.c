/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-clock.c — the time of solving, under every source of time that can go wrong. */
#include <glib.h>

#include "model/game/clock.h"

enum { SEQUENCES = 10000, STEPS = 60, SECOND = 1000000 };

static void
test_it_counts_while_it_runs (void)
{
  Clock clock;

  clock_set (&clock, 5000);
  g_assert_cmpint (clock_elapsed (&clock), ==, 5000);
  clock_read (&clock, 3 * SECOND);
  g_assert_cmpint (clock_elapsed (&clock), ==, 5000);
  clock_run (&clock, true, 10 * SECOND);
  clock_read (&clock, 11 * SECOND);
  clock_read (&clock, 12 * SECOND + 1500);
  g_assert_cmpint (clock_elapsed (&clock), ==, 7001);
  clock_run (&clock, true, 13 * SECOND);
  g_assert_cmpint (clock_elapsed (&clock), ==, 8000);
  clock_run (&clock, false, 14 * SECOND);
  clock_read (&clock, 15 * SECOND);
  g_assert_cmpint (clock_elapsed (&clock), ==, 9000);
  clock_run (&clock, true, 16 * SECOND);
  clock_run (&clock, false, 16 * SECOND + SECOND / 2);
  g_assert_cmpint (clock_elapsed (&clock), ==, 9500);
}

static void
test_an_unknown_time_is_none (void)
{
  Clock clock;

  clock_set (&clock, -1);
  g_assert_cmpint (clock_elapsed (&clock), ==, 0);
  clock_set (&clock, INT64_MIN);
  g_assert_cmpint (clock_elapsed (&clock), ==, 0);
}

static void
test_back_forward_frozen_and_asleep_add_nothing (void)
{
  Clock clock;

  clock_set (&clock, 0);
  clock_run (&clock, true, 100 * SECOND);
  clock_read (&clock, 40 * SECOND);                      /* set back */
  g_assert_cmpint (clock_elapsed (&clock), ==, 0);
  clock_read (&clock, 41 * SECOND);                      /* and on from there */
  g_assert_cmpint (clock_elapsed (&clock), ==, 1000);
  for (int i = 0; i < 100; i++)
    clock_read (&clock, 41 * SECOND);                    /* frozen */
  g_assert_cmpint (clock_elapsed (&clock), ==, 1000);
  clock_read (&clock, INT64_C (8) * 3600 * SECOND);      /* a night */
  g_assert_cmpint (clock_elapsed (&clock), ==, 1000);
  clock_read (&clock, INT64_C (8) * 3600 * SECOND + CLOCK_GAP_MAX);
  g_assert_cmpint (clock_elapsed (&clock), ==, 6000);
  clock_read (&clock, INT64_C (8) * 3600 * SECOND + 2 * CLOCK_GAP_MAX + 1);
  g_assert_cmpint (clock_elapsed (&clock), ==, 6000);
}

static void
test_the_ends_of_the_range_do_no_harm (void)
{
  const int64_t readings[] = { INT64_MIN, INT64_MAX, -1, 0, INT64_MIN, INT64_MIN + 1, INT64_MAX, INT64_MAX - 1 };
  Clock clock;

  clock_set (&clock, INT64_MAX);
  clock_run (&clock, true, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (readings); i++)
    {
      int64_t before = clock_elapsed (&clock);

      clock_read (&clock, readings[i]);
      g_assert_cmpint (clock_elapsed (&clock), >=, before);
      g_assert_cmpint (clock_elapsed (&clock) - before, <=, 5000);
    }
}

/* What the source of time does while so much really passes, 0 … 4 s: it goes right, stands still, is set back, is set
 * forward by more than a program ever waits; or the machine sleeps, and it goes on counting. */
typedef enum { RIGHT, FROZEN, BACK, FORWARD, ASLEEP, N_MOODS } Mood;

static void
test_it_is_never_negative_and_never_more_than_passed (void)
{
  int64_t counted = 0;

  for (int i = 0; i < SEQUENCES; i++)
    {
      int64_t source = (int64_t) g_test_rand_int () * SECOND, awake = 0, before = 0;
      bool running = false;
      Clock clock;

      clock_set (&clock, 0);
      for (int step = 0; step < STEPS; step++)
        {
          Mood mood = (Mood) g_test_rand_int_range (0, N_MOODS);
          int64_t passed = g_test_rand_int_range (0, 4 * SECOND);
          int64_t leap = CLOCK_GAP_MAX + 1 + (int64_t) g_test_rand_int_range (0, 1000000) * 1000;

          awake += running ? passed : 0;
          source += mood == RIGHT ? passed : mood == FROZEN ? 0 : mood == BACK ? -leap : passed + leap;
          if (g_test_rand_int_range (0, 4) == 0)
            {
              running = !running;
              clock_run (&clock, running, source);
            }
          else
            clock_read (&clock, source);
          g_assert_cmpint (clock.elapsed, >=, before);
          g_assert_cmpint (clock.elapsed, <=, awake);
          before = clock.elapsed;
        }
      counted += clock.elapsed;
    }
  /* A fifth of the steps goes right, in half of the time: it is no clock that stands still. */
  g_assert_cmpint (counted / SEQUENCES, >, STEPS / 20 * SECOND);
}

static void
test_it_is_told_in_minutes_and_hours (void)
{
  static const struct { int64_t elapsed; const char *text; } times[] = {
    { -1, "0:00" }, { 0, "0:00" }, { 999, "0:00" }, { 7000, "0:07" }, { 432500, "7:12" }, { 3599999, "59:59" },
    { 3600000, "1:00:00" }, { 4032000, "1:07:12" }, { INT64_C (360000000), "100:00:00" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = clock_describe (times[i].elapsed);

      g_assert_cmpstr (text, ==, times[i].text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock/it-counts-while-it-runs", test_it_counts_while_it_runs);
  g_test_add_func ("/clock/an-unknown-time-is-none", test_an_unknown_time_is_none);
  g_test_add_func ("/clock/back-forward-frozen-and-asleep-add-nothing", test_back_forward_frozen_and_asleep_add_nothing);
  g_test_add_func ("/clock/the-ends-of-the-range-do-no-harm", test_the_ends_of_the_range_do_no_harm);
  g_test_add_func ("/clock/never-negative-never-more-than-passed", test_it_is_never_negative_and_never_more_than_passed);
  g_test_add_func ("/clock/it-is-told-in-minutes-and-hours", test_it_is_told_in_minutes_and_hours);
  return g_test_run ();
}
