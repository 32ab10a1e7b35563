/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-oracle.c — the stepped searches and the recursive ones make the same decisions and meet the same dead
 * ends, in the same order, and count the same. */

#include <string.h>

#include "puzzles.h"
#include "search/variants.h"

#include "engine/search/solve.h"
#include "engine/search/strategies/strategies.h"

static void
write_down (void *user, int cell, int digit)
{
  GByteArray *diary = user;
  uint8_t     entry[] = { (uint8_t) cell, (uint8_t) digit };

  g_byte_array_append (diary, entry, sizeof entry);
}

enum { SEED = 5 };

static void
run (const Strategy *strategy, const Board *board, SearchOptions options, Control control, uint64_t max_nodes,
     GByteArray *diary, SolveResult *result)
{
  SolveLimits limits = { .max_nodes = max_nodes, .decide = write_down, .user = diary };

  options.control = (uint8_t) control;
  g_byte_array_set_size (diary, 0);
  solve (&(Trace) { .strategy = strategy, .board = *board, .options = options, .seed = SEED }, &limits, result);
}

static void
compare (const Strategy *strategy, const Board *board, const SearchOptions *options, uint64_t max_nodes)
{
  g_autoptr (GByteArray) stepped = g_byte_array_new (), called = g_byte_array_new ();
  g_autofree char       *text = variant_to_text (strategy, options);
  SolveResult            a, b;
  char                   puzzle[BOARD_TEXT_SIZE];

  board_format (board, puzzle);
  run (strategy, board, *options, CONTROL_ITERATIVE, max_nodes, stepped, &a);
  run (strategy, board, *options, CONTROL_RECURSIVE, max_nodes, called, &b);

  for (unsigned i = 0; i + 1 < MIN (stepped->len, called->len); i += 2)
    if (memcmp (stepped->data + i, called->data + i, 2) != 0)
      g_error ("%s on %s: entry %u is cell %d digit %d, the oracle has cell %d digit %d", text, puzzle, i / 2,
               stepped->data[i], stepped->data[i + 1], called->data[i], called->data[i + 1]);
  g_assert_cmpuint (stepped->len, ==, called->len);
  g_assert_cmpuint (stepped->len / 2, ==, a.counters.nodes + a.counters.wipeouts);

  g_assert_cmpuint (a.events, ==, b.events);
  g_assert_cmpmem (&a.counters, sizeof a.counters, &b.counters, sizeof b.counters);
  g_assert_cmpmem (a.dead_ends, sizeof a.dead_ends, b.dead_ends, sizeof b.dead_ends);
  g_assert_cmpmem (a.exhausted, sizeof a.exhausted, b.exhausted, sizeof b.exhausted);
  g_assert_cmpmem (a.solution, sizeof a.solution, b.solution, sizeof b.solution);
  g_assert_cmpmem (a.last, sizeof a.last, b.last, sizeof b.last);
  g_assert_cmpint (a.outcome, ==, b.outcome);
}

/* Every strategy that has a recursive form, every way to set its switches. */
static void
compare_all (const Board *board, int solutions, uint64_t max_nodes)
{
  int n = 0;

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    {
      g_autoptr (GArray) variants = variants_of (*strategy, false);

      if (!((*strategy)->switches >> SWITCH_CONTROL & 1))
        continue;
      for (unsigned i = 0; i < variants->len; i++)
        {
          SearchOptions options = g_array_index (variants, SearchOptions, i);

          options.solutions = (uint16_t) solutions;
          compare (*strategy, board, &options, max_nodes);
        }
      n++;
    }
  g_assert_cmpint (n, ==, 6);
}

