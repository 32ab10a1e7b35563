/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "cover.h"

#include <string.h>

/* The columns of each row, in order of their numbers. */
#define ROW(r, c, d) { 1 + (r) * 9 + (c), 82 + (r) * 9 + (d), 163 + (c) * 9 + (d), \
                       244 + ((r) / 3 * 3 + (c) / 3) * 9 + (d) }
#define CELL(r, c) ROW (r, c, 0), ROW (r, c, 1), ROW (r, c, 2), ROW (r, c, 3), ROW (r, c, 4), ROW (r, c, 5), \
                   ROW (r, c, 6), ROW (r, c, 7), ROW (r, c, 8)
#define LINE(r)    CELL (r, 0), CELL (r, 1), CELL (r, 2), CELL (r, 3), CELL (r, 4), CELL (r, 5), CELL (r, 6), \
                   CELL (r, 7), CELL (r, 8)

static const uint16_t columns_of[COVER_ROWS][4] = {
  LINE (0), LINE (1), LINE (2), LINE (3), LINE (4), LINE (5), LINE (6), LINE (7), LINE (8)
};

static inline int
column_of (int node)
{
  return (&columns_of[0][0])[node - COVER_FIRST_NODE];
}

/* The node to the right in its row, which is a circle. */
static inline int
right_of (int node)
{
  int at = node - COVER_FIRST_NODE;

  return COVER_FIRST_NODE + ((at & ~3) | ((at + 1) & 3));
}

static inline int
left_of (int node)
{
  int at = node - COVER_FIRST_NODE;

  return COVER_FIRST_NODE + ((at & ~3) | ((at - 1) & 3));
}

int
cover_column_house (int column, int *which)
{
  int house = (column - 1 - N_CELLS) / 9;

  if (column <= N_CELLS)
    {
      *which = column - 1;
      return NO_HOUSE;
    }
  *which = (column - 1 - N_CELLS) % 9 + 1;
  return house;
}

void
cover_start (Cover *cover)
{
  memset (cover, 0, sizeof *cover);
  for (int column = 0; column <= COVER_COLUMNS; column++)
    {
      cover->left[column] = (uint16_t) (column ? column - 1 : COVER_COLUMNS);
      cover->right[column] = (uint16_t) (column < COVER_COLUMNS ? column + 1 : COVER_ROOT);
      cover->up[column] = cover->down[column] = (uint16_t) column;
    }

  for (int node = COVER_FIRST_NODE; node < COVER_NODES; node++)
    {
      int column = column_of (node), last = cover->up[column];

      cover->up[node] = (uint16_t) last;
      cover->down[node] = (uint16_t) column;
      cover->down[last] = cover->up[column] = (uint16_t) node;
      cover->size[column]++;
    }
}

int
cover_choose (const Cover *cover)
{
  int best = COVER_ROOT, fewest = COVER_ROWS;

  for (int column = cover->right[COVER_ROOT]; column != COVER_ROOT; column = cover->right[column])
    if (cover->size[column] < fewest)
      {
        best = column;
        fewest = cover->size[column];
      }

  return best;
}

static void
cover_column (Cover *cover, int column)
{
  cover->left[cover->right[column]] = cover->left[column];
  cover->right[cover->left[column]] = cover->right[column];

  for (int row = cover->down[column]; row != column; row = cover->down[row])
    for (int node = right_of (row); node != row; node = right_of (node))
      {
        cover->up[cover->down[node]] = cover->up[node];
        cover->down[cover->up[node]] = cover->down[node];
        cover->size[column_of (node)]--;
      }
}

static void
uncover_column (Cover *cover, int column)
{
  for (int row = cover->up[column]; row != column; row = cover->up[row])
    for (int node = left_of (row); node != row; node = left_of (node))
      {
        cover->size[column_of (node)]++;
        cover->up[cover->down[node]] = (uint16_t) node;
        cover->down[cover->up[node]] = (uint16_t) node;
      }

  cover->left[cover->right[column]] = (uint16_t) column;
  cover->right[cover->left[column]] = (uint16_t) column;
}

static int
node_in (int row, int column)
{
  int node = COVER_FIRST_NODE + 4 * row;

  while (column_of (node) != column)
    node++;
  return node;
}

void
cover_take (Cover *cover, int row, int column)
{
  int chosen = node_in (row, column);

  cover_column (cover, column);
  for (int node = right_of (chosen); node != chosen; node = right_of (node))
    cover_column (cover, column_of (node));
}

void
cover_put_back (Cover *cover, int row, int column)
{
  int chosen = node_in (row, column);

  for (int node = left_of (chosen); node != chosen; node = left_of (node))
    uncover_column (cover, column_of (node));
  uncover_column (cover, column);
}
