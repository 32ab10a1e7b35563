/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-rescue.c — a guess that failed is ruled out by the rule that is named, and one that is right by none. */
#include <string.h>

#include "engine/fast/count.h"
#include "model/teach/rescue.h"

#define EASY     "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define PAIRS    "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"     /* needs a naked pair */
#define HARDEST  "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"     /* rated above 11 */

static Rescue rescue;

static void
ask (const char *text, int cell, int digit)
{
  Board board;

  g_assert_true (board_parse (&board, text));
  rescue_ask (&rescue, &board, cell, digit, 1204);
}

static void
check_says (const char *title, const char *part)
{
  Explanation explanation = { 0 };

  rescue_explain (&rescue, &explanation);
  g_test_message ("%s / %s", explanation.title, explanation.sentence);
  g_assert_cmpstr (explanation.title, ==, title);
  g_assert_nonnull (strstr (explanation.sentence, part));
  g_assert_nonnull (strstr (explanation.spoken, part));
  explanation_clear (&explanation);
}

/* Carries the last step out, and sees that the guess is gone, and the true digit is not. */
static void
check_last_step (const Position *start, int truth)
{
  Position after = *start;

  deduction_apply (&rescue.last, &after);
  if (after.digit[rescue.cell])
    g_assert_cmpint (after.digit[rescue.cell], ==, truth);
  else
    {
      g_assert_false (digits_has (after.marks[rescue.cell], rescue.digit));
      g_assert_true (digits_has (after.marks[rescue.cell], truth));
    }
}

static int
check_every_guess (const char *text)
{
  uint8_t     solution[COUNT_KEPT][N_CELLS];
  CountPuzzle puzzle;
  Position    start;
  Board       board;
  int         at_once = 0;

  g_assert_true (board_parse (&board, text));
  position_from_board (&start, &board);
  start.unique = true;
  count_puzzle_from_board (&puzzle, &board);
  g_assert_cmpuint (count_solutions (&puzzle, 2, solution, NULL), ==, 1);
  for_each_cell (cell, start.empty)
    for_each_digit (digit, start.marks[cell])
      {
        ask (text, cell, digit);
        rescue_find (&rescue, NULL);
        if (digit == solution[0][cell])
          {
            g_assert_cmpint (rescue.kind, ==, RESCUE_RIGHT);
            continue;
          }
        g_assert_cmpint (rescue.kind, ==, RESCUE_FOUND);
        g_assert_cmpint (rescue.n_steps, >=, 1);
        g_assert_nonnull (rescue.hardest);
        g_assert_cmpint (rescue.hardest->family, !=, FAMILY_LAST_RESORT);
        if (rescue.n_steps > 1)
          continue;
        at_once++;
        g_assert_true (rescue.hardest == rescue.last.technique);
        check_last_step (&start, solution[0][cell]);
      }
  return at_once;
}

static void
test_every_wrong_guess_is_ruled_out (void)
{
  g_assert_cmpint (check_every_guess (EASY), >, 0);
  g_assert_cmpint (check_every_guess (PAIRS), >, 0);
}

/* 1 and 6 are all that fits row 1, columns 2 and 3, so that 1 cannot be in row 1, column 4. */
static void
test_one_rule_is_named_with_its_place (void)
{
  ask (PAIRS, cell_at (0, 3), 1);
  rescue_find (&rescue, NULL);
  g_assert_cmpint (rescue.kind, ==, RESCUE_FOUND);
  g_assert_cmpint (rescue.n_steps, ==, 1);
  check_says ("These 1\u202f204 guesses = Locked pair in box 1", "Row 1, columns 2 and 3 hold only 1 and 6: two cells for two digits.");
}

static void
test_right_guess_is_not_ruled_out (void)
{
  Board empty = { 0 };

  rescue_ask (&rescue, &empty, 0, 1, 5);
  rescue_find (&rescue, NULL);
  g_assert_cmpint (rescue.kind, ==, RESCUE_RIGHT);
  check_says ("The guess is right", "no rule");
}

/* After a right guess the wrong one is the second. */
static void
check_mistake_is_named (const Board *clues, const Board *wrong, int cell, int digit, int next)
{
  static SearchView view;
  uint8_t solution[COUNT_KEPT][N_CELLS];
  Explanation explanation = { 0 };
  CountPuzzle puzzle;
  int first = 0;

  count_puzzle_from_board (&puzzle, clues);
  g_assert_cmpuint (count_solutions (&puzzle, 2, solution, NULL), ==, 1);
  while (clues->digit[first] || first == cell || first == next)
    first++;
  view = (SearchView) { .board = *wrong, .n_path = 2 };
  for (int i = 0; i < N_CELLS; i++)
    view.origin[i] = clues->digit[i] ? ORIGIN_GIVEN : ORIGIN_EMPTY;
  view.path[0] = (Decision) { .cell = (uint8_t) first, .digit = solution[0][first] };
  view.path[1] = (Decision) { .cell = (uint8_t) cell, .digit = (uint8_t) digit };
  rescue_add_path (&rescue, &view);
  rescue_find (&rescue, NULL);
  g_assert_cmpint (rescue.kind, ==, RESCUE_LOST);
  g_assert_cmpint (rescue.wrong, ==, 2);
  check_says ("It was lost before this guess", "Guess 2 is wrong: ");
  rescue_explain (&rescue, &explanation);
  g_assert_cmpint (explanation.cell, ==, cell);
  explanation_clear (&explanation);
}

/* A wrong digit is put on the board first: what is wrong then is not the guess. */
static void
test_earlier_mistake_is_told (void)
{
  Board board;
  Position position;

  g_assert_true (board_parse (&board, EASY));
  position_from_board (&position, &board);
  for_each_cell (cell, position.empty)
    for_each_digit (digit, position.marks[cell])
      {
        Board wrong = board;
        Position after;
        int other, house, no_place;
        CountPuzzle puzzle;

        wrong.digit[cell] = 0;
        board_place (&wrong, cell, digit);
        count_puzzle_from_board (&puzzle, &wrong);
        position_from_board (&after, &wrong);
        if (count_solutions (&puzzle, 1, NULL, NULL) || !position_is_possible (&after, &other, &house, &no_place))
          continue;
        other = cells_first (after.empty);
        rescue_ask (&rescue, &wrong, other, digits_first (after.marks[other]), 3);
        rescue_find (&rescue, NULL);
        g_assert_true (rescue.kind == RESCUE_FOUND || rescue.kind == RESCUE_LOST);
        if (rescue.kind == RESCUE_LOST)
          {
            check_says ("It was lost before this guess", "An earlier guess is wrong.");
            check_mistake_is_named (&board, &wrong, cell, digit, rescue.cell);
            return;
          }
      }
  g_assert_not_reached ();
}

static void
test_cancelled_finds_nothing (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  ask (HARDEST, 2, 2);
  rescue_find (&rescue, cancellable);
  g_assert_cmpint (rescue.kind, ==, RESCUE_NONE);
  check_says ("No technique rules this out", "guess");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rescue/every-wrong-guess-is-ruled-out", test_every_wrong_guess_is_ruled_out);
  g_test_add_func ("/rescue/one-rule-is-named-with-its-place", test_one_rule_is_named_with_its_place);
  g_test_add_func ("/rescue/right-guess-is-not-ruled-out", test_right_guess_is_not_ruled_out);
  g_test_add_func ("/rescue/earlier-mistake-is-told", test_earlier_mistake_is_told);
  g_test_add_func ("/rescue/cancelled-finds-nothing", test_cancelled_finds_nothing);
  return g_test_run ();
}
