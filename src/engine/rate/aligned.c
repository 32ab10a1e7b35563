/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* aligned.c — Sudoku Explainer's aligned pair (6.2) and triplet (7.5) exclusion.
 *
 * Two or three cells take a combination of digits. It is impossible if cells that see each other take the same, or if
 * a cell that sees them all would have no candidate left. What is in no possible combination goes. For all but the last
 * cell fixed, the excluders forbid the last one a set of digits, so the innermost loop is over sets. */
#include <string.h>

#include "rate-private.h"

typedef struct {
  const RateGrid *grid;
  int     n;
  uint8_t cells[N_CELLS];            /* that may be in a tuple, in reading order */
  CellSet members;
  CellSet news;                      /* what they are, or what sees all of them, has changed */
  CellSet excluders[N_CELLS];        /* of each cell: the peers with 2 to k candidates */
  CellSet with[9];                   /* cells with 2 to k candidates, this one among them */
} Aligned;

/* Counting the bits takes a call where the processor's instruction cannot be relied on. */
static inline bool
has_at_least (CellSet set, int n)
{
  for (; n > 0 && set.low; n--)
    set.low &= set.low - 1;
  for (; n > 0 && set.high; n--)
    set.high &= set.high - 1;
  return n <= 0;
}

static bool
has_two (CellSet set)
{
  return (set.low & (set.low - 1)) || (set.high & (set.high - 1)) || (set.low && set.high);
}

static void
prepare (Aligned *aligned, const RateWork *work, const RateGrid *grid, int k)
{
  CellSet single = CELLS_NONE, few = CELLS_NONE;

  aligned->grid = grid;
  aligned->news = rate_work_news (work)->cells;
  aligned->n = 0;
  aligned->members = CELLS_NONE;
  memset (aligned->with, 0, sizeof aligned->with);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (nine_is_one (grid->marks[cell]))
      cells_add (&single, cell);
    else if (grid->marks[cell] && nine_count (grid->marks[cell]) <= k)
      {
        cells_add (&few, cell);
        for_each_digit (d, grid->marks[cell])
          cells_add (&aligned->with[d], cell);
      }

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      aligned->excluders[cell] = cells_intersection (cell_peer_set (cell), few);
      if (!nine_many (grid->marks[cell]) || !cells_is_empty (cells_intersection (cell_peer_set (cell), single))
          || cells_is_empty (aligned->excluders[cell]))
        continue;
      aligned->cells[aligned->n++] = (uint8_t) cell;
      cells_add (&aligned->members, cell);
    }
}

/* The candidates of the last cell that go with the digits taken by the others. */
static Nine
left_for_last (const RateGrid *grid, CellSet excluders, int last, Nine taken)
{
  Nine left = grid->marks[last];

  for_each_cell (excluder, excluders)
    {
      Nine rest = nine_minus (grid->marks[excluder], taken);

      if (!nine_many (rest))
        left = rest ? nine_minus (left, rest) : 0;
    }
  return left;
}

static bool
found (RateHint *hint, const RateGrid *grid, int n, const int *cells, const Nine *possible)
{
  for (int i = 0; i < n; i++)
    rate_hint_remove (hint, grid, cells[i], nine_minus (NINE_ALL, possible[i]));
  hint->rating = n == 2 ? 6.2 : 7.5;
  hint->technique = n == 2 ? RATE_ALIGNED_PAIR : RATE_ALIGNED_TRIPLET;
  return hint->removes;
}

/* Whether a cell is new, or one of those that it sees and are in the set. */
static bool
is_new (const Aligned *aligned, int cell, CellSet seen)
{
  return cells_has (aligned->news, cell)
         || !cells_is_empty (cells_intersection (aligned->news, cells_intersection (seen, cell_peer_set (cell))));
}

/* An excluder with two candidates forbids the other one with each. A digit of the one cell that goes with none of the other is
 * in as many excluders as that has candidates, but for its own, which cells that see each other do not share. */
static bool
may_exclude (const Aligned *aligned, int one, int other, CellSet common, bool peers)
{
  int least = nine_count (aligned->grid->marks[other]) - peers;

  for_each_digit (d, aligned->grid->marks[one])
    if (has_at_least (cells_intersection (common, aligned->with[d]), least))
      return true;
  return false;
}

