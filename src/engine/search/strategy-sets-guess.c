/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-sets-guess.c — the set operations of strategy sets as far as they go, then a guess.
 *
 * Basic filling, elimination in the boxes, row and column analysis place digits until they find nothing more. Then
 * the first cell in reading order with the fewest possible digits is guessed, smallest digit first, and the
 * deductions go on from there. Where they find a contradiction everything is taken back up to the last guess.
 *
 * One visible thing each: SINGLE a digit deduced; ASSIGN a guess; WIPEOUT a cell that nothing fits or, where houses
 * are looked at (T2 boxes, T3 rows and columns), a digit without a place; UNDO_SINGLE, newest first, and UNDO_ASSIGN
 * what is taken back; SOLUTION; DONE. A step is one pass through
 *
 *   LOOK      contradiction, deduction, or the cell for a guess
 *   BRANCH    guess its next untried digit, or go on to RETREAT
 *   RETREAT   undo what followed from the last guess, then the guess
 */
#include "emit.h"
#include "strategy-sets.h"
#include "strategy.h"

#include <string.h>

#define N_(text) text

typedef enum { LOOK, BRANCH, RETREAT, CLASH, EXHAUSTED, ENDED } Phase;

typedef struct {
  uint8_t  cell, digit;        /* digit: tried last; 0 on arrival */
  uint8_t  n_placed;           /* deductions before the guess */
  Digits   possible, untried;
  uint64_t nodes;              /* nodes before the guess */
} Frame;

typedef struct { uint8_t cell, house; } Placed;        /* NO_HOUSE: by basic filling */

typedef struct {
  Board    board;
  CellSet  given;
  uint64_t nodes, singles, backtracks, tests, wipeouts, solutions;
  uint16_t wanted;             /* solutions */
  uint8_t  tier, phase, outcome;
  uint8_t  n_placed, depth, max_depth;
  uint8_t  exhausted;          /* RETREAT: the cell that had nothing left to try; NO_CELL after a solution */
  Placed   placed[N_CELLS];    /* deductions, oldest first */
  Frame    frame[N_CELLS + 1];
} SetsGuess;

static size_t
sets_guess_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (SetsGuess) + 7) / 8 * 8;
}

static void
sets_guess_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  SetsGuess *search = state;

  (void) seed;
  memset (search, 0, sets_guess_size (options));
  search->board = *board;
  search->tier = options->tier;
  search->wanted = options->solutions;
  search->phase = cells_is_empty (board_repeats (board)) ? LOOK : CLASH;
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell])
      cells_add (&search->given, cell);
}

static bool
is_full (const SetsGuess *search)
{
  return cells_count (search->given) + search->n_placed + search->depth == N_CELLS;
}

static void
arrive_at (SetsGuess *search, int cell)
{
  Frame *frame = &search->frame[search->depth];

  frame->cell = (uint8_t) cell;
  frame->digit = 0;
  frame->possible = frame->untried = board_possible (&search->board, cell);
}

static int
fewest (const Board *board)
{
  int best = NO_CELL, least = 10;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      {
        int n = digits_count (board_possible (board, cell));

        if (n < least)
          {
            least = n;
            best = cell;
          }
      }

  return best;
}

static void
guess (SetsGuess *search, int digit, Reason reason, Event *event)
{
  Frame *frame = &search->frame[search->depth];

  search->tests += (uint64_t) (digit - frame->digit);
  frame->digit = (uint8_t) digit;
  frame->untried = digits_difference (frame->untried, digits_of (digit));
  frame->n_placed = search->n_placed;
  frame->nodes = search->nodes++;
  search->depth++;
  if (search->depth > search->max_depth)
    search->max_depth = search->depth;

  emit (event, EVENT_ASSIGN, reason, frame->cell, digit, search->depth);
  emit_used_of (event, &search->board, frame->cell);
  event->untried = frame->untried;
  board_place (&search->board, frame->cell, digit);
  search->phase = LOOK;
}

static void
guess_next (SetsGuess *search, Event *event)
{
  guess (search, digits_first (search->frame[search->depth].untried), REASON_FEWEST, event);
}

static void
retreat (SetsGuess *search, int exhausted)
{
  search->phase = search->depth ? RETREAT : EXHAUSTED;
  search->exhausted = (uint8_t) exhausted;
}

static void
solved (SetsGuess *search, Event *event)
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

/* A board without contradictions that is full is solved. A cell that is left for a guess has two choices at least. */
static void
look (SetsGuess *search, Event *event)
{
  if (is_full (search))
    {
      solved (search, event);
      return;
    }

  switch (sets_look (&search->board, search->tier, event))
    {
    case SETS_DEAD_END:
      search->wipeouts++;
      event->depth = search->depth;
      retreat (search, search->depth ? search->frame[search->depth - 1].cell : NO_CELL);
      break;

    case SETS_SINGLE:
      search->singles++;
      event->depth = search->depth;
      search->placed[search->n_placed++] = (Placed) { event->cell, event->house };
      board_place (&search->board, event->cell, event->digit);
      break;

    case SETS_NOTHING:
      arrive_at (search, fewest (&search->board));
      guess_next (search, event);
      break;
    }
}

