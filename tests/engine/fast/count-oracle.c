/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "count-oracle.h"

#include "count-avx512-model.h"

#include <stdlib.h>
#include <string.h>

const CountKernel *
count_kernel_next (const CountKernel *kernel)
{
  const CountKernel *all[8];
  const char        *only = g_getenv ("SETDOKU_COUNT_KERNEL");
  int                n = 0, i = 0;

  while (count_kernels[n])
    {
      all[n] = count_kernels[n];
      n++;
    }
  all[n++] = &count_kernel_avx512_model;
  g_assert_cmpint (n, <=, G_N_ELEMENTS (all));

  while (kernel && all[i++] != kernel)
    ;
  while (i < n && (!all[i]->runs_here () || (only && strcmp (all[i]->id, only) != 0)))
    i++;
  if (!kernel && i == n)
    g_error ("there is no kernel %s that runs here", only);
  return i < n ? all[i] : NULL;
}

typedef struct {
  Digits       set[N_CELLS], row[9], column[9], box[9];
  uint8_t      digit[N_CELLS];
  uint64_t     n, limit;
  CountPuzzle *used;
  uint8_t     *first;
} Oracle;

static Digits
oracle_possible (const Oracle *o, int cell)
{
  return digits_difference (o->set[cell], o->row[cell / 9] | o->column[cell % 9] | o->box[cell_box (cell)]);
}

/* A digit with no place in a house, or with one: the cell, and ∅ or the digit; -1 if there is none. */
static int
oracle_forced (const Digits possible[N_CELLS], const uint8_t digit[N_CELLS], Digits *choices)
{
  for (int house = 0; house < N_HOUSES; house++)
    {
      const uint8_t *cells = house_cells[house];
      Digits         placed = DIGITS_NONE, once = DIGITS_NONE, twice = DIGITS_NONE;

      for (int i = 0; i < 9; i++)
        {
          placed |= digit[cells[i]] ? digits_of (digit[cells[i]]) : DIGITS_NONE;
          twice |= digits_intersection (once, possible[cells[i]]);
          once |= possible[cells[i]];
        }
      *choices = DIGITS_NONE;
      if (digits_union (placed, once) != DIGITS_ALL)
        return cells[0];
      *choices = digits_difference (once, twice);
      for (int i = 0; i < 9 && *choices; i++)
        if (digits_intersection (possible[cells[i]], *choices))
          {
            *choices = digits_intersection (possible[cells[i]], *choices);
            return cells[i];
          }
    }
  return -1;
}

/* What has the fewest ways to go on: a cell, or a digit with one place or none in a house. Returns the cell, and its
 * choices; -1 if all are filled. */
static int
oracle_choose (const Oracle *o, Digits *choices)
{
  Digits possible[N_CELLS];
  int    best = -1, fewest = 10, forced;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      possible[cell] = o->digit[cell] ? DIGITS_NONE : oracle_possible (o, cell);
      if (!o->digit[cell] && digits_count (possible[cell]) < fewest)
        {
          best = cell;
          fewest = digits_count (possible[cell]);
        }
    }
  if (best >= 0 && fewest > 1 && (forced = oracle_forced (possible, o->digit, choices)) >= 0)
    return forced;
  *choices = best >= 0 ? possible[best] : DIGITS_NONE;
  return best;
}

static void
oracle_found (Oracle *o)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (o->used)
        o->used->cell[cell] |= digits_of (o->digit[cell]);
      if (o->first && o->n == 0)
        o->first[cell] = o->digit[cell];
    }
  o->n++;
}

static void
oracle_search (Oracle *o)
{
  Digits choices;
  int    best = oracle_choose (o, &choices);

  if (best < 0)
    {
      oracle_found (o);
      return;
    }

  for_each_digit (d, choices)
    {
      Digits bit = digits_of (d);

      o->digit[best] = (uint8_t) d;
      o->row[best / 9] ^= bit;
      o->column[best % 9] ^= bit;
      o->box[cell_box (best)] ^= bit;
      oracle_search (o);
      o->digit[best] = 0;
      o->row[best / 9] ^= bit;
      o->column[best % 9] ^= bit;
      o->box[cell_box (best)] ^= bit;
      if (o->n == o->limit)
        return;
    }
}

uint64_t
oracle_count (const CountPuzzle *puzzle, uint64_t limit, CountPuzzle *used, uint8_t first[N_CELLS])
{
  Oracle o = { .limit = limit, .used = used, .first = first };

  memcpy (o.set, puzzle->cell, sizeof o.set);
  if (used)
    memset (used, 0, sizeof *used);
  oracle_search (&o);
  return o.n;
}

