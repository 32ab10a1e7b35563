/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* multi-sector.c — as many cells as there is room for their digits.
 *
 * Each digit of some cells can stand there only so often: as often as there are rows that hold its places, or columns. Where all
 * digits together can stand there just as often as there are cells, each must stand there as often as it can, once in each of its
 * houses. So it goes from the rest of these houses.
 *
 *   multi-sector locked set   the cells where some rows and some columns cross; each digit is counted by the rows, or by the
 *   columns SK loop                   16 cells: in four boxes that form a rectangle, those beside a filled cell in its row and
 *                             its column. They are eight pairs in a ring, joined by a line and by a box in turn, and each digit
 *                             is counted by the fewest of these that hold its places
 *
 * Groups: pattern for each house, with its cells and the digits that stand in them once; cover: all these houses. */
#include "routines.h"

#include <string.h>

enum { LINES_LEAST = 2, LINES_MOST = 6, CELLS_LEAST = 6, RING = 8 };

typedef struct {
  CellSet cells;
  Digits  once[N_HOUSES];            /* in each house */
} Share;

static CellSet
struck_in (const Position *position, const Share *share, int house, int digit)
{
  return cells_difference (position_places_in (position, house, digit), share->cells);
}

/* True: stop. */
static bool
tell (const Position *position, const Technique *technique, Finds *finds, const Share *share)
{
  Deduction found;

  deduction_start (&found, technique);
  found.cells = share->cells;
  for (int house = 0; house < N_HOUSES; house++)
    if (share->once[house])
      {
        found.cover |= UINT32_C (1) << house;
        found.digits |= share->once[house];
        deduction_group (&found, ROLE_PATTERN, cells_intersection (share->cells, house_set (house)), share->once[house], house);
        for_each_digit (digit, share->once[house])
          deduction_strike (&found, struck_in (position, share, house, digit), digit);
      }
  return finds_add (finds, &found);
}

/* Crossings of rows and columns. A set of lines: bit i for line i. */

typedef struct {
  const Position *position;
  unsigned        open[9], places[10][9];      /* of a row: in which columns there is an open cell, a place of the digit */
} Grid;

static void
look_at (const Position *position, Grid *grid)
{
  memset (grid, 0, sizeof *grid);
  grid->position = position;
  for_each_cell (cell, position->empty)
    {
      grid->open[cell_row (cell)] |= 1u << cell_column (cell);
      for_each_digit (digit, position->marks[cell])
        grid->places[digit][cell_row (cell)] |= 1u << cell_column (cell);
    }
}

/* In how many of the rows, and in how many of the columns, the digit has places where they cross. */
static int
rows_with (const Grid *grid, unsigned rows, unsigned columns, int digit)
{
  int n = 0;

  for (; rows; rows &= rows - 1)
    n += (grid->places[digit][__builtin_ctz (rows)] & columns) != 0;
  return n;
}

static unsigned
columns_with (const Grid *grid, unsigned rows, int digit)
{
  unsigned columns = 0;

  for (; rows; rows &= rows - 1)
    columns |= grid->places[digit][__builtin_ctz (rows)];
  return columns;
}

static int
count_cells (const Grid *grid, unsigned rows, unsigned columns)
{
  int n = 0;

  for (; rows; rows &= rows - 1)
    n += __builtin_popcount (grid->open[__builtin_ctz (rows)] & columns);
  return n;
}

/* The digit's houses: the lines of the kind with places of it. Returns how many candidates go. */
static int
count_by (const Position *position, Share *share, int kind, int digit)
{
  int n = 0;

  for (int house = kind; house < kind + 9; house++)
    if (!cells_is_empty (cells_intersection (share->cells, position_places_in (position, house, digit))))
      {
        share->once[house] |= digits_of (digit);
        n += cells_count (struck_in (position, share, house, digit));
      }
  return n;
}

/* There is room just for the cells: by which lines each digit is counted. True: stop. */
static bool
share_out (const Grid *grid, unsigned rows, unsigned columns, const Technique *technique, Finds *finds)
{
  Share share = { .cells = CELLS_NONE };

  for_each_cell (cell, grid->position->empty)
    if (rows >> cell_row (cell) & 1 && columns >> cell_column (cell) & 1)
      cells_add (&share.cells, cell);
  for (int digit = 1; digit <= 9; digit++)
    {
      int   by_rows = rows_with (grid, rows, columns, digit);
      int   by_columns = __builtin_popcount (columns_with (grid, rows, digit) & columns);
      Share other = share;
      int   gone = count_by (grid->position, &share, by_rows <= by_columns ? HOUSE_ROWS : HOUSE_COLUMNS, digit);

      if (by_rows == by_columns && count_by (grid->position, &other, HOUSE_COLUMNS, digit) > gone)
        share = other;
    }
  return tell (grid->position, technique, finds, &share);
}

