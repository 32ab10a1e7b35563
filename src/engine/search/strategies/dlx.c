/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* dlx.c — Knuth's Algorithm X on dancing links: Sudoku as an exact cover, see cover.h.
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
 *   FORWARD   all covered, an empty column, or the column to branch on
 *   BRANCH    take its next untried row, or go on to RETREAT
 *   RETREAT   put back the row taken last
 */
#include <string.h>

#include "engine/core/words.h"
#include "engine/search/recursive/recursive.h"

#include "backtrack.h"
#include "cover.h"

/* Beside the frame, whose cell and digit are, where nothing was tried yet, what the column stands for. */
typedef struct {
  uint8_t house;               /* NO_HOUSE: the column of a cell, which tries its digits; else of a digit in this house */
  Digits  places, left;        /* of a house: the column's rows, and those not tried yet, as in an Event */
} Column;

typedef struct {
  Backtrack base;
  Cover     cover;
  Board     board;
  Column    column[N_CELLS + 1];
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

  (void) seed;
  memset (search, 0, dlx_size (options));
  search->board = *board;
  backtrack_start (&search->base, board, options);
  cover_start (&search->cover);
  if (search->base.phase != BACKTRACK_CLASH)
    for_each_cell (cell, search->base.given)
      cover_take (&search->cover, cover_row (cell, board->digit[cell]), cover_cell_column (cell));
}

static void
arrive_at (Dlx *search, int number)
{
  Column *column = &search->column[search->base.depth];
  int     which, house = cover_column_house (number, &which);
  Digits  digits = DIGITS_NONE, places = DIGITS_NONE;

  if (house == NO_HOUSE)
    for (int node = search->cover.down[number]; node != number; node = search->cover.down[node])
      digits |= digits_of (cover_row_digit (cover_node_row (node)));
  else
    for (int i = 0; i < 9; i++)
      if (!search->board.digit[house_cells[house][i]]
          && digits_has (board_possible (&search->board, house_cells[house][i]), which))
        places |= digits_of (i + 1);

  column->house = (uint8_t) house;
  column->places = column->left = places;
  backtrack_arrive (&search->base, house == NO_HOUSE ? which : NO_CELL, digits);
  if (house != NO_HOUSE)
    search->base.frame[search->base.depth].digit = (uint8_t) which;
}

static int
number_of (const Dlx *search, int depth)
{
  const BacktrackFrame *frame = &search->base.frame[depth];
  int          house = search->column[depth].house;

  return house == NO_HOUSE ? cover_cell_column (frame->cell) : cover_house_column (house, frame->digit);
}

static void
tell_choice (const Column *column, Event *event)
{
  if (column->house == NO_HOUSE)
    return;
  event->house = column->house;
  event->places = column->places;
  event->places_left = column->left;
}

/* Its rows that were not tried yet: digits of the cell, or places in the house. */
static Digits
untried (const Dlx *search)
{
  const Column *column = &search->column[search->base.depth];

  return column->house == NO_HOUSE ? search->base.frame[search->base.depth].untried : column->left;
}

/* way is a digit of the cell, or a place in the house. */
static void
guess (Dlx *search, int way, Reason reason, Event *event)
{
  BacktrackFrame *frame = &search->base.frame[search->base.depth];
  Column *column = &search->column[search->base.depth];
  int     depth = search->base.depth;

  if (column->house == NO_HOUSE)
    frame->digit = (uint8_t) way;
  else
    {
      frame->cell = house_cells[column->house][way - 1];
      frame->possible = board_possible (&search->board, frame->cell);
      column->left = digits_difference (column->left, digits_of (way));
    }

  backtrack_guess (&search->base, &search->board, frame->digit, 0, reason, event);
  tell_choice (column, event);
  cover_take (&search->cover, cover_row (frame->cell, frame->digit), number_of (search, depth));
  board_place (&search->board, frame->cell, frame->digit);
  search->base.phase = BACKTRACK_FORWARD;
}

/* The column has no row. The house without a place has no cell to lay the take-back to but the guess's own. */
static void
dead_end (Dlx *search, int number, Event *event)
{
  int which, house = cover_column_house (number, &which);

  if (house == NO_HOUSE)
    backtrack_wipe_out (&search->base, &search->board, DEAD_CELL (which), which, event);
  else
    backtrack_wipe_out (&search->base, &search->board, DEAD_HOUSE (house, which), backtrack_last_guess (&search->base), event);
}

static void
take_back (Dlx *search, Event *event)
{
  const BacktrackFrame *frame = backtrack_take_back (&search->base, event);

  tell_choice (&search->column[search->base.depth], event);
  board_clear (&search->board, frame->cell);
  cover_put_back (&search->cover, cover_row (frame->cell, frame->digit), number_of (search, search->base.depth));
}

static void
choose (Dlx *search, Event *event)
{
  int number = cover_choose (&search->cover);

  if (number == COVER_ROOT)
    backtrack_solved (&search->base, event);
  else if (search->cover.size[number] == 0)
    dead_end (search, number, event);
  else
    {
      arrive_at (search, number);
      guess (search, digits_first (untried (search)), REASON_FEWEST_ROWS, event);
    }
}

static bool
dlx_step (void *state, Event *event)
{
  Dlx *search = state;

  if (search->base.phase == BACKTRACK_FORWARD)
    {
      choose (search, event);
      return true;
    }

  if (search->base.phase == BACKTRACK_BRANCH)
    {
      if (untried (search))
        {
          guess (search, digits_first (untried (search)), REASON_FEWEST_ROWS, event);
          return true;
        }
      backtrack_retreat (&search->base, search->base.frame[search->base.depth].cell);
    }

  if (search->base.phase == BACKTRACK_RETREAT)
    {
      take_back (search, event);
      return true;
    }

  return backtrack_finish (&search->base, &search->board, event);
}

/* The viewer's guess is a row of the cell's column. Of a column that was begun, every row must get its turn. */
static bool
dlx_guess (void *state, int cell, int digit, Event *event)
{
  Dlx          *search = state;
  const BacktrackFrame  *frame = &search->base.frame[search->base.depth];
  const Column *column = &search->column[search->base.depth];

  if (search->base.phase == BACKTRACK_FORWARD)
    {
      if (search->board.digit[cell] || !digits_has (board_possible (&search->board, cell), digit))
        return false;
      arrive_at (search, cover_cell_column (cell));
      guess (search, digit, REASON_CHOSEN, event);
      return true;
    }
  if (search->base.phase != BACKTRACK_BRANCH)
    return false;

  for_each_digit (way, untried (search))
    if (column->house == NO_HOUSE ? frame->cell == cell && way == digit
                                  : frame->digit == digit && house_cells[column->house][way - 1] == cell)
      {
        guess (search, way, REASON_CHOSEN, event);
        return true;
      }
  return false;
}

static void
dlx_show (const void *state, SearchView *view)
{
  const Dlx *search = state;

  backtrack_show (&search->base, &search->board, view);
  view->counters.tests = search->base.nodes;
  for (int i = 0; i < search->base.depth; i++)
    if (search->column[i].house != NO_HOUSE)
      {
        view->path[i].untried = DIGITS_NONE;
        view->path[i].house = search->column[i].house;
        view->path[i].places = search->column[i].places;
        view->path[i].places_left = search->column[i].left;
      }
}

static Digits
dlx_domain (const void *state, int cell)
{
  return board_domain (&((const Dlx *) state)->board, cell);
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
  .covers = true,
  .arrives = true,
  .recurse = recursive_dlx,
};
