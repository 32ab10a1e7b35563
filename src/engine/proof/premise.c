/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "premise.h"

#include "engine/logic/likeness.h"
#include "engine/logic/two-lines.h"

enum { CELLS_MAX = 14 };             /* of a pattern, a unique loop's */

/* A way to fill some cells with some digits, no two alike in a house. */
typedef struct {
  int    n;
  int    cell[CELLS_MAX], digit[CELLS_MAX];
} Filling;

/* The digits that it puts into the house. */
static Digits
digits_in (const Filling *filling, int house)
{
  Digits digits = DIGITS_NONE;

  for (int i = 0; i < filling->n; i++)
    if (cells_has (house_set (house), filling->cell[i]))
      digits |= digits_of (filling->digit[i]);
  return digits;
}

static bool
fits (const Filling *filling, int i, int digit)
{
  for (int j = 0; j < i; j++)
    if (filling->digit[j] == digit && cells_are_peers (filling->cell[i], filling->cell[j]))
      return false;
  return true;
}

/* Whether the cells from number i on can be filled so that it is another filling, with the same digits in each house. */
static bool
has_twin (const Filling *filling, Filling *twin, int i, Digits digits)
{
  bool same = true;

  if (i < filling->n)
    {
      for_each_digit (digit, digits)
        if (fits (twin, i, digit))
          {
            twin->digit[i] = digit;
            if (has_twin (filling, twin, i + 1, digits))
              return true;
          }
      return false;
    }

  for (int k = 0; k < filling->n; k++)
    same = same && filling->digit[k] == twin->digit[k];
  for (int house = 0; house < N_HOUSES && !same; house++)
    if (digits_in (filling, house) != digits_in (twin, house))
      return false;
  return !same;
}

/* Whether each way to fill the cells from number i on with the digits, as far as the position allows it, has a twin. */
static bool
is_deadly (const Position *position, Filling *filling, int i, Digits digits)
{
  Filling twin = *filling;

  if (i == filling->n)
    return has_twin (filling, &twin, 0, digits);

  for_each_digit (digit, digits)
    {
      int held = position->digit[filling->cell[i]];

      if ((held ? held != digit : !digits_has (position->marks[filling->cell[i]], digit)) || !fits (filling, i, digit))
        continue;
      filling->digit[i] = digit;
      if (!is_deadly (position, filling, i + 1, digits))
        return false;
    }
  return true;
}

/* Nothing but these digits in these cells would have a twin, so one of the other candidates there is true. */
static int
add_deadly (const Position *position, const Group *pattern, MoreClauses *premises)
{
  Filling filling = { .n = 0 };
  Literal clause[N_CANDIDATES];
  int     n = 0;

  if (cells_count (pattern->cells) > CELLS_MAX || !cells_is_empty (cells_intersection (pattern->cells, position->given)))
    return 0;

  for_each_cell (cell, pattern->cells)
    {
      filling.cell[filling.n++] = cell;
      for_each_digit (digit, digits_difference (position->marks[cell], pattern->digits))
        clause[n++] = literal_has (candidate_of (cell, digit));
    }
  return is_deadly (position, &filling, 0, pattern->digits) && more_clauses_add (premises, clause, n);
}

/* Whether without these candidates each open cell has two, and each digit none or two places in each house. */
static bool
is_grave (const Position *position, const Group *extra)
{
  for_each_cell (cell, position->empty)
    {
      Digits saved = cells_has (extra->cells, cell) ? extra->digits : DIGITS_NONE;

      if (digits_count (digits_difference (position->marks[cell], saved)) != 2)
        return false;
    }
  for (int digit = 1; digit <= 9; digit++)
    for (int house = 0; house < N_HOUSES; house++)
      {
        CellSet places = position_places_in (position, house, digit);
        int     n;

        if (digits_has (extra->digits, digit))
          places = cells_difference (places, extra->cells);
        n = cells_count (places);
        if (n != 0 && n != 2)
          return false;
      }
  return true;
}

/* A solution without any of them would leave another behind. */
static int
add_grave (const Position *position, const Group *extra, MoreClauses *premises)
{
  Literal clause[N_CANDIDATES];
  int     n = 0;

  if (!is_grave (position, extra))
    return 0;

  for_each_cell (cell, extra->cells)
    for_each_digit (digit, digits_intersection (extra->digits, position->marks[cell]))
      clause[n++] = literal_has (candidate_of (cell, digit));
  return more_clauses_add (premises, clause, n);
}

/* The clues are symmetrical, so the solution is: what is struck would have an image. */
static int
add_images (const Position *position, const Deduction *deduction, MoreClauses *premises)
{
  Likeness likeness = (Likeness) (deduction->variant - 1);
  uint8_t  digits[10];
  int      n = 0;

  if (!likeness_holds (likeness, position, digits))
    return 0;

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, deduction->struck.cells[digit])
      {
        const Literal clause[2] = {
          literal_has_not (candidate_of (cell, digit)),
          literal_has (candidate_of (likeness_image (likeness, cell), digits[digit])),
        };

        n += more_clauses_add (premises, clause, 2);
      }
  return n;
}

/* The corners do not hold the two digits, neither way round. */
static int
add_two_lines (const Position *position, const Deduction *deduction, MoreClauses *premises)
{
  const CellSet corners = deduction->groups[0].cells;
  int           lines[2] = { NO_HOUSE, NO_HOUSE }, n = 0, first, second;

  for (int house = 0; house < N_HOUSES; house++)
    if (deduction->base >> house & 1)
      lines[n++ & 1] = house;
  if (n != 2 || cells_count (corners) != 2 || !two_lines_forbid (position, lines[0], lines[1], corners, deduction->digits))
    return 0;
  first = cells_first (corners);
  second = cells_first (cells_difference (corners, cells_of (first)));

  n = 0;
  for_each_digit (digit, deduction->digits)
    {
      const int     other = digits_first (digits_difference (deduction->digits, digits_of (digit)));
      const Literal clause[2] = { literal_has_not (candidate_of (first, digit)), literal_has_not (candidate_of (second, other)) };

      n += more_clauses_add (premises, clause, 2);
    }
  return n;
}

int
premise_of (const Position *position, const Deduction *deduction, MoreClauses *premises)
{
  if (!deduction->technique->needs_unique || !deduction->n_groups)
    return 0;
  if (deduction->groups[0].role == ROLE_COLOUR_A)
    return add_images (position, deduction, premises);
  if (deduction->groups[0].role == ROLE_STEM)
    return add_two_lines (position, deduction, premises);
  if (deduction->groups[0].role == ROLE_EXTRA)
    return add_grave (position, &deduction->groups[0], premises);
  return add_deadly (position, &deduction->groups[0], premises);
}
