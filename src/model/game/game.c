/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/any/any-check.h"
#include "formats/text-visible.h"

enum { CHANGED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SetdokuGame, setdoku_game, G_TYPE_OBJECT)

static void
setdoku_game_finalize (GObject *object)
{
  SetdokuGame *self = SETDOKU_GAME (object);

  history_clear (&self->history);
  document_free (self->document);
  g_free (self->saved);
  topology_unref (self->saved_rules);
  g_free (self->work);
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
remember_saved (SetdokuGame *self)
{
  g_free (self->saved);
  topology_unref (self->saved_rules);
  self->saved_rules = topology_ref (self->document->topology);
  self->saved = g_memdup2 (self->document->cells, (gsize) self->document->n_cells * sizeof *self->saved);
  self->names_changed = false;
}

static void
setdoku_game_init (SetdokuGame *self)
{
  self->document = document_new ();
  history_init (&self->history, self->document);
  remember_saved (self);
}

SetdokuGame *
setdoku_game_new (void)
{
  return g_object_new (SETDOKU_TYPE_GAME, NULL);
}

void
setdoku_game_emit_changed (SetdokuGame *self)
{
  self->stale = self->holds > 0;
  if (!self->stale)
    g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_game_hold (SetdokuGame *self)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));
  self->holds++;
}

void
setdoku_game_release (SetdokuGame *self)
{
  g_return_if_fail (SETDOKU_IS_GAME (self) && self->holds > 0);
  if (--self->holds == 0 && self->stale)
    setdoku_game_emit_changed (self);
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
  setdoku_game_emit_changed (self);
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

void
setdoku_game_keep_cells (SetdokuGame *self, DocumentCells *cells)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));

  document_cells_keep (cells, self->document->cells, self->document->n_cells);
}

bool
setdoku_game_has_cells (SetdokuGame *self, const DocumentCells *cells)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  return document_cells_equal (cells, self->document->cells, self->document->n_cells);
}

int
setdoku_game_get_n_cells (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);

  return self->document->n_cells;
}

int
setdoku_game_get_digits (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);

  return document_digits (self->document);
}

const Topology *
setdoku_game_get_topology (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);

  return self->document->topology;
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
  if (self->document->topology)
    *board = (Board) { 0 };
  else
    document_get_board (self->document, board);
}

void
setdoku_game_get_digits_of_cells (SetdokuGame *self, uint8_t *digits)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));

  for (int c = 0; c < self->document->n_cells; c++)
    digits[c] = (uint8_t) digit_in (&self->document->cells[c]);
}

void
setdoku_game_get_board (SetdokuGame *self, Board *board)
{
  uint8_t digits[RULES_CELLS_MAX] = { 0 };

  g_return_if_fail (SETDOKU_IS_GAME (self));

  if (!self->document->topology)
    setdoku_game_get_digits_of_cells (self, digits);
  board_from_digits (board, digits);
}

/* Room to look at sums and lines in. */
static ScanWork *
work_of (SetdokuGame *self)
{
  if (!self->work)
    self->work = g_new (ScanWork, 1);
  return self->work;
}

PlaceSet
setdoku_game_get_repeats (SetdokuGame *self)
{
  uint8_t digits[RULES_CELLS_MAX];
  Board board;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), PLACES_NONE);

  setdoku_game_get_digits_of_cells (self, digits);
  if (self->document->topology)
    return any_broken (self->document->topology, digits, work_of (self));
  board_from_digits (&board, digits);
  return places_from_cells (board_repeats (&board));
}

bool
setdoku_game_is_empty (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  if (self->document->topology)
    return false;
  for (int c = 0; c < self->document->n_cells; c++)
    if (digit_in (&self->document->cells[c]) || has_marks (&self->document->cells[c]))
      return false;
  return true;
}

bool
setdoku_game_is_solved (SetdokuGame *self)
{
  uint8_t digits[RULES_CELLS_MAX];
  Board board;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  setdoku_game_get_digits_of_cells (self, digits);
  if (self->document->topology)
    return any_is_solution (self->document->topology, digits, work_of (self));
  board_from_digits (&board, digits);
  return board_is_solution (&board);
}

PlaceSet
setdoku_game_get_mistakes (SetdokuGame *self, const uint8_t *solution)
{
  PlaceSet cells = PLACES_NONE;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), PLACES_NONE);

  for (int c = 0; c < self->document->n_cells; c++)
    if (history_is_mistake (&self->document->cells[c], solution[c]))
      places_add (&cells, c);

  return cells;
}

PlaceSet
setdoku_game_get_filled_marks (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), PLACES_NONE);

  return history_filled_marks (&self->history);
}

int
setdoku_game_count_cells (SetdokuGame *self)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);

  for (int c = 0; c < self->document->n_cells; c++)
    n += document_has_cell (self->document, c);
  return n;
}

int
setdoku_game_count_clues (SetdokuGame *self)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);

  for (int c = 0; c < self->document->n_cells; c++)
    n += self->document->cells[c].given != 0;
  return n;
}

int
setdoku_game_count_filled (SetdokuGame *self)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);

  for (int c = 0; c < self->document->n_cells; c++)
    n += digit_in (&self->document->cells[c]) != 0;
  return n;
}

bool
setdoku_game_is_full (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  return setdoku_game_count_filled (self) == setdoku_game_count_cells (self);
}

int
setdoku_game_count_digit (SetdokuGame *self, int digit)
{
  int n = 0;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);
  g_return_val_if_fail (digit >= 1 && digit <= document_digits (self->document), 0);

  for (int c = 0; c < self->document->n_cells; c++)
    n += digit_in (&self->document->cells[c]) == digit;
  return n;
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
    setdoku_game_emit_changed (self);
}

char *
setdoku_game_dup_title (SetdokuGame *self)
{
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  char *dot;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);

  if (self->document->title && *self->document->title)
    return text_visible (self->document->title);
  if (!self->file)
    return NULL;

  base = g_file_get_basename (self->file);
  name = base ? g_filename_display_name (base) : NULL;
  dot = name ? strrchr (name, '.') : NULL;
  if (dot && dot != name)
    *dot = '\0';
  return text_visible (name);
}

char *
setdoku_game_describe_filled (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);

  /* Translators: how many cells of the board hold a digit, and how many there are: "31 of 81 filled" */
  return g_strdup_printf (_("%d of %d filled"), setdoku_game_count_filled (self), setdoku_game_count_cells (self));
}

bool
setdoku_game_is_made (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  return self->document->source && g_str_has_prefix (self->document->source, DOCUMENT_MADE_HERE);
}

bool
setdoku_game_is_modified (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  return self->names_changed || !topology_equal (self->saved_rules, self->document->topology)
         || memcmp (self->saved, self->document->cells, (size_t) self->document->n_cells * sizeof *self->saved) != 0;
}

void
setdoku_game_mark_saved (SetdokuGame *self)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));

  remember_saved (self);
  setdoku_game_emit_changed (self);
}

void
setdoku_game_mark_unsaved (SetdokuGame *self)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));

  self->names_changed = true;
  setdoku_game_emit_changed (self);
}
