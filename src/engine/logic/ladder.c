/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "ladder.h"

#include <string.h>

void
technique_set_add (TechniqueSet *set, const Technique *technique)
{
  int row = (int) (technique - techniques);

  set->word[row / 64] |= UINT64_C (1) << row % 64;
}

bool
technique_set_has (const TechniqueSet *set, const Technique *technique)
{
  int row = (int) (technique - techniques);

  return set->word[row / 64] >> row % 64 & 1;
}

void
ladder_start (Ladder *ladder, const Position *position, const LadderProfile *profile, const TechniqueSet *off)
{
  memset (ladder, 0, sizeof *ladder);
  ladder->position = *position;
  ladder->hardest = -1;
  for (const char *const *id = profile->techniques; *id; id++)
    {
      const Technique *technique = technique_find (*id);

      if (technique && !(off && technique_set_has (off, technique)) && ladder->n_rows < TECHNIQUES_MAX)
        ladder->row[ladder->n_rows++] = (uint8_t) (technique - techniques);
    }
}

/* Looks for the first instance on each rung in turn; returns the rung, or −1. */
static int
find_rung (const Ladder *ladder, Deduction *deduction)
{
  for (int rung = 0; rung < ladder->n_rows; rung++)
    {
      Finds finds = { .found = deduction, .capacity = 1, .first_only = true };

      technique_search (&techniques[ladder->row[rung]], &ladder->position, &finds);
      if (finds.n)
        return rung;
    }

  return -1;
}

bool
ladder_next (const Ladder *ladder, Deduction *deduction)
{
  return find_rung (ladder, deduction) >= 0;
}

void
ladder_take (Ladder *ladder, const Deduction *deduction)
{
  const Technique *technique = deduction->technique;
  int              row = (int) (technique - techniques);

  deduction_apply (deduction, &ladder->position);
  ladder->n_steps++;
  ladder->used[row]++;
  ladder->score += technique->score;
  if (technique->level > ladder->level)
    ladder->level = technique->level;
  for (int rung = ladder->hardest + 1; rung < ladder->n_rows; rung++)
    if (ladder->row[rung] == row)
      ladder->hardest = rung;
}

bool
ladder_step (Ladder *ladder, Deduction *deduction)
{
  int cell, house, digit;

  if (ladder->outcome != LADDER_CLIMBING)
    return false;

  if (!position_is_possible (&ladder->position, &cell, &house, &digit))
    ladder->outcome = LADDER_IMPOSSIBLE;
  else if (position_is_solved (&ladder->position))
    ladder->outcome = LADDER_SOLVED;
  else if (!ladder_next (ladder, deduction))
    ladder->outcome = LADDER_STUCK;
  else
    ladder_take (ladder, deduction);

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
