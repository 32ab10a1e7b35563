/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* wing.c — a few cells of which one must hold z, whatever else they hold.
 *
 *   XY     a pivot {x, y} sees {x, z} and {y, z}: if it is x the first is z, if y the second
 *   XYZ    the pivot is {x, y, z}: then z is in one of the three
 *   W      two cells {x, z}, tied by a house whose only two places of x see one each: one of the two is not x, so z
 *   WXYZ   four cells with four digits between them, three of which can only be there once: so z is there too; or five with five
 *   bent   three to five cells of no house, with as many digits, each of which can only be there once: so each is there
 *
 * z goes from every cell that sees all its places in the wing. A group of role pattern holds these places, one of role
 * stem the pivot, one of role set each other cell. The XY-wing and the W-wing come with the chain that they are. */
#include "routines.h"

static Digits
without (Digits digits, int digit)
{
  return digits_difference (digits, digits_of (digit));
}

/* One of these places holds z. False: nothing to strike. */
static bool
start (Deduction *found, const Position *position, const Technique *technique, CellSet places, int z)
{
  CellSet struck = position_places_seeing (position, places, z);

  if (cells_is_empty (struck))
    return false;

  deduction_start (found, technique);
  deduction_strike (found, struck, z);
  deduction_group (found, ROLE_PATTERN, places, digits_of (z), NO_HOUSE);
  return true;
}

static void
add_cell (Deduction *found, const Position *position, Role role, int cell)
{
  found->digits |= position->marks[cell];
  cells_add (&found->cells, cell);
  deduction_group (found, role, cells_of (cell), position->marks[cell], NO_HOUSE);
}

static void
link_candidates (Deduction *found, int from_cell, int from_digit, int to_cell, int to_digit, bool strong)
{
  deduction_link (found, candidate_of (from_cell, from_digit), candidate_of (to_cell, to_digit), strong);
}

/* The cells with so many candidates. */
static CellSet
cells_of_size (const Position *position, int size)
{
  CellSet cells = CELLS_NONE;

  for_each_cell (cell, position->empty)
    if (digits_count (position->marks[cell]) == size)
      cells_add (&cells, cell);

  return cells;
}

/* XY and XYZ */

/* True: stop. */
static bool
try_pincers (const Position *position, const Technique *technique, Finds *finds, int pivot, int a, int b)
{
  Digits    marks_p = position->marks[pivot], marks_a = position->marks[a], marks_b = position->marks[b];
  Digits    shared = marks_a & marks_b;
  bool      with_pivot = technique->detail == 3;
  CellSet   places = cells_union (cells_of (a), cells_of (b));
  Deduction found;
  int       x, y, z;

  if (digits_count (marks_p | marks_a | marks_b) != 3 || !digits_is_single (shared)
      || marks_p == marks_a || marks_p == marks_b)
    return false;
  if (with_pivot)
    cells_add (&places, pivot);
  z = digits_first (shared);
  if (!start (&found, position, technique, places, z))
    return false;

  add_cell (&found, position, ROLE_STEM, pivot);
  add_cell (&found, position, ROLE_SET, a);
  add_cell (&found, position, ROLE_SET, b);
  if (!with_pivot)
    {
      x = digits_first (without (marks_a, z));
      y = digits_first (without (marks_b, z));
      link_candidates (&found, a, z, a, x, true);
      link_candidates (&found, a, x, pivot, x, false);
      link_candidates (&found, pivot, x, pivot, y, true);
      link_candidates (&found, pivot, y, b, y, false);
      link_candidates (&found, b, y, b, z, true);
    }
  return finds_add (finds, &found);
}

void
find_xy_wing (const Position *position, const Technique *technique, Finds *finds)
{
  CellSet pincers = cells_of_size (position, 2);

  for_each_cell (pivot, cells_of_size (position, technique->detail))
    {
      CellSet seen = cells_intersection (pincers, cell_peer_set (pivot));

      for_each_cell (a, seen)
        for_each_cell (b, seen)
          if (b > a && try_pincers (position, technique, finds, pivot, a, b))
            return;
    }
}

/* W */

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              ends[2];          /* the two cells {x, z} */
} WWing;

/* x has two places in the house; each must see its end. True: stop. */
static bool
try_tie (const WWing *wing, int house, int x, int z)
{
  const Position *position = wing->position;
  CellSet         places = position_places_in (position, house, x), ends = CELLS_NONE;
  int             tie[2];
  Deduction       found;

  for (int i = 0; i < 2; i++)
    cells_add (&ends, wing->ends[i]);
  if (cells_count (places) != 2 || !cells_is_empty (cells_intersection (places, ends)))
    return false;
  tie[0] = cells_first (places);
  cells_remove (&places, tie[0]);
  tie[1] = cells_first (places);
  if (!cells_are_peers (tie[0], wing->ends[0]) || !cells_are_peers (tie[1], wing->ends[1]))
    {
      int first = tie[0];

      tie[0] = tie[1];
      tie[1] = first;
    }
  if (!cells_are_peers (tie[0], wing->ends[0]) || !cells_are_peers (tie[1], wing->ends[1])
      || !start (&found, position, wing->technique, ends, z))
    return false;

  found.base = UINT32_C (1) << house;
  add_cell (&found, position, ROLE_SET, wing->ends[0]);
  add_cell (&found, position, ROLE_SET, wing->ends[1]);
  link_candidates (&found, wing->ends[0], z, wing->ends[0], x, true);
  link_candidates (&found, wing->ends[0], x, tie[0], x, false);
  link_candidates (&found, tie[0], x, tie[1], x, true);
  link_candidates (&found, tie[1], x, wing->ends[1], x, false);
  link_candidates (&found, wing->ends[1], x, wing->ends[1], z, true);
  return finds_add (wing->finds, &found);
}

