/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* replay-compare-any.c — as replay-compare.c, on a board of any shape, with the ladder of these. */
#include "replay-compare-any.h"

#include "engine/any/logic/any-ladder.h"
#include "model/job/job.h"

/* The cell has the last place of the digit in a full house; *last: it is the last empty one there, too. */
static bool
is_only_place (const Topology *topology, const AnyPosition *position, int cell, int digit, bool *last)
{
  bool hidden = false;

  for (uint32_t i = topology->houses_of[cell]; i < topology->houses_of[cell + 1]; i++)
    {
      int house = topology->cell_house[i], n_empty = 0;

      if (!topology->house[house].full)
        continue;
      for (int j = 0; j < topology->n; j++)
        n_empty += !position->value[topology->cell[topology->house[house].first + j]];
      *last |= n_empty == 1;
      hidden |= places_count (any_position_places (position, topology, house, digit)) == 1;
    }
  return hidden;
}

/* The single that places the digit here; NULL: none does. */
static const AnyTechnique *
find_single (const Topology *topology, const AnyPosition *position, int cell, int digit)
{
  bool last = false, hidden;

  if (!(position->marks[cell] & values_of (digit)))
    return NULL;
  hidden = is_only_place (topology, position, cell, digit, &last);
  return last                                        ? any_technique_find ("full-house")
         : values_is_single (position->marks[cell]) ? any_technique_find ("naked-single")
         : hidden                                    ? any_technique_find ("hidden-single")
                                                     : NULL;
}

/* Up the ladder until the digit is a single, or stands; suppositions are trying out. */
static ReplayComparison
climb_to (AnyLadder *ladder, int cell, int digit)
{
  ReplayComparison found = { .verdict = REPLAY_SINGLE };
  const AnyTechnique *single;
  AnyDeduction deduction;
  int n_before = ladder->position.n_empty;

  while (!(single = find_single (ladder->topology, &ladder->position, cell, digit)))
    if (!any_ladder_step (ladder, &deduction) || ladder->position.value[cell])
      break;
  if (stop_now (ladder->stop) || ladder->outcome == ANY_NO_MEMORY)
    return (ReplayComparison) { .verdict = REPLAY_NOT_COMPARED };

  found.n_others = n_before - ladder->position.n_empty;
  found.any = ladder->hardest;
  if (!found.any || (single && found.any < single))          /* of singles, the one that comes later in the table */
    found.any = single;
  if (!single && !ladder->position.value[cell])
    return (ReplayComparison) { .verdict = REPLAY_BEYOND };
  if (!single)
    found.n_others--;                              /* a step that is no single placed it */
  if (found.n_others > 0)
    found.verdict = REPLAY_AHEAD;
  else if (ladder->n_steps > 0)
    found.verdict = REPLAY_WORKED_OUT;
  return found;
}

ReplayComparison
replay_compare_any (const Topology *topology, const uint8_t *digits, int cell, int digit, GCancellable *cancellable)
{
  AnyLadder *ladder = any_ladder_new (topology, digits);
  Stop stop = setdoku_job_stop (cancellable);
  ReplayComparison found;

  if (!ladder)
    return (ReplayComparison) { .verdict = REPLAY_NOT_COMPARED };
  ladder->no_suppositions = true;
  ladder->stop = &stop;
  found = climb_to (ladder, cell, digit);
  any_ladder_free (ladder);
  return found;
}
