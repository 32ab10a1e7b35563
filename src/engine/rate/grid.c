/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "grid.h"

#include <string.h>

#define HOUSES_OF(r, c) { HOUSE_BOXES + (r) / 3 * 3 + (c) / 3, HOUSE_ROWS + (r), HOUSE_COLUMNS + (c) }
#define PLACES_OF(r, c) { (r) % 3 * 3 + (c) % 3, (c), (r) }
#define ROW(of, r) of (r, 0), of (r, 1), of (r, 2), of (r, 3), of (r, 4), of (r, 5), of (r, 6), of (r, 7), of (r, 8)
#define GRID(of) \
  { \
    ROW (of, 0), ROW (of, 1), ROW (of, 2), ROW (of, 3), ROW (of, 4), ROW (of, 5), ROW (of, 6), ROW (of, 7), ROW (of, 8) \
  }

#define COUNT_3(n) (n), (n) + 1, (n) + 1, (n) + 2, (n) + 1, (n) + 2, (n) + 2, (n) + 3
#define COUNT_6(n) \
  COUNT_3 (n), COUNT_3 ((n) + 1), COUNT_3 ((n) + 1), COUNT_3 ((n) + 2), COUNT_3 ((n) + 1), COUNT_3 ((n) + 2), \
  COUNT_3 ((n) + 2), COUNT_3 ((n) + 3)
#define NEW_PLACES_OF(r, c) \
  { NINE_ALL & ~(1 << ((r) % 3 * 3 + (c) % 3)), NINE_ALL & ~(7 << (c) / 3 * 3), NINE_ALL & ~(7 << (r) / 3 * 3) }

/* The k-th of the box without the cell itself, of the row and of the column without the box. */
#define OTHER(k, n) ((k) + ((k) >= (n)))
#define BOX_CELL(r, c, p) (((r) / 3 * 3 + (p) / 3) * 9 + (c) / 3 * 3 + (p) % 3)
#define IN_BOX(r, c, k) BOX_CELL (r, c, OTHER (k, (r) % 3 * 3 + (c) % 3))
#define OUTSIDE(k, n) ((k) < (n) / 3 * 3 ? (k) : (k) + 3)
#define IN_ROW(r, c, k) ((r) * 9 + OUTSIDE (k, c))
#define IN_COLUMN(r, c, k) (OUTSIDE (k, r) * 9 + (c))
#define PEERS_OF(r, c) \
  { \
    IN_BOX (r, c, 0), IN_BOX (r, c, 1), IN_BOX (r, c, 2), IN_BOX (r, c, 3), IN_BOX (r, c, 4), IN_BOX (r, c, 5), \
    IN_BOX (r, c, 6), IN_BOX (r, c, 7), IN_ROW (r, c, 0), IN_ROW (r, c, 1), IN_ROW (r, c, 2), IN_ROW (r, c, 3), \
    IN_ROW (r, c, 4), IN_ROW (r, c, 5), IN_COLUMN (r, c, 0), IN_COLUMN (r, c, 1), IN_COLUMN (r, c, 2), \
    IN_COLUMN (r, c, 3), IN_COLUMN (r, c, 4), IN_COLUMN (r, c, 5) \
  }

const uint8_t rate_peers[N_CELLS][N_PEERS] = GRID (PEERS_OF);
const uint8_t nine_counts[NINE_ALL + 1] = {
  COUNT_6 (0), COUNT_6 (1), COUNT_6 (1), COUNT_6 (2), COUNT_6 (1), COUNT_6 (2), COUNT_6 (2), COUNT_6 (3),
};
const uint8_t rate_houses[N_CELLS][N_KINDS] = GRID (HOUSES_OF);
const uint8_t rate_places[N_CELLS][N_KINDS] = GRID (PLACES_OF);
const Nine rate_new_places[N_CELLS][N_KINDS] = GRID (NEW_PLACES_OF);
const uint8_t rate_kinds[N_KINDS] = { HOUSE_BOXES, HOUSE_ROWS, HOUSE_COLUMNS };
const uint8_t rate_kinds_b[N_KINDS] = { HOUSE_BOXES, HOUSE_COLUMNS, HOUSE_ROWS };

