/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-sum.c — what one constraint leaves its cells.
 *
 *   combinations   a cage: 𝒦 = {X : |X| = k, ΣX = S}, whatever its cells hold: PV(c) := PV(c) ∩ ∪𝒦
 *   scan           a cage, a line, a clue outside: v stays in c if some way to fill all of its cells has it there
 *   required       what every way has: it shuts the value out in all that sees its places
 *   rule of 45     the same for what cages leave over of full houses, whose sum is known. Where it is one cell, this is filled */
#include "any-routines.h"

#include <string.h>

#include "engine/rules/constraint.h"

enum { SUM_WORDS_MAX = (VALUES_MAX * (VALUES_MAX + 1) / 2 + 64) / 64 };

/* reach[k] has bit s: k different values of those up to n, without one of them, can have the sum s. */
static void
reach_sums (int n, int without, int k, uint64_t reach[VALUES_MAX + 1][SUM_WORDS_MAX])
{
  memset (reach, 0, (size_t) (k + 1) * sizeof *reach);
  reach[0][0] = 1;
  for (int v = 1; v <= n; v++)
    for (int i = k; v != without && i > 0; i--)
      for (int word = 0; word < SUM_WORDS_MAX; word++)
        reach[i][word] |= reach[i - 1][word] << v | (word > 0 ? reach[i - 1][word - 1] >> (64 - v) : 0);
}

Values
any_combinations (int n, int k, int sum, Values *required)
{
  Values possible = 0;

  *required = 0;
  for (int v = 1; v <= n; v++)
    {
      uint64_t reach[VALUES_MAX + 1][SUM_WORDS_MAX];

      reach_sums (n, v, k, reach);
      if (sum >= v && reach[k - 1][(sum - v) >> 6] >> ((sum - v) & 63) & 1)
        possible |= values_of (v);
      if (!(reach[k][sum >> 6] >> (sum & 63) & 1))
        *required |= values_of (v);
    }
  return possible;
}

static bool
is_cage (const Topology *topology, int constraint)
{
  return constraint < topology->rules->n_constraints
         && strcmp (constraint_kinds[topology->rules->constraint[constraint].kind].id, "cage") == 0;
}

void
any_find_combinations (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const Rules *rules = topology->rules;

  for (int i = 0; i < rules->n_constraints; i++)
    {
      const uint16_t *sum, *cells;
      Values required;
      AnyDeduction found;
      int n;

      if (!is_cage (topology, i) || rules_part (rules, &rules->constraint[i], 0, &sum) != 1)
        continue;
      n = rules_part (rules, &rules->constraint[i], 1, &cells);
      any_deduction_start (&found, technique);
      found.values = any_combinations (topology->n, n, *sum, &required);
      found.constraint = i;
      found.number = *sum;
      for (int j = 0; j < n; j++)
        {
          places_add (&found.cells, cells[j]);
          any_deduction_strike (&found, search->position, cells[j], ~found.values);
        }
      if (any_search_add (search, &found))
        return;
    }
}

/* Whether a cell of the scan was cut since then. */
static bool
is_newer (const AnyLookout *search, const TopologyScan *scan, uint32_t age)
{
  for (int i = 0; i < scan->n; i++)
    if (search->position->changed[search->topology->cell[scan->first + i]] > age)
      return true;
  return false;
}

/* What the scan is about: the cells that count, and those that are taken away. */
static void
rest_on (AnyDeduction *found, const Topology *topology, int number)
{
  const TopologyScan *scan = &topology->scan[number];
  bool summed = scan->kind == SCAN_SUM || scan->kind == SCAN_GROUPS;

  found->scan = number;
  found->constraint = scan->constraint;
  found->number = scan->number;
  for (int i = 0; i < scan->n; i++)
    places_add (summed && topology->factor[scan->data + (uint32_t) i] < 0 ? &found->others : &found->cells,
                topology->cell[scan->first + i]);
  for (int i = 0; i < scan->n_area; i++)
    any_deduction_rest_on (found, scan->area + i);
}

static bool
is_wanted (const Topology *topology, const TopologyScan *scan, int detail)
{
  switch (detail)
    {
    case ANY_SCAN_CAGE:
      return !scan->n_area && is_cage (topology, scan->constraint);
    case ANY_SCAN_LINE:
      return !scan->n_area && !is_cage (topology, scan->constraint);
    case ANY_SCAN_LEFT_OVER:
      return scan->n_area && scan->n > 1;
    default:
      return scan->n_area && scan->n == 1;
    }
}

void
any_find_scan (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;

  for (int number = 0; number < topology->n_scans; number++)
    {
      const TopologyScan *scan = &topology->scan[number];
      const uint16_t *cells = topology->cell + scan->first;
      Values left[SCAN_LAYERS_MAX], required;
      AnyDeduction found;

      if (!is_wanted (topology, scan, technique->detail) || !is_newer (search, scan, search->work->read_at[number]))
        continue;
      any_deduction_start (&found, technique);
      if (scan_read (topology, scan, position->marks, &search->work->scan, left, &required))
        for (int i = 0; i < scan->n; i++)
          {
            any_deduction_strike (&found, position, cells[i], ~left[i]);
            if (technique->detail == ANY_SCAN_LEFT_OVER_CELL && !position->value[cells[i]] && values_is_single (left[i])) /* unreached: what is left over of one cell is its value */
              {
                found.n_struck = 0;
                any_deduction_place (&found, cells[i], values_first (left[i]));
              }
          }
      if (!any_deduction_does_anything (&found))
        {
          search->work->read_at[number] = position->age;
          continue;
        }
      rest_on (&found, topology, number);
      if (any_search_add (search, &found))
        return;
    }
}

/* Of a value that one of the cells must hold. True: enough. */
static bool
add_required (const AnyTechnique *technique, AnyLookout *search, int number, int value, bool *any)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;
  const TopologyScan *scan = &topology->scan[number];
  AnyDeduction found;
  PlaceSet places = PLACES_NONE;
  int first;

  for (int i = 0; i < scan->n; i++)
    {
      int cell = topology->cell[scan->first + i];

      if (position->value[cell] == value)
        return false;
      if (values_has (position->marks[cell], value))
        places_add (&places, cell);
    }
  any_deduction_start (&found, technique);
  rest_on (&found, topology, number);
  found.cells = places;
  found.values = values_of (value);
  first = places_first (&places);
  if (places_count (places) == 1)
    any_deduction_place (&found, first, value);
  else
    for_each_place (cell, any_common_peers (topology, places))
      any_deduction_strike (&found, position, cell, values_of (value));
  *any |= any_deduction_does_anything (&found);
  return any_search_add (search, &found);
}

void
any_find_required (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;

  for (int number = 0; number < topology->n_scans; number++)
    {
      const TopologyScan *scan = &topology->scan[number];
      Values left[SCAN_LAYERS_MAX], required;
      bool any = false;

      if (scan->kind != SCAN_SET || scan->n < 2 || !is_newer (search, scan, search->work->required_at[number]))
        continue;
      if (scan_read (topology, scan, search->position->marks, &search->work->scan, left, &required))
        for_each_value (v, required)
          if (add_required (technique, search, number, v, &any))
            return;
      if (!any)
        search->work->required_at[number] = search->position->age;
    }
}
