/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-set-table.c — the set table of a deduction can be read down its slots: what is taken away, together, leaves just the
 * answer; a place has its cell's name, and what is struck is what goes. */
#include <string.h>

#include "engine/logic/ladder.h"
#include "model/explain/explain-deduction.h"

static SetRow rows[SET_ROWS_MAX];
static int    n_rows;

static CellSet
member_places (const SetRow *row)
{
  CellSet cells = CELLS_NONE;

  for_each_digit (slot, row->digits)
    cells_add (&cells, house_cells[row->house][slot - 1]);
  return cells;
}

/* Operands, a line, what they are together, and all the rest: the answer. */
static void
check_single (const Deduction *deduction)
{
  const SetRow *last = &rows[n_rows - 1];
  Digits together = DIGITS_NONE;

  for (int i = 0; i < n_rows && !rows[i].line_above; i++)
    {
      together |= rows[i].digits;
      g_assert_true (rows[i].op == (i ? OPERATOR_UNION : OPERATOR_NONE));
      g_assert_cmpint (rows[i].role, !=, ROLE_NONE);
      g_assert_cmpint (rows[i].digits != DIGITS_NONE, ==, !places_is_empty (&rows[i].cells));
    }
  if (last[-1].struck)                             /* candidates that went before */
    together |= last[-1].digits;
  g_assert_cmphex (digits_complement (together), ==, last->accent);
  g_assert_cmphex (last->digits, ==, last->accent);
  if (last->places)
    g_assert_true (cells_equal (member_places (last), deduction->cells));
  else
    g_assert_cmphex (last->accent, ==, deduction->digits);
}

/* Each place of the house that a cell with the digit takes away sees that cell. */
static void
check_blockers (const Deduction *deduction, const Position *position)
{
  int digit = digits_first (deduction->digits);

  for (int i = 1; i < n_rows && !rows[i].line_above; i++)
    {
      CellSet places = member_places (&rows[i]), cells = cells_difference (places_to_cells (&rows[i].cells), places);

      if (cells_is_empty (cells))
        continue;
      g_assert_cmpint (cells_count (cells), ==, 1);
      g_assert_cmpint (position->digit[cells_first (cells)], ==, digit);
      g_assert_true (cells_is_empty (cells_difference (places, cell_peer_set (cells_first (cells)))));
    }
}

static void
check_struck (const Deduction *deduction)
{
  CandidateSet shown = { 0 };

  for (int i = 0; i < n_rows; i++)
    if (rows[i].struck && rows[i].places)
      shown.cells[digits_first (deduction->digits)] = cells_union (shown.cells[digits_first (deduction->digits)],
                                                                   member_places (&rows[i]));
  for (int digit = 1; digit <= 9; digit++)
    if (!cells_is_empty (shown.cells[digit]))
      g_assert_true (cells_equal (shown.cells[digit], deduction->struck.cells[digit]));
}

static int n_singles, n_of_places, n_blocked;

static void
check (const Deduction *deduction, const Position *position)
{
  bool single = deduction->technique->family == FAMILY_SINGLES;

  n_rows = explain_deduction_rows (deduction, position, rows);
  g_assert_cmpint (n_rows, <=, SET_ROWS_MAX);
  if (single)
    check_single (deduction);
  if (single && rows[0].places)
    check_blockers (deduction, position);
  else
    check_struck (deduction);
  n_singles += single;
  n_blocked += single && rows[0].places && !rows[1].line_above;
  n_of_places += !single && n_rows && rows[0].places;
}

static void
test_every_table_of_a_path_adds_up (void)
{
  static const char *const puzzles[] = {
    "4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "210950004090060037000700000000000308920000015805000000000002000680010040100047096",
    "..9.57263..52..4.....9..581..27..1.4.5.....3.3.4..16..51...2.....7..89....867.3..",
  };

  for (size_t i = 0; i < G_N_ELEMENTS (puzzles); i++)
    {
      g_autofree Deduction *found = g_new (Deduction, 1);
      Position before;
      Ladder ladder;
      Board board;

      g_assert_true (board_parse (&board, puzzles[i]));
      position_from_board (&before, &board);
      ladder_start (&ladder, &before, ladder_profile_find ("full"), NULL);
      for (; ladder_step (&ladder, found); before = ladder.position)
        check (found, &before);
      g_assert_cmpint (ladder.outcome, ==, LADDER_SOLVED);
    }
  g_assert_cmpint (n_singles, >, 100);
  g_assert_cmpint (n_blocked, >, 20);
  g_assert_cmpint (n_of_places, >, 5);
}

