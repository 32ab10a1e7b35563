/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* medusa.c — 3-D medusa: the strong links of all digits, coloured by turns.
 *
 * A cell of two candidates links them strongly, and so do the two places of a digit in a house. Candidates joined by
 * such links form a cluster; of its two colours one is true everywhere and the other false everywhere.
 *
 *   A colour is false, and goes altogether, when it is
 *     variant 1   twice in a cell
 *     variant 2   twice the same digit in a house
 *     variant 3   seen by every candidate of a cell that has neither colour, so that it would empty the cell
 *   A candidate without colour goes when it meets both colours, because one of them is true:
 *     variant 4   both in its own cell
 *     variant 5   both as its digit, in cells that it sees
 *     variant 6   one in its own cell, the other as its digit in a cell that it sees
 *
 * Two colours of a digit alone are simple colours; they count here too. Groups: colour A and colour B, one group a
 * digit. Links: the strong ones.
 *
 * Source: the six rules are those of A. Stuart's description. */
#include "routines.h"

enum { A = 0, B = 1 };

typedef struct {
  const Position *position;
  CandidateSet    colour[2];
} Cluster;

/* The other end of each strong link of the candidate. */
static void
strong_links (const Position *position, int cell, int digit, CandidateSet *linked)
{
  static const int kinds[] = { HOUSE_ROWS, HOUSE_COLUMNS, HOUSE_BOXES };
  Digits           others = digits_difference (position->marks[cell], digits_of (digit));

  *linked = (CandidateSet) { 0 };
  if (digits_is_single (others))
    candidate_set_add (linked, cell, digits_first (others));
  for (int i = 0; i < 3; i++)
    {
      CellSet places = position_places_in (position, cell_house (cell, kinds[i]), digit);

      if (cells_count (places) == 2)
        linked->cells[digit] = cells_union (linked->cells[digit], places);
    }
  cells_remove (&linked->cells[digit], cell);
}

/* Walks from the candidate along all strong links. Every candidate that is met is marked in seen. */
static void
colour_from (Cluster *cluster, const Position *position, int seed, CandidateSet *seen)
{
  uint16_t queue[N_CANDIDATES];
  bool     colour_of[N_CANDIDATES] = { false };
  int      n = 0;

  *cluster = (Cluster) { .position = position };
  queue[n++] = (uint16_t) seed;
  candidate_set_add (seen, candidate_cell (seed), candidate_digit (seed));
  for (int i = 0; i < n; i++)
    {
      int          cell = candidate_cell (queue[i]), digit = candidate_digit (queue[i]);
      CandidateSet linked;

      candidate_set_add (&cluster->colour[colour_of[queue[i]]], cell, digit);
      strong_links (position, cell, digit, &linked);
      for (int d = 1; d <= 9; d++)
        for_each_cell (next, cells_difference (linked.cells[d], seen->cells[d]))
          {
            candidate_set_add (seen, next, d);
            colour_of[candidate_of (next, d)] = !colour_of[queue[i]];
            queue[n++] = (uint16_t) candidate_of (next, d);
          }
    }
}

static bool
is_coloured (const Cluster *cluster, int cell, int digit)
{
  return candidate_set_has (&cluster->colour[A], cell, digit) || candidate_set_has (&cluster->colour[B], cell, digit);
}

/* Whether the candidate cannot be true together with the colour. */
static bool
meets_as_digit (const CandidateSet *colour, int cell, int digit)
{
  return !cells_is_empty (cells_intersection (colour->cells[digit], cell_peer_set (cell)));
}

static bool
meets_in_cell (const CandidateSet *colour, int cell)
{
  for (int digit = 1; digit <= 9; digit++)
    if (candidate_set_has (colour, cell, digit))
      return true;

  return false;
}

static bool
is_twice_in_a_cell (const CandidateSet *colour)
{
  CellSet once = CELLS_NONE;

  for (int digit = 1; digit <= 9; digit++)
    {
      if (!cells_is_empty (cells_intersection (once, colour->cells[digit])))
        return true;
      once = cells_union (once, colour->cells[digit]);
    }

  return false;
}

