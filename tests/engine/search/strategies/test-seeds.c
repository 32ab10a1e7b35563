/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-seeds.c — what the seed documents tell of their searches comes out to the last figure. The node counts of
 * the explorations are in test-nodes.c. */

#include <string.h>

#include "puzzles.h"

#include "engine/search/solve.h"
#include "engine/search/strategies/sets.h"
#include "engine/search/strategies/strategies.h"

#define CELL(row, column) (((row) - 1) * 9 + (column) - 1)

static Digits
set_of (const char *digits)
{
  Digits set = DIGITS_NONE;

  for (const char *c = digits; *c; c++)
    set |= digits_of (*c - '0');
  return set;
}

static uint64_t
sum (const uint64_t counts[N_CELLS])
{
  uint64_t total = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    total += counts[cell];
  return total;
}

/* A. Ascending */

static void
the_empty_board_fills_in_838_events (void)
{
  Board       board = board_of (PUZZLE_EMPTY), solution;
  SolveResult result;
  char        text[BOARD_TEXT_SIZE];

  solve (&(Trace) { .strategy = &strategy_ascending, .board = board, .options = strategy_ascending.defaults },
         NULL, &result);
  board_from_digits (&solution, result.solution);
  board_format (&solution, text);
  g_assert_cmpstr (text, ==, GRID_IN_ORDER);
  g_assert_cmpint (result.outcome, ==, OUTCOME_SOLVED);
  g_assert_cmpuint (result.events, ==, 838);
  g_assert_cmpuint (result.counters.placements, ==, 391);
  g_assert_cmpuint (result.counters.nodes, ==, 391);
  g_assert_cmpuint (result.counters.backtracks, ==, 310);
  g_assert_cmpuint (result.counters.tests, ==, 3195);
  g_assert_cmpuint (result.counters.wipeouts, ==, 136);
  g_assert_cmpuint (result.counters.solutions, ==, 1);
  g_assert_cmpuint (result.counters.max_depth, ==, 81);
}

static void
cells_are_exhausted_310_times_and_dead_on_arrival_136_times (void)
{
  Board       board = board_of (PUZZLE_EMPTY);
  SolveResult result;

  solve (&(Trace) { .strategy = &strategy_ascending, .board = board, .options = strategy_ascending.defaults },
         NULL, &result);
  g_assert_cmpuint (sum (result.exhausted), ==, 310);
  g_assert_cmpuint (result.exhausted[CELL (2, 8)], ==, 96);
  g_assert_cmpuint (result.exhausted[CELL (2, 7)], ==, 75);
  g_assert_cmpuint (result.exhausted[CELL (2, 9)], ==, 54);
  g_assert_cmpuint (result.exhausted[CELL (5, 7)], ==, 25);
  g_assert_cmpuint (result.exhausted[CELL (2, 6)], ==, 18);
  g_assert_cmpuint (sum (result.dead_ends), ==, 136);
  g_assert_cmpuint (result.dead_ends[CELL (2, 9)], ==, 54);
  g_assert_cmpuint (result.dead_ends[CELL (2, 8)], ==, 42);
  g_assert_cmpuint (result.dead_ends[CELL (5, 7)], ==, 17);
  g_assert_cmpuint (result.dead_ends[CELL (2, 7)], ==, 6);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_cmpuint (result.exhausted[cell], >=, result.dead_ends[cell]);
      if (cell != CELL (2, 8) && cell != CELL (2, 7) && cell != CELL (2, 9) && cell != CELL (5, 7))
        g_assert_cmpuint (result.exhausted[cell], <=, 18);
    }
}

