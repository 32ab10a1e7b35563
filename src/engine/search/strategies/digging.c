/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "digging.h"

#include <string.h>

#include "engine/fast/count.h"
#include "engine/search/emit.h"

#include "sets.h"

typedef enum { NEXT_CLUE, LOOK, ENDED } Phase;

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
  position_from_board (&digging->work.position, &board);
  /* Techniques that rely on one solution may be allowed, and must not be asked where there are more. */
  count_puzzle_from_board (&puzzle, &board);
  digging->work.position.unique = count_solutions (&puzzle, 2, NULL, NULL) == 1;
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
  event->possible = digging->work.position.marks[cell];
  event->nodes = (uint64_t) cells_count (digging->clues);
}

static void
give_up (Digging *digging, Event *event)
{
  digging->phase = ENDED;
  emit (event, EVENT_DONE, REASON_NO_MEMORY, NO_CELL, 0, 0);
}

static void
put_back (Digging *digging, Event *event)
{
  int cell = digging->trial;
  int open = cells_count (digging->work.position.empty);

  cells_add (&digging->clues, cell);
  cells_remove (&digging->removed, cell);
  digging->trial = NO_CELL;
  digging->phase = NEXT_CLUE;
  set_up (digging);
  emit (event, EVENT_PUT_BACK, REASON_STUCK, cell, digging->solution[cell], 0);
  event->nodes = (uint64_t) open;
}

/* *out_of_memory: it is not known whether there is one. */
static bool
find (const Digging *digging, Deduction *found, bool *out_of_memory)
{
  *out_of_memory = false;
  for (const Technique *technique = techniques; technique->id; technique++)
    {
      Finds finds = { .found = found, .capacity = 1, .first_only = true };

      if (!technique_set_has (&digging->methods, technique))
        continue;
      technique_search (technique, &digging->work.position, &finds);
      *out_of_memory = finds.out_of_memory;
      if (finds.n || finds.out_of_memory)
        return !finds.out_of_memory;
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

  if (found->technique->family != FAMILY_SINGLES)
    return false;
  board_from_digits (&board, digging->work.position.digit);
  if (!sets_deduce (&board, cell, found->base ? __builtin_ctz (found->base) : NO_HOUSE, event) || event->digit != digit) /* unreached: both are right */
    return false;

  position_place (&digging->work.position, cell, digit);
  return true;
}

static void
look (Digging *digging, Event *event)
{
  Deduction found;
  bool      out_of_memory;

  if (position_is_solved (&digging->work.position))
    take_next (digging, event);
  else if (!find (digging, &found, &out_of_memory))
    {
      if (out_of_memory)
        give_up (digging, event);
      else
        put_back (digging, event);
    }
  else if (!tell_equation (digging, &found, event))
    carrying_out_begin (&digging->work, &found, event);
}

void
digging_step (Digging *digging, Event *event)
{
  switch ((Phase) digging->phase)  /* unreached: one that has ended is not asked */
    {
    case NEXT_CLUE:
      take_next (digging, event);
      break;
    case LOOK:
      if (!carrying_out_step (&digging->work, event))
        look (digging, event);
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
  board_from_digits (&view->board, digging->work.position.digit);
  view->keeps_candidates = true;
  view->digging = true;
  view->unique = digging->work.position.unique;
  view->removed = digging->removed;
  view->trial = digging->trial;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      view->candidates[cell] = digging->work.position.marks[cell];
      view->origin[cell] = cells_has (digging->clues, cell) ? ORIGIN_GIVEN
                         : view->board.digit[cell] ? ORIGIN_SINGLE : ORIGIN_EMPTY;
    }
}
