/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* logic.c — the ladder of techniques, watched like any search.
 *
 * Always the cheapest technique of the ladder that finds something, as a person would go about it, and after it the
 * search starts over at the bottom. The switch ladder= says which techniques there are.
 *
 * One visible thing each: TECHNIQUE, what was found, before anything changes on the board; then a STRIP for each
 * candidate that it rules out, cell by cell, and a SINGLE for each digit that it places. SOLUTION at the end; DONE because
 * nothing more is found; a WIPEOUT where a cell or house has nothing left. Nothing is ever taken back. What a digit rules
 * out around it goes with the SINGLE.
 *
 * A step that looks for a technique takes as long as that: most take microseconds, nets some milliseconds. There are few
 * enough of them that a timeline keeps each state, so that nothing is looked for twice. */
#include <string.h>

#include "engine/core/words.h"
#include "engine/fast/count.h"
#include "engine/logic/ladder.h"
#include "engine/search/emit.h"
#include "engine/search/strategy.h"

typedef enum { LOOK, STRIKE, PLACE, CLASH, CONTRADICTED, ENDED } Phase;

typedef struct {
  Position     position;
  CellSet      given;
  CandidateSet struck;               /* of the technique at work: still to go */
  uint16_t     placed[DEDUCTION_PLACES];
  uint8_t      n_placed, next;       /* of placed: still to come from next on */
  uint8_t      row;                  /* of techniques[]: the one at work */
  uint8_t      ladder, phase, outcome;
  uint64_t     singles, wipeouts, solutions;
} Logic;

static size_t
logic_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Logic) + 7) / 8 * 8;
}

static void
logic_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Logic      *search = state;
  CountPuzzle puzzle;

  (void) seed;
  memset (search, 0, logic_size (options));
  search->ladder = options->ladder;
  position_from_board (&search->position, board);
  search->given = search->position.given;
  search->phase = CLASH;
  if (!cells_is_empty (board_repeats (board)))
    return;
  search->phase = LOOK;
  count_puzzle_from_board (&puzzle, board);
  search->position.unique = count_solutions (&puzzle, 2, NULL, NULL) == 1;
}

static void
end (Logic *search, Outcome outcome, Event *event, EventKind kind, Reason reason)
{
  search->phase = ENDED;
  search->outcome = (uint8_t) outcome;
  emit (event, kind, reason, NO_CELL, 0, 0);
}

static Board
board_of (const Position *position)
{
  Board board;

  board_from_digits (&board, position->digit);
  return board;
}

static bool
find_dead_end (const Logic *search, Event *event)
{
  Board board;
  int   cell, house, digit;

  if (position_is_possible (&search->position, &cell, &house, &digit))
    return false;

  if (cell != NO_CELL)
    {
      board = board_of (&search->position);
      emit (event, EVENT_WIPEOUT, REASON_NO_DIGIT, cell, 0, 0);
      if (board_possible (&board, cell) == DIGITS_NONE)
        emit_used_of (event, &board, cell);
    }
  else
    {
      emit (event, EVENT_WIPEOUT, REASON_NO_PLACE, NO_CELL, digit, 0);
      event->house = (uint8_t) house;
    }
  return true;
}

static bool
look (Logic *search, Event *event)
{
  Deduction found;
  Ladder    ladder;

  if (position_is_solved (&search->position))
    {
      search->solutions++;
      end (search, OUTCOME_SOLVED, event, EVENT_SOLUTION, REASON_NONE);
      event->nodes = 1;
      return true;
    }
  if (find_dead_end (search, event))
    {
      search->wipeouts++;
      search->phase = CONTRADICTED;
      return true;
    }
  ladder_start (&ladder, &search->position, &ladder_profiles[search->ladder], NULL);
  if (!ladder_next (&ladder, &found))
    {
      end (search, OUTCOME_STUCK, event, EVENT_DONE, REASON_STUCK);
      return true;
    }

  search->row = (uint8_t) (found.technique - techniques);
  search->struck = found.struck;
  memset (search->placed, 0, sizeof search->placed);
  memcpy (search->placed, found.placed, found.n_placed * sizeof found.placed[0]);
  search->n_placed = found.n_placed;
  search->next = 0;
  search->phase = candidate_set_is_empty (&search->struck) ? PLACE : STRIKE;
  emit (event, EVENT_TECHNIQUE, REASON_TECHNIQUE, found.n_placed == 1 ? candidate_cell (found.placed[0]) : NO_CELL, 0, 0);
  event->nodes = search->row;
  return true;
}

