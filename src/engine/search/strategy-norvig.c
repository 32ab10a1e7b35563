/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-norvig.c — constraint propagation and search, after Peter Norvig's essay “Solving Every Sudoku Puzzle”.
 *
 * Two rules are followed wherever a candidate was struck:
 *   (1) a cell that is left with one digit gets it, and the digit is struck from its peers;
 *   (2) a house that is left with one place for a digit gets it there.
 * When neither gives anything more, the first of the cells with the fewest digits is guessed, smallest first. Each guess
 * is made on a copy of the board, which is thrown away when it fails: its take-back brings back everything at once.
 *
 * The rules are followed depth first, as in the essay: what a new digit leads to comes before whatever else the one before
 * it has struck. First the digit leaves all its peers; then the houses are looked at that its own cell can give no other
 * digit to any more, columns, rows and boxes in this order; then each peer that it was struck from, by rule (1), then (2).
 * (The essay goes on from each single candidate at once. It makes the same guesses; which of several contradictions it
 * meets first can differ.) The clues are gone through in the same way before the first guess, after all their own strikes.
 *
 * One visible thing each: ASSIGN a guess; STRIP a candidate struck; SINGLE what a rule gives, by REASON_NAKED or
 * REASON_HIDDEN; WIPEOUT a cell without a digit, a house without a place; UNDO_ASSIGN; SOLUTION; DONE. A step is one pass
 *
 *   STRIP     strike the digit placed last from the next peer that can hold it
 *   FOLLOW    the next digit that the rules give, else the cell for a guess
 *   BRANCH    guess its next untried digit, or go on to RETREAT
 *   RETREAT   take the last guess back
 */
#include "emit.h"
#include "norvig.h"

#include <string.h>

#define N_(text) text

static const uint8_t kinds[] = { HOUSE_COLUMNS, HOUSE_ROWS, HOUSE_BOXES };

static size_t
norvig_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Norvig) + 7) / 8 * 8;
}

static void
norvig_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Norvig *search = state;

  (void) seed;
  memset (search, 0, norvig_size (options));
  search->wanted = options->solutions;
  domains_start (&search->domains, board, true, true, &search->dead);
  domains_forget (&search->domains);
  search->given = search->clues = cells_complement (search->domains.empty);
  search->phase = !cells_is_empty (board_repeats (board)) ? CLASH : search->dead.reason ? WIPED : FOLLOW;
}

/* The places that are left for the digit in the house; *placed: it stands there already. */
static CellSet
places_in (const Domains *domains, int digit, int house, bool *placed)
{
  *placed = digits_has (domains_used (domains, house), digit);
  return cells_intersection (domains->places[digit], house_sets[house]);
}

/* Places the digit and makes out what it will strike. The events of it follow in later steps. A digit that can go
 * nowhere else either has lost its last place: rule (2). */
static void
place (Norvig *search, int cell, int digit)
{
  Domains *domains = &search->domains;
  Digits   others = digits_difference (domains->of[cell], digits_of (digit));

  domains_place (domains, cell, digit);
  search->strips = domains_losers (domains, cell, digit);
  search->trace[search->n_traces++] = (Trace) { search->strips, others, (uint8_t) cell, (uint8_t) digit, 0, false };
  search->phase = STRIP;

  for_each_digit (other, others)
    for (int i = 0; i < 3 && search->phase == STRIP; i++)
      {
        int  house = cell_house (cell, kinds[i]);
        bool placed;

        if (cells_is_empty (places_in (domains, other, house, &placed)) && !placed)
          {
            search->dead = (DeadEnd) { REASON_NO_PLACE, NO_CELL, (uint8_t) other, (uint8_t) house };
            search->phase = WIPED;
          }
      }
}

static void
strip (Norvig *search, Event *event)
{
  const Trace *trace = &search->trace[search->n_traces - 1];
  int          cell = cells_first (search->strips);
  int          kind = cell_box (cell) == cell_box (trace->cell) ? HOUSE_BOXES
                    : cell_row (cell) == cell_row (trace->cell) ? HOUSE_ROWS : HOUSE_COLUMNS;

  cells_remove (&search->strips, cell);
  domains_strip (&search->domains, cell, trace->digit);
  if (!search->domains.of[cell])
    {
      search->dead = (DeadEnd) { REASON_NO_DIGIT, (uint8_t) cell, 0, NO_HOUSE };
      search->phase = WIPED;
    }

  emit (event, EVENT_STRIP, REASON_NONE, cell, trace->digit, search->depth);
  event->source = trace->cell;
  event->house = (uint8_t) cell_house (cell, kind);
}

