/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "symmetry.h"

#include <stddef.h>
#include <string.h>

#include "engine/core/words.h"

/* The eight ways in which a square falls upon itself. */
typedef enum { SAME, TURN_90, TURN_180, TURN_270, LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, ANTI_DIAGONAL } Motion;

static int
moved (int cell, Motion motion, int side)
{
  int row = cell / side, column = cell % side, last = side - 1;

  switch (motion)
    {
    case SAME:          break;
    case TURN_90:       return side * column + last - row;
    case TURN_180:      return side * (last - row) + last - column;
    case TURN_270:      return side * (last - column) + row;
    case LEFT_RIGHT:    return side * row + last - column;
    case TOP_BOTTOM:    return side * (last - row) + column;
    case DIAGONAL:      return side * column + row;
    case ANTI_DIAGONAL: return side * (last - column) + last - row;
    }
  return cell;
}

const Symmetry symmetries[] = {
  { "none",           N_("No symmetry"),           1, { SAME } },
  { "rotate-180",     N_("Half turn"),             2, { SAME, TURN_180 } },
  { "rotate-90",      N_("Quarter turn"),          4, { SAME, TURN_90, TURN_180, TURN_270 } },
  { "horizontal",     N_("Left and right"),        2, { SAME, LEFT_RIGHT } },
  { "vertical",       N_("Top and bottom"),        2, { SAME, TOP_BOTTOM } },
  { "both",           N_("Both mirrors"),          4, { SAME, LEFT_RIGHT, TOP_BOTTOM, TURN_180 } },
  { "diagonal",       N_("Diagonal"),              2, { SAME, DIAGONAL } },
  { "anti-diagonal",  N_("Other diagonal"),        2, { SAME, ANTI_DIAGONAL } },
  { "both-diagonals", N_("Both diagonals"),        4, { SAME, DIAGONAL, ANTI_DIAGONAL, TURN_180 } },
  { "full",           N_("All of them"),           8,
    { SAME, TURN_90, TURN_180, TURN_270, LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, ANTI_DIAGONAL } },
  { 0 }
};

int
symmetry_image (const Symmetry *symmetry, int cell, int i, int side)
{
  return moved (cell, (Motion) symmetry->motions[i], side);
}

const Symmetry *
symmetry_find (const char *id)
{
  for (const Symmetry *row = symmetries; row->id; row++)
    if (strcmp (row->id, id) == 0)
      return row;

  return NULL;
}

CellSet
symmetry_orbit (const Symmetry *symmetry, int cell)
{
  CellSet orbit = CELLS_NONE;

  for (int i = 0; i < symmetry->n_images; i++)
    cells_add (&orbit, symmetry_image (symmetry, cell, i, 9));

  return orbit;
}

bool
symmetry_holds (const Symmetry *symmetry, CellSet cells)
{
  for_each_cell (cell, cells)
    if (!cells_is_empty (cells_difference (symmetry_orbit (symmetry, cell), cells)))
      return false;

  return true;
}

/* An orbit is taken or left: the sums of some of their sizes. */
void
symmetry_sizes (const Symmetry *symmetry, uint64_t possible[2])
{
  CellSet rest = CELLS_ALL;

  possible[0] = 1;
  possible[1] = 0;
  while (!cells_is_empty (rest))
    {
      CellSet orbit = symmetry_orbit (symmetry, cells_first (rest));
      int     size = cells_count (orbit);

      possible[1] |= possible[1] << size | possible[0] >> (64 - size);
      possible[0] |= possible[0] << size;
      rest = cells_difference (rest, orbit);
    }
}
