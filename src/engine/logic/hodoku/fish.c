/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fish.c — the first fish by digit, then with rows before columns as base, then base by base and cover by cover.
 *
 * Bases and covers are tried in rising order of their houses, rows, columns, boxes; a cover is no base, and meets one. At most
 * five fins, two of them in two bases (which only franken fish may have); cannibal strikes count. A basic fish is sashimi if,
 * without the fins, one of its bases is left with one place or none. Siamese ones are not put together.
 *
 * Left out is only what cannot come to anything: where more is left uncovered than fins may be, or no place sees it all. */
#include "finders.h"

enum { FINS_MAX = 5, ENDO_FINS_MAX = 2 };

typedef struct {
  HodokuStep *step;
  int         digit, size;
  bool        fins, sashimi, franken;
  int         n_bases, n_covers;             /* that may be; and their places of the digit */
  uint8_t     base[18], cover[18];
  CellSet     places, base_places[18], cover_places[18];
  Digits      crossing[18];                  /* of a base of a basic fish: the lines across it that have its places, as bits 1–9 */
  int         chosen[4];                     /* indices of base */
  int         n_usable;                      /* of cover, with these bases */
  uint8_t     usable[18];
  CellSet     later[19];                     /* the places of usable covers from here on */
  CellSet     bases, endo_fins;
} Search;

static bool
is_sashimi (const Search *search, CellSet fins)
{
  for (int i = 0; i < search->size; i++)
    if (cells_count (cells_difference (search->base_places[search->chosen[i]], fins)) < 2)
      return true;

  return false;
}

static bool
judge (const Search *search, CellSet covers, CellSet twice)
{
  CellSet fins = cells_union (cells_difference (search->bases, covers), search->endo_fins);
  CellSet struck = cells_difference (covers, search->bases);
  int     n = cells_count (fins);

  if ((n > 0) != search->fins || n > FINS_MAX)
    return false;
  if (n)
    {
      CellSet reach = cells_seeing_all (fins);

      struck = cells_intersection (struck, reach);
      twice = cells_intersection (twice, reach);
    }
  if ((cells_is_empty (struck) && cells_is_empty (twice))
      || (search->fins && !search->franken && is_sashimi (search, fins) != search->sashimi))
    return false;

  hodoku_step_start (search->step);
  hodoku_step_strike_all (search->step, struck, search->digit);
  hodoku_step_strike_all (search->step, twice, search->digit);
  return true;
}

/* What no cover covers any more has to be fins: few, and seen by a place. */
static bool
may_be_fins (const Search *search, CellSet lost)
{
  if (cells_is_empty (lost))
    return true;
  lost = cells_union (lost, search->endo_fins);
  return search->fins && cells_count (lost) <= FINS_MAX
         && !cells_is_empty (cells_intersection (search->places, cells_seeing_all (lost)));
}

static bool
choose_covers (const Search *search, int from, int left, CellSet covers, CellSet twice)
{
  if (left == 0)
    return judge (search, covers, twice);

  for (int i = from; i <= search->n_usable - left; i++)
    {
      CellSet places = search->cover_places[search->usable[i]];

      if (!may_be_fins (search, cells_difference (search->bases, cells_union (covers, search->later[i]))))
        return false;
      if (choose_covers (search, i + 1, left - 1, cells_union (covers, places),
                         cells_union (twice, cells_intersection (covers, places))))
        return true;
    }

  return false;
}

static bool
is_base (const Search *search, int house)
{
  for (int i = 0; i < search->size; i++)
    if (search->base[search->chosen[i]] == house)
      return true;

  return false;
}

static bool
cover (Search *search)
{
  search->n_usable = 0;
  for (int i = 0; i < search->n_covers; i++)
    if (!cells_is_empty (cells_intersection (search->cover_places[i], search->bases)) && !is_base (search, search->cover[i]))
      search->usable[search->n_usable++] = (uint8_t) i;

  search->later[search->n_usable] = CELLS_NONE;
  for (int i = search->n_usable - 1; i >= 0; i--)
    search->later[i] = cells_union (search->later[i + 1], search->cover_places[search->usable[i]]);

  return choose_covers (search, 0, search->size, CELLS_NONE, CELLS_NONE);
}

