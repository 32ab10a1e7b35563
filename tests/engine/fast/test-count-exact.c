/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-count-exact.c — every kernel that runs here counts as the oracle does, and as the published lists say. */

#include <stdlib.h>
#include <string.h>

#include "count-oracle.h"
#include "puzzles.h"

enum { RANDOM_LIMIT = 60 };              /* of the random tests: more is seldom known of these puzzles than “many” */

static void
check_random_batch (const CountPuzzle *puzzles, const uint32_t *expected, size_t n)
{
  g_autofree uint32_t *counts = g_new0 (uint32_t, n);
  g_autofree char     *solutions = g_malloc (n * N_CELLS);
  CountBatch           batch = { COUNT_SETS, puzzles, sizeof *puzzles, n, RANDOM_LIMIT, counts, solutions };

  for_each_kernel (kernel)
    {
      count_many (&batch, kernel);
      for (size_t i = 0; i < n; i++)
        {
          uint8_t first[COUNT_KEPT][N_CELLS], digit[N_CELLS];

          if (counts[i] != expected[i])
            g_error ("%s: number %zu has %u solutions, not %u", kernel->id, i, expected[i], counts[i]);
          if (count_solutions (&puzzles[i], RANDOM_LIMIT, first, kernel) != expected[i])
            g_error ("%s: number %zu has %u solutions, alone not", kernel->id, i, expected[i]);
          for (int cell = 0; cell < N_CELLS && counts[i]; cell++)
            digit[cell] = (uint8_t) (solutions[i * N_CELLS + (size_t) cell] - '0');
          if (counts[i])
            g_assert_true (oracle_is_solution (&puzzles[i], digit) && oracle_is_solution (&puzzles[i], first[0]));
        }
    }
}

/* None, one and many come in about equal parts. */
static void
check_random (CountPuzzle (*make) (Random *), uint64_t seed, int n)
{
  enum { BATCH = 1000 };
  g_autofree CountPuzzle *puzzles = g_new (CountPuzzle, BATCH);
  g_autofree uint32_t    *expected = g_new (uint32_t, BATCH);
  Random                  random;
  int                     none = 0, one = 0, many = 0;

  random_start (&random, seed);
  for (int done = 0; done < n; done += BATCH)
    {
      size_t size = (size_t) MIN (n - done, BATCH);

      for (size_t i = 0; i < size; i++)
        {
          puzzles[i] = make (&random);
          expected[i] = (uint32_t) oracle_count (&puzzles[i], RANDOM_LIMIT, NULL, NULL);
          none += expected[i] == 0;
          one += expected[i] == 1;
          many += expected[i] > 1;
        }
      check_random_batch (puzzles, expected, size);
    }
  g_test_message ("%d without a solution, %d with one, %d with several", none, one, many);
  g_assert_cmpint (none, >, n / 20);
  g_assert_cmpint (one, >, n / 20);
  g_assert_cmpint (many, >, n / 20);
}

static void
random_puzzles_are_counted_right (void)
{
  check_random (random_puzzle, 1, count_tests (10000));
}

static void
pencil_marks_are_counted_right (void)
{
  check_random (random_marks, 2, count_tests (10000));
}

/* Solutions through a candidate, and the candidates that have any. */
static void
check_candidates (const CountPuzzle *puzzle, const CountKernel *kernel, Random *random)
{
  CountPuzzle used, expected;
  uint64_t    n = oracle_count (puzzle, 300, &expected, NULL);
  int         cell = (int) random_below (random, N_CELLS);

  if (n == 300)
    return;
  g_assert_cmpint (count_true_candidates (puzzle, &used, kernel), ==, n > 0);
  g_assert_cmpmem (&used, sizeof used, &expected, sizeof expected);

  for (int digit = 1; digit <= 9; digit++)
    {
      CountPuzzle through = *puzzle;

      through.cell[cell] &= digits_of (digit);
      g_assert_cmpuint (count_solutions (&through, 7, NULL, kernel), ==, oracle_count (&through, 7, NULL, NULL));
    }
}

static void
candidates_are_true_as_the_oracle_says (void)
{
  for_each_kernel (kernel)
    {
      Random random;

      random_start (&random, 3);
      for (int i = 0; i < 300; i++)
        {
          CountPuzzle puzzle = i % 2 ? random_puzzle (&random) : random_marks (&random);

          check_candidates (&puzzle, kernel, &random);
        }
    }
}

static void
symmetric_puzzles_have_symmetric_answers (void)
{
  for_each_kernel (kernel)
    {
      Random random;

      random_start (&random, 4);
      for (int i = 0; i < 200; i++)
        {
          CountPuzzle puzzle = i % 2 ? random_puzzle (&random) : random_marks (&random), used;
          uint64_t    n = count_solutions (&puzzle, 500, NULL, kernel);

          count_true_candidates (&puzzle, &used, kernel);
          for (int symmetry = 0; symmetry < N_SYMMETRIES; symmetry++)
            {
              CountPuzzle other = count_puzzle_symmetric (&puzzle, symmetry), other_used;
              CountPuzzle expected = count_puzzle_symmetric (&used, symmetry);

              g_assert_cmpuint (count_solutions (&other, 500, NULL, kernel), ==, n);
              count_true_candidates (&other, &other_used, kernel);
              g_assert_cmpmem (&other_used, sizeof other_used, &expected, sizeof expected);
            }
        }
    }
}