static void
single (Norvig *search, int cell, int digit, int house, Event *event)
{
  const Board *board = &search->domains.board;

  emit (event, EVENT_SINGLE, house == NO_HOUSE ? REASON_NAKED : REASON_HIDDEN, cell, digit, search->depth);
  if (house == NO_HOUSE)
    emit_used_of (event, board, cell);
  else
    emit_others_of (event, board, cell, house);
  search->singles++;
  place (search, cell, digit);
}

/* A dead end that the rules led to; the take-back is laid to the guess itself. */
static void
wipe_out (Norvig *search, Event *event)
{
  const DeadEnd *dead = &search->dead;

  emit (event, EVENT_WIPEOUT, (Reason) dead->reason, dead->cell, dead->digit, search->depth);
  if (dead->reason == REASON_NO_DIGIT)
    emit_used_of (event, &search->domains.board, dead->cell);
  event->house = dead->house;
  search->wipeouts++;
  search->phase = search->depth ? RETREAT : EXHAUSTED;
  search->exhausted = search->depth ? search->frame[search->depth - 1].cell : NO_CELL;
}

/* Rule (2) for the digit in the houses of the cell that were not looked at yet. True: an event. */
static bool
follow_houses (Norvig *search, Trace *trace, int cell, int digit, Event *event)
{
  while (trace->house < 3)
    {
      int     house = cell_house (cell, kinds[trace->house++]);
      bool    placed;
      CellSet places = places_in (&search->domains, digit, house, &placed);

      if (placed || cells_count (places) > 1)
        continue;
      if (!cells_is_empty (places))
        single (search, cells_first (places), digit, house, event);
      else
        {
          search->dead = (DeadEnd) { REASON_NO_PLACE, NO_CELL, (uint8_t) digit, (uint8_t) house };
          wipe_out (search, event);
        }
      return true;
    }

  trace->house = 0;
  return false;
}

/* What follows from one digit placed. True: an event. */
static bool
follow_trace (Norvig *search, Trace *trace, Event *event)
{
  const Domains *domains = &search->domains;

  for (; trace->others; trace->others = digits_without_first (trace->others))
    if (follow_houses (search, trace, trace->cell, digits_first (trace->others), event))
      return true;

  while (!cells_is_empty (trace->losers))
    {
      int cell = cells_first (trace->losers);

      if (!trace->entered && cells_has (domains->by_size[1], cell))
        {
          trace->entered = true;
          single (search, cell, digits_first (domains->of[cell]), NO_HOUSE, event);
          return true;
        }
      trace->entered = true;
      if (follow_houses (search, trace, cell, trace->digit, event))
        return true;
      cells_remove (&trace->losers, cell);
      trace->entered = false;
    }

  return false;
}

/* The clues are gone through as if they had just been placed. */
static void
begin_clue (Norvig *search)
{
  const Domains *domains = &search->domains;
  int            cell = cells_first (search->clues), digit = domains->board.digit[cell];

  cells_remove (&search->clues, cell);
  search->trace[search->n_traces++] = (Trace) {
    .losers = cells_intersection (cell_peer_sets[cell], domains->empty),
    .others = digits_difference (DIGITS_ALL, digits_of (digit)),
    .cell = (uint8_t) cell,
    .digit = (uint8_t) digit,
  };
}

/* The next event of the rules. False: they give nothing more. */
static bool
follow (Norvig *search, Event *event)
{
  for (;;)
    {
      if (search->n_traces == 0)
        {
          if (cells_is_empty (search->clues))
            return false;
          begin_clue (search);
        }
      if (follow_trace (search, &search->trace[search->n_traces - 1], event))
        return true;
      search->n_traces--;
    }
}

static void
arrive_at (Norvig *search, int cell)
{
  Frame *frame = &search->frame[search->depth];

  frame->cell = (uint8_t) cell;
  frame->digit = 0;
  frame->possible = frame->untried = search->domains.of[cell];
}

static void
guess (Norvig *search, int digit, Reason reason, Event *event)
{
  Frame *frame = &search->frame[search->depth];
  Copy  *copy = &search->copy[search->depth];

  copy->empty = search->domains.empty;
  memcpy (copy->of, search->domains.of, sizeof copy->of);
  search->tests += (uint64_t) (digit - frame->digit);
  frame->digit = (uint8_t) digit;
  frame->untried = digits_difference (frame->untried, digits_of (digit));
  frame->nodes = search->nodes++;
  search->depth++;
  if (search->depth > search->max_depth)
    search->max_depth = search->depth;

  emit (event, EVENT_ASSIGN, reason, frame->cell, digit, search->depth);
  emit_used_of (event, &search->domains.board, frame->cell);
  event->untried = frame->untried;
  search->n_traces = 0;
  place (search, frame->cell, digit);
}