/* The first candidate in reading order that is still to go. */
static bool
strike (Logic *search, Event *event)
{
  int first = N_CELLS, digit = 0;

  for (int d = 1; d <= 9; d++)
    if (!cells_is_empty (search->struck.cells[d]) && cells_first (search->struck.cells[d]) < first)
      {
        first = cells_first (search->struck.cells[d]);
        digit = d;
      }
  cells_remove (&search->struck.cells[digit], first);
  position_strike (&search->position, first, digit);
  if (candidate_set_is_empty (&search->struck))
    search->phase = search->n_placed ? PLACE : LOOK;
  emit (event, EVENT_STRIP, REASON_TECHNIQUE, first, digit, 0);
  event->nodes = search->row;
  return true;
}

static bool
place (Logic *search, Event *event)
{
  int candidate = search->placed[search->next++];

  position_place (&search->position, candidate_cell (candidate), candidate_digit (candidate));
  search->singles++;
  if (search->next == search->n_placed)
    search->phase = LOOK;
  emit (event, EVENT_SINGLE, REASON_TECHNIQUE, candidate_cell (candidate), candidate_digit (candidate), 0);
  event->nodes = search->row;
  return true;
}

static bool
clash (Logic *search, Event *event)
{
  Board board = board_of (&search->position);

  search->wipeouts++;
  search->phase = CONTRADICTED;
  return emit_repeat (event, &board);
}

static bool
logic_step (void *state, Event *event)
{
  Logic *search = state;

  switch ((Phase) search->phase)
    {
    case LOOK:
      return look (search, event);
    case STRIKE:
      return strike (search, event);
    case PLACE:
      return place (search, event);
    case CLASH:
      return clash (search, event);
    case CONTRADICTED:
      end (search, OUTCOME_NO_SOLUTION, event, EVENT_DONE, REASON_ALL_TRIED);
      return true;
    case ENDED:
      break;
    }

  return false;
}

static void
logic_show (const void *state, SearchView *view)
{
  const Logic *search = state;

  memset (view, 0, sizeof *view);
  view->board = board_of (&search->position);
  view->keeps_candidates = true;
  view->unique = search->position.unique;
  view->outcome = (Outcome) search->outcome;
  view->counters = (Counters) {
    .placements = search->singles,
    .wipeouts = search->wipeouts,
    .tries = 1,
    .solutions = search->solutions,
  };

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      view->candidates[cell] = search->position.marks[cell];
      if (cells_has (search->given, cell))
        view->origin[cell] = ORIGIN_GIVEN;
      else if (search->position.digit[cell])
        view->origin[cell] = ORIGIN_SINGLE;
    }
}

static Digits
logic_domain (const void *state, int cell)
{
  const Logic *search = state;
  int digit = search->position.digit[cell];

  return digit ? digits_of (digit) : search->position.marks[cell];
}

const Strategy strategy_logic = {
  .id = "logic",
  .name = N_("Techniques"),
  .description = N_("What a person could see, the easiest first"),
  .switches = 1u << SWITCH_LADDER,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 100000,
  .pace = 400,
  .keyframes = 1,
  .size = logic_size,
  .start = logic_start,
  .step = logic_step,
  .show = logic_show,
  .domain = logic_domain,
};
