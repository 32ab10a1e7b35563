/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* game-history.c — undo and redo, branches and savepoints. */
#include "game-private.h"

#include <string.h>

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
setdoku_game_undo (SetdokuGame *self, PlaceSet *changed)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  if (!history_undo (&self->history, changed))
    return false;
  setdoku_game_emit_changed (self);
  return true;
}

bool
setdoku_game_redo (SetdokuGame *self, PlaceSet *changed)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  if (!history_redo (&self->history, changed))
    return false;
  setdoku_game_emit_changed (self);
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

int
setdoku_game_get_n_steps (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);
  return document_n_steps (self->document);
}

int
setdoku_game_get_step (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), -1);
  return self->document->current;
}

int
setdoku_game_get_redo_step (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), -1);
  return history_redo_step (&self->history);
}

PlaceSet
setdoku_game_get_step_cells (SetdokuGame *self, int step)
{
  const DocumentChange *changes;
  PlaceSet cells = PLACES_NONE;
  unsigned n;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), PLACES_NONE);
  if (step < 0)
    return PLACES_NONE;
  changes = document_get_changes (self->document, step, &n);
  for (unsigned i = 0; i < n; i++)
    places_add (&cells, changes[i].cell);
  return cells;
}

bool
setdoku_game_go_to (SetdokuGame *self, int step, PlaceSet *changed)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);
  g_return_val_if_fail (step >= -1 && step < document_n_steps (self->document), false);

  if (!history_go_to (&self->history, step, changed))
    return false;
  setdoku_game_emit_changed (self);
  return true;
}

char *
setdoku_game_describe_step (SetdokuGame *self, int step)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  g_return_val_if_fail (step >= -1 && step < document_n_steps (self->document), NULL);
  return history_describe (&self->history, step);
}

GArray *
setdoku_game_list_branches (SetdokuGame *self, int max)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  g_return_val_if_fail (max > 0, NULL);
  return history_list_branches (&self->history, max);
}

bool
setdoku_game_undo_mistakes (SetdokuGame *self, const uint8_t *solution, PlaceSet *changed)
{
  int step;

  g_return_val_if_fail (SETDOKU_IS_GAME (self), false);

  step = history_before_mistakes (&self->history, solution);
  return step >= -1 && setdoku_game_go_to (self, step, changed);
}

/* Savepoints. */

int
setdoku_game_get_n_savepoints (SetdokuGame *self)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), 0);
  return self->document->savepoints ? (int) self->document->savepoints->len : 0;
}

const DocumentSavepoint *
setdoku_game_get_savepoint (SetdokuGame *self, int i)
{
  g_return_val_if_fail (SETDOKU_IS_GAME (self), NULL);
  g_return_val_if_fail (i >= 0 && i < setdoku_game_get_n_savepoints (self), NULL);
  return &g_array_index (self->document->savepoints, DocumentSavepoint, i);
}

static void
names_changed (SetdokuGame *self)
{
  self->names_changed = true;
  setdoku_game_emit_changed (self);
}

void
setdoku_game_add_savepoint (SetdokuGame *self, const char *name)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));
  g_return_if_fail (name);

  document_add_savepoint (self->document, self->document->current, g_get_real_time (), name);
  names_changed (self);
}

void
setdoku_game_rename_savepoint (SetdokuGame *self, int i, const char *name)
{
  DocumentSavepoint *savepoint;

  g_return_if_fail (SETDOKU_IS_GAME (self));
  g_return_if_fail (name);
  g_return_if_fail (i >= 0 && i < setdoku_game_get_n_savepoints (self));

  savepoint = &g_array_index (self->document->savepoints, DocumentSavepoint, i);
  if (strcmp (savepoint->name, name) == 0)
    return;
  g_free (savepoint->name);
  savepoint->name = g_strdup (name);
  names_changed (self);
}

void
setdoku_game_remove_savepoint (SetdokuGame *self, int i)
{
  g_return_if_fail (SETDOKU_IS_GAME (self));
  g_return_if_fail (i >= 0 && i < setdoku_game_get_n_savepoints (self));

  g_array_remove_index (self->document->savepoints, (unsigned) i);
  names_changed (self);
}
