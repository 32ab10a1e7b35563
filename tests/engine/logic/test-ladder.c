/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-ladder.c — ladders climb as they say, and a puzzle gets the verdict, the conflict and the backdoors that it
 * deserves. */

#include <string.h>

#include "ladders.h"

#include "engine/core/random.h"
#include "engine/fast/count.h"
#include "engine/logic/backdoor.h"
#include "engine/logic/conflict.h"
#include "engine/logic/verdict.h"
#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)

/* Profiles */

static void
profiles_name_rows_that_exist_once_each (void)
{
  for (const LadderProfile *profile = ladder_profiles; profile->id; profile++)
    {
      int n = 0;

      g_assert_true (ladder_profile_find (profile->id) == profile);
      for (const char *const *id = profile->techniques; *id; id++, n++)
        {
          if (!technique_find (*id))
            g_test_fail_printf ("%s: there is no technique %s", profile->id, *id);
          for (const char *const *other = profile->techniques; other < id; other++)
            g_assert_cmpstr (*other, !=, *id);
        }
      g_assert_cmpint (n, >, 0);
      g_assert_cmpint (n, <=, TECHNIQUES_MAX);
    }
  g_assert_null (ladder_profile_find ("no-such-ladder"));
}

/* Climbing */

static void
the_cheapest_technique_goes_first (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");

  for (guint i = 0; i < puzzles->len; i += 15)
    {
      Position  position = unique_position (&g_array_index (puzzles, Board, i));
      Ladder    ladder;
      Deduction step;

      ladder_start (&ladder, &position, &ladder_profiles[0], NULL);
      while (ladder_find (&ladder, &step, NULL))
        {
          for (int rung = 0; &techniques[ladder.row[rung]] != step.technique; rung++)
            {
              Deduction cheaper;
              Finds     finds = { .found = &cheaper, .capacity = 1 };

              technique_search (&techniques[ladder.row[rung]], &ladder.position, &finds);
              g_assert_cmpint (finds.n, ==, 0);
            }
          ladder_take (&ladder, &step);
        }
      g_assert_true (position_is_solved (&ladder.position));
    }
}

static void
steps_are_what_next_told (void)
{
  Ladder    ladder = ladder_of (PUZZLE_NEEDS_A_GUESS, "full");
  Deduction told, taken;
  int       steps = 0, score = 0;

  for (;;)
    {
      Ladder before = ladder;

      if (!ladder_find (&ladder, &told, NULL))
        break;
      g_assert_cmpmem (&before, sizeof before, &ladder, sizeof ladder);
      g_assert_true (ladder_step (&ladder, &taken));
      g_assert_true (told.technique == taken.technique);
      g_assert_true (deduction_same_effect (&told, &taken));
      steps++;
      score += taken.technique->score;
      g_assert_cmpint (ladder.n_steps, ==, steps);
      g_assert_cmpint (ladder.score, ==, score);
    }
  g_assert_cmpint (ladder.outcome, ==, LADDER_CLIMBING);
  g_assert_false (ladder_step (&ladder, &taken));
  g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
  g_assert_false (ladder_step (&ladder, &taken));
}

static void
a_copy_climbs_the_same_way (void)
{
  Ladder    one = ladder_of (PUZZLE_NEEDS_A_GUESS, "full"), other;
  Deduction step;

  for (int i = 0; i < 5; i++)
    g_assert_true (ladder_step (&one, &step));
  other = one;
  ladder_climb (&one);
  ladder_climb (&other);
  g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
}

static void
rows_that_are_off_are_not_used (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  TechniqueSet       off = { { 0 } };
  const Technique   *naked_pair = technique_find ("naked-pair"), *hidden_single = technique_find ("hidden-single");
  int                with = 0;

  technique_set_add (&off, naked_pair);
  technique_set_add (&off, hidden_single);
  g_assert_true (technique_set_has (&off, naked_pair));
  g_assert_false (technique_set_has (&off, technique_find ("naked-triple")));
  for (guint i = 0; i < puzzles->len; i += 10)
    {
      Position position = unique_position (&g_array_index (puzzles, Board, i));
      Ladder   ladder;

      ladder_start (&ladder, &position, &ladder_profiles[0], NULL);
      ladder_climb (&ladder);
      with += ladder.used[naked_pair - techniques] + ladder.used[hidden_single - techniques];

      ladder_start (&ladder, &position, &ladder_profiles[0], &off);
      ladder_climb (&ladder);
      g_assert_cmpint (ladder.used[naked_pair - techniques] + ladder.used[hidden_single - techniques], ==, 0);
      g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
    }
  g_assert_cmpint (with, >, 0);
}

