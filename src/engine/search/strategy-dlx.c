/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* strategy-dlx.c — Knuth's Algorithm X on dancing links: Sudoku as an exact cover, see cover.h.
 *
 * The column with the fewest rows is chosen, the first among several: a cell with the fewest digits, or a digit with the
 * fewest places in a house. Its rows are tried from the top: the cell's digits from the smallest, the digit's places in the
 * order of house_cells[]. A row that is tried covers its columns, and with them every row that it rules out.
 *
 * One visible thing each: ASSIGN a row that is tried; it is a choice of a place when house tells which. WIPEOUT a
 * column without a row: a cell that nothing fits, or a house without a place for a digit. UNDO_ASSIGN the row comes
 * back; SOLUTION every column is covered; DONE. A row that is the only one of its column is an ASSIGN like any other,
 * with nothing left to try. A step is one pass through
 *
 *   CHOOSE    all covered, an empty column, or the column to branch on
 *   BRANCH    take its next untried row, or go on to RETREAT
 *   RETREAT   put back the row taken last
 */
#include "cover.h"
#include "emit.h"
#include "strategy.h"

#include <string.h>

#define N_(text) text

typedef enum { CHOOSE, BRANCH, RETREAT, CLASH, EXHAUSTED, ENDED } Phase;

typedef struct {
  uint8_t  cell, digit;        /* tried last; where nothing was tried yet, what the column stands for */
  uint8_t  house;              /* NO_HOUSE: the column of a cell, which tries its digits; else of a digit in this house */
  Digits   possible;           /* PV of the cell tried last */
  Digits   ways, left;         /* the column's rows, and those not tried yet: digits, or places as in an Event */
  uint64_t nodes;              /* nodes before the guess */
} Frame;

typedef struct {
  Cover    cover;
  Board    board;
  CellSet  given;
  uint64_t nodes, backtracks, wipeouts, solutions;
  uint16_t wanted;             /* solutions */
  uint8_t  phase, outcome;
  uint8_t  depth, max_depth;
  uint8_t  exhausted;          /* RETREAT: the cell that had nothing left to try; NO_CELL after a solution */
  Frame    frame[N_CELLS + 1];
} Dlx;

_Static_assert (sizeof (Dlx) <= STATE_SIZE_MAX, "a keyframe with the whole matrix");

static size_t
dlx_size (const SearchOptions *options)
{
  (void) options;
  return (sizeof (Dlx) + 7) / 8 * 8;
}

static void
dlx_start (void *state, const Board *board, const SearchOptions *options, uint64_t seed)
{
  Dlx *search = state;
  bool clash = !cells_is_empty (board_repeats (board));

  (void) seed;
  memset (search, 0, dlx_size (options));
  search->board = *board;
  search->wanted = options->solutions;
  search->phase = clash ? CLASH : CHOOSE;
  cover_start (&search->cover);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (board->digit[cell])
      {
        cells_add (&search->given, cell);
        if (!clash)
          cover_take (&search->cover, cover_row (cell, board->digit[cell]), cover_cell_column (cell));
      }
}

static void
arrive_at (Dlx *search, int column)
{
  Frame *frame = &search->frame[search->depth];
  int    which, house = cover_column_house (column, &which);

  frame->house = (uint8_t) house;
  frame->cell = (uint8_t) (house == NO_HOUSE ? which : NO_CELL);
  frame->digit = (uint8_t) (house == NO_HOUSE ? 0 : which);
  frame->possible = frame->ways = DIGITS_NONE;
  if (house == NO_HOUSE)
    for (int node = search->cover.down[column]; node != column; node = search->cover.down[node])
      frame->ways |= digits_of (cover_row_digit (cover_node_row (node)));
  else
    for (int i = 0; i < 9; i++)
      if (!search->board.digit[house_cells[house][i]]
          && digits_has (board_possible (&search->board, house_cells[house][i]), which))
        frame->ways |= digits_of (i + 1);
  frame->left = frame->ways;
}

