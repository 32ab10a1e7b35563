/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-memory.c — on boards of any shape, when memory is short at any moment, what is found is what would have been found, or it
 * is said that there is none; and nothing leaks. */
#include <string.h>

#include "../../short-memory.h"

#include "engine/any/any-contradiction.h"
#include "engine/any/logic/any-verdict.h"
#include "engine/any/make/any-make.h"
#include "small-board.h"

/* Of which the ladder finds nothing to its end, so it asks each row; the cages' weak links are many. */
static Topology *
make_board (void)
{
  Rules *rules = rules_of_square (9, 3, 3);

  for (int i = 0; i < 9; i++)
    {
      char *parts = g_strdup_printf ("15|%d %d %d", 9 * i, 9 * i + 1, 9 * i + 2);

      rules_put (rules, "cage", parts);
      g_free (parts);
    }
  return topology_of (rules);
}

static void
a_ladder_ends_as_it_would_or_says_why_not (void)
{
  Topology *topology = make_board ();
  uint8_t givens[RULES_CELLS_MAX] = { 0 };
  AnyOutcome outcome = ANY_NO_MEMORY;
  int before = n_live, n_none = 0, n_short = 0;

  for (int failure = 0; outcome == ANY_NO_MEMORY; failure++)
    {
      AnyLadder *ladder;

      until_failure = failure;
      ladder = any_ladder_new (topology, givens);
      n_none += !ladder;
      if (ladder)
        {
          any_ladder_climb (ladder);
          outcome = ladder->outcome;
          g_assert_true (outcome == ANY_STUCK || outcome == ANY_NO_MEMORY);
          n_short += outcome == ANY_NO_MEMORY;
        }
      until_failure = -1;
      any_ladder_free (ladder);
      g_assert_cmpint (n_live, ==, before);
    }
  g_assert_cmpint (n_none, ==, 3);
  g_assert_cmpint (n_short, >, 10);
  topology_unref (topology);
}

static void
a_ladder_from_somewhere_is_there_or_not (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  AnyPosition *position = g_new (AnyPosition, 1);

  any_position_start (position, topology, (uint8_t[16]) { 1 });
  until_failure = 0;
  g_assert_null (any_ladder_new_at (topology, position));
  until_failure = -1;
  g_free (position);
  topology_unref (topology);
}

static void
a_verdict_is_reached_or_not (void)
{
  Topology *topology = topology_of (rules_of_square (4, 2, 2));
  AnyLadder *ladder = any_ladder_new (topology, (uint8_t[16]) { 1 });
  AnyVerdictKind verdict = ANY_VERDICT_NO_MEMORY;
  int before, n_short = -1;

  ladder->highest = ANY_EASY;
  any_ladder_climb (ladder);
  before = n_live;
  for (int failure = 0; verdict == ANY_VERDICT_NO_MEMORY; failure++)
    {
      until_failure = failure;
      verdict = any_verdict_reach (ladder, NULL, NULL);
      until_failure = -1;
      g_assert_cmpint (n_live, ==, before);
      n_short++;
    }
  g_assert_cmpint (verdict, ==, ANY_VERDICT_SEVERAL);
  g_assert_cmpint (n_short, >, 2);
  ladder->outcome = ANY_NO_MEMORY;
  g_assert_cmpint (any_verdict_reach (ladder, NULL, NULL), ==, ANY_VERDICT_NO_MEMORY);
  any_ladder_free (ladder);
  topology_unref (topology);
}

/* Of a wish for a level, so digging climbs, and for cages, so rules are worked out twice. */
static void
a_board_is_made_as_it_would_or_not (void)
{
  AnyWish wish = { .symmetry = symmetries, .level = ANY_EASY };
  AnyMade *whole = g_new (AnyMade, 1), *made = g_new (AnyMade, 1);
  AnyMakeOutcome outcome = ANY_MAKE_NO_MEMORY;
  AnyMake make;
  int before = n_live, n_short = 0;

  g_assert_cmpint (any_shape_read ("4x4", &wish.shape), ==, SHAPE_OK);
  g_assert_true (any_shape_add (&wish.shape, "cages"));
  any_make_start (&make, &wish, 3, 0);
  g_assert_cmpint (any_make_run (&make, UINT64_MAX, NULL, whole), ==, ANY_MAKE_DONE);
  for (int failure = 0; outcome == ANY_MAKE_NO_MEMORY; failure += 1 + failure / 32)
    {
      any_make_start (&make, &wish, 3, 0);
      until_failure = failure;
      outcome = any_make_run (&make, UINT64_MAX, NULL, made);
      n_short += outcome == ANY_MAKE_NO_MEMORY;
      if (until_failure >= 0 || outcome == ANY_MAKE_NO_MEMORY)
        continue;
      g_assert_cmpint (outcome, ==, ANY_MAKE_DONE);
    }
  until_failure = -1;
  g_assert_cmpint (outcome, ==, ANY_MAKE_DONE);
  g_assert_cmpint (n_short, >, 30);
  g_assert_cmpmem (made->givens, sizeof made->givens, whole->givens, sizeof whole->givens);
  g_assert_true (topology_equal (made->topology, whole->topology));
  topology_unref (made->topology);
  topology_unref (whole->topology);
  g_free (made);
  g_free (whole);
  g_assert_cmpint (n_live, ==, before);
}

/* Two cages that want the same two values of a row, one that does not matter; memory is short at any moment. */
static void
a_contradiction_is_found_or_not (void)
{
  Rules *rules = rules_of_square (4, 2, 2);
  AnyContradiction whole, found;
  Topology *topology;
  int before, n_none = 0, n_more = 0;

  rules_put (rules, "cage", "7|8 9");
  rules_put (rules, "cage", "3|0 1");
  rules_put (rules, "cage", "3|2 3");
  topology = topology_of (rules);
  before = n_live;
  g_assert_true (any_find_contradiction (topology, &whole));
  g_assert_cmpint (whole.n_needed, ==, 2);
  g_assert_false (whole.needed[0]);
  for (int failure = 0, failed = 1; failed; failure++)
    {
      bool any;

      until_failure = failure;
      any = any_find_contradiction (topology, &found);
      failed = until_failure < 0;
      until_failure = -1;
      g_assert_cmpint (n_live, ==, before);
      g_assert_true (any || failed);
      n_none += !any;
      n_more += any && found.n_needed > whole.n_needed;        /* more are named than would have to be */
      g_assert_true (!any || (found.needed[1] && found.needed[2]));
    }
  g_assert_cmpint (n_none, >, 2);
  g_assert_cmpint (n_more, >, 1);
  topology_unref (topology);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-memory/a-ladder-ends-as-it-would-or-says-why-not", a_ladder_ends_as_it_would_or_says_why_not);
  g_test_add_func ("/any-memory/a-ladder-from-somewhere-is-there-or-not", a_ladder_from_somewhere_is_there_or_not);
  g_test_add_func ("/any-memory/a-verdict-is-reached-or-not", a_verdict_is_reached_or_not);
  g_test_add_func ("/any-memory/a-board-is-made-as-it-would-or-not", a_board_is_made_as_it_would_or_not);
  g_test_add_func ("/any-memory/a-contradiction-is-found-or-not", a_contradiction_is_found_or_not);
  return g_test_run ();
}
