/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* firework.c — a row and a column that a digit leaves the box of their crossing by one cell each.
 *
 * The digit is in one of these two cells, the ends, or else both lines have it in the box, which they only share at the
 * crossing. So it is in the crossing or in an end. One such digit says little, several of the same cells do:
 *
 *   triple      three digits, and three cells: nothing else is there
 *   quadruple   four digits, and four cells: two crossings with the same ends
 *   W           two digits, and a cell with only these that sees both ends: it takes its digit from both, so the crossing has the
 *               same digit, and nothing else
 *   L           two digits, of which the crossing takes one at most: the ends hold one of them, so not both a third digit. The
 *               fourth corner shares a line with each end where that digit has no place but the two: it stands in both ends or in
 *               neither, so in neither
 *
 * Groups: extra for the crossings, set for the ends; of W stem for the cell beside them, of L for the fourth corner and the third
 * digit. base: the lines of the crossings; of L cover for those of the fourth corner. */
#include "routines.h"

#include <stddef.h>

enum { FIREWORKS_MAX = 128, TOGETHER_MAX = 4 };

typedef struct {
  int      digit, crossing;
  CellSet  ends;                     /* one or two */
  uint32_t lines;
} Firework;

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              n;
  Firework         list[FIREWORKS_MAX];
} Search;

/* One cell outside of the box at most in each line, and not both none: that is a hidden single's matter. */
static bool
look_at (const Position *position, int crossing, int digit, Firework *firework)
{
  int     row = cell_house (crossing, HOUSE_ROWS), column = cell_house (crossing, HOUSE_COLUMNS);
  CellSet box = house_set (cell_house (crossing, HOUSE_BOXES));
  CellSet in_row = cells_difference (position_places_in (position, row, digit), box);
  CellSet in_column = cells_difference (position_places_in (position, column, digit), box);

  if (cells_is_empty (position_places_in (position, row, digit)) || cells_is_empty (position_places_in (position, column, digit))
      || cells_count (in_row) > 1 || cells_count (in_column) > 1)
    return false;
  *firework = (Firework) {
    .digit = digit, .crossing = crossing, .ends = cells_union (in_row, in_column),
    .lines = UINT32_C (1) << row | UINT32_C (1) << column,
  };
  return !cells_is_empty (firework->ends);
}

static void
collect (Search *search)
{
  for_each_cell (crossing, search->position->empty)
    for (int digit = 1; digit <= 9 && search->n < FIREWORKS_MAX; digit++) /* unreached: no puzzle fills it */
      search->n += look_at (search->position, crossing, digit, &search->list[search->n]);
}

static void
start (const Search *search, const Firework *const *chosen, int n, Deduction *found)
{
  CellSet crossings = CELLS_NONE, ends = CELLS_NONE;

  deduction_start (found, search->technique);
  for (int i = 0; i < n; i++)
    {
      cells_add (&crossings, chosen[i]->crossing);
      ends = cells_union (ends, chosen[i]->ends);
      found->digits |= digits_of (chosen[i]->digit);
      found->base |= chosen[i]->lines;
    }
  found->cells = cells_union (crossings, ends);
  deduction_group (found, ROLE_EXTRA, crossings, found->digits, NO_HOUSE);
  deduction_group (found, ROLE_SET, ends, found->digits, NO_HOUSE);
}

/* As many digits as cells. True: stop. */
static bool
lock (const Search *search, const Firework *const *chosen, int n)
{
  Deduction found;

  start (search, chosen, n, &found);
  for (int digit = 1; digit <= 9; digit++)
    if (!digits_has (found.digits, digit))
      deduction_strike (&found, cells_intersection (found.cells, search->position->places[digit]), digit);
  return finds_add (search->finds, &found);
}

