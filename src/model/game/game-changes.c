/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* game-changes.c — what the player does to the board.
 *
 * Each makes a copy of the cells, changes that, and hands it in: one step of the history, or none. */
#include "game-private.h"

#include <string.h>

#include "formats/document-boards.h"

typedef struct { DocumentCell cells[RULES_CELLS_MAX]; } Draft;

static Draft
draft (SetdokuGame *self)
{
  Draft draft;

  memcpy (draft.cells, self->document->cells, (size_t) self->document->n_cells * sizeof *draft.cells);
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

/* Those that the board has. */
static PlaceSet
on_board (SetdokuGame *self, PlaceSet cells)
{
  cells = places_intersection (cells, places_all (self->document->n_cells));
  if (self->document->topology)
    for_each_place (c, cells)
      if (!document_has_cell (self->document, c))
        places_remove (&cells, c);
  return cells;
}

/* Those of the cells that hold no clue; with empty, no entry either. */
static PlaceSet
open_cells (SetdokuGame *self, PlaceSet cells, bool empty)
{
  PlaceSet open = on_board (self, cells);

  for_each_place (c, open)
    if (self->document->cells[c].given || (empty && self->document->cells[c].entry))
      places_remove (&open, c);
  return open;
}

/* The cells that can never hold the same digit. */
static PlaceSet
peers_of (SetdokuGame *self, int cell)
{
  const Topology *topology = self->document->topology;

  return topology ? topology->peers[cell] : places_from_cells (cell_peer_set (cell));
}

/* What stands in cells that can never hold the same digit as this one. */
static Values
seen_from (SetdokuGame *self, int cell)
{
  Values seen = 0;

  for_each_place (peer, peers_of (self, cell))
    {
      const DocumentCell *other = &self->document->cells[peer];

      seen |= (other->given | other->entry) ? values_of (other->given | other->entry) : 0;
    }
  return seen;
}

/* What the cell could hold on the empty board: on some, not every digit. */
static Values
allowed_in (SetdokuGame *self, int cell)
{
  const Topology *topology = self->document->topology;

  return topology ? topology->start[cell] & topology->all : DIGITS_ALL;
}

static bool
has_marks (const DocumentCell *cell)
{
  return cell->corner || cell->centre;
}

static Values *
marks_of (DocumentCell *cell, SetdokuMark mark)
{
  return mark == SETDOKU_MARK_CORNER ? &cell->corner : &cell->centre;
}

/* A candidate's colour goes with its last mark. */
static void
forget_unmarked (DocumentCell *cell)
{
  document_cell_remove_marks (cell, 0);
}

bool
setdoku_game_set_clue (SetdokuGame *self, PlaceSet cells, int digit)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 0 && digit <= document_digits (self->document), false);

  next = draft (self);
  cells = on_board (self, cells);
  for_each_place (c, cells)
    next.cells[c] = (DocumentCell) { .given = (uint8_t) digit, .colours = next.cells[c].colours };
  return hand_in (self, &next);
}

/* Those that hold the digit now, and did not all hold it before. */
static PlaceSet
enter (Draft *next, PlaceSet cells, int digit)
{
  bool everywhere = true;

  for_each_place (c, cells)
    everywhere &= next->cells[c].entry == digit;
  for_each_place (c, cells)
    next->cells[c].entry = everywhere ? 0 : (uint8_t) digit;
  return everywhere ? PLACES_NONE : cells;
}

bool
setdoku_game_enter (SetdokuGame *self, PlaceSet cells, int digit)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= document_digits (self->document), false);

  next = draft (self);
  enter (&next, open_cells (self, cells, false), digit);
  return hand_in (self, &next);
}

bool
setdoku_game_enter_and_tidy (SetdokuGame *self, PlaceSet cells, int digit)
{
  PlaceSet placed, seen = PLACES_NONE;
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= document_digits (self->document), false);

  next = draft (self);
  placed = enter (&next, open_cells (self, cells, false), digit);
  for_each_place (c, placed)
    seen = places_union (seen, peers_of (self, c));
  for_each_place (c, seen)
    document_cell_remove_marks (&next.cells[c], values_of (digit));
  return hand_in (self, &next);
}

bool
setdoku_game_toggle_mark (SetdokuGame *self, PlaceSet cells, SetdokuMark mark, int digit)
{
  Draft next;
  Values bit, everywhere = values_all (VALUES_MAX);

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= document_digits (self->document), false);

  next = draft (self);
  bit = values_of (digit);
  cells = open_cells (self, cells, true);
  for_each_place (c, cells)
    everywhere &= *marks_of (&next.cells[c], mark);
  for_each_place (c, cells)
    {
      Values *marks = marks_of (&next.cells[c], mark);

      *marks = everywhere & bit ? *marks & ~bit : *marks | bit;
      forget_unmarked (&next.cells[c]);
    }
  return hand_in (self, &next);
}

bool
setdoku_game_fill_marks (SetdokuGame *self, PlaceSet cells, SetdokuMark mark)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  cells = open_cells (self, cells, true);
  for_each_place (c, cells)
    {
      *marks_of (&next.cells[c], mark) = allowed_in (self, c) & ~seen_from (self, c);
      forget_unmarked (&next.cells[c]);
    }
  return hand_in (self, &next);
}

