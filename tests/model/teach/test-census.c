/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-census.c — what the solutions say about a puzzle, compared with a search that tries everything. */
#include <string.h>

#include "census-fixture.h"

static const char *const one =
  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
static const char *const solved =
  "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

/* Two digits that stand crosswise in the corners of a rectangle in two boxes: they can be exchanged. */
static const int corners[4] = { 28, 32, 37, 41 };

/* Everything is tried: the oracle. */

typedef struct {
  uint8_t  digit[N_CELLS];
  uint64_t n, limit;
  Digits   used[N_CELLS];
} Oracle;

static bool
fits (const Oracle *oracle, int cell, int digit)
{
  for (int other = 0; other < N_CELLS; other++)
    if (other != cell && oracle->digit[other] == digit && cells_are_peers (other, cell))
      return false;
  return true;
}

static void
try_all (Oracle *oracle, int cell)
{
  while (cell < N_CELLS && oracle->digit[cell])
    cell++;
  if (cell == N_CELLS)
    {
      oracle->n++;
      for (int i = 0; i < N_CELLS; i++)
        oracle->used[i] |= digits_of (oracle->digit[i]);
      return;
    }

  for (int digit = 1; digit <= 9 && oracle->n < oracle->limit; digit++)
    if (fits (oracle, cell, digit))
      {
        oracle->digit[cell] = (uint8_t) digit;
        try_all (oracle, cell + 1);
        oracle->digit[cell] = 0;
      }
}

static uint64_t
oracle_count (const Board *board, uint64_t limit, Digits used[N_CELLS])
{
  Oracle oracle = { .limit = limit };

  memcpy (oracle.digit, board->digit, sizeof oracle.digit);
  if (!cells_is_empty (board_repeats (board)))
    return 0;
  try_all (&oracle, 0);
  if (used)
    memcpy (used, oracle.used, sizeof oracle.used);
  return oracle.n;
}

/* Boards. */

static Board
board_of (const char *text)
{
  Board board;

  g_assert_true (board_parse (&board, text));
  return board;
}

/* The solved board without these cells. */
static Board
without (const int *cells, int n)
{
  Board board = board_of (solved);

  for (int i = 0; i < n; i++)
    board_clear (&board, cells[i]);
  return board;
}

/* The first rows are empty: 4 solutions without two, 168 without three, 1608 without four. */
static Board
without_rows (int rows)
{
  int cells[N_CELLS];

  for (int cell = 0; cell < 9 * rows; cell++)
    cells[cell] = cell;
  return without (cells, 9 * rows);
}

/* The census. */

static void
look_at (Fixture *fixture, Board board)
{
  setdoku_census_set_board (fixture->census, &board);
  wait_for (!fixture->report->counting);
}

static void
start_long_count (Fixture *fixture)
{
  look_at (fixture, (Board) { 0 });
  go_on_for_long (fixture);
}

static void
test_nothing_is_known_without_a_board (Fixture *fixture, gconstpointer data)
{
  g_assert_false (fixture->report->known);
  g_assert_false (setdoku_census_can_count_on (fixture->census));
  look_at (fixture, board_of (one));
  g_assert_true (fixture->report->known);
  setdoku_census_set_board (fixture->census, NULL);
  g_assert_false (fixture->report->known);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 0);
}

static void
test_one_solution_is_said_to_be_the_only_one (Fixture *fixture, gconstpointer data)
{
  Board solution = board_of (solved);

  look_at (fixture, board_of (one));
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 1);
  g_assert_cmpmem (fixture->report->solution[0], N_CELLS, solution.digit, N_CELLS);
  g_assert_true (places_is_empty (&fixture->report->differing));
  g_assert_false (setdoku_census_can_count_on (fixture->census));
}

static void
test_clues_that_contradict_have_no_solution (Fixture *fixture, gconstpointer data)
{
  const uint8_t digits[N_CELLS] = { [0] = 7, [8] = 7 };
  Board wrong = board_of (one), repeated;

  g_assert_true (digits_has (board_possible (&wrong, 0), 5));             /* it is 4 */
  board_place (&wrong, 0, 5);
  look_at (fixture, wrong);
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 0);

  board_from_digits (&repeated, digits);
  look_at (fixture, repeated);
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 0);
}

