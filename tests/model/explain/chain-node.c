/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* chain-node.c — judged from the marks alone, knowing no technique. */
#include "chain-node.h"

static bool
all_see (CellSet a, CellSet b)
{
  for_each_cell (cell, a)
    if (!cells_is_empty (cells_difference (b, cell_peer_set (cell))))
      return false;
  return true;
}

static bool
same_single_cell (const Node *a, const Node *b)
{
  return cells_count (a->cells) == 1 && cells_equal (a->cells, b->cells) && a->digits != b->digits;
}

bool
node_is_weak (const Node *a, const Node *b)
{
  return same_single_cell (a, b) || (a->digits == b->digits && all_see (a->cells, b->cells));
}

/* Cells of the house that are chosen by the bits, as far as they are empty; and their digits. */
static CellSet
chosen_cells (const Position *position, int house, unsigned choice, Digits *digits)
{
  CellSet cells = CELLS_NONE;

  *digits = DIGITS_NONE;
  for (int i = 0; i < 9; i++)
    if (choice >> i & 1 && cells_has (position->empty, house_cells[house][i]))
      {
        cells_add (&cells, house_cells[house][i]);
        *digits |= position->marks[house_cells[house][i]];
      }
  return cells;
}

/* These digits are these cells': what sees all places of one of them is not it. True if anything went. */
static bool
lock (Position *position, CellSet cells, Digits digits)
{
  bool any = false;

  for_each_digit (digit, digits)
    {
      CellSet seen = cells_difference (position->places[digit], cells);

      for_each_cell (cell, cells_intersection (cells, position->places[digit]))
        seen = cells_intersection (seen, cell_peer_set (cell));
      for_each_cell (cell, seen)
        {
          position_strike (position, cell, digit);
          any = true;
        }
    }
  return any;
}

/* With both of them false, sets of cells are locked, and these lock others, until some cells have too few digits. */
static bool
is_strong_by_locked_sets (const Position *position, const Node *a, const Node *b)
{
  Position so_far = *position;
  bool     any = true;

  for_each_cell (cell, a->cells)
    position_strike (&so_far, cell, digits_first (a->digits));
  for_each_cell (cell, b->cells)
    position_strike (&so_far, cell, digits_first (b->digits));
  while (any)
    {
      any = false;
      for (int house = 0; house < N_HOUSES; house++)
        for (unsigned choice = 1; choice < 512; choice++)
          {
            Digits  digits;
            CellSet cells = chosen_cells (&so_far, house, choice, &digits);

            if (digits_count (digits) < cells_count (cells))
              return true;
            any = (digits_count (digits) == cells_count (cells) && lock (&so_far, cells, digits)) || any;
          }
    }
  return false;
}

bool
node_is_strong (const Position *position, const Node *a, const Node *b)
{
  int digit = digits_first (a->digits);

  if (same_single_cell (a, b))
    return position->marks[cells_first (a->cells)] == digits_union (a->digits, b->digits);
  if (a->digits == b->digits)
    for (int house = 0; house < N_HOUSES; house++)
      {
        CellSet places = position_places_in (position, house, digit);

        if (!cells_is_empty (places) && cells_is_empty (cells_difference (places, cells_union (a->cells, b->cells))))
          return true;
      }
  return is_strong_by_locked_sets (position, a, b);
}

static bool
is_ruled_out (const Branch *branch, int cell, int digit)
{
  for (unsigned i = 0; i < branch->n_on; i++)
    {
      const Node *on = &branch->on[i];

      if (on->digits == digits_of (digit) ? all_see (on->cells, cells_of (cell)) : cells_equal (on->cells, cells_of (cell)))
        return true;
    }
  return false;
}

bool
branch_follows (const Branch *branch, const Node *node)
{
  int digit = digits_first (node->digits);

  if (node->off)
    {
      for_each_cell (cell, node->cells)
        if (!is_ruled_out (branch, cell, digit))
          return false;
      return true;
    }
  if (cells_count (node->cells) == 1 && branch->position.marks[cells_first (node->cells)] == node->digits)
    return true;
  for (int house = 0; house < N_HOUSES; house++)
    {
      CellSet places = position_places_in (&branch->position, house, digit);

      if (!cells_is_empty (places) && cells_is_empty (cells_difference (places, node->cells)))
        return true;
    }
  return false;
}

void
branch_assume (Branch *branch, const Node *node)
{
  if (!node->off && branch->n_on < G_N_ELEMENTS (branch->on))
    branch->on[branch->n_on++] = *node;
  for_each_cell (cell, node->cells)
    if (node->off)
      position_strike (&branch->position, cell, digits_first (node->digits));
}