static void
the_first_dead_end_is_r2c7_after_15_placements (void)
{
  SearchState state;
  Board      board = board_of (PUZZLE_EMPTY);
  SearchView view;
  Event      event;
  CellSet    taken_back = CELLS_NONE;

  strategy_ascending.start (state, &board, &strategy_ascending.defaults, 0);
  for (int n = 1; n <= 15; n++)
    {
      g_assert_true (strategy_ascending.step (state, &event));
      g_assert_cmpint (event.kind, ==, EVENT_ASSIGN);
      g_assert_cmpint (event.cell, ==, n - 1);
    }

  g_assert_true (strategy_ascending.step (state, &event));
  g_assert_cmpint (event.kind, ==, EVENT_WIPEOUT);
  g_assert_cmpint (event.reason, ==, REASON_NO_DIGIT);
  g_assert_cmpint (event.cell, ==, CELL (2, 7));
  g_assert_cmphex (event.operand[0], ==, set_of ("123456"));
  g_assert_cmphex (event.operand[2], ==, set_of ("789"));
  g_assert_cmphex (digits_union (event.operand[0], event.operand[2]), ==, DIGITS_ALL);
  g_assert_cmphex (event.possible, ==, DIGITS_NONE);

  /* Of the 15 placements the last three are taken back before row 2 is done, and no other. */
  do
    {
      g_assert_true (strategy_ascending.step (state, &event));
      if (event.kind == EVENT_UNDO_ASSIGN && event.cell < 15)
        cells_add (&taken_back, event.cell);
    }
  while (!(event.kind == EVENT_ASSIGN && event.cell == CELL (3, 1)));
  g_assert_cmpint (cells_count (taken_back), ==, 3);
  g_assert_cmpint (cells_first (taken_back), ==, CELL (2, 4));

  strategy_ascending.show (state, &view);
  g_assert_cmpmem (view.board.digit + 9, 9, "\4\5\6\7\10\11\1\2\3", 9);
}

/* C. Sets */

static void
check_equation (const char *puzzle, int cell, int house, const char *const operands[], const char *possible,
                const char *result)
{
  Board board = board_of (puzzle);
  Event event;
  int   n = 0;

  g_assert_true (sets_deduce (&board, cell, house, &event));
  for (; operands[n]; n++)
    g_assert_cmphex (event.operand[n], ==, set_of (operands[n]));
  g_assert_cmpint (event.n_operands, ==, n);
  g_assert_cmpint (event.house, ==, house);
  g_assert_cmphex (event.possible, ==, set_of (possible));
  g_assert_cmphex (sets_result (&event), ==, set_of (result));
  g_assert_cmpint (event.digit, ==, result[0] - '0');
}

static void
basic_filling_of_r3c2_gives_5 (void)
{
  static const char *const used[] = { "13678", "2479", "2467", NULL };
  static const struct { int cell; const char *possible; } first_box[] = {
    { CELL (1, 1), "1589" }, { CELL (1, 2), "158" }, { CELL (2, 1), "189" }, { CELL (2, 3), "138" }, { CELL (3, 2), "5" },
  };
  Board board = board_of (PUZZLE_BASIC_FILLING);

  check_equation (PUZZLE_BASIC_FILLING, CELL (3, 2), NO_HOUSE, used, "5", "5");
  for (size_t i = 0; i < G_N_ELEMENTS (first_box); i++)
    g_assert_cmphex (board_possible (&board, first_box[i].cell), ==, set_of (first_box[i].possible));
}

static void
elimination_of_r2c2_gives_5 (void)
{
  static const char *const others[] = { "147", "46", "46", "2479", "12479", "249", NULL };

  check_equation (PUZZLE_ELIMINATION, CELL (2, 2), HOUSE_BOXES, others, "4569", "5");
}

static void
row_analysis_of_r9c8_gives_1 (void)
{
  static const char *const others[] = { "249", "249", "459", "25", NULL };

  check_equation (PUZZLE_ROW_ANALYSIS, CELL (9, 8), HOUSE_ROWS + 8, others, "1245", "1");
}

static void
what_is_no_single_is_said_to_be_none (void)
{
  Board board = board_of (PUZZLE_BASIC_FILLING);
  Event event;

  g_assert_false (sets_deduce (&board, CELL (1, 1), NO_HOUSE, &event));
  g_assert_cmpint (event.digit, ==, 0);
  g_assert_cmphex (sets_result (&event), ==, set_of ("1589"));
  g_assert_false (sets_deduce (&board, CELL (1, 2), HOUSE_BOXES, &event));
  g_assert_cmpint (event.digit, ==, 0);
  g_assert_cmphex (sets_result (&event), ==, DIGITS_NONE);
}