static void
the_hardest_step_is_the_highest_rung (void)
{
  Ladder    ladder = ladder_of (PUZZLE_NEEDS_A_GUESS, "full");
  Deduction step;
  int       highest = -1;

  g_assert_null (ladder_hardest (&ladder));
  while (ladder_step (&ladder, &step))
    {
      for (int rung = 0; rung < ladder.n_rows; rung++)
        if (&techniques[ladder.row[rung]] == step.technique)
          highest = MAX (highest, rung);
      g_assert_true (ladder_hardest (&ladder) == &techniques[ladder.row[highest]]);
    }
}

static void
the_level_is_raised_by_the_score (void)
{
  static const struct { TechniqueLevel level; int score; TechniqueLevel raised; } rows[] = {
    { LEVEL_EASY, 800, LEVEL_EASY },       { LEVEL_EASY, 801, LEVEL_MEDIUM },   { LEVEL_EASY, 1001, LEVEL_HARD },
    { LEVEL_MEDIUM, 1000, LEVEL_MEDIUM },  { LEVEL_HARD, 1600, LEVEL_HARD },    { LEVEL_HARD, 1601, LEVEL_UNFAIR },
    { LEVEL_UNFAIR, 1801, LEVEL_EXTREME }, { LEVEL_EASY, 99999, LEVEL_EXTREME }, { LEVEL_EXTREME, 10, LEVEL_EXTREME },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Ladder ladder = { .level = rows[i].level, .score = rows[i].score };

      g_assert_cmpint (ladder_level (&ladder), ==, rows[i].raised);
    }
}

static void
a_contradiction_ends_the_climb (void)
{
  Ladder ladder = ladder_of (PUZZLE_DEAD_AFTER_ONE, "basic");

  ladder_climb (&ladder);
  g_assert_cmpint (ladder.outcome, ==, LADDER_IMPOSSIBLE);
  g_assert_cmpint (ladder.n_steps, ==, 1);
}

/* Verdicts */

static Verdict
verdict_of (const char *puzzle, const char *profile)
{
  Board   board = board_of (puzzle);
  Verdict verdict;

  verdict_reach (&verdict, &board, ladder_profile_find (profile), NULL, NULL);
  return verdict;
}

static void
the_seeds_boards_get_their_tiers (void)
{
  Verdict verdict = verdict_of (PUZZLE_BASIC_FILLING, "full");

  g_assert_cmpint (verdict.kind, ==, VERDICT_BASIC_FILLING);
  g_assert_cmpint (verdict.n_solutions, ==, 1);
  verdict = verdict_of (PUZZLE_ELIMINATION, "full");
  g_assert_cmpint (verdict.kind, ==, VERDICT_ELIMINATION);
  verdict = verdict_of (PUZZLE_ANTI_BRUTE_FORCE, "full");
  g_assert_cmpint (verdict.kind, ==, VERDICT_ANALYSIS);
  g_assert_null (verdict.hardest);
}

static void
what_the_seeds_give_up_a_technique_solves (void)
{
  Verdict verdict = verdict_of (PUZZLE_NEEDS_A_GUESS, "full");

  g_assert_cmpint (verdict.kind, ==, VERDICT_TECHNIQUE);
  g_assert_nonnull (verdict.hardest);
  g_assert_cmpint (verdict.ladder.outcome, ==, LADDER_SOLVED);
  g_assert_cmpmem (verdict.ladder.position.digit, N_CELLS, verdict.solution[0], N_CELLS);

  /* The same with the seeds' tiers alone: stuck at once. */
  verdict = verdict_of (PUZZLE_NEEDS_A_GUESS, "basic");
  g_assert_cmpint (verdict.kind, ==, VERDICT_GUESS);
  g_assert_cmpint (verdict.ladder.outcome, ==, LADDER_STUCK);
  g_assert_cmpint (verdict.ladder.n_steps, ==, 0);
  g_assert_null (verdict.hardest);
}

static void
check_tiers (const char *list, int t1, int t2, int t3)
{
  g_autoptr (GArray) puzzles = puzzles_load (list);
  int                share[VERDICT_IMPOSSIBLE + 1] = { 0 };

  for (guint i = 0; i < puzzles->len; i++)
    {
      Verdict verdict;

      verdict_reach (&verdict, &g_array_index (puzzles, Board, i), ladder_profile_find ("basic"), NULL, NULL);
      g_assert_cmpint (verdict.kind, <=, VERDICT_GUESS);
      share[verdict.kind]++;
    }
  g_assert_cmpint (share[VERDICT_BASIC_FILLING], ==, t1);
  g_assert_cmpint (share[VERDICT_BASIC_FILLING] + share[VERDICT_ELIMINATION], ==, t2);
  g_assert_cmpint (share[VERDICT_BASIC_FILLING] + share[VERDICT_ELIMINATION] + share[VERDICT_ANALYSIS], ==, t3);
}

