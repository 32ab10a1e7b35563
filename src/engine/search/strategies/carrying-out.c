/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "carrying-out.h"

#include <string.h>

void
carrying_out_begin (CarryingOut *work, const Deduction *found, Event *event)
{
  work->row = (uint8_t) (found->technique - techniques);
  work->struck = found->struck;
  memset (work->placed, 0, sizeof work->placed);
  memcpy (work->placed, found->placed, found->n_placed * sizeof found->placed[0]);
  work->n_placed = found->n_placed;
  work->next = 0;
  emit (event, EVENT_TECHNIQUE, REASON_TECHNIQUE, found->n_placed == 1 ? candidate_cell (found->placed[0]) : NO_CELL, 0, 0);
  event->nodes = work->row;
}

/* The first candidate in reading order that is still to go. */
static void
strike (CarryingOut *work, Event *event)
{
  int first = N_CELLS, digit = 0;

  for (int d = 1; d <= 9; d++)
    if (!cells_is_empty (work->struck.cells[d]) && cells_first (work->struck.cells[d]) < first)
      {
        first = cells_first (work->struck.cells[d]);
        digit = d;
      }
  cells_remove (&work->struck.cells[digit], first);
  position_strike (&work->position, first, digit);
  emit (event, EVENT_STRIP, REASON_TECHNIQUE, first, digit, 0);
}

static void
place (CarryingOut *work, Event *event)
{
  int candidate = work->placed[work->next++];

  position_place (&work->position, candidate_cell (candidate), candidate_digit (candidate));
  emit (event, EVENT_SINGLE, REASON_TECHNIQUE, candidate_cell (candidate), candidate_digit (candidate), 0);
}

bool
carrying_out_step (CarryingOut *work, Event *event)
{
  if (!candidate_set_is_empty (&work->struck))
    strike (work, event);
  else if (work->next < work->n_placed)
    place (work, event);
  else
    return false;

  event->nodes = work->row;
  return true;
}
