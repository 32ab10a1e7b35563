/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* selection.c — see selection.h. */
#include "selection.h"

typedef struct { int rows, columns; } Size;

static Size
size_of (const Topology *topology)
{
  return topology ? (Size) { topology->rows, topology->columns } : (Size) { 9, 9 };
}

static bool
exists (const Topology *topology,
        int             cell)
{
  return !topology || topology_exists (topology, cell);
}

Selection
selection_of (int cell)
{
  return (Selection) { .cells = places_of (cell), .cursor = cell };
}

PlaceSet
selection_all (const Topology *topology)
{
  Size size = size_of (topology);
  PlaceSet all = places_all (size.rows * size.columns);

  if (topology)
    for_each_place (cell, all)
      if (!topology_exists (topology, cell))
        places_remove (&all, cell);
  return all;
}

Selection
selection_start (const Topology *topology)
{
  PlaceSet all = selection_all (topology);

  return selection_of (places_first (&all));
}

void
selection_go (Selection *selection,
              int        cell,
              SelectHow  how)
{
  selection->cursor = cell;
  if (how == SELECT_ONLY)
    selection->cells = places_of (cell);
  else if (how == SELECT_EXTEND)
    places_add (&selection->cells, cell);
  else if (how == SELECT_REMOVE || (how == SELECT_TOGGLE && places_has (&selection->cells, cell)))
    places_remove (&selection->cells, cell);
  else if (how == SELECT_TOGGLE)
    places_add (&selection->cells, cell);
}

/* Every row and column has a cell, so that it comes to an end. */
static int
step (const Topology *topology,
      int             cell,
      int             rows,
      int             columns)
{
  Size size = size_of (topology);
  int row = cell / size.columns, column = cell % size.columns;

  do
    {
      row = (row + rows % size.rows + size.rows) % size.rows;
      column = (column + columns % size.columns + size.columns) % size.columns;
      cell = row * size.columns + column;
    }
  while (!exists (topology, cell));
  return cell;
}

void
selection_move (Selection      *selection,
                const Topology *topology,
                int             rows,
                int             columns,
                SelectHow       how)
{
  selection_go (selection, step (topology, selection->cursor, rows, columns), how);
}

int
selection_end (const Topology *topology,
               int             cell,
               bool            row,
               bool            last)
{
  Size size = size_of (topology);
  int columns = size.columns, end;

  if (row)
    end = cell / columns * columns + (last ? columns - 1 : 0);
  else
    end = cell % columns + (last ? (size.rows - 1) * columns : 0);
  if (!exists (topology, end))
    end = step (topology, end, row ? 0 : last ? -1 : 1, row ? last ? -1 : 1 : 0);
  return end;
}

void
selection_take (Selection *selection,
                PlaceSet   cells)
{
  selection->cells = cells;
  if (!places_is_empty (&cells) && !places_has (&cells, selection->cursor))
    selection->cursor = places_first (&cells);
}
