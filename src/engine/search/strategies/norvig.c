/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* norvig.c — constraint propagation and search, after Peter Norvig's essay “Solving Every Sudoku Puzzle”.
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
 *   FORWARD   the next digit that the rules give, else the cell for a guess
 *   BRANCH    guess its next untried digit, or go on to RETREAT
 *   RETREAT   take the last guess back
 */
#include "norvig.h"

#include <string.h>

#include "engine/core/words.h"
#include "engine/search/emit.h"
#include "engine/search/recursive/recursive.h"

static const uint8_t kinds[] = { HOUSE_COLUMNS, HOUSE_ROWS, HOUSE_BOXES };

static size_t
norvig_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Norvig) + 7) / 8 * 8;
}

/* The essay's copy: which cells are empty, and what each could hold. */
static size_t
norvig_copy_size (const SearchOptions *options)
{
  (void) options;
  return sizeof (CellSet) + sizeof (Digits[N_CELLS]);
}

static void
norvig_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Norvig *search = state;

  (void) seed;
  memset (search, 0, norvig_size (options));
  domains_start (&search->domains, board, true, true, &search->dead);
  domains_forget (&search->domains);
  search->clues = cells_complement (search->domains.empty);
  backtrack_start (&search->base, board, options);
  if (search->base.phase == BACKTRACK_FORWARD && search->dead.reason)
    search->base.phase = NORVIG_WIPED;
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
  search->lead[search->n_leads++] = (Lead) { search->strips, others, (uint8_t) cell, (uint8_t) digit, 0, false };
  search->base.phase = NORVIG_STRIP;

  for_each_digit (other, others)
    for (int i = 0; i < 3 && search->base.phase == NORVIG_STRIP; i++)
      {
        int house = cell_house (cell, kinds[i]);

        if (cells_is_empty (cells_intersection (domains->places[other], house_sets[house])))
          {
            search->dead = DEAD_HOUSE (house, other);
            search->base.phase = NORVIG_WIPED;
          }
      }
}

static void
strip (Norvig *search, Event *event)
{
  const Lead *lead = &search->lead[search->n_leads - 1];
  int          cell = cells_first (search->strips);
  int          kind = cell_box (cell) == cell_box (lead->cell) ? HOUSE_BOXES
                    : cell_row (cell) == cell_row (lead->cell) ? HOUSE_ROWS : HOUSE_COLUMNS;

  cells_remove (&search->strips, cell);
  domains_strip (&search->domains, cell, lead->digit);
  if (!search->domains.of[cell])
    {
      search->dead = DEAD_CELL (cell);
      search->base.phase = NORVIG_WIPED;
    }

  emit (event, EVENT_STRIP, REASON_NONE, cell, lead->digit, search->base.depth);
  event->source = lead->cell;
  event->house = (uint8_t) cell_house (cell, kind);
}

static void
single (Norvig *search, int cell, int digit, int house, Event *event)
{
  emit_single (event, &search->domains.board, cell, digit, house, search->base.depth);
  search->base.singles++;
  place (search, cell, digit);
}

/* A dead end that the rules led to; the take-back is laid to the guess itself. */
static void
wipe_out (Norvig *search, Event *event)
{
  backtrack_wipe_out (&search->base, &search->domains.board, search->dead, backtrack_last_guess (&search->base), event);
}

/* Rule (2) for the digit in the houses of the cell that were not looked at yet. True: an event. */
static bool
follow_houses (Norvig *search, Lead *lead, int cell, int digit, Event *event)
{
  while (lead->house < 3)
    {
      int     house = cell_house (cell, kinds[lead->house++]);
      bool    placed;
      CellSet places = places_in (&search->domains, digit, house, &placed);

      if (placed || cells_count (places) > 1)
        continue;
      if (!cells_is_empty (places))
        single (search, cells_first (places), digit, house, event);
      else
        {
          search->dead = DEAD_HOUSE (house, digit);
          wipe_out (search, event);
        }
      return true;
    }

  lead->house = 0;
  return false;
}

