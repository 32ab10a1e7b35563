/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore-show.c — strategy explore, told as a board, a path of guesses and a trail. */

#include "explore.h"

#include <string.h>

static void
show_depths_of_trail (const Explore *search, SearchView *view)
{
  int depth = 0;

  for (int i = 0; i < search->n_trail; i++)
    {
      int entry = search->trail[i];
      int digit = (entry & 15) <= 9 ? entry & 15 : 0;

      while (depth < search->depth && search->frame[depth].trail <= i)
        depth++;
      if (digit == 0)
        view->depth[entry >> 4] = (uint8_t) depth;
      view->trail[view->n_trail++] = (uint16_t) ((entry & ~15) | digit);
    }
}

/* A cell belongs to the guess before the first copy in which it is filled. */
static void
show_depths_of_copies (const Explore *search, SearchView *view)
{
  for_each_cell (cell, cells_complement (cells_union (search->given, search->domains.empty)))
    {
      int depth = 0;

      while (depth < search->depth && !search->copy[depth].digit[cell])
        depth++;
      view->depth[cell] = (uint8_t) depth;
    }
}

void
explore_show (const void *state, SearchView *view)
{
  const Explore *search = state;
  const Domains *domains = &search->domains;

  memset (view, 0, sizeof *view);
  view->board = domains->board;
  view->outcome = (Outcome) search->outcome;
  view->keeps_candidates = search->inference != INFERENCE_NONE;
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
    if (cells_has (search->given, cell))
      view->origin[cell] = ORIGIN_GIVEN;
    else if (domains->board.digit[cell])
      view->origin[cell] = ORIGIN_SINGLE;
    else
      view->candidates[cell] = view->keeps_candidates ? domains->of[cell] : board_possible (&domains->board, cell);

  if (search->undo == UNDO_TRAIL)
    show_depths_of_trail (search, view);
  else
    show_depths_of_copies (search, view);

  for (int i = 0; i < search->depth; i++)
    {
      const Frame *frame = &search->frame[i];

      view->path[i] = (Decision) { .cell = frame->cell, .digit = frame->digit, .possible = frame->possible,
                                   .untried = frame->untried };
      view->origin[frame->cell] = ORIGIN_GUESS;
      view->depth[frame->cell] = (uint8_t) (i + 1);
    }
}
