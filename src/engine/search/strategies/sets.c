/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sets.c — set operations instead of guesses, after Kashyap.
 *
 *   T1  basic filling            PV (cell) = U − (R ∪ C ∪ B);  |PV| = 1
 *   T2  elimination in a box     Result = PV (cell) − ∪ PV (q) over the other empty cells q of the box;  |Result| = 1
 *   T3  row and column analysis  the same along a row, along a column
 *
 * The lowest tier that finds something goes first, and after each placement the search starts over
 * at T1. T1 goes from cell to cell in reading order, T2 from box to box, and within a box from the
 * smallest digit. T3 goes from digit to digit, and for each through the rows, then the columns.
 *
 * One visible thing each: SINGLE a digit placed; SOLUTION; or DONE because nothing more is found.
 * A WIPEOUT tells that the clues contradict each other: a cell that nothing fits, or, where houses
 * are looked at (T2 boxes, T3 rows and columns), a digit without a place. Nothing is ever taken back. */
#include "sets.h"

#include <string.h>

#include "engine/core/words.h"

#include "deducing.h"

typedef struct {
  Deducing base;
  Board    board;
  uint8_t  tier;
} Sets;

static size_t
sets_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Sets) + 7) / 8 * 8;
}

static void
sets_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Sets *search = state;

  (void) seed;
  memset (search, 0, sets_size (options));
  search->board = *board;
  search->tier = options->tier;
  deducing_start (&search->base, board);
}

Digits
sets_result (const Event *event)
{
  Digits result = (Digits) event->possible;

  if (event->reason == REASON_HIDDEN)
    for (int i = 0; i < event->n_operands; i++)
      result = digits_difference (result, event->operand[i]);

  return result;
}

bool
sets_deduce (const Board *board, int cell, int house, Event *event)
{
  Digits result;

  emit_single (event, board, cell, 0, house, 0);
  result = sets_result (event);
  if (!digits_is_single (result))
    return false;

  event->digit = (uint8_t) digits_first (result);
  return true;
}

int
sets_tier (const Event *event)
{
  return event->reason == REASON_NAKED ? TIER_1 : house_kind (event->house) == HOUSE_BOXES ? TIER_2 : TIER_3;
}

/* PV of every empty cell; filled cells have none. */
static void
find_possible (const Board *board, Digits possible[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    possible[cell] = board->digit[cell] ? DIGITS_NONE : board_possible (board, cell);
}

static bool
find_empty_domain (const Board *board, const Digits possible[N_CELLS], Event *event)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell] && !possible[cell])
      {
        emit_dead_end (event, board, DEAD_CELL (cell), 0);
        return true;
      }

  return false;
}

/* A digit without a place in houses first … last. */
static bool
find_no_place (const Board *board, const Digits possible[N_CELLS], int first, int last, Event *event)
{
  for (int house = first; house <= last; house++)
    {
      Digits seen = DIGITS_NONE;

      for (int i = 0; i < 9; i++)
        {
          int cell = house_cells[house][i];

          seen |= possible[cell] | (board->digit[cell] ? digits_of (board->digit[cell]) : DIGITS_NONE);
        }
      if (seen != DIGITS_ALL)
        {
          emit_dead_end (event, board, DEAD_HOUSE (house, digits_first (digits_complement (seen))), 0);
          return true;
        }
    }

  return false;
}

static bool
find_naked (const Board *board, const Digits possible[N_CELLS], Event *event)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (digits_is_single (possible[cell]))
      return sets_deduce (board, cell, NO_HOUSE, event);

  return false;
}

/* The smallest digit that only one cell of a house, among first … last, can hold. A cell that would have to hold
 * two of them gives no single: its result has two digits. */
static bool
find_hidden (const Board *board, const Digits possible[N_CELLS], int first, int last, Event *event)
{
  Digits once[N_HOUSES] = { DIGITS_NONE };

  for (int house = first; house <= last; house++)
    {
      Digits seen = DIGITS_NONE, twice = DIGITS_NONE;

      for (int i = 0; i < 9; i++)
        {
          twice |= digits_intersection (seen, possible[house_cells[house][i]]);
          seen |= possible[house_cells[house][i]];
        }
      once[house] = digits_difference (seen, twice);
    }

  for (int digit = 1; digit <= 9; digit++)
    for (int house = first; house <= last; house++)
      for (int i = 0; i < 9 && digits_has (once[house], digit); i++)
        if (digits_intersection (possible[house_cells[house][i]], once[house]) == digits_of (digit))
          return sets_deduce (board, house_cells[house][i], house, event);

  return false;
}

static bool
find_in_boxes (const Board *board, const Digits possible[N_CELLS], Event *event)
{
  for (int box = HOUSE_BOXES; box < N_HOUSES; box++)
    if (find_hidden (board, possible, box, box, event))
      return true;

  return false;
}

static bool
find_single (const Board *board, const Digits possible[N_CELLS], int tier, Event *event)
{
  return find_naked (board, possible, event)
      || (tier >= TIER_2 && find_in_boxes (board, possible, event))
      || (tier >= TIER_3 && find_hidden (board, possible, HOUSE_ROWS, HOUSE_BOXES - 1, event));
}

static bool
find_contradiction (const Board *board, const Digits possible[N_CELLS], int tier, Event *event)
{
  return find_empty_domain (board, possible, event)
      || (tier >= TIER_2 && find_no_place (board, possible, HOUSE_BOXES, N_HOUSES - 1, event))
      || (tier >= TIER_3 && find_no_place (board, possible, HOUSE_ROWS, HOUSE_BOXES - 1, event));
}

SetsFinding
sets_look (const Board *board, int tier, Event *event)
{
  Digits possible[N_CELLS];

  find_possible (board, possible);
  return find_contradiction (board, possible, tier, event) ? SETS_DEAD_END
       : find_single (board, possible, tier, event) ? SETS_SINGLE : SETS_NOTHING;
}

/* A board without repeats and contradictions that is full is solved: nothing else ever gets full. */
static void
look (Sets *search, Event *event)
{
  if (board_filled (&search->board) == N_CELLS)
    {
      deducing_solved (&search->base, event);
      return;
    }

  switch (sets_look (&search->board, search->tier, event))  /* unreached: there is no other answer */
    {
    case SETS_DEAD_END:
      deducing_wiped (&search->base);
      break;

    case SETS_SINGLE:
      search->base.singles++;
      board_place (&search->board, event->cell, event->digit);
      break;

    case SETS_NOTHING:
      deducing_stuck (&search->base, false, event);
      break;
    }
}

static bool
sets_step (void *state, Event *event)
{
  Sets *search = state;

  if (search->base.phase != DEDUCING_LOOK)
    return deducing_finish (&search->base, &search->board, event);

  look (search, event);
  return true;
}

static void
sets_show (const void *state, SearchView *view)
{
  const Sets *search = state;

  deducing_show (&search->base, &search->board, view);
}

static Digits
sets_domain (const void *state, int cell)
{
  return board_domain (&((const Sets *) state)->board, cell);
}

const Strategy strategy_sets = {
  .id = "sets",
  .name = N_("Set deductions"),
  .description = N_("Unions and differences, without any guess"),
  .switches = 1u << SWITCH_TIER,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 100000000,
  .pace = 600000,
  .size = sets_size,
  .start = sets_start,
  .step = sets_step,
  .show = sets_show,
  .domain = sets_domain,
  .tier = sets_tier,
};
