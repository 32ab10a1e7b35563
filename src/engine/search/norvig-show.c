/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* norvig-show.c — strategy norvig, told as a board with its candidates and a path of guesses. */

#include "norvig.h"

#include <string.h>

static void
show_cell (const Norvig *search, int cell, SearchView *view)
{
  int depth = 0;

  if (cells_has (search->given, cell))
    view->origin[cell] = ORIGIN_GIVEN;
  else if (!search->domains.board.digit[cell])
    view->candidates[cell] = search->domains.of[cell];
  else
    {
      /* It belongs to the guess before the first copy in which it is filled. */
      while (depth < search->depth && cells_has (search->copy[depth].empty, cell))
        depth++;
      view->origin[cell] = ORIGIN_SINGLE;
      view->depth[cell] = (uint8_t) depth;
    }
}

void
norvig_show (const void *state, SearchView *view)
{
  const Norvig *search = state;

  memset (view, 0, sizeof *view);
  view->board = search->domains.board;
  view->outcome = (Outcome) search->outcome;
  view->keeps_candidates = true;
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
    show_cell (search, cell, view);
  for (int i = 0; i < search->depth; i++)
    {
      const Frame *frame = &search->frame[i];

      view->path[i] = (Decision) { .cell = frame->cell, .digit = frame->digit, .possible = frame->possible,
                                   .untried = frame->untried };
      view->origin[frame->cell] = ORIGIN_GUESS;
      view->depth[frame->cell] = (uint8_t) (i + 1);
    }
}

Digits
norvig_domain (const void *state, int cell)
{
  const Domains *domains = &((const Norvig *) state)->domains;

  return domains->board.digit[cell] ? digits_of (domains->board.digit[cell]) : domains->of[cell];
}
