/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-two-lines.c — what Qiu's deadly pattern says, by counting: of grids, two lines and two cells beside them are emptied, and
 * there is more than one way to fill them again, whichever of the clues that the pattern allows are left. */
#include "puzzles.h"

#include "engine/core/random.h"
#include "engine/fast/count.h"
#include "engine/logic/two-lines.h"

typedef struct {
  const uint8_t *grid;
  int            line, other;
  CellSet        corners;
  Digits         digits;
  int            n, n_closed;        /* boards that were counted; those with a ring that is filled */
} Pattern;

/* Whether the two digits stand crosswise where the lines cross. */
static bool
is_pattern (Pattern *pattern)
{
  CellSet crossing = two_lines_crossing (pattern->line, pattern->other, pattern->corners);
  Digits  there = DIGITS_NONE;

  pattern->digits = DIGITS_NONE;
  for_each_cell (corner, pattern->corners)
    pattern->digits |= digits_of (pattern->grid[corner]);
  for_each_cell (cell, crossing)
    there |= digits_of (pattern->grid[cell]);
  return cells_count (crossing) == 4 && !digits_difference (pattern->digits, there);
}

/* The places of the line in the ring that begins there. */
static unsigned
ring_of (const Pattern *pattern, int place)
{
  unsigned ring = 0;

  while (!(ring >> place & 1))
    {
      ring |= 1u << place;
      for (int i = 0; i < 9; i++)
        if (pattern->grid[house_cells[pattern->line][i]] == pattern->grid[house_cells[pattern->other][place]])
          {
            place = i;
            break;
          }
    }
  return ring;
}

static CellSet
cells_at (const Pattern *pattern, unsigned places)
{
  CellSet cells = CELLS_NONE;

  for (int i = 0; i < 9; i++)
    if (places >> i & 1)
      cells = cells_union (cells, cells_union (cells_of (house_cells[pattern->line][i]),
                                               cells_of (house_cells[pattern->other][i])));
  return cells;
}

/* The grid without the lines and the corners, but for what is kept of the lines. */
static void
check_kept (Pattern *pattern, CellSet kept)
{
  CellSet     lines = cells_union (house_set (pattern->line), house_set (pattern->other));
  CellSet     gone = cells_union (cells_difference (lines, kept), pattern->corners);
  CellSet     crossing = two_lines_crossing (pattern->line, pattern->other, pattern->corners), box;
  uint8_t     digit[N_CELLS];
  Position    position;
  CountPuzzle puzzle;
  Board       board;

  for (int cell = 0; cell < N_CELLS; cell++)
    digit[cell] = cells_has (gone, cell) ? 0 : pattern->grid[cell];
  board_from_digits (&board, digit);
  position_from_board (&position, &board);
  box = house_set (cell_house (cells_first (crossing), HOUSE_BOXES));
  for_each_digit (digit_there, pattern->digits)
    for_each_cell (cell, cells_difference (box, crossing))
      position_strike (&position, cell, digit_there);
  g_assert_true (two_lines_forbid (&position, pattern->line, pattern->other, pattern->corners, pattern->digits));
  count_puzzle_from_board (&puzzle, &board);
  g_assert_cmpint ((int) count_solutions (&puzzle, 2, NULL, NULL), ==, 2);
  pattern->n++;
}

/* No clue in the lines; those of one column; and with each ring that the digits are not in. */
static void
check (Pattern *pattern)
{
  CellSet  crossing = two_lines_crossing (pattern->line, pattern->other, pattern->corners), pair = CELLS_NONE;
  unsigned of_pair = 0;

  for_each_cell (cell, crossing)
    if (digits_has (pattern->digits, pattern->grid[cell]))
      cells_add (&pair, cell);
  for (int i = 0; i < 9; i++)
    if (!cells_is_empty (cells_intersection (cells_at (pattern, 1u << i), pair)))
      of_pair |= ring_of (pattern, i);
  check_kept (pattern, CELLS_NONE);
  for (int i = 0; i < 9; i++)
    {
      unsigned ring = ring_of (pattern, i);

      check_kept (pattern, cells_difference (cells_at (pattern, 1u << i), pair));
      if (ring & of_pair)
        continue;
      for (int k = 0; k < 9; k++)
        check_kept (pattern, cells_difference (cells_at (pattern, ring | 1u << k), pair));
      pattern->n_closed++;
    }
}

static void
check_grid (Pattern *pattern)
{
  for (pattern->line = HOUSE_ROWS; pattern->line < HOUSE_BOXES; pattern->line++)
    for (pattern->other = pattern->line + 1; pattern->other % 3; pattern->other++)
      for (int i = 0; i < 9; i++)
        {
          const int kind = house_kind (pattern->line), side = kind + (pattern->line + 3 + i) % 9;

          for (int a = 0; a < 9 && side / 3 != pattern->line / 3; a++)
            for (int b = a + 1; b % 3; b++)
              {
                pattern->corners = cells_union (cells_of (house_cells[side][a]), cells_of (house_cells[side][b]));
                if (is_pattern (pattern))
                  check (pattern);
              }
        }
}

static void
there_is_always_a_second_solution (void)
{
  g_autoptr (GArray) puzzles = puzzles_load ("exchange-hard");
  Pattern            pattern = { .n = 0 };

  for (guint i = 0; i < puzzles->len; i += 5)
    {
      uint8_t     solution[COUNT_KEPT][N_CELLS];
      CountPuzzle puzzle;

      count_puzzle_from_board (&puzzle, &g_array_index (puzzles, Board, i));
      g_assert_cmpint ((int) count_solutions (&puzzle, 2, solution, NULL), ==, 1);
      pattern.grid = solution[0];
      check_grid (&pattern);
    }
  g_test_message ("%d boards, %d with a ring", pattern.n, pattern.n_closed);
  g_assert_cmpint (pattern.n, >, 5000);
  g_assert_cmpint (pattern.n_closed, >, 500);
}

/* Clues in two columns are too many; so is one that stands where a digit of the pattern would. */
static void
other_clues_are_too_many (void)
{
  const char *grid = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  Position    position;
  Board       board;
  uint8_t     digit[N_CELLS] = { 0 };

  board_from_digits (&board, digit);
  position_from_board (&position, &board);
  g_assert_true (two_lines_are_free (&position, 3, 4));
  position_place (&position, cell_at (3, 0), grid[27] - '0');
  cells_add (&position.given, cell_at (3, 0));
  g_assert_true (two_lines_are_free (&position, 3, 4));
  position_place (&position, cell_at (3, 8), grid[35] - '0');
  g_assert_true (two_lines_are_free (&position, 3, 4));                  /* a player's, which may change */
  cells_add (&position.given, cell_at (3, 8));
  g_assert_false (two_lines_are_free (&position, 3, 4));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/logic/two-lines/there-is-always-a-second-solution", there_is_always_a_second_solution);
  g_test_add_func ("/logic/two-lines/other-clues-are-too-many", other_clues_are_too_many);
  return g_test_run ();
}
