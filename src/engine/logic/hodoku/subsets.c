/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* subsets.c — naked, locked and hidden subsets, and intersections, in HoDoKu's order.
 *
 * Subsets are looked for in the boxes, the rows, the columns; cells or digits in rising order, the first subset that strikes
 * anything is it. A naked one strikes along its row, its column, its box. It is locked, and told before the others, if it lies
 * in two houses and strikes in both; pointing and claiming stand between the two. */
#include "finders.h"

static const int by_box[3] = { HOUSE_BOXES, HOUSE_ROWS, HOUSE_COLUMNS };
static const int by_row[3] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };

typedef struct {
  const Position *position;
  HodokuStep     *step;
  int             size, n;                   /* so many are wanted; so many there are */
  bool            locked;
  uint8_t         member[9];                 /* cells, or digits */
  CellSet         places[10];                /* of a digit in the house */
} Search;

/* The strikes of a naked subset; false if there are none, or it is of the other kind. */
static bool
naked_strikes (const Search *search, CellSet cells, Digits digits)
{
  int first = cells_first (cells), houses = 0;
  bool boxed = false;

  hodoku_step_start (search->step);
  for (int i = 0; i < 3; i++)
    {
      int  house = cell_house (first, by_row[i]);
      bool counts = false;

      if (!cells_is_empty (cells_difference (cells, house_set (house))))
        continue;
      boxed |= i == 2;
      for_each_cell (cell, cells_difference (cells_intersection (house_set (house), search->position->empty), cells))
        for_each_digit (digit, digits_intersection (search->position->marks[cell], digits))
          {
            hodoku_step_strike (search->step, cell, digit);
            counts |= i == 2 || cell_box (cell) != cell_box (first);
          }
      houses += counts;
    }

  return search->step->n_struck && (houses > 1 && boxed) == search->locked;
}

static bool
choose_cells (const Search *search, int from, int left, CellSet cells, Digits digits)
{
  if (left == 0)
    return digits_count (digits) == search->size && naked_strikes (search, cells, digits);

  for (int i = from; i <= search->n - left; i++)
    {
      int    cell = search->member[i];
      Digits all = digits_union (digits, search->position->marks[cell]);

      if (digits_count (all) <= search->size
          && choose_cells (search, i + 1, left - 1, cells_union (cells, cells_of (cell)), all))
        return true;
    }

  return false;
}

bool
hodoku_naked_subset (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = { .position = position, .step = step, .size = detail & 15, .locked = detail & HODOKU_LOCKED };

  for (int i = 0; i < (search.locked ? 1 : 3); i++)
    for (int house = by_box[i]; house < by_box[i] + 9; house++)
      {
        search.n = 0;
        for_each_cell (cell, cells_intersection (house_set (house), position->empty))
          if (digits_count (position->marks[cell]) <= search.size)
            search.member[search.n++] = (uint8_t) cell;
        if (choose_cells (&search, 0, search.size, CELLS_NONE, DIGITS_NONE))
          return true;
      }

  return false;
}

static bool
hidden_strikes (const Search *search, CellSet cells, Digits digits)
{
  hodoku_step_start (search->step);
  for_each_cell (cell, cells)
    for_each_digit (digit, digits_difference (search->position->marks[cell], digits))
      hodoku_step_strike (search->step, cell, digit);

  return search->step->n_struck;
}

static bool
choose_digits (const Search *search, int from, int left, CellSet cells, Digits digits)
{
  if (left == 0)
    return cells_count (cells) == search->size && hidden_strikes (search, cells, digits);

  for (int i = from; i <= search->n - left; i++)
    {
      int digit = search->member[i];

      if (choose_digits (search, i + 1, left - 1, cells_union (cells, search->places[digit]),
                         digits_union (digits, digits_of (digit))))
        return true;
    }

  return false;
}

bool
hodoku_hidden_subset (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = { .position = position, .step = step, .size = detail };

  for (int i = 0; i < 3; i++)
    for (int house = by_box[i]; house < by_box[i] + 9; house++)
      {
        if (cells_count (cells_intersection (house_set (house), position->empty)) <= detail)
          continue;
        search.n = 0;
        for (int digit = 1; digit <= 9; digit++)
          {
            int n;

            search.places[digit] = position_places_in (position, house, digit);
            n = cells_count (search.places[digit]);
            if (n > 0 && n <= detail)
              search.member[search.n++] = (uint8_t) digit;
          }
        if (choose_digits (&search, 0, detail, CELLS_NONE, DIGITS_NONE))
          return true;
      }

  return false;
}

/* The digit's places in the house lie in one of another kind, which has more. */
static bool
try_intersection (const Position *position, int house, int kind, int digit, CellSet places, HodokuStep *step)
{
  int     other = cell_house (cells_first (places), kind);
  CellSet struck = cells_difference (position_places_in (position, other, digit), places);

  if (!cells_is_empty (cells_difference (places, house_set (other))) || cells_is_empty (struck))
    return false;
  hodoku_step_start (step);
  hodoku_step_strike_all (step, struck, digit);
  return true;
}

bool
hodoku_intersection (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  int first = detail, end = detail == HOUSE_BOXES ? N_HOUSES : HOUSE_BOXES;

  for (int house = first; house < end; house++)
    for (int digit = 1; digit <= 9; digit++)
      {
        CellSet places = position_places_in (position, house, digit);
        int     n = cells_count (places);

        if (n != 2 && n != 3)
          continue;
        if (detail == HOUSE_BOXES ? try_intersection (position, house, HOUSE_ROWS, digit, places, step)
                                    || try_intersection (position, house, HOUSE_COLUMNS, digit, places, step)
                                  : try_intersection (position, house, HOUSE_BOXES, digit, places, step))
          return true;
      }

  return false;
}
