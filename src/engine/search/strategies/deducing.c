/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "deducing.h"

#include <string.h>

void
deducing_start (Deducing *search, const Board *board)
{
  search->phase = cells_is_empty (board_repeats (board)) ? DEDUCING_LOOK : DEDUCING_CLASH;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell])
      cells_add (&search->given, cell);
}

static void
end (Deducing *search, Outcome outcome, EventKind kind, Reason reason, Event *event)
{
  search->phase = DEDUCING_ENDED;
  search->outcome = (uint8_t) outcome;
  emit (event, kind, reason, NO_CELL, 0, 0);
}

void
deducing_solved (Deducing *search, Event *event)
{
  search->solutions++;
  end (search, OUTCOME_SOLVED, EVENT_SOLUTION, REASON_NONE, event);
  event->nodes = 1;
}

void
deducing_stuck (Deducing *search, bool out_of_memory, Event *event)
{
  end (search, out_of_memory ? OUTCOME_NO_MEMORY : OUTCOME_STUCK, EVENT_DONE, out_of_memory ? REASON_NO_MEMORY : REASON_STUCK,
       event);
}

void
deducing_wiped (Deducing *search)
{
  search->wipeouts++;
  search->phase = DEDUCING_CONTRADICTED;
}

bool
deducing_finish (Deducing *search, const Board *board, Event *event)
{
  if (search->phase == DEDUCING_ENDED)
    return false;

  if (search->phase == DEDUCING_CLASH)
    {
      deducing_wiped (search);
      return emit_repeat (event, board);
    }

  end (search, OUTCOME_NO_SOLUTION, EVENT_DONE, REASON_ALL_TRIED, event);
  return true;
}

void
deducing_show (const Deducing *search, const Board *board, SearchView *view)
{
  memset (view, 0, sizeof *view);
  view->board = *board;
  view->outcome = (Outcome) search->outcome;
  view->counters = (Counters) {
    .placements = search->singles,
    .wipeouts = search->wipeouts,
    .tries = 1,
    .solutions = search->solutions,
  };

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      view->candidates[cell] = board_possible (board, cell);
    else
      view->origin[cell] = cells_has (search->given, cell) ? ORIGIN_GIVEN : ORIGIN_SINGLE;
}
