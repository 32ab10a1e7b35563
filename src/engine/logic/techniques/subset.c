/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* subset.c — n cells of a house for n digits.
 *
 *   naked   n cells have n candidates between them: these digits go from every other cell that sees all of them
 *   hidden  n digits have n places in the house between them: all other digits go from these cells
 *   locked  a naked pair or triple in the intersection of a box and a line that cleans both
 *
 * A naked pair or triple that cleans both is a locked one and nothing else, as HoDoKu has it; one that finds candidates
 * in one of the two only is a naked one. Naked and hidden are the same search, for n of nine sets whose union has n
 * members: the cells of the house as sets of digits, or the digits as sets of cells. */
#include "routines.h"

typedef struct Search Search;

struct Search {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              house, size;
  uint16_t         set[9];                   /* ∅ where there is none to choose */
  bool           (*add) (const Search *search, uint16_t chosen, uint16_t members);       /* true: stop */
};

/* Chooses from set[from] on; chosen has bit i for set[i]. True: stop. */
static bool
choose (const Search *search, int from, int left, uint16_t chosen, uint16_t members)
{
  if (left == 0)
    return digits_count (members) == search->size && search->add (search, chosen, members);

  for (int i = from; i <= 9 - left; i++)
    {
      uint16_t joined = members | search->set[i];

      if (search->set[i] && digits_count (joined) <= search->size
          && choose (search, i + 1, left - 1, (uint16_t) (chosen | 1u << i), joined))
        return true;
    }

  return false;
}

/* The cells of the house at the places whose bits are set, bit 0 the first. */
static CellSet
cells_at (int house, unsigned places)
{
  CellSet cells = CELLS_NONE;

  for (; places; places &= places - 1)
    cells_add (&cells, house_cells[house][__builtin_ctz (places)]);

  return cells;
}

/* Naked */

/* The houses that hold all of the cells, as bits. */
static uint32_t
houses_around (CellSet cells)
{
  uint32_t houses = 0;

  for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
    {
      int house = cell_house (cells_first (cells), kind);

      if (cells_is_empty (cells_difference (cells, house_set (house))))
        houses |= UINT32_C (1) << house;
    }

  return houses;
}

/* Whether it cleans its box, and its line outside the box. */
static bool
is_locked (const Deduction *found, CellSet struck)
{
  int box = cell_house (cells_first (found->cells), HOUSE_BOXES);

  return cells_count (found->cells) <= 3
      && found->base >> HOUSE_BOXES && found->base & ((UINT32_C (1) << HOUSE_BOXES) - 1)
      && !cells_is_empty (cells_intersection (struck, house_set (box)))
      && !cells_is_empty (cells_difference (struck, house_set (box)));
}

static bool
add_naked (const Search *search, uint16_t chosen, uint16_t digits)
{
  bool      want_locked = search->technique->detail & SUBSET_LOCKED;
  CellSet   reach = CELLS_NONE, struck = CELLS_NONE;
  Deduction found;

  deduction_start (&found, search->technique);
  found.cells = cells_at (search->house, chosen);
  found.digits = digits;
  found.base = houses_around (found.cells);
  for (int house = 0; house < N_HOUSES; house++)
    if (found.base >> house & 1)
      reach = cells_union (reach, house_set (house));
  reach = cells_difference (reach, found.cells);

  for_each_digit (digit, digits)
    {
      CellSet cells = cells_intersection (search->position->places[digit], reach);

      deduction_strike (&found, cells, digit);
      struck = cells_union (struck, cells);
    }
  if (cells_is_empty (struck) || is_locked (&found, struck) != want_locked)
    return false;

  deduction_group (&found, ROLE_PATTERN, found.cells, digits, search->house);
  return finds_add (search->finds, &found);
}

/* Boxes first: a pair that a box and a line share is told by its box. */
static const uint8_t house_order[N_HOUSES] = {
  18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
};

void
find_naked_subset (const Position *position, const Technique *technique, Finds *finds)
{
  bool   locked = technique->detail & SUBSET_LOCKED;
  Search search = {
    .position = position, .technique = technique, .finds = finds,
    .size = technique->detail & ~SUBSET_LOCKED, .add = add_naked,
  };

  for (int i = 0; i < (locked ? 9 : N_HOUSES); i++)
    {
      search.house = house_order[i];
      for (int place = 0; place < 9; place++)
        search.set[place] = position->marks[house_cells[search.house][place]];
      if (choose (&search, 0, search.size, 0, DIGITS_NONE))
        return;
    }
}

/* Hidden */

/* chosen has bit d − 1 for digit d, members bit i + 1 for the house's cell i: both sets fit Digits that way. */
static bool
add_hidden (const Search *search, uint16_t chosen, uint16_t members)
{
  bool      any = false;
  Deduction found;

  deduction_start (&found, search->technique);
  found.cells = cells_at (search->house, members >> 1);
  found.digits = (Digits) (chosen << 1);
  found.base = UINT32_C (1) << search->house;
  for_each_digit (digit, digits_complement (found.digits))
    {
      CellSet struck = cells_intersection (search->position->places[digit], found.cells);

      deduction_strike (&found, struck, digit);
      any = any || !cells_is_empty (struck);
    }
  if (!any)
    return false;

  deduction_group (&found, ROLE_PATTERN, found.cells, found.digits, search->house);
  return finds_add (search->finds, &found);
}

void
find_hidden_subset (const Position *position, const Technique *technique, Finds *finds)
{
  Search search = {
    .position = position, .technique = technique, .finds = finds, .size = technique->detail, .add = add_hidden,
  };

  for (int i = 0; i < N_HOUSES; i++)
    {
      search.house = house_order[i];
      for (int digit = 1; digit <= 9; digit++)
        search.set[digit - 1] = DIGITS_NONE;
      for (int place = 0; place < 9; place++)
        for_each_digit (digit, position->marks[house_cells[search.house][place]])
          search.set[digit - 1] |= (uint16_t) (2u << place);
      if (choose (&search, 0, search.size, 0, DIGITS_NONE))
        return;
    }
}
