/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* potential.c — fill a grid by chance, with an array of potential digits, and dig a puzzle out of it (SEEDS B).
 *
 * Every cell holds the digits that could still go there. Pick a cell that has a choice, pick one of
 * its digits, strip that digit from all peers; cells left with one digit are set, which strips in
 * turn. A cell that loses its last digit ends the try: everything but the clues is thrown away and
 * the next try starts. Nothing is ever taken back.
 *
 * The four variants differ in the cell (any, or one of those with fewest digits) and in what is set
 * without a guess (naked singles, or hidden ones too; only these look for digits without a place).
 *
 * With dig=on a board that was empty is not only filled: after its SOLUTION a puzzle is dug out of it (digging.h). Boards
 * with clues are filled only.
 *
 * One event each: ASSIGN a pick, SINGLE a cell that is set, STRIP a digit that leaves a peer, WIPEOUT,
 * RESTART, SOLUTION, DONE; then those of the digging. Strips run to their end before the next cell is set, so what is known of a
 * cell is its PV whenever one is chosen. Clues that fail before any pick have no solution; others are
 * given up after TRIES_MAX tries. */

#include <stdalign.h>
#include <string.h>

#include "engine/core/words.h"
#include "engine/search/emit.h"
#include "engine/logic/method-set.h"
#include "engine/search/strategy.h"

#include "digging.h"

enum { TRIES_MAX = 100000 };

typedef struct { uint8_t cell, digit; Digits possible, untried; } Pick;

typedef struct {
  Board    clues, board;
  Random   random;
  Counters counters;
  CellSet  empty;                    /* cells without a digit */
  CellSet  naked;                    /* of those, with one candidate */
  CellSet  to_strip;                 /* peers that the digit of source is still to leave */
  Digits   candidates[N_CELLS];
  uint8_t  origin[N_CELLS];
  uint8_t  depth[N_CELLS];
  Pick     path[N_CELLS];
  uint8_t  n_path;
  uint8_t  source;
  uint8_t  wiped;                    /* the cell that lost its last candidate; NO_CELL */
  bool     repeats;                  /* the clues contradict each other */
  bool     failed;                   /* the try is over: its WIPEOUT was told */
  bool     dig;                      /* out of the grid, when it is full */
  uint8_t  variant;
  uint8_t  outcome;
  TechniqueSet methods;              /* to dig with; none where nothing is dug */
  alignas (8) Digging digging;       /* zeroed before the grid is full; where words have 32 bits the state's end needs it, too */
} Potential;

_Static_assert (sizeof (Potential) <= 4096 && sizeof (Potential) % 8 == 0, "a state is small");

static bool
uses_hidden (const Potential *self)
{
  return self->variant == VARIANT_RANDOM_HIDDEN || self->variant == VARIANT_MRV_HIDDEN;
}

static bool
uses_fewest (const Potential *self)
{
  return self->variant == VARIANT_MRV_NAKED || self->variant == VARIANT_MRV_HIDDEN;
}

/* Back to the clues: the start of every try. */
static void
begin_try (Potential *self)
{
  self->board = self->clues;
  self->empty = self->naked = self->to_strip = CELLS_NONE;
  self->source = self->wiped = NO_CELL;
  self->n_path = 0;
  self->failed = false;
  memset (self->depth, 0, sizeof self->depth);
  memset (self->path, 0, sizeof self->path);

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      bool given = self->clues.digit[cell] != 0;

      self->origin[cell] = given ? ORIGIN_GIVEN : ORIGIN_EMPTY;
      self->candidates[cell] = given ? DIGITS_NONE : board_possible (&self->board, cell);
      if (given)
        continue;

      cells_add (&self->empty, cell);
      if (digits_is_single (self->candidates[cell]))
        cells_add (&self->naked, cell);
      if (!self->candidates[cell] && self->wiped == NO_CELL)
        self->wiped = (uint8_t) cell;
    }
}

static void
potential_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Potential *self = state;

  memset (self, 0, sizeof *self);
  board_from_digits (&self->clues, board->digit);
  random_start (&self->random, seed);
  self->variant = options->variant;
  self->dig = options->dig == DIG_ON && board_filled (board) == 0;
  if (self->dig)
    self->methods = search_options_get_methods (options);
  self->outcome = OUTCOME_RUNNING;
  self->counters.tries = 1;
  self->repeats = !cells_is_empty (board_repeats (&self->clues));
  begin_try (self);
}

static void
end (Potential *self, Event *event, Outcome outcome, Reason reason)
{
  emit (event, EVENT_DONE, reason, NO_CELL, 0, self->n_path);
  self->outcome = (uint8_t) outcome;
}

static void
restart (Potential *self, Event *event)
{
  if (self->n_path == 0)
    {
      end (self, event, OUTCOME_NO_SOLUTION, REASON_ALL_TRIED);
      return;
    }
  if (self->counters.tries == TRIES_MAX)
    {
      end (self, event, OUTCOME_GAVE_UP, REASON_GAVE_UP);
      return;
    }

  begin_try (self);
  emit (event, EVENT_RESTART, REASON_NONE, NO_CELL, 0, self->n_path);
  event->nodes = ++self->counters.tries;
}

