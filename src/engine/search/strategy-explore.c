/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-explore.c — cell-by-cell exploration: one search, four switches.
 *
 * Which cell next, what is inferred between two guesses, and how a guess is undone are independent
 * of each other (the fourth, control, belongs to solve ()). Whatever is chosen, a step is one pass
 * through the same loop over an explicit stack:
 *
 *   STRIP     strike the digit placed last from the next peer that can hold it
 *   SELECT    nothing left to strike: place the next single, or choose the cell for a guess
 *   BRANCH    guess the next untried digit of the chosen cell, or go on to RETREAT
 *   RETREAT   undo what followed from the last guess, then the guess
 *
 * One visible thing each: ASSIGN a guess; STRIP a candidate struck (inference forward and singles);
 * SINGLE a digit that had no alternative (singles); WIPEOUT on arriving at a cell whose PV is empty
 * (none), or as soon as a domain gets empty or, with singles, a house has no place for a digit.
 * With undo by trail every STRIP and SINGLE comes back as UNDO_STRIP and UNDO_SINGLE, newest first,
 * before UNDO_ASSIGN; with undo by copy UNDO_ASSIGN brings everything back at once. SOLUTION; DONE.
 * The clues' own strips are not events: the domains start as PV. */
#include "emit.h"
#include "explore.h"

#include <string.h>

#define N_(text) text

static size_t
explore_size (const SearchOptions *options)
{
  size_t size = options->undo == UNDO_COPY ? sizeof (Explore) : TRAIL_STATE_SIZE;

  return (size + 7) / 8 * 8;
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
  search->wanted = options->solutions;
  search->source = NO_CELL;
  domains_start (&search->domains, board, options->inference != INFERENCE_NONE,
                 options->inference == INFERENCE_SINGLES, &search->dead);
  search->given = cells_complement (search->domains.empty);
  search->phase = !cells_is_empty (board_repeats (board)) ? CLASH : search->dead.reason ? WIPED : SELECT;
}

/* Writes down what undoing the last guess has to bring back. */
static inline void
remember (Explore *search, int cell, int code)
{
  if (search->undo == UNDO_TRAIL)
    search->trail[search->n_trail++] = (uint16_t) (cell << 4 | code);
  else if (search->depth)
    cells_add (&search->copy[search->depth - 1].touched, cell);
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
      search->phase = SELECT;
      return;
    }

  domains_place (domains, cell, digit);
  search->strips = domains_losers (domains, cell, digit);
  search->source = (uint8_t) cell;
  search->phase = STRIP;

  if (search->inference == INFERENCE_SINGLES)
    for_each_digit (other, digits_difference (domains->of[cell], digits_of (digit)))
      if (!domains_check_houses_of (domains, cell, other, &search->dead))
        {
          search->phase = WIPED;
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
      search->dead = (DeadEnd) { REASON_NO_DIGIT, (uint8_t) cell, 0, NO_HOUSE };
      search->phase = WIPED;
    }
  else if (search->inference == INFERENCE_SINGLES
           && !domains_check_houses_of (domains, cell, digit, &search->dead))
    search->phase = WIPED;

  emit (event, EVENT_STRIP, REASON_NONE, cell, digit, search->depth);
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

  emit (event, EVENT_SINGLE, house == NO_HOUSE ? REASON_NAKED : REASON_HIDDEN, cell, digit, search->depth);
  if (house == NO_HOUSE)
    emit_used_of (event, &domains->board, cell);
  else
    {
      emit_others_of (event, &domains->board, cell, house);
      code = TRAIL_HIDDEN + house / 9;
    }

  remember (search, cell, code);
  search->singles++;
  place (search, cell, digit);
  return true;
}

/* The cell for the next guess goes to frame[depth]. */
static inline void
choose (Explore *search)
{
  const Domains *domains = &search->domains;
  Frame         *frame = &search->frame[search->depth];
  int            cell = domains_choose (domains, (CellOrder) search->cell_order, search->inference != INFERENCE_NONE);

  frame->cell = (uint8_t) cell;
  frame->digit = 0;
  frame->possible = frame->untried = board_possible (&domains->board, cell);
}

