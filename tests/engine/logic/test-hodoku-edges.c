/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-hodoku-edges.c — searches of HoDoKu's ladder on positions made by hand, at the border of what they take for their
 * pattern: a candidate more or less, and it is none. */
#include <glib.h>
#include <string.h>

#include "engine/logic/hodoku/finders.h"
#include "engine/logic/technique.h"

enum { MARKS_MAX = 12 };

typedef struct { uint8_t row, column; Digits digits; } Mark;

#define D(a)          (Digits) (1u << (a))
#define DD(a, b)      (Digits) (D (a) | D (b))
#define DDD(a, b, c)  (Digits) (D (a) | D (b) | D (c))

/* An empty board with these candidates, and those of others in all other cells. Rows and columns from 1. */
static Position
position_of_marks (const Mark marks[MARKS_MAX], Digits others)
{
  Position position;
  Digits   kept[N_CELLS];
  Board    empty;

  memset (&empty, 0, sizeof empty);
  position_from_board (&position, &empty);
  for (int cell = 0; cell < N_CELLS; cell++)
    kept[cell] = others;
  for (int i = 0; i < MARKS_MAX && marks[i].row; i++)
    kept[cell_at (marks[i].row - 1, marks[i].column - 1)] = marks[i].digits;
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (digit, digits_difference (DIGITS_ALL, kept[cell]))
      position_strike (&position, cell, digit);
  return position;
}

static bool
strikes (const HodokuStep *step, int row, int column, int digit)
{
  for (int i = 0; i < step->n_struck; i++)
    if (step->struck[i] == candidate_of (cell_at (row - 1, column - 1), digit))
      return true;
  return false;
}

/* --- A bivalue universal grave -------------------------------------------------------------------------------------- */

static void
one_cell_of_three_is_where_its_digit_is_thrice (void)
{
  static const struct { Mark marks[MARKS_MAX]; bool is_one; } positions[] = {
    { { { 1, 1, DDD (1, 2, 3) }, { 1, 4, DD (1, 4) }, { 1, 7, DD (1, 5) }, { 4, 1, DD (1, 6) }, { 7, 1, DD (1, 7) },
        { 2, 2, DD (1, 8) }, { 3, 3, DD (1, 9) } }, true },
    /* four in the row; two digits that are thrice; none; not in the cell */
    { { { 1, 1, DDD (1, 2, 3) }, { 1, 2, DD (1, 4) }, { 1, 4, DD (1, 5) }, { 1, 7, DD (1, 6) } }, false },
    { { { 1, 1, DDD (1, 2, 3) }, { 1, 4, DD (1, 4) }, { 1, 7, DD (1, 5) }, { 4, 1, DD (2, 6) }, { 7, 1, DD (2, 7) } }, false },
    { { { 1, 1, DDD (1, 2, 3) }, { 9, 9, DD (1, 4) } }, false },
    { { { 1, 1, DDD (2, 3, 4) }, { 9, 2, DD (1, 5) }, { 9, 5, DD (1, 6) }, { 9, 8, DD (1, 7) } }, false },
  };
  HodokuStep step;

  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      Position position = position_of_marks (positions[i].marks, DIGITS_NONE);

      g_assert_cmpint (hodoku_bug (&position, 0, NULL, &step), ==, positions[i].is_one);
      if (positions[i].is_one)
        g_assert_true (step.n_struck == 2 && strikes (&step, 1, 1, 2) && strikes (&step, 1, 1, 3));
    }
}

/* --- Unique and avoidable rectangles -------------------------------------------------------------------------------- */

/* With both digits alone in all four there are two solutions, and nothing to strike. */
static void
a_rectangle_that_is_open_is_none (void)
{
  static const Mark marks[MARKS_MAX] = { { 1, 1, DD (1, 2) }, { 1, 2, DD (1, 2) }, { 4, 1, DD (1, 2) }, { 4, 2, DD (1, 2) } };
  Position position = position_of_marks (marks, DIGITS_NONE);
  HodokuStep step;

  for (int type = HODOKU_UR_1; type <= HODOKU_HIDDEN_RECTANGLE; type++)
    g_assert_false (hodoku_rectangle (&position, type, NULL, &step));
}

/* A subset on a line that lies in a box strikes in both, and once: what strikes nowhere by the line does not by the box. */
static void
a_subset_with_two_corners_strikes_in_line_and_box (void)
{
  enum { SUBSET = 5, ALL = 7 };
  static const Mark marks[ALL] = {
    { 1, 1, DDD (1, 2, 3) }, { 1, 2, DDD (1, 2, 4) }, { 4, 1, DD (1, 2) }, { 4, 2, DD (1, 2) }, { 1, 3, DD (3, 4) },
    { 1, 9, DD (3, 5) }, { 2, 1, DD (4, 6) },
  };
  HodokuStep step;

  for (int turned = 0; turned < 2; turned++)
    for (int n = SUBSET; n <= ALL; n++)
      {
        Mark     some[MARKS_MAX] = { { 0 } };
        Position position;

        for (int i = 0; i < n; i++)
          some[i] = (Mark) { turned ? marks[i].column : marks[i].row, turned ? marks[i].row : marks[i].column, marks[i].digits };
        position = position_of_marks (some, D (1));
        g_assert_cmpint (hodoku_rectangle (&position, HODOKU_UR_3, NULL, &step), ==, n > SUBSET);
        if (n == SUBSET)
          continue;
        g_assert_cmpint (step.n_struck, ==, n - SUBSET);
        g_assert_true (turned ? strikes (&step, 9, 1, 3) : strikes (&step, 1, 9, 3));
        g_assert_true (n < ALL || (turned ? strikes (&step, 1, 2, 4) : strikes (&step, 2, 1, 4)));
      }
}

