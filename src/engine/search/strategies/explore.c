/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* explore.c — cell-by-cell exploration: one search, four switches.
 *
 * Which cell next, what is inferred between two guesses, and how a guess is undone are independent
 * of each other (the fourth, control, belongs to solve ()). Whatever is chosen, a step is one pass
 * through the same loop over an explicit stack:
 *
 *   STRIP     strike the digit placed last from the next peer that can hold it
 *   FORWARD   nothing left to strike: place the next single, or choose the cell for a guess
 *   BRANCH    guess the next untried digit of the chosen cell, or go on to RETREAT
 *   RETREAT   undo what followed from the last guess, then the guess
 *
 * One visible thing each: ASSIGN a guess; STRIP a candidate struck (inference forward and singles);
 * SINGLE a digit that had no alternative (singles); WIPEOUT on arriving at a cell whose PV is empty
 * (none), or as soon as a domain gets empty or, with singles, a house has no place for a digit.
 * With undo by trail every STRIP and SINGLE comes back as UNDO_STRIP and UNDO_SINGLE, newest first,
 * before UNDO_ASSIGN; with undo by copy UNDO_ASSIGN brings everything back at once. SOLUTION; DONE.
 * The clues' own strips are not events: the domains start as PV. */
#include "explore.h"

#include <string.h>

#include "engine/core/words.h"
#include "engine/search/emit.h"
#include "engine/search/recursive/recursive.h"

static size_t
explore_size (const SearchOptions *options)
{
  size_t size = options->undo == UNDO_COPY ? sizeof (Explore) : TRAIL_STATE_SIZE;

  return (size + 7) / 8 * 8;
}

static size_t
explore_copy_size (const SearchOptions *options)
{
  return options->undo == UNDO_COPY ? sizeof (DomainsCopy) : 0;
}

static void
explore_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Explore *search = state;

  (void) seed;
  memset (search, 0, explore_size (options));
  search->cell_order = options->cell;
  search->inference = options->inference;
  search->undo = options->undo;
  search->source = NO_CELL;
  domains_start (&search->domains, board, options->inference != INFERENCE_NONE,
                 options->inference == INFERENCE_SINGLES, &search->dead);
  backtrack_start (&search->base, board, options);
  if (search->base.phase == BACKTRACK_FORWARD && search->dead.reason)
    search->base.phase = EXPLORE_WIPED;
}

/* Writes down what undoing the last guess has to bring back. */
static inline void
remember (Explore *search, int cell, int code)
{
  if (search->undo == UNDO_TRAIL)
    search->trail[search->n_trail++] = (uint16_t) (cell << 4 | code);
  else if (search->base.depth)
    cells_add (&search->copy[search->base.depth - 1].touched, cell);
}

/* Places the digit and makes out what it will strip. The events of it follow in later steps. */
static inline void
place (Explore *search, int cell, int digit)
{
  Domains *domains = &search->domains;

  if (search->inference == INFERENCE_NONE)
    {
      board_place (&domains->board, cell, digit);
      cells_remove (&domains->empty, cell);
      search->base.phase = BACKTRACK_FORWARD;
      return;
    }

  domains_place (domains, cell, digit);
  search->strips = domains_losers (domains, cell, digit);
  search->source = (uint8_t) cell;
  search->base.phase = EXPLORE_STRIP;

  if (search->inference == INFERENCE_SINGLES)
    for_each_digit (other, digits_difference (domains->of[cell], digits_of (digit)))
      if (!domains_check_houses_of (domains, cell, other, &search->dead))
        {
          search->base.phase = EXPLORE_WIPED;
          break;
        }
}

static inline void
strip (Explore *search, Event *event)
{
  Domains *domains = &search->domains;
  int      cell = cells_first (search->strips);
  int      digit = domains->board.digit[search->source];
  int      kind = cell_box (cell) == cell_box (search->source) ? HOUSE_BOXES
                : cell_row (cell) == cell_row (search->source) ? HOUSE_ROWS : HOUSE_COLUMNS;

  cells_remove (&search->strips, cell);
  domains_strip (domains, cell, digit);
  remember (search, cell, digit);

  if (!domains->of[cell])
    {
      search->dead = DEAD_CELL (cell);
      search->base.phase = EXPLORE_WIPED;
    }
  else if (search->inference == INFERENCE_SINGLES
           && !domains_check_houses_of (domains, cell, digit, &search->dead))
    search->base.phase = EXPLORE_WIPED;

  emit (event, EVENT_STRIP, REASON_NONE, cell, digit, search->base.depth);
  event->source = search->source;
  event->house = (uint8_t) cell_house (cell, kind);
}