static void
undo_single (SetsGuess *search, Event *event)
{
  const Placed *placed = &search->placed[--search->n_placed];

  emit (event, EVENT_UNDO_SINGLE, placed->house == NO_HOUSE ? REASON_NAKED : REASON_HIDDEN, placed->cell,
        search->board.digit[placed->cell], search->depth);
  event->house = placed->house;
  board_clear (&search->board, placed->cell);
}

static void
take_back (SetsGuess *search, Event *event)
{
  const Frame *frame = &search->frame[--search->depth];

  board_clear (&search->board, frame->cell);
  search->backtracks++;
  search->phase = BRANCH;
  emit (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->digit, search->depth);
  event->source = search->exhausted;
  event->possible = frame->possible;
  event->untried = frame->untried;
  event->nodes = search->nodes - frame->nodes;
}

/* The steps that are taken once in a search. */
static bool
finish (SetsGuess *search, Event *event)
{
  if (search->phase == ENDED)
    return false;

  if (search->phase == CLASH)
    {
      search->phase = EXHAUSTED;
      search->wipeouts++;
      return emit_repeat (event, &search->board);
    }

  search->phase = ENDED;
  search->outcome = search->solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  emit (event, EVENT_DONE, REASON_ALL_TRIED, NO_CELL, 0, 0);
  return true;
}

static bool
sets_guess_step (void *state, Event *event)
{
  SetsGuess *search = state;

  if (search->phase == LOOK)
    {
      look (search, event);
      return true;
    }

  if (search->phase == BRANCH)
    {
      const Frame *frame = &search->frame[search->depth];

      if (frame->untried)
        {
          guess_next (search, event);
          return true;
        }
      search->tests += (uint64_t) (9 - frame->digit);
      retreat (search, frame->cell);
    }

  if (search->phase == RETREAT)
    {
      if (search->n_placed > search->frame[search->depth - 1].n_placed)
        undo_single (search, event);
      else
        take_back (search, event);
      return true;
    }

  return finish (search, event);
}

/* Nothing follows any more, and the cell is not chosen yet. */
static bool
is_at_choice (const SetsGuess *search)
{
  Event event;

  return search->phase == LOOK && !is_full (search)
      && sets_look (&search->board, search->tier, &event) == SETS_NOTHING;
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
sets_guess_guess (void *state, int cell, int digit, Event *event)
{
  SetsGuess *search = state;
  Frame     *frame = &search->frame[search->depth];

  if (search->phase == BRANCH ? frame->cell != cell || !digits_has (frame->untried, digit)
                              : search->board.digit[cell] || !digits_has (board_possible (&search->board, cell), digit)
                                || !is_at_choice (search))
    return false;

  if (search->phase == LOOK)
    arrive_at (search, cell);
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

static void
show_path (const SetsGuess *search, SearchView *view)
{
  int depth = 0;

  for (int i = 0; i < search->n_placed; i++)
    {
      int cell = search->placed[i].cell;

      while (depth < search->depth && search->frame[depth].n_placed <= i)
        depth++;
      view->origin[cell] = ORIGIN_SINGLE;
      view->depth[cell] = (uint8_t) depth;
      view->trail[view->n_trail++] = (uint16_t) (cell << 4);
    }

  for (int i = 0; i < search->depth; i++)
    {
      const Frame *frame = &search->frame[i];

      view->path[i] = (Decision) { .cell = frame->cell, .digit = frame->digit, .possible = frame->possible,
                                   .untried = frame->untried };
      view->origin[frame->cell] = ORIGIN_GUESS;
      view->depth[frame->cell] = (uint8_t) (i + 1);
    }
}

static void
sets_guess_show (const void *state, SearchView *view)
{
  const SetsGuess *search = state;

  memset (view, 0, sizeof *view);
  view->board = search->board;
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
    if (cells_has (search->given, cell))
      view->origin[cell] = ORIGIN_GIVEN;
    else if (!search->board.digit[cell])
      view->candidates[cell] = board_possible (&search->board, cell);
  show_path (search, view);
}

static Digits
sets_guess_domain (const void *state, int cell)
{
  const Board *board = &((const SetsGuess *) state)->board;

  return board->digit[cell] ? digits_of (board->digit[cell]) : board_possible (board, cell);
}

const Strategy strategy_sets_guess = {
  .id = "sets+guess",
  .name = N_("Sets, then a guess"),
  .description = N_("A guess where the equations end"),
  .switches = 1u << SWITCH_CONTROL | 1u << SWITCH_TIER | 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 50000000,
  .pace = 3000000,
  .size = sets_guess_size,
  .start = sets_guess_start,
  .step = sets_guess_step,
  .show = sets_guess_show,
  .domain = sets_guess_domain,
  .guess = sets_guess_guess,
};
