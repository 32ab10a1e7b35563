/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* game-changes.c — what the player does to the board.
 *
 * Each makes a copy of the cells, changes that, and hands it in: one step of the history, or none. */
#include "game-private.h"

#include <string.h>

typedef struct { DocumentCell cells[N_CELLS]; } Draft;

static Draft
draft (SetdokuGame *self)
{
  Draft draft;

  memcpy (draft.cells, self->document->cells, sizeof draft.cells);
  return draft;
}

static bool
hand_in (SetdokuGame *self, const Draft *draft)
{
  if (!history_append (&self->history, draft->cells, g_get_real_time ()))
    return false;
  setdoku_game_emit_changed (self);
  return true;
}

/* Those of the cells that hold no clue; with empty, no entry either. */
static CellSet
open_cells (SetdokuGame *self, CellSet cells, bool empty)
{
  CellSet open = cells_intersection (cells, CELLS_ALL);

  for_each_cell (c, open)
    if (self->document->cells[c].given || (empty && self->document->cells[c].entry))
      cells_remove (&open, c);
  return open;
}

static bool
has_marks (const DocumentCell *cell)
{
  return cell->corner || cell->centre;
}

static Digits *
marks_of (DocumentCell *cell, SetdokuMark mark)
{
  return mark == SETDOKU_MARK_CORNER ? &cell->corner : &cell->centre;
}

/* A candidate's colour goes with its last mark. */
static void
forget_unmarked (DocumentCell *cell)
{
  document_cell_remove_marks (cell, DIGITS_NONE);
}

bool
setdoku_game_set_clue (SetdokuGame *self, CellSet cells, int digit)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 0 && digit <= 9, false);

  next = draft (self);
  cells = cells_intersection (cells, CELLS_ALL);
  for_each_cell (c, cells)
    next.cells[c] = (DocumentCell) { .given = (uint8_t) digit, .colours = next.cells[c].colours };
  return hand_in (self, &next);
}

/* Those that hold the digit now, and did not all hold it before. */
static CellSet
enter (Draft *next, CellSet cells, int digit)
{
  bool everywhere = true;

  for_each_cell (c, cells)
    everywhere &= next->cells[c].entry == digit;
  for_each_cell (c, cells)
    next->cells[c].entry = everywhere ? 0 : (uint8_t) digit;
  return everywhere ? CELLS_NONE : cells;
}

bool
setdoku_game_enter (SetdokuGame *self, CellSet cells, int digit)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= 9, false);

  next = draft (self);
  enter (&next, open_cells (self, cells, false), digit);
  return hand_in (self, &next);
}

bool
setdoku_game_enter_and_tidy (SetdokuGame *self, CellSet cells, int digit)
{
  CellSet placed, seen = CELLS_NONE;
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= 9, false);

  next = draft (self);
  placed = enter (&next, open_cells (self, cells, false), digit);
  for_each_cell (c, placed)
    seen = cells_union (seen, cell_peer_set (c));
  for_each_cell (c, seen)
    document_cell_remove_marks (&next.cells[c], digits_of (digit));
  return hand_in (self, &next);
}

bool
setdoku_game_toggle_mark (SetdokuGame *self, CellSet cells, SetdokuMark mark, int digit)
{
  Draft next;
  Digits bit, everywhere = DIGITS_ALL;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= 9, false);

  next = draft (self);
  bit = digits_of (digit);
  cells = open_cells (self, cells, true);
  for_each_cell (c, cells)
    everywhere &= *marks_of (&next.cells[c], mark);
  for_each_cell (c, cells)
    {
      Digits *marks = marks_of (&next.cells[c], mark);

      *marks = everywhere & bit ? digits_difference (*marks, bit) : digits_union (*marks, bit);
      forget_unmarked (&next.cells[c]);
    }
  return hand_in (self, &next);
}

bool
setdoku_game_fill_marks (SetdokuGame *self, CellSet cells, SetdokuMark mark)
{
  Draft next;
  Board board;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  setdoku_game_get_board (self, &board);
  cells = open_cells (self, cells, true);
  for_each_cell (c, cells)
    {
      *marks_of (&next.cells[c], mark) = board_possible (&board, c);
      forget_unmarked (&next.cells[c]);
    }
  return hand_in (self, &next);
}