static bool
deduce (Explore *search, Event *event)
{
  Domains *domains = &search->domains;
  int      cell, digit, house, code = TRAIL_NAKED;

  if (!domains_next_single (domains, &cell, &digit, &house))
    return false;

  emit_single (event, &domains->board, cell, digit, house, search->base.depth);
  if (house != NO_HOUSE)
    code = TRAIL_HIDDEN + house / 9;
  remember (search, cell, code);
  search->base.singles++;
  place (search, cell, digit);
  return true;
}

static inline void
arrive_at (Explore *search, int cell)
{
  backtrack_arrive (&search->base, cell, board_possible (&search->domains.board, cell));
}

static inline void
guess (Explore *search, int digit, Reason reason, Event *event)
{
  int cell = search->base.frame[search->base.depth].cell;

  if (search->undo == UNDO_COPY)
    {
      domains_save (&search->domains, &search->copy[search->base.depth]);
      cells_add (&search->copy[search->base.depth].touched, cell);
    }

  backtrack_test_up_to (&search->base, digit);
  backtrack_guess (&search->base, &search->domains.board, digit, search->n_trail, reason, event);
  place (search, cell, digit);
}

static inline Reason
reason_of (const Explore *search)
{
  static const uint8_t reasons[] = {
    [CELL_LINEAR] = REASON_READING_ORDER, [CELL_MRV] = REASON_FEWEST, [CELL_MRV_DEGREE] = REASON_FEWEST_DEGREE,
  };

  return (Reason) reasons[search->cell_order];
}

/* Whose digit made the strips on top of the trail: the single placed last since the guess, else the guess. */
static inline int
trail_source (const Explore *search)
{
  const BacktrackFrame *frame = &search->base.frame[search->base.depth - 1];

  for (int i = search->n_trail; i-- > frame->mark;)
    if ((search->trail[i] & 15) - 1u >= 9)
      return search->trail[i] >> 4;

  return frame->cell;
}

/* After base went over to RETREAT. */
static inline void
retreat (Explore *search)
{
  if (search->base.depth && search->undo == UNDO_TRAIL)
    search->source = (uint8_t) trail_source (search);
}

static inline void
undo_entry (Explore *search, Event *event)
{
  int entry = search->trail[--search->n_trail];
  int cell = entry >> 4, code = entry & 15;

  if (code >= 1 && code <= 9)
    {
      domains_unstrip (&search->domains, cell, code);
      emit (event, EVENT_UNDO_STRIP, REASON_NONE, cell, code, search->base.depth);
      event->source = search->source;
      return;
    }

  emit (event, EVENT_UNDO_SINGLE, code == TRAIL_NAKED ? REASON_NAKED : REASON_HIDDEN, cell,
        search->domains.board.digit[cell], search->base.depth);
  if (code != TRAIL_NAKED)
    event->house = (uint8_t) cell_house (cell, (code - TRAIL_HIDDEN) * 9);
  domains_unplace (&search->domains, cell);
  search->source = (uint8_t) trail_source (search);
}

static inline void
take_back (Explore *search, Event *event)
{
  int cell = backtrack_take_back (&search->base, event)->cell;

  if (search->undo == UNDO_COPY)
    domains_restore (&search->domains, &search->copy[search->base.depth]);
  else if (search->inference != INFERENCE_NONE)
    domains_unplace (&search->domains, cell);
  else
    {
      board_clear (&search->domains.board, cell);
      cells_add (&search->domains.empty, cell);
    }
}