/* SEEDS C: 24, 64 and 80 % of 50, and so on. */
static void
tiers_solve_the_seeds_shares (void)
{
  check_tiers ("euler50", 12, 32, 40);
  check_tiers ("exchange-easy", 70, 150, 150);
  check_tiers ("exchange-medium", 16, 64, 114);
  check_tiers ("exchange-hard", 0, 0, 0);
}

static void
several_solutions_are_shown_and_not_relied_on (void)
{
  Verdict verdict = verdict_of (PUZZLE_TWO_SOLUTIONS, "full");

  g_assert_cmpint (verdict.kind, ==, VERDICT_AMBIGUOUS);
  g_assert_cmpint (verdict.n_solutions, ==, 2);
  g_assert_cmpint (memcmp (verdict.solution[0], verdict.solution[1], N_CELLS), !=, 0);
  g_assert_false (verdict.ladder.position.unique);
  g_assert_cmpint (verdict.ladder.outcome, ==, LADDER_STUCK);
}

static void
an_impossible_board_names_its_cell_and_clues (void)
{
  Board   board = board_of (PUZZLE_DEAD_AT_ONCE);
  Verdict verdict = verdict_of (PUZZLE_DEAD_AT_ONCE, "full");

  g_assert_cmpint (verdict.kind, ==, VERDICT_IMPOSSIBLE);
  g_assert_cmpint (verdict.cell, ==, CELL (1, 9));
  g_assert_cmpint (cells_count (verdict.conflict), ==, 9);
  for_each_cell (cell, verdict.conflict)
    g_assert_cmpint (board.digit[cell], !=, 0);
}

/* Conflicts */

static bool
is_possible (const Board *board, CellSet cells)
{
  uint8_t     digit[N_CELLS] = { 0 };
  Board       part;
  CountPuzzle puzzle;

  for_each_cell (cell, cells)
    digit[cell] = board->digit[cell];
  board_from_digits (&part, digit);
  count_puzzle_from_board (&puzzle, &part);
  return count_solutions (&puzzle, 1, NULL, NULL) > 0;
}

static void
conflicts_are_conflicts_and_minimal (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("euler50");
  Random             random;
  int                checked = 0;

  random_start (&random, 3);
  for (guint i = 0; i < puzzles->len; i++)
    {
      Board   board = g_array_index (puzzles, Board, i);
      CellSet conflict;
      int     cell;

      g_assert_false (conflict_find (&board, &conflict));
      g_assert_true (cells_is_empty (conflict));
      do
        cell = (int) random_below (&random, N_CELLS);
      while (board.digit[cell] || !board_possible (&board, cell));
      board_place (&board, cell, digits_first (board_possible (&board, cell)));
      if (!conflict_find (&board, &conflict))
        continue;

      checked++;
      g_assert_true (cells_has (conflict, cell));
      g_assert_false (is_possible (&board, conflict));
      for_each_cell (clue, conflict)
        {
          g_assert_cmpint (board.digit[clue], !=, 0);
          g_assert_true (is_possible (&board, cells_difference (conflict, cells_of (clue))));
        }
    }
  g_assert_cmpint (checked, >, 10);
}

static void
a_repeat_is_its_two_cells (void)
{
  uint8_t digit[N_CELLS] = { 0 };
  Board   board;
  CellSet conflict;
  Verdict verdict;

  digit[CELL (2, 2)] = 4;
  digit[CELL (5, 2)] = 4;
  digit[CELL (9, 9)] = 1;
  board_from_digits (&board, digit);
  g_assert_true (conflict_find (&board, &conflict));
  g_assert_cmpint (cells_count (conflict), ==, 2);
  g_assert_true (cells_has (conflict, CELL (2, 2)) && cells_has (conflict, CELL (5, 2)));

  verdict_reach (&verdict, &board, &ladder_profiles[0], NULL, NULL);
  g_assert_cmpint (verdict.kind, ==, VERDICT_IMPOSSIBLE);
  g_assert_cmpint (verdict.ladder.n_steps, ==, 0);
  g_assert_true (cells_equal (verdict.conflict, conflict));
}

/* Backdoors */

/* By the seeds' strategy, which knows nothing of positions. */
static bool
singles_solve (const Board *board)
{
  SolveResult result;

  solve (&(Trace) { .strategy = &strategy_sets, .board = *board, .options = strategy_sets.defaults }, NULL, &result);
  return result.outcome == OUTCOME_SOLVED;
}

