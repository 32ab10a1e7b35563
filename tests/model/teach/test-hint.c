/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hint.c — a hint tells one rung at a time, what is wrong first, and does what it says. */
#include <string.h>

#include "engine/fast/count.h"
#include "model/teach/hint.h"

#define EASY     "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define PAIRS    "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9"     /* needs a naked pair */
#define SEVERAL  "...........................3...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."
#define NONE     "1.4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.1"

static DocumentCell cells[N_CELLS];
static uint8_t solution[COUNT_KEPT][N_CELLS];

static void
load (const char *text)
{
  CountPuzzle puzzle;
  Board board;

  memset (cells, 0, sizeof cells);
  g_assert_true (board_parse (&board, text));
  for (int cell = 0; cell < N_CELLS; cell++)
    cells[cell].given = board.digit[cell];
  count_puzzle_from_board (&puzzle, &board);
  count_solutions (&puzzle, 2, solution, NULL);
}

static int
first_empty (void)
{
  int cell = 0;

  while (cells[cell].given || cells[cell].entry)
    cell++;
  return cell;
}

static void
check_says (const Hint *hint, HintRung rung, const char *part)
{
  g_autofree char *text = hint_say (hint, rung);

  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, part));
}

static void
test_rungs_tell_no_more_than_asked (void)
{
  Explanation explanation = { 0 };
  Hint hint;

  load (EASY);
  hint_find (&hint, cells, NULL, NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_STEP);
  g_assert_cmpint (hint.rung, ==, RUNG_WHERE);
  check_says (&hint, RUNG_WHERE, "Look at ");
  hint_explain (&hint, &explanation);
  g_assert_null (explanation.title);
  g_assert_cmpint (places_count (hint_cells (&hint)), ==, 9);
  g_assert_true (hint_climb (&hint));
  hint_explain (&hint, &explanation);
  g_assert_null (explanation.title);
  g_assert_true (hint_climb (&hint));
  hint_explain (&hint, &explanation);
  g_assert_nonnull (explanation.title);
  g_assert_true (hint_climb (&hint));
  g_assert_cmpint (hint.rung, ==, RUNG_DO);
  check_says (&hint, RUNG_DO, "Place ");
  g_assert_false (hint_climb (&hint));
  explanation_clear (&explanation);
}

/* Taking every hint solves the puzzle, and no step is against the solution. */
static void
check_hints_solve (const char *text)
{
  Hint hint;
  int steps = 0;

  load (text);
  for (hint_find (&hint, cells, NULL, NULL, NULL); hint.kind == HINT_STEP; hint_find (&hint, cells, NULL, NULL, NULL))
    {
      g_assert_true (hint_apply (&hint, false, cells));
      g_assert_cmpint (++steps, <, 400);
    }
  g_assert_cmpint (hint.kind, ==, HINT_NONE);
  for (int cell = 0; cell < N_CELLS; cell++)
    g_assert_cmpint (cells[cell].given | cells[cell].entry, ==, solution[0][cell]);
}

static void
test_taking_every_hint_solves (void)
{
  check_hints_solve (EASY);
  check_hints_solve (PAIRS);
}

static void
test_a_mistake_goes_first (void)
{
  PlaceSet pointed;
  Hint hint;
  int cell;

  load (EASY);
  cell = first_empty ();
  cells[cell].entry = (uint8_t) (solution[0][cell] % 9 + 1);
  hint_find (&hint, cells, NULL, NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_MISTAKE);
  g_assert_true (places_equal (hint.cells, places_of (cell)));
  check_says (&hint, RUNG_WHERE, "There is a mistake on the board.");
  pointed = hint_cells (&hint);
  g_assert_true (places_is_empty (&pointed));
  check_says (&hint, RUNG_WHY, "row 1, column 1");
  g_assert_false (hint_apply (&hint, false, cells));
}

