/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* ascending.c — set complement and backtracking, as the first seed tells it.
 *
 * The empty cells are visited in reading order. For each, PV = U − (R ∪ C ∪ B), and its digits are
 * tried from the smallest. When none is left the cell stays blank and the digit before it is taken
 * back; its cell then tries its next one.
 *
 * One visible thing each: ASSIGN a digit placed, WIPEOUT on arriving at a cell whose PV is empty,
 * UNDO_ASSIGN a digit taken back, SOLUTION, and DONE when everything was tried. A step is one pass
 * through a loop over an explicit stack:
 *
 *   DESCEND   arrive at the next cell: dead end, or place its smallest possible digit
 *   BRANCH    back at a cell: place its next untried digit, or go on to RETREAT
 *   RETREAT   take back the digit placed last
 */
#include <string.h>

#include "engine/core/words.h"
#include "engine/search/emit.h"
#include "engine/search/recursive/recursive.h"
#include "engine/search/strategy.h"

typedef enum { DESCEND, BRANCH, RETREAT, CLASH, EXHAUSTED, ENDED } Phase;

/* One empty cell, with its houses, and what was found out at the last arrival there. The two sets share a word so
 * that they are stored and soon after loaded as one: loading together what was just stored apart stalls. */
typedef struct {
  uint8_t  cell, row, column, box;
  uint32_t sets;                       /* possible, and from bit UNTRIED what has not been tried of it */
} Choice;

enum { UNTRIED = 16 };

static inline Digits choice_possible (const Choice *choice) { return choice->sets & DIGITS_ALL; }
static inline Digits choice_untried  (const Choice *choice) { return (Digits) (choice->sets >> UNTRIED); }

/* Only what cannot be worked out later is counted while stepping: see ascending_counters (). */
typedef struct {
  Board    board;
  Choice   choice[N_CELLS + 1];        /* in reading order; one more with NO_CELL behind the last */
  uint64_t nodes_before[N_CELLS];      /* nodes when the digit now in choice[] was tried */
  uint64_t nodes, dead_ends, solutions;
  uint64_t exhausted;                  /* times that a cell had no untried digit left after a take-back */
  uint8_t  n_empty;
  uint8_t  depth;                      /* open guesses: choice[0 … depth − 1] are filled */
  uint8_t  max_depth;
  uint8_t  last;                       /* BRANCH: the digit that was taken back from choice[depth] */
  uint8_t  clashes;                    /* 1 when the contradiction of the clues was told */
  uint8_t  phase;
  uint8_t  outcome;
  uint16_t wanted;                     /* solutions */
} Ascending;

_Static_assert (sizeof (Ascending) <= 2048, "small enough for a keyframe every few steps");

static size_t
ascending_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Ascending) + 7) / 8 * 8;
}

static void
ascending_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Ascending *search = state;

  (void) seed;
  memset (search, 0, ascending_size (options));
  search->board = *board;
  search->wanted = options->solutions;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!board->digit[cell])
      search->choice[search->n_empty++] = (Choice) {
        .cell = (uint8_t) cell,
        .row = (uint8_t) cell_row (cell),
        .column = (uint8_t) cell_column (cell),
        .box = (uint8_t) cell_box (cell),
      };
  search->choice[search->n_empty].cell = NO_CELL;

  if (!cells_is_empty (board_repeats (board)))
    search->phase = CLASH;
}

static inline void
flip (Ascending *search, const Choice *choice, int digit)
{
  Digits bit = digits_of (digit);

  search->board.row[choice->row] ^= bit;
  search->board.column[choice->column] ^= bit;
  search->board.box[choice->box] ^= bit;
}

static inline void
assign (Ascending *search, Choice *choice, int digit, Digits rest, Reason reason, Digits row, Digits column, Digits box,
        Event *event)
{
  Digits   possible = digits_complement (row | column | box);
  unsigned depth = search->depth;

  emit_head (event, EVENT_ASSIGN, reason, choice->cell, digit, NO_CELL, (int) depth + 1, 3);
  emit_sets (event, possible, rest, row, column);
  event->operand[2] = box;

  choice->sets = possible | (uint32_t) rest << UNTRIED;
  search->board.digit[choice->cell] = (uint8_t) digit;
  flip (search, choice, digit);
  search->nodes_before[depth] = search->nodes++;
  search->depth = (uint8_t) ++depth;
  if (depth > search->max_depth)
    search->max_depth = (uint8_t) depth;
  search->phase = DESCEND;
}

static inline void
take_back (Ascending *search, unsigned depth, Event *event)
{
  int           source = search->choice[depth].cell;
  const Choice *choice = &search->choice[--depth];
  uint8_t       digit = search->board.digit[choice->cell];

  emit_head (event, EVENT_UNDO_ASSIGN, REASON_NONE, choice->cell, digit, source, (int) depth, 0);
  emit_sets (event, choice_possible (choice), choice_untried (choice), DIGITS_NONE, DIGITS_NONE);
  event->nodes = search->nodes - search->nodes_before[depth];

  search->board.digit[choice->cell] = 0;
  flip (search, choice, digit);
  search->depth = (uint8_t) depth;
  search->last = digit;
  search->phase = BRANCH;
}

static void
dead_end (Ascending *search, const Choice *choice, Digits row, Digits column, Digits box, Event *event)
{
  search->dead_ends++;
  search->phase = RETREAT;

  emit_head (event, EVENT_WIPEOUT, REASON_NO_DIGIT, choice->cell, 0, NO_CELL, search->depth, 3);
  emit_sets (event, DIGITS_NONE, DIGITS_NONE, row, column);
  event->operand[2] = box;
}

