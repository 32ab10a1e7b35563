/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-grade.c — what comes out of a try that leads nowhere: too hard, too few clues, a pattern without a puzzle, or somebody
 * says stop in the midst of it. */
#include <glib.h>
#include <string.h>

#include "engine/make/generate.h"
#include "engine/make/grade.h"
#include "engine/make/pattern.h"

/* A puzzle of which the rater asks for all that a candidate leads to. */
#define CHAINS "...........67....9.2..164...4....9...8.13...........25.179....4....8..6...3.2...."

/* Three columns of a stack are left to be filled, and of their order something is said in the first row only. Rows and digits are
 * a bipartite graph in which each has three neighbours, columns its colours: such a graph never has one colouring only. */
#define NEVER "11.111111" "...111111" "...111111" "...111111" "...111111" "...111111" "...111111" "...111111" "...111111"
/* Seventeen cells: however they are filled at first, there are thousands of solutions. */
#define SPARSE "1...1...." "...1...1." ".1....1.." "..1..1..." "1.......1" "....1..1." ".1.1....." "......1.1" "..1......"
#define COMMON "..1.1.1.." "1..1.1..1" "..1...1.." "1.......1" ".1.1.1.1." "1.......1" "..1...1.." "1..1.1..1" "..1.1.1.."

static CellSet
drawn (const char *mask)
{
  CellSet cells = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (mask[cell] == '1')
      cells_add (&cells, cell);
  return cells;
}

static bool
stop_after (void *user)
{
  int *left = user;

  return --*left < 0;
}

/* Whenever it is said: what a step of the rating would be is not known then. */
static void
a_rating_is_stopped (void)
{
  Grader grader = { 0 };
  Grade  grade = GRADE_STOPPED;
  Board  board;
  Wish   wish;
  int    n_stopped = 0;

  g_assert_true (board_parse (&board, CHAINS));
  wish_init (&wish);
  wish.er_min = 70;
  wish.er_max = 119;
  for (int k = 0; grade == GRADE_STOPPED; k = 2 * k + 1)
    {
      uint64_t ratings[MADE_RATINGS] = { 0 };
      Made     made = { 0 };
      int      left = k;

      grader_set_stop (&grader, stop_after, &left);
      g_assert_true (grader_start (&grader, &wish));
      grade = grader_grade (&grader, &board, ratings, &made);
      g_assert_cmpint (grade, ==, left < 0 ? GRADE_STOPPED : GRADE_FITS);
      g_assert_cmpint (made.er > 70, ==, grade == GRADE_FITS);
      g_assert_cmpuint (ratings[made.er], ==, grade == GRADE_FITS ? 1 : 0);
      n_stopped += grade == GRADE_STOPPED;
    }
  g_assert_cmpint (n_stopped, >, 2);                /* the first time it is asked before anything is rated */
  grader_clear (&grader);
}

/* Harder than wished, by the rating before it is solved, or because the ladder does not solve it at all. */
static void
what_is_too_hard (void)
{
  uint64_t ratings[MADE_RATINGS] = { 0 };
  Grader   grader = { 0 };
  Board    board;
  Wish     wish;
  Made     made;

  g_assert_true (board_parse (&board, CHAINS));
  wish_init (&wish);
  wish.er_min = 10;
  wish.er_max = 66;
  g_assert_true (grader_start (&grader, &wish));
  g_assert_cmpint (grader_grade (&grader, &board, ratings, &made), ==, GRADE_HARD);
  g_assert_cmpuint (ratings[MADE_RATINGS - 1], ==, 1);
  grader_clear (&grader);

  memset (&grader, 0, sizeof grader);
  memset (&board, 0, sizeof board);
  wish_init (&wish);
  wish.score_max = 1000000;
  g_assert_true (grader_start (&grader, &wish));
  g_assert_cmpint (grader_grade (&grader, &board, ratings, &made), ==, GRADE_HARD);
  grader_clear (&grader);
}

