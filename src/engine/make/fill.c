/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "fill.h"

#include <string.h>

#include "engine/core/houses.h"

/* The lists of potential digits are kept the other way round, as the places of each digit, 81 at once. */
typedef struct {
  CellSet places[10];                /* of each digit; cells that are filled may still be in it */
  CellSet empty;
  uint32_t open[10];                 /* the houses in which the digit is not yet placed, a bit each */
  uint8_t *grid;
} Filler;

enum { ALL_HOUSES = (1u << N_HOUSES) - 1 };

static CellSet
cells_symmetric_difference (CellSet a, CellSet b)
{
  return (CellSet) { a.low ^ b.low, a.high ^ b.high };
}

/* Cells by how many digits they could still take, as the bits of a number: cell c can take
 * 8·in (bit[3]) + 4·in (bit[2]) + 2·in (bit[1]) + in (bit[0]). */
typedef struct { CellSet bit[4]; } Counts;

/* Adds three sets, cell by cell: what is in one or three of them, and what is in two or three, which counts double. */
static void
add_three (CellSet a, CellSet b, CellSet c, CellSet *sum, CellSet *carry)
{
  CellSet differ = cells_symmetric_difference (a, b);

  *sum = cells_symmetric_difference (differ, c);
  *carry = cells_union (cells_intersection (a, b), cells_intersection (differ, c));
}

static Counts
count_digits (const Filler *filler)
{
  const CellSet *places = filler->places;
  CellSet ones[3], twos[5], fours[2];
  Counts  counts;

  for (int i = 0; i < 3; i++)
    add_three (places[3 * i + 1], places[3 * i + 2], places[3 * i + 3], &ones[i], &twos[i]);
  add_three (ones[0], ones[1], ones[2], &counts.bit[0], &twos[3]);
  add_three (twos[0], twos[1], twos[2], &twos[4], &fours[0]);
  add_three (twos[3], twos[4], CELLS_NONE, &counts.bit[1], &fours[1]);
  add_three (fours[0], fours[1], CELLS_NONE, &counts.bit[2], &counts.bit[3]);
  return counts;
}

/* The cells of the set that can take n digits. */
static CellSet
cells_with (const Counts *counts, int n, CellSet set)
{
  for (int i = 0; i < 4; i++)
    set = n >> i & 1 ? cells_intersection (set, counts->bit[i]) : cells_difference (set, counts->bit[i]);
  return set;
}

static void
place (Filler *filler, int cell, int digit)
{
  filler->grid[cell] = (uint8_t) digit;
  filler->open[digit] &= ~(1u << cell_house (cell, HOUSE_ROWS) | 1u << cell_house (cell, HOUSE_COLUMNS)
                           | 1u << cell_house (cell, HOUSE_BOXES));
  filler->places[digit] = cells_difference (filler->places[digit], cell_peer_set (cell));
  cells_remove (&filler->empty, cell);
}

/* False: two of them wanted the same digit, one of them has none now. */
static bool
place_naked (Filler *filler, CellSet naked)
{
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, cells_intersection (naked, filler->places[digit]))
      {
        if (!cells_has (filler->places[digit], cell))
          return false;
        place (filler, cell, digit);
      }
  return true;
}

static bool
is_one_cell (CellSet cells)
{
  return cells.low ? !cells.high && !(cells.low & (cells.low - 1)) : !(cells.high & (cells.high - 1));
}

/* Places the hidden singles of one look at every digit and house. Two houses that want the same cell for different digits
 * are found out when the one that lost is looked at again. */
typedef enum { HIDDEN_NONE, HIDDEN_PLACED, HIDDEN_IMPOSSIBLE } Hidden;

static Hidden
place_hidden (Filler *filler)
{
  Hidden hidden = HIDDEN_NONE;

  for (int digit = 1; digit <= 9; digit++)
    for (uint32_t open = filler->open[digit]; open; open &= open - 1)
      {
        int     house = __builtin_ctz (open);
        CellSet here = cells_intersection (cells_intersection (filler->places[digit], filler->empty), house_set (house));

        if (cells_is_empty (here) && filler->open[digit] >> house & 1)
          return HIDDEN_IMPOSSIBLE;
        if (!cells_is_empty (here) && is_one_cell (here))
          {
            place (filler, cells_first (here), digit);
            hidden = HIDDEN_PLACED;
          }
      }
  return hidden;
}