/* The marks under an entry too: they come to light again when it goes. */
bool
setdoku_game_tidy_marks (SetdokuGame *self, PlaceSet cells)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  cells = open_cells (self, cells, false);
  for_each_place (c, cells)
    document_cell_remove_marks (&next.cells[c], seen_from (self, c));

  return hand_in (self, &next);
}

bool
setdoku_game_toggle_colour (SetdokuGame *self, PlaceSet cells, int colour)
{
  Draft next;
  uint16_t bit, everywhere = 0x1ff;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (colour >= 0 && colour < N_COLOURS, false);

  next = draft (self);
  bit = (uint16_t) (1u << colour);
  cells = on_board (self, cells);
  for_each_place (c, cells)
    everywhere &= next.cells[c].colours;
  for_each_place (c, cells)
    if (everywhere & bit)
      next.cells[c].colours &= (uint16_t) ~bit;
    else
      next.cells[c].colours |= bit;
  return hand_in (self, &next);
}

bool
setdoku_game_toggle_candidate_colour (SetdokuGame *self, PlaceSet cells, int digit, int colour)
{
  Draft next;
  bool everywhere = true;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= document_digits (self->document), false);
  g_return_val_if_fail (colour >= 0 && colour < N_COLOURS, false);

  next = draft (self);
  cells = open_cells (self, cells, true);
  for_each_place (c, cells)
    if (!values_has (next.cells[c].corner | next.cells[c].centre, digit))
      places_remove (&cells, c);
  for_each_place (c, cells)
    everywhere &= document_cell_get_candidate_colour (&next.cells[c], digit) == colour;
  for_each_place (c, cells)
    document_cell_set_candidate_colour (&next.cells[c], digit, everywhere ? -1 : colour);
  return hand_in (self, &next);
}

static void
clear (DocumentCell *cell, SetdokuKinds kinds)
{
  if (kinds & SETDOKU_KIND_DIGITS)
    cell->entry = 0;
  if (kinds & SETDOKU_KIND_CORNER)
    cell->corner = 0;
  if (kinds & SETDOKU_KIND_CENTRE)
    cell->centre = 0;
  if (kinds & SETDOKU_KIND_COLOURS)
    cell->colours = 0;
  if (kinds & SETDOKU_KIND_CANDIDATE_COLOURS)
    memset (cell->candidate_colours, 0, sizeof cell->candidate_colours);
  forget_unmarked (cell);
}

bool
setdoku_game_clear (SetdokuGame *self, PlaceSet cells, SetdokuKinds kinds)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  cells = on_board (self, cells);
  for_each_place (c, cells)
    clear (&next.cells[c], kinds);
  return hand_in (self, &next);
}

bool
setdoku_game_erase (SetdokuGame *self, PlaceSet cells)
{
  bool digits = false, marks = false;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  cells = on_board (self, cells);
  for_each_place (c, cells)
    {
      digits |= self->document->cells[c].entry != 0;
      marks |= has_marks (&self->document->cells[c]);
    }
  return setdoku_game_clear (self, cells, digits ? SETDOKU_KIND_DIGITS
                                          : marks ? SETDOKU_KIND_CORNER | SETDOKU_KIND_CENTRE
                                                  : SETDOKU_KIND_COLOURS | SETDOKU_KIND_CANDIDATE_COLOURS);
}

bool
setdoku_game_erase_everything (SetdokuGame *self, PlaceSet cells)
{
  return setdoku_game_clear (self, cells, SETDOKU_KINDS_ALL);
}

bool
setdoku_game_start_over (SetdokuGame *self)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  for (int c = 0; c < self->document->n_cells; c++)
    next.cells[c] = (DocumentCell) { .given = next.cells[c].given };
  return hand_in (self, &next);
}

bool
setdoku_game_set_entries (SetdokuGame *self, const uint8_t *digits)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  for (int c = 0; c < self->document->n_cells; c++)
    {
      g_return_val_if_fail (digits[c] <= document_digits (self->document), false);
      if (!next.cells[c].given)
        next.cells[c].entry = digits[c];
    }
  return hand_in (self, &next);
}

bool
setdoku_game_replace (SetdokuGame *self, const DocumentCell *cells)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  memcpy (next.cells, cells, (size_t) self->document->n_cells * sizeof *cells);
  for (int c = 0; c < self->document->n_cells; c++)
    g_return_val_if_fail (history_accepts_cell (&cells[c], document_digits (self->document)), false);
  return hand_in (self, &next);
}

bool
setdoku_game_replace_all (SetdokuGame *self, const Topology *topology, const DocumentCell *cells)
{
  Draft next;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (document_boards_fit (topology, self->document->topology), false);

  if (topology && rules_are_classic (topology->rules))
    topology = NULL;
  memcpy (next.cells, cells, (size_t) self->document->n_cells * sizeof *cells);
  if (!history_append_board (&self->history, topology, next.cells, g_get_real_time ()))
    return false;
  setdoku_game_emit_changed (self);
  return true;
}

bool
setdoku_game_set_rules (SetdokuGame *self, const Topology *topology)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  return setdoku_game_replace_all (self, topology, self->document->cells);
}
