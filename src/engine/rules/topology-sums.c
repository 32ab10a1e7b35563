/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology-sums.c — sums in the making: cells that all see each other are read as sets, several such groups as one sum of sets.
 * The sum of a long line has so a least and a largest value that are true ones, or nearly. */
#include "topology-private.h"

#include <stdlib.h>
#include <string.h>

static bool
has_sum (Values values, int sum)
{
  for_each_value (v, values)
    sum -= v;
  return sum == 0;
}

/* Sums of all sets of values, once. */
static bool
need_set_sums (Build *build)
{
  Topology *topology = build->topology;
  int n_sets = 1 << topology->n;

  if (topology->set_sum)
    return true;
  topology->set_sum = calloc ((size_t) n_sets, sizeof *topology->set_sum);
  if (!topology->set_sum)
    return !(build->out_of_memory = true);
  for (int set = 1; set < n_sets; set++)
    topology->set_sum[set] = (uint8_t) (topology->set_sum[set & (set - 1)] + __builtin_ctz ((unsigned) set) + 1);
  return true;
}

/* Cells in groups: equal factors, and all of a group see each other. There are two ways, each of which writes the group of every
 * cell and returns how many groups there are. Here each cell goes to the largest group that takes it; */
static int
group_in_turn (const Topology *topology, const uint16_t *cells, const int *factors, int n, int *of)
{
  int size[RULES_CELLS_MAX], n_groups = 0;

  for (int i = 0; i < n; i++)
    {
      bool takes[RULES_CELLS_MAX];
      int best = -1;

      for (int g = 0; g < n_groups; g++)
        takes[g] = size[g] < topology->n;
      for (int j = 0; j < i; j++)
        takes[of[j]] &= factors[j] == factors[i] && topology_sees (topology, cells[i], cells[j]);
      for (int g = 0; g < n_groups; g++)
        if (takes[g] && (best < 0 || size[g] > size[best]))
          best = g;
      if (best < 0)
        {
          best = n_groups++;
          size[best] = 0;
        }
      of[i] = best;
      size[best]++;
    }
  return n_groups;
}

/* and here the house that holds most of what is left, of one factor, is the next group. */
static int
group_by_houses (const Topology *topology, const uint16_t *cells, const int *factors, int n, int *of)
{
  int n_groups = 0, n_left = n;

  for (int i = 0; i < n; i++)
    of[i] = -1;
  while (n_left > 0)
    {
      PlaceSet best = PLACES_NONE;
      int most = 0, leader = 0;

      for (int i = 0; i < n; i++)
        {
          bool first = of[i] < 0;

          for (int j = 0; j < i; j++)
            first &= of[j] >= 0 || factors[j] != factors[i];
          for (int house = 0; first && house < topology->n_houses; house++)
            {
              PlaceSet set = topology_house_set (topology, house);
              int count = 0;

              for (int j = i; j < n; j++)
                count += of[j] < 0 && factors[j] == factors[i] && places_has (&set, cells[j]);
              if (count > most)
                {
                  most = count;
                  leader = i;
                  best = set;
                }
            }
        }
      for (int j = leader; j < n; j++)
        if (of[j] < 0 && factors[j] == factors[leader] && (most > 1 ? places_has (&best, cells[j]) : j == leader))
          {
            of[j] = n_groups;
            n_left--;
          }
      n_groups++;
    }
  return n_groups;
}

/* By how much groups raise the least sum and lower the largest, each. */
static int
worth (const int *factors, int n, const int *of)
{
  int sum = 0;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      sum += of[i] == of[j] ? abs (factors[i]) : 0;
  return sum;
}

/* Puts the cells in an order of groups, by the way that makes fewer and is worth more; ends[i]: a group ends with it. Returns how
 * many. What follows from others is grouped in turn, which finds killers sooner. */
