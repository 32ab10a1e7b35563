/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-random.c — backtracking with the digits drawn by lot.
 *
 * The cells come in reading order, or by fewest choices; PV = U − (R ∪ C ∪ B) is worked out on arrival, and each
 * time the next digit is drawn from what has not been tried of it: random_below (n) counts the untried digits
 * from the smallest. The generator lies in the state, so that a seed is a search.
 *
 * One visible thing each, as in strategy ascending: ASSIGN a digit drawn, WIPEOUT on arriving at a cell whose PV
 * is empty, UNDO_ASSIGN a digit taken back, SOLUTION, and DONE when everything was tried. */
#include "domains.h"
#include "emit.h"
#include "strategy.h"

#include "engine/core/random.h"

#include <string.h>

#define N_(text) text

typedef enum { ARRIVE, BRANCH, RETREAT, CLASH, EXHAUSTED, ENDED } Phase;

typedef struct {
  uint8_t  cell, digit;        /* digit: drawn last */
  Digits   possible, untried;
  uint64_t nodes;              /* nodes before the guess */
} Frame;

typedef struct {
  Domains  domains;            /* only the board and the empty cells */
  Random   random;
  CellSet  given;
  uint64_t nodes, backtracks, tests, wipeouts, solutions;
  uint16_t wanted;             /* solutions */
  uint8_t  cell_order;
  uint8_t  phase, outcome;
  uint8_t  depth, max_depth;
  uint8_t  exhausted;          /* RETREAT: the cell that had nothing left to try; NO_CELL after a solution */
  Frame    frame[N_CELLS + 1];
} Lottery;

static size_t
random_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Lottery) + 7) / 8 * 8;
}

static void
random_start_search (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Lottery *search = state;
  DeadEnd  none;

  memset (search, 0, random_size (options));
  domains_start (&search->domains, board, false, false, &none);
  random_start (&search->random, seed);
  search->cell_order = options->cell;
  search->wanted = options->solutions;
  search->given = cells_complement (search->domains.empty);
  search->phase = cells_is_empty (board_repeats (board)) ? ARRIVE : CLASH;
}

static void
arrive_at (Lottery *search, int cell)
{
  Frame *frame = &search->frame[search->depth];

  frame->cell = (uint8_t) cell;
  frame->digit = 0;
  frame->possible = frame->untried = board_possible (&search->domains.board, cell);
  search->tests += 9;
}

static void
guess (Lottery *search, int digit, Reason reason, Event *event)
{
  Frame *frame = &search->frame[search->depth];

  frame->digit = (uint8_t) digit;
  frame->untried = digits_difference (frame->untried, digits_of (digit));
  frame->nodes = search->nodes++;
  search->depth++;
  if (search->depth > search->max_depth)
    search->max_depth = search->depth;

  emit (event, EVENT_ASSIGN, reason, frame->cell, digit, search->depth);
  emit_used_of (event, &search->domains.board, frame->cell);
  event->untried = frame->untried;
  board_place (&search->domains.board, frame->cell, digit);
  cells_remove (&search->domains.empty, frame->cell);
  search->phase = ARRIVE;
}

static void
draw (Lottery *search, Event *event)
{
  static const uint8_t reasons[] = {
    [CELL_LINEAR] = REASON_READING_RANDOM_DIGIT, [CELL_MRV] = REASON_FEWEST_RANDOM_DIGIT,
    [CELL_MRV_DEGREE] = REASON_FEWEST_DEGREE_RANDOM_DIGIT,
  };
  Digits untried = search->frame[search->depth].untried;

  for (uint32_t skip = random_below (&search->random, (uint32_t) digits_count (untried)); skip > 0; skip--)
    untried = digits_without_first (untried);
  guess (search, digits_first (untried), (Reason) reasons[search->cell_order], event);
}

static void
retreat (Lottery *search, int exhausted)
{
  search->phase = search->depth ? RETREAT : EXHAUSTED;
  search->exhausted = (uint8_t) exhausted;
}

static void
dead_end (Lottery *search, Event *event)
{
  int cell = search->frame[search->depth].cell;

  emit (event, EVENT_WIPEOUT, REASON_NO_DIGIT, cell, 0, search->depth);
  emit_used_of (event, &search->domains.board, cell);
  search->wipeouts++;
  retreat (search, cell);
}