static const char *
member (const SetRow *row, int slot)
{
  static SetMember name;

  name = set_row_member (row, slot);
  return name.text;
}

static void
test_members_have_their_own_names (void)
{
  const SetRow digits = { .op = OPERATOR_ALL_MINUS };
  const SetRow row = { .op = OPERATOR_ALL_MINUS, .places = true, .house = 2 };
  const SetRow column = { .op = OPERATOR_ALL_MINUS, .places = true, .house = HOUSE_COLUMNS + 4 };
  const SetRow box = { .op = OPERATOR_ALL_MINUS, .places = true, .house = HOUSE_BOXES + 5 };

  g_assert_cmpstr (member (&digits, 7), ==, "7");
  g_assert_cmpstr (member (&row, 3), ==, "c3");
  g_assert_cmpstr (member (&column, 7), ==, "r7");
  g_assert_cmpstr (member (&box, 1), ==, "c7");            /* under "row 4" */
  g_assert_cmpstr (member (&box, 9), ==, "c9");
  g_assert_cmpstr (set_row_operator (&digits), ==, "U∖");
  g_assert_cmpstr (set_row_operator (&row), ==, "R∖");
  g_assert_cmpstr (set_row_operator (&column), ==, "C∖");
  g_assert_cmpstr (set_row_operator (&box), ==, "B∖");
}

/* Row 1 is 1 2 3 | 4 5 . | . . . and in box 3 there is a 6 below it. */
static void
begin (Position *position, Deduction *deduction, const char *technique, int digit, int cell, int house)
{
  const Board empty = { 0 };

  position_from_board (position, &empty);
  for (int column = 0; column < 5; column++)
    position_place (position, column, column + 1);
  position_place (position, cell_at (2, 7), 6);
  deduction_start (deduction, technique_find (technique));
  deduction->digits = digits_of (digit);
  deduction->cells = cells_of (cell);
  deduction->base = house == NO_HOUSE ? 0 : 1u << house;
  deduction_place (deduction, cell, digit);
}

static void
check_row (int i, const char *label, Digits digits)
{
  g_assert_cmpstr (rows[i].label, ==, label);
  g_assert_cmphex (rows[i].digits, ==, digits);
}

static Digits
set (const char *members)
{
  Digits digits = DIGITS_NONE;

  for (; *members; members++)
    digits |= digits_of (*members - '0');
  return digits;
}

static void
test_a_hidden_single_names_each_cell_that_blocks (void)
{
  Position position;
  Deduction deduction;
  Explanation explanation = { 0 };

  begin (&position, &deduction, "hidden-single", 6, 5, 0);
  explain_deduction (&deduction, &position, &explanation);
  n_rows = explain_deduction_rows (&deduction, &position, rows);
  g_assert_cmpint (n_rows, ==, 4);
  check_row (0, "Filled", set ("12345"));
  check_row (1, "6 in r3c8", set ("789"));
  check_row (2, "No place", set ("12345789"));
  check_row (3, "Place for 6", set ("6"));
  g_assert_nonnull (strstr (explanation.formula, "Places(6, R1) = {r1c6}"));
  g_assert_nonnull (strstr (explanation.spoken, "Place for 6: row 1, column 6."));
  explanation_clear (&explanation);
}

/* What the player's marks leave out is no part of what row, column and box use. */
static void
test_a_naked_single_tells_what_went_before (void)
{
  Position position;
  Deduction deduction;

  begin (&position, &deduction, "naked-single", 6, 5, NO_HOUSE);
  position_strike (&position, 5, 7);
  position_strike (&position, 5, 8);
  position_strike (&position, 5, 9);
  n_rows = explain_deduction_rows (&deduction, &position, rows);
  g_assert_cmpint (n_rows, ==, 7);
  check_row (0, "Row 1", set ("12345"));
  check_row (3, "Used", set ("12345"));
  check_row (4, "Possible", set ("6789"));
  check_row (5, "Ruled out", set ("789"));
  check_row (6, "Left", set ("6"));
  g_assert_true (rows[5].struck);
  g_assert_cmphex (rows[4].accent, ==, DIGITS_NONE);
  g_assert_cmphex (rows[6].accent, ==, set ("6"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set-table/adds-up", test_every_table_of_a_path_adds_up);
  g_test_add_func ("/set-table/members", test_members_have_their_own_names);
  g_test_add_func ("/set-table/hidden-single", test_a_hidden_single_names_each_cell_that_blocks);
  g_test_add_func ("/set-table/naked-single", test_a_naked_single_tells_what_went_before);
  return g_test_run ();
}