static int
pick_cell (CellSet cells, Random *random)
{
  for (uint32_t skip = random_below (random, (uint32_t) cells_count (cells)); skip > 0; skip--)
    cells_remove (&cells, cells_first (cells));
  return cells_first (cells);
}

static int
pick_digit (const Filler *filler, int cell, Random *random)
{
  int digits[9], n = 0;

  for (int digit = 1; digit <= 9; digit++)
    if (cells_has (filler->places[digit], cell))
      digits[n++] = digit;
  return digits[random_below (random, (uint32_t) n)];
}

/* The empty cells that have the fewest digits: at least two. */
static CellSet
cells_with_fewest (const Counts *counts, CellSet empty)
{
  CellSet cells = CELLS_NONE;

  for (int n = 2; cells_is_empty (cells); n++)
    cells = cells_with (counts, n, empty);
  return cells;
}

static void
shuffle (uint8_t *items, uint32_t n, Random *random)
{
  for (uint32_t i = n - 1; i > 0; i--)
    {
      uint32_t other = random_below (random, i + 1);
      uint8_t  item = items[i];

      items[i] = items[other];
      items[other] = item;
    }
}

/* The board with nothing but what is placed in any case. */
static void
begin (Filler *filler, uint8_t grid[N_CELLS])
{
  filler->grid = grid;
  memset (grid, 0, N_CELLS);
  for (int digit = 1; digit <= 9; digit++)
    {
      filler->places[digit] = CELLS_ALL;
      filler->open[digit] = ALL_HOUSES;
    }
  filler->empty = CELLS_ALL;
}

static bool
try_once (Filler *filler, bool fewest, bool hidden, Random *random)
{
  while (!cells_is_empty (filler->empty))
    {
      Counts  counts = count_digits (filler);
      CellSet naked = cells_with (&counts, 1, filler->empty);
      Hidden  found = HIDDEN_NONE;
      int     cell;

      if (!cells_is_empty (cells_with (&counts, 0, filler->empty)))
        return false;
      if (!cells_is_empty (naked))
        {
          if (!place_naked (filler, naked))
            return false;
          continue;
        }
      if (hidden)
        found = place_hidden (filler);
      if (found == HIDDEN_IMPOSSIBLE)
        return false;
      if (found == HIDDEN_PLACED)
        continue;
      cell = pick_cell (fewest ? cells_with_fewest (&counts, filler->empty) : filler->empty, random);
      place (filler, cell, pick_digit (filler, cell, random));
    }
  return true;
}

/* Tries until one ends well. What was begun with stays. */
static uint64_t
fill_rest (const Filler *begun, Variant variant, Random *random)
{
  bool     fewest = variant == VARIANT_MRV_NAKED || variant == VARIANT_MRV_HIDDEN;
  bool     hidden = variant == VARIANT_RANDOM_HIDDEN || variant == VARIANT_MRV_HIDDEN;
  Filler   filler;
  uint64_t tries = 0;

  do
    {
      filler = *begun;
      tries++;
    }
  while (!try_once (&filler, fewest, hidden, random));
  return tries;
}

uint64_t
fill_potential (uint8_t grid[N_CELLS], Variant variant, Random *random)
{
  Filler empty;

  begin (&empty, grid);
  return fill_rest (&empty, variant, random);
}

/* Of cells that a failed try filled the digits stay where they are, but whoever looks at a cell looks at empty first. */
void
fill_quick (uint8_t grid[N_CELLS], Random *random)
{
  static const uint8_t corner[9] = { 0, 3, 6, 27, 30, 33, 54, 57, 60 };
  uint8_t columns[3] = { 0, 1, 2 };
  Filler  begun;

  begin (&begun, grid);
  shuffle (columns, 3, random);
  for (int band = 0; band < 3; band++)
    {
      uint8_t digits[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };

      shuffle (digits, 9, random);
      for (int i = 0; i < 9; i++)
        place (&begun, corner[3 * band + columns[band]] + i / 3 * 9 + i % 3, digits[i]);
    }
  fill_rest (&begun, VARIANT_MRV_NAKED, random);
}
