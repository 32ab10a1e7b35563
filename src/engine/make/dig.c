/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "dig.h"

/* With more clues a set that could change places is seldom found, and the question is soon answered. (Measured.) */
enum { FEW_CLUES = 32 };

void
dig_start (Dig *dig, const uint8_t grid[N_CELLS], const Symmetry *symmetry, int floor, Random *random)
{
  clues_start (&dig->clues, grid);
  dig->symmetry = symmetry && symmetry->n_images > 1 ? symmetry : NULL;
  dig->floor = floor;
  dig->next = dig->n_orbit = dig->at_orbit = dig->n_taken = dig->n_cuts = 0;
  dig->cut[0] = 0;

  for (uint32_t cell = 0; cell < N_CELLS; cell++)
    {
      uint32_t other = random_below (random, cell + 1);

      dig->order[cell] = dig->order[other];
      dig->order[other] = (uint8_t) cell;
    }
}

/* The orbit whose first cell comes next in order and that is not too many; false: that was the last one. */
static bool
begin_orbit (Dig *dig)
{
  while (dig->next < N_CELLS)
    {
      int cell = dig->order[dig->next++];

      dig->n_orbit = dig->at_orbit = 0;
      if (!dig->symmetry)
        dig->orbit[dig->n_orbit++] = (uint8_t) cell;
      else
        {
          CellSet orbit = symmetry_orbit (dig->symmetry, cell);

          if (cells_first (orbit) != cell)
            continue;
          for_each_cell (member, orbit)
            dig->orbit[dig->n_orbit++] = (uint8_t) member;
        }
      if (dig->clues.n_given - dig->n_orbit >= dig->floor)
        return true;
    }

  dig->n_orbit = dig->at_orbit = 0;
  return false;
}

static void
take_cell (Dig *dig)
{
  int cell = dig->orbit[dig->at_orbit++];

  clues_take (&dig->clues, cell);
  dig->taken[dig->n_taken++] = (uint8_t) cell;
  if (dig->at_orbit == dig->n_orbit)
    dig->cut[++dig->n_cuts] = (uint8_t) dig->n_taken;
}

/* What is gone of it comes back. */
static void
give_up_orbit (Dig *dig)
{
  if (dig->at_orbit == dig->n_orbit)
    dig->n_cuts--;
  while (dig->at_orbit > 0)
    {
      clues_put (&dig->clues, dig->orbit[--dig->at_orbit]);
      dig->n_taken--;
    }
  dig->n_orbit = 0;
}

bool
dig_question (Dig *dig, CountPuzzle *question)
{
  for (;;)
    {
      int cell;

      if (dig->at_orbit == dig->n_orbit && !begin_orbit (dig))
        return false;

      cell = dig->orbit[dig->at_orbit];
      if (clues_is_forced (&dig->clues, cell))
        take_cell (dig);
      else if (dig->clues.n_given <= FEW_CLUES && clues_is_needed (&dig->clues, cell))
        give_up_orbit (dig);
      else
        {
          clues_ask (&dig->clues, cell, question);
          return true;
        }
    }
}

void
dig_answer (Dig *dig, bool solvable)
{
  if (solvable)
    give_up_orbit (dig);
  else
    take_cell (dig);
}

bool
dig_take (Dig *dig)
{
  if (!begin_orbit (dig))
    return false;
  while (dig->at_orbit < dig->n_orbit)
    take_cell (dig);
  return true;
}

void
dig_judge (Dig *dig, bool good)
{
  if (!good)
    give_up_orbit (dig);
}

CellSet
dig_clues_at (const Dig *dig, int cut)
{
  CellSet clues = CELLS_ALL;

  for (int i = 0; i < dig->cut[cut]; i++)
    cells_remove (&clues, dig->taken[i]);
  return clues;
}
