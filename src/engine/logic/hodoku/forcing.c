/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* forcing.c — forcing chains and nets: of all that they place the least cell, or else of all that they strike the least cell's
 * least digit.
 *
 * From each candidate, on and off, all is known that follows (consequences.h). What leads to a contradiction is false: a
 * candidate on and off, two digits in a cell, a digit twice in a house, a cell or a house without one; of a house, only one from
 * which the digit was not struck before. What follows both from a candidate and from its absence, or from each candidate of a
 * cell, or of a digit in a house, is true. A net counts only if one of the ways in it is more than a chain. */
#include "finders.h"

#include <stdlib.h>

#include "consequences.h"
#include "engine/logic/memory.h"

typedef struct {
  const Position *position;
  Consequences   *all;               /* of each key */
  CellSet         allowed[10];       /* the empty cells that see no filled one of the digit */
  int             placed, struck;    /* the least candidate so far; N_CANDIDATES: none */
} Search;

static void
place (Search *search, int candidate)
{
  if (search->placed == N_CANDIDATES || candidate_cell (candidate) < candidate_cell (search->placed))
    search->placed = candidate;
}

static void
strike (Search *search, int candidate)
{
  if (candidate < search->struck)
    search->struck = candidate;
}

/* Whether one of the cells is come upon, on or off, in the wanted way. */
static bool
any_counts (const Consequences *from, bool on, int digit, CellSet cells)
{
  return !cells_is_empty (cells_intersection (from->counts[on][digit], cells));
}

static bool
clashes_in_candidate (const Consequences *from)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      CellSet both = cells_intersection (from->at[0][digit], from->at[1][digit]);

      if (cells_is_empty (both))
        continue;
      both = cells_of (cells_first (both));
      if (any_counts (from, false, digit, both) || any_counts (from, true, digit, both))
        return true;
    }

  return false;
}

static bool
clashes_in_cell (const Consequences *from)
{
  for (int a = 1; a <= 9; a++)
    for (int b = a + 1; b <= 9; b++)
      {
        CellSet both = cells_intersection (from->at[1][a], from->at[1][b]);

        if (cells_is_empty (both))
          continue;
        both = cells_of (cells_first (both));
        if (any_counts (from, true, a, both) || any_counts (from, true, b, both))
          return true;
      }

  return false;
}

/* A digit twice in a house, or nowhere. */
static bool
clashes_in_house (const Search *search, const Consequences *from)
{
  for (int digit = 1; digit <= 9; digit++)
    for (int house = 0; house < N_HOUSES; house++)
      {
        CellSet on = cells_intersection (from->at[1][digit], house_set (house));
        CellSet open = cells_intersection (search->allowed[digit], house_set (house));

        if (cells_count (on) > 1 && any_counts (from, true, digit, on))
          return true;
        if (!cells_is_empty (open) && cells_is_empty (cells_difference (open, from->at[0][digit]))
            && any_counts (from, false, digit, open))
          return true;
      }

  return false;
}

static bool
empties_cell (const Search *search, const Consequences *from)
{
  CellSet bare = search->position->empty;

  for (int digit = 1; digit <= 9; digit++)
    {
      bare = cells_difference (bare, cells_difference (search->position->places[digit], from->at[0][digit]));
      bare = cells_difference (bare, from->at[1][digit]);
    }
  for_each_cell (cell, bare)
    for_each_digit (digit, search->position->marks[cell])
      if (any_counts (from, false, digit, cells_of (cell)))
        return true;

  return false;
}

static void
try_one (Search *search, int candidate, bool on)
{
  const Consequences *from = &search->all[key_of (candidate, on)];
  CellSet             cell = cells_of (candidate_cell (candidate));

  if (!any_counts (from, !on, candidate_digit (candidate), cell) && !clashes_in_candidate (from) && !clashes_in_cell (from)
      && !clashes_in_house (search, from) && !empties_cell (search, from))
    return;
  if (on)
    strike (search, candidate);
  else
    place (search, candidate);
}

/* What follows from all of these: keys. */
static void
try_all (Search *search, const int *keys, int n, CellSet except)
{
  for (int on = 0; on < 2; on++)
    for (int digit = 1; digit <= 9; digit++)
      {
        CellSet always = cells_difference (CELLS_ALL, except), counts = CELLS_NONE;

        for (int i = 0; i < n; i++)
          {
            always = cells_intersection (always, search->all[keys[i]].at[on][digit]);
            counts = cells_union (counts, search->all[keys[i]].counts[on][digit]);
          }
        for_each_cell (cell, cells_intersection (always, counts))
          if (on)
            place (search, candidate_of (cell, digit));
          else
            strike (search, candidate_of (cell, digit));
      }
}

static void
try_cell (Search *search, int cell)
{
  int keys[9], n = 0;

  for_each_digit (digit, search->position->marks[cell])
    {
      const int both[2] = { key_of (candidate_of (cell, digit), true), key_of (candidate_of (cell, digit), false) };

      try_one (search, candidate_of (cell, digit), true);
      try_one (search, candidate_of (cell, digit), false);
      try_all (search, both, 2, cells_of (cell));
      keys[n++] = both[0];
    }
  try_all (search, keys, n, CELLS_NONE);
}

static void
try_house (Search *search, int house, int digit)
{
  int keys[9], n = 0;

  for_each_cell (cell, position_places_in (search->position, house, digit))
    keys[n++] = key_of (candidate_of (cell, digit), true);
  if (n)
    try_all (search, keys, n, CELLS_NONE);
}

static void
search_all (Search *search, const Stop *stop)
{
  for (int digit = 1; digit <= 9; digit++)
    {
      search->allowed[digit] = search->position->empty;
      for_each_cell (cell, cells_complement (search->position->empty))
        if (search->position->digit[cell] == digit)
          search->allowed[digit] = cells_difference (search->allowed[digit], cell_peer_set (cell));
    }
  for_each_cell (cell, search->position->empty)
    if (!stop_now (stop))
      try_cell (search, cell);
  for (int house = 0; house < N_HOUSES && !stop_now (stop); house++)
    for (int digit = 1; digit <= 9; digit++)
      try_house (search, house, digit);
}

bool
hodoku_forcing (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = { .position = position, .placed = N_CANDIDATES, .struck = N_CANDIDATES };

  search.all = logic_calloc (2 * N_CANDIDATES, sizeof (Consequences));
  if (search.all && (detail ? consequences_by_nets (position, search.all) : consequences_by_chains (position, search.all)))
    search_all (&search, stop);
  free (search.all);

  hodoku_step_start (step);
  step->placed = (uint16_t) search.placed;
  if (search.placed == N_CANDIDATES && search.struck < N_CANDIDATES)
    hodoku_step_strike (step, candidate_cell (search.struck), candidate_digit (search.struck));
  return search.placed < N_CANDIDATES || search.struck < N_CANDIDATES;
}
