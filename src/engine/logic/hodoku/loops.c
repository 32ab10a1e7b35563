/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* loops.c — nice loops and alternating inference chains, with groups or without: all are gone through, and the best is taken.
 *
 * Of all ways between two candidates there is one, the shortest that comes first in the tables (tables.h), and it counts if no
 * cell comes again, but for one that is entered and left within. Loops that begin with a weak link, then loops that begin with a
 * strong one, then chains; a loop ends neither with a link within its first cell nor begins with one. Two direct links are too
 * few. A chain on one digit must strike twice. The best strikes most, has fewer nodes, has the least place. */
#include "finders.h"

#include <stdlib.h>

#include "engine/logic/memory.h"
#include "tables.h"

typedef struct {
  HodokuStep step;
  HodokuRank rank;
} Best;

typedef struct {
  const Position *position;
  Tables          tables;
  Reach           reach;
  Best            loop, chain;
  int             n;                         /* of the way that is looked at */
  uint16_t        way[REACH_MAX];            /* keys */
} Search;

static const TableNode *
told (const Search *search, int i)
{
  return &search->tables.node[key_node (search->way[i])];
}

/* The way to the entry, and whether no cell comes again. Of a loop the first cell may; of a chain not. */
static bool
go (Search *search, int entry, bool loop)
{
  CellSet passed = CELLS_NONE;
  int     start;

  search->n = search->reach.depth[entry] + 1;
  for (int i = search->n - 1, at = entry; i >= 0; i--, at = search->reach.parent[at])
    search->way[i] = search->reach.key[at];

  start = told (search, 0)->first;
  if (loop && (told (search, search->n - 1)->first == told (search, search->n - 2)->first || told (search, 1)->first == start))
    return false;
  for (int i = 0; i < search->n; i++)
    {
      if (cells_has (passed, told (search, i)->first))
        return false;
      if (i > 0 && (!loop || told (search, i - 1)->first != start))
        passed = cells_union (passed, told (search, i - 1)->cells);
    }

  return true;
}

static bool
may_be_best (const Best *best, const HodokuStep *step, int length)
{
  return step->n_struck
         && (!best->step.n_struck || hodoku_rank_before (hodoku_rank (step, length), best->rank));
}

static bool
is_grouped (const Search *search)
{
  for (int i = 0; i < search->n; i++)
    if (key_node (search->way[i]) >= N_CANDIDATES)
      return true;

  return false;
}

static void
keep (const Search *search, Best *best, HodokuStep *step, const char *plain, const char *grouped)
{
  step->technique = technique_find (is_grouped (search) ? grouped : plain);
  best->rank = hodoku_rank (step, search->n);
  best->step = *step;
}

static void
strike_others (const Search *search, HodokuStep *step, int cell, Digits except)
{
  for_each_digit (digit, digits_difference (search->position->marks[cell], except))
    hodoku_step_strike (step, cell, digit);
}

static int
digit_at (const Search *search, int i)
{
  return told (search, i)->digit;
}

/* Node i is on, entered from another cell; the next is the same cell's, and the one after it is another's, on, too. */
static bool
is_passed_through (const Search *search, int i)
{
  return i + 2 < search->n && key_is_on (search->way[i]) && !key_is_on (search->way[i + 1]) && key_is_on (search->way[i + 2]) /* unreached: on and off take turns */
         && told (search, i - 1)->first != told (search, i)->first && told (search, i)->first == told (search, i + 1)->first
         && told (search, i + 1)->first != told (search, i + 2)->first; /* unreached: not seen: three in a cell */
}

/* A continuous loop: every weak link holds in both directions. */
static void
strike_loop (const Search *search, HodokuStep *step, bool strong)
{
  CellSet chain = CELLS_NONE;
  int     start = told (search, 0)->first;

  for (int i = 0; i < search->n - 1; i++)
    chain = cells_union (chain, told (search, i)->cells);
  cells_add (&chain, start);

  if (strong) /* unreached: what is on comes to its cell at once */
    strike_others (search, step, start, digits_of (digit_at (search, 0)) | digits_of (digit_at (search, search->n - 1)));
  for (int i = 1; i < search->n; i++)
    {
      if (is_passed_through (search, i))
        strike_others (search, step, told (search, i)->first,
                       digits_of (digit_at (search, i)) | digits_of (digit_at (search, i + 2)));
      if (!key_is_on (search->way[i]) && told (search, i - 1)->first != told (search, i)->first)
        {
          CellSet struck = cells_intersection (told (search, i - 1)->seeing, told (search, i)->seeing);

          struck = cells_intersection (struck, search->position->places[digit_at (search, i)]);
          hodoku_step_strike_all (step, cells_difference (struck, chain), digit_at (search, i));
        }
    }
}