/* 1 and 2 side by side; below, one of them is filled crosswise and the other must not follow. */
static void
an_avoidable_rectangle_is_filled_on_either_side (void)
{
  HodokuStep step;

  for (int side = 0; side < 2; side++)
    {
      Mark marks[MARKS_MAX] = {
        { 1, 1, D (1) }, { 1, 2, D (2) }, { 4, 1, side ? DD (2, 3) : D (2) }, { 4, 2, side ? D (1) : DD (1, 3) },
      };
      Position position = position_of_marks (marks, DIGITS_NONE);

      position_place (&position, cell_at (0, 0), 1);
      position_place (&position, cell_at (0, 1), 2);
      position_place (&position, side ? cell_at (3, 1) : cell_at (3, 0), side ? 1 : 2);
      g_assert_true (hodoku_rectangle (&position, HODOKU_AVOIDABLE_1, NULL, &step));
      g_assert_cmpint (step.n_struck, ==, 1);
      g_assert_true (side ? strikes (&step, 4, 1, 2) : strikes (&step, 4, 2, 1));
    }
}

/* Neither is filled, and both have the same one besides: it goes from what sees both, if there is any. */
static void
an_avoidable_rectangle_may_strike_nothing (void)
{
  HodokuStep step;

  for (int there = 0; there < 2; there++)
    {
      Mark marks[MARKS_MAX] = {
        { 1, 1, D (1) }, { 1, 2, D (2) }, { 4, 1, DD (2, 3) }, { 4, 2, DD (1, 3) }, { 4, 9, there ? DD (3, 5) : D (5) },
      };
      Position position = position_of_marks (marks, DIGITS_NONE);

      position_place (&position, cell_at (0, 0), 1);
      position_place (&position, cell_at (0, 1), 2);
      g_assert_cmpint (hodoku_rectangle (&position, HODOKU_AVOIDABLE_2, NULL, &step), ==, there);
      g_assert_true (!there || (step.n_struck == 1 && strikes (&step, 4, 9, 3)));
    }
}

/* --- Others --------------------------------------------------------------------------------------------------------- */

/* Two cells that can only be the same are no pair. */
static void
a_subset_has_a_digit_for_each_cell (void)
{
  Mark       marks[MARKS_MAX] = { { 1, 1, D (1) }, { 1, 5, D (1) }, { 1, 9, DDD (1, 2, 3) } };
  Position   position = position_of_marks (marks, DDD (7, 8, 9));
  HodokuStep step;

  g_assert_false (hodoku_naked_subset (&position, 2, NULL, &step));
  marks[0].digits = DD (1, 3);
  marks[1].digits = DD (1, 3);
  position = position_of_marks (marks, DDD (7, 8, 9));
  g_assert_true (hodoku_naked_subset (&position, 2, NULL, &step));
  g_assert_true (step.n_struck == 2 && strikes (&step, 1, 9, 1) && strikes (&step, 1, 9, 3));
}

/* Of several singles the one that the step places is told, though another is found before it. */
static void
a_step_is_told_by_its_own_instance (void)
{
  static const Mark marks[MARKS_MAX] = { { 1, 1, D (1) }, { 5, 5, D (2) }, { 9, 9, D (3) } };
  Position   position = position_of_marks (marks, DD (8, 9));
  HodokuStep step;

  for (int i = 0; i < 3; i++)
    {
      Deduction deduction;
      bool      out_of_memory;
      int       cell = cell_at (marks[i].row - 1, marks[i].column - 1);

      hodoku_step_start (&step);
      step.technique = technique_find ("naked-single");
      step.placed = (uint16_t) candidate_of (cell, i + 1);
      g_assert_true (hodoku_explain (&step, &position, &deduction, &out_of_memory));
      g_assert_cmpint (deduction.n_placed, ==, 1);
      g_assert_cmpint (deduction.placed[0], ==, candidate_of (cell, i + 1));
      g_assert_true (cells_has (deduction.cells, cell));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hodoku-edges/one-cell-of-three", one_cell_of_three_is_where_its_digit_is_thrice);
  g_test_add_func ("/hodoku-edges/a-rectangle-that-is-open", a_rectangle_that_is_open_is_none);
  g_test_add_func ("/hodoku-edges/a-subset-with-two-corners", a_subset_with_two_corners_strikes_in_line_and_box);
  g_test_add_func ("/hodoku-edges/avoidable-on-either-side", an_avoidable_rectangle_is_filled_on_either_side);
  g_test_add_func ("/hodoku-edges/avoidable-strikes-nothing", an_avoidable_rectangle_may_strike_nothing);
  g_test_add_func ("/hodoku-edges/a-subset-has-a-digit-for-each-cell", a_subset_has_a_digit_for_each_cell);
  g_test_add_func ("/hodoku-edges/a-step-is-told-by-its-own-instance", a_step_is_told_by_its_own_instance);
  return g_test_run ();
}