static void
take_back (Lottery *search, Event *event)
{
  const Frame *frame = &search->frame[--search->depth];

  board_clear (&search->domains.board, frame->cell);
  cells_add (&search->domains.empty, frame->cell);
  search->backtracks++;
  search->phase = BRANCH;
  emit (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->digit, search->depth);
  event->source = search->exhausted;
  event->possible = frame->possible;
  event->untried = frame->untried;
  event->nodes = search->nodes - frame->nodes;
}

static void
solved (Lottery *search, Event *event)
{
  search->solutions++;
  emit (event, EVENT_SOLUTION, REASON_NONE, NO_CELL, 0, search->depth);
  event->nodes = 1;
  retreat (search, NO_CELL);
  if (search->solutions == search->wanted)
    {
      search->phase = ENDED;
      search->outcome = OUTCOME_SOLVED;
    }
}

/* The steps that are taken once in a search. */
static bool
finish (Lottery *search, Event *event)
{
  if (search->phase == ENDED)
    return false;

  if (search->phase == CLASH)
    {
      search->phase = EXHAUSTED;
      search->wipeouts++;
      return emit_repeat (event, &search->domains.board);
    }

  search->phase = ENDED;
  search->outcome = search->solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  emit (event, EVENT_DONE, REASON_ALL_TRIED, NO_CELL, 0, 0);
  return true;
}

static bool
random_step (void *state, Event *event)
{
  Lottery *search = state;

  if (search->phase == ARRIVE)
    {
      if (cells_is_empty (search->domains.empty))
        {
          solved (search, event);
          return true;
        }
      arrive_at (search, domains_choose (&search->domains, (CellOrder) search->cell_order, false));
      if (search->frame[search->depth].untried)
        draw (search, event);
      else
        dead_end (search, event);
      return true;
    }

  if (search->phase == BRANCH)
    {
      if (search->frame[search->depth].untried)
        {
          draw (search, event);
          return true;
        }
      retreat (search, search->frame[search->depth].cell);
    }

  if (search->phase == RETREAT)
    {
      take_back (search, event);
      return true;
    }

  return finish (search, event);
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
random_guess (void *state, int cell, int digit, Event *event)
{
  Lottery *search = state;
  Frame   *frame = &search->frame[search->depth];

  if (search->phase == BRANCH ? frame->cell != cell || !digits_has (frame->untried, digit)
                              : search->phase != ARRIVE || !cells_has (search->domains.empty, cell)
                                || !digits_has (board_possible (&search->domains.board, cell), digit))
    return false;

  if (search->phase == ARRIVE)
    arrive_at (search, cell);
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

static void
random_show (const void *state, SearchView *view)
{
  const Lottery *search = state;
  const Board   *board = &search->domains.board;

  memset (view, 0, sizeof *view);
  view->board = *board;
  view->outcome = (Outcome) search->outcome;
  view->n_path = search->depth;
  view->counters = (Counters) {
    .placements = search->nodes,
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
    else if (!board->digit[cell])
      view->candidates[cell] = board_possible (board, cell);

  for (int i = 0; i < search->depth; i++)
    {
      const Frame *frame = &search->frame[i];

      view->path[i] = (Decision) { .cell = frame->cell, .digit = frame->digit, .possible = frame->possible,
                                   .untried = frame->untried };
      view->origin[frame->cell] = ORIGIN_GUESS;
      view->depth[frame->cell] = (uint8_t) (i + 1);
    }
}

static Digits
random_domain (const void *state, int cell)
{
  const Board *board = &((const Lottery *) state)->domains.board;

  return board->digit[cell] ? digits_of (board->digit[cell]) : board_possible (board, cell);
}

const Strategy strategy_random = {
  .id = "random",
  .name = N_("Random digits"),
  .description = N_("Left to right, digits drawn by lot"),
  .switches = 1u << SWITCH_CELL | 1u << SWITCH_CONTROL | 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 100000000,
  .pace = 45000000,
  .seeded = true,
  .size = random_size,
  .start = random_start_search,
  .step = random_step,
  .show = random_show,
  .domain = random_domain,
  .guess = random_guess,
};
