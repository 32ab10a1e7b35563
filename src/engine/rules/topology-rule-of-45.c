/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* topology-rule-of-45.c — what cages leave over in houses whose sum is known.
 *
 * A full house sums up to T = 1 + … + n; k of them without a common cell, the area, to k × T. Take the cages that touch the
 * area: what is in it and in none of them, plus what some of them have outside, is then known as a difference of sums:
 *
 *     Σ innies − Σ outies = k × T − Σ sums of the cages that count as inside
 *
 * Each cage that lies across the border may count as inside, and then its cells beyond are outies, or not, and then its cells
 * within are innies: whichever is fewer. Areas: one to four rows, columns or boxes next to each other. */
#include "topology-private.h"

enum { HOUSES_MAX = 4, LEFT_OVER_MAX = 7 };

typedef struct {
  uint16_t cells[LEFT_OVER_MAX + 1];
  int      factors[LEFT_OVER_MAX + 1];
  int      n;
} LeftOver;

static void
leave (LeftOver *left, const uint16_t *cells, int n, const bool *inside, bool innies)
{
  for (int i = 0; i < n && left->n <= LEFT_OVER_MAX; i++)
    if (inside[cells[i]] == innies)
      {
        left->cells[left->n] = cells[i];
        left->factors[left->n++] = innies ? 1 : -1;
      }
}

/* The equation of the area, where it has few enough cells to tell something. */
static void
build_area (Build *build, const bool *inside, int n_houses)
{
  const Rules *rules = build->rules;
  int cage = constraint_kind_from_id ("cage"), n = rules->n, sum = n_houses * n * (n + 1) / 2, n_cages = 0;
  bool covered[RULES_CELLS_MAX] = { false };
  LeftOver left = { .n = 0 };

  for (int i = 0; i < rules->n_constraints && left.n <= LEFT_OVER_MAX; i++)
    if (rules->constraint[i].kind == cage)
      {
        const uint16_t *number, *cells;
        int n_cells = rules_part (rules, &rules->constraint[i], 1, &cells), n_inside = 0;
        bool overlaps = false;

        if (rules_part (rules, &rules->constraint[i], 0, &number) < 1)
          continue;
        for (int j = 0; j < n_cells; j++)
          {
            n_inside += inside[cells[j]];
            overlaps |= covered[cells[j]];
          }
        if (n_inside == 0 || overlaps)
          continue;
        for (int j = 0; j < n_cells; j++)
          covered[cells[j]] = true;
        if (n_inside >= n_cells - n_inside)
          {
            sum -= *number;
            n_cages++;
            leave (&left, cells, n_cells, inside, false);
          }
        else
          leave (&left, cells, n_cells, inside, true);
      }
  for (int cell = 0; cell < rules_n_cells (rules) && left.n <= LEFT_OVER_MAX; cell++)
    if (inside[cell] && !covered[cell])
      leave (&left, (uint16_t[]) { (uint16_t) cell }, 1, inside, true);

  if (n_cages == 0 || left.n == 0 || left.n > LEFT_OVER_MAX)
    return;
  if (left.factors[0] < 0)
    {
      bool outies = true;

      for (int i = 0; i < left.n; i++)
        outies &= left.factors[i] < 0;
      for (int i = 0; outies && i < left.n; i++)
        left.factors[i] = 1;
      if (outies)
        sum = -sum;
    }
  build_sum (build, left.cells, left.factors, left.n, sum);
}

void
build_rule_of_45 (Build *build)
{
  Topology *topology = build->topology;
  int cage = constraint_kind_from_id ("cage");
  bool caged = false;

  for (int i = 0; i < build->rules->n_constraints; i++)
    caged |= build->rules->constraint[i].kind == cage;
  if (!caged)
    return;
  for (int first = 0; first < topology->n_houses; first++)
    {
      bool inside[RULES_CELLS_MAX] = { false };
      int kind = topology->house[first].kind;

      if (kind > HOUSE_REGION)
        continue;
      for (int n = 0; n < HOUSES_MAX && first + n < topology->n_houses; n++)
        {
          const TopologyHouse *house = &topology->house[first + n];
          bool apart = true;

          for (int i = 0; i < house->n; i++)
            apart &= !inside[topology->cell[house->first + i]];
          if (house->kind != kind || !house->full || !apart)
            break;
          for (int i = 0; i < house->n; i++)
            inside[topology->cell[house->first + i]] = true;
          build->area = topology->house[first].first;
          build->n_area = (uint8_t) (n + 1);
          build_area (build, inside, n + 1);
        }
    }
}
