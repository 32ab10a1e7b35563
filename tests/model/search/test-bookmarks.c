/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-bookmarks.c — the player remembers what was marked, search by search. */
#include "stage.h"

static const char *const hard = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

static void
check_bookmark (Stage *stage, unsigned i, uint64_t step, const char *note)
{
  const GArray *bookmarks = setdoku_player_get_bookmarks (stage->player);

  g_assert_cmpuint (bookmarks->len, >, i);
  g_assert_cmpuint (g_array_index (bookmarks, Bookmark, i).step, ==, step);
  g_assert_cmpstr (g_array_index (bookmarks, Bookmark, i).note, ==, note);
  g_assert_true (setdoku_player_find_bookmark (stage->player, step) == &g_array_index (bookmarks, Bookmark, i));
}

static void
test_bookmarks_are_kept_in_order (void)
{
  Stage stage;

  stage_init (&stage, &strategy_ascending, NULL);
  stage.marks = 0;
  setdoku_player_set_bookmark (stage.player, 500, "");
  setdoku_player_set_bookmark (stage.player, 7, "  the\nfirst\tone ");
  setdoku_player_set_bookmark (stage.player, 9999, "beyond");
  g_assert_cmpint (stage.marks, ==, 3);
  check_bookmark (&stage, 0, 7, "the first one");
  check_bookmark (&stage, 1, 500, "");
  check_bookmark (&stage, 2, 9999, "beyond");
  g_assert_null (setdoku_player_find_bookmark (stage.player, 8));

  setdoku_player_set_bookmark (stage.player, 500, "");
  setdoku_player_set_bookmark (stage.player, 8, NULL);
  g_assert_cmpint (stage.marks, ==, 3);
  setdoku_player_set_bookmark (stage.player, 500, "nowhere left");
  check_bookmark (&stage, 1, 500, "nowhere left");
  setdoku_player_set_bookmark (stage.player, 7, NULL);
  check_bookmark (&stage, 0, 500, "nowhere left");
  g_assert_cmpint (stage.marks, ==, 5);
  stage_clear (&stage);
}

/* Bookmarks are of one search, and come back with it. */
static void
test_bookmarks_belong_to_a_search (void)
{
  Stage stage;

  stage_init (&stage, &strategy_ascending, NULL);
  setdoku_player_set_bookmark (stage.player, 12, "here");
  start (&stage, &strategy_ascending, NULL, 1);
  check_bookmark (&stage, 0, 12, "here");

  stage.marks = 0;
  start (&stage, &strategy_ascending, NULL, 2);
  g_assert_cmpint (stage.marks, ==, 1);
  g_assert_cmpuint (setdoku_player_get_bookmarks (stage.player)->len, ==, 0);
  setdoku_player_set_bookmark (stage.player, 3, "there");
  start (&stage, &strategy_ascending, hard, 1);
  g_assert_cmpuint (setdoku_player_get_bookmarks (stage.player)->len, ==, 0);
  setdoku_player_clear (stage.player);
  g_assert_cmpuint (setdoku_player_get_bookmarks (stage.player)->len, ==, 0);
  start (&stage, &strategy_ascending, NULL, 2);
  check_bookmark (&stage, 0, 3, "there");
  start (&stage, &strategy_ascending, NULL, 1);
  check_bookmark (&stage, 0, 12, "here");

  /* Not without end. */
  for (uint64_t seed = 10; seed < 100; seed++)
    {
      start (&stage, &strategy_ascending, NULL, seed);
      setdoku_player_set_bookmark (stage.player, seed, "");
    }
  start (&stage, &strategy_ascending, NULL, 99);
  check_bookmark (&stage, 0, 99, "");
  start (&stage, &strategy_ascending, NULL, 1);
  g_assert_cmpuint (setdoku_player_get_bookmarks (stage.player)->len, ==, 0);
  stage_clear (&stage);
}

/* A guess of the viewer's makes another way; what lies before it is the same, and marked the same. */
static void
test_ways_share_what_lies_before (void)
{
  Stage stage;
  Board board = { 0 };
  Steering steering = { 0 };

  stage_init (&stage, &strategy_ascending, NULL);
  setdoku_player_set_bookmark (stage.player, 5, "before");
  setdoku_player_set_bookmark (stage.player, 10, "at the guess");
  setdoku_player_set_bookmark (stage.player, 11, "after");
  g_assert_true (steering_add (&steering, 10, 11, 9));
  setdoku_player_start (stage.player,
                        &(Trace) { .strategy = &strategy_ascending, .board = board, .options = strategy_ascending.defaults,
                                   .seed = 1, .steering = steering });
  g_assert_cmpuint (setdoku_player_get_bookmarks (stage.player)->len, ==, 2);
  check_bookmark (&stage, 0, 5, "before");
  check_bookmark (&stage, 1, 10, "at the guess");
  setdoku_player_set_bookmark (stage.player, 5, NULL);
  start (&stage, &strategy_ascending, NULL, 1);
  check_bookmark (&stage, 0, 5, "before");
  check_bookmark (&stage, 2, 11, "after");
  stage_clear (&stage);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bookmarks/are-kept-in-order", test_bookmarks_are_kept_in_order);
  g_test_add_func ("/bookmarks/belong-to-a-search", test_bookmarks_belong_to_a_search);
  g_test_add_func ("/bookmarks/ways-share-what-lies-before", test_ways_share_what_lies_before);
  return g_test_run ();
}
