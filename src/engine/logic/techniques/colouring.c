/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* colouring.c — simple colours and multi-colours: the strong links of one digit, coloured by turns.
 *
 * A digit that has two places in a house is in one of them. Cells joined by such links form a cluster; of its two
 * colours one is true everywhere and the other false everywhere.
 *
 *   trap   a cell that sees both colours has not the digit
 *   wrap   a colour that sees itself is false
 *   multi-colours 1   a colour of one cluster sees a colour of another: not both are true, so of the two others one is,
 *                     and what sees both of these goes
 *   multi-colours 2   a colour sees both colours of another cluster: it is false
 *
 * Groups: colour A and colour B, and then again of the other cluster. Links: the strong ones. */
#include "routines.h"

enum { CLUSTERS = 20, A = 0, B = 1 };

typedef struct {
  CellSet colour[2];
} Cluster;

typedef struct {
  const Position *position;
  int             digit, n;
  Cluster         clusters[CLUSTERS];
} Colouring;

/* The other place of the digit in each house where it has two. */
static CellSet
strongly_linked (const Position *position, int cell, int digit)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  CellSet          linked = CELLS_NONE;

  for (int i = 0; i < 3; i++)
    {
      CellSet places = position_places_in (position, cell_house (cell, kinds[i]), digit);

      if (cells_count (places) == 2)
        linked = cells_union (linked, places);
    }

  cells_remove (&linked, cell);
  return linked;
}

/* All cells that hang together with this one, which gets colour A. */
static Cluster
colour_from (const Position *position, int cell, int digit)
{
  Cluster cluster = { { cells_of (cell), CELLS_NONE } };
  CellSet fresh = cells_of (cell), all = fresh;

  for (int colour = B; !cells_is_empty (fresh); colour ^= 1)
    {
      CellSet next = CELLS_NONE;

      for_each_cell (from, fresh)
        next = cells_union (next, strongly_linked (position, from, digit));
      fresh = cells_difference (next, all);
      all = cells_union (all, fresh);
      cluster.colour[colour] = cells_union (cluster.colour[colour], fresh);
    }

  return cluster;
}

static void
colour_digit (Colouring *colouring, const Position *position, int digit)
{
  CellSet rest = position->places[digit];

  colouring->position = position;
  colouring->digit = digit;
  colouring->n = 0;
  while (!cells_is_empty (rest) && colouring->n < CLUSTERS)  /* unreached: no puzzle fills it */
    {
      Cluster cluster = colour_from (position, cells_first (rest), digit);

      rest = cells_difference (rest, cells_union (cluster.colour[A], cluster.colour[B]));
      if (!cells_is_empty (cluster.colour[B]))
        colouring->clusters[colouring->n++] = cluster;
    }
}

static bool
see_each_other (CellSet a, CellSet b)
{
  return !cells_is_empty (cells_intersection (cells_seen_by_any (a), b));
}

static void
strike_between (const Colouring *colouring, CellSet a, CellSet b, Deduction *found)
{
  CellSet both = cells_seen_by_both (a, b);

  deduction_strike (found, cells_intersection (both, colouring->position->places[colouring->digit]), colouring->digit);
}

static void
tell_cluster (const Colouring *colouring, const Cluster *cluster, Deduction *found)
{
  Digits digits = digits_of (colouring->digit);

  deduction_group (found, ROLE_COLOUR_A, cluster->colour[A], digits, NO_HOUSE);
  deduction_group (found, ROLE_COLOUR_B, cluster->colour[B], digits, NO_HOUSE);
  found->digits = digits;
  found->cells = cells_union (found->cells, cells_union (cluster->colour[A], cluster->colour[B]));
  for_each_cell (from, cluster->colour[A])
    for_each_cell (to, strongly_linked (colouring->position, from, colouring->digit))
      deduction_link (found, candidate_of (from, colouring->digit), candidate_of (to, colouring->digit), true);
}

static void
look_at_cluster (const Colouring *colouring, int kind, int i, Deduction *found)
{
  const Cluster *cluster = &colouring->clusters[i];

  if (kind == COLOURS_TRAP)
    strike_between (colouring, cluster->colour[A], cluster->colour[B], found);
  else
    for (int colour = A; colour <= B; colour++)
      if (see_each_other (cluster->colour[colour], cluster->colour[colour]))
        deduction_strike (found, cluster->colour[colour], colouring->digit);
}

static void
look_at_two_clusters (const Colouring *colouring, int kind, int i, int j, Deduction *found)
{
  const CellSet *one = colouring->clusters[i].colour, *other = colouring->clusters[j].colour;

  for (int colour = A; colour <= B; colour++)
    if (kind == COLOURS_MULTI_1)
      {
        if (see_each_other (one[colour], other[A]))
          strike_between (colouring, one[!colour], other[B], found);
        if (see_each_other (one[colour], other[B]))
          strike_between (colouring, one[!colour], other[A], found);
      }
    else if (see_each_other (one[colour], other[A]) && see_each_other (one[colour], other[B]))
      deduction_strike (found, one[colour], colouring->digit);
}

/* Clusters i and j, or i alone when they are the same. True: enough. */
static bool
try_clusters (const Colouring *colouring, int i, int j, const Technique *technique, Finds *finds)
{
  Deduction found;

  deduction_start (&found, technique);
  if (i == j)
    look_at_cluster (colouring, technique->detail, i, &found);
  else
    look_at_two_clusters (colouring, technique->detail, i, j, &found);
  if (!deduction_does_anything (&found))
    return false;

  tell_cluster (colouring, &colouring->clusters[i], &found);
  if (i != j)
    tell_cluster (colouring, &colouring->clusters[j], &found);
  return finds_add (finds, &found);
}

void
find_colours (const Position *position, const Technique *technique, Finds *finds)
{
  bool two = technique->detail == COLOURS_MULTI_1 || technique->detail == COLOURS_MULTI_2;

  for (int digit = 1; digit <= 9; digit++)
    {
      Colouring colouring;

      colour_digit (&colouring, position, digit);
      for (int i = 0; i < colouring.n; i++)
        for (int j = 0; j < colouring.n; j++)
          if ((i != j) == two && try_clusters (&colouring, i, j, technique, finds))
            return;
    }
}