static void
guess_next (Norvig *search, Event *event)
{
  guess (search, digits_first (search->frame[search->depth].untried), REASON_FEWEST, event);
}

static void
restore (Domains *domains, const Copy *copy)
{
  for_each_cell (cell, copy->empty)
    if (domains->board.digit[cell])
      {
        domains->of[cell] = copy->of[cell];
        domains->size[cell] = (uint8_t) digits_count (copy->of[cell]);
        domains_unplace (domains, cell);
      }
    else
      for_each_digit (digit, digits_difference (copy->of[cell], domains->of[cell]))
        domains_unstrip (domains, cell, digit);
}

static void
take_back (Norvig *search, Event *event)
{
  const Frame *frame = &search->frame[--search->depth];

  restore (&search->domains, &search->copy[search->depth]);
  search->backtracks++;
  search->phase = BRANCH;
  emit (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->digit, search->depth);
  event->source = search->exhausted;
  event->possible = frame->possible;
  event->untried = frame->untried;
  event->nodes = search->nodes - frame->nodes;
}

static void
solved (Norvig *search, Event *event)
{
  search->solutions++;
  emit (event, EVENT_SOLUTION, REASON_NONE, NO_CELL, 0, search->depth);
  event->nodes = 1;
  search->phase = search->depth ? RETREAT : EXHAUSTED;
  search->exhausted = NO_CELL;
  if (search->solutions == search->wanted)
    {
      search->phase = ENDED;
      search->outcome = OUTCOME_SOLVED;
    }
}

/* The steps that are taken once in a search. */
static bool
finish (Norvig *search, Event *event)
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
static void
go_on (Norvig *search, Event *event)
{
  if (follow (search, event))
    return;

  if (cells_is_empty (search->domains.empty))
    solved (search, event);
  else
    {
      arrive_at (search, domains_choose (&search->domains, CELL_MRV, true));
      guess_next (search, event);
    }
}

static bool
norvig_step (void *state, Event *event)
{
  Norvig *search = state;

  if (search->phase == STRIP)
    {
      if (!cells_is_empty (search->strips))
        {
          strip (search, event);
          return true;
        }
      search->phase = FOLLOW;
    }

  if (search->phase == FOLLOW)
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
      search->phase = search->depth ? RETREAT : EXHAUSTED;
      search->exhausted = frame->cell;
    }

  if (search->phase == RETREAT)
    {
      take_back (search, event);
      return true;
    }

  if (search->phase != WIPED)
    return finish (search, event);

  wipe_out (search, event);
  return true;
}

/* Nothing is left to strike and the rules give nothing more: the next is a guess, and its cell is not chosen yet. */
static bool
is_at_choice (const Norvig *search)
{
  Norvig copy;
  Event  event;

  if (search->phase != FOLLOW && (search->phase != STRIP || !cells_is_empty (search->strips)))
    return false;
  copy = *search;
  return !follow (&copy, &event);
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
norvig_guess (void *state, int cell, int digit, Event *event)
{
  Norvig *search = state;
  Frame  *frame = &search->frame[search->depth];

  if (search->phase == BRANCH ? frame->cell != cell || !digits_has (frame->untried, digit)
                              : !cells_has (search->domains.empty, cell) || !digits_has (search->domains.of[cell], digit)
                                || !is_at_choice (search))
    return false;

  if (search->phase != BRANCH)
    {
      search->clues = CELLS_NONE;
      arrive_at (search, cell);
    }
  guess (search, digit, REASON_CHOSEN, event);
  return true;
}

const Strategy strategy_norvig = {
  .id = "norvig",
  .name = N_("Norvig"),
  .description = N_("Propagation, then fewest choices"),
  .switches = 1u << SWITCH_CONTROL | 1u << SWITCH_SOLUTIONS,
  .defaults = { .cell = CELL_MRV, .inference = INFERENCE_SINGLES, .undo = UNDO_COPY, .tier = TIER_3, .solutions = 1 },
  .horizon = 50000000,
  .pace = 15000000,
  .size = norvig_size,
  .start = norvig_start,
  .step = norvig_step,
  .show = norvig_show,
  .domain = norvig_domain,
  .guess = norvig_guess,
};
