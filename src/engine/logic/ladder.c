/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "ladder.h"

#include <string.h>

void
ladder_start (Ladder *ladder, const Position *position, const LadderProfile *profile, const TechniqueSet *off)
{
  memset (ladder, 0, sizeof *ladder);
  ladder->position = *position;
  ladder->hardest = -1;
  for (int i = 0; profile->techniques[i]; i++)
    {
      const Technique *technique = technique_find (profile->techniques[i]);
      int              row = technique ? (int) (technique - techniques) : 0;

      if (!technique || (off && technique_set_has (off, technique)) || ladder->n_rows == TECHNIQUES_MAX)
        continue;
      ladder->row[ladder->n_rows++] = (uint8_t) row;
      ladder->price[row] = profile->scores ? profile->scores[i] : technique->score;
    }
}

bool
ladder_find (const Ladder *ladder, Deduction *deduction, bool *out_of_memory)
{
  bool ran_out = false, found = false;

  for (int rung = 0; rung < ladder->n_rows && !found && !ran_out; rung++)
    {
      Finds finds = { .found = deduction, .capacity = 1, .first_only = true, .stop = ladder->stop };

      technique_search (&techniques[ladder->row[rung]], &ladder->position, &finds);
      ran_out = finds.out_of_memory;
      found = finds.n && !ran_out; /* unreached: memory is asked for before anything is found */
    }

  if (out_of_memory)
    *out_of_memory = ran_out;
  return found;
}

void
ladder_take (Ladder *ladder, const Deduction *deduction)
{
  const Technique *technique = deduction->technique;
  int              row = (int) (technique - techniques);

  deduction_apply (deduction, &ladder->position);
  ladder->n_steps++;
  ladder->used[row]++;
  ladder->score += ladder->price[row];
  if (technique->level > ladder->level)
    ladder->level = technique->level;
  for (int rung = ladder->hardest + 1; rung < ladder->n_rows; rung++)
    if (ladder->row[rung] == row)
      ladder->hardest = rung;
}

bool
ladder_goes_on (Ladder *ladder)
{
  int cell, house, digit;

  if (ladder->outcome != LADDER_CLIMBING)
    return false;
  if (!position_is_possible (&ladder->position, &cell, &house, &digit))
    ladder->outcome = LADDER_IMPOSSIBLE;
  else if (position_is_solved (&ladder->position))
    ladder->outcome = LADDER_SOLVED;
  return ladder->outcome == LADDER_CLIMBING;
}

bool
ladder_step (Ladder *ladder, Deduction *deduction)
{
  bool out_of_memory;

  if (!ladder_goes_on (ladder))
    return false;

  if (ladder_find (ladder, deduction, &out_of_memory))
    ladder_take (ladder, deduction);
  else if (stop_now (ladder->stop))
    return false;
  else
    ladder->outcome = out_of_memory ? LADDER_NO_MEMORY : LADDER_STUCK;

  return ladder->outcome == LADDER_CLIMBING;
}

void
ladder_climb (Ladder *ladder)
{
  Deduction deduction;

  while (ladder_step (ladder, &deduction))
    continue;
}

const Technique *
ladder_hardest (const Ladder *ladder)
{
  return ladder->hardest < 0 ? NULL : &techniques[ladder->row[ladder->hardest]];
}

TechniqueLevel
ladder_level (const Ladder *ladder)
{
  static const int caps[N_LEVELS] = { 800, 1000, 1600, 1800, INT32_MAX };
  TechniqueLevel   level = ladder->level;

  while (ladder->score > caps[level])
    level++;

  return level;
}
