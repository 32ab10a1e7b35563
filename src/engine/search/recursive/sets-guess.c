/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sets-guess.c — strategy sets+guess on the call stack.
 *
 * Each tier asks one cell and one house after the other for the result of its set equation. */
#include "recursion.h"

static bool
is_open (const Recursion *r, int cell)
{
  return r->board.digit[cell] == 0;
}

/* PV (cell) − ∪ PV (q), over the other empty cells q of the house. */
static Digits
result_in (const Recursion *r, int cell, int house)
{
  Digits result = board_possible (&r->board, cell);

  for (int i = 0; i < 9; i++)
    if (house_cells[house][i] != cell && is_open (r, house_cells[house][i]))
      result = digits_difference (result, board_possible (&r->board, house_cells[house][i]));

  return result;
}

static bool
has_place (const Recursion *r, int digit, int house)
{
  for (int i = 0; i < 9; i++)
    {
      int cell = house_cells[house][i];

      if (is_open (r, cell) ? digits_has (board_possible (&r->board, cell), digit) : r->board.digit[cell] == digit)
        return true;
    }

  return false;
}

/* Tier 2 looks at boxes, tier 3 at rows and columns too. Notes the dead end. */
static bool
is_contradiction (Recursion *r)
{
  int first = r->options->tier >= TIER_3 ? HOUSE_ROWS : r->options->tier == TIER_2 ? HOUSE_BOXES : N_HOUSES;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (is_open (r, cell) && !board_possible (&r->board, cell))
      {
        recursion_dead_end (r, cell);
        return true;
      }

  for (int house = first; house < N_HOUSES; house++)
    for (int digit = 1; digit <= 9; digit++)
      if (!has_place (r, digit, house))
        {
          recursion_dead_end (r, NO_CELL);
          return true;
        }

  return false;
}

/* A cell of the house that must hold this digit, and no other. */
static bool
find_in_house (const Recursion *r, int house, int digit, int *cell)
{
  for (int i = 0; i < 9; i++)
    {
      *cell = house_cells[house][i];
      if (is_open (r, *cell) && result_in (r, *cell, house) == digits_of (digit))
        return true;
    }

  return false;
}

static bool
find_single (const Recursion *r, int *cell, int *digit)
{
  for (*cell = 0; *cell < N_CELLS; (*cell)++)
    if (is_open (r, *cell) && digits_is_single (board_possible (&r->board, *cell)))
      {
        *digit = digits_first (board_possible (&r->board, *cell));
        return true;
      }

  for (int box = HOUSE_BOXES; box < N_HOUSES && r->options->tier >= TIER_2; box++)
    for (*digit = 1; *digit <= 9; (*digit)++)
      if (find_in_house (r, box, *digit, cell))
        return true;

  for (*digit = 1; *digit <= 9 && r->options->tier >= TIER_3; (*digit)++)
    for (int line = HOUSE_ROWS; line < HOUSE_BOXES; line++)
      if (find_in_house (r, line, *digit, cell))
        return true;

  return false;
}

/* To the fixpoint. False at a contradiction. */
static bool
deduce (Recursion *r)
{
  int cell, digit;

  while (board_filled (&r->board) < N_CELLS)
    {
      if (is_contradiction (r))
        return false;
      if (!find_single (r, &cell, &digit))
        break;
      board_place (&r->board, cell, digit);
      r->trail[r->n_trail++] = (uint16_t) cell;
      r->result->counters.placements++;
      r->moves++;
    }

  return true;
}

static void
undo (Recursion *r, int n_trail)
{
  r->moves += (uint64_t) (r->n_trail - n_trail);
  while (r->n_trail > n_trail)
    board_clear (&r->board, r->trail[--r->n_trail]);
}

static int
fewest (const Recursion *r)
{
  int best = NO_CELL;

  for (int cell = N_CELLS - 1; cell >= 0; cell--)
    if (is_open (r, cell)
        && (best == NO_CELL
            || digits_count (board_possible (&r->board, cell)) <= digits_count (board_possible (&r->board, best))))
      best = cell;

  return best;
}

bool
recursion_sets_guess (Recursion *r)
{
  int    n_trail, cell;
  Digits possible;

  if (!deduce (r))
    return false;
  cell = fewest (r);
  if (cell == NO_CELL)
    return recursion_solved (r);

  n_trail = r->n_trail;
  possible = board_possible (&r->board, cell);
  for (int digit = 1; digit <= 9; digit++)
    {
      r->result->counters.tests++;
      if (!digits_has (possible, digit))
        continue;
      board_place (&r->board, cell, digit);
      if (recursion_decided (r, cell, digit) || recursion_sets_guess (r))
        return true;
      undo (r, n_trail);
      board_clear (&r->board, cell);
      recursion_taken_back (r);
    }

  r->result->exhausted[cell]++;
  return false;
}
