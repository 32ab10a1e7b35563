/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-score.c — a score is the sum of the cheapest steps, and can be left and taken up again after any look.
 *
 * What HoDoKu gives for whole puzzles is test-hodoku-scale.c's matter; here are the costs of the steps, their order, the levels,
 * and those puzzles whose every step costs the same whatever the order is. */
#include <string.h>

#include "engine/logic/score.h"
#include "puzzles.h"

/* 51 empty cells, full houses and naked singles, which cost 4 either way, from beginning to end. */
#define ONLY_NAKED "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static Score
score_of (const char *puzzle)
{
  Board board = board_of (puzzle);
  Score score;

  score_start (&score, &board);
  return score;
}

static void
naked_singles_cost_four_each (void)
{
  Score score = score_of (ONLY_NAKED);

  g_assert_null (ladder_hardest (&score.ladder));
  score_run (&score);
  g_assert_cmpint (score.ladder.outcome, ==, LADDER_SOLVED);
  g_assert_cmpint (score.ladder.n_steps, ==, 51);
  g_assert_cmpint (score.ladder.score, ==, 4 * 51);
  g_assert_cmpstr (score_levels[ladder_level (&score.ladder)].id, ==, "easy");
  g_assert_cmpstr (ladder_hardest (&score.ladder)->id, ==, "naked-single");
}

static bool
finds_any (int row, const Position *position)
{
  Deduction found;
  Finds finds = { .found = &found, .capacity = 1, .first_only = true };

  technique_search (&techniques[row], position, &finds);
  return finds.n > 0;
}

/* Before each step no cheaper technique finds anything; the sum is that of the steps, the level covers the hardest. */
static void
the_cheapest_step_is_taken (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");

  for (unsigned i = 0; i < puzzles->len; i += 10)
    {
      TechniqueLevel hardest = LEVEL_EASY;
      Deduction step;
      Position before;
      Score score;
      int sum = 0;

      score_start (&score, &g_array_index (puzzles, Board, i));
      before = score.ladder.position;
      while (score_look (&score, &step))
        if (step.technique)
          {
            for (int rung = 0; &techniques[score.ladder.row[rung]] != step.technique; rung++)
              g_assert_false (finds_any (score.ladder.row[rung], &before));
            sum += step.technique->score;
            hardest = MAX (hardest, step.technique->level);
            before = score.ladder.position;
          }
      g_assert_cmpint (score.ladder.outcome, ==, LADDER_SOLVED);
      g_assert_cmpint (score.ladder.score, ==, sum);
      g_assert_cmpint (ladder_level (&score.ladder), >=, hardest);
      g_assert_cmpint (ladder_hardest (&score.ladder)->level, ==, hardest);
    }
}

/* A copy taken after any look goes the same way, as if nothing had come between. */
static void
it_can_be_left_after_any_look (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  const Board *board = &g_array_index (puzzles, Board, 7);
  Score whole, piecewise;
  int looks = 0;

  score_start (&whole, board);
  score_run (&whole);
  score_start (&piecewise, board);
  for (bool more = true; more; looks++)
    {
      Score copy = piecewise;

      more = score_look (&copy, NULL);
      memset (&piecewise, 0x55, sizeof piecewise);
      piecewise = copy;
    }
  g_assert_cmpint (looks, >, piecewise.ladder.n_steps);
  g_assert_cmpint (piecewise.ladder.score, ==, whole.ladder.score);
  g_assert_cmpint (piecewise.ladder.n_steps, ==, whole.ladder.n_steps);
  g_assert_cmpmem (piecewise.ladder.used, sizeof whole.ladder.used, whole.ladder.used, sizeof whole.ladder.used);
  g_assert_false (score_look (&piecewise, NULL));
}

/* The score is the climb of HoDoKu's ladder, seen from its end. */
static void
it_is_the_ladder_s (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");

  for (unsigned i = 0; i < puzzles->len; i += 10)
    {
      const Board *board = &g_array_index (puzzles, Board, i);
      Position position;
      Ladder ladder;
      Score score;

      position_from_board (&position, board);
      position.unique = true;
      ladder_start (&ladder, &position, ladder_profile_find ("hodoku"), NULL);
      ladder_climb (&ladder);
      score_start (&score, board);
      score_run (&score);
      g_assert_cmpint (score.ladder.score, ==, ladder.score);
      g_assert_cmpint (score.ladder.outcome, ==, ladder.outcome);
      g_assert_cmpmem (score.ladder.used, sizeof ladder.used, ladder.used, sizeof ladder.used);
    }
}

/* The hardest puzzles end, too: by force. */
static void
the_hardest_end_by_force (void)
{
  Score score = score_of (".2....7..4....9.3.6..2.3.4.....1......89.....9....4.6..94....5.5.....6.3.....5...");

  score_run (&score);
  g_assert_cmpint (score.ladder.outcome, ==, LADDER_SOLVED);
  g_assert_cmpstr (score_levels[ladder_level (&score.ladder)].id, ==, "extreme");
}

static void
what_cannot_be_ends_so (void)
{
  Score score = score_of (PUZZLE_DEAD_AT_ONCE);

  g_assert_false (score_look (&score, NULL));
  g_assert_cmpint (score.ladder.outcome, ==, LADDER_IMPOSSIBLE);
  g_assert_cmpint (score.ladder.n_steps, ==, 0);
}

static void
levels_have_names (void)
{
  for (int i = 0; i < N_LEVELS; i++)
    {
      g_assert_nonnull (score_levels[i].id);
      g_assert_nonnull (score_levels[i].name);
      for (int j = 0; j < i; j++)
        g_assert_cmpstr (score_levels[j].id, !=, score_levels[i].id);
      g_assert_true (score_level_find (score_levels[i].id) == &score_levels[i]);
    }
  g_assert_null (score_level_find ("no-such-level"));
}

static void
a_ladder_that_is_too_short_gets_stuck (void)
{
  const LadderProfile profile = { .id = "short", .techniques = (const char *[]) { "naked-single", NULL } };
  Board               board = board_of (PUZZLE_ANTI_BRUTE_FORCE);
  Score               score;

  score_start_on (&score, &board, &profile);
  score_run (&score);
  g_assert_cmpint (score.ladder.outcome, ==, LADDER_STUCK);
  g_assert_cmpint (score.rung, ==, 0);
  g_assert_false (score_look (&score, NULL));
  g_assert_cmpint (score.ladder.outcome, ==, LADDER_STUCK);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/engine/score/naked-singles-cost-four-each", naked_singles_cost_four_each);
  g_test_add_func ("/engine/score/the-cheapest-step-is-taken", the_cheapest_step_is_taken);
  g_test_add_func ("/engine/score/it-can-be-left-after-any-look", it_can_be_left_after_any_look);
  g_test_add_func ("/engine/score/it-is-the-ladders", it_is_the_ladder_s);
  g_test_add_func ("/engine/score/the-hardest-end-by-force", the_hardest_end_by_force);
  g_test_add_func ("/engine/score/what-cannot-be-ends-so", what_cannot_be_ends_so);
  g_test_add_func ("/engine/score/levels-have-names", levels_have_names);
  g_test_add_func ("/engine/score/a-ladder-that-is-too-short-gets-stuck", a_ladder_that_is_too_short_gets_stuck);

  return g_test_run ();
}
