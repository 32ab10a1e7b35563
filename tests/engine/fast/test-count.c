/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-count.c — every kernel that runs here keeps what count.h promises: limits, slices, copies, forms, strides. */

#include <limits.h>
#include <pthread.h>
#include <string.h>

#include "count-oracle.h"
#include "puzzles.h"

#define ROW_OF_ONES "111111111"
#define EMPTY_ROW   "........."

static void
check_count (const char *text, uint64_t limit, uint64_t expected)
{
  CountPuzzle puzzle = count_puzzle_of (text);

  for_each_kernel (kernel)
    {
      uint8_t  first[COUNT_KEPT][N_CELLS] = { { 0 } };
      uint64_t n = count_solutions (&puzzle, limit, first, kernel);

      if (n != expected)
        g_error ("%s: %s has %" G_GUINT64_FORMAT " solutions, not %" G_GUINT64_FORMAT, kernel->id, text, expected, n);
      for (uint64_t i = 0; i < COUNT_KEPT; i++)
        if (i < n)
          g_assert_true (oracle_is_solution (&puzzle, first[i]));
        else
          g_assert_cmpint (first[i][0], ==, 0);
      if (n >= 2)
        g_assert_cmpint (memcmp (first[0], first[1], N_CELLS), !=, 0);
    }
}

static void
the_table_ends_with_the_one_that_runs_everywhere (void)
{
  const CountKernel *last = NULL;

  for (const CountKernel *const *row = count_kernels; *row; row++)
    {
      g_assert_true (count_kernel_find ((*row)->id) == *row);
      if (!(*row)->runs_here ())
        g_test_message ("%s: this processor cannot", (*row)->id);
      g_assert_cmpuint ((*row)->ways[0].from, ==, 1);
      for (int i = 0; (*row)->ways[i].way; i++)
        g_assert_true (i == 0 || (*row)->ways[i].from > (*row)->ways[i - 1].from);
      last = *row;
    }
  g_assert_nonnull (last);
  g_assert_cmpstr (last->id, ==, "portable");
  g_assert_true (last->runs_here ());
  g_assert_true (count_kernel_best ()->runs_here ());
  g_assert_null (count_kernel_find ("abacus"));
}

static void
a_contradiction_has_none (void)
{
  check_count (PUZZLE_DEAD_AT_ONCE, 10, 0);
  check_count (PUZZLE_DEAD_AFTER_ONE, 10, 0);
  check_count ("1.......1" EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW, 10, 0);
  check_count ("1........" EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW "1........", 10, 0);
  check_count ("1........" EMPTY_ROW "..1......" EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW EMPTY_ROW, 10, 0);
}

/* Nothing is left to infer in them, so only a look at all houses tells. */
static void
a_full_grid_has_one_if_every_house_is_right (void)
{
  check_count (GRID_IN_ORDER, 10, 1);
  check_count (ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES ROW_OF_ONES,
               10, 0);
  check_count ("123456789" "123456789" "123456789" "123456789" "123456789" "123456789" "123456789" "123456789" "123456789",
               10, 0);
  check_count ("123456789" "234567891" "345678912" "456789123" "567891234" "678912345" "789123456" "891234567" "912345678",
               10, 0);
  check_count ("123123123" "456456456" "789789789" "123123123" "456456456" "789789789" "123123123" "456456456" "789789789",
               10, 0);
}

/* Each digit of each cell of a right grid, changed or taken away. */
static void
one_wrong_digit_is_always_seen (void)
{
  CountPuzzle grid = count_puzzle_of (GRID_IN_ORDER);

  for_each_kernel (kernel)
    for (int cell = 0; cell < N_CELLS; cell++)
      {
        CountPuzzle puzzle = grid;

        for (int digit = 1; digit <= 9; digit++)
          {
            puzzle.cell[cell] = digits_of (digit);
            g_assert_cmpuint (count_solutions (&puzzle, 2, NULL, kernel), ==,
                              puzzle.cell[cell] == grid.cell[cell] ? 1 : 0);
          }
        puzzle.cell[cell] = DIGITS_NONE;
        g_assert_cmpuint (count_solutions (&puzzle, 2, NULL, kernel), ==, 0);
        puzzle.cell[cell] = DIGITS_ALL;
        g_assert_cmpuint (count_solutions (&puzzle, 2, NULL, kernel), ==, 1);
      }
}