/* Boxes, then columns, cross with 27 houses each, and rows do: houses in the order rows, columns, boxes. */
#define CROSS_ROW_BOX(r, b)    ((r) / 3 == (b) / 3 ? 7 << (b) % 3 * 3 : 0)
#define CROSS_COLUMN_BOX(c, b) ((c) / 3 == (b) % 3 ? 7 << (b) / 3 * 3 : 0)
#define CROSS_BOX_ROW(b, r)    ((r) / 3 == (b) / 3 ? 7 << (r) % 3 * 3 : 0)
#define CROSS_BOX_COLUMN(b, c) ((c) / 3 == (b) % 3 ? 0x49 << (c) % 3 : 0)
#define NINE(of, i) of (i, 0), of (i, 1), of (i, 2), of (i, 3), of (i, 4), of (i, 5), of (i, 6), of (i, 7), of (i, 8)
#define NONE_9 0, 0, 0, 0, 0, 0, 0, 0, 0
#define CROSS_ROW(r, c)    { NONE_9, NONE_9, NINE (CROSS_ROW_BOX, r) }
#define CROSS_COLUMN(c, r) { NONE_9, NONE_9, NINE (CROSS_COLUMN_BOX, c) }
#define CROSS_BOX(b, c)    { NINE (CROSS_BOX_ROW, b), NINE (CROSS_BOX_COLUMN, b), NONE_9 }
#define EACH(of) of (0, 0), of (1, 0), of (2, 0), of (3, 0), of (4, 0), of (5, 0), of (6, 0), of (7, 0), of (8, 0)

const Nine rate_crosses[N_HOUSES][N_HOUSES] = { EACH (CROSS_ROW), EACH (CROSS_COLUMN), EACH (CROSS_BOX) };

void
rate_grid_from_board (RateGrid *grid, const Board *board)
{
  memset (grid, 0, sizeof *grid);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const uint8_t *houses = rate_houses[cell], *places = rate_places[cell];

      grid->digit[cell] = board->digit[cell];
      if (board->digit[cell])
        {
          grid->n_filled[board->digit[cell] - 1]++;
          continue;
        }
      grid->marks[cell] = (Nine) (board_possible (board, cell) >> 1);
      for (int kind = 0; kind < N_KINDS; kind++)
        {
          grid->n_empty[houses[kind]]++;
          for_each_digit (d, grid->marks[cell])
            grid->at[houses[kind]][d] |= nine_of (places[kind]);
        }
    }
}

void
rate_grid_strike (RateGrid *grid, int cell, int d)
{
  grid->marks[cell] = nine_minus (grid->marks[cell], nine_of (d));
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      Nine *at = &grid->at[rate_houses[cell][kind]][d];

      *at = nine_minus (*at, nine_of (rate_places[cell][kind]));
    }
}

void
rate_grid_place (RateGrid *grid, int cell, int d)
{
  for_each_digit (other, grid->marks[cell])
    rate_grid_strike (grid, cell, other);
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      int house = rate_houses[cell][kind];

      grid->n_empty[house]--;
      for_each_digit (place, grid->at[house][d])
        rate_grid_strike (grid, house_cell (house, place), d);
    }
  grid->digit[cell] = (uint8_t) (d + 1);
  grid->n_filled[d]++;
}

bool
rate_grid_is_full (const RateGrid *grid)
{
  int n_empty = 0;

  for (int row = 0; row < 9; row++)
    n_empty += grid->n_empty[HOUSE_ROWS + row];
  return n_empty == 0;
}

void
rate_hint_clear (RateHint *hint)
{
  memset (hint, 0, sizeof *hint);
  hint->cell = NO_CELL;
}

void
rate_hint_remove (RateHint *hint, const RateGrid *grid, int cell, Nine digits)
{
  hint->removed[cell] |= (Nine) (digits & grid->marks[cell]);
  hint->removes |= (digits & grid->marks[cell]) != 0;
}

void
rate_hint_apply (const RateHint *hint, RateGrid *grid)
{
  if (hint->removes)
    for (int cell = 0; cell < N_CELLS; cell++)
      for_each_digit (d, hint->removed[cell])
        rate_grid_strike (grid, cell, d);
  if (hint->cell != NO_CELL)
    rate_grid_place (grid, hint->cell, hint->digit);
}
