/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "climb.h"

#include <stddef.h>

void
climb_start (Climb *climb, const TechniqueSet *set)
{
  const char   *ids[TECHNIQUES_MAX + 1];
  LadderProfile profile = { .techniques = ids };
  Position      nothing = { 0 };
  int           n = 0;

  for (const Technique *row = techniques; row->id; row++)
    if (technique_set_has (set, row))
      ids[n++] = row->id;
  ids[n] = NULL;
  ladder_start (&climb->foot, &nothing, &profile, NULL);
  climb->has_singles = technique_set_has (set, technique_find ("naked-single"))
                       && technique_set_has (set, technique_find ("hidden-single"));
}

/* The cell of a set of one; NO_CELL of any other. */
static int
only_cell (CellSet cells)
{
  if (cells_is_empty (cells))
    return NO_CELL;
  return cells_equal (cells, cells_of (cells_first (cells))) ? cells_first (cells) : NO_CELL;
}

/* Every naked and hidden single, until there are no more. Of a position that has a solution. */
static void
place_singles (Position *position)
{
  bool again = true;

  while (again)
    {
      again = false;
      for_each_cell (cell, position->empty)
        if (digits_is_single (position->marks[cell]))
          {
            position_place (position, cell, digits_first (position->marks[cell]));
            again = true;
          }
      for (int digit = 1; digit <= 9; digit++)
        for (int house = 0; house < N_HOUSES && !cells_is_empty (position->places[digit]); house++)
          {
            int cell = only_cell (position_places_in (position, house, digit));

            if (cell != NO_CELL)
              {
                position_place (position, cell, digit);
                again = true;
              }
          }
    }
}

ClimbOutcome
climb_run (const Climb *climb, const Board *puzzle, bool (*stop) (void *user), void *user)
{
  Ladder    ladder = climb->foot;
  Deduction deduction;
  bool      out_of_memory;

  position_from_board (&ladder.position, puzzle);
  ladder.position.unique = true;
  for (;;)
    {
      if (climb->has_singles)
        place_singles (&ladder.position);
      if (position_is_solved (&ladder.position))
        return CLIMB_SOLVED;
      if (stop && stop (user))
        return CLIMB_STOPPED;
      if (!ladder_find (&ladder, &deduction, &out_of_memory))
        return out_of_memory ? CLIMB_NO_MEMORY : CLIMB_STUCK;
      ladder_take (&ladder, &deduction);
    }
}

/* By what they cost. */
static bool
is_cheaper (const Technique *row, const Technique *technique)
{
  return row->level < technique->level || (row->level == technique->level && row->score < technique->score);
}

TechniqueSet
climb_below (int technique)
{
  const char *const *ids = ladder_profile_find ("full")->techniques;
  TechniqueSet       below = { { 0 } }, cheaper = { { 0 } };

  for (; *ids && technique_find (*ids) != &techniques[technique]; ids++)
    {
      const Technique *row = technique_find (*ids);

      technique_set_add (&below, row);
      if (is_cheaper (row, &techniques[technique]))
        technique_set_add (&cheaper, row);
    }
  return *ids ? below : cheaper;
}