static void
they_agree_on_the_lists (void)
{
  static const char *const lists[] = { "euler50", "exchange-easy", "exchange-medium", "exchange-hard" };

  for (size_t l = 0; l < G_N_ELEMENTS (lists); l++)
    {
      g_autoptr (GArray) puzzles = puzzles_load (lists[l]);

      for (unsigned i = 0; i < puzzles->len; i += 15)
        {
          Board transposed = board_transposed (&g_array_index (puzzles, Board, i));

          compare_all (&g_array_index (puzzles, Board, i), 1, 20000);
          compare_all (&transposed, 1, 20000);
        }
    }
}

static void
they_agree_on_special_boards (void)
{
  static const char *const special[] = {
    PUZZLE_EMPTY, PUZZLE_ANTI_BRUTE_FORCE, PUZZLE_NEEDS_A_GUESS, GRID_IN_ORDER, PUZZLE_TWO_SOLUTIONS,
    PUZZLE_FOUR_SOLUTIONS, PUZZLE_DEAD_AT_ONCE, PUZZLE_DEAD_AFTER_ONE,
    "1.......1" "........." "........." "........." "........." "........." "........." "........." ".........",
    "234......" "...1....." "......1.." "........." "........." "........." "........." "........." ".........",    /* no 1 in row 1 */
  };

  for (size_t i = 0; i < G_N_ELEMENTS (special); i++)
    for (int solutions = 1; solutions <= 5; solutions += 2)
      {
        Board board = board_of (special[i]);

        compare_all (&board, solutions, 20000);
      }
}

/* Moving one clue of a puzzle to another digit mostly leaves no solution, or several; all are searched to the end. */
static void
they_agree_where_there_is_no_solution_or_several (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  int                none = 0, several = 0;

  for (unsigned i = 0; i < puzzles->len; i += 10)
    {
      Board         board = g_array_index (puzzles, Board, i);
      SearchOptions options = strategy_explore.defaults;
      SolveResult   result;
      int           cell = 0;

      while (!board.digit[cell])
        cell++;
      board_clear (&board, cell);
      if (i % 20)
        board_place (&board, cell, digits_first (board_possible (&board, cell)));

      options.solutions = 1000;
      solve (&(Trace) { .strategy = &strategy_explore, .board = board, .options = options }, NULL, &result);
      none += result.counters.solutions == 0;
      several += result.counters.solutions > 1;
      compare_all (&board, 1000, 30000);
    }

  g_assert_cmpint (none, >, 0);
  g_assert_cmpint (several, >, 0);
}

static void
they_stop_at_the_same_node (void)
{
  Board board = board_of (PUZZLE_ANTI_BRUTE_FORCE);

  for (uint64_t max_nodes = 1; max_nodes < 40; max_nodes++)
    compare_all (&board, 1, max_nodes);
}

/* On the empty board all have thousands of solutions. */
static void
both_look_at_cancel (void)
{
  Board board = board_of (PUZZLE_EMPTY);

  for (const Strategy *const *strategy = strategies; *strategy; strategy++)
    for (int control = CONTROL_ITERATIVE; control <= CONTROL_RECURSIVE && (*strategy)->switches >> SWITCH_CONTROL & 1; control++)
      {
        atomic_bool   cancel = true;
        SolveLimits   limits = { .cancel = &cancel };
        SearchOptions options = (*strategy)->defaults;
        SolveResult   result;

        options.control = (uint8_t) control;
        options.solutions = 1000;
        solve (&(Trace) { .strategy = *strategy, .board = board, .options = options }, &limits, &result);
        g_assert_cmpint (result.outcome, ==, OUTCOME_RUNNING);
        g_assert_cmpuint (result.counters.nodes, <=, 4096);
        g_assert_cmpuint (result.counters.nodes, >, 0);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/oracle/lists", they_agree_on_the_lists);
  g_test_add_func ("/oracle/special", they_agree_on_special_boards);
  g_test_add_func ("/oracle/no-solution", they_agree_where_there_is_no_solution_or_several);
  g_test_add_func ("/oracle/max-nodes", they_stop_at_the_same_node);
  g_test_add_func ("/oracle/cancel", both_look_at_cancel);
  return g_test_run ();
}