static bool
pair (const Aligned *aligned, int a, int b, RateHint *hint)
{
  CellSet common = cells_intersection (aligned->excluders[a], aligned->excluders[b]);
  const RateGrid *grid = aligned->grid;
  bool peers = cells_has (cell_peer_set (a), b);
  Nine possible[2] = { 0, 0 };

  if ((!is_new (aligned, a, cell_peer_set (b)) && !cells_has (aligned->news, b))
      || (!may_exclude (aligned, a, b, common, peers) && !may_exclude (aligned, b, a, common, peers)))
    return false;

  for_each_digit (x, grid->marks[a])
    {
      Nine left = nine_minus (left_for_last (grid, common, b, nine_of (x)), peers ? nine_of (x) : 0);

      if (left)
        possible[0] |= nine_of (x);
      possible[1] |= left;
    }
  return found (hint, grid, 2, (int[]) { a, b }, possible);
}

/* The cells before this one that share two excluders with it. */
static CellSet
partners (const Aligned *aligned, int b)
{
  CellSet once = CELLS_NONE, twice = CELLS_NONE;

  for_each_cell (excluder, aligned->excluders[b])
    {
      twice = cells_union (twice, cells_intersection (once, cell_peer_set (excluder)));
      once = cells_union (once, cell_peer_set (excluder));
    }
  return cells_intersection (twice, aligned->members);
}

bool
rate_aligned_pair (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  Aligned aligned;

  prepare (&aligned, work, grid, 2);
  for (int j = 1; j < aligned.n; j++)
    for_each_cell (a, partners (&aligned, aligned.cells[j]))
      {
        if (a >= aligned.cells[j])
          break;
        if (pair (&aligned, a, aligned.cells[j], hint))
          return true;
      }

  return false;
}

static bool
triplet (const Aligned *aligned, int a, int b, int c, CellSet common, RateHint *hint)
{
  const RateGrid *grid = aligned->grid;
  bool ab = cells_has (cell_peer_set (a), b), ac = cells_has (cell_peer_set (a), c), bc = cells_has (cell_peer_set (b), c);
  Nine possible[3] = { 0, 0, 0 };

  for_each_digit (x, grid->marks[a])
    for_each_digit (y, grid->marks[b])
      {
        Nine left;

        if (ab && x == y)
          continue;
        left = left_for_last (grid, common, c, nine_of (x) | nine_of (y));
        left = nine_minus (left, (Nine) ((ac ? nine_of (x) : 0) | (bc ? nine_of (y) : 0)));
        if (!left)
          continue;
        possible[0] |= nine_of (x);
        possible[1] |= nine_of (y);
        possible[2] |= left;
        if (possible[0] == grid->marks[a] && possible[1] == grid->marks[b] && possible[2] == grid->marks[c])
          return false;
      }
  return found (hint, grid, 3, (int[]) { a, b, c }, possible);
}

/* The third cell is an excluder of the first two itself. */
static bool
triplets (const Aligned *aligned, int a, int b, RateHint *hint)
{
  CellSet common = cells_intersection (aligned->excluders[a], aligned->excluders[b]);
  CellSet open = aligned->members;
  bool new = cells_has (aligned->news, a) || cells_has (aligned->news, b);

  if (!has_two (common) || (!new && !is_new (aligned, a, CELLS_ALL) && !is_new (aligned, b, CELLS_ALL)))
    return false;

  cells_remove (&open, a);
  cells_remove (&open, b);
  for (int side = 0; side < 2; side++)
    {
      CellSet thirds = cells_intersection (open, aligned->excluders[side == 0 ? a : b]);
      const uint8_t *peers = rate_peers[side == 0 ? a : b];

      if (cells_is_empty (thirds))
        continue;
      open = cells_difference (open, thirds);
      for (int i = 0; i < N_PEERS; i++)
        {
          CellSet all = cells_intersection (common, aligned->excluders[peers[i]]);

          if (cells_has (thirds, peers[i]) && has_two (all)
              && (new || is_new (aligned, peers[i], cells_intersection (cell_peer_set (a), cell_peer_set (b))))
              && triplet (aligned, a, b, peers[i], all, hint))
            return true;
        }
    }

  return false;
}

bool
rate_aligned_triplet (RateWork *work, const RateGrid *grid, RateHint *hint)
{
  Aligned aligned;

  prepare (&aligned, work, grid, 3);
  for (int j = 1; j < aligned.n; j++)
    for (int i = 0; i < j; i++)
      if (triplets (&aligned, aligned.cells[i], aligned.cells[j], hint))
        return true;

  return false;
}
