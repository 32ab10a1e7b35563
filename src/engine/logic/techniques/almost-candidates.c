/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* almost-candidates.c — almost locked candidates: a box and a line that share out n digits.
 *
 * Beside the three cells where the two cross, one of them has n − 1 cells with only n digits, the other only n − 1 cells where
 * these digits can stand. The first cells use n − 1 of the digits, so that the crossing takes one of them at most, and the
 * other house must put the rest into its n − 1 cells, which have room for nothing else. The crossing takes just one, so no other
 * cell of the first house has any of the digits.
 *
 * Groups: set for the cells with only these digits, pattern for the cells that must take them, each with its house, extra for
 * the crossing; base: the house of the pattern; cover: that of the set. */
#include "routines.h"

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              few, full;        /* the house of the n − 1 cells; the one that must put its digits into as many */
  CellSet          crossing, beside, across;   /* open cells where they cross; of the one without these, of the other */
} Search;

/* True: stop. */
static bool
try_set (const Search *search, CellSet set, Digits digits)
{
  const Position *position = search->position;
  CellSet         takes = CELLS_NONE;
  Deduction       found;

  for_each_digit (digit, digits)
    {
      if (cells_is_empty (position_places_in (position, search->full, digit)))
        return false;
      takes = cells_union (takes, cells_intersection (search->across, position->places[digit]));
    }
  if (cells_count (takes) != cells_count (set))
    return false;

  deduction_start (&found, search->technique);
  found.digits = digits;
  found.cells = cells_union (set, takes);
  found.base = UINT32_C (1) << search->full;
  found.cover = UINT32_C (1) << search->few;
  deduction_group (&found, ROLE_SET, set, digits, search->few);
  deduction_group (&found, ROLE_PATTERN, takes, digits, search->full);
  deduction_group (&found, ROLE_EXTRA, search->crossing, digits, NO_HOUSE);
  for (int digit = 1; digit <= 9; digit++)
    deduction_strike (&found, cells_intersection (digits_has (digits, digit) ? cells_difference (search->beside, set) : takes,
                                                  position->places[digit]), digit);
  return finds_add (search->finds, &found);
}

static bool
choose (const Search *search, CellSet chosen, CellSet left, Digits digits, int n)
{
  if (n == 0)
    return digits_count (digits) == search->technique->detail && try_set (search, chosen, digits);

  for_each_cell (cell, left)
    {
      Digits more = digits_union (digits, search->position->marks[cell]);

      cells_remove (&left, cell);
      if (digits_count (more) <= search->technique->detail
          && choose (search, cells_union (chosen, cells_of (cell)), left, more, n - 1))
        return true;
    }
  return false;
}

void
find_almost_candidates (const Position *position, const Technique *technique, Finds *finds)
{
  Search search = { .position = position, .technique = technique, .finds = finds };

  for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
    for (int line = HOUSE_ROWS; line < HOUSE_BOXES; line++)
      for (int way = 0; way < 2; way++)
        {
          CellSet in_box = cells_intersection (house_set (box), position->empty);
          CellSet in_line = cells_intersection (house_set (line), position->empty);

          search.crossing = cells_intersection (in_box, in_line);
          search.few = way ? box : line;
          search.full = way ? line : box;
          search.beside = cells_difference (way ? in_box : in_line, search.crossing);
          search.across = cells_difference (way ? in_line : in_box, search.crossing);
          if (!cells_is_empty (search.crossing)
              && choose (&search, CELLS_NONE, search.beside, DIGITS_NONE, technique->detail - 1))
            return;
        }
}