static int
check_backdoor (const Board *board)
{
  CountPuzzle puzzle;
  uint8_t     solution[COUNT_KEPT][N_CELLS];
  Position    position = unique_position (board);
  Backdoor    backdoor;
  int         ones = 0;

  count_puzzle_from_board (&puzzle, board);
  g_assert_cmpuint (count_solutions (&puzzle, 2, solution, NULL), ==, 1);
  backdoor_find (&position, solution[0], &backdoor);
  g_assert_true ((backdoor.size == 0) == singles_solve (board));
  for (int cell = 0; cell < N_CELLS && backdoor.size > 0; cell++)
    if (!board->digit[cell])
      {
        Board given = *board;

        board_place (&given, cell, solution[0][cell]);
        if (singles_solve (&given))
          {
            g_assert_cmpint (backdoor.size, ==, 1);
            g_assert_true (cells_has (backdoor.cells, cell));
            ones++;
          }
      }

  if (backdoor.size == 1)
    {
      g_assert_cmpint (backdoor.n, ==, ones);
      g_assert_cmpint (cells_count (backdoor.cells), ==, ones);
    }
  else
    g_assert_cmpint (ones, ==, 0);
  if (backdoor.size == 2)
    {
      Board given = *board;

      for (int i = 0; i < 2; i++)
        board_place (&given, backdoor.cell[i], backdoor.digit[i]);
      g_assert_true (singles_solve (&given));
    }
  return backdoor.size;
}

static void
backdoors_open_by_singles_and_none_is_smaller (void)
{
  g_autoptr (GArray) easy = puzzles_load ("euler50"), hard = puzzles_load ("exchange-hard");

  for (guint i = 0; i < easy->len; i += 4)
    check_backdoor (&g_array_index (easy, Board, i));
  for (guint i = 0; i < hard->len; i += 15)
    check_backdoor (&g_array_index (hard, Board, i));
}

/* Of all the puzzles that people call hard only a few need more than one digit, or more than two. */
static void
backdoors_are_one_two_or_more (void)
{
  static const char *const puzzles[] = {
    PUZZLE_NEEDS_A_GUESS, "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
  };

  for (int i = 0; i < (int) G_N_ELEMENTS (puzzles); i++)
    {
      Board board = board_of (puzzles[i]);

      g_assert_cmpint (check_backdoor (&board), ==, i + 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/ladder/profiles-name-rows-that-exist-once-each", profiles_name_rows_that_exist_once_each);
  g_test_add_func ("/logic/ladder/the-cheapest-technique-goes-first", the_cheapest_technique_goes_first);
  g_test_add_func ("/logic/ladder/steps-are-what-next-told", steps_are_what_next_told);
  g_test_add_func ("/logic/ladder/a-copy-climbs-the-same-way", a_copy_climbs_the_same_way);
  g_test_add_func ("/logic/ladder/rows-that-are-off-are-not-used", rows_that_are_off_are_not_used);
  g_test_add_func ("/logic/ladder/the-hardest-step-is-the-highest-rung", the_hardest_step_is_the_highest_rung);
  g_test_add_func ("/logic/ladder/the-level-is-raised-by-the-score", the_level_is_raised_by_the_score);
  g_test_add_func ("/logic/ladder/a-contradiction-ends-the-climb", a_contradiction_ends_the_climb);
  g_test_add_func ("/logic/verdict/the-seeds-boards-get-their-tiers", the_seeds_boards_get_their_tiers);
  g_test_add_func ("/logic/verdict/what-the-seeds-give-up-a-technique-solves", what_the_seeds_give_up_a_technique_solves);
  g_test_add_func ("/logic/verdict/tiers-solve-the-seeds-shares", tiers_solve_the_seeds_shares);
  g_test_add_func ("/logic/verdict/several-solutions-are-shown-and-not-relied-on",
                   several_solutions_are_shown_and_not_relied_on);
  g_test_add_func ("/logic/verdict/an-impossible-board-names-its-cell-and-clues",
                   an_impossible_board_names_its_cell_and_clues);
  g_test_add_func ("/logic/conflict/conflicts-are-conflicts-and-minimal", conflicts_are_conflicts_and_minimal);
  g_test_add_func ("/logic/conflict/a-repeat-is-its-two-cells", a_repeat_is_its_two_cells);
  g_test_add_func ("/logic/backdoor/opens-by-singles-and-none-is-smaller", backdoors_open_by_singles_and_none_is_smaller);
  g_test_add_func ("/logic/backdoor/is-one-two-or-more", backdoors_are_one_two_or_more);
  return g_test_run ();
}