static void
the_limit_is_met_exactly (void)
{
  for (uint64_t limit = 1; limit <= 6; limit++)
    {
      check_count (PUZZLE_ANTI_BRUTE_FORCE, limit, 1);
      check_count (PUZZLE_TWO_SOLUTIONS, limit, MIN (limit, 2));
      check_count (PUZZLE_FOUR_SOLUTIONS, limit, MIN (limit, 4));
      check_count (PUZZLE_EMPTY, limit, limit);
    }
  check_count (PUZZLE_EMPTY, 1000, 1000);
  check_count (PUZZLE_EMPTY, 100001, 100001);
}

/* 576 solutions. */
#define PUZZLE_OF_MANY \
  "1........" "........." "........." "214365897" "365897214" "897214365" "5.1.42.78" "642978531" "97853164."

static void
slices_and_raised_limits_come_to_the_same (void)
{
  CountPuzzle puzzle = count_puzzle_of (PUZZLE_OF_MANY);
  uint64_t    all = oracle_count (&puzzle, 1000000, NULL, NULL);

  g_assert_cmpuint (all, >, 100);
  g_assert_cmpuint (all, <, 1000000);
  for_each_kernel (kernel)
    {
      Count    count;
      uint64_t limit = 0, slices = 0;

      g_assert_cmpuint (count_solutions (&puzzle, 1000000, NULL, kernel), ==, all);

      count_start (&count, &puzzle, kernel);
      while (count_run (&count, UINT64_MAX, 1, kernel))
        g_assert_cmpuint (count.n_guesses, <=, 64 * ++slices);
      g_assert_cmpuint (count.n_solutions, ==, all);
      g_assert_cmpuint (slices, >, 10);
      g_assert_false (count_run (&count, UINT64_MAX, UINT64_MAX, kernel));
      g_assert_cmpuint (count.n_solutions, ==, all);

      count_start (&count, &puzzle, kernel);
      while (count_run (&count, ++limit, UINT64_MAX, kernel))
        g_assert_cmpuint (count.n_solutions, ==, limit);
      g_assert_cmpuint (count.n_solutions, ==, all);
      for (int i = 0; i < COUNT_KEPT; i++)
        g_assert_true (oracle_is_solution (&puzzle, count.solution[i]));
    }
}

static void
a_copy_goes_on_the_same_and_two_do_not_meet (void)
{
  CountPuzzle many = count_puzzle_of (PUZZLE_OF_MANY), four = count_puzzle_of (PUZZLE_FOUR_SOLUTIONS);
  uint64_t    all = oracle_count (&many, 1000000, NULL, NULL);

  for_each_kernel (kernel)
    {
      Count a, b, copy;
      bool  more = true;

      count_start (&a, &many, kernel);
      count_start (&b, &four, kernel);
      for (int i = 0; i < 5; i++)
        {
          count_run (&a, UINT64_MAX, 2, kernel);
          count_run (&b, UINT64_MAX, 1, kernel);
        }
      copy = a;
      while (more)
        {
          more = count_run (&a, UINT64_MAX, 3, kernel);
          g_assert_cmpint (count_run (&copy, UINT64_MAX, 3, kernel), ==, more);
          g_assert_cmpuint (copy.n_solutions, ==, a.n_solutions);
          g_assert_cmpuint (copy.n_guesses, ==, a.n_guesses);
          count_run (&b, UINT64_MAX, 1, kernel);
        }
      g_assert_cmpuint (a.n_solutions, ==, all);
      g_assert_cmpmem (a.solution, sizeof a.solution, copy.solution, sizeof copy.solution);
      g_assert_cmpuint (b.n_solutions, ==, 4);
    }
}

