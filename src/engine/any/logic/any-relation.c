/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* any-relation.c — what one cell leaves another: PV(b) := PV(b) ∩ ∪ allowed(v), v ∈ PV(a).
 *
 * A dot, a step of a thermometer or of a whisper, a neighbour that may not be consecutive: all are tables of pairs. */
#include "any-routines.h"

void
any_find_relation (const AnyTechnique *technique, AnyLookout *search)
{
  const Topology *topology = search->topology;
  const AnyPosition *position = search->position;

  for (int cell = 0; cell < topology->n_cells; cell++)
    for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
      {
        const Values *table = topology->table[topology->arc[i].table];
        int other = topology->arc[i].to;
        Values left = 0;
        AnyDeduction found;

        for_each_value (v, position->marks[cell])
          left |= table[v];
        if (position->value[other] || !(position->marks[other] & ~left))
          continue;
        any_deduction_start (&found, technique);
        places_add (&found.cells, other);
        places_add (&found.others, cell);
        found.values = position->marks[other] & left;
        found.constraint = topology->arc[i].constraint;
        any_deduction_strike (&found, position, other, ~left);
        if (any_search_add (search, &found))
          return;
      }
}