bool
oracle_is_solution (const CountPuzzle *puzzle, const uint8_t solution[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (solution[cell] < 1 || solution[cell] > 9 || !digits_has (puzzle->cell[cell], solution[cell]))
      return false;
  for (int house = 0; house < N_HOUSES; house++)
    {
      Digits all = DIGITS_NONE;

      for (int i = 0; i < 9; i++)
        all |= digits_of (solution[house_cells[house][i]]);
      if (all != DIGITS_ALL)
        return false;
    }
  return true;
}

CountPuzzle
count_puzzle_of (const char *text)
{
  CountPuzzle puzzle;
  Board       board;

  g_assert_true (board_parse (&board, text));
  count_puzzle_from_board (&puzzle, &board);
  return puzzle;
}

static void
shuffle (Random *random, int *item, uint32_t n)
{
  for (uint32_t i = n - 1; i > 0; i--)
    {
      uint32_t j = random_below (random, i + 1);
      int      swapped = item[i];

      item[i] = item[j];
      item[j] = swapped;
    }
}

/* The three boxes on the diagonal see nothing of each other, so they get any digits; the oracle fills in the rest, and
 * rows change places within their bands and columns within their stacks. */
static void
random_grid (Random *random, uint8_t grid[N_CELLS])
{
  CountPuzzle puzzle;
  uint8_t     filled[N_CELLS];
  int         row[9], column[9];

  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle.cell[cell] = DIGITS_ALL;
  for (int box = 0; box < 9; box += 4)
    {
      int digit[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

      shuffle (random, digit, 9);
      for (int i = 0; i < 9; i++)
        puzzle.cell[house_cells[HOUSE_BOXES + box][i]] = digits_of (digit[i]);
    }
  g_assert_cmpuint (oracle_count (&puzzle, 1, NULL, filled), ==, 1);

  for (int i = 0; i < 9; i++)
    row[i] = column[i] = i;
  for (int band = 0; band < 9; band += 3)
    {
      shuffle (random, row + band, 3);
      shuffle (random, column + band, 3);
    }
  for (int cell = 0; cell < N_CELLS; cell++)
    grid[cell] = filled[cell_at (row[cell / 9], column[cell % 9])];
}

CountPuzzle
random_puzzle (Random *random)
{
  int         clues = 20 + (int) random_below (random, 90);        /* some hit the same cell: up to 60 are left */
  bool        falsified = random_below (random, 3) == 0;
  uint8_t     grid[N_CELLS];
  CountPuzzle puzzle;

  random_grid (random, grid);
  for (int cell = 0; cell < N_CELLS; cell++)
    puzzle.cell[cell] = DIGITS_ALL;
  while (clues-- > 0)
    {
      uint32_t cell = random_below (random, N_CELLS);

      puzzle.cell[cell] = digits_of (grid[cell]);
      if (falsified && clues == 0)
        puzzle.cell[cell] = digits_of (1 + (int) random_below (random, 9));
    }
  return puzzle;
}

CountPuzzle
random_marks (Random *random)
{
  uint32_t    others = 15 + random_below (random, 30);       /* of a hundred */
  uint8_t     grid[N_CELLS];
  CountPuzzle puzzle;

  random_grid (random, grid);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      puzzle.cell[cell] = digits_of (grid[cell]);
      for (int digit = 1; digit <= 9; digit++)
        if (random_below (random, 100) < others)
          puzzle.cell[cell] |= digits_of (digit);
    }
  if (random_below (random, 3) == 0)
    {
      uint32_t cell = random_below (random, N_CELLS);

      puzzle.cell[cell] &= (Digits) ~digits_of (grid[cell]);
    }
  return puzzle;
}

CountPuzzle
count_puzzle_symmetric (const CountPuzzle *puzzle, int symmetry)
{
  CountPuzzle other;

  for (int row = 0; row < 9; row++)
    for (int column = 0; column < 9; column++)
      {
        Digits set = puzzle->cell[cell_at (row, column)], all = set << 4 | set >> 5;

        if (symmetry == 0)
          other.cell[cell_at (column, row)] = set;
        else if (symmetry == 1)
          other.cell[cell_at (column, 8 - row)] = set;
        else
          other.cell[cell_at (row, column)] = digits_intersection (all, DIGITS_ALL);
      }
  return other;
}

int
count_tests (int usual)
{
  const char *wanted = g_getenv ("SETDOKU_COUNT_TESTS");

  return wanted ? atoi (wanted) : usual;
}
