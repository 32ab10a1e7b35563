/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* qiu.c — Qiu's deadly pattern: two cells that cannot hold two digits, for two lines beside them could then be filled in two ways
 * (two-lines.h). Of the types that Sudoku Studio tells apart:
 *
 *   1   one of the two cells has only these digits: the other one has neither
 *   2   what else they have is all the same digit: it goes from every cell that sees where
 *   4   a house has one of the digits in these two cells alone: the other digit goes from both
 *
 * Its types with a subset, a locked digit or guardians outside, and its second form of two rows and two columns, are not here.
 *
 * Groups: stem for the two cells, pattern for where the lines cross theirs, extra for what saves them, of types 1 and 2.
 * base: the lines; of type 4 cover: the house. */
#include "routines.h"
#include "saving.h"

#include "engine/logic/two-lines.h"

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              line, other;
} Search;

static void
start (const Search *search, CellSet corners, Digits digits, Deduction *found)
{
  CellSet crossing = two_lines_crossing (search->line, search->other, corners);

  deduction_start (found, search->technique);
  found->digits = digits;
  found->cells = cells_union (corners, crossing);
  found->base = UINT32_C (1) << search->line | UINT32_C (1) << search->other;
  deduction_group (found, ROLE_STEM, corners, digits, NO_HOUSE);
  deduction_group (found, ROLE_PATTERN, crossing, digits, NO_HOUSE);
}

/* Types 1 and 2. True: stop. */
static bool
judge_saved (const Search *search, CellSet corners, Digits digits)
{
  Saving    saving = saving_of (search->position, corners, digits);
  Deduction found;

  if (!saving_tells (&saving, search->technique->detail))
    return false;
  start (search, corners, digits, &found);
  saving_strike (&saving, search->position, search->technique->detail, digits, &found);
  return finds_add (search->finds, &found);
}

/* Type 4. */
static bool
judge_kept (const Search *search, CellSet corners, Digits digits)
{
  const Position *position = search->position;
  const int       first = cells_first (corners);
  const int       houses[2] = { cell_house (first, search->line < HOUSE_COLUMNS ? HOUSE_ROWS : HOUSE_COLUMNS),
                                cell_house (first, HOUSE_BOXES) };

  for_each_digit (kept, digits)
    for (int i = 0; i < 2; i++)
      {
        Deduction found;
        int       gone = digits_first (digits_difference (digits, digits_of (kept)));

        if (!cells_equal (position_places_in (position, houses[i], kept), corners))
          continue;
        start (search, corners, digits, &found);
        found.cover = UINT32_C (1) << houses[i];
        deduction_strike (&found, cells_intersection (corners, position->places[gone]), gone);
        if (finds_add (search->finds, &found))
          return true;
        break;
      }
  return false;
}

/* Each two digits of both cells. */
static bool
look_at (const Search *search, CellSet corners)
{
  const Position *position = search->position;
  Digits          both = DIGITS_ALL;

  for_each_cell (corner, corners)
    both = digits_intersection (both, position->marks[corner]);
  for_each_digit (a, both)
    for_each_digit (b, digits_difference (both, digits_of (a)))
      {
        Digits digits = digits_of (a) | digits_of (b);

        if (b > a && two_lines_forbid (position, search->line, search->other, corners, digits)
            && (search->technique->detail == 4 ? judge_kept (search, corners, digits) : judge_saved (search, corners, digits)))
          return true;
      }
  return false;
}

/* Each two cells of a box in a line of another chute. */
static bool
choose_corners (const Search *search)
{
  const int kind = search->line < HOUSE_COLUMNS ? HOUSE_ROWS : HOUSE_COLUMNS;

  for (int line = kind; line < kind + 9; line++)
    if (line / 3 != search->line / 3)
      for (int i = 0; i < 9; i++)
        for (int j = i + 1; j % 3; j++)
          {
            CellSet corners = cells_union (cells_of (house_cells[line][i]), cells_of (house_cells[line][j]));

            if (cells_is_empty (cells_difference (corners, search->position->empty)) && look_at (search, corners))
              return true;
          }
  return false;
}

void
find_qiu (const Position *position, const Technique *technique, Finds *finds)
{
  Search search = { .position = position, .technique = technique, .finds = finds };

  for (search.line = HOUSE_ROWS; search.line < HOUSE_BOXES; search.line++)
    for (search.other = search.line + 1; search.other % 3; search.other++)
      if (two_lines_are_free (position, search.line, search.other) && choose_corners (&search))
        return;
}