/* Any number of puzzles, packed as text, spread out as text, or as sets, with and without their solutions. */
static void
check_many (const CountKernel *kernel, const GArray *boards, size_t n, uint32_t limit, size_t gap)
{
  g_autofree char        *text = g_malloc (n * (N_CELLS + gap) + 1);
  g_autofree char        *solutions = g_malloc (n * N_CELLS + 1);
  g_autofree CountPuzzle *sets = g_new (CountPuzzle, n + 1);
  g_autofree uint32_t    *counts = g_new (uint32_t, n + 1), *counts_of_sets = g_new (uint32_t, n + 1);
  CountBatch              batch = { .n = n, .limit = limit };

  memset (text, '!', n * (N_CELLS + gap) + 1);
  memset (solutions, '!', n * N_CELLS + 1);
  counts[n] = counts_of_sets[n] = 77;
  for (size_t i = 0; i < n; i++)
    {
      const Board *board = &g_array_index (boards, Board, i);

      for (int cell = 0; cell < N_CELLS; cell++)
        text[i * (N_CELLS + gap) + cell] = board->digit[cell] ? (char) ('0' + board->digit[cell]) : ".0"[i % 2];
      count_puzzle_from_board (&sets[i], board);
    }

  batch.form = COUNT_TEXT;
  batch.puzzles = text;
  batch.stride = N_CELLS + gap;
  batch.counts = counts;
  batch.solutions = solutions;
  count_many (&batch, kernel);

  batch.form = COUNT_SETS;
  batch.puzzles = sets;
  batch.stride = sizeof *sets;
  batch.counts = counts_of_sets;
  batch.solutions = NULL;
  count_many (&batch, kernel);

  for (size_t i = 0; i < n; i++)
    {
      uint8_t digit[N_CELLS];

      g_assert_cmpuint (counts[i], ==, count_solutions (&sets[i], limit, NULL, kernel));
      g_assert_cmpuint (counts_of_sets[i], ==, counts[i]);
      for (int cell = 0; cell < N_CELLS; cell++)
        digit[cell] = (uint8_t) (solutions[i * N_CELLS + (size_t) cell] - '0');
      if (counts[i])
        g_assert_true (oracle_is_solution (&sets[i], digit));
      else
        g_assert_cmpint (solutions[i * N_CELLS], ==, '!');
    }
  g_assert_cmpuint (counts[n], ==, 77);
  g_assert_cmpuint (counts_of_sets[n], ==, 77);
  g_assert_cmpint (solutions[n * N_CELLS], ==, '!');
}

static void
a_batch_says_the_same_as_one_by_one (void)
{
  static const char *const mixed[] = {
    PUZZLE_ANTI_BRUTE_FORCE, PUZZLE_EMPTY, PUZZLE_DEAD_AT_ONCE, GRID_IN_ORDER, PUZZLE_TWO_SOLUTIONS, PUZZLE_BASIC_FILLING,
    PUZZLE_OF_MANY, PUZZLE_DEAD_AFTER_ONE, PUZZLE_FOUR_SOLUTIONS, PUZZLE_NEEDS_A_GUESS, PUZZLE_ELIMINATION,
  };
  g_autoptr (GArray) boards = puzzles_load ("exchange-hard");

  for (size_t i = 0; i < G_N_ELEMENTS (mixed); i++)
    {
      Board board = board_of (mixed[i]);

      g_array_insert_val (boards, (unsigned) (3 * i), board);
    }
  for_each_kernel (kernel)
    {
      for (size_t n = 0; n <= 40; n++)
        check_many (kernel, boards, n, 2, n % 7);
      for (uint32_t limit = 1; limit <= 300; limit *= 3)
        check_many (kernel, boards, boards->len, limit, 1);
      for (size_t n = 1; n <= 40; n += 3)                /* of few, each takes hundreds of guesses */
        check_many (kernel, boards, n, 1500, 0);
    }
}