/* The marks under an entry too: they come to light again when it goes. */
bool
setdoku_game_tidy_marks (SetdokuGame *self, CellSet cells)
{
  Draft next;
  Board board;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  setdoku_game_get_board (self, &board);
  cells = open_cells (self, cells, false);
  for_each_cell (c, cells)
    {
      Digits seen = DIGITS_NONE;

      for (int i = 0; i < N_PEERS; i++)
        if (board.digit[cell_peers[c][i]])
          seen = digits_union (seen, digits_of (board.digit[cell_peers[c][i]]));
      document_cell_remove_marks (&next.cells[c], seen);
    }
  return hand_in (self, &next);
}

bool
setdoku_game_toggle_colour (SetdokuGame *self, CellSet cells, int colour)
{
  Draft next;
  uint16_t bit, everywhere = 0x1ff;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (colour >= 0 && colour < N_COLOURS, false);

  next = draft (self);
  bit = (uint16_t) (1u << colour);
  cells = cells_intersection (cells, CELLS_ALL);
  for_each_cell (c, cells)
    everywhere &= next.cells[c].colours;
  for_each_cell (c, cells)
    if (everywhere & bit)
      next.cells[c].colours &= (uint16_t) ~bit;
    else
      next.cells[c].colours |= bit;
  return hand_in (self, &next);
}

bool
setdoku_game_toggle_candidate_colour (SetdokuGame *self, CellSet cells, int digit, int colour)
{
  Draft next;
  bool everywhere = true;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= 9, false);
  g_return_val_if_fail (colour >= 0 && colour < N_COLOURS, false);

  next = draft (self);
  cells = open_cells (self, cells, true);
  for_each_cell (c, cells)
    if (!digits_has (digits_union (next.cells[c].corner, next.cells[c].centre), digit))
      cells_remove (&cells, c);
  for_each_cell (c, cells)
    everywhere &= document_cell_get_candidate_colour (&next.cells[c], digit) == colour;
  for_each_cell (c, cells)
    document_cell_set_candidate_colour (&next.cells[c], digit, everywhere ? -1 : colour);
  return hand_in (self, &next);
}

static void
clear (DocumentCell *cell, SetdokuKinds kinds)
{
  if (kinds & SETDOKU_KIND_DIGITS)
    cell->entry = 0;
  if (kinds & SETDOKU_KIND_CORNER)
    cell->corner = DIGITS_NONE;
  if (kinds & SETDOKU_KIND_CENTRE)
    cell->centre = DIGITS_NONE;
  if (kinds & SETDOKU_KIND_COLOURS)
    cell->colours = 0;
  if (kinds & SETDOKU_KIND_CANDIDATE_COLOURS)
    cell->candidate_colours = 0;
  forget_unmarked (cell);
}

bool
setdoku_game_clear (SetdokuGame *self, CellSet cells, SetdokuKinds kinds)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  cells = cells_intersection (cells, CELLS_ALL);
  for_each_cell (c, cells)
    clear (&next.cells[c], kinds);
  return hand_in (self, &next);
}

bool
setdoku_game_erase (SetdokuGame *self, CellSet cells)
{
  bool digits = false, marks = false;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  cells = cells_intersection (cells, CELLS_ALL);
  for_each_cell (c, cells)
    {
      digits |= self->document->cells[c].entry != 0;
      marks |= has_marks (&self->document->cells[c]);
    }
  return setdoku_game_clear (self, cells, digits ? SETDOKU_KIND_DIGITS
                                          : marks ? SETDOKU_KIND_CORNER | SETDOKU_KIND_CENTRE
                                                  : SETDOKU_KIND_COLOURS | SETDOKU_KIND_CANDIDATE_COLOURS);
}

bool
setdoku_game_erase_everything (SetdokuGame *self, CellSet cells)
{
  return setdoku_game_clear (self, cells, SETDOKU_KINDS_ALL);
}

bool
setdoku_game_start_over (SetdokuGame *self)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  for (int c = 0; c < N_CELLS; c++)
    next.cells[c] = (DocumentCell) { .given = next.cells[c].given };
  return hand_in (self, &next);
}

bool
setdoku_game_set_entries (SetdokuGame *self, const uint8_t digits[N_CELLS])
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  for (int c = 0; c < N_CELLS; c++)
    {
      g_return_val_if_fail (digits[c] <= 9, false);
      if (!next.cells[c].given)
        next.cells[c].entry = digits[c];
    }
  return hand_in (self, &next);
}

bool
setdoku_game_replace (SetdokuGame *self, const DocumentCell cells[N_CELLS])
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  memcpy (next.cells, cells, sizeof next.cells);
  for (int c = 0; c < N_CELLS; c++)
    g_return_val_if_fail (history_accepts_cell (&cells[c]), false);
  return hand_in (self, &next);
}
