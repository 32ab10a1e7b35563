/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* bug.c — Sudoku Explainer's bivalue universal graves: 5.6 and up.
 *
 * Without a few surplus digits every cell would have two candidates, and every digit two places or none in each house:
 * such a grid has no solution or several. */
#include "rate-private.h"

typedef struct {
  const RateGrid *grid;
  RateGrid left;                     /* without the surplus */
  int     n;
  uint8_t cells[N_CELLS];            /* with a surplus, in the order of discovery */
  Nine    surplus[N_CELLS];          /* of each cell */
  Nine    all;
  CellSet common;                    /* what sees all of them */
} Bug;

static bool
add (Bug *bug, int cell, int d)
{
  bool known = bug->surplus[cell] != 0;

  if (!known)
    {
      bug->common = bug->n ? cells_intersection (bug->common, cell_peer_set (cell)) : cell_peer_set (cell);
      bug->cells[bug->n++] = (uint8_t) cell;
    }
  bug->surplus[cell] |= nine_of (d);
  bug->all |= nine_of (d);
  rate_grid_strike (&bug->left, cell, d);
  for (int i = 0; i < bug->n; i++)
    cells_remove (&bug->common, bug->cells[i]);
  return bug->n == 1 || nine_is_one (bug->all) || !cells_is_empty (bug->common);
}

/* The cells of the digit in the house have a surplus if exactly one of them has three candidates or more. */
static bool
gather (Bug *bug)
{
  for (int kind = 0; kind < N_KINDS; kind++)
    for (int house = rate_kinds[kind]; house < rate_kinds[kind] + 9; house++)
      for (int d = 0; d < 9; d++)
        {
          Nine rich = 0;

          if (!bug->grid->at[house][d] || nine_is_two (bug->grid->at[house][d]))
            continue;
          for_each_digit (p, bug->grid->at[house][d])
            if (nine_count (bug->grid->marks[house_cell (house, p)]) >= 3)
              rich |= nine_of (p);
          if (!rich || (nine_is_one (rich) && !add (bug, house_cell (house, nine_first (rich)), d)))
            return false;
        }

  return true;
}

static bool
is_grave (const RateGrid *left)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!left->digit[cell] && !nine_is_two (left->marks[cell]))
      return false;
  for (int house = 0; house < N_HOUSES; house++)
    for (int d = 0; d < 9; d++)
      if (left->at[house][d] && !nine_is_two (left->at[house][d]))
        return false;

  return true;
}

static bool
found (RateHint *hint, double rating, int technique)
{
  hint->rating = rating;
  hint->technique = technique;
  return hint->removes;
}

static bool
bug_4 (const Bug *bug, RateHint *hint)
{
  int c1 = bug->cells[0], c2 = bug->cells[1];
  Nine common = nine_minus (bug->grid->marks[c1] & bug->grid->marks[c2], bug->all);

  if (!nine_is_one (common) || !cells_are_peers (c1, c2))
    return false;

  rate_hint_remove (hint, bug->grid, c1, nine_minus (NINE_ALL, bug->surplus[c1] | common));
  rate_hint_remove (hint, bug->grid, c2, nine_minus (NINE_ALL, bug->surplus[c2] | common));
  return found (hint, 5.7, RATE_BUG_4);
}

static bool
bug_3_in (const Bug *bug, const uint8_t *others, int n_others, int k, RateHint *hint)
{
  for (unsigned subset = subset_first (k - 1); subset < 1u << n_others; subset = subset_next (subset))
    {
      Nine digits = 0;
      bool fits = nine_many (bug->all);

      for (int i = 0; i < n_others; i++)
        if (subset >> i & 1)
          {
            fits &= nine_many (bug->grid->marks[others[i]]);
            digits |= bug->grid->marks[others[i]];
          }
      if (!fits || nine_count (digits) != k || nine_minus (bug->all, digits))
        continue;
      for (int i = 0; i < n_others; i++)
        if (!(subset >> i & 1))
          rate_hint_remove (hint, bug->grid, others[i], digits);
      if (found (hint, 5.7 + 0.1 * (k - 1), RATE_BUG_3))
        return true;
    }

  return false;
}

static bool
bug_3 (const Bug *bug, RateHint *hint)
{
  const uint8_t *peers = rate_peers[bug->cells[0]];
  uint8_t others[N_PEERS];

  for (int kind = 0; kind < N_KINDS; kind++)
    {
      int house = rate_houses[bug->cells[0]][kind], n_others = 0;
      bool shared = true;

      for (int i = 1; i < bug->n; i++)
        shared &= rate_houses[bug->cells[i]][kind] == house;
      if (!shared)
        continue;
      for (int i = 0; i < N_PEERS; i++)
        if (cells_has (bug->common, peers[i]) && rate_houses[peers[i]][kind] == house)
          others[n_others++] = peers[i];
      for (int k = 2; k <= 6; k++)
        if (n_others >= k && bug_3_in (bug, others, n_others, k, hint))
          return true;
    }

  return false;
}

static bool
bug_2 (const Bug *bug, RateHint *hint)
{
  for_each_cell (cell, bug->common)
    rate_hint_remove (hint, bug->grid, cell, bug->all);
  return found (hint, 5.7, RATE_BUG_2);
}

bool
rate_bug (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  Bug bug = { .grid = grid, .left = *grid };

  (void) work;
  if (!gather (&bug) || bug.n == 0 || !is_grave (&bug.left))
    return false;

  if (bug.n == 1)
    {
      rate_hint_remove (hint, grid, bug.cells[0], nine_minus (NINE_ALL, bug.all));
      return found (hint, 5.6, RATE_BUG_1);
    }
  if (nine_is_one (bug.all))
    return bug_2 (&bug, hint) || (bug.n == 2 && bug_4 (&bug, hint));
  return (bug.n == 2 && bug_4 (&bug, hint)) || bug_3 (&bug, hint);
}
