/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "ladder.h"

#include <string.h>

#include "memory.h"

/* All of HoDoKu's own ladder, by whatever name and prices, on a puzzle of one solution. */
static bool
is_hodoku (const Ladder *ladder, const LadderProfile *profile)
{
  const char *const *theirs = ladder_profile_find ("hodoku")->techniques;
  int                n = 0;

  while (theirs[n] && profile->techniques[n] && strcmp (theirs[n], profile->techniques[n]) == 0)
    n++;
  return !theirs[n] && !profile->techniques[n] && ladder->n_rows == n && ladder->position.unique;
}

/* A row by its id: most ladders go on with the row after the last one, or soon after it. */
static const Technique *
find_from (const Technique *next, const char *id)
{
  for (; next->id; next++)
    if (strcmp (next->id, id) == 0)
      return next;

  return technique_find (id);
}

void
ladder_start (Ladder *ladder, const Position *position, const LadderProfile *profile, const TechniqueSet *off)
{
  const Technique *next = techniques;

  memset (ladder, 0, sizeof *ladder);
  ladder->position = *position;
  ladder->hardest = -1;
  for (int i = 0; profile->techniques[i]; i++)
    {
      const Technique *technique = find_from (next, profile->techniques[i]);
      int              row = technique ? (int) (technique - techniques) : 0;

      next = technique ? technique + 1 : next;
      if (!technique || (off && technique_set_has (off, technique)) || ladder->n_rows == TECHNIQUES_MAX)
        continue;
      ladder->row[ladder->n_rows++] = (uint8_t) row;
      ladder->price[row] = profile->scores ? profile->scores[i] : technique->score;
    }
  ladder->exact = is_hodoku (ladder, profile);
  if (!ladder->exact)
    return;
  hodoku_start (&ladder->singles, position);
  for (int rung = 0, search = 0; rung < ladder->n_rows; rung++)
    {
      ladder->search[rung] = (int8_t) (hodoku_searches (search, &techniques[ladder->row[rung]]) ? search : -1);
      search += ladder->search[rung] >= 0;
    }
}

/* Whether HoDoKu's queues are kept, and the rung is one of its searches. */
static bool
search_exactly (const Ladder *ladder, int rung, HodokuSingles *singles, HodokuStep *step, bool *out_of_memory)
{
  int  search = ladder->search[rung];
  bool found;

  logic_ran_out ();
  found = search >= 0 && !stop_now (ladder->stop) && hodoku_find (search, &ladder->position, singles, ladder->stop, step);
  *out_of_memory = logic_ran_out ();
  return found && !*out_of_memory && !stop_now (ladder->stop); /* unreached: memory is asked for before anything is found */
}

static bool
find_exactly (const Ladder *ladder, HodokuStep *step, bool *out_of_memory)
{
  HodokuSingles singles = ladder->singles;

  for (int rung = 0; rung < ladder->n_rows && !*out_of_memory; rung++)
    if (search_exactly (ladder, rung, &singles, step, out_of_memory))
      return true;

  return false;
}

static bool
find_first (const Ladder *ladder, int rung, Deduction *deduction, bool *out_of_memory)
{
  Finds finds = { .found = deduction, .capacity = 1, .first_only = true, .stop = ladder->stop };

  technique_search (&techniques[ladder->row[rung]], &ladder->position, &finds);
  *out_of_memory = finds.out_of_memory;
  return finds.n && !finds.out_of_memory; /* unreached: memory is asked for before anything is found */
}

bool
ladder_find (const Ladder *ladder, Deduction *deduction, bool *out_of_memory)
{
  bool       ran_out = false, found = false;
  HodokuStep step;

  if (ladder->exact)
    found = find_exactly (ladder, &step, &ran_out) && hodoku_explain (&step, &ladder->position, deduction, &ran_out);
  for (int rung = 0; rung < ladder->n_rows && !ladder->exact && !found && !ran_out; rung++)
    found = find_first (ladder, rung, deduction, &ran_out);

  if (out_of_memory)
    *out_of_memory = ran_out;
  return found;
}

static void
note (Ladder *ladder, const Technique *technique)
{
  int row = (int) (technique - techniques);

  ladder->n_steps++;
  ladder->used[row]++;
  ladder->score += ladder->price[row];
  if (technique->level > ladder->level)
    ladder->level = technique->level;
  for (int rung = ladder->hardest + 1; rung < ladder->n_rows; rung++)
    if (ladder->row[rung] == row)
      ladder->hardest = rung;
}

/* The order in which strikes are carried out is HoDoKu's if the step is. */
static void
take_exactly (Ladder *ladder, const Deduction *deduction)
{
  HodokuStep step;
  Deduction  bare;
  bool       out_of_memory = false;

  if (find_exactly (ladder, &step, &out_of_memory))
    {
      hodoku_tell (&step, &ladder->position, &bare);
      if (deduction_same_effect (&bare, deduction))
        {
          hodoku_take (&step, &ladder->position, &ladder->singles);
          return;
        }
    }
  deduction_apply (deduction, &ladder->position);
  hodoku_start (&ladder->singles, &ladder->position);
}

void
ladder_take (Ladder *ladder, const Deduction *deduction)
{
  if (ladder->exact)
    take_exactly (ladder, deduction);
  else
    deduction_apply (deduction, &ladder->position);
  note (ladder, deduction->technique);
}

bool
ladder_try (Ladder *ladder, int rung, Deduction *deduction, bool *out_of_memory)
{
  HodokuStep step;
  Deduction  own;

  if (!ladder->exact)
    {
      deduction = deduction ? deduction : &own;
      if (!find_first (ladder, rung, deduction, out_of_memory))
        return false;
      deduction_apply (deduction, &ladder->position);
      note (ladder, deduction->technique);
      return true;
    }
  if (!search_exactly (ladder, rung, &ladder->singles, &step, out_of_memory))
    return false;
  if (deduction)
    hodoku_tell (&step, &ladder->position, deduction);
  hodoku_take (&step, &ladder->position, &ladder->singles);
  note (ladder, step.technique);
  return true;
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

/* The next rung that finds anything; what it finds is taken. */
static bool
try_rungs (Ladder *ladder, bool *out_of_memory)
{
  *out_of_memory = false;
  for (int rung = 0; rung < ladder->n_rows && !*out_of_memory; rung++)
    if (ladder_try (ladder, rung, NULL, out_of_memory))
      return true;

  return false;
}

/* deduction: NULL, if nobody wants to know. */
static bool
go_on (Ladder *ladder, Deduction *deduction)
{
  bool out_of_memory, found;

  if (!ladder_goes_on (ladder))
    return false;

  found = deduction ? ladder_find (ladder, deduction, &out_of_memory) : try_rungs (ladder, &out_of_memory);
  if (found && deduction)
    ladder_take (ladder, deduction);
  else if (!found && stop_now (ladder->stop))
    return false;
  else if (!found)
    ladder->outcome = out_of_memory ? LADDER_NO_MEMORY : LADDER_STUCK;

  return ladder->outcome == LADDER_CLIMBING;
}

bool
ladder_step (Ladder *ladder, Deduction *deduction)
{
  return go_on (ladder, deduction);
}

void
ladder_climb (Ladder *ladder)
{
  while (go_on (ladder, NULL))
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
