/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* norvig.c — strategy norvig on the call stack: its two rules call each other, and a guess is a call on a copy. */
#include "recursion.h"

static bool put (Recursion *r, int cell, int digit);

/* The empty cells of the house that can hold the digit, N_CELLS when it stands there; the last goes to *cell. */
static int
count_places (const Recursion *r, int digit, int house, int *cell)
{
  int n = 0;

  for (int i = 0; i < 9; i++)
    {
      int other = house_cells[house][i];

      if (r->board.digit[other] == digit)
        return N_CELLS;
      if (r->board.digit[other] || !digits_has (r->domain[other], digit))
        continue;
      *cell = other;
      n++;
    }

  return n;
}

static bool
put_single (Recursion *r, int cell, int digit)
{
  r->result->counters.placements++;
  r->moves++;
  return put (r, cell, digit);
}

/* Rule (2), for the cell's column, row and box. */
static bool
look_at_houses (Recursion *r, int cell, int digit)
{
  const int houses[] = { cell_house (cell, HOUSE_COLUMNS), cell_house (cell, HOUSE_ROWS), cell_house (cell, HOUSE_BOXES) };

  for (int i = 0; i < 3; i++)
    {
      int only, n = count_places (r, digit, houses[i], &only);

      if (n == 0)
        recursion_dead_end (r, NO_CELL);
      if (n == 0 || (n == 1 && !put_single (r, only, digit)))
        return false;
    }

  return true;
}

/* What a digit placed leads to: in its own houses for the digits that the cell could have held, then with each of the peers
 * that it was struck from. */
static bool
follow (Recursion *r, int cell, int digit, Digits others, CellSet losers)
{
  for_each_digit (other, others)
    if (!look_at_houses (r, cell, other))
      return false;

  for_each_cell (peer, losers)
    {
      if (!r->board.digit[peer] && digits_is_single (r->domain[peer])
          && !put_single (r, peer, digits_first (r->domain[peer])))
        return false;
      if (!look_at_houses (r, peer, digit))
        return false;
    }

  return true;
}

static bool
loses_a_house (Recursion *r, int cell, int digit)
{
  int only;

  return count_places (r, digit, cell_house (cell, HOUSE_COLUMNS), &only) == 0
      || count_places (r, digit, cell_house (cell, HOUSE_ROWS), &only) == 0
      || count_places (r, digit, cell_house (cell, HOUSE_BOXES), &only) == 0;
}

/* False at a dead end, where it stops at once. */
static bool
put (Recursion *r, int cell, int digit)
{
  Digits  others = digits_difference (r->domain[cell], digits_of (digit));
  CellSet losers = CELLS_NONE;

  board_place (&r->board, cell, digit);
  for_each_digit (other, others)
    if (loses_a_house (r, cell, other))
      {
        recursion_dead_end (r, NO_CELL);
        return false;
      }

  for (int peer = 0; peer < N_CELLS; peer++)
    {
      if (!cells_are_peers (cell, peer) || r->board.digit[peer] || !digits_has (r->domain[peer], digit))
        continue;
      r->domain[peer] = digits_difference (r->domain[peer], digits_of (digit));
      r->moves++;
      cells_add (&losers, peer);
      if (!r->domain[peer])
        {
          recursion_dead_end (r, peer);
          return false;
        }
    }

  return follow (r, cell, digit, others, losers);
}

static int
fewest (const Recursion *r)
{
  for (int n = 1; n <= 9; n++)
    for (int cell = 0; cell < N_CELLS; cell++)
      if (!r->board.digit[cell] && digits_count (r->domain[cell]) == n)
        return cell;

  return NO_CELL;
}

static bool
search (Recursion *r)
{
  int    cell = fewest (r);
  Board  board = r->board;
  Digits domain[N_CELLS];

  if (cell == NO_CELL)
    return recursion_solved (r);

  memcpy (domain, r->domain, sizeof domain);
  for (int digit = 1; digit <= 9; digit++)
    {
      bool stop;

      r->result->counters.tests++;
      if (!digits_has (domain[cell], digit))
        continue;
      stop = recursion_decided (r, cell, digit);
      if (stop)
        board_place (&r->board, cell, digit);
      if (stop || (put (r, cell, digit) && search (r)))
        return true;
      r->board = board;
      memcpy (r->domain, domain, sizeof domain);
      recursion_taken_back (r);
    }

  r->result->exhausted[cell]++;
  return false;
}

bool
recursion_norvig (Recursion *r)
{
  Board clues = r->board;

  if (!recursion_start_domains (r, true))
    return false;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (clues.digit[cell])
      {
        CellSet losers = CELLS_NONE;

        for (int i = 0; i < N_PEERS; i++)
          if (!r->board.digit[cell_peers[cell][i]])
            cells_add (&losers, cell_peers[cell][i]);
        if (!follow (r, cell, clues.digit[cell], digits_complement (digits_of (clues.digit[cell])), losers))
          return false;
      }

  return search (r);
}