static void
test_a_missing_mark_is_named (void)
{
  DocumentCell before;
  Hint hint;
  int cell;

  load (EASY);
  cell = first_empty ();
  cells[cell].centre = digits_complement (digits_of (solution[0][cell]));
  before = cells[cell];
  hint_find (&hint, cells, NULL, NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_MARK);
  check_says (&hint, RUNG_WHERE, "A mark is missing");
  check_says (&hint, RUNG_WHY, "row 1, column 1");
  g_assert_true (hint_apply (&hint, false, cells));
  g_assert_cmphex (cells[cell].centre, ==, before.centre | digits_of (solution[0][cell]));
}

/* With its marks the cell is single; without them something else comes first, or the same cell by another way. */
static void
test_marks_are_used (void)
{
  Hint hint;
  int cell;

  load (PAIRS);
  cell = first_empty ();
  cells[cell].centre = digits_of (solution[0][cell]);
  hint_find (&hint, cells, ladder_profile_find ("hodoku"), NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_STEP);
  g_assert_cmphex (hint.position.marks[cell], ==, digits_of (solution[0][cell]));
}

static void
test_clues_that_contradict_are_named (void)
{
  Hint hint;

  load (NONE);
  hint_find (&hint, cells, NULL, NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_IMPOSSIBLE);
  g_assert_cmpint (places_count (hint.cells), >=, 2);
  check_says (&hint, RUNG_WHERE, "no solution");
}

static void
test_uniqueness_is_not_promised_where_there_is_none (void)
{
  Hint hint;

  load (SEVERAL);
  hint_find (&hint, cells, NULL, NULL, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_STEP);
  g_assert_false (hint.unique);
  g_assert_false (hint.position.unique);
}

static void
test_techniques_can_be_switched_off (void)
{
  TechniqueSet off = { 0 };
  Hint hint;

  load (EASY);
  for (const Technique *row = techniques; row->id; row++)
    if (row->family == FAMILY_SINGLES)
      technique_set_add (&off, row);
  hint_find (&hint, cells, NULL, &off, NULL);
  g_assert_true (hint.kind == HINT_STUCK || hint.deduction.technique->family != FAMILY_SINGLES);
  hint_find (&hint, cells, ladder_profile_find ("basic"), &off, NULL);
  g_assert_cmpint (hint.kind, ==, HINT_STUCK);
  g_assert_false (hint_can_climb (&hint));
}

static void
test_struck_marks_go_and_others_stay (void)
{
  Hint hint = { .kind = HINT_STEP };

  load (EASY);
  hint.position.marks[0] = digits_of (1) | digits_of (2) | digits_of (5);
  candidate_set_add (&hint.deduction.struck, 0, 2);
  candidate_set_add (&hint.deduction.struck, 1, 3);
  cells[1].corner = digits_of (3) | digits_of (4);
  g_assert_true (hint_apply (&hint, false, cells));
  g_assert_cmphex (cells[0].centre, ==, digits_of (1) | digits_of (5));
  g_assert_cmphex (cells[1].corner, ==, digits_of (4));
  g_assert_cmphex (cells[1].centre, ==, DIGITS_NONE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/rungs", test_rungs_tell_no_more_than_asked);
  g_test_add_func ("/hint/solves", test_taking_every_hint_solves);
  g_test_add_func ("/hint/mistake", test_a_mistake_goes_first);
  g_test_add_func ("/hint/missing-mark", test_a_missing_mark_is_named);
  g_test_add_func ("/hint/marks", test_marks_are_used);
  g_test_add_func ("/hint/contradiction", test_clues_that_contradict_are_named);
  g_test_add_func ("/hint/several-solutions", test_uniqueness_is_not_promised_where_there_is_none);
  g_test_add_func ("/hint/switched-off", test_techniques_can_be_switched_off);
  g_test_add_func ("/hint/marks-go", test_struck_marks_go_and_others_stay);
  return g_test_run ();
}
