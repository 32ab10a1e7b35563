/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-cover-look.c — the matrix that is shown is the one that Algorithm X works on: columns, sizes, what is covered, and the
 * rows that go, at every event of a search, against the dancing links themselves. */
#include <glib.h>

#include "engine/search/strategies/cover.h"
#include "engine/search/strategies/strategies.h"
#include "engine/search/trace.h"
#include "model/look/cover-look.h"

#define HARD "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
#define CLASH "11..............................................................................."

static int
number_of (CoverColumn column)
{
  if (column.kind == COVER_CELLS)
    return cover_cell_column (column.number);
  return cover_house_column ((column.kind - 1) * 9 + column.number / 9, column.number % 9 + 1);
}

/* The matrix with the clues and the first n guesses of the look taken, each in its column. */
static void
rebuild (Cover *cover, const Board *clues, const CoverLook *look, int n)
{
  cover_start (cover);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (clues->digit[cell])
      cover_take (cover, cover_row (cell, clues->digit[cell]), cover_cell_column (cell));
  for (int i = 0; i < n; i++)
    cover_take (cover, cover_row (look->chosen[i].cell, look->chosen[i].digit), number_of (look->chosen[i].by));
}

static void
check_columns (const Cover *cover, const CoverLook *look)
{
  bool open[COVER_COLUMNS + 1] = { false };
  int n_open = 0, n_rows = 0;

  for (int column = cover->right[COVER_ROOT]; column != COVER_ROOT; column = cover->right[column])
    {
      open[column] = true;
      n_open++;
      n_rows += column <= N_CELLS ? cover->size[column] : 0;
    }
  for (int kind = 0; kind < N_COVER_KINDS; kind++)
    for (int i = 0; i < N_CELLS; i++)
      {
        int number = number_of ((CoverColumn) { (uint8_t) kind, (uint8_t) i });

        g_assert_cmpint (look->open[kind][i], ==, open[number]);
        if (open[number])
          g_assert_cmpint (look->rows[kind][i], ==, cover->size[number]);
      }
  g_assert_cmpint (look->n_open, ==, n_open);
  g_assert_cmpint (look->n_rows, ==, n_rows);
}

/* Rows are counted by the columns of the cells: each meets just one of them. */
static int
count_rows (const Cover *cover)
{
  int n = 0;

  for (int column = cover->right[COVER_ROOT]; column != COVER_ROOT; column = cover->right[column])
    n += column <= N_CELLS ? cover->size[column] : 0;
  return n;
}

static void
check_row (Cover *cover, const CoverLook *look)
{
  int before = count_rows (cover);

  g_assert_true (cover_column_equal (look->column[0], look->row.by));
  for (int i = 0; i < look->n_gone; i++)
    {
      bool of_row = false;

      for (int k = 0; k < 4; k++)
        of_row |= cover_column_equal (look->column[k], look->gone[i].by);
      g_assert_true (of_row);
      for (int k = 0; k < i; k++)
        g_assert_false (look->gone[k].cell == look->gone[i].cell && look->gone[k].digit == look->gone[i].digit);
    }
  cover_take (cover, cover_row (look->row.cell, look->row.digit), number_of (look->row.by));
  g_assert_cmpint (look->n_gone, ==, before - 1 - count_rows (cover));
}

static void
check_search (const char *clues, unsigned events)
{
  static SearchState state;
  Trace trace = { .strategy = &strategy_dlx, .options = strategy_dlx.defaults };
  Event event = EVENT_NONE;
  unsigned taken = 0, back = 0, dead = 0;

  g_assert_true (board_parse (&trace.board, clues));
  trace_start (&trace, state);
  for (unsigned i = 0; i < events; i++)
    {
      SearchView view = { 0 };
      CoverLook look;
      Cover cover;

      strategy_dlx.show (state, &view);
      cover_look_compute (&look, &view, &event);
      g_assert_cmpint (look.n_chosen, ==, event.depth);
      rebuild (&cover, &trace.board, &look, look.n_chosen - look.taken);
      check_columns (&cover, &look);
      if (look.taken)
        g_assert_cmpint (number_of (look.row.by), ==, number_of (look.chosen[look.n_chosen - 1].by));
      if (look.taken || look.put_back)
        check_row (&cover, &look);
      if (look.dead)
        {
          g_assert_cmpint (cover.size[number_of (look.dead_column)], ==, 0);
          g_assert_cmpint (look.rows[look.dead_column.kind][look.dead_column.number], ==, 0);
        }
      taken += look.taken;
      back += look.put_back;
      dead += look.dead;
      if (!strategy_dlx.step (state, &event))
        break;
    }
  g_assert_cmpuint (taken, >, 0);
  g_assert_cmpuint (back, >, 0);
  g_assert_cmpuint (dead, >, 0);
}