static void
test_two_solutions_differ_in_a_rectangle (Fixture *fixture, gconstpointer data)
{
  Board board = without (corners, 4);
  CellSet expected = CELLS_NONE;

  for (int i = 0; i < 4; i++)
    cells_add (&expected, corners[i]);
  g_assert_cmpuint (oracle_count (&board, 10, NULL), ==, 2);
  look_at (fixture, board);
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 2);
  g_assert_true (places_equal (fixture->report->differing, places_from_cells (expected)));
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (fixture->report->solution[0][corners[i]], !=, fixture->report->solution[1][corners[i]]);
}

static void
test_the_count_stops_at_the_cap_and_goes_on_to_the_end (Fixture *fixture, gconstpointer data)
{
  Board board = without_rows (4);
  uint64_t n = oracle_count (&board, 100000, NULL);

  g_assert_cmpuint (n, >, 1000);
  look_at (fixture, board);
  g_assert_cmpuint (fixture->report->n_solutions, ==, CENSUS_CAP_FIRST);
  g_assert_false (fixture->report->exact);
  while (setdoku_census_can_count_on (fixture->census))
    {
      uint64_t next = setdoku_census_get_next_cap (fixture->census);

      g_assert_cmpuint (next, ==, 10 * fixture->report->cap);
      setdoku_census_count_on (fixture->census);
      wait_for (!fixture->report->counting);
      g_assert_cmpuint (fixture->report->n_solutions, ==, MIN (n, next));
    }
  g_assert_true (fixture->report->exact);
  g_assert_cmpuint (fixture->report->n_solutions, ==, n);
}

static void
test_a_long_count_is_told_and_can_be_stopped_and_gone_on_with (Fixture *fixture, gconstpointer data)
{
  uint64_t before, stopped, cap;

  start_long_count (fixture);
  before = fixture->report->n_solutions;
  cap = fixture->report->cap;
  wait_for (fixture->report->n_solutions > before && fixture->n_changes > 0);
  setdoku_census_stop (fixture->census);
  g_assert_false (fixture->report->counting);
  fixture->n_changes = 0;
  wait_for (fixture->n_changes > 0);                                      /* the worker is back */
  stopped = fixture->report->n_solutions;
  g_assert_cmpuint (stopped, <, cap);
  run_for (200);
  g_assert_cmpuint (fixture->report->n_solutions, ==, stopped);

  g_assert_true (setdoku_census_can_count_on (fixture->census));
  g_assert_cmpuint (setdoku_census_get_next_cap (fixture->census), ==, cap);
  setdoku_census_count_on (fixture->census);
  g_assert_cmpuint (fixture->report->cap, ==, cap);
  wait_for (fixture->report->n_solutions > stopped);

  /* Stopped and gone on with before the worker is back. */
  setdoku_census_stop (fixture->census);
  setdoku_census_count_on (fixture->census);
  before = fixture->report->n_solutions;
  wait_for (fixture->report->n_solutions > before);
}

static void
test_another_board_drops_the_count_of_the_one_before (Fixture *fixture, gconstpointer data)
{
  start_long_count (fixture);
  look_at (fixture, board_of (one));
  fixture->n_changes = 0;
  run_for (200);
  g_assert_cmpint (fixture->n_changes, ==, 0);
  g_assert_cmpuint (fixture->report->n_solutions, ==, 1);
  g_assert_cmpuint (fixture->report->cap, ==, CENSUS_CAP_FIRST);
}

static void
test_nothing_is_told_after_the_end (Fixture *fixture, gconstpointer data)
{
  start_long_count (fixture);
  fixture->n_changes = 0;
  g_assert_finalize_object (g_steal_pointer (&fixture->census));
  run_for (200);
  g_assert_cmpint (fixture->n_changes, ==, 0);
}

/* The question. */

static void
expect_true_candidates (Fixture *fixture, Board board)
{
  Digits used[N_CELLS] = { 0 };

  oracle_count (&board, G_MAXUINT64, used);
  look_at (fixture, board);
  wait_for (fixture->report->findings.answered);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmphex (fixture->report->findings.used[cell], ==, used[cell]);
}

static void
test_true_candidates_are_the_digits_of_all_solutions (Fixture *fixture, gconstpointer data)
{
  Board wrong = board_of (one);

  board_place (&wrong, 0, 5);
  setdoku_census_ask (fixture->census, QUESTION_TRUE_CANDIDATES);         /* before there is a board */
  g_assert_false (fixture->report->findings.answered);
  expect_true_candidates (fixture, board_of (one));
  expect_true_candidates (fixture, wrong);
  expect_true_candidates (fixture, without (corners, 4));
  expect_true_candidates (fixture, without_rows (2));
  expect_true_candidates (fixture, without_rows (3));

  look_at (fixture, (Board) { 0 });
  wait_for (fixture->report->findings.answered);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmphex (fixture->report->findings.used[cell], ==, DIGITS_ALL);
}

