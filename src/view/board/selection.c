/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* selection.c — see selection.h. */
#include "selection.h"

Selection
selection_of (int cell)
{
  return (Selection) { .cells = cells_of (cell), .cursor = cell };
}

void
selection_go (Selection *selection,
              int        cell,
              SelectHow  how)
{
  selection->cursor = cell;
  if (how == SELECT_ONLY)
    selection->cells = cells_of (cell);
  else if (how == SELECT_EXTEND)
    cells_add (&selection->cells, cell);
  else if (how == SELECT_REMOVE || (how == SELECT_TOGGLE && cells_has (selection->cells, cell)))
    cells_remove (&selection->cells, cell);
  else if (how == SELECT_TOGGLE)
    cells_add (&selection->cells, cell);
}

void
selection_move (Selection *selection,
                int        rows,
                int        columns,
                SelectHow  how)
{
  int row = (cell_row (selection->cursor) + rows + 9) % 9;
  int column = (cell_column (selection->cursor) + columns + 9) % 9;

  selection_go (selection, cell_at (row, column), how);
}

void
selection_take (Selection *selection,
                CellSet    cells)
{
  selection->cells = cells;
  if (!cells_is_empty (cells) && !cells_has (cells, selection->cursor))
    selection->cursor = cells_first (cells);
}