static bool
is_twice_in_a_house (const CandidateSet *colour)
{
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, colour->cells[digit])
      if (meets_as_digit (colour, cell, digit))
        return true;

  return false;
}

/* Whether it would take the last candidate of a cell. */
static bool
empties_a_cell (const Cluster *cluster, const CandidateSet *colour)
{
  for_each_cell (cell, cluster->position->empty)
    {
      bool empties = true;

      for_each_digit (digit, cluster->position->marks[cell])
        empties &= !is_coloured (cluster, cell, digit) && meets_as_digit (colour, cell, digit);
      if (empties)
        return true;
    }

  return false;
}

/* Which of the first three says that the colour is false; 0 for none. */
static int
falsity (const Cluster *cluster, const CandidateSet *colour)
{
  if (is_twice_in_a_cell (colour))
    return 1;
  if (is_twice_in_a_house (colour))
    return 2;
  return empties_a_cell (cluster, colour) ? 3 : 0;
}

/* Which of the last three says that a candidate without colour is false; 0 for none. */
static int
trap (const Cluster *cluster, int cell, int digit)
{
  const CandidateSet *a = &cluster->colour[A], *b = &cluster->colour[B];
  bool                cell_a = meets_in_cell (a, cell), cell_b = meets_in_cell (b, cell);
  bool                digit_a = meets_as_digit (a, cell, digit), digit_b = meets_as_digit (b, cell, digit);

  if (cell_a && cell_b)
    return 4;
  if (digit_a && digit_b)
    return 5;
  return (cell_a && digit_b) || (cell_b && digit_a) ? 6 : 0;
}

static void
tell_cluster (const Cluster *cluster, Deduction *found)
{
  for (int colour = A; colour <= B; colour++)
    for (int digit = 1; digit <= 9; digit++)
      if (!cells_is_empty (cluster->colour[colour].cells[digit]))
        {
          CellSet cells = cluster->colour[colour].cells[digit];

          deduction_group (found, colour == A ? ROLE_COLOUR_A : ROLE_COLOUR_B, cells, digits_of (digit), NO_HOUSE);
          found->digits = digits_union (found->digits, digits_of (digit));
          found->cells = cells_union (found->cells, cells);
        }

  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, cluster->colour[A].cells[digit])
      {
        CandidateSet linked;

        strong_links (cluster->position, cell, digit, &linked);
        for (int d = 1; d <= 9; d++)
          for_each_cell (to, linked.cells[d])
            deduction_link (found, candidate_of (cell, digit), candidate_of (to, d), true);
      }
}

/* A false colour, or else everything that is trapped, by one rule after the other. True: enough. */
static bool
try_cluster (const Cluster *cluster, const Technique *technique, Finds *finds)
{
  Deduction found;

  for (int colour = A; colour <= B; colour++)
    {
      int rule = falsity (cluster, &cluster->colour[colour]);

      if (!rule)
        continue;
      deduction_start (&found, technique);
      found.variant = (int8_t) rule;
      found.struck = cluster->colour[colour];
      tell_cluster (cluster, &found);
      if (finds_add (finds, &found))
        return true;
    }

  for (int rule = 4; rule <= 6; rule++)
    {
      deduction_start (&found, technique);
      found.variant = (int8_t) rule;
      for_each_cell (cell, cluster->position->empty)
        for_each_digit (digit, cluster->position->marks[cell])
          if (!is_coloured (cluster, cell, digit) && trap (cluster, cell, digit) == rule)
            deduction_strike (&found, cells_of (cell), digit);
      if (!deduction_does_anything (&found))
        continue;
      tell_cluster (cluster, &found);
      if (finds_add (finds, &found))
        return true;
    }

  return false;
}

void
find_medusa (const Position *position, const Technique *technique, Finds *finds)
{
  CandidateSet seen = { 0 };

  for_each_cell (cell, position->empty)
    for_each_digit (digit, position->marks[cell])
      if (!candidate_set_has (&seen, cell, digit))
        {
          Cluster cluster;

          colour_from (&cluster, position, candidate_of (cell, digit), &seen);
          if (candidate_set_count (&cluster.colour[A]) + candidate_set_count (&cluster.colour[B]) > 1
              && try_cluster (&cluster, technique, finds))
            return;
        }
}
