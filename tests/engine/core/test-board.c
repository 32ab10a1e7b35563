/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-board.c — boards, houses and peers, against their definitions. */

#include <string.h>

#include "puzzles.h"

static bool
naive_peers (int a, int b)
{
  int row = a / 9, column = a % 9, other_row = b / 9, other_column = b % 9;

  return a != b && (row == other_row || column == other_column
                    || (row / 3 == other_row / 3 && column / 3 == other_column / 3));
}

static void
each_house_holds_its_nine_cells_in_reading_order (void)
{
  for (int house = 0; house < N_HOUSES; house++)
    {
      CellSet set = CELLS_NONE;

      for (int i = 0; i < 9; i++)
        {
          int cell = house_cells[house][i];

          g_assert_cmpint (cell_house (cell, house_kind (house)), ==, house);
          if (i)
            g_assert_cmpint (cell, >, house_cells[house][i - 1]);
          cells_add (&set, cell);
        }
      g_assert_cmpint (cells_count (set), ==, 9);
      g_assert_true (cells_equal (set, house_set (house)));
    }
}

static void
boxes_are_three_by_three (void)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      g_assert_cmpint (cell_box (cell), ==, cell_row (cell) / 3 * 3 + cell_column (cell) / 3);
      g_assert_cmpint (cell_at (cell_row (cell), cell_column (cell)), ==, cell);
    }
}

static void
peers_share_a_house (void)
{
  for (int a = 0; a < N_CELLS; a++)
    {
      CellSet listed = CELLS_NONE;

      for (int i = 0; i < N_PEERS; i++)
        cells_add (&listed, cell_peers[a][i]);
      g_assert_cmpint (cells_count (listed), ==, N_PEERS);
      g_assert_true (cells_equal (listed, cell_peer_set (a)));

      for (int b = 0; b < N_CELLS; b++)
        {
          int house = cells_shared_house (a, b);

          g_assert_cmpint (cells_has (listed, b), ==, naive_peers (a, b));
          g_assert_cmpint (cells_are_peers (a, b), ==, naive_peers (a, b));
          g_assert_cmpint (house != NO_HOUSE, ==, naive_peers (a, b));
          if (house != NO_HOUSE)
            {
              g_assert_true (cells_has (house_set (house), a) && cells_has (house_set (house), b));
              g_assert_cmpint (house_kind (house) == HOUSE_BOXES, ==, cell_box (a) == cell_box (b));
            }
        }
    }
}

static void
text_comes_back_as_it_was (void)
{
  g_autoptr (GArray) boards = puzzles_load ("euler50");
  char               text[BOARD_TEXT_SIZE];

  for (unsigned i = 0; i < boards->len; i++)
    {
      Board again;

      board_format (&g_array_index (boards, Board, i), text);
      again = board_of (text);
      g_assert_cmpmem (&again, sizeof again, &g_array_index (boards, Board, i), sizeof again);
    }

  Board board = board_of ("000000000" "1........" "........." "........." "........."
                          "........." "........." "........." "........0");

  board_format (&board, text);
  g_assert_cmpstr (text, ==, "........." "1........" "........." "........." "........."
                             "........." "........." "........." ".........");
}

static void
bad_text_leaves_the_board_alone (void)
{
  Board board = board_of (PUZZLE_BASIC_FILLING), before = board;
  char  text[BOARD_TEXT_SIZE];

  for (int at = 0; at < N_CELLS; at++)
    {
      strcpy (text, PUZZLE_BASIC_FILLING);
      text[at] = "x /:\0"[at % 5];
      g_assert_false (board_parse (&board, text));
      g_assert_cmpmem (&board, sizeof board, &before, sizeof before);
    }
}

static void
possible_values_are_what_no_peer_holds (void)
{
  g_autoptr (GArray) boards = puzzles_load ("exchange-medium");

  for (unsigned i = 0; i < boards->len; i++)
    for (int cell = 0; cell < N_CELLS; cell++)
      {
        const Board *board = &g_array_index (boards, Board, i);
        Digits       used = board->digit[cell] ? digits_of (board->digit[cell]) : DIGITS_NONE;

        for (int other = 0; other < N_CELLS; other++)
          if (naive_peers (cell, other) && board->digit[other])
            used |= digits_of (board->digit[other]);
        g_assert_cmphex (board_possible (board, cell), ==, digits_complement (used));
      }
}

static void
placing_and_clearing_cancel_out (void)
{
  Board board = board_of (PUZZLE_ELIMINATION), before = board;

  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (digit, board.digit[cell] ? DIGITS_NONE : board_possible (&board, cell))
      {
        board_place (&board, cell, digit);
        g_assert_cmpint (board.digit[cell], ==, digit);
        g_assert_cmpint (board_filled (&board), ==, board_filled (&before) + 1);
        for (int i = 0; i < N_PEERS; i++)
          g_assert_false (digits_has (board_possible (&board, cell_peers[cell][i]), digit));
        board_clear (&board, cell);
        g_assert_cmpmem (&board, sizeof board, &before, sizeof before);
      }
}

static void
repeats_are_all_cells_that_clash (void)
{
  Board board = board_of ("5...5...." "........." "........." "........." "........."
                          "........." "........." "........5" "5.......1");
  CellSet expected = CELLS_NONE;

  cells_add (&expected, cell_at (0, 0));
  cells_add (&expected, cell_at (0, 4));
  cells_add (&expected, cell_at (8, 0));
  g_assert_true (cells_equal (board_repeats (&board), expected));

  board = board_of (GRID_IN_ORDER);
  g_assert_true (cells_is_empty (board_repeats (&board)));
}

static void
a_solution_is_full_and_right (void)
{
  Board board = board_of (GRID_IN_ORDER);

  g_assert_true (board_is_solution (&board));
  board_clear (&board, 40);
  g_assert_false (board_is_solution (&board));

  board = board_of ("2" "23456789456789123789123456214365897365897214897214365531642978642978531978531642");
  g_assert_cmpint (board_filled (&board), ==, N_CELLS);
  g_assert_false (board_is_solution (&board));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/houses/cells", each_house_holds_its_nine_cells_in_reading_order);
  g_test_add_func ("/houses/boxes", boxes_are_three_by_three);
  g_test_add_func ("/houses/peers", peers_share_a_house);
  g_test_add_func ("/board/text", text_comes_back_as_it_was);
  g_test_add_func ("/board/bad-text", bad_text_leaves_the_board_alone);
  g_test_add_func ("/board/possible", possible_values_are_what_no_peer_holds);
  g_test_add_func ("/board/place-clear", placing_and_clearing_cancel_out);
  g_test_add_func ("/board/repeats", repeats_are_all_cells_that_clash);
  g_test_add_func ("/board/solution", a_solution_is_full_and_right);
  return g_test_run ();
}
