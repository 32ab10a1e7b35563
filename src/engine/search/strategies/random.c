/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* random.c — backtracking with the digits drawn by lot.
 *
 * The cells come in reading order, or by fewest choices; PV = U − (R ∪ C ∪ B) is worked out on arrival, and each
 * time the next digit is drawn from what has not been tried of it: random_below (n) counts the untried digits
 * from the smallest. The generator lies in the state, so that a seed is a search.
 *
 * One visible thing each, as in strategy ascending: ASSIGN a digit drawn, WIPEOUT on arriving at a cell whose PV
 * is empty, UNDO_ASSIGN a digit taken back, SOLUTION, and DONE when everything was tried. */
#include <string.h>

#include "engine/core/random.h"
#include "engine/core/words.h"
#include "engine/search/recursive/recursive.h"

#include "backtrack.h"
#include "domains.h"

typedef struct {
  Backtrack base;
  Domains   domains;           /* only the board and the empty cells */
  Random    random;
  uint8_t   cell_order;
} RandomSearch;

static size_t
random_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (RandomSearch) + 7) / 8 * 8;
}

static void
random_start_search (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  RandomSearch *search = state;
  DeadEnd  none;

  memset (search, 0, random_size (options));
  domains_start (&search->domains, board, false, false, &none);
  random_start (&search->random, seed);
  search->cell_order = options->cell;
  backtrack_start (&search->base, board, options);
}

static void
arrive_at (RandomSearch *search, int cell)
{
  backtrack_arrive (&search->base, cell, board_possible (&search->domains.board, cell));
  search->base.tests += 9;
}

static void
guess (RandomSearch *search, int digit, Reason reason, Event *event)
{
  int cell = search->base.frame[search->base.depth].cell;

  backtrack_guess (&search->base, &search->domains.board, digit, 0, reason, event);
  board_place (&search->domains.board, cell, digit);
  cells_remove (&search->domains.empty, cell);
  search->base.phase = BACKTRACK_FORWARD;
}

static void
draw (RandomSearch *search, Event *event)
{
  static const uint8_t reasons[] = {
    [CELL_LINEAR] = REASON_READING_RANDOM_DIGIT, [CELL_MRV] = REASON_FEWEST_RANDOM_DIGIT,
    [CELL_MRV_DEGREE] = REASON_FEWEST_DEGREE_RANDOM_DIGIT,
  };
  Digits untried = search->base.frame[search->base.depth].untried;

  for (uint32_t skip = random_below (&search->random, (uint32_t) digits_count (untried)); skip > 0; skip--)
    untried = digits_without_first (untried);
  guess (search, digits_first (untried), (Reason) reasons[search->cell_order], event);
}

static void
take_back (RandomSearch *search, Event *event)
{
  int cell = backtrack_take_back (&search->base, event)->cell;

  board_clear (&search->domains.board, cell);
  cells_add (&search->domains.empty, cell);
}

static bool
random_step (void *state, Event *event)
{
  RandomSearch *search = state;
  int           cell;

  if (search->base.phase == BACKTRACK_FORWARD)
    {
      if (cells_is_empty (search->domains.empty))
        {
          backtrack_solved (&search->base, event);
          return true;
        }
      cell = domains_choose (&search->domains, (CellOrder) search->cell_order, false);
      arrive_at (search, cell);
      if (search->base.frame[search->base.depth].untried)
        draw (search, event);
      else
        backtrack_wipe_out (&search->base, &search->domains.board, DEAD_CELL (cell), cell, event);
      return true;
    }

  if (search->base.phase == BACKTRACK_BRANCH)
    {
      if (search->base.frame[search->base.depth].untried)
        {
          draw (search, event);
          return true;
        }
      backtrack_retreat (&search->base, search->base.frame[search->base.depth].cell);
    }

  if (search->base.phase == BACKTRACK_RETREAT)
    {
      take_back (search, event);
      return true;
    }

  return backtrack_finish (&search->base, &search->domains.board, event);
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
random_guess (void *state, int cell, int digit, Event *event)
{
  RandomSearch *search = state;

  if (search->base.phase == BACKTRACK_BRANCH ? !backtrack_may_branch (&search->base, cell, digit)
                              : search->base.phase != BACKTRACK_FORWARD || !cells_has (search->domains.empty, cell)
                                || !digits_has (board_possible (&search->domains.board, cell), digit))
    return false;

  if (search->base.phase == BACKTRACK_FORWARD)
    arrive_at (search, cell);
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

static void
random_show (const void *state, SearchView *view)
{
  const RandomSearch *search = state;

  backtrack_show (&search->base, &search->domains.board, view);
}

static Digits
random_domain (const void *state, int cell)
{
  return board_domain (&((const RandomSearch *) state)->domains.board, cell);
}

const Strategy strategy_random = {
  .id = "random",
  .name = N_("Random digits"),
  .description = N_("Left to right, digits drawn by lot"),
  .switches = 1u << SWITCH_CELL | 1u << SWITCH_CONTROL | 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 1000000000,
  .pace = 45000000,
  .seeded = true,
  .size = random_size,
  .start = random_start_search,
  .step = random_step,
  .show = random_show,
  .domain = random_domain,
  .guess = random_guess,
  .arrives = true,
  .recurse = recursive_random,
};
