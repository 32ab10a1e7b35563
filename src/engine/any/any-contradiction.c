/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-contradiction.h"

#include <stdlib.h>

#include "any-count-private.h"

enum { TRIES_MAX = 400 };              /* then more constraints are named than would have to be */

static void
note_cells (AnyContradiction *found, const uint16_t *cells, int n)
{
  for (int i = 0; i < n && found->n_cells < RULES_LINE_MAX; i++)
    found->cells[found->n_cells++] = cells[i];
}

/* The house or the scan that could not be filled, else the cell that nothing was left to. */
static void
note_place (AnyContradiction *found, const AnyCount *count)
{
  const Topology *topology = count->topology;
  uint16_t cell = (uint16_t) count->emptied;

  if (count->failed_house >= 0)
    note_cells (found, topology->cell + topology->house[count->failed_house].first, topology->house[count->failed_house].n);
  else if (count->failed_scan >= 0)
    note_cells (found, topology->cell + topology->scan[count->failed_scan].first, topology->scan[count->failed_scan].n);
  else if (count->emptied >= 0) /* unreached: not seen: a failure without a place */
    note_cells (found, &cell, 1);
}

/* found NULL: where does not matter. */
static bool
comes_to_nothing (const Topology *topology, AnyContradiction *found)
{
  AnyCount *count = any_count_new (topology);
  AnyCountResult *result = malloc (sizeof *result);
  bool nothing = false;

  if (count && result)
    {
      any_count_start (count, NULL, result);
      count->emptied = count->failed_house = count->failed_scan = -1;
      for (int cell = 0; cell < topology->n_cells; cell++)
        if (topology_exists (topology, cell) && !count->domain[cell])
          count->emptied = cell;
      nothing = !any_look_at_all (count);
      if (nothing && found)
        note_place (found, count);
    }
  any_count_free (count);
  free (result);
  return nothing;
}

/* The same of the constraints that are needed alone. */
static bool
is_enough (const Rules *rules, const bool *needed, Rules *some)
{
  Topology *topology;
  RulesFault fault;
  bool nothing;

  *some = *rules;
  some->n_constraints = some->n_numbers = 0;
  for (int i = 0; i < rules->n_constraints; i++)
    if (needed[i])
      rules_add (some, rules->constraint[i].kind, rules->number + rules->constraint[i].first, rules->constraint[i].n);
  topology = topology_new (some, &fault);
  nothing = topology && comes_to_nothing (topology, NULL);
  topology_unref (topology);
  return nothing;
}

/* Leaves those of them out, of these in a row, that are still needed; puts them back if it takes them all. */
static void
leave_out (const Rules *rules, AnyContradiction *found, int from, int to, Rules *some)
{
  bool was[RULES_CONSTRAINTS_MAX];
  int n = 0;

  for (int i = from; i < to; i++)
    {
      was[i] = found->needed[i];
      n += was[i];
      found->needed[i] = false;
    }
  if (n > 0 && is_enough (rules, found->needed, some))
    found->n_needed -= n;
  else
    for (int i = from; i < to; i++)
      found->needed[i] = was[i];
}

bool
any_find_contradiction (const Topology *topology, AnyContradiction *found)
{
  const Rules *rules = topology->rules;
  Rules *some;
  int tries = 0;

  *found = (AnyContradiction) { 0 };
  if (!comes_to_nothing (topology, found))
    return false;
  some = malloc (sizeof *some);
  found->n_needed = rules->n_constraints;
  for (int i = 0; i < rules->n_constraints; i++)
    found->needed[i] = true;
  for (int many = rules->n_constraints; some && many > 0; many = many > 1 ? (many + 1) / 2 : 0)
    for (int from = 0; from < rules->n_constraints && tries < TRIES_MAX; from += many, tries++)
      leave_out (rules, found, from, from + many < rules->n_constraints ? from + many : rules->n_constraints, some);
  free (some);
  return true;
}