static void
check_first_step (const char *puzzle, int cell, int digit, int house)
{
  SearchState state;
  Board    board = board_of (puzzle);
  Event    event, asked;

  strategy_sets.start (state, &board, &strategy_sets.defaults, 0);
  g_assert_true (strategy_sets.step (state, &event));
  g_assert_true (sets_deduce (&board, cell, house, &asked));
  g_assert_true (event_equal (&event, &asked));
  g_assert_cmpint (event.digit, ==, digit);
}

static void
worked_boards_start_with_their_deduction (void)
{
  check_first_step (PUZZLE_BASIC_FILLING, CELL (3, 2), 5, NO_HOUSE);
  check_first_step (PUZZLE_ROW_ANALYSIS, CELL (9, 8), 1, HOUSE_ROWS + 8);
}

static void
check_verdict (const char *puzzle, int tier, Outcome outcome, int hardest_tier, const char *solution)
{
  SearchOptions options = { .tier = (uint8_t) tier, .solutions = 1 };
  Board         board = board_of (puzzle), last;
  SolveResult   result;
  char          text[BOARD_TEXT_SIZE];

  solve (&(Trace) { .strategy = &strategy_sets, .board = board, .options = options }, NULL, &result);
  g_assert_cmpint (result.outcome, ==, outcome);
  g_assert_cmpint (result.hardest_tier, ==, hardest_tier);
  board_from_digits (&last, result.last);
  board_format (&last, text);
  if (solution)
    g_assert_cmpstr (text, ==, solution);
}

static void
worked_boards_come_to_their_verdicts (void)
{
  check_verdict (PUZZLE_BASIC_FILLING, TIER_1, OUTCOME_SOLVED, TIER_1,
                 "984123756123756948756849321361582497542917863879364215437691582698235174215478639");
  check_verdict (PUZZLE_ELIMINATION, TIER_1, OUTCOME_STUCK, TIER_1, NULL);
  check_verdict (PUZZLE_ELIMINATION, TIER_2, OUTCOME_SOLVED, TIER_2, NULL);
  check_verdict (PUZZLE_ROW_ANALYSIS, TIER_2, OUTCOME_STUCK, 0, PUZZLE_ROW_ANALYSIS);
  check_verdict (PUZZLE_ROW_ANALYSIS, TIER_3, OUTCOME_STUCK, TIER_3, NULL);
  check_verdict (PUZZLE_NEEDS_A_GUESS, TIER_3, OUTCOME_STUCK, 0, PUZZLE_NEEDS_A_GUESS);
}

#define NO_PLACE_IN_BOX_1 \
  ".45......" "...1....." "......1.." "........." "........." "1........" "........." "........." "........."

static void
contradictions_are_no_solution (void)
{
  check_verdict (PUZZLE_DEAD_AT_ONCE, TIER_1, OUTCOME_NO_SOLUTION, 0, PUZZLE_DEAD_AT_ONCE);
  check_verdict (PUZZLE_DEAD_AFTER_ONE, TIER_1, OUTCOME_NO_SOLUTION, TIER_1, NULL);

  /* 1 has no place in box 1, though every cell there has possible digits: only who looks at boxes sees it. */
  check_verdict (NO_PLACE_IN_BOX_1, TIER_1, OUTCOME_STUCK, 0, NO_PLACE_IN_BOX_1);
  check_verdict (NO_PLACE_IN_BOX_1, TIER_2, OUTCOME_NO_SOLUTION, 0, NO_PLACE_IN_BOX_1);
}