/* The try is over, by whichever of the three contradictions was emitted. */
static void
fail (Potential *self)
{
  self->counters.wipeouts++;
  self->failed = true;
}

static void
fail_at_repeat (Potential *self, Event *event)
{
  emit_repeat (event, &self->clues);
  fail (self);
}

static void
fail_at_cell (Potential *self, Event *event)
{
  emit_dead_end (event, &self->board, DEAD_CELL (self->wiped), self->n_path);
  fail (self);
}

static void
fail_at_house (Potential *self, Event *event, int house, int digit)
{
  emit_dead_end (event, &self->board, DEAD_HOUSE (house, digit), self->n_path);
  fail (self);
}

static void
strip (Potential *self, Event *event)
{
  int cell = cells_first (self->to_strip);
  int digit = self->board.digit[self->source];
  Digits left = digits_difference (self->candidates[cell], digits_of (digit));

  self->candidates[cell] = left;
  cells_remove (&self->to_strip, cell);
  if (digits_is_single (left))
    cells_add (&self->naked, cell);
  if (!left)
    self->wiped = (uint8_t) cell;

  emit (event, EVENT_STRIP, REASON_NONE, cell, digit, self->n_path);
  event->source = self->source;
  event->house = (uint8_t) cells_shared_house (cell, self->source);
}

/* Puts the digit into the cell and notes whom to strip. */
static void
place (Potential *self, int cell, int digit, Origin origin)
{
  board_place (&self->board, cell, digit);
  cells_remove (&self->empty, cell);
  cells_remove (&self->naked, cell);
  self->candidates[cell] = DIGITS_NONE;
  self->origin[cell] = (uint8_t) origin;
  self->depth[cell] = self->n_path;
  self->source = (uint8_t) cell;
  self->counters.placements++;

  for (int i = 0; i < N_PEERS; i++)
    if (digits_has (self->candidates[cell_peers[cell][i]], digit))
      cells_add (&self->to_strip, cell_peers[cell][i]);
}

static void
set_naked (Potential *self, Event *event)
{
  int cell = cells_first (self->naked);

  emit (event, EVENT_SINGLE, REASON_NAKED, cell, digits_first (self->candidates[cell]), self->n_path);
  emit_used_of (event, &self->board, cell);
  place (self, cell, event->digit, ORIGIN_SINGLE);
}

static void
set_hidden (Potential *self, Event *event, int house, int digit)
{
  int cell = NO_CELL;

  emit (event, EVENT_SINGLE, REASON_HIDDEN, NO_CELL, digit, self->n_path);
  for (int i = 0; i < 9; i++)
    {
      int other = house_cells[house][i];

      if (digits_has (self->candidates[other], digit))
        cell = other;
      else if (self->candidates[other])
        {
          event->operand[event->n_operands] = self->candidates[other];
          event->operand_cell[event->n_operands++] = (uint8_t) other;
        }
    }

  event->cell = (uint8_t) cell;
  event->house = (uint8_t) house;
  event->possible = self->candidates[cell];
  place (self, cell, digit, ORIGIN_SINGLE);
}

/* What the house says: digits that no cell is left for, and of those that one cell is left for a digit that is alone
 * there. Two that share their last cell make no single: Result = PV (j) − ∪ PV (q) has both. */
static void
look_at_house (const Potential *self, int house, Digits *missing, Digits *hidden)
{
  Digits once = DIGITS_NONE, twice = DIGITS_NONE, placed = DIGITS_NONE;

  for (int i = 0; i < 9; i++)
    {
      int cell = house_cells[house][i];

      twice |= once & self->candidates[cell];
      once |= self->candidates[cell];
      placed |= digits_of (self->board.digit[cell]);
    }

  *missing = digits_difference (DIGITS_ALL, digits_union (once, placed));
  *hidden = DIGITS_NONE;
  for (int i = 0; i < 9 && once != twice; i++)
    {
      Digits result = digits_difference (self->candidates[house_cells[house][i]], twice);

      if (digits_is_single (result))
        *hidden |= result;
    }
}

/* Goes through boxes, rows, columns for a digit without a place, or else for the first hidden single. */
static bool
set_hidden_or_fail (Potential *self, Event *event)
{
  int found_house = NO_HOUSE, found_digit = 0;

  for (int i = 0; i < N_HOUSES; i++)
    {
      int house = (i + HOUSE_BOXES) % N_HOUSES;
      Digits missing, hidden;

      look_at_house (self, house, &missing, &hidden);
      if (missing)
        {
          fail_at_house (self, event, house, digits_first (missing));
          return true;
        }
      if (hidden && found_house == NO_HOUSE)
        {
          found_house = house;
          found_digit = digits_first (hidden);
        }
    }

  if (found_house == NO_HOUSE)
    return false;

  set_hidden (self, event, found_house, found_digit);
  return true;
}

