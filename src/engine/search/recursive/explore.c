/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore.c — strategy explore on the call stack.
 *
 * Domains are a plain array, singles are found by looking at every cell and house again, and a guess
 * is a call. */
#include "recursion.h"

static Digits
possible_of (const Recursion *r, int cell)
{
  return r->options->inference == INFERENCE_NONE ? board_possible (&r->board, cell) : r->domain[cell];
}

/* The digit is not placed in the house, and no empty cell of it can hold it. */
static bool
has_no_place (const Recursion *r, int digit, int house)
{
  for (int i = 0; i < 9; i++)
    {
      int cell = house_cells[house][i];

      if (r->board.digit[cell] ? r->board.digit[cell] == digit : digits_has (r->domain[cell], digit))
        return false;
    }

  return true;
}

static bool
loses_a_house (const Recursion *r, int cell, int digit)
{
  return has_no_place (r, digit, cell_house (cell, HOUSE_BOXES))
      || has_no_place (r, digit, cell_house (cell, HOUSE_ROWS))
      || has_no_place (r, digit, cell_house (cell, HOUSE_COLUMNS));
}

/* Places a digit and strips it from the peers. False at a dead end, where it stops at once. */
static bool
place_and_strip (Recursion *r, int cell, int digit)
{
  bool singles = r->options->inference == INFERENCE_SINGLES;

  board_place (&r->board, cell, digit);
  if (r->options->inference == INFERENCE_NONE)
    return true;

  for (int other = 1; other <= 9 && singles; other++)
    if (other != digit && digits_has (r->domain[cell], other) && loses_a_house (r, cell, other))
      {
        recursion_dead_end (r, NO_CELL);
        return false;
      }

  for_each_cell (peer, cell_peer_set (cell))
    {
      if (r->board.digit[peer] || !digits_has (r->domain[peer], digit))
        continue;
      r->domain[peer] ^= digits_of (digit);
      r->trail[r->n_trail++] = (uint16_t) (peer << 4 | digit);
      r->moves++;
      if (!r->domain[peer])
        {
          recursion_dead_end (r, peer);
          return false;
        }
      if (singles && loses_a_house (r, peer, digit))
        {
          recursion_dead_end (r, NO_CELL);
          return false;
        }
    }

  return true;
}

/* The only empty cell of the house that can hold the digit; NO_CELL when there are none or several. */
static int
only_place (const Recursion *r, int house, int digit)
{
  int only = NO_CELL;

  for (int i = 0; i < 9; i++)
    {
      int cell = house_cells[house][i];

      if (r->board.digit[cell] || !digits_has (r->domain[cell], digit))
        continue;
      if (only != NO_CELL)
        return NO_CELL;
      only = cell;
    }

  return only;
}

static bool
find_single (const Recursion *r, int *cell, int *digit)
{
  for (*cell = 0; *cell < N_CELLS; (*cell)++)
    if (!r->board.digit[*cell] && digits_is_single (r->domain[*cell]))
      {
        *digit = digits_first (r->domain[*cell]);
        return true;
      }

  for (int i = 0; i < N_HOUSES; i++)
    for (*digit = 1; *digit <= 9; (*digit)++)
      if ((*cell = only_place (r, (i + HOUSE_BOXES) % N_HOUSES, *digit)) != NO_CELL)
        return true;

  return false;
}

/* Singles to the fixpoint. False at a dead end. */
static bool
place_singles (Recursion *r)
{
  int cell, digit;

  while (r->options->inference == INFERENCE_SINGLES && find_single (r, &cell, &digit))
    {
      r->trail[r->n_trail++] = (uint16_t) (cell << 4);
      r->result->counters.placements++;
      r->moves++;
      if (!place_and_strip (r, cell, digit))
        return false;
    }

  return true;
}

static int
unassigned_peers (const Recursion *r, int cell)
{
  int unassigned = 0;

  for (int i = 0; i < N_PEERS; i++)
    unassigned += !r->board.digit[cell_peers[cell][i]];

  return unassigned;
}

int
recursion_choose (const Recursion *r)
{
  int best = NO_CELL, fewest = 10, most = -1;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int size, degree = 0;

      if (r->board.digit[cell])
        continue;
      if (r->options->cell == CELL_LINEAR)
        return cell;

      size = digits_count (possible_of (r, cell));
      if (size > fewest || (size == fewest && r->options->cell == CELL_MRV))
        continue;
      if (r->options->cell == CELL_MRV_DEGREE)
        degree = unassigned_peers (r, cell);
      if (size < fewest || degree > most)
        {
          best = cell;
          fewest = size;
          most = degree;
        }
    }

  return best;
}

static void
undo_trail (Recursion *r, int n_trail)
{
  r->moves += (uint64_t) (r->n_trail - n_trail);
  while (r->n_trail > n_trail)
    {
      int entry = r->trail[--r->n_trail];

      if (entry & 15)
        r->domain[entry >> 4] |= digits_of (entry & 15);
      else
        board_clear (&r->board, entry >> 4);
    }
}

static bool search (Recursion *r);

/* One guess with all that follows from it, undone by the trail. */
static bool
try_with_trail (Recursion *r, int cell, int digit)
{
  int  n_trail = r->n_trail;
  bool stop = recursion_decided (r, cell, digit);

  if (stop)
    board_place (&r->board, cell, digit);
  if (stop || (place_and_strip (r, cell, digit) && place_singles (r) && search (r)))
    return true;

  undo_trail (r, n_trail);
  board_clear (&r->board, cell);
  return false;
}

/* The same, undone by a copy. */
static bool
try_with_copy (Recursion *r, int cell, int digit)
{
  Board  board = r->board;
  Digits domain[N_CELLS];
  int    n_trail = r->n_trail;
  bool   stop = recursion_decided (r, cell, digit);

  memcpy (domain, r->domain, sizeof domain);
  if (stop)
    board_place (&r->board, cell, digit);
  if (stop || (place_and_strip (r, cell, digit) && place_singles (r) && search (r)))
    return true;

  r->board = board;
  memcpy (r->domain, domain, sizeof domain);
  r->n_trail = n_trail;
  return false;
}

static bool
search (Recursion *r)
{
  int    cell = recursion_choose (r);
  Digits possible;

  if (cell == NO_CELL)
    return recursion_solved (r);

  possible = possible_of (r, cell);
  if (!possible)
    recursion_dead_end (r, cell);

  for (int digit = 1; digit <= 9; digit++)
    {
      r->result->counters.tests++;
      if (!digits_has (possible, digit))
        continue;
      if (r->options->undo == UNDO_COPY ? try_with_copy (r, cell, digit) : try_with_trail (r, cell, digit))
        return true;
      recursion_taken_back (r);
    }

  r->result->exhausted[cell]++;
  return false;
}

bool
recursion_start_domains (Recursion *r, bool houses)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    r->domain[cell] = r->board.digit[cell] ? DIGITS_NONE : board_possible (&r->board, cell);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!r->board.digit[cell] && !r->domain[cell])
      {
        recursion_dead_end (r, cell);
        return false;
      }

  for (int house = 0; house < N_HOUSES && houses; house++)
    for (int digit = 1; digit <= 9; digit++)
      if (has_no_place (r, digit, house))
        {
          recursion_dead_end (r, NO_CELL);
          return false;
        }

  return true;
}

bool
recursion_explore (Recursion *r)
{
  bool singles = r->options->inference == INFERENCE_SINGLES;

  if (r->options->inference != INFERENCE_NONE && !(recursion_start_domains (r, singles) && place_singles (r)))
    return false;

  return search (r);
}