/* From the start back to its cell. */
static void
try_loop (Search *search, int entry)
{
  int        first = search->reach.key[0], last = search->reach.key[entry];
  int        cell = candidate_cell (key_node (first)), digit = candidate_digit (key_node (first));
  int        end = candidate_digit (key_node (last)), length = search->reach.depth[entry] + 1;
  bool       strong = !key_is_on (first), back_strong = key_is_on (last), continuous = false;
  HodokuStep step;

  hodoku_step_start (&step);
  if (strong == back_strong && digit == end)
    {
      if (strong)
        strike_others (search, &step, cell, digits_of (digit));
      else
        hodoku_step_strike (&step, cell, digit);
    }
  else if (strong != back_strong && digit != end)
    hodoku_step_strike (&step, cell, strong ? end : digit);
  else
    continuous = strong || digits_count (search->position->marks[cell]) == 2; /* unreached: what is on comes to its cell at once */

  if (!continuous && !may_be_best (&search->loop, &step, length))
    return;
  if (!go (search, entry, true))
    return;
  if (continuous)
    {
      strike_loop (search, &step, strong);
      hodoku_step_sort (&step);
      if (!may_be_best (&search->loop, &step, length))
        return;
    }
  keep (search, &search->loop, &step, continuous ? "continuous-nice-loop" : "discontinuous-nice-loop",
        continuous ? "grouped-continuous-nice-loop" : "grouped-discontinuous-nice-loop");
}

/* From the start, off, to another cell, on: one of the two is true. */
static void
try_chain (Search *search, int entry)
{
  const Position *position = search->position;
  int             first = key_node (search->reach.key[0]), last = key_node (search->reach.key[entry]);
  int             cell = candidate_cell (first), digit = candidate_digit (first);
  int             other = candidate_cell (last), end = candidate_digit (last);
  HodokuStep      step;

  hodoku_step_start (&step);
  if (digit == end)
    {
      CellSet struck = cells_intersection (cell_peer_set (cell), cell_peer_set (other));

      struck = cells_intersection (struck, position->places[digit]);
      if (cells_count (struck) < 2)
        return;
      hodoku_step_strike_all (&step, struck, digit);
    }
  else
    {
      if (!cells_are_peers (cell, other) || !digits_has (position->marks[other], digit)
          || !digits_has (position->marks[cell], end))
        return;
      hodoku_step_strike (&step, cell, end);
      hodoku_step_strike (&step, other, digit);
      hodoku_step_sort (&step);
    }

  if (may_be_best (&search->chain, &step, search->reach.depth[entry] + 1) && go (search, entry, false))
    keep (search, &search->chain, &step, "aic", "grouped-aic");
}

static void
start_at (Search *search, int candidate, bool on)
{
  int cell = candidate_cell (candidate);

  tables_follow (&search->tables, key_of (candidate, on), &search->reach);
  for (int entry = 1; entry < search->reach.n; entry++)
    {
      int key = search->reach.key[entry];

      if (key_node (key) >= N_CANDIDATES || search->reach.depth[entry] < 2)
        continue;
      if (candidate_cell (key_node (key)) == cell)
        try_loop (search, entry);
      else if (!on && key_is_on (key))
        try_chain (search, entry);
    }
}

bool
hodoku_loop (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search *search = logic_malloc (sizeof *search);
  bool    found;

  if (!search)
    return false;
  search->position = position;
  hodoku_step_start (&search->loop.step);
  hodoku_step_start (&search->chain.step);
  tables_fill (&search->tables, position, detail);
  for (int on = 1; on >= 0; on--)
    for_each_cell (cell, position->empty)
      for_each_digit (digit, position->marks[cell])
        if (!stop_now (stop))
          start_at (search, candidate_of (cell, digit), on);

  *step = may_be_best (&search->loop, &search->chain.step, search->chain.rank.length) ? search->chain.step
                                                                                       : search->loop.step;
  found = step->n_struck;
  free (search);
  return found;
}
