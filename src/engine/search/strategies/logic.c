/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* logic.c — the ladder of techniques, watched like any search.
 *
 * Always the cheapest technique of the ladder that finds something, as a person would go about it, and after it the
 * search starts over at the bottom. The switch ladder= says which techniques there are.
 *
 * One visible thing each: TECHNIQUE, what was found, before anything changes on the board; then a STRIP for each
 * candidate that it rules out, cell by cell, and a SINGLE for each digit that it places (carrying-out.h). SOLUTION at the
 * end; DONE because nothing more is found, or there was not the memory to look; a WIPEOUT where a cell or house has nothing
 * left. Nothing is ever taken back.
 *
 * A step that looks for a technique takes as long as that: most take microseconds, and where little is known all techniques
 * together some tens of milliseconds; so who may be stopped ponders it. There are few enough of them that a timeline keeps each
 * state, so that nothing is looked for twice. */
#include <string.h>

#include "engine/core/words.h"
#include "engine/fast/count.h"
#include "engine/logic/ladder.h"

#include "carrying-out.h"
#include "deducing.h"

typedef struct {
  Deducing     base;
  CarryingOut  work;
  uint8_t      ladder;
  bool         pondered;             /* the next step is done but for telling it: */
  Event        event;                /* this; else zeroed */
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
  position_from_board (&search->work.position, board);
  deducing_start (&search->base, board);
  if (search->base.phase != DEDUCING_LOOK)
    return;
  count_puzzle_from_board (&puzzle, board);
  search->work.position.unique = count_solutions (&puzzle, 2, NULL, NULL) == 1;
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

  if (position_is_possible (&search->work.position, &cell, &house, &digit))
    return false;

  board = board_of (&search->work.position);
  /* Without candidates, although the digits around it would leave some: no equation says why. */
  if (cell != NO_CELL && board_possible (&board, cell) != DIGITS_NONE)
    emit (event, EVENT_WIPEOUT, REASON_NO_DIGIT, cell, 0, 0);
  else
    emit_dead_end (event, &board, cell != NO_CELL ? DEAD_CELL (cell) : DEAD_HOUSE (house, digit), 0);
  return true;
}

/* False: it was told to leave off. */
static bool
look (Logic *search, Event *event, const Stop *stop)
{
  Deduction found;
  Ladder    ladder;
  bool      out_of_memory;

  if (position_is_solved (&search->work.position))
    deducing_solved (&search->base, event);
  else if (find_dead_end (search, event))
    deducing_wiped (&search->base);
  else
    {
      ladder_start (&ladder, &search->work.position, &ladder_profiles[search->ladder], NULL);
      ladder.stop = stop;
      if (ladder_find (&ladder, &found, &out_of_memory))
        carrying_out_begin (&search->work, &found, event);
      else if (stop_now (stop))
        return false;
      else
        deducing_stuck (&search->base, out_of_memory, event);
    }
  return true;
}

static bool
go_on (Logic *search, Event *event, const Stop *stop)
{
  if (!carrying_out_step (&search->work, event))
    return look (search, event, stop);
  search->base.singles += event->kind == EVENT_SINGLE;
  return true;
}

static bool
logic_ponder (void *state, const Stop *stop)
{
  Logic *search = state;

  if (!search->pondered && search->base.phase == DEDUCING_LOOK)
    search->pondered = go_on (search, &search->event, stop);
  return search->pondered || search->base.phase != DEDUCING_LOOK;
}

static bool
logic_step (void *state, Event *event)
{
  Logic *search = state;

  if (search->pondered)
    {
      *event = search->event;
      search->pondered = false;
      memset (&search->event, 0, sizeof search->event);
      return true;
    }
  if (search->base.phase != DEDUCING_LOOK)
    {
      Board board = board_of (&search->work.position);

      return deducing_finish (&search->base, &board, event);
    }

  return go_on (search, event, NULL);
}

static void
logic_show (const void *state, SearchView *view)
{
  const Logic *search = state;
  Board        board = board_of (&search->work.position);

  deducing_show (&search->base, &board, view);
  view->keeps_candidates = true;
  view->unique = search->work.position.unique;
  memcpy (view->candidates, search->work.position.marks, sizeof view->candidates);
}

static Digits
logic_domain (const void *state, int cell)
{
  const Position *position = &((const Logic *) state)->work.position;
  int digit = position->digit[cell];

  return digit ? digits_of (digit) : position->marks[cell];
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
  .ponder = logic_ponder,
  .show = logic_show,
  .domain = logic_domain,
};