static void
solved (Ascending *search, Event *event)
{
  search->solutions++;
  search->phase = search->solutions == search->wanted ? ENDED : RETREAT;
  if (search->phase == ENDED)
    search->outcome = OUTCOME_SOLVED;
  emit (event, EVENT_SOLUTION, REASON_NONE, NO_CELL, 0, search->depth);
  event->nodes = 1;
}

/* The steps that are taken once in a search. */
static bool
finish (Ascending *search, Event *event)
{
  if (search->phase == ENDED)
    return false;

  if (search->phase == CLASH)
    {
      search->phase = EXHAUSTED;
      search->clashes = 1;
      return emit_repeat (event, &search->board);
    }

  search->phase = ENDED;
  search->outcome = search->solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  emit (event, EVENT_DONE, REASON_ALL_TRIED, NO_CELL, 0, 0);
  return true;
}

static bool
ascending_step (void *state, Event *event)
{
  Ascending *search = state;
  unsigned   depth = search->depth;
  Choice    *choice = &search->choice[depth];

  if (search->phase <= BRANCH && depth < search->n_empty)
    {
      Digits row = search->board.row[choice->row];
      Digits column = search->board.column[choice->column];
      Digits box = search->board.box[choice->box];
      bool   arrived = search->phase == DESCEND;
      Digits untried = arrived ? digits_complement (row | column | box) : choice_untried (choice);

      if (untried)
        {
          assign (search, choice, digits_first (untried), digits_without_first (untried), REASON_READING_ORDER,
                  row, column, box, event);
          return true;
        }
      if (arrived)
        {
          dead_end (search, choice, row, column, box, event);
          return true;
        }
      search->exhausted++;
      search->phase = RETREAT;
    }

  if (search->phase == RETREAT && depth > 0)
    take_back (search, depth, event);
  else if (search->phase == DESCEND)
    solved (search, event);
  else
    return finish (search, event);

  return true;
}

/* Brings the cell, an empty one, to this place in the order of those that are still to come: it is among them. */
static void
bring_forward (Ascending *search, int cell)
{
  unsigned from = search->depth;
  Choice   choice;

  while (search->choice[from].cell != cell)
    from++;

  choice = search->choice[from];
  memmove (&search->choice[search->depth + 1], &search->choice[search->depth],
           (from - search->depth) * sizeof choice);
  search->choice[search->depth] = choice;
}

/* Another cell can be chosen only on arrival: of one that was begun, every digit must get its turn. */
static bool
ascending_guess (void *state, int cell, int digit, Event *event)
{
  Ascending    *search = state;
  Choice       *choice = &search->choice[search->depth];
  bool          arrived = search->phase == DESCEND;
  Digits        untried;

  if (search->phase > BRANCH || search->board.digit[cell])
    return false;
  untried = arrived || choice->cell != cell ? board_possible (&search->board, cell) : choice_untried (choice);
  if (!digits_has (untried, digit) || (choice->cell != cell && !arrived))
    return false;
  if (choice->cell != cell)
    bring_forward (search, cell);

  assign (search, choice, digit, digits_difference (untried, digits_of (digit)), REASON_CHOSEN,
          search->board.row[choice->row], search->board.column[choice->column], search->board.box[choice->box], event);
  return true;
}

/* What was not counted follows: a node that is not open any more was taken back, and a visit to a cell has tested the
 * digits up to the one that stands there now or was taken back last, or all nine when the cell was exhausted. A guess of the
 * viewer's counts as if the digits had come to it in order. */
static Counters
ascending_counters (const Ascending *search)
{
  Counters counters = {
    .placements = search->nodes,
    .nodes = search->nodes,
    .backtracks = search->nodes - search->depth,
    .tests = 9 * (search->dead_ends + search->exhausted),
    .wipeouts = search->dead_ends + search->clashes,
    .tries = 1,
    .solutions = search->solutions,
    .max_depth = search->max_depth,
  };

  for (int i = 0; i < search->depth; i++)
    counters.tests += search->board.digit[search->choice[i].cell];
  if (search->phase == BRANCH)
    counters.tests += search->last;

  return counters;
}

static void
ascending_show (const void *state, SearchView *view)
{
  const Ascending *search = state;

  memset (view, 0, sizeof *view);
  view->board = search->board;
  view->outcome = (Outcome) search->outcome;
  view->n_path = search->depth;
  view->counters = ascending_counters (search);

  for (int cell = 0; cell < N_CELLS; cell++)
    if (search->board.digit[cell])
      view->origin[cell] = ORIGIN_GIVEN;
    else
      view->candidates[cell] = board_possible (&search->board, cell);

  for (int i = 0; i < search->depth; i++)
    {
      const Choice *choice = &search->choice[i];

      view->path[i] = (Decision) { .cell = choice->cell, .digit = search->board.digit[choice->cell],
                                   .possible = choice_possible (choice), .untried = choice_untried (choice) };
      view->origin[choice->cell] = ORIGIN_GUESS;
      view->depth[choice->cell] = (uint8_t) (i + 1);
    }
}

static Digits
ascending_domain (const void *state, int cell)
{
  return board_domain (&((const Ascending *) state)->board, cell);
}

const Strategy strategy_ascending = {
  .id = "ascending",
  .name = N_("In order"),
  .description = N_("Left to right, smallest digit first"),
  .switches = 1u << SWITCH_CONTROL | 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 1000000000,
  .pace = 80000000,
  .size = ascending_size,
  .start = ascending_start,
  .step = ascending_step,
  .show = ascending_show,
  .domain = ascending_domain,
  .guess = ascending_guess,
  .arrives = true,
  .recurse = recursive_ascending,
};