static int
column_of (const Frame *frame)
{
  return frame->house == NO_HOUSE ? cover_cell_column (frame->cell) : cover_house_column (frame->house, frame->digit);
}

static void
tell_choice (const Frame *frame, Event *event)
{
  event->possible = frame->possible;
  if (frame->house == NO_HOUSE)
    event->untried = frame->left;
  else
    {
      event->house = frame->house;
      event->places = frame->ways;
      event->places_left = frame->left;
    }
}

/* way is a digit of the cell, or a place in the house. */
static void
guess (Dlx *search, int way, Reason reason, Event *event)
{
  Frame *frame = &search->frame[search->depth];

  frame->left = digits_difference (frame->left, digits_of (way));
  if (frame->house == NO_HOUSE)
    frame->digit = (uint8_t) way;
  else
    frame->cell = house_cells[frame->house][way - 1];
  frame->possible = board_possible (&search->board, frame->cell);
  frame->nodes = search->nodes++;
  search->depth++;
  if (search->depth > search->max_depth)
    search->max_depth = search->depth;

  emit (event, EVENT_ASSIGN, reason, frame->cell, frame->digit, search->depth);
  emit_used_of (event, &search->board, frame->cell);
  tell_choice (frame, event);
  cover_take (&search->cover, cover_row (frame->cell, frame->digit), column_of (frame));
  board_place (&search->board, frame->cell, frame->digit);
  search->phase = CHOOSE;
}

static void
retreat (Dlx *search, int exhausted)
{
  search->phase = search->depth ? RETREAT : EXHAUSTED;
  search->exhausted = (uint8_t) exhausted;
}

/* The column has no row. The house without a place has no cell to lay the take-back to but the guess's own. */
static void
dead_end (Dlx *search, int column, Event *event)
{
  int which, house = cover_column_house (column, &which);

  search->wipeouts++;
  if (house == NO_HOUSE)
    {
      emit (event, EVENT_WIPEOUT, REASON_NO_DIGIT, which, 0, search->depth);
      emit_used_of (event, &search->board, which);
      retreat (search, which);
      return;
    }

  emit (event, EVENT_WIPEOUT, REASON_NO_PLACE, NO_CELL, which, search->depth);
  event->house = (uint8_t) house;
  retreat (search, search->depth ? search->frame[search->depth - 1].cell : NO_CELL);
}

static void
take_back (Dlx *search, Event *event)
{
  const Frame *frame = &search->frame[--search->depth];

  board_clear (&search->board, frame->cell);
  cover_put_back (&search->cover, cover_row (frame->cell, frame->digit), column_of (frame));
  search->backtracks++;
  search->phase = BRANCH;
  emit (event, EVENT_UNDO_ASSIGN, REASON_NONE, frame->cell, frame->digit, search->depth);
  tell_choice (frame, event);
  event->source = search->exhausted;
  event->nodes = search->nodes - frame->nodes;
}

static void
solved (Dlx *search, Event *event)
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
finish (Dlx *search, Event *event)
{
  if (search->phase == ENDED)
    return false;

  if (search->phase == CLASH)
    {
      search->phase = EXHAUSTED;
      search->wipeouts++;
      return emit_repeat (event, &search->board);
    }

  search->phase = ENDED;
  search->outcome = search->solutions ? OUTCOME_SOLVED : OUTCOME_NO_SOLUTION;
  emit (event, EVENT_DONE, REASON_ALL_TRIED, NO_CELL, 0, 0);
  return true;
}

static void
choose (Dlx *search, Event *event)
{
  int column = cover_choose (&search->cover);

  if (column == COVER_ROOT)
    solved (search, event);
  else if (search->cover.size[column] == 0)
    dead_end (search, column, event);
  else
    {
      arrive_at (search, column);
      guess (search, digits_first (search->frame[search->depth].left), REASON_FEWEST_ROWS, event);
    }
}

