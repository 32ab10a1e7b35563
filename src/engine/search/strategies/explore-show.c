/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore-show.c — strategy explore, told as a board, a path of guesses and a trail. */

#include "explore.h"

static void
show_depths_of_trail (const Explore *search, SearchView *view)
{
  int depth = 0;

  for (int i = 0; i < search->n_trail; i++)
    {
      int entry = search->trail[i];
      int digit = (entry & 15) <= 9 ? entry & 15 : 0;

      while (depth < search->base.depth && search->base.frame[depth].mark <= i)
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
  for_each_cell (cell, cells_complement (cells_union (search->base.given, search->domains.empty)))
    {
      int depth = 0;

      while (depth < search->base.depth && !search->copy[depth].digit[cell])
        depth++;
      view->depth[cell] = (uint8_t) depth;
    }
}

void
explore_show (const void *state, SearchView *view)
{
  const Explore *search = state;
  const Domains *domains = &search->domains;

  backtrack_show (&search->base, &domains->board, view);
  view->keeps_candidates = search->inference != INFERENCE_NONE;
  if (view->keeps_candidates)
    for_each_cell (cell, domains->empty)
      view->candidates[cell] = domains->of[cell];

  if (search->undo == UNDO_TRAIL)
    show_depths_of_trail (search, view);
  else
    show_depths_of_copies (search, view);
}
