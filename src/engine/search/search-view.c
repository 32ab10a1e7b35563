/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* search-view.c — a search on the classic board, shown as those on other boards are: whoever asks only for cells, values and guesses
 * need not know which it is. */
#include <string.h>

#include "engine/core/houses.h"
#include "strategy.h"

void
any_view_from_search (AnyView *view, const SearchView *search)
{
  view->keeps_candidates = search->keeps_candidates;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      view->value[cell] = search->board.digit[cell];
      view->origin[cell] = search->origin[cell];
      view->depth[cell] = search->depth[cell];
      view->candidates[cell] = search->candidates[cell];
    }
  view->n_path = search->n_path;
  for (int i = 0; i < search->n_path; i++)
    {
      const Decision *decision = &search->path[i];

      view->path[i] = (AnyDecision) {
        .cell = decision->cell, .house = decision->house == NO_HOUSE ? NO_PLACE : decision->house, .value = decision->digit,
        .possible = decision->possible, .untried = decision->untried, .places = decision->places,
        .places_left = decision->places_left,
      };
    }
  view->n_trail = 0;
  view->trail = NULL;
  view->counters = search->counters;
  view->outcome = search->outcome;
}