/* What follows from one digit placed. True: an event. */
static bool
follow_lead (Norvig *search, Lead *lead, Event *event)
{
  const Domains *domains = &search->domains;

  for (; lead->others; lead->others = digits_without_first (lead->others))
    if (follow_houses (search, lead, lead->cell, digits_first (lead->others), event))
      return true;

  while (!cells_is_empty (lead->losers))
    {
      int cell = cells_first (lead->losers);

      if (!lead->entered && cells_has (domains->by_size[1], cell))
        {
          lead->entered = true;
          single (search, cell, digits_first (domains->of[cell]), NO_HOUSE, event);
          return true;
        }
      lead->entered = true;
      if (follow_houses (search, lead, cell, lead->digit, event))
        return true;
      cells_remove (&lead->losers, cell);
      lead->entered = false;
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
  search->lead[search->n_leads++] = (Lead) {
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
      if (search->n_leads == 0)
        {
          if (cells_is_empty (search->clues))
            return false;
          begin_clue (search);
        }
      if (follow_lead (search, &search->lead[search->n_leads - 1], event))
        return true;
      search->n_leads--;
    }
}

static void
guess (Norvig *search, int digit, Reason reason, Event *event)
{
  int   cell = search->base.frame[search->base.depth].cell;
  Copy *copy = &search->copy[search->base.depth];

  copy->empty = search->domains.empty;
  memcpy (copy->of, search->domains.of, sizeof copy->of);
  backtrack_test_up_to (&search->base, digit);
  backtrack_guess (&search->base, &search->domains.board, digit, 0, reason, event);
  search->n_leads = 0;
  place (search, cell, digit);
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
  backtrack_take_back (&search->base, event);
  restore (&search->domains, &search->copy[search->base.depth]);
}

/* Nothing left to strike. */
static void
go_on (Norvig *search, Event *event)
{
  if (follow (search, event))
    return;

  if (cells_is_empty (search->domains.empty))
    backtrack_solved (&search->base, event);
  else
    {
      int cell = domains_choose (&search->domains, CELL_MRV, true);

      backtrack_arrive (&search->base, cell, search->domains.of[cell]);
      guess (search, digits_first (search->domains.of[cell]), REASON_FEWEST, event);
    }
}

static bool
norvig_step (void *state, Event *event)
{
  Norvig *search = state;

  if (search->base.phase == NORVIG_STRIP)
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
          guess (search, digit, REASON_FEWEST, event);
          return true;
        }
    }

  if (search->base.phase == BACKTRACK_RETREAT)
    {
      take_back (search, event);
      return true;
    }

  if (search->base.phase != NORVIG_WIPED)
    return backtrack_finish (&search->base, &search->domains.board, event);

  wipe_out (search, event);
  return true;
}

/* Nothing is left to strike and the rules give nothing more: the next is a guess, and its cell is not chosen yet. */
static bool
is_at_choice (const Norvig *search)
{
  Norvig copy;
  Event  event;

  if (search->base.phase != BACKTRACK_FORWARD && (search->base.phase != NORVIG_STRIP || !cells_is_empty (search->strips)))
    return false;
  copy = *search;
  return !follow (&copy, &event);
}

/* Another cell than the search's own only on arrival: of one that was begun, every digit must get its turn. */
static bool
norvig_guess (void *state, int cell, int digit, Event *event)
{
  Norvig *search = state;

  if (search->base.phase == BACKTRACK_BRANCH ? !backtrack_may_branch (&search->base, cell, digit)
                              : !cells_has (search->domains.empty, cell) || !digits_has (search->domains.of[cell], digit)
                                || !is_at_choice (search))
    return false;

  if (search->base.phase != BACKTRACK_BRANCH)
    {
      search->clues = CELLS_NONE;
      backtrack_arrive (&search->base, cell, search->domains.of[cell]);
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
  .horizon = 500000000,
  .pace = 15000000,
  .size = norvig_size,
  .start = norvig_start,
  .step = norvig_step,
  .show = norvig_show,
  .domain = norvig_domain,
  .guess = norvig_guess,
  .copy_size = norvig_copy_size,
  .recurse = recursive_norvig,
};
