/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rate-memory.c — the room to think is there as a whole or not at all; without memory, or when somebody says stop, ways are
 * not counted; and the words for how hard a puzzle is cover the scale. */
#include <glib.h>
#include <string.h>

#include "../../short-memory.h"

#include "engine/rate/level.h"
#include "engine/rate/ways.h"

/* A puzzle with chains of each length. */
#define CHAINS "...........67....9.2..164...4....9...8.13...........25.179....4....8..6...3.2...."

static void
the_room_is_there_or_not (void)
{
  RateWork *work = NULL;

  for (int n = 0; !work; n++)
    {
      until_failure = n;
      work = rate_work_new ();
      g_assert_true (work || n_live == 0);
      g_assert_cmpint (until_failure, ==, work ? 0 : -1);
    }
  until_failure = -1;
  rate_work_free (work);
  rate_work_free (NULL);
  g_assert_cmpint (n_live, ==, 0);
}

static bool
stop_at_once (void *user)
{
  (void) user;
  return true;
}

/* Each allocation of each step fails: then it is not known, and 0 is said. */
static void
ways_are_counted_or_not (void)
{
  RateWork *work = rate_work_new ();
  int       n_short = 0, n_stopped = 0;
  RateHint  step;
  Board     board;
  Rate      rate;

  g_assert_true (board_parse (&board, CHAINS));
  rate_start (&rate, &board);
  for (int outcome = RATE_STEPPED; outcome == RATE_STEPPED;)
    {
      RateGrid before = rate.grid;
      int      ways;

      outcome = rate_step (&rate, work, &step);
      if (outcome != RATE_STEPPED)
        break;
      ways = rate_ways (work, &before, &step);
      for (int k = 0, failed = 1; failed; k++)
        {
          until_failure = k;
          g_assert_cmpint (rate_ways (work, &before, &step), ==, until_failure < 0 ? 0 : ways);
          failed = until_failure < 0;
          until_failure = -1;
          n_short += failed;
        }
      rate_work_set_stop (work, stop_at_once, NULL);
      if (rate_ways (work, &before, &step) != ways)
        {
          g_assert_cmpint (rate_ways (work, &before, &step), ==, 0);
          n_stopped++;
        }
      rate_work_set_stop (work, NULL, NULL);
    }
  g_assert_cmpint (n_short, >, 10);
  g_assert_cmpint (n_stopped, >, 0);

  /* What is not counted. */
  step.rating = 7.5;
  step.technique = RATE_ALIGNED_TRIPLET;
  g_assert_cmpint (rate_ways (work, &rate.grid, &step), ==, 0);
  step.technique = N_RATE_TECHNIQUES;
  g_assert_cmpint (rate_ways (work, &rate.grid, &step), ==, 0);
  step.technique = RATE_UNIQUE_LOOP;
  g_assert_cmpint (rate_ways (work, &rate.grid, &step), ==, 0);
  rate_work_free (work);
  g_assert_cmpint (n_live, ==, 0);
}

static void
levels_cover_the_scale (void)
{
  g_assert_null (rating_level_of (9));
  for (int tenths = 10; tenths <= 999; tenths++)
    {
      const RatingLevel *level = rating_level_of (tenths);

      g_assert_nonnull (level);
      g_assert_true (tenths >= level->min && tenths <= level->max);
      g_assert_true (rating_level_find (level->id) == level);
    }
  g_assert_null (rating_level_of (1000));
  g_assert_null (rating_level_find ("harder"));
}

static void
ratings_are_those_of_the_scale (void)
{
  for (int tenths = 0; tenths <= RATING_HIGHEST + 5; tenths++)
    {
      int up = rating_at_least (tenths), down = rating_at_most (tenths);

      g_assert_true (up == 0 || (up >= tenths && rating_at_most (up) == up && rating_at_least (up) == up));
      g_assert_true (down == 0 || (down <= tenths && rating_at_least (down) == down && rating_at_most (down) == down));
      g_assert_cmpint (up == 0, ==, tenths > RATING_HIGHEST);
      g_assert_cmpint (down == 0, ==, tenths < 10);
      for (int between = down + 1; down && up && between < up; between++)
        g_assert_cmpint (rating_at_least (between), ==, up);
    }
  g_assert_cmpint (rating_at_least (11), ==, 12);
  g_assert_cmpint (rating_at_most (64), ==, 62);
  g_assert_cmpint (rating_at_least (63), ==, 65);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rate-memory/the-room-is-there-or-not", the_room_is_there_or_not);
  g_test_add_func ("/rate-memory/ways-are-counted-or-not", ways_are_counted_or_not);
  g_test_add_func ("/rate-memory/levels-cover-the-scale", levels_cover_the_scale);
  g_test_add_func ("/rate-memory/ratings-are-those-of-the-scale", ratings_are_those_of_the_scale);
  return g_test_run ();
}
