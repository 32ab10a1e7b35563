/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* template.c — all the ways to write one digit into every row, column and box at once.
 *
 * A template is nine cells that a digit could have in a finished board. Of the 46,656 there are, those count that hold
 * every place where the digit stands already and no other cell than its candidates. A cell that all of them hold has
 * the digit; a candidate that none of them holds does not. What one digit must have, no other digit's template may use,
 * which is repeated until nothing changes.
 *
 * Templates are not listed. A band of three rows takes one column of each stack, in one of 27 ways, and places its
 * three digits in one of six orders; three such bands fit together if they leave no column out: 6 × 6 × 6 ways to share
 * the columns. So the cells that all and that any templates hold are put together from 3 × 27 entries. */
#include "routines.h"

/* The ways to fill one band with a digit, one column in each stack. */
typedef struct {
  bool    possible;
  CellSet all, any;                  /* what all the orders that are possible hold, and what any holds */
} Band;

typedef struct {
  CellSet all, any;
} Templates;

/* The order-th permutation of 0, 1, 2. */
static const uint8_t permutations[6][3] = {
  { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
};

static bool
is_subset (CellSet part, CellSet whole)
{
  return cells_is_empty (cells_difference (part, whole));
}

/* Column columns[stack] of each stack, in some order of rows; forced cells of the band must be among them. */
static Band
fill_band (int band, const int columns[3], CellSet allowed, CellSet forced)
{
  Band    result = { .possible = false, .all = CELLS_ALL, .any = CELLS_NONE };
  CellSet rows = CELLS_NONE;

  for (int row = 3 * band; row < 3 * band + 3; row++)
    rows = cells_union (rows, house_set (HOUSE_ROWS + row));
  forced = cells_intersection (forced, rows);

  for (int order = 0; order < 6; order++)
    {
      CellSet cells = CELLS_NONE;

      for (int stack = 0; stack < 3; stack++)
        cells_add (&cells, cell_at (3 * band + permutations[order][stack], 3 * stack + columns[stack]));
      if (!is_subset (cells, allowed) || !is_subset (forced, cells))
        continue;
      result.possible = true;
      result.all = cells_intersection (result.all, cells);
      result.any = cells_union (result.any, cells);
    }

  return result;
}

/* False if there are none. */
static bool
combine (CellSet allowed, CellSet forced, Templates *templates)
{
  Band bands[3][3][3][3];            /* by band, and its column in each stack */
  bool possible = false;

  for (int band = 0; band < 3; band++)
    for (int i = 0; i < 27; i++)
      {
        int columns[3] = { i / 9, i / 3 % 3, i % 3 };

        bands[band][columns[0]][columns[1]][columns[2]] = fill_band (band, columns, allowed, forced);
      }

  *templates = (Templates) { .all = CELLS_ALL, .any = CELLS_NONE };
  for (int i = 0; i < 216; i++)
    {
      const uint8_t *left = permutations[i / 36], *middle = permutations[i / 6 % 6], *right = permutations[i % 6];
      const Band    *parts[3];
      CellSet        all = CELLS_NONE, any = CELLS_NONE;
      bool           fits = true;

      for (int band = 0; band < 3; band++)
        {
          parts[band] = &bands[band][left[band]][middle[band]][right[band]];
          fits = fits && parts[band]->possible;
        }
      if (!fits)
        continue;
      for (int band = 0; band < 3; band++)
        {
          all = cells_union (all, parts[band]->all);
          any = cells_union (any, parts[band]->any);
        }
      possible = true;
      templates->all = cells_intersection (templates->all, all);
      templates->any = cells_union (templates->any, any);
    }

  return possible;
}

/* Every digit's, less what the others must have. False if a digit has none: the position is impossible. */
static bool
refine (const Position *position, Templates templates[10], const CellSet filled[10])
{
  bool changed = true;

  for (int digit = 1; digit <= 9; digit++)
    templates[digit].all = filled[digit];
  while (changed)
    {
      changed = false;
      for (int digit = 1; digit <= 9; digit++)
        {
          CellSet   allowed = cells_union (position->places[digit], filled[digit]);
          Templates before = templates[digit];

          for (int other = 1; other <= 9; other++)
            if (other != digit)
              allowed = cells_difference (allowed, templates[other].all);
          if (!combine (allowed, filled[digit], &templates[digit]))
            return false;
          changed = changed || !cells_equal (before.all, templates[digit].all);
        }
    }

  return true;
}

void
find_template (const Position *position, const Technique *technique, Finds *finds)
{
  CellSet   filled[10] = { { 0, 0 } };
  Templates templates[10];
  bool      strikes = technique->detail;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (position->digit[cell])
      cells_add (&filled[position->digit[cell]], cell);
  if (!refine (position, templates, filled))
    return;

  for (int digit = 1; digit <= 9; digit++)
    {
      CellSet   forced = cells_difference (templates[digit].all, filled[digit]);
      Deduction found;

      deduction_start (&found, technique);
      found.digits = digits_of (digit);
      found.cells = cells_union (templates[digit].all, templates[digit].any);
      deduction_group (&found, ROLE_PATTERN, strikes ? found.cells : forced, found.digits, NO_HOUSE);
      if (strikes)
        deduction_strike (&found, cells_difference (position->places[digit], templates[digit].any), digit);
      else
        for_each_cell (cell, forced)
          deduction_place (&found, cell, digit);
      if (finds_add (finds, &found))
        return;
    }
}
