/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "digging.h"

#include <string.h>

#include "engine/fast/count.h"
#include "engine/search/emit.h"

#include "sets.h"

typedef enum { NEXT_CLUE, LOOK, STRIKE, PLACE, ENDED } Phase;

static void
shuffle (uint8_t order[N_CELLS], Random *random)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    order[cell] = (uint8_t) cell;
  for (int n = N_CELLS; n > 1; n--)
    {
      uint32_t i = random_below (random, (uint32_t) n);
      uint8_t  last = order[n - 1];

      order[n - 1] = order[i];
      order[i] = last;
    }
}

void
digging_start (Digging *digging, const Board *grid, const TechniqueSet *methods, Random *random)
{
  memset (digging, 0, sizeof *digging);
  memcpy (digging->solution, grid->digit, sizeof digging->solution);
  digging->methods = *methods;
  digging->clues = CELLS_ALL;
  digging->trial = NO_CELL;
  digging->phase = NEXT_CLUE;
  shuffle (digging->order, random);
}

/* The clues as they are, nothing solved. */
static void
set_up (Digging *digging)
{
  Board       board;
  uint8_t     digits[N_CELLS] = { 0 };
  CountPuzzle puzzle;

  for_each_cell (cell, digging->clues)
    digits[cell] = digging->solution[cell];
  board_from_digits (&board, digits);
  position_from_board (&digging->position, &board);
  /* Techniques that rely on one solution may be allowed, and must not be asked where there are more. */
  count_puzzle_from_board (&puzzle, &board);
  digging->position.unique = count_solutions (&puzzle, 2, NULL, NULL) == 1;
}

/* The clue on trial was not needed, or there is none on trial. */
static void
take_next (Digging *digging, Event *event)
{
  int before = digging->trial, cell;

  if (digging->n_tried == N_CELLS)
    {
      digging->trial = NO_CELL;
      digging->phase = ENDED;
      set_up (digging);
      emit (event, EVENT_DONE, REASON_DUG, NO_CELL, 0, 0);
      event->nodes = (uint64_t) cells_count (digging->clues);
      return;
    }

  cell = digging->order[digging->n_tried++];
  digging->trial = (uint8_t) cell;
  digging->phase = LOOK;
  cells_remove (&digging->clues, cell);
  cells_add (&digging->removed, cell);
  set_up (digging);
  emit (event, EVENT_REMOVE, REASON_NONE, cell, digging->solution[cell], 0);
  event->source = (uint8_t) before;
  event->possible = digging->position.marks[cell];
  event->nodes = (uint64_t) cells_count (digging->clues);
}

static void
put_back (Digging *digging, Event *event)
{
  int cell = digging->trial;
  int open = cells_count (digging->position.empty);

  cells_add (&digging->clues, cell);
  cells_remove (&digging->removed, cell);
  digging->trial = NO_CELL;
  digging->phase = NEXT_CLUE;
  set_up (digging);
  emit (event, EVENT_PUT_BACK, REASON_STUCK, cell, digging->solution[cell], 0);
  event->nodes = (uint64_t) open;
}

static bool
find (const Digging *digging, Deduction *found)
{
  for (const Technique *technique = techniques; technique->id; technique++)
    {
      Finds finds = { .found = found, .capacity = 1, .first_only = true };

      if (!technique_set_has (&digging->methods, technique))
        continue;
      technique_search (technique, &digging->position, &finds);
      if (finds.n)
        return true;
    }

  return false;
}

/* A single that follows from the digits on the board says so with its sets, as everywhere else. One that follows only
 * from candidates that were ruled out is a technique. */
static bool
tell_equation (Digging *digging, const Deduction *found, Event *event)
{
  int   cell = candidate_cell (found->placed[0]), digit = candidate_digit (found->placed[0]);
  Board board;

  if (found->technique->family != FAMILY_SINGLES || found->n_placed != 1)
    return false;
  board_from_digits (&board, digging->position.digit);
  if (!sets_deduce (&board, cell, found->base ? __builtin_ctz (found->base) : NO_HOUSE, event) || event->digit != digit)
    return false;

  position_place (&digging->position, cell, digit);
  return true;
}

static void
begin_technique (Digging *digging, const Deduction *found, Event *event)
{
  digging->row = (uint8_t) (found->technique - techniques);
  digging->struck = found->struck;
  memset (digging->placed, 0, sizeof digging->placed);
  memcpy (digging->placed, found->placed, found->n_placed * sizeof found->placed[0]);
  digging->n_placed = found->n_placed;
  digging->next = 0;
  digging->phase = candidate_set_is_empty (&digging->struck) ? PLACE : STRIKE;
  emit (event, EVENT_TECHNIQUE, REASON_TECHNIQUE, found->n_placed == 1 ? candidate_cell (found->placed[0]) : NO_CELL, 0, 0);
  event->nodes = digging->row;
}

static void
look (Digging *digging, Event *event)
{
  Deduction found;

  if (position_is_solved (&digging->position))
    take_next (digging, event);
  else if (!find (digging, &found))
    put_back (digging, event);
  else if (!tell_equation (digging, &found, event))
    begin_technique (digging, &found, event);
}

/* The first candidate in reading order that is still to go. */
static void
strike (Digging *digging, Event *event)
{
  int first = N_CELLS, digit = 0;

  for (int d = 1; d <= 9; d++)
    if (!cells_is_empty (digging->struck.cells[d]) && cells_first (digging->struck.cells[d]) < first)
      {
        first = cells_first (digging->struck.cells[d]);
        digit = d;
      }
  cells_remove (&digging->struck.cells[digit], first);
  position_strike (&digging->position, first, digit);
  if (candidate_set_is_empty (&digging->struck))
    digging->phase = digging->n_placed ? PLACE : LOOK;
  emit (event, EVENT_STRIP, REASON_TECHNIQUE, first, digit, 0);
  event->nodes = digging->row;
}

static void
place (Digging *digging, Event *event)
{
  int candidate = digging->placed[digging->next++];

  position_place (&digging->position, candidate_cell (candidate), candidate_digit (candidate));
  if (digging->next == digging->n_placed)
    digging->phase = LOOK;
  emit (event, EVENT_SINGLE, REASON_TECHNIQUE, candidate_cell (candidate), candidate_digit (candidate), 0);
  event->nodes = digging->row;
}

void
digging_step (Digging *digging, Event *event)
{
  switch ((Phase) digging->phase)
    {
    case NEXT_CLUE:
      take_next (digging, event);
      break;
    case LOOK:
      look (digging, event);
      break;
    case STRIKE:
      strike (digging, event);
      break;
    case PLACE:
      place (digging, event);
      break;
    case ENDED:
      break;
    }
}

bool
digging_is_ended (const Digging *digging)
{
  return digging->phase == ENDED;
}

void
digging_show (const Digging *digging, SearchView *view)
{
  memset (view, 0, sizeof *view);
  board_from_digits (&view->board, digging->position.digit);
  view->keeps_candidates = true;
  view->digging = true;
  view->unique = digging->position.unique;
  view->removed = digging->removed;
  view->trial = digging->trial;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      view->candidates[cell] = digging->position.marks[cell];
      view->origin[cell] = cells_has (digging->clues, cell) ? ORIGIN_GIVEN
                         : view->board.digit[cell] ? ORIGIN_SINGLE : ORIGIN_EMPTY;
    }
}
