/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology-extras.c — what holds on the whole board: diagonals, windows, positions, chess moves, neighbours, thirds. */
#include "topology-private.h"

#include <stdlib.h>

static bool
has (const Build *build, Extra extra)
{
  return build->rules->extras >> extra & 1;
}

/* One grid of n × n, without which diagonals and windows have no place. */
static bool
is_square (const Rules *rules)
{
  return rules->n_grids == 0 && rules->rows == rules->n && rules->columns == rules->n;
}

static void
build_diagonal (Build *build, bool up)
{
  int n = build->rules->n;
  uint16_t cells[RULES_LINE_MAX];

  for (int i = 0; i < n; i++)
    cells[i] = (uint16_t) (i * n + (up ? n - 1 - i : i));
  build_house (build, HOUSE_DIAGONAL, up ? 1 : 2, cells, n);
}

static void
build_windows (Build *build)
{
  const Rules *rules = build->rules;
  int rows = rules->box_rows, columns = rules->box_columns, n = rules->n, number = 0;

  for (int row = 1; row + rows < n; row += rows + 1)
    for (int column = 1; column + columns < n; column += columns + 1)
      {
        uint16_t cells[RULES_LINE_MAX];

        for (int i = 0; i < n; i++)
          cells[i] = (uint16_t) ((row + i / columns) * n + column + i % columns);
        build_house (build, HOUSE_WINDOW, ++number, cells, n);
      }
}

static void
build_positions (Build *build)
{
  const Rules *rules = build->rules;
  int rows = rules->box_rows, columns = rules->box_columns;

  for (int position = 0; position < rows * columns; position++)
    {
      uint16_t cells[RULES_CELLS_MAX];
      int n_cells = 0;

      for (int row = position / columns; row < rules->rows; row += rows)
        for (int column = position % columns; column < rules->columns; column += columns)
          cells[n_cells++] = (uint16_t) (row * rules->columns + column);
      build_house (build, HOUSE_DISJOINT, position + 1, cells, n_cells);
    }
}

/* Each pair of cells so far apart, once. */
static void
build_moves (Build *build, int down, int across)
{
  const Rules *rules = build->rules;

  for (int row = 0; row + down < rules->rows; row++)
    for (int column = 0; column < rules->columns; column++)
      for (int side = -1; side <= 1; side += 2)
        {
          int other = column + side * across;

          if (other >= 0 && other < rules->columns)
            build_pair (build, row * rules->columns + column, (row + down) * rules->columns + other, allow_different, 0);
        }
}

static bool
allow_not_both (int a, int b, int value)
{
  return a != value || b != value;
}

static void
build_taxi (Build *build)
{
  const Rules *rules = build->rules;
  int n_cells = rules_n_cells (rules);

  for (int one = 0; one < n_cells; one++)
    for (int other = one + 1; other < n_cells; other++)
      {
        int steps = abs (one / rules->columns - other / rules->columns) + abs (one % rules->columns - other % rules->columns);

        if (steps <= rules->n)
          build_pair (build, one, other, allow_not_both, steps);
      }
}

/* A white dot says the opposite, and is right. */
static void
look_apart (Build *build, int one, int other, int least)
{
  if (!build_is_marked (build, one, other, "white"))
    build_pair (build, one, other, allow_apart, least);
}

static void
build_squares (Build *build)
{
  const Rules *rules = build->rules;
  int columns = rules->columns;

  for (int row = 0; row + 1 < rules->rows; row++)
    for (int column = 0; column + 1 < columns; column++)
      {
        int corner = row * columns + column;
        uint16_t cells[4] = { (uint16_t) corner, (uint16_t) (corner + 1), (uint16_t) (corner + columns),
                              (uint16_t) (corner + columns + 1) };

        if (topology_exists (build->topology, cells[0]) && topology_exists (build->topology, cells[1])
            && topology_exists (build->topology, cells[2]) && topology_exists (build->topology, cells[3]))
          build_scan (build, SCAN_THIRDS, cells, 4, 0);
      }
}

FaultKind
build_extras (Build *build)
{
  const Rules *rules = build->rules;

  for (int extra = 0; extra < N_EXTRAS; extra++)
    {
      bool square = extra == EXTRA_WINDOKU || extra == EXTRA_DIAGONAL_UP || extra == EXTRA_DIAGONAL_DOWN;
      bool boxed = extra == EXTRA_WINDOKU || extra == EXTRA_DISJOINT;
      bool right = (!square || is_square (rules)) && (!boxed || (rules->box_rows && rules->n_grids == 0))
                   && (extra != EXTRA_WINDOKU || rules->box_rows * rules->box_columns == rules->n)
                   && (extra != EXTRA_DISJOINT || rules->rows * rules->columns <= rules->box_rows * rules->box_columns * rules->n)
                   && (extra != EXTRA_ENTROPY || rules->n % 3 == 0);

      if (has (build, (Extra) extra) && !right)
        {
          build->fault->number = extra;
          return FAULT_EXTRA;
        }
    }
  if (has (build, EXTRA_DIAGONAL_UP))
    build_diagonal (build, true);
  if (has (build, EXTRA_DIAGONAL_DOWN))
    build_diagonal (build, false);
  if (has (build, EXTRA_WINDOKU))
    build_windows (build);
  if (has (build, EXTRA_DISJOINT))
    build_positions (build);
  if (has (build, EXTRA_ANTIKNIGHT))
    {
      build_moves (build, 1, 2);
      build_moves (build, 2, 1);
    }
  if (has (build, EXTRA_ANTIKING))
    build_moves (build, 1, 1);
  if (has (build, EXTRA_NONCONSECUTIVE))
    build_neighbours (build, look_apart, 2);
  if (has (build, EXTRA_ANTITAXICAB))
    build_taxi (build);
  if (has (build, EXTRA_ENTROPY))
    build_squares (build);
  return FAULT_NONE;
}