/* Of few puzzles that take hundreds of guesses, none of them deep: what a short list begins in goes on otherwise. */
static void
a_short_list_that_guesses_much_says_the_same (void)
{
  static const char *const texts[] = { PUZZLE_OF_MANY, PUZZLE_OF_MANY, PUZZLE_FOUR_SOLUTIONS };
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (size_t i = 0; i < 17; i++)
    {
      Board board = board_of (texts[i % G_N_ELEMENTS (texts)]);

      g_array_append_val (boards, board);
    }
  for_each_kernel (kernel)
    for (size_t n = 1; n <= boards->len; n += 4)
      {
        check_many (kernel, boards, n, 2, 0);
        check_many (kernel, boards, n, 1000, 0);
      }
}

static void
bits_that_are_no_digits_do_not_matter (void)
{
  CountPuzzle clean = count_puzzle_of (PUZZLE_FOUR_SOLUTIONS), dirty = clean;
  uint32_t    n = 0;
  CountBatch  batch = { COUNT_SETS, &dirty, sizeof dirty, 1, 9, &n, NULL };

  for (int cell = 0; cell < N_CELLS; cell++)
    dirty.cell[cell] |= (Digits) ~DIGITS_ALL;
  for_each_kernel (kernel)
    {
      g_assert_cmpuint (count_solutions (&dirty, 9, NULL, kernel), ==, 4);
      n = 0;
      count_many (&batch, kernel);
      g_assert_cmpuint (n, ==, 4);
    }
}

static void
one_on_the_heap_is_aligned (void)
{
  CountPuzzle puzzle = count_puzzle_of (PUZZLE_FOUR_SOLUTIONS);
  void       *between[16];

  for (size_t i = 0; i < G_N_ELEMENTS (between); i++)
    {
      Count *count = count_new ();

      between[i] = g_malloc (16 * i + 1);          /* the next one would lie elsewhere */
      g_assert_cmpuint ((uintptr_t) count % alignof (Count), ==, 0);
      for_each_kernel (kernel)
        {
          count_start (count, &puzzle, kernel);
          g_assert_false (count_run (count, 9, UINT64_MAX, kernel));
          g_assert_cmpuint (count->n_solutions, ==, 4);
        }
      count_free (count);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (between); i++)
    g_free (between[i]);
  count_free (NULL);
}

/* Where a solution is: in a proper puzzle nothing else, in one of two solutions what either has. */
static void
true_candidates_are_those_of_the_solutions (void)
{
  static const char *const texts[] = { PUZZLE_ANTI_BRUTE_FORCE, PUZZLE_TWO_SOLUTIONS, PUZZLE_DEAD_AFTER_ONE };

  for_each_kernel (kernel)
    for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
      {
        CountPuzzle puzzle = count_puzzle_of (texts[i]), used;
        uint8_t     first[COUNT_KEPT][N_CELLS];
        uint64_t    n = count_solutions (&puzzle, 3, first, kernel);

        g_assert_cmpuint (n, <=, COUNT_KEPT);
        g_assert_cmpint (count_true_candidates (&puzzle, &used, kernel), ==, n > 0);
        for (int cell = 0; cell < N_CELLS; cell++)
          {
            Digits expected = DIGITS_NONE;

            for (uint64_t k = 0; k < n; k++)
              expected |= digits_of (first[k][cell]);
            g_assert_cmphex (used.cell[cell], ==, expected);
          }
      }
}

/* What a thread of that size is for: a list whose puzzles guess deeply, so that each kernel keeps what it can keep. */
static void *
count_all_on_this_stack (void *data)
{
  enum { N = 64 };
  static const char *const texts[] = { PUZZLE_EMPTY, PUZZLE_ANTI_BRUTE_FORCE, PUZZLE_NEEDS_A_GUESS };
  const CountKernel *kernel = data;
  char batch[N][N_CELLS], solutions[N][N_CELLS];
  uint32_t counts[N];
  CountPuzzle empty = count_puzzle_of (PUZZLE_EMPTY), used;

  for (int i = 0; i < N; i++)
    memcpy (batch[i], texts[i % (int) G_N_ELEMENTS (texts)], N_CELLS);
  count_many (&(CountBatch) { COUNT_TEXT, batch, N_CELLS, N, 300, counts, solutions[0] }, kernel);
  g_assert_cmpuint (counts[0], ==, 300);
  g_assert_true (count_true_candidates (&empty, &used, kernel));
  return NULL;
}

