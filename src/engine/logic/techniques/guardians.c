/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* guardians.c — a broken wing: a ring that cannot be, and the places that guard against it.
 *
 * Five or seven places of a digit, each in one house with the next. Had these houses no other places, the cells of the ring would
 * have to hold the digit in turn, which goes round an even ring only. So one of the other places in these houses, the guardians,
 * is true, and the digit goes from every cell that sees them all.
 *
 * Groups: pattern for the ring, extra for its guardians; base: the houses that join it. */
#include "routines.h"

enum { RING_MIN = 5, RING_MAX = 7, GUARDIANS_MAX = 6 };

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              digit;
  CellSet          places;
  int              size, n, first;
  CellSet          ring, guardians, reach;   /* reach: places that see all guardians */
  uint32_t         houses;
} Search;

static bool
tell (const Search *search)
{
  Deduction found;

  deduction_start (&found, search->technique);
  found.digits = digits_of (search->digit);
  found.cells = search->ring;
  found.base = search->houses;
  deduction_group (&found, ROLE_PATTERN, search->ring, found.digits, NO_HOUSE);
  deduction_group (&found, ROLE_EXTRA, search->guardians, found.digits, NO_HOUSE);
  deduction_strike (&found, search->reach, search->digit);
  return finds_add (search->finds, &found);
}

/* Joins the two cells by the house. False: it is in use, has a third cell of the ring, or nothing sees all guardians then. */
static bool
join (Search *search, int house, CellSet both)
{
  CellSet others = cells_difference (position_places_in (search->position, house, search->digit), both);

  if (search->houses >> house & 1 || !cells_is_empty (cells_intersection (others, search->ring))) /* unreached: a house in use has a third cell of the ring */
    return false;
  search->houses |= UINT32_C (1) << house;
  search->guardians = cells_union (search->guardians, others);
  search->reach = cells_intersection (search->places, cells_seeing_all (search->guardians));
  return cells_count (search->guardians) <= GUARDIANS_MAX && !cells_is_empty (search->reach);
}

/* A later cell of the ring may turn out to be a guardian, which it is not. */
static bool
is_clean (const Search *search)
{
  return cells_is_empty (cells_intersection (search->guardians, search->ring)) && cells_count (search->guardians) > 1; /* unreached: not seen: a later cell of the ring that is one, a ring with one */
}

/* From the last cell of the ring to the next, or back to the first. True: stop. */
static bool
walk (const Search *search, int last)
{
  CellSet next = cells_intersection (search->places, cell_peer_set (last));

  if (search->n == search->size && cells_are_peers (last, search->first))
    for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
      {
        Search closed = *search;

        if (cell_house (last, kind) == cell_house (search->first, kind)
            && join (&closed, cell_house (last, kind), cells_union (cells_of (last), cells_of (search->first)))
            && is_clean (&closed) && tell (&closed)) /* unreached: not seen: a later cell of the ring that is one, a ring with one */
          return true;
      }
  if (search->n == search->size)
    return false;

  for_each_cell (cell, cells_difference (next, search->ring))
    for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
      {
        Search longer = *search;

        if (cell < search->first || cell_house (last, kind) != cell_house (cell, kind)
            || cells_has (search->guardians, cell)
            || !join (&longer, cell_house (last, kind), cells_union (cells_of (last), cells_of (cell))))
          continue;
        cells_add (&longer.ring, cell);
        longer.n++;
        if (walk (&longer, cell))
          return true;
      }
  return false;
}

void
find_broken_wing (const Position *position, const Technique *technique, Finds *finds)
{
  for (int size = RING_MIN; size <= RING_MAX; size += 2)
    for (int digit = 1; digit <= 9; digit++)
      for_each_cell (first, position->places[digit])
        {
          Search search = {
            .position = position, .technique = technique, .finds = finds, .digit = digit, .places = position->places[digit],
            .size = size, .n = 1, .first = first, .ring = cells_of (first), .reach = position->places[digit],
          };

          if (stop_now (finds->stop) || walk (&search, first))
            return;
        }
}
