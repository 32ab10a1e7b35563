/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* sets-guess.c — the set operations of strategy sets as far as they go, then a guess.
 *
 * Basic filling, elimination in the boxes, row and column analysis place digits until they find nothing more. Then
 * the first cell in reading order with the fewest possible digits is guessed, smallest digit first, and the
 * deductions go on from there. Where they find a contradiction everything is taken back up to the last guess.
 *
 * One visible thing each: SINGLE a digit deduced; ASSIGN a guess; WIPEOUT a cell that nothing fits or, where houses
 * are looked at (T2 boxes, T3 rows and columns), a digit without a place; UNDO_SINGLE, newest first, and UNDO_ASSIGN
 * what is taken back; SOLUTION; DONE. A step is one pass through
 *
 *   FORWARD   contradiction, deduction, or the cell for a guess
 *   BRANCH    guess its next untried digit, or go on to RETREAT
 *   RETREAT   undo what followed from the last guess, then the guess
 */
#include <string.h>

#include "engine/core/words.h"
#include "engine/search/recursive/recursive.h"

#include "backtrack.h"
#include "sets.h"

typedef struct { uint8_t cell, house; } Placed;        /* NO_HOUSE: by basic filling */

/* The mark of a frame: deductions before the guess. */
typedef struct {
  Backtrack base;
  Board     board;
  uint8_t   tier, n_placed;
  Placed    placed[N_CELLS];   /* deductions, oldest first */
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
  backtrack_start (&search->base, board, options);
}

static bool
is_full (const SetsGuess *search)
{
  return cells_count (search->base.given) + search->n_placed + search->base.depth == N_CELLS;
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
arrive_at (SetsGuess *search, int cell)
{
  backtrack_arrive (&search->base, cell, board_possible (&search->board, cell));
}

static void
guess (SetsGuess *search, int digit, Reason reason, Event *event)
{
  int cell = search->base.frame[search->base.depth].cell;

  backtrack_test_up_to (&search->base, digit);
  backtrack_guess (&search->base, &search->board, digit, search->n_placed, reason, event);
  board_place (&search->board, cell, digit);
  search->base.phase = BACKTRACK_FORWARD;
}

/* A board without contradictions that is full is solved. A cell that is left for a guess has two choices at least. */
static void
look (SetsGuess *search, Event *event)
{
  if (is_full (search))
    {
      backtrack_solved (&search->base, event);
      return;
    }

  switch (sets_look (&search->board, search->tier, event))  /* unreached: there is no other answer */
    {
    case SETS_DEAD_END:
      search->base.wipeouts++;
      event->depth = search->base.depth;
      backtrack_retreat (&search->base, backtrack_last_guess (&search->base));
      break;

    case SETS_SINGLE:
      search->base.singles++;
      event->depth = search->base.depth;
      search->placed[search->n_placed++] = (Placed) { (uint8_t) event->cell, (uint8_t) event->house };
      board_place (&search->board, event->cell, event->digit);
      break;

    case SETS_NOTHING:
      arrive_at (search, fewest (&search->board));
      guess (search, digits_first (search->base.frame[search->base.depth].possible), REASON_FEWEST, event);
      break;
    }
}

static void
undo_single (SetsGuess *search, Event *event)
{
  const Placed *placed = &search->placed[--search->n_placed];

  emit (event, EVENT_UNDO_SINGLE, placed->house == NO_HOUSE ? REASON_NAKED : REASON_HIDDEN, placed->cell,
        search->board.digit[placed->cell], search->base.depth);
  event->house = placed->house;
  board_clear (&search->board, placed->cell);
}

static void
take_back (SetsGuess *search, Event *event)
{
  board_clear (&search->board, backtrack_take_back (&search->base, event)->cell);
}

static bool
sets_guess_step (void *state, Event *event)
{
  SetsGuess *search = state;

  if (search->base.phase == BACKTRACK_FORWARD)
    {
      look (search, event);
      return true;
    }

  if (search->base.phase == BACKTRACK_BRANCH)
    {
      int digit = backtrack_next_digit (&search->base);

      if (digit)
        {
          guess (search, digit, REASON_FEWEST, event);
          return true;
        }
    }

  if (search->base.phase == BACKTRACK_RETREAT)
    {
      if (search->n_placed > search->base.frame[search->base.depth - 1].mark)
        undo_single (search, event);
      else
        take_back (search, event);
      return true;
    }

  return backtrack_finish (&search->base, &search->board, event);
}

/* Nothing follows any more, and the cell is not chosen yet. */
static bool
is_at_choice (const SetsGuess *search)
{
  Event event;

  return search->base.phase == BACKTRACK_FORWARD
      && sets_look (&search->board, search->tier, &event) == SETS_NOTHING;
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
sets_guess_guess (void *state, int cell, int digit, Event *event)
{
  SetsGuess *search = state;

  if (search->base.phase == BACKTRACK_BRANCH ? !backtrack_may_branch (&search->base, cell, digit)
                              : search->board.digit[cell] || !digits_has (board_possible (&search->board, cell), digit)
                                || !is_at_choice (search))
    return false;

  if (search->base.phase == BACKTRACK_FORWARD)
    arrive_at (search, cell);
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

static void
sets_guess_show (const void *state, SearchView *view)
{
  const SetsGuess *search = state;
  int              depth = 0;

  backtrack_show (&search->base, &search->board, view);
  for (int i = 0; i < search->n_placed; i++)
    {
      int cell = search->placed[i].cell;

      while (depth < search->base.depth && search->base.frame[depth].mark <= i)
        depth++;
      view->depth[cell] = (uint8_t) depth;
      view->trail[view->n_trail++] = (uint16_t) (cell << 4);
    }
}

static Digits
sets_guess_domain (const void *state, int cell)
{
  return board_domain (&((const SetsGuess *) state)->board, cell);
}

const Strategy strategy_sets_guess = {
  .id = "sets+guess",
  .name = N_("Sets, then a guess"),
  .description = N_("A guess where the equations end"),
  .switches = 1u << SWITCH_CONTROL | 1u << SWITCH_TIER | 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 500000000,
  .pace = 3000000,
  .size = sets_guess_size,
  .start = sets_guess_start,
  .step = sets_guess_step,
  .show = sets_guess_show,
  .domain = sets_guess_domain,
  .guess = sets_guess_guess,
  .recurse = recursive_sets_guess,
};
