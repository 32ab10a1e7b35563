/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* norvig-show.c — strategy norvig, told as a board with its candidates and a path of guesses. */

#include "norvig.h"

void
norvig_show (const void *state, SearchView *view)
{
  const Norvig *search = state;

  backtrack_show (&search->base, &search->domains.board, view);
  view->keeps_candidates = true;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      int depth = 0;

      if (cells_has (search->base.given, cell))
        continue;
      view->candidates[cell] = search->domains.board.digit[cell] ? DIGITS_NONE : search->domains.of[cell];
      if (!search->domains.board.digit[cell])
        continue;
      /* It belongs to the guess before the first copy in which it is filled. */
      while (depth < search->base.depth && cells_has (search->copy[depth].empty, cell))
        depth++;
      view->depth[cell] = (uint8_t) depth;
    }
}

Digits
norvig_domain (const void *state, int cell)
{
  const Domains *domains = &((const Norvig *) state)->domains;

  return domains->board.digit[cell] ? digits_of (domains->board.digit[cell]) : domains->of[cell];
}