static void
test_the_matrix_is_the_one_that_is_searched (void)
{
  check_search (HARD, 3000);
  check_search ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", 3000);
}

/* What is tried next is a row of the same column that was not tried yet; the last one has none. */
static void
test_the_next_row_is_the_one_that_comes (void)
{
  static SearchState state;
  Trace trace = { .strategy = &strategy_dlx, .options = strategy_dlx.defaults };
  CoverRow promised[N_CELLS + 1] = { 0 };
  Event event;
  unsigned kept = 0;

  g_assert_true (board_parse (&trace.board, HARD));
  trace_start (&trace, state);
  for (unsigned i = 0; i < 3000 && strategy_dlx.step (state, &event); i++)
    {
      SearchView view = { 0 };
      CoverLook look;

      strategy_dlx.show (state, &view);
      cover_look_compute (&look, &view, &event);
      if (look.taken)
        {
          CoverRow *said = &promised[look.n_chosen];

          /* Digits of a cell come in order; places of a digit as the column has them. */
          if (said->digit && cover_column_equal (said->by, look.row.by))
            {
              g_assert_cmpint (look.row.cell, ==, said->cell);
              g_assert_cmpint (look.row.digit, ==, said->digit);
              kept++;
            }
          *said = look.next < 0 ? (CoverRow) { 0 } : look.gone[look.next];
          for (int depth = look.n_chosen + 1; depth <= N_CELLS; depth++)
            promised[depth] = (CoverRow) { 0 };
        }
    }
  g_assert_cmpuint (kept, >, 50);
}

/* A solution has covered every column; and before the first event all of the clues' are. */
static void
test_from_the_clues_to_the_solution (void)
{
  static SearchState state;
  Trace trace = { .strategy = &strategy_dlx, .options = strategy_dlx.defaults };
  Event event = EVENT_NONE;
  SearchView view = { 0 };
  CoverLook look;

  g_assert_true (board_parse (&trace.board, HARD));
  trace_start (&trace, state);
  strategy_dlx.show (state, &view);
  cover_look_compute (&look, &view, &event);
  g_assert_cmpint (look.n_open, ==, 324 - 4 * board_filled (&trace.board));
  g_assert_cmpint (look.n_chosen, ==, 0);
  g_assert_false (look.taken || look.put_back || look.dead);

  while (strategy_dlx.step (state, &event) && event.kind != EVENT_SOLUTION)
    continue;
  strategy_dlx.show (state, &view);
  cover_look_compute (&look, &view, &event);
  g_assert_cmpint (look.n_open, ==, 0);
  g_assert_cmpint (look.n_rows, ==, 0);
  g_assert_cmpint (look.n_chosen, ==, N_CELLS - board_filled (&trace.board));
}

/* Contradicting clues have no matrix to be dead in: the look only counts. */
static void
test_clues_that_clash (void)
{
  static SearchState state;
  Trace trace = { .strategy = &strategy_dlx, .options = strategy_dlx.defaults };
  SearchView view = { 0 };
  CoverLook look;
  Event event;

  g_assert_true (board_parse (&trace.board, CLASH));
  trace_start (&trace, state);
  g_assert_true (strategy_dlx.step (state, &event));
  g_assert_cmpint (event.reason, ==, REASON_REPEATED);
  strategy_dlx.show (state, &view);
  cover_look_compute (&look, &view, &event);
  g_assert_false (look.dead || look.taken);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cover-look/the-matrix-is-the-one-that-is-searched", test_the_matrix_is_the_one_that_is_searched);
  g_test_add_func ("/cover-look/the-next-row-is-the-one-that-comes", test_the_next_row_is_the_one_that_comes);
  g_test_add_func ("/cover-look/from-the-clues-to-the-solution", test_from_the_clues_to_the_solution);
  g_test_add_func ("/cover-look/clues-that-clash", test_clues_that_clash);
  return g_test_run ();
}