/* Shares in hundredths of a percent, rounded. */
static void
check_shares (GArray *puzzles, int t1, int t2, int t3)
{
  int solved[4] = { 0 };
  int n = (int) puzzles->len;

  for (int i = 0; i < n; i++)
    {
      SolveResult result;

      solve (&(Trace) { .strategy = &strategy_sets, .board = g_array_index (puzzles, Board, i),
                        .options = strategy_sets.defaults }, NULL, &result);
      for (int tier = result.hardest_tier; tier <= TIER_3 && result.outcome == OUTCOME_SOLVED; tier++)
        solved[tier]++;
    }
  g_assert_cmpint ((solved[TIER_1] * 10000 + n / 2) / n, ==, t1);
  g_assert_cmpint ((solved[TIER_2] * 10000 + n / 2) / n, ==, t2);
  g_assert_cmpint ((solved[TIER_3] * 10000 + n / 2) / n, ==, t3);
}

static void
tiers_solve_their_share_of_the_lists (void)
{
  static const struct { const char *list; int t1, t2, t3; } rows[] = {
    { "euler50",         2400,  6400,  8000 },
    { "exchange-easy",   4667, 10000, 10000 },
    { "exchange-medium", 1067,  4267,  7600 },
    { "exchange-hard",      0,     0,     0 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GArray) puzzles = puzzles_load (rows[i].list);

      check_shares (puzzles, rows[i].t1, rows[i].t2, rows[i].t3);
    }
}

static void
tiers_solve_their_share_of_cb000 (void)
{
  g_autoptr (GArray) puzzles = puzzles_load_large ("cb000_ser.txt");

  if (puzzles)
    check_shares (puzzles, 111, 1542, 3504);
}

static void
tiers_solve_nothing_of_magictour (void)
{
  g_autoptr (GArray) puzzles = puzzles_load_large ("magictour_top1465.txt");

  if (puzzles)
    check_shares (puzzles, 0, 0, 0);
}

static void
a_tier_alone_solves_what_needs_no_higher_one (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-medium");

  for (unsigned i = 0; i < puzzles->len; i++)
    {
      const Board *board = &g_array_index (puzzles, Board, i);
      SolveResult  all, one;

      solve (&(Trace) { .strategy = &strategy_sets, .board = *board, .options = strategy_sets.defaults }, NULL, &all);
      for (int tier = TIER_1; tier <= TIER_3; tier++)
        {
          SearchOptions options = { .tier = (uint8_t) tier, .solutions = 1 };

          solve (&(Trace) { .strategy = &strategy_sets, .board = *board, .options = options }, NULL, &one);
          g_assert_cmpint (one.outcome == OUTCOME_SOLVED, ==,
                           all.outcome == OUTCOME_SOLVED && all.hardest_tier <= tier);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/seeds/ascending/empty-board", the_empty_board_fills_in_838_events);
  g_test_add_func ("/seeds/ascending/exhausted", cells_are_exhausted_310_times_and_dead_on_arrival_136_times);
  g_test_add_func ("/seeds/ascending/first-dead-end", the_first_dead_end_is_r2c7_after_15_placements);
  g_test_add_func ("/seeds/sets/basic-filling", basic_filling_of_r3c2_gives_5);
  g_test_add_func ("/seeds/sets/elimination", elimination_of_r2c2_gives_5);
  g_test_add_func ("/seeds/sets/row-analysis", row_analysis_of_r9c8_gives_1);
  g_test_add_func ("/seeds/sets/no-single", what_is_no_single_is_said_to_be_none);
  g_test_add_func ("/seeds/sets/first-step", worked_boards_start_with_their_deduction);
  g_test_add_func ("/seeds/sets/verdicts", worked_boards_come_to_their_verdicts);
  g_test_add_func ("/seeds/sets/contradictions", contradictions_are_no_solution);
  g_test_add_func ("/seeds/sets/shares", tiers_solve_their_share_of_the_lists);
  g_test_add_func ("/seeds/sets/shares-cb000", tiers_solve_their_share_of_cb000);
  g_test_add_func ("/seeds/sets/shares-magictour", tiers_solve_nothing_of_magictour);
  g_test_add_func ("/seeds/sets/tiers-alone", a_tier_alone_solves_what_needs_no_higher_one);
  return g_test_run ();
}