/* Whether the digits have just as much room as there are cells. */
static bool
is_full (const Grid *grid, unsigned rows, unsigned columns, const unsigned with[10])
{
  int left = count_cells (grid, rows, columns);

  if (left < CELLS_LEAST)
    return false;
  for (int digit = 1; digit <= 9 && left >= 0; digit++)
    {
      int by_columns = __builtin_popcount (with[digit] & columns);
      int by_rows = by_columns > 1 ? rows_with (grid, rows, columns, digit) : by_columns;

      left -= by_rows < by_columns ? by_rows : by_columns;
    }
  return left == 0;
}

void
find_multi_sector (const Position *position, const Technique *technique, Finds *finds)
{
  Grid grid;

  look_at (position, &grid);
  for (int size = LINES_LEAST; size <= LINES_MOST; size++)
    for (unsigned rows = 0; rows < 512 && !stop_now (finds->stop); rows++)
      {
        unsigned with[10] = { 0 };

        if (__builtin_popcount (rows) != size)
          continue;
        for (int digit = 1; digit <= 9; digit++)
          with[digit] = columns_with (&grid, rows, digit);
        for (unsigned columns = 0; columns < 512; columns++)
          if (__builtin_popcount (columns) >= LINES_LEAST && __builtin_popcount (columns) <= LINES_MOST
              && is_full (&grid, rows, columns, with) && share_out (&grid, rows, columns, technique, finds))
            return;
      }
}

/* The ring of eight pairs. */

typedef struct {
  CellSet pair[RING];
  int     join[RING];                /* the house that joins a pair to the next one */
} Ring;

static void
set_pair (Ring *ring, int n, int line, int box, int crossing, int join)
{
  ring->pair[n] = cells_difference (cells_intersection (house_set (line), house_set (box)), cells_of (crossing));
  ring->join[n] = join;
}

/* By two rows and two columns. False: a crossing is open, or a cell beside one is filled. */
static bool
make_ring (const Position *position, const int rows[2], const int columns[2], Ring *ring)
{
  static const uint8_t around[4][2] = { { 0, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 } };

  for (int i = 0; i < 4; i++)
    {
      int row = rows[around[i][0]], column = columns[around[i][1]], crossing = cell_at (row, column);
      int box = cell_house (crossing, HOUSE_BOXES), first = i % 2 ? row : HOUSE_COLUMNS + column;
      int second = i % 2 ? HOUSE_COLUMNS + column : row;

      set_pair (ring, 2 * i, first, box, crossing, box);
      set_pair (ring, 2 * i + 1, second, box, crossing, second);
      if (cells_has (position->empty, crossing)
          || !cells_is_empty (cells_difference (cells_union (ring->pair[2 * i], ring->pair[2 * i + 1]), position->empty)))
        return false;
    }
  return true;
}

/* The fewest joints that meet each pair with the digit; of several the one that strikes most. Returns their number. */
static int
join_up (const Position *position, const Ring *ring, const Share *share, int digit, unsigned *joints)
{
  int least = RING + 1, most = -1;

  for (unsigned chosen = 0; chosen < 1u << RING; chosen++)
    {
      int  n = __builtin_popcount (chosen), gone = 0;
      bool meets = n <= least;

      for (int i = 0; i < RING && meets; i++)
        meets = chosen >> i & 1 || chosen >> (i + RING - 1) % RING & 1
                || cells_is_empty (cells_intersection (ring->pair[i], position->places[digit]));
      for (int i = 0; i < RING && meets; i++)
        gone += chosen >> i & 1 ? cells_count (struck_in (position, share, ring->join[i], digit)) : 0;
      if (meets && (n < least || gone > most))
        {
          least = n;
          most = gone;
          *joints = chosen;
        }
    }
  return least;
}

static bool
try_ring (const Position *position, const Ring *ring, const Technique *technique, Finds *finds)
{
  Share share = { .cells = CELLS_NONE };
  int   left = 2 * RING;

  for (int i = 0; i < RING; i++)
    share.cells = cells_union (share.cells, ring->pair[i]);
  for (int digit = 1; digit <= 9 && left >= 0; digit++)
    {
      unsigned joints = 0;

      left -= join_up (position, ring, &share, digit, &joints);
      for (int i = 0; i < RING; i++)
        if (joints >> i & 1)
          share.once[ring->join[i]] |= digits_of (digit);
    }
  return left == 0 && tell (position, technique, finds, &share);
}

void
find_sk_loop (const Position *position, const Technique *technique, Finds *finds)
{
  for (int choice = 0; choice < 81 * 81; choice++)
    {
      const int rows[2] = { choice % 9, choice / 9 % 9 }, columns[2] = { choice / 81 % 9, choice / 729 };
      Ring      ring;

      if (rows[0] / 3 < rows[1] / 3 && columns[0] / 3 < columns[1] / 3 && make_ring (position, rows, columns, &ring)
          && try_ring (position, &ring, technique, finds))
        return;
    }
}