static inline void
guess (Explore *search, int digit, Reason reason, Event *event)
{
  Frame *frame = &search->frame[search->depth];

  if (search->undo == UNDO_COPY)
    {
      domains_save (&search->domains, &search->copy[search->depth]);
      cells_add (&search->copy[search->depth].touched, frame->cell);
    }

  search->tests += (uint64_t) (digit - frame->digit);
  frame->digit = (uint8_t) digit;
  frame->untried = digits_difference (frame->untried, digits_of (digit));
  frame->trail = search->n_trail;
  frame->nodes = search->nodes++;
  search->depth++;
  if (search->depth > search->max_depth)
    search->max_depth = search->depth;

  emit (event, EVENT_ASSIGN, reason, frame->cell, digit, search->depth);
  emit_used_of (event, &search->domains.board, frame->cell);
  event->untried = frame->untried;
  place (search, frame->cell, digit);
}

static inline void
guess_next (Explore *search, Event *event)
{
  static const uint8_t reasons[] = {
    [CELL_LINEAR] = REASON_READING_ORDER, [CELL_MRV] = REASON_FEWEST, [CELL_MRV_DEGREE] = REASON_FEWEST_DEGREE,
  };

  guess (search, digits_first (search->frame[search->depth].untried), (Reason) reasons[search->cell_order], event);
}

/* Whose digit made the strips on top of the trail: the single placed last since the guess, else the guess. */
static inline int
trail_source (const Explore *search)
{
  const Frame *frame = &search->frame[search->depth - 1];

  for (int i = search->n_trail; i-- > frame->trail;)
    if ((search->trail[i] & 15) - 1u >= 9)
      return search->trail[i] >> 4;

  return frame->cell;
}

static inline void
retreat (Explore *search, int exhausted)
{
  search->phase = search->depth ? RETREAT : EXHAUSTED;
  search->exhausted = (uint8_t) exhausted;
  if (search->depth && search->undo == UNDO_TRAIL)
    search->source = (uint8_t) trail_source (search);
}

/* A dead end that a placement led to; the take-back is laid to the guess itself. */
static void
wipe_out (Explore *search, Event *event)
{
  const DeadEnd *dead = &search->dead;

  emit (event, EVENT_WIPEOUT, (Reason) dead->reason, dead->cell, dead->digit, search->depth);
  if (dead->reason == REASON_NO_DIGIT)
    emit_used_of (event, &search->domains.board, dead->cell);
  event->house = dead->house;
  search->wipeouts++;
  if (search->inference == INFERENCE_SINGLES)
    domains_forget (&search->domains);
  retreat (search, search->depth ? search->frame[search->depth - 1].cell : NO_CELL);
}

/* Arrival at a cell that nothing fits (inference none). */
static void
dead_end (Explore *search, Event *event)
{
  int cell = search->frame[search->depth].cell;

  emit (event, EVENT_WIPEOUT, REASON_NO_DIGIT, cell, 0, search->depth);
  emit_used_of (event, &search->domains.board, cell);
  search->tests += 9;
  search->wipeouts++;
  retreat (search, cell);
}

static inline void
undo_entry (Explore *search, Event *event)
{
  int entry = search->trail[--search->n_trail];
  int cell = entry >> 4, code = entry & 15;

  if (code >= 1 && code <= 9)
    {
      domains_unstrip (&search->domains, cell, code);
      emit (event, EVENT_UNDO_STRIP, REASON_NONE, cell, code, search->depth);
      event->source = search->source;
      return;
    }

  emit (event, EVENT_UNDO_SINGLE, code == TRAIL_NAKED ? REASON_NAKED : REASON_HIDDEN, cell,
        search->domains.board.digit[cell], search->depth);
  if (code != TRAIL_NAKED)
    event->house = (uint8_t) cell_house (cell, (code - TRAIL_HIDDEN) * 9);
  domains_unplace (&search->domains, cell);
  search->source = (uint8_t) trail_source (search);
}