static int
pick_cell (Potential *self)
{
  CellSet choices = self->empty;
  int fewest = 10;

  if (uses_fewest (self))
    for_each_cell (cell, self->empty)
      {
        int count = digits_count (self->candidates[cell]);

        if (count < fewest)
          choices = CELLS_NONE;
        if (count <= fewest)
          {
            cells_add (&choices, cell);
            fewest = count;
          }
      }

  for (uint32_t skip = random_below (&self->random, (uint32_t) cells_count (choices)); skip > 0; skip--)
    cells_remove (&choices, cells_first (choices));

  return cells_first (choices);
}

static int
pick_digit (Potential *self, Digits choices)
{
  for (uint32_t skip = random_below (&self->random, (uint32_t) digits_count (choices)); skip > 0; skip--)
    choices = digits_without_first (choices);

  return digits_first (choices);
}

static void
pick (Potential *self, Event *event)
{
  int cell = pick_cell (self);
  Digits possible = self->candidates[cell];
  int digit = pick_digit (self, possible);
  Digits untried = digits_difference (possible, digits_of (digit));

  self->path[self->n_path++] = (Pick) { (uint8_t) cell, (uint8_t) digit, possible, untried };
  self->counters.nodes++;
  if (self->n_path > self->counters.max_depth)
    self->counters.max_depth = self->n_path;

  emit (event, EVENT_ASSIGN, uses_fewest (self) ? REASON_FEWEST_RANDOM : REASON_RANDOM, cell, digit, self->n_path);
  emit_used_of (event, &self->board, cell);
  event->untried = untried;
  place (self, cell, digit, ORIGIN_GUESS);
}

static void
finish (Potential *self, Event *event)
{
  emit (event, EVENT_SOLUTION, REASON_NONE, NO_CELL, 0, self->n_path);
  event->nodes = self->counters.tries;
  self->counters.solutions = 1;
  self->outcome = self->dig ? OUTCOME_RUNNING : OUTCOME_SOLVED;
}

/* The grid is full. */
static void
dig (Potential *self, Event *event)
{
  if (self->digging.n_tried == 0)
    digging_start (&self->digging, &self->board, &self->methods, &self->random);
  digging_step (&self->digging, event);
  self->counters.placements += event->kind == EVENT_SINGLE;
  if (digging_is_ended (&self->digging))
    self->outcome = event->reason == REASON_NO_MEMORY ? OUTCOME_NO_MEMORY : OUTCOME_DUG;
}

static bool
potential_step (void *state, Event *event)
{
  Potential *self = state;

  if (self->outcome != OUTCOME_RUNNING)
    return false;

  if (self->counters.solutions)
    dig (self, event);
  else if (self->failed)
    restart (self, event);
  else if (self->repeats)
    fail_at_repeat (self, event);
  else if (self->wiped != NO_CELL)
    fail_at_cell (self, event);
  else if (!cells_is_empty (self->to_strip))
    strip (self, event);
  else if (cells_is_empty (self->empty))
    finish (self, event);
  else if (!cells_is_empty (self->naked))
    set_naked (self, event);
  else if (!uses_hidden (self) || !set_hidden_or_fail (self, event))
    pick (self, event);

  return true;
}

static void
potential_show (const void *state, SearchView *view)
{
  const Potential *self = state;

  if (self->digging.n_tried)
    {
      digging_show (&self->digging, view);
      view->counters = self->counters;
      view->outcome = (Outcome) self->outcome;
      return;
    }

  memset (view, 0, sizeof *view);
  view->board = self->board;
  view->keeps_candidates = true;
  view->n_path = self->n_path;
  view->counters = self->counters;
  view->outcome = (Outcome) self->outcome;
  memcpy (view->origin, self->origin, sizeof view->origin);
  memcpy (view->depth, self->depth, sizeof view->depth);
  memcpy (view->candidates, self->candidates, sizeof view->candidates);
  for (int i = 0; i < self->n_path; i++)
    view->path[i] = (Decision) { .cell = self->path[i].cell, .digit = self->path[i].digit, .possible = self->path[i].possible,
                                 .untried = self->path[i].untried };
}

static Digits
potential_domain (const void *state, int cell)
{
  const Potential *self = state;
  bool digging = self->digging.n_tried;
  int  digit = digging ? self->digging.work.position.digit[cell] : self->board.digit[cell];

  return digit ? digits_of (digit) : digging ? self->digging.work.position.marks[cell] : self->candidates[cell];
}

static size_t
potential_size (const SearchOptions *options)
{
  (void) options;
  return sizeof (Potential);
}

const Strategy strategy_potential = {
  .id = "potential",
  .name = N_("Potential array"),
  .description = N_("Picks cells and digits by chance and starts again at every dead end; then digs a puzzle"),
  .switches = 1u << SWITCH_VARIANT | 1u << SWITCH_DIG | 1u << SWITCH_METHODS,
  .defaults = { .tier = TIER_1, .variant = VARIANT_RANDOM_NAKED, .dig = DIG_ON, .solutions = 1 },
  .horizon = 100000000,
  .pace = 1000000,
  .seeded = true,
  .fills = true,
  .keyframes = 4,                    /* steps of the digging may be slow */
  .size = potential_size,
  .start = potential_start,
  .step = potential_step,
  .show = potential_show,
  .domain = potential_domain,
};
