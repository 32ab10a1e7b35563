/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-contract.c — what every strategy promises: a guess of the viewer's is made or leaves no trace, and whether there is a
 * solution is known in the end, of boards with a wrong clue, too. */
#include <string.h>

#include "engine/fast/count.h"
#include "engine/search/strategies/strategies.h"
#include "puzzles.h"
#include "search/variants.h"

enum { STEPS = 100, LONGEST = 3000, WRONG = 60 };

static SearchState state, copy;

/* Every cell and digit, at many moments of the search. */
static void
check_guesses (const Strategy *strategy, const SearchOptions *options, const Board *board)
{
  size_t size = strategy->size (options);
  int    n_made = 0;
  Event  event;

  strategy->start (state, board, options, 1);
  for (int step = 0; step < STEPS && strategy->step (state, &event); step++)
    for (int candidate = 0; candidate < 9 * N_CELLS; candidate++)
      {
        int   cell = candidate / 9, digit = candidate % 9 + 1;
        Event told = { .kind = N_EVENT_KINDS };

        memcpy (copy, state, size);
        if (strategy->guess (copy, cell, digit, &told))
          {
            SearchView view;

            g_assert_cmpint (told.kind, ==, EVENT_ASSIGN);
            g_assert_cmpint (told.reason, ==, REASON_CHOSEN);
            g_assert_cmpint (told.cell, ==, cell);
            g_assert_cmpint (told.digit, ==, digit);
            strategy->show (copy, &view);
            g_assert_cmpint (view.board.digit[cell], ==, digit);
            n_made++;
          }
        else
          {
            g_assert_cmpint (told.kind, ==, N_EVENT_KINDS);
            g_assert_cmpmem (copy, size, state, size);
          }
      }
  g_assert_true (n_made > 0 || board_filled (board) > 0);
}

static void
a_guess_is_made_or_leaves_no_trace (void)
{
  static const char *const puzzles[] = { PUZZLE_EMPTY, PUZZLE_FOUR_SOLUTIONS, PUZZLE_NEEDS_A_GUESS, PUZZLE_DEAD_AFTER_ONE,
                                          PUZZLE_ANTI_BRUTE_FORCE };

  for (int i = 0; strategies[i]; i++)
    {
      g_autoptr (GArray) variants = strategies[i]->guess ? variants_of (strategies[i], false) : g_array_new (FALSE, FALSE, 1);

      for (unsigned k = 0; k < variants->len; k++)
        for (unsigned n = 0; n < G_N_ELEMENTS (puzzles); n++)
          {
            SearchOptions options = g_array_index (variants, SearchOptions, k);
            Board         board = board_of (puzzles[n]);

            options.solutions = strategies[i]->switches >> SWITCH_SOLUTIONS & 1 ? 1000 : options.solutions;
            check_guesses (strategies[i], &options, &board);
          }
    }
}

/* It may not be known yet, and a deduction may not be enough: then nothing is said. */
static void
check_outcome (const Strategy *strategy, const SearchOptions *options, const Board *board, bool has_solution)
{
  SearchView view;
  Event      event;
  int        n = 0;

  strategy->start (state, board, options, 1);
  while (n < LONGEST && strategy->step (state, &event))
    n++;
  strategy->show (state, &view);
  g_assert_false (view.outcome == OUTCOME_NO_SOLUTION && has_solution);
  g_assert_true (view.counters.solutions == 0 || has_solution);
  g_assert_true (view.outcome != OUTCOME_NO_SOLUTION || view.counters.wipeouts > 0);
}

/* Candidates of a puzzle that are put in, right and wrong ones: what follows comes to a contradiction sooner or later. */
static void
a_wrong_clue_never_solves (void)
{
  static const char *const puzzles[] = { PUZZLE_BASIC_FILLING, PUZZLE_ROW_ANALYSIS, PUZZLE_NEEDS_A_GUESS,
                                          PUZZLE_ANTI_BRUTE_FORCE };
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  int               n_wrong = 0;

  for (int i = 0; i < WRONG; i++)
    {
      Board       board = board_of (puzzles[i % (int) G_N_ELEMENTS (puzzles)]);
      CountPuzzle puzzle;
      bool        has_solution;

      for (int tries = 0; tries < 3; tries++)
        {
          int    cell = g_rand_int_range (random, 0, N_CELLS), digit = g_rand_int_range (random, 1, 10);

          if (!board.digit[cell] && digits_has (board_possible (&board, cell), digit))
            board_place (&board, cell, digit);
        }
      count_puzzle_from_board (&puzzle, &board);
      has_solution = count_solutions (&puzzle, 1, NULL, NULL) > 0;
      n_wrong += !has_solution;
      for (int s = 0; strategies[s]; s++)
        {
          g_autoptr (GArray) variants = variants_of (strategies[s], false);

          for (unsigned k = (unsigned) i % 4; k < variants->len; k += 4)
            check_outcome (strategies[s], &g_array_index (variants, SearchOptions, k), &board, has_solution);
        }
    }
  g_assert_cmpint (n_wrong, >, WRONG / 3);
}

/* Boards that are dead as they are, each in its way: two cells that nothing fits, a house without a place. */
static void
a_dead_board_is_dead_at_once (void)
{
  static const char *const dead[] = {
    PUZZLE_DEAD_AT_ONCE,
    "12345678." "........." "........." "........." ".12345678" "........." "........." "........9" "9........",
    "123......" "......9.." "....9...." "9........" "........." "........." "........." "........." ".........",
    "123......" "......9.." ".......9." "........." "........." "........." "........." "........." "...9.....",
  };

  for (unsigned n = 0; n < G_N_ELEMENTS (dead); n++)
    {
      Board       board = board_of (dead[n]);
      CountPuzzle puzzle;
      bool        has_solution;

      count_puzzle_from_board (&puzzle, &board);
      has_solution = count_solutions (&puzzle, 1, NULL, NULL) > 0;
      for (int s = 0; strategies[s]; s++)
        {
          g_autoptr (GArray) variants = variants_of (strategies[s], false);

          for (unsigned k = 0; k < variants->len; k++)
            check_outcome (strategies[s], &g_array_index (variants, SearchOptions, k), &board, has_solution);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contract/a-guess-is-made-or-leaves-no-trace", a_guess_is_made_or_leaves_no_trace);
  g_test_add_func ("/contract/a-wrong-clue-never-solves", a_wrong_clue_never_solves);
  g_test_add_func ("/contract/a-dead-board-is-dead-at-once", a_dead_board_is_dead_at_once);
  return g_test_run ();
}
