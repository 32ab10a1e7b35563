/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "backdoor.h"

#include <string.h>

static bool
place_naked (Position *position)
{
  bool any = false;

  for_each_cell (cell, position->empty)
    if (digits_is_single (position->marks[cell]))
      {
        position_place (position, cell, digits_first (position->marks[cell]));
        any = true;
      }

  return any;
}

static bool
place_hidden (Position *position)
{
  bool any = false;

  for (int digit = 1; digit <= 9; digit++)
    for (int house = 0; house < N_HOUSES && !cells_is_empty (position->places[digit]); house++)
      {
        CellSet places = position_places_in (position, house, digit);

        if (cells_count (places) == 1)
          {
            position_place (position, cells_first (places), digit);
            any = true;
          }
      }

  return any;
}

/* Until there are no more. */
static void
place_singles (Position *position)
{
  while (place_naked (position) || place_hidden (position))
    continue;
}

/* Gives the digit of the solution; true if it was still to be found. */
static bool
give (Position *position, const uint8_t solution[N_CELLS], int cell)
{
  if (!cells_has (position->empty, cell))
    return false;

  position_place (position, cell, solution[cell]);
  place_singles (position);
  return true;
}

static void
note (Backdoor *backdoor, const uint8_t solution[N_CELLS], const int cells[], int size)
{
  backdoor->size = size;
  for (int i = 0; i < size; i++)
    {
      cells_add (&backdoor->cells, cells[i]);
      if (backdoor->n == 0)
        {
          backdoor->cell[i] = (uint8_t) cells[i];
          backdoor->digit[i] = solution[cells[i]];
        }
    }
  backdoor->n++;
}

void
backdoor_find (const Position *position, const uint8_t solution[N_CELLS], Backdoor *backdoor)
{
  Position start = *position;

  memset (backdoor, 0, sizeof *backdoor);
  place_singles (&start);
  if (position_is_solved (&start))
    return;

  backdoor->size = BACKDOOR_MAX + 1;
  for (int size = 1; size <= BACKDOOR_MAX && backdoor->n == 0; size++)
    for_each_cell (first, start.empty)
      {
        Position one = start;

        give (&one, solution, first);
        if (size == 1 && position_is_solved (&one))
          note (backdoor, solution, (int[]) { first }, 1);
        for (int second = first + 1; second < N_CELLS && size == 2; second++)
          {
            Position two = one;

            if (give (&two, solution, second) && position_is_solved (&two))
              note (backdoor, solution, (int[]) { first, second }, 2);
          }
      }
}