static inline void
take_back (Explore *search, Event *event)
{
  const Frame *frame = &search->frame[--search->depth];

  if (search->undo == UNDO_COPY)
    domains_restore (&search->domains, &search->copy[search->depth]);
  else if (search->inference != INFERENCE_NONE)
    domains_unplace (&search->domains, frame->cell);
  else
    {
      board_clear (&search->domains.board, frame->cell);
      cells_add (&search->domains.empty, frame->cell);
    }

  search->backtracks++;
  search->phase = BRANCH;
  emit (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->digit, search->depth);
  event->source = search->exhausted;
  event->possible = frame->possible;
  event->untried = frame->untried;
  event->nodes = search->nodes - frame->nodes;
}

static void
solved (Explore *search, Event *event)
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
finish (Explore *search, Event *event)
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

/* Nothing left to strike. */
static inline void
go_on (Explore *search, Event *event)
{
  if (search->inference == INFERENCE_SINGLES && deduce (search, event))
    return;

  if (cells_is_empty (search->domains.empty))
    {
      solved (search, event);
      return;
    }

  choose (search);
  if (search->frame[search->depth].untried)
    guess_next (search, event);
  else
    dead_end (search, event);
}

static bool
explore_step (void *state, Event *event)
{
  Explore *search = state;

  if (search->phase == STRIP)
    {
      if (!cells_is_empty (search->strips))
        {
          strip (search, event);
          return true;
        }
      search->phase = SELECT;
    }

  if (search->phase == SELECT)
    {
      go_on (search, event);
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
      if (search->undo == UNDO_TRAIL && search->n_trail > search->frame[search->depth - 1].trail)
        undo_entry (search, event);
      else
        take_back (search, event);
      return true;
    }

  if (search->phase != WIPED)
    return finish (search, event);

  wipe_out (search, event);
  return true;
}

/* Nothing is left to strike and no single to be placed: the next is a guess, and its cell is not chosen yet. */
static bool
is_at_choice (const Explore *search)
{
  Domains domains = search->domains;
  int     cell, digit, house;

  return (search->phase == SELECT || (search->phase == STRIP && cells_is_empty (search->strips)))
      && !(search->inference == INFERENCE_SINGLES && domains_next_single (&domains, &cell, &digit, &house));
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
explore_guess (void *state, int cell, int digit, Event *event)
{
  Explore *search = state;
  Frame   *frame = &search->frame[search->depth];

  if (search->phase == BRANCH ? frame->cell != cell || !digits_has (frame->untried, digit)
                              : !cells_has (search->domains.empty, cell) || !is_at_choice (search)
                                || !digits_has (board_possible (&search->domains.board, cell), digit))
    return false;

  if (search->phase != BRANCH)
    {
      frame->cell = (uint8_t) cell;
      frame->digit = 0;
      frame->possible = frame->untried = board_possible (&search->domains.board, cell);
    }
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

static Digits
explore_domain (const void *state, int cell)
{
  const Domains *domains = &((const Explore *) state)->domains;

  if (domains->board.digit[cell])
    return digits_of (domains->board.digit[cell]);
  return ((const Explore *) state)->inference == INFERENCE_NONE ? board_possible (&domains->board, cell) : domains->of[cell];
}

const Strategy strategy_explore = {
  .id = "explore",
  .name = N_("Explore"),
  .description = N_("Singles first, then the cell with the fewest choices"),
  .switches = 1u << SWITCH_CELL | 1u << SWITCH_INFERENCE | 1u << SWITCH_UNDO | 1u << SWITCH_CONTROL
            | 1u << SWITCH_SOLUTIONS,
  .defaults = { .cell = CELL_MRV_DEGREE, .inference = INFERENCE_SINGLES, .tier = TIER_3, .solutions = 1 },
  .horizon = 100000000,
  .pace = 30000000,
  .size = explore_size,
  .start = explore_start,
  .step = explore_step,
  .show = explore_show,
  .domain = explore_domain,
  .guess = explore_guess,
};