static void
check_list (const GArray *boards, uint32_t limit, uint32_t least, uint32_t most)
{
  g_autofree CountPuzzle *puzzles = g_new (CountPuzzle, boards->len);
  g_autofree uint32_t    *counts = g_new0 (uint32_t, boards->len);
  g_autofree char        *solutions = g_malloc (boards->len * N_CELLS);
  CountBatch              batch = { COUNT_SETS, puzzles, sizeof *puzzles, boards->len, limit, counts, solutions };

  for (unsigned i = 0; i < boards->len; i++)
    count_puzzle_from_board (&puzzles[i], &g_array_index (boards, Board, i));
  for_each_kernel (kernel)
    {
      memset (solutions, '0', boards->len * N_CELLS);
      count_many (&batch, kernel);
      for (unsigned i = 0; i < boards->len; i++)
        {
          uint8_t digit[N_CELLS];

          g_assert_cmpuint (counts[i], >=, least);
          g_assert_cmpuint (counts[i], <=, most);
          for (int cell = 0; cell < N_CELLS; cell++)
            digit[cell] = (uint8_t) (solutions[i * N_CELLS + (unsigned) cell] - '0');
          g_assert_true (oracle_is_solution (&puzzles[i], digit));
        }
    }
}

static void
the_bundled_lists_have_one_each (void)
{
  static const char *const names[] = { "euler50", "exchange-easy", "exchange-medium", "exchange-hard" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GArray) boards = puzzles_load (names[i]);

      check_list (boards, 2, 1, 1);
    }
}

static void
a_large_list_has_one_each (const void *file)
{
  g_autoptr (GArray) boards = puzzles_load_large (file);

  if (boards)
    check_list (boards, 2, 1, 1);
}

static void
every_puzzle_of_this_list_has_several (void)
{
  g_autoptr (GArray) boards = puzzles_load_large ("multi_solution_serg.txt");

  if (boards)
    {
      check_list (boards, 2, 2, 2);
      check_list (boards, 1, 1, 1);
    }
}

/* Lines of PUZZLE:COUNT[:SOLUTION]; a count may be followed by nothing else. Returns how many lines agreed. */
static void
check_counted (const char *text, unsigned n_lines)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  unsigned       n = 0, without = 0;

  for (int i = 0; lines[i]; i++)
    if (strlen (lines[i]) > N_CELLS + 1 && lines[i][0] != '#')
      {
        CountPuzzle puzzle = count_puzzle_of (lines[i]);
        uint64_t    expected = strtoull (lines[i] + N_CELLS + 1, NULL, 10);

        g_assert_cmpint (lines[i][N_CELLS], ==, ':');
        for_each_kernel (kernel)
          if (count_solutions (&puzzle, 10000000, NULL, kernel) != expected)
            g_error ("%s: not %s", kernel->id, lines[i]);
        without += expected == 0;
        n++;
      }
  g_assert_cmpuint (n, ==, n_lines);
  g_assert_cmpuint (without, >, 0);
}

static void
the_bundled_counts_are_met (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "puzzles", "counts.txt", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  check_counted (text, 60);
}

static void
the_oracle_of_another_solver_is_met (void)
{
  const char      *folder = g_getenv ("SETDOKU_DATA");
  g_autofree char *path = g_build_filename (folder ? folder : ".", "tdoku_count_oracle.txt", NULL);
  g_autofree char *text = NULL;

  if (g_file_get_contents (path, &text, NULL, NULL))
    check_counted (text, 43);
  else
    g_test_skip ("skipped: no tdoku_count_oracle.txt");
}

int
main (int argc, char *argv[])
{
  static const char *const large[] = {
    "royle17_ser.txt", "forum_hardest_11plus.txt", "magictour_top1465.txt", "cb000_ser.txt", "top95.txt",
    "exchange_easy.txt", "exchange_medium.txt", "exchange_hard.txt", "exchange_diabolical.txt", "norvig_hardest.txt",
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/count-exact/random", random_puzzles_are_counted_right);
  g_test_add_func ("/count-exact/pencil-marks", pencil_marks_are_counted_right);
  g_test_add_func ("/count-exact/candidates", candidates_are_true_as_the_oracle_says);
  g_test_add_func ("/count-exact/symmetry", symmetric_puzzles_have_symmetric_answers);
  g_test_add_func ("/count-exact/bundled", the_bundled_lists_have_one_each);
  g_test_add_func ("/count-exact/bundled-counts", the_bundled_counts_are_met);
  g_test_add_func ("/count-exact/other-solver", the_oracle_of_another_solver_is_met);
  g_test_add_func ("/count-exact/several", every_puzzle_of_this_list_has_several);
  for (size_t i = 0; i < G_N_ELEMENTS (large); i++)
    {
      g_autofree char *path = g_strdup_printf ("/count-exact/large/%s", large[i]);

      g_test_add_data_func (path, large[i], a_large_list_has_one_each);
    }
  return g_test_run ();
}