static bool
dlx_step (void *state, Event *event)
{
  Dlx *search = state;

  if (search->phase == CHOOSE)
    {
      choose (search, event);
      return true;
    }

  if (search->phase == BRANCH)
    {
      const Frame *frame = &search->frame[search->depth];

      if (frame->left)
        {
          guess (search, digits_first (frame->left), REASON_FEWEST_ROWS, event);
          return true;
        }
      retreat (search, frame->cell);
    }

  if (search->phase == RETREAT)
    {
      take_back (search, event);
      return true;
    }

  return finish (search, event);
}

/* The viewer's guess is a row of the cell's column. Of a column that was begun, every row must get its turn. */
static bool
dlx_guess (void *state, int cell, int digit, Event *event)
{
  Dlx         *search = state;
  const Frame *frame = &search->frame[search->depth];

  if (search->phase == CHOOSE)
    {
      if (search->board.digit[cell] || !digits_has (board_possible (&search->board, cell), digit))
        return false;
      arrive_at (search, cover_cell_column (cell));
      guess (search, digit, REASON_CHOSEN, event);
      return true;
    }
  if (search->phase != BRANCH)
    return false;

  for_each_digit (way, frame->left)
    if (frame->house == NO_HOUSE ? frame->cell == cell && way == digit
                                 : frame->digit == digit && house_cells[frame->house][way - 1] == cell)
      {
        guess (search, way, REASON_CHOSEN, event);
        return true;
      }
  return false;
}

static Decision
decision_of (const Frame *frame)
{
  bool places = frame->house != NO_HOUSE;

  return (Decision) {
    .cell = frame->cell,
    .digit = frame->digit,
    .possible = frame->possible,
    .untried = places ? DIGITS_NONE : frame->left,
    .house = places ? frame->house : 0,
    .places = places ? frame->ways : DIGITS_NONE,
    .places_left = places ? frame->left : DIGITS_NONE,
  };
}

static void
dlx_show (const void *state, SearchView *view)
{
  const Dlx *search = state;

  memset (view, 0, sizeof *view);
  view->board = search->board;
  view->outcome = (Outcome) search->outcome;
  view->n_path = search->depth;
  view->counters = (Counters) {
    .placements = search->nodes,
    .nodes = search->nodes,
    .backtracks = search->backtracks,
    .tests = search->nodes,
    .wipeouts = search->wipeouts,
    .tries = 1,
    .solutions = search->solutions,
    .max_depth = search->max_depth,
  };

  for (int cell = 0; cell < N_CELLS; cell++)
    if (cells_has (search->given, cell))
      view->origin[cell] = ORIGIN_GIVEN;
    else if (!search->board.digit[cell])
      view->candidates[cell] = board_possible (&search->board, cell);

  for (int i = 0; i < search->depth; i++)
    {
      view->path[i] = decision_of (&search->frame[i]);
      view->origin[view->path[i].cell] = ORIGIN_GUESS;
      view->depth[view->path[i].cell] = (uint8_t) (i + 1);
    }
}

static Digits
dlx_domain (const void *state, int cell)
{
  const Board *board = &((const Dlx *) state)->board;

  return board->digit[cell] ? digits_of (board->digit[cell]) : board_possible (board, cell);
}

const Strategy strategy_dlx = {
  .id = "dlx",
  .name = N_("Dancing links"),
  .description = N_("Exact cover, fewest rows first"),
  .switches = 1u << SWITCH_CONTROL | 1u << SWITCH_SOLUTIONS,
  .defaults = { .tier = TIER_3, .solutions = 1 },
  .horizon = 10000000,
  .pace = 3500000,
  .size = dlx_size,
  .start = dlx_start,
  .step = dlx_step,
  .show = dlx_show,
  .domain = dlx_domain,
  .guess = dlx_guess,
};