void
find_w_wing (const Position *position, const Technique *technique, Finds *finds)
{
  CellSet pairs = cells_of_size (position, 2);

  for_each_cell (a, pairs)
    for_each_cell (b, pairs)
      {
        WWing  wing = { position, technique, finds, { a, b } };
        Digits digits = position->marks[a];

        if (b <= a || position->marks[b] != digits)
          continue;
        for_each_digit (x, digits)
          for (int house = 0; house < N_HOUSES; house++)
            if (try_tie (&wing, house, x, digits_first (without (digits, x))))
              return;
      }
}

/* WXYZ, and bent subsets */

typedef struct {
  const Position  *position;
  const Technique *technique;
  Finds           *finds;
  int              size;             /* cells, and digits */
  int              loose;            /* how many digits may be there twice: one, of a bent subset none */
} BentSet;

static void
add_cells (Deduction *found, const Position *position, CellSet cells)
{
  for_each_cell (cell, cells)
    add_cell (found, position, ROLE_SET, cell);
}

/* Each digit is there once. True: stop. */
static bool
try_bent (const BentSet *set, CellSet cells, Digits digits)
{
  const Position *position = set->position;
  Deduction       found;

  deduction_start (&found, set->technique);
  add_cells (&found, position, cells);
  for_each_digit (digit, digits)
    {
      CellSet places = cells_intersection (cells, position->places[digit]);
      CellSet struck = cells_difference (position_places_seeing (position, places, digit), cells);

      deduction_strike (&found, struck, digit);
      if (!cells_is_empty (struck))
        deduction_group (&found, ROLE_PATTERN, places, digits_of (digit), NO_HOUSE);
    }
  return finds_add (set->finds, &found);
}

static bool
lie_in_a_house (CellSet cells)
{
  for (int kind = HOUSE_ROWS; kind < N_HOUSES; kind += 9)
    if (cells_is_empty (cells_difference (cells, house_set (cell_house (cells_first (cells), kind)))))
      return true;
  return false;
}

/* Cells with as many digits; twice: those that could be there twice, which none is within a house. True: stop. */
static bool
try_cells (const BentSet *set, CellSet cells, Digits digits, Digits twice)
{
  const Position *position = set->position;
  int             z;
  CellSet         places;
  Deduction       found;

  if (digits_count (digits) != set->size || digits_count (twice) != set->loose)
    return false;
  if (!set->loose)
    return !lie_in_a_house (cells) && try_bent (set, cells, digits);
  z = digits_first (twice);
  places = cells_intersection (cells, position->places[z]);
  if (!start (&found, position, set->technique, places, z))
    return false;

  add_cells (&found, position, cells);
  deduction_group (&found, ROLE_RESTRICTED, cells, without (digits, z), NO_HOUSE);
  return finds_add (set->finds, &found);
}

/* Adds cells after the last one. twice: the digits that two of the chosen cells share which do not see each other. */
static bool
choose (const BentSet *set, CellSet chosen, int n, CellSet left, Digits digits, Digits twice)
{
  if (n == set->size)
    return try_cells (set, chosen, digits, twice);

  for_each_cell (cell, left)
    {
      Digits  marks = set->position->marks[cell], apart = twice;
      CellSet cells = chosen;

      cells_remove (&left, cell);
      if (digits_count (digits | marks) > set->size)
        continue;
      for_each_cell (other, cells_difference (chosen, cell_peer_set (cell)))
        apart |= marks & set->position->marks[other];
      cells_add (&cells, cell);
      if (digits_count (apart) <= set->loose && choose (set, cells, n + 1, left, digits | marks, apart))
        return true;
    }

  return false;
}

/* The cells of two to so many candidates. */
static CellSet
cells_up_to (const Position *position, int size)
{
  CellSet cells = CELLS_NONE;

  for (int n = 2; n <= size; n++)
    cells = cells_union (cells, cells_of_size (position, n));
  return cells;
}

void
find_wxyz_wing (const Position *position, const Technique *technique, Finds *finds)
{
  BentSet set = { .position = position, .technique = technique, .finds = finds, .size = technique->detail, .loose = 1 };

  choose (&set, CELLS_NONE, 0, cells_up_to (position, set.size), DIGITS_NONE, DIGITS_NONE);
}

void
find_bent_subset (const Position *position, const Technique *technique, Finds *finds)
{
  BentSet set = { .position = position, .technique = technique, .finds = finds, .loose = 0 };

  for (set.size = 3; set.size <= 5; set.size++)
    if (stop_now (finds->stop) || choose (&set, CELLS_NONE, 0, cells_up_to (position, set.size), DIGITS_NONE, DIGITS_NONE))
      return;
}
