/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* board-plan-borders.c — what divides cells: thick where boxes, regions or grids end, thin elsewhere; and the extras that
 * hold for the whole board: diagonals and windows. */
#include "board-plan-private.h"

typedef enum { BORDER_NONE, BORDER_THIN, BORDER_THICK } BorderKind;

static bool
exists (const PlanBuild *build, int row, int column)
{
  return board_plan_cell_at (build->plan, row, column) >= 0;
}

/* Between two neighbours, right of or below one: whether the grid has a border there. */
static bool
grid_divides (const Rules *rules, int top, int left, int rows, int columns, int row, int column, bool down)
{
  int y = row - top, x = column - left, other_y = y + !down, other_x = x + down;
  bool one = y >= 0 && y < rows && x >= 0 && x < columns;
  bool other = other_y >= 0 && other_y < rows && other_x >= 0 && other_x < columns;

  if (one != other)
    return true;
  return one && rules->box_rows
         && (y / rules->box_rows != other_y / rules->box_rows || x / rules->box_columns != other_x / rules->box_columns);
}

/* down: the border right of the cell; else the one below. Cells beyond the canvas do not exist. */
static BorderKind
border_at (const PlanBuild *build, int row, int column, bool down)
{
  const Rules *rules = build->rules;
  int other_row = row + !down, other_column = column + down;
  bool one = exists (build, row, column), other = exists (build, other_row, other_column);

  if (!one && !other)
    return BORDER_NONE;
  if (!one || !other)
    return build->plan->framed ? BORDER_NONE : BORDER_THICK;
  if (rules->has_regions)
    return rules->region[row * rules->columns + column] != rules->region[other_row * rules->columns + other_column]
           ? BORDER_THICK : BORDER_THIN;
  if (rules->n_grids == 0)
    return grid_divides (rules, 0, 0, rules->rows, rules->columns, row, column, down) ? BORDER_THICK : BORDER_THIN;
  for (int i = 0; i < rules->n_grids; i++)
    if (grid_divides (rules, rules->grid[i] / rules->columns, rules->grid[i] % rules->columns, rules->n, rules->n, row, column,
                      down))
      return BORDER_THICK;
  return BORDER_THIN;
}

/* Along one line between cells: runs of one kind are one border. */
static void
add_line (PlanBuild *build, int at, bool down)
{
  int length = down ? build->rules->rows : build->rules->columns, start = 0;
  BorderKind kind = BORDER_NONE;

  for (int i = 0; i <= length; i++)
    {
      BorderKind here = i == length ? BORDER_NONE : border_at (build, down ? i : at - 1, down ? at - 1 : i, down);

      if (here == kind && i < length)
        continue;
      if (kind != BORDER_NONE)
        {
          PlanBorder border = { (uint8_t) (down ? start : at), (uint8_t) (down ? at : start), (uint8_t) (i - start), down,
                                kind == BORDER_THICK };

          g_array_append_val (build->borders, border);
        }
      kind = here;
      start = i;
    }
}

void
plan_borders (PlanBuild *build)
{
  for (int column = 0; column <= build->rules->columns; column++)
    add_line (build, column, true);
  for (int row = 0; row <= build->rules->rows; row++)
    add_line (build, row, false);
}

static bool
has (const PlanBuild *build, Extra extra)
{
  return build->rules->extras >> extra & 1;
}

void
plan_extras (PlanBuild *build)
{
  const Topology *topology = build->plan->topology;
  double rows = build->rules->rows, columns = build->rules->columns;

  if (has (build, EXTRA_DIAGONAL_UP))
    plan_add (build, PLAN_LINE, PLAN_DIAGONAL, PLAN_LINES, (PlanPoint[]) { { 0.07, rows - 0.07 }, { columns - 0.07, 0.07 } }, 2,
              0);
  if (has (build, EXTRA_DIAGONAL_DOWN))
    plan_add (build, PLAN_LINE, PLAN_DIAGONAL, PLAN_LINES, (PlanPoint[]) { { 0.07, 0.07 }, { columns - 0.07, rows - 0.07 } }, 2,
              0);
  for (int i = 0; i < topology->n_houses; i++)
    if (topology->house[i].kind == HOUSE_WINDOW)
      plan_fill (build, PLAN_WINDOW, topology->cell + topology->house[i].first, topology->house[i].n);
}
