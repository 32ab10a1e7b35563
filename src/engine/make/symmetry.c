/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "symmetry.h"

#include <stddef.h>
#include <string.h>

#include "engine/core/words.h"

/* The eight ways in which a square falls upon itself. */
typedef enum { SAME, TURN_90, TURN_180, TURN_270, LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, ANTI_DIAGONAL } Motion;

static int
moved (int cell, Motion motion)
{
  int row = cell / 9, column = cell % 9, last = 8;

  switch (motion)
    {
    case SAME:          break;
    case TURN_90:       return 9 * column + last - row;
    case TURN_180:      return 9 * (last - row) + last - column;
    case TURN_270:      return 9 * (last - column) + row;
    case LEFT_RIGHT:    return 9 * row + last - column;
    case TOP_BOTTOM:    return 9 * (last - row) + column;
    case DIAGONAL:      return 9 * column + row;
    case ANTI_DIAGONAL: return 9 * (last - column) + last - row;
    }
  return cell;
}

/* An image function for the motions listed, SAME first. */
#define IMAGES(name, ...) \
  static int \
  name (int cell, int i) \
  { \
    static const Motion motions[] = { SAME, __VA_ARGS__ }; \
    return moved (cell, motions[i]); \
  }

IMAGES (image_none, SAME)
IMAGES (image_rotate_180, TURN_180)
IMAGES (image_rotate_90, TURN_90, TURN_180, TURN_270)
IMAGES (image_horizontal, LEFT_RIGHT)
IMAGES (image_vertical, TOP_BOTTOM)
IMAGES (image_both, LEFT_RIGHT, TOP_BOTTOM, TURN_180)
IMAGES (image_diagonal, DIAGONAL)
IMAGES (image_anti_diagonal, ANTI_DIAGONAL)
IMAGES (image_both_diagonals, DIAGONAL, ANTI_DIAGONAL, TURN_180)
IMAGES (image_full, TURN_90, TURN_180, TURN_270, LEFT_RIGHT, TOP_BOTTOM, DIAGONAL, ANTI_DIAGONAL)

const Symmetry symmetries[] = {
  { "none",           N_("None"),                  1, image_none },
  { "rotate-180",     N_("Half turn"),             2, image_rotate_180 },
  { "rotate-90",      N_("Quarter turn"),          4, image_rotate_90 },
  { "horizontal",     N_("Left and right"),        2, image_horizontal },
  { "vertical",       N_("Top and bottom"),        2, image_vertical },
  { "both",           N_("Both mirrors"),          4, image_both },
  { "diagonal",       N_("Diagonal"),              2, image_diagonal },
  { "anti-diagonal",  N_("Other diagonal"),        2, image_anti_diagonal },
  { "both-diagonals", N_("Both diagonals"),        4, image_both_diagonals },
  { "full",           N_("All of them"),           8, image_full },
  { 0 }
};

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
    cells_add (&orbit, symmetry->image (cell, i));

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