/* Tries for the puzzle of that number. */
static bool
make (const Wish *wish, uint64_t index, uint64_t tries, Generate *generate, Made *made)
{
  GenerateWork   *work = generate_work_new ();
  GenerateOutcome outcome;

  g_assert_cmpint (wish_check (wish), ==, WISH_OK);
  generate_start (generate, wish, 5, index);
  outcome = generate_run (generate, work, tries, made);
  g_assert_true (outcome == GENERATE_MADE || outcome == GENERATE_TRYING);
  generate_work_free (work);
  return outcome == GENERATE_MADE;
}

/* A minimal puzzle has as many clues as come out, which may be too few. */
static void
a_minimal_puzzle_may_have_too_few_clues (void)
{
  Generate generate;
  Wish     wish;
  Made     made;

  wish_init (&wish);
  wish.minimal = true;
  wish.clues_min = 50;
  g_assert_false (make (&wish, 0, 3, &generate, &made));
  g_assert_cmpuint (generate.n_tries, ==, 3);
  g_assert_cmpuint (generate.n_in_clues, ==, 0);
}

/* Nothing is put back where the clues are to be exactly there. */
static void
a_pattern_stays_as_it_is (void)
{
  Generate generate;
  unsigned n_made = 0, n_hard = 0;
  Wish     wish;
  Made     made;

  wish_init (&wish);
  wish.has_pattern = true;
  wish.pattern = drawn (COMMON);
  wish.er_min = 10;
  wish.er_max = 15;
  for (uint64_t index = 0; n_made == 0 || n_hard == 0; index++)
    if (make (&wish, index, 1, &generate, &made))
      {
        for (int cell = 0; cell < N_CELLS; cell++)
          g_assert_cmpint (made.puzzle.digit[cell] != 0, ==, cells_has (wish.pattern, cell));
        g_assert_cmpint (made.er, <=, 15);
        n_made++;
      }
    else
      n_hard += generate.n_rated == 1;
}

static void
a_pattern_may_have_no_puzzle (void)
{
  CellSet pattern = drawn (NEVER);
  Random  random;
  Clues   clues;
  Generate generate;
  Wish    wish;
  Made    made;

  random_start (&random, 3);
  g_assert_cmpint (pattern_search (&pattern, &random, count_kernel_best (), NULL, NULL, &clues), ==, PATTERN_LOST);

  wish_init (&wish);
  wish.has_pattern = true;
  wish.pattern = pattern;
  g_assert_false (make (&wish, 0, 1, &generate, &made));
  g_assert_cmpuint (generate.n_tries, ==, 1);
}

/* While there are thousands of solutions, one way to fill the pattern is as good as the other: it walks on until somebody says
 * stop. */
static void
a_walk_begins_anywhere (void)
{
  CellSet pattern = drawn (SPARSE);
  int     left = 20;
  Random  random;
  Clues   clues;

  g_assert_cmpint (cells_count (pattern), ==, 17);
  random_start (&random, 3);
  g_assert_cmpint (pattern_search (&pattern, &random, count_kernel_best (), stop_after, &left, &clues), ==, PATTERN_STOPPED);
  g_assert_cmpint (left, <, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/make/grade/a-rating-is-stopped", a_rating_is_stopped);
  g_test_add_func ("/make/grade/what-is-too-hard", what_is_too_hard);
  g_test_add_func ("/make/grade/a-minimal-puzzle-may-have-too-few-clues", a_minimal_puzzle_may_have_too_few_clues);
  g_test_add_func ("/make/grade/a-pattern-stays-as-it-is", a_pattern_stays_as_it_is);
  g_test_add_func ("/make/grade/a-pattern-may-have-no-puzzle", a_pattern_may_have_no_puzzle);
  g_test_add_func ("/make/grade/a-walk-begins-anywhere", a_walk_begins_anywhere);
  return g_test_run ();
}