static void
expect_spare_clues (Fixture *fixture, Board board)
{
  look_at (fixture, board);
  wait_for (fixture->report->findings.answered);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      Board less = board;

      if (board.digit[cell])
        board_clear (&less, cell);
      g_assert_cmpint (places_has (&fixture->report->findings.spare, cell), ==,
                       board.digit[cell] && oracle_count (&less, 2, NULL) == 1);
    }
}

static void
test_spare_clues_leave_the_solution_the_only_one (Fixture *fixture, gconstpointer data)
{
  Board more = board_of (one);

  board_place (&more, 0, 4);
  setdoku_census_ask (fixture->census, QUESTION_SPARE_CLUES);
  expect_spare_clues (fixture, more);
  g_assert_true (places_has (&fixture->report->findings.spare, 0));
  expect_spare_clues (fixture, board_of (one));
  expect_spare_clues (fixture, board_of (solved));
  g_assert_cmpint (places_count (fixture->report->findings.spare), ==, N_CELLS);

  /* Of a puzzle with two solutions nothing is spare, and nothing is asked. */
  look_at (fixture, without (corners, 4));
  run_for (50);
  g_assert_false (fixture->report->findings.answered);
}

static void
test_another_question_forgets_the_answer_to_the_one_before (Fixture *fixture, gconstpointer data)
{
  look_at (fixture, board_of (one));
  setdoku_census_ask (fixture->census, QUESTION_TRUE_CANDIDATES);
  wait_for (fixture->report->findings.answered);
  setdoku_census_ask (fixture->census, QUESTION_SPARE_CLUES);
  wait_for (fixture->report->findings.answered);
  g_assert_cmphex (fixture->report->findings.used[0], ==, DIGITS_NONE);
  setdoku_census_ask (fixture->census, QUESTION_NONE);
  g_assert_false (fixture->report->findings.answered);
}

/* Left every few candidates, it comes to the same; cancelled, to nothing. */
static void
test_an_inquiry_can_be_left_and_gone_on_with (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Board board = without_rows (4);

  for (Question question = QUESTION_TRUE_CANDIDATES; question <= QUESTION_SPARE_CLUES; question++)
    {
      Inquiry at_once, in_parts, left;
      int n_parts = 1;

      inquiry_start (&at_once, NULL, board.digit, question);
      in_parts = left = at_once;
      g_assert_true (inquiry_run (&at_once, G_MAXINT64, NULL));
      while (!inquiry_run (&in_parts, g_get_monotonic_time () + 20, NULL))
        n_parts++;
      g_test_message ("%d parts", n_parts);
      g_assert_cmpmem (&at_once.findings, sizeof (Findings), &in_parts.findings, sizeof (Findings));

      g_cancellable_cancel (cancellable);
      g_assert_false (inquiry_run (&left, G_MAXINT64, cancellable));
      g_assert_false (left.findings.answered);
    }
}

#define ADD(path, test) g_test_add ("/census/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("nothing-is-known-without-a-board", test_nothing_is_known_without_a_board);
  ADD ("one-solution-is-said-to-be-the-only-one", test_one_solution_is_said_to_be_the_only_one);
  ADD ("clues-that-contradict-have-no-solution", test_clues_that_contradict_have_no_solution);
  ADD ("two-solutions-differ-in-a-rectangle", test_two_solutions_differ_in_a_rectangle);
  ADD ("the-count-stops-at-the-cap-and-goes-on-to-the-end", test_the_count_stops_at_the_cap_and_goes_on_to_the_end);
  ADD ("a-long-count-is-told-and-can-be-stopped-and-gone-on-with",
       test_a_long_count_is_told_and_can_be_stopped_and_gone_on_with);
  ADD ("another-board-drops-the-count-of-the-one-before", test_another_board_drops_the_count_of_the_one_before);
  ADD ("nothing-is-told-after-the-end", test_nothing_is_told_after_the_end);
  ADD ("true-candidates-are-the-digits-of-all-solutions", test_true_candidates_are_the_digits_of_all_solutions);
  ADD ("spare-clues-leave-the-solution-the-only-one", test_spare_clues_leave_the_solution_the_only_one);
  ADD ("another-question-forgets-the-answer-to-the-one-before", test_another_question_forgets_the_answer_to_the_one_before);
  g_test_add_func ("/census/an-inquiry-can-be-left-and-gone-on-with", test_an_inquiry_can_be_left_and_gone_on_with);

  return g_test_run ();
}
