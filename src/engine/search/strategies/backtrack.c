/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "backtrack.h"

#include <string.h>

void
backtrack_solved (Backtrack *search, Event *event)
{
  search->solutions++;
  emit (event, EVENT_SOLUTION, REASON_NONE, NO_CELL, 0, search->depth);
  event->nodes = 1;
  backtrack_retreat (search, NO_CELL);
  if (search->solutions == search->wanted)
    {
      search->phase = BACKTRACK_ENDED;
      search->outcome = OUTCOME_SOLVED;
    }
}

bool
backtrack_finish (Backtrack *search, const Board *board, Event *event)
{
  if (search->phase == BACKTRACK_ENDED)
    return false;

  if (search->phase == BACKTRACK_CLASH)
    {
      search->phase = BACKTRACK_EXHAUSTED;
      search->wipeouts++;
      return emit_repeat (event, board);
    }

  search->phase = BACKTRACK_ENDED;
  search->outcome = search->solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  emit (event, EVENT_DONE, REASON_ALL_TRIED, NO_CELL, 0, 0);
  return true;
}

void
backtrack_show (const Backtrack *search, const Board *board, SearchView *view)
{
  memset (view, 0, sizeof *view);
  view->board = *board;
  view->outcome = (Outcome) search->outcome;
  view->n_path = search->depth;
  view->counters = (Counters) {
    .placements = search->nodes + search->singles,
    .nodes = search->nodes,
    .backtracks = search->backtracks,
    .tests = search->tests,
    .wipeouts = search->wipeouts,
    .tries = 1,
    .solutions = search->solutions,
    .max_depth = search->max_depth,
  };

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      view->candidates[cell] = board_possible (board, cell);
    else
      view->origin[cell] = cells_has (search->given, cell) ? ORIGIN_GIVEN : ORIGIN_SINGLE;

  for (int i = 0; i < search->depth; i++)
    {
      const BacktrackFrame *frame = &search->frame[i];

      view->path[i] = (Decision) { .cell = frame->cell, .digit = frame->digit, .possible = frame->possible,
                                   .untried = frame->untried };
      view->origin[frame->cell] = ORIGIN_GUESS;
      view->depth[frame->cell] = (uint8_t) (i + 1);
    }
}
