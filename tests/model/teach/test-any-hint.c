/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-any-hint.c — a hint on boards of any shape: a rung at a time, mistakes first, on the player's marks, to the end. */
#include "read-board.h"
#include "model/teach/hint.h"

#define KILLER "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\ncage=4|r1c1 r2c1\ncage=3|r1c2 r1c3\ncage=7|r1c4 r2c4\n" \
               "cage=9|r2c2 r3c1 r3c2\ncage=6|r2c3 r3c3\ncage=6|r3c4 r4c3 r4c4\ncage=5|r4c1 r4c2\ngivens=................\n"
#define SOLVED "3214142323414132"
#define NONE   "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\nless=r1c1 r1c2\ngivens=3........4......\n"
#define SEVERAL "rows=4\ncols=4\nvalues=1-4\nboxes=2x2\nextras=antiknight\ngivens=................\n"

static void
check_says (const Hint *hint, HintRung rung, const char *part)
{
  g_autofree char *text = hint_say (hint, rung);

  g_test_message ("%s", text);
  if (!strstr (text, part) || strchr (text, '{'))
    g_error ("%s, not %s", text, part);
}

static void
test_rungs (void)
{
  g_autoptr (Document) board = read_board (KILLER);
  g_autofree Hint *hint = g_new (Hint, 1);
  Explanation explanation = { 0 };
  PlaceSet where, pattern;

  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint->kind, ==, HINT_STEP);
  g_assert_true (hint->unique);
  check_says (hint, RUNG_WHERE, "Look at ");
  check_says (hint, RUNG_WHAT, " — ");
  hint_explain (hint, &explanation);
  g_assert_null (explanation.title);
  where = hint_cells (hint);
  g_assert_false (places_is_empty (&where));
  g_assert_true (hint_climb (hint) && hint_climb (hint));
  g_assert_cmpint (hint->rung, ==, RUNG_WHY);
  hint_explain (hint, &explanation);
  g_assert_nonnull (explanation.title);
  g_assert_nonnull (explanation.formula);
  g_assert_nonnull (strstr (explanation.spoken, explanation.title));
  pattern = hint_cells (hint);
  g_assert_false (places_is_empty (&pattern));
  g_assert_true (hint_climb (hint));
  g_assert_false (hint_climb (hint));
  check_says (hint, RUNG_DO, hint_places (hint) ? "Place " : "Rule out ");
  explanation_clear (&explanation);
}

/* Each is carried out as one change, and struck marks are kept. */
static void
test_taking_every_hint_solves (void)
{
  g_autoptr (Document) board = read_board (KILLER);
  g_autofree Hint *hint = g_new (Hint, 1);
  int n = 0;

  for (hint_find_any (hint, board->topology, board->cells, NULL); hint->kind == HINT_STEP && n < 200;
       hint_find_any (hint, board->topology, board->cells, NULL), n++)
    {
      int placed = hint_get_placed (hint), cell = hint->any_deduction.placed.cell;

      g_assert_true (hint_apply (hint, true, board->cells));
      if (placed)
        g_assert_cmpint (board->cells[cell].entry, ==, SOLVED[cell] - '0');
    }
  g_assert_cmpint (hint->kind, ==, HINT_NONE);
  check_says (hint, RUNG_WHERE, "solved");
  for (int cell = 0; cell < 16; cell++)
    g_assert_cmpint (board->cells[cell].entry, ==, SOLVED[cell] - '0');
}

static void
test_a_mistake_goes_first (void)
{
  g_autoptr (Document) board = read_board (KILLER);
  g_autofree Hint *hint = g_new (Hint, 1);

  board->cells[5].entry = 3;                                     /* it breaks nothing yet */
  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint->kind, ==, HINT_MISTAKE);
  g_assert_true (places_equal (hint->cells, places_of (5)));
  check_says (hint, RUNG_WHAT, "box 1");
  check_says (hint, RUNG_WHY, "row 2, column 2");
  g_assert_false (hint_apply (hint, false, board->cells));
}

static void
test_a_missing_mark_is_named (void)
{
  g_autoptr (Document) board = read_board (KILLER);
  g_autofree Hint *hint = g_new (Hint, 1);

  board->cells[0].centre = values_of (1) | values_of (2);
  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint->kind, ==, HINT_MARK);
  check_says (hint, RUNG_WHY, "3 is possible in row 1, column 1");
  g_assert_true (hint_apply (hint, false, board->cells));
  g_assert_true (values_has (board->cells[0].centre, 3));
}

/* What is marked alone is a naked single. */
static void
test_marks_are_used (void)
{
  g_autoptr (Document) board = read_board (KILLER);
  g_autofree Hint *hint = g_new (Hint, 1);

  board->cells[9].centre = values_of (SOLVED[9] - '0');
  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint_get_placed (hint), ==, SOLVED[9] - '0');
  g_assert_cmpint (hint->any_deduction.placed.cell, ==, 9);
}

static void
test_clues_that_contradict (void)
{
  g_autoptr (Document) board = read_board (NONE);
  g_autofree Hint *hint = g_new (Hint, 1);

  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint->kind, ==, HINT_IMPOSSIBLE);
  g_assert_true (places_has (&hint->cells, 0) && places_has (&hint->cells, 9));
  check_says (hint, RUNG_WHY, "row 1, column 1");
}

/* Marks that lead nowhere are left aside; entries that lead nowhere are named, also where several solutions are left. */
static void
test_several_solutions (void)
{
  g_autoptr (Document) board = read_board (SEVERAL);
  g_autofree Hint *hint = g_new (Hint, 1);

  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_false (hint->unique);
  g_assert_cmpint (hint->kind, !=, HINT_MISTAKE);
  board->cells[0].entry = board->cells[6].entry = 1;             /* a knight's move apart */
  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint->kind, ==, HINT_MISTAKE);
  g_assert_true (places_has (&hint->cells, 0) && places_has (&hint->cells, 6));
}

/* Above nine they are what stands on the board. */
static void
test_letters (void)
{
  g_autofree char *dots = g_strnfill (256, '.');
  g_autofree char *block = g_strdup_printf ("rows=16\ncols=16\nvalues=1-16\nboxes=4x4\ngivens=123456789ABCDEF.%.240s\n", dots);
  g_autoptr (Document) board = read_board (block);
  g_autofree Hint *hint = g_new (Hint, 1);

  hint_find_any (hint, board->topology, board->cells, NULL);
  g_assert_cmpint (hint_get_placed (hint), ==, 16);
  check_says (hint, RUNG_WHY, "Only G is missing there.");
  check_says (hint, RUNG_DO, "Place G in row 1, column 16");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/any-hint/rungs", test_rungs);
  g_test_add_func ("/any-hint/solves", test_taking_every_hint_solves);
  g_test_add_func ("/any-hint/mistake", test_a_mistake_goes_first);
  g_test_add_func ("/any-hint/missing-mark", test_a_missing_mark_is_named);
  g_test_add_func ("/any-hint/marks", test_marks_are_used);
  g_test_add_func ("/any-hint/contradiction", test_clues_that_contradict);
  g_test_add_func ("/any-hint/several-solutions", test_several_solutions);
  g_test_add_func ("/any-hint/letters", test_letters);
  return g_test_run ();
}