static int
group (const Build *build, uint16_t *cells, int *factors, int n, bool *ends)
{
  int in_turn[RULES_CELLS_MAX], by_houses[RULES_CELLS_MAX], *of = in_turn, n_sorted = 0;
  int n_groups = group_in_turn (build->topology, cells, factors, n, in_turn);
  uint16_t sorted_cells[RULES_CELLS_MAX];
  int sorted_factors[RULES_CELLS_MAX];

  if (!build->derived)
    {
      int n_by_houses = group_by_houses (build->topology, cells, factors, n, by_houses);

      if (n_by_houses < n_groups || (n_by_houses == n_groups && worth (factors, n, by_houses) > worth (factors, n, in_turn)))
        {
          n_groups = n_by_houses;
          of = by_houses;
        }
    }
  for (int g = 0; g < n_groups; g++)
    {
      for (int i = 0; i < n; i++)
        if (of[i] == g)
          {
            sorted_cells[n_sorted] = cells[i];
            sorted_factors[n_sorted] = factors[i];
            ends[n_sorted++] = false;
          }
      ends[n_sorted - 1] = true;
    }
  memcpy (cells, sorted_cells, (size_t) n * sizeof *cells);
  memcpy (factors, sorted_factors, (size_t) n * sizeof *factors);
  return n_groups;
}

/* Each cell once, with all of its factors; those whose sum is 0 go. Returns how many are left. */
static int
merge_factors (const uint16_t *cells, const int *factors, int n, uint16_t *once, int *factor)
{
  int n_once = 0, n_left = 0;

  for (int i = 0; i < n; i++)
    {
      int at = 0;

      while (at < n_once && once[at] != cells[i])
        at++;
      if (at == n_once)
        {
          once[n_once] = cells[i];
          factor[n_once++] = 0;
        }
      factor[at] += factors ? factors[i] : 1;
    }
  for (int i = 0; i < n_once; i++)
    if (factor[i] != 0)
      {
        once[n_left] = once[i];
        factor[n_left++] = factor[i];
      }
  return n_left;
}

void
build_sum (Build *build, const uint16_t *cells, const int *factors, int n, int sum)
{
  Topology *topology = build->topology;
  uint16_t once[RULES_CELLS_MAX];
  int factor[RULES_CELLS_MAX], lowest = 0, highest = 0, low = 0, high = 0, n_groups = n;
  bool plain = true, ends[RULES_CELLS_MAX], sets;
  TopologyScan *scan;

  n = merge_factors (cells, factors, n, once, factor);
  if (n == 0)
    {
      if (sum != 0) /* unreached: what cancels out has the sum 0 */
        build_candidates (build, cells[0], 0);
      return;
    }
  sets = topology->n <= BUILD_SET_MAX && n <= SCAN_CELLS_MAX;       /* a longer one will be refused */
  if (sets)
    n_groups = group (build, once, factor, n, ends);
  for (int i = 0; i < n; i++)
    {
      plain &= factor[i] == 1;
      low += factor[i] > 0 ? factor[i] : factor[i] * topology->n;
      high += factor[i] > 0 ? factor[i] * topology->n : factor[i];
      if (low < lowest)
        lowest = low;
      if (high > highest)
        highest = high;
    }
  if (plain && n == 1 && !build->derived)
    {
      build_candidates (build, once[0], values_of (sum) & topology->all);        /* 0 – n */
      return;
    }
  if (plain && sets && n_groups == 1)
    {
      build_set (build, once, n, has_sum, sum);
      return;
    }
  sets = sets && n_groups < n && need_set_sums (build);
  scan = build_add_scan (build, sets ? SCAN_GROUPS : SCAN_SUM, once, n, sum, highest - lowest + 1);
  if (!scan || !build_grow (build, &topology->factor, &build->room_factor, build->n_factor, 2 * n, sizeof *topology->factor))
    return;
  scan->lowest = lowest;
  scan->data = (uint32_t) build->n_factor;
  for (int i = 0; i < n; i++)
    topology->factor[build->n_factor++] = (int16_t) factor[i];
  for (int i = 0; sets && i < n; i++)
    topology->factor[build->n_factor++] = ends[i];
}

void
build_equal_sums (Build *build, const uint16_t *one, int n_one, const uint16_t *other, int n_other)
{
  uint16_t cells[2 * RULES_CELLS_MAX];
  int factors[2 * RULES_CELLS_MAX];

  for (int i = 0; i < n_one; i++)
    {
      cells[i] = one[i];
      factors[i] = 1;
    }
  for (int i = 0; i < n_other; i++)
    {
      cells[n_one + i] = other[i];
      factors[n_one + i] = -1;
    }
  build_sum (build, cells, factors, n_one + n_other, 0);
}