static void
the_stack_that_is_promised_is_enough (void)
{
#ifdef __SANITIZE_ADDRESS__
  enum { WIDER = 8 };                    /* the sanitizer puts a fence around every variable */
#else
  enum { WIDER = 1 };
#endif
  enum { OWN = 16 * 1024 };              /* what the thread and this test take of it themselves */

  for_each_kernel (kernel)
    {
      pthread_attr_t attributes;
      pthread_t thread;

      pthread_attr_init (&attributes);
      g_assert_cmpint (pthread_attr_setstacksize (&attributes, WIDER * COUNT_STACK_SIZE + OWN + PTHREAD_STACK_MIN), ==, 0);
      g_assert_cmpint (pthread_create (&thread, &attributes, count_all_on_this_stack, (void *) kernel), ==, 0);
      pthread_join (thread, NULL);
      pthread_attr_destroy (&attributes);
    }
}

/* A solution fits just one of the parts, and no other grid fits any. */
static void
parts_have_the_solutions_of_the_whole (void)
{
  enum { ROOM = 40, MOST = 300 };
  CountPuzzle parts[ROOM];
  Random      random;
  unsigned    n_whole = 0, n_split = 0, n_none = 0;

  random_start (&random, 5);
  for (int i = 0; i < 300; i++)
    {
      CountPuzzle puzzle = i % 2 ? random_puzzle (&random) : random_marks (&random);
      uint64_t    n = count_solutions (&puzzle, MOST, NULL, NULL), sum = 0;
      size_t      room = i % 3 ? ROOM : 9, n_parts = count_split (&puzzle, parts, room);
      uint8_t     first[COUNT_KEPT][N_CELLS];

      g_assert_cmpuint (n_parts, <=, room);
      for (size_t k = 0; k < n_parts; k++)
        {
          uint64_t of_part = count_solutions (&parts[k], MOST, first, NULL);

          for (uint64_t s = 0; s < of_part && s < COUNT_KEPT; s++)
            {
              unsigned fitting = 0;

              g_assert_true (oracle_is_solution (&puzzle, first[s]));
              for (size_t other = 0; other < n_parts; other++)
                fitting += oracle_is_solution (&parts[other], first[s]);
              g_assert_cmpuint (fitting, ==, 1);
            }
          sum += of_part;
        }
      if (n < MOST)
        g_assert_cmpuint (sum, ==, n);
      else
        g_assert_cmpuint (sum, >=, n);
      n_none += n_parts == 0;
      n_whole += n_parts == 1;
      n_split += n_parts > room - 9;
    }
  g_assert_cmpuint (n_none, >, 0);
  g_assert_cmpuint (n_whole, >, 0);
  g_assert_cmpuint (n_split, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/count/table", the_table_ends_with_the_one_that_runs_everywhere);
  g_test_add_func ("/count/contradiction", a_contradiction_has_none);
  g_test_add_func ("/count/full-grid", a_full_grid_has_one_if_every_house_is_right);
  g_test_add_func ("/count/one-wrong-digit", one_wrong_digit_is_always_seen);
  g_test_add_func ("/count/limit", the_limit_is_met_exactly);
  g_test_add_func ("/count/slices", slices_and_raised_limits_come_to_the_same);
  g_test_add_func ("/count/copies", a_copy_goes_on_the_same_and_two_do_not_meet);
  g_test_add_func ("/count/batch", a_batch_says_the_same_as_one_by_one);
  g_test_add_func ("/count/short-list", a_short_list_that_guesses_much_says_the_same);
  g_test_add_func ("/count/stray-bits", bits_that_are_no_digits_do_not_matter);
  g_test_add_func ("/count/true-candidates", true_candidates_are_those_of_the_solutions);
  g_test_add_func ("/count/parts", parts_have_the_solutions_of_the_whole);
  g_test_add_func ("/count/heap", one_on_the_heap_is_aligned);
  g_test_add_func ("/count/stack", the_stack_that_is_promised_is_enough);
  return g_test_run ();
}
