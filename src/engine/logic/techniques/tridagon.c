/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* tridagon.c — twelve cells that three digits cannot fill, and the candidates that save them.
 *
 * In four boxes that form a rectangle, three cells each that share no line. Put three digits into them: from a box to the one
 * beside it the digits of the three rows move on in a ring, which is an even permutation, and so do those of the three columns
 * from a box to the one below it. Going round all four, the way that the cells lie in their boxes must be even together. Where
 * it is odd, three digits cannot fill the cells, and one of their other candidates, the guardians, is true. What does not go
 * with any of them goes.
 *
 * Groups: pattern for the twelve cells and the three digits, extra for each cell with guardians; base: the four boxes. */
#include "routines.h"

enum { WAYS = 6, GUARDIANS_MAX = 6 };

/* How three cells of a box share no line: the column of each row; the first three are even. */
static const uint8_t ways[WAYS][3] = { { 0, 1, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 0, 2, 1 }, { 1, 0, 2 }, { 2, 1, 0 } };

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              boxes[4];
  Digits           digits;
} Search;

static CellSet
cells_of_way (int box, int way)
{
  CellSet cells = CELLS_NONE;

  for (int row = 0; row < 3; row++)
    cells_add (&cells, cell_at (box / 3 * 3 + row, box % 3 * 3 + ways[way][row]));
  return cells;
}

/* The candidates of the pattern's cells that are none of its digits. */
static int
count_guardians (const Search *search, CellSet cells)
{
  int n = 0;

  for_each_cell (cell, cells)
    n += digits_count (digits_difference (search->position->marks[cell], search->digits));
  return n;
}

/* What is false if the candidate is true. */
static void
keep_excluded (int cell, int digit, CandidateSet *excluded)
{
  for (int other = 1; other <= 9; other++)
    excluded->cells[other] = cells_intersection (excluded->cells[other],
                                                 other == digit ? cell_peer_set (cell) : cells_of (cell));
}

/* True: stop. */
static bool
judge (const Search *search, CellSet cells)
{
  const Position *position = search->position;
  Deduction       found;
  CandidateSet    excluded = { .cells = { CELLS_NONE } };

  for (int digit = 1; digit <= 9; digit++)
    excluded.cells[digit] = position->places[digit];
  deduction_start (&found, search->technique);
  found.cells = cells;
  found.digits = search->digits;
  for (int i = 0; i < 4; i++)
    found.base |= UINT32_C (1) << (HOUSE_BOXES + search->boxes[i]);
  deduction_group (&found, ROLE_PATTERN, cells, search->digits, NO_HOUSE);
  for_each_cell (cell, cells)
    {
      Digits guardians = digits_difference (position->marks[cell], search->digits);

      for_each_digit (digit, guardians)
        keep_excluded (cell, digit, &excluded);
      if (guardians)
        deduction_group (&found, ROLE_EXTRA, cells_of (cell), guardians, NO_HOUSE);
    }
  for (int digit = 1; digit <= 9; digit++)
    deduction_strike (&found, excluded.cells[digit], digit);
  return found.n_groups > 1 && finds_add (search->finds, &found); /* unreached: without guardians there were no solution */
}

/* The cells of the next box. odd: those so far. */
static bool
choose (const Search *search, int n, CellSet cells, bool odd)
{
  if (n == 4)
    return odd && judge (search, cells);

  for (int way = 0; way < WAYS; way++)
    {
      CellSet more = cells_of_way (search->boxes[n], way);

      if (!cells_is_empty (cells_difference (more, search->position->empty)))
        continue;
      more = cells_union (cells, more);
      if (count_guardians (search, more) <= GUARDIANS_MAX && choose (search, n + 1, more, odd != (way >= 3)))
        return true;
    }
  return false;
}

static bool
choose_digits (Search *search)
{
  for (int a = 1; a <= 7; a++)
    for (int b = a + 1; b <= 8; b++)
      for (int c = b + 1; c <= 9; c++)
        {
          search->digits = digits_of (a) | digits_of (b) | digits_of (c);
          if (choose (search, 0, CELLS_NONE, false))
            return true;
        }
  return false;
}

void
find_tridagon (const Position *position, const Technique *technique, Finds *finds)
{
  static const uint8_t pairs[3][2] = { { 0, 1 }, { 0, 2 }, { 1, 2 } };
  Search               search = { .position = position, .technique = technique, .finds = finds };

  for (int choice = 0; choice < 9; choice++)
    {
      for (int i = 0; i < 4; i++)
        search.boxes[i] = 3 * pairs[choice / 3][i / 2] + pairs[choice % 3][i % 2];
      if (stop_now (finds->stop) || choose_digits (&search))
        return;
    }
}