static bool
choose (const Search *search, const Firework **chosen, int n, int from, CellSet cells)
{
  int size = search->technique->detail;

  if (n == size || n == TOGETHER_MAX)
    return cells_count (cells) == size && lock (search, chosen, n); /* unreached: not seen: fewer cells than digits */

  for (int i = from; i < search->n; i++)
    {
      const Firework *next = &search->list[i];
      CellSet         more = cells_union (cells, cells_union (next->ends, cells_of (next->crossing)));
      bool            again = cells_count (more) > size;

      for (int k = 0; k < n; k++)
        again = again || chosen[k]->digit == next->digit;
      if (again)
        continue;
      chosen[n] = next;
      if (choose (search, chosen, n + 1, i + 1, more))
        return true;
    }
  return false;
}

static bool
try_wing (const Search *search, const Firework *a, const Firework *b)
{
  const Firework *chosen[2] = { a, b };
  const Position *position = search->position;
  Digits          digits = digits_of (a->digit) | digits_of (b->digit);
  CellSet         ends = cells_union (a->ends, b->ends);

  for_each_cell (stem, cells_intersection (position->empty, cells_seeing_all (ends)))
    {
      Deduction found;

      if (position->marks[stem] != digits || stem == a->crossing)
        continue;
      start (search, chosen, 2, &found);
      cells_add (&found.cells, stem);
      deduction_group (&found, ROLE_STEM, cells_of (stem), digits, NO_HOUSE);
      for_each_digit (digit, digits_difference (position->marks[a->crossing], digits))
        deduction_strike (&found, cells_of (a->crossing), digit);
      if (finds_add (search->finds, &found))
        return true;
    }
  return false;
}

/* Whether the house has the digit in these two cells alone. */
static bool
is_tied (const Position *position, int house, int digit, int a, int b)
{
  return cells_equal (position_places_in (position, house, digit), cells_union (cells_of (a), cells_of (b)));
}

/* One end in the row, one in the column. */
static bool
try_corner (const Search *search, const Firework *a, const Firework *b)
{
  const Firework *chosen[2] = { a, b };
  const Position *position = search->position;
  const int       row = cell_house (a->crossing, HOUSE_ROWS);
  CellSet         ends = cells_union (a->ends, b->ends), in_row = cells_intersection (ends, house_set (row));
  CellSet         in_column = cells_difference (ends, in_row);
  int             across, down, corner, lines[2];

  if (cells_count (in_row) != 1 || cells_count (in_column) != 1)
    return false;

  across = cells_first (in_row);
  down = cells_first (in_column);
  corner = cell_at (cell_row (down), cell_column (across));
  lines[0] = cell_house (corner, HOUSE_ROWS);
  lines[1] = cell_house (corner, HOUSE_COLUMNS);
  for_each_digit (digit, digits_difference (position->marks[corner], digits_of (a->digit) | digits_of (b->digit)))
    if (is_tied (position, lines[0], digit, corner, down) && is_tied (position, lines[1], digit, corner, across))
      {
        Deduction found;

        start (search, chosen, 2, &found);
        cells_add (&found.cells, corner);
        found.cover = UINT32_C (1) << lines[0] | UINT32_C (1) << lines[1];
        deduction_group (&found, ROLE_STEM, cells_of (corner), digits_of (digit), NO_HOUSE);
        deduction_strike (&found, ends, digit);
        if (finds_add (search->finds, &found))
          return true;
      }
  return false;
}

void
find_firework (const Position *position, const Technique *technique, Finds *finds)
{
  Search          search = { .position = position, .technique = technique, .finds = finds };
  const Firework *chosen[TOGETHER_MAX] = { NULL };

  collect (&search);
  choose (&search, chosen, 0, 0, CELLS_NONE);
}

void
find_firework_wing (const Position *position, const Technique *technique, Finds *finds)
{
  Search search = { .position = position, .technique = technique, .finds = finds };

  collect (&search);
  for (int i = 0; i < search.n; i++)
    for (int j = i + 1; j < search.n && search.list[j].crossing == search.list[i].crossing; j++)
      if (technique->detail == FIREWORK_L ? try_corner (&search, &search.list[i], &search.list[j])
                                          : try_wing (&search, &search.list[i], &search.list[j]))
        return;
}