/* Nothing left to strike. */
static inline void
go_on (Explore *search, Event *event)
{
  int    cell;
  Digits possible;

  if (search->inference == INFERENCE_SINGLES && deduce (search, event))
    return;

  if (cells_is_empty (search->domains.empty))
    {
      backtrack_solved (&search->base, event);
      retreat (search);
      return;
    }

  cell = domains_choose (&search->domains, (CellOrder) search->cell_order, search->inference != INFERENCE_NONE);
  arrive_at (search, cell);
  possible = search->base.frame[search->base.depth].possible;
  if (possible)
    guess (search, digits_first (possible), reason_of (search), event);
  else
    {
      search->base.tests += 9;
      backtrack_wipe_out (&search->base, &search->domains.board, DEAD_CELL (cell), cell, event);
      retreat (search);
    }
}

static bool
explore_step (void *state, Event *event)
{
  Explore *search = state;

  if (search->base.phase == EXPLORE_STRIP)
    {
      if (!cells_is_empty (search->strips))
        {
          strip (search, event);
          return true;
        }
      search->base.phase = BACKTRACK_FORWARD;
    }

  if (search->base.phase == BACKTRACK_FORWARD)
    {
      go_on (search, event);
      return true;
    }

  if (search->base.phase == BACKTRACK_BRANCH)
    {
      int digit = backtrack_next_digit (&search->base);

      if (digit)
        {
          guess (search, digit, reason_of (search), event);
          return true;
        }
      retreat (search);
    }

  if (search->base.phase == BACKTRACK_RETREAT)
    {
      if (search->undo == UNDO_TRAIL && search->n_trail > search->base.frame[search->base.depth - 1].mark)
        undo_entry (search, event);
      else
        take_back (search, event);
      return true;
    }

  if (search->base.phase != EXPLORE_WIPED)
    return backtrack_finish (&search->base, &search->domains.board, event);

  if (search->inference == INFERENCE_SINGLES)
    domains_forget (&search->domains);
  backtrack_wipe_out (&search->base, &search->domains.board, search->dead, backtrack_last_guess (&search->base), event);
  retreat (search);
  return true;
}

/* Nothing is left to strike and no single to be placed: the next is a guess, and its cell is not chosen yet. */
static bool
is_at_choice (const Explore *search)
{
  Domains domains = search->domains;
  int     cell, digit, house;

  return (search->base.phase == BACKTRACK_FORWARD || (search->base.phase == EXPLORE_STRIP && cells_is_empty (search->strips)))
      && !(search->inference == INFERENCE_SINGLES && domains_next_single (&domains, &cell, &digit, &house));
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
explore_guess (void *state, int cell, int digit, Event *event)
{
  Explore *search = state;

  if (search->base.phase == BACKTRACK_BRANCH ? !backtrack_may_branch (&search->base, cell, digit)
                              : !cells_has (search->domains.empty, cell) || !is_at_choice (search)
                                || !digits_has (board_possible (&search->domains.board, cell), digit))
    return false;

  if (search->base.phase != BACKTRACK_BRANCH)
    arrive_at (search, cell);
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

static Digits
explore_domain (const void *state, int cell)
{
  const Explore *search = state;
  const Domains *domains = &search->domains;

  return search->inference == INFERENCE_NONE || domains->board.digit[cell] ? board_domain (&domains->board, cell)
                                                                           : domains->of[cell];
}

const Strategy strategy_explore = {
  .id = "explore",
  .name = N_("Explore"),
  .description = N_("Singles first, then the cell with the fewest choices"),
  .switches = 1u << SWITCH_CELL | 1u << SWITCH_INFERENCE | 1u << SWITCH_UNDO | 1u << SWITCH_CONTROL
            | 1u << SWITCH_SOLUTIONS,
  .defaults = { .cell = CELL_MRV_DEGREE, .inference = INFERENCE_SINGLES, .tier = TIER_3, .solutions = 1 },
  .horizon = 1000000000,
  .pace = 30000000,
  .size = explore_size,
  .start = explore_start,
  .step = explore_step,
  .show = explore_show,
  .domain = explore_domain,
  .guess = explore_guess,
  .arrives = true,
  .keeps_trail = true,
  .copy_size = explore_copy_size,
  .recurse = recursive_explore,
};
