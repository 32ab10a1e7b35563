/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-ladder.h"

#include <stdlib.h>

AnyLadder *
any_ladder_new (const Topology *topology, const uint8_t *givens)
{
  AnyLadder *ladder = calloc (1, sizeof *ladder);

  if (!ladder)
    return NULL;
  ladder->work = any_work_new (topology);
  if (!ladder->work)
    {
      free (ladder);
      return NULL;
    }
  ladder->topology = topology_ref (topology);
  ladder->highest = N_ANY_LEVELS - 1;
  any_position_start (&ladder->position, topology, givens);
  return ladder;
}

AnyLadder *
any_ladder_new_at (const Topology *topology, const AnyPosition *position)
{
  AnyLadder *ladder = any_ladder_new (topology, position->value);

  if (ladder)
    ladder->position = *position;
  return ladder;
}

void
any_ladder_free (AnyLadder *ladder)
{
  if (!ladder)
    return;
  any_work_free (ladder->work);
  topology_unref (ladder->topology);
  free (ladder);
}

/* Whether some way to fill each constraint is left. */
static bool
scans_are_possible (AnyLadder *ladder)
{
  const Topology *topology = ladder->topology;

  for (int i = 0; i < topology->n_scans; i++)
    {
      Values left[SCAN_LAYERS_MAX], required;

      if (!scan_read (topology, &topology->scan[i], ladder->position.marks, &ladder->work->scan, left, &required))
        return false;
    }
  return true;
}

/* Whether each cell leaves something to those that it is related to. */
static bool
relations_are_possible (const AnyLadder *ladder)
{
  const Topology *topology = ladder->topology;

  for (int cell = 0; cell < topology->n_cells; cell++)
    for (uint32_t i = topology->arcs_of[cell]; i < topology->arcs_of[cell + 1]; i++)
      {
        Values left = 0;

        for_each_value (v, ladder->position.marks[cell])
          left |= topology->table[topology->arc[i].table][v];
        if (!(left & ladder->position.marks[topology->arc[i].to]))
          return false;
      }
  return true;
}

static bool
find_step (AnyLadder *ladder, AnyDeduction *deduction, bool *out_of_memory)
{
  AnyLookout search = {
    .topology = ladder->topology, .position = &ladder->position, .work = ladder->work, .found = deduction, .capacity = 1,
  };

  for (const AnyTechnique *row = any_techniques;
       row->id && search.n == 0 && !search.out_of_memory && !stop_now (ladder->stop); row++)
    if (row->level <= ladder->highest && !(ladder->no_suppositions && row->family == ANY_FAMILY_SUPPOSITIONS))
      any_technique_search (row, &search);
  *out_of_memory = search.out_of_memory;
  return search.n > 0;
}

bool
any_ladder_step (AnyLadder *ladder, AnyDeduction *deduction)
{
  bool out_of_memory = false, ends = false;
  int cell, house, value;

  if (ladder->outcome != ANY_CLIMBING || stop_now (ladder->stop))
    return false;
  if (!any_position_is_possible (&ladder->position, ladder->topology, &cell, &house, &value))
    ladder->outcome = ANY_IMPOSSIBLE;
  else if (ladder->position.n_empty == 0)
    ends = true;
  else if (find_step (ladder, deduction, &out_of_memory))
    {
      any_deduction_apply (deduction, &ladder->position, ladder->topology);
      ladder->n_steps++;
      ladder->used[deduction->technique - any_techniques]++;
      if (!ladder->hardest || deduction->technique > ladder->hardest)
        ladder->hardest = deduction->technique;
    }
  else if (stop_now (ladder->stop))
    return false;
  else if (out_of_memory)
    ladder->outcome = ANY_NO_MEMORY;
  else
    ends = true;

  if (ends && (!relations_are_possible (ladder) || !scans_are_possible (ladder)))
    ladder->outcome = ANY_IMPOSSIBLE;
  else if (ends)
    ladder->outcome = ladder->position.n_empty ? ANY_STUCK : ANY_SOLVED;
  return ladder->outcome == ANY_CLIMBING;
}

void
any_ladder_climb (AnyLadder *ladder)
{
  AnyDeduction deduction;

  while (any_ladder_step (ladder, &deduction))
    continue;
}

AnyLevel
any_ladder_level (const AnyLadder *ladder)
{
  return ladder->hardest ? ladder->hardest->level : ANY_EASY;
}
