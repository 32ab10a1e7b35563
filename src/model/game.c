/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "game.h"

#include <string.h>

#include "history.h"

/* The document is the whole state: it is what a file holds, so nothing can be forgotten on saving. */
struct _SetdokuGame {
  GObject       parent_instance;

  Document     *document;
  History       history;                   /* over document->steps */
  DocumentCell  saved[N_CELLS];            /* as loaded or saved last */
  GFile        *file;
};

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SetdokuGame, setdoku_game, G_TYPE_OBJECT)

static void
setdoku_game_finalize (GObject *object)
{
  SetdokuGame *self = SETDOKU_GAME (object);

  history_clear (&self->history);
  document_free (self->document);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (setdoku_game_parent_class)->finalize (object);
}

static void
setdoku_game_class_init (SetdokuGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_game_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_game_init (SetdokuGame *self)
{
  self->document = document_new ();
  history_init (&self->history, self->document);
}

SetdokuGame *
setdoku_game_new (void)
{
  return g_object_new (SETDOKU_TYPE_GAME, NULL);
}

static void
emit_changed (SetdokuGame *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remember_saved (SetdokuGame *self)
{
  memcpy (self->saved, self->document->cells, sizeof self->saved);
}

void
setdoku_game_load (SetdokuGame *self, const Document *document)
{
  Document *copy;

  g_return_if_fail (SETDOKU_IS_GAME (self));
  g_return_if_fail (document);

  copy = document_copy (document);
  history_clear (&self->history);
  document_free (self->document);
  self->document = copy;
  history_init (&self->history, copy);
  remember_saved (self);
  g_clear_object (&self->file);
  emit_changed (self);
}

Document *
setdoku_game_to_document (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  return document_copy (self->document);
}

/* What is on the board. */

const DocumentCell *
setdoku_game_get_cells (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  return self->document->cells;
}

static int
digit_in (const DocumentCell *cell)
{
  return cell->given ? cell->given : cell->entry;
}

static bool
has_marks (const DocumentCell *cell)
{
  return cell->corner || cell->centre;
}

void
setdoku_game_get_givens (SetdokuGame *self, Board *board)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));
  document_get_board (self->document, board);
}

void
setdoku_game_get_board (SetdokuGame *self, Board *board)
{
  uint8_t digits[N_CELLS];

  g_return_if_fail (SETDOKU_IS_GAME (self));

  for (int c = 0; c < N_CELLS; c++)
    digits[c] = (uint8_t) digit_in (&self->document->cells[c]);
  board_from_digits (board, digits);
}

CellSet
setdoku_game_get_repeats (SetdokuGame *self)
{
  Board board;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), CELLS_NONE);

  setdoku_game_get_board (self, &board);
  return board_repeats (&board);
}

bool
setdoku_game_is_empty (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  for (int c = 0; c < N_CELLS; c++)
    if (digit_in (&self->document->cells[c]) || has_marks (&self->document->cells[c]))
      return false;
  return true;
}

bool
setdoku_game_is_solved (SetdokuGame *self)
{
  Board board;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  setdoku_game_get_board (self, &board);
  return board_is_solution (&board);
}

int
setdoku_game_count_digit (SetdokuGame *self, int digit)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);
  g_return_val_if_fail (digit >= 1 && digit <= 9, 0);

  for (int c = 0; c < N_CELLS; c++)
    n += digit_in (&self->document->cells[c]) == digit;
  return n;
}

/* Changes: each makes a copy of the cells, changes that, and hands it in. */

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
  emit_changed (self);
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

bool
setdoku_game_enter (SetdokuGame *self, CellSet cells, int digit)
{
  Draft next;
  bool everywhere = true;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (digit >= 1 && digit <= 9, false);

  next = draft (self);
  cells = open_cells (self, cells, false);
  for_each_cell (c, cells)
    everywhere &= next.cells[c].entry == digit;
  for_each_cell (c, cells)
    next.cells[c].entry = everywhere ? 0 : (uint8_t) digit;
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
    everywhere &= mark == SETDOKU_MARK_CORNER ? next.cells[c].corner : next.cells[c].centre;
  for_each_cell (c, cells)
    {
      Digits *marks = mark == SETDOKU_MARK_CORNER ? &next.cells[c].corner : &next.cells[c].centre;

      *marks = everywhere & bit ? digits_difference (*marks, bit) : digits_union (*marks, bit);
    }
  return hand_in (self, &next);
}

bool
setdoku_game_erase (SetdokuGame *self, CellSet cells)
{
  Draft next;
  bool digits = false, marks = false;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  next = draft (self);
  cells = open_cells (self, cells, false);
  for_each_cell (c, cells)
    {
      digits |= next.cells[c].entry != 0;
      marks |= has_marks (&next.cells[c]);
    }
  for_each_cell (c, cells)
    if (digits)
      next.cells[c].entry = 0;
    else if (marks)
      next.cells[c].corner = next.cells[c].centre = DIGITS_NONE;
    else
      next.cells[c].colours = 0;
  return hand_in (self, &next);
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

/* Undo. */

bool
setdoku_game_can_undo (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  return history_undo_step (&self->history) >= 0;
}

bool
setdoku_game_can_redo (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  return history_redo_step (&self->history) >= 0;
}

bool
setdoku_game_undo (SetdokuGame *self, CellSet *changed)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  if (!history_undo (&self->history, changed))
    return false;
  emit_changed (self);
  return true;
}

bool
setdoku_game_redo (SetdokuGame *self, CellSet *changed)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  if (!history_redo (&self->history, changed))
    return false;
  emit_changed (self);
  return true;
}

char *
setdoku_game_describe_undo (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  return history_describe (&self->history, history_undo_step (&self->history));
}

char *
setdoku_game_describe_redo (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  return history_describe (&self->history, history_redo_step (&self->history));
}

/* The file. */

GFile *
setdoku_game_get_file (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  return self->file;
}

void
setdoku_game_set_file (SetdokuGame *self, GFile *file)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));
  g_return_if_fail (!file || G_IS_FILE (file));

  if (g_set_object (&self->file, file))
    emit_changed (self);
}

char *
setdoku_game_dup_title (SetdokuGame *self)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  char *dot;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);

  if (self->document->title && *self->document->title)
    return g_strdup (self->document->title);
  if (!self->file)
    return NULL;

  base = g_file_get_basename (self->file);
  name = base ? g_filename_display_name (base) : NULL;
  dot = name ? strrchr (name, '.') : NULL;
  if (dot && dot != name)
    *dot = '\0';
  return g_steal_pointer (&name);
}

bool
setdoku_game_is_modified (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  return memcmp (self->saved, self->document->cells, sizeof self->saved) != 0;
}

void
setdoku_game_mark_saved (SetdokuGame *self)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));

  remember_saved (self);
  emit_changed (self);
}
