/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wings.c — XY-wings, XYZ-wings and W-wings: the first, by their cells in reading order.
 *
 * An XY-wing is three cells of two candidates; each of the three may be the stem, the first one first. Of a W-wing the two equal
 * cells come first, then the digit that is struck, the smaller one first, then the house of the link. */
#include "finders.h"

static CellSet
cells_with (const Position *position, int n)
{
  CellSet cells = CELLS_NONE;

  for_each_cell (cell, position->empty)
    if (digits_count (position->marks[cell]) == n)
      cells_add (&cells, cell);

  return cells;
}

static bool
try_wing (const Position *position, bool three, int stem, int a, int b, HodokuStep *step)
{
  Digits  shared = digits_intersection (position->marks[a], position->marks[b]);
  CellSet struck;

  if (!cells_are_peers (stem, a) || !cells_are_peers (stem, b))
    return false;
  struck = cells_intersection (cell_peer_set (a), cell_peer_set (b));
  struck = cells_intersection (struck, position->places[digits_first (shared)]);
  if (three)
    struck = cells_intersection (struck, cell_peer_set (stem));
  hodoku_step_start (step);
  hodoku_step_strike_all (step, struck, digits_first (shared));
  return step->n_struck;
}

static bool
try_cells (const Position *position, bool three, int a, int b, int c, HodokuStep *step)
{
  const Digits *marks = position->marks;

  if (digits_count (marks[a] | marks[b] | marks[c]) != 3 || marks[b] == marks[c] || marks[a] == marks[c])
    return false;
  return try_wing (position, three, a, b, c, step)
         || (!three && (try_wing (position, three, b, a, c, step) || try_wing (position, three, c, b, a, step)));
}

bool
hodoku_wing (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  bool    three = detail == 3;
  CellSet pairs = cells_with (position, 2), stems = three ? cells_with (position, 3) : pairs;

  for_each_cell (stem, stems)
    {
      CellSet rest = pairs;

      for_each_cell (a, pairs)
        {
          cells_remove (&rest, a);
          if ((!three && a <= stem) || digits_count (position->marks[stem] | position->marks[a]) != 3)
            continue;
          for_each_cell (b, rest)
            if (try_cells (position, three, stem, a, b, step))
              return true;
        }
    }

  return false;
}

/* Two places of the digit are all that the house has, and each sees one of the cells. */
static bool
are_linked (const Position *position, int digit, int a, int b)
{
  for (int house = 0; house < N_HOUSES; house++)
    {
      CellSet places = position_places_in (position, house, digit);
      bool    sees_a = false, sees_b = false;

      if (cells_count (places) != 2)
        continue;
      for_each_cell (cell, places)
        if (cell != a && cell != b)
          {
            if (cells_are_peers (cell, a))
              sees_a = true;
            else if (cells_are_peers (cell, b))
              sees_b = true;
          }
      if (sees_a && sees_b)
        return true;
    }

  return false;
}

bool
hodoku_w_wing (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  CellSet pairs = cells_with (position, 2), rest = pairs;

  for_each_cell (a, pairs)
    {
      cells_remove (&rest, a);
      for_each_cell (b, rest)
        if (position->marks[a] == position->marks[b])
          for_each_digit (digit, position->marks[a])
            {
              CellSet struck = cells_intersection (cell_peer_set (a), cell_peer_set (b));
              int     link = digits_first (digits_difference (position->marks[a], digits_of (digit)));

              struck = cells_intersection (struck, position->places[digit]);
              if (cells_is_empty (struck) || !are_linked (position, link, a, b))
                continue;
              hodoku_step_start (step);
              hodoku_step_strike_all (step, struck, digit);
              return true;
            }
    }

  return false;
}