/* Lines alone: their places lie on no more crossing lines than there are bases, but for those in one box, the fins. */
static bool
may_be_basic (const Search *search, int n)
{
  static const Digits stacks[3] = { 0x00e, 0x070, 0x380 };
  Digits              band[3] = { DIGITS_NONE };

  for (int i = 0; i < n; i++)
    band[search->base[search->chosen[i]] % 9 / 3] |= search->crossing[search->chosen[i]];
  if (digits_count (band[0] | band[1] | band[2]) <= search->size)
    return true;
  for (int b = 0; b < 3 && search->fins; b++)
    for (int i = 0; i < 3 && band[b]; i++)
      if (digits_count (band[(b + 1) % 3] | band[(b + 2) % 3] | digits_difference (band[b], stacks[i])) <= search->size)
        return true;

  return false;
}

static bool
choose_bases (Search *search, int from, int n, CellSet bases, CellSet endo_fins, const Stop *stop)
{
  if (n == search->size)
    {
      search->bases = bases;
      search->endo_fins = endo_fins;
      return !stop_now (stop) && cover (search);
    }

  for (int i = from; i <= search->n_bases - (search->size - n); i++)
    {
      CellSet shared = cells_intersection (bases, search->base_places[i]);

      if (!cells_is_empty (shared)
          && (!search->fins || !search->franken || cells_count (endo_fins) + cells_count (shared) > ENDO_FINS_MAX)) /* unreached: lines of one kind share no cell */
        continue;
      search->chosen[n] = i;
      if (!search->franken && !may_be_basic (search, n + 1))
        continue;
      if (choose_bases (search, i + 1, n + 1, cells_union (bases, search->base_places[i]),
                        cells_union (endo_fins, shared), stop))
        return true;
    }

  return false;
}

static void
collect (Search *search, const Position *position, int base_kind)
{
  search->places = position->places[search->digit];
  search->n_bases = search->n_covers = 0;
  for (int house = 0; house < (search->franken ? N_HOUSES : HOUSE_BOXES); house++)
    {
      CellSet places = position_places_in (position, house, search->digit);
      bool    box = house >= HOUSE_BOXES;

      if (cells_is_empty (places))
        continue;
      if ((box || house_kind (house) == base_kind) && (search->fins || cells_count (places) <= search->size))
        {
          search->base[search->n_bases] = (uint8_t) house;
          search->crossing[search->n_bases] = DIGITS_NONE;
          for_each_cell (cell, places)
            search->crossing[search->n_bases] |= digits_of (1 + (house < HOUSE_COLUMNS ? cell_column (cell) : cell_row (cell)));
          search->base_places[search->n_bases++] = places;
        }
      if (box || house_kind (house) != base_kind)
        {
          search->cover[search->n_covers] = (uint8_t) house;
          search->cover_places[search->n_covers++] = places;
        }
    }
}

bool
hodoku_fish (const Position *position, int detail, const Stop *stop, HodokuStep *step)
{
  Search search = {
    .step = step, .size = detail & 15, .franken = detail & HODOKU_FRANKEN, .sashimi = detail & HODOKU_SASHIMI,
    .fins = detail & (HODOKU_FINNED | HODOKU_SASHIMI),
  };

  for (search.digit = 1; search.digit <= 9; search.digit++)
    for (int kind = HOUSE_ROWS; kind <= HOUSE_COLUMNS; kind += HOUSE_COLUMNS)
      {
        collect (&search, position, kind);
        if (choose_bases (&search, 0, 0, CELLS_NONE, CELLS_NONE, stop))
          return true;
      }

  return false;
}
