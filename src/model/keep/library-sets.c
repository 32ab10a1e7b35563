/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* library-sets.c — the sets of the user's own collection. */
#include "library-private.h"

#include <string.h>

static unsigned sets_changed;

void
library_add_signals (SetdokuLibraryClass *klass)
{
  sets_changed = g_signal_new ("sets-changed", SETDOKU_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

void
library_tell_sets (SetdokuLibrary *self)
{
  g_signal_emit (self, sets_changed, 0);
}

/* −1: there is none. */
static int
find (SetdokuLibrary *self, const char *name)
{
  for (unsigned i = 0; i < self->sets->len; i++)
    if (strcmp (self->sets->pdata[i], name) == 0)
      return (int) i;
  return -1;
}

void
library_know_set (SetdokuLibrary *self, const char *name)
{
  g_autofree char *clean = puzzle_clean_name (name);

  if (clean && find (self, clean) < 0)
    g_ptr_array_add (self->sets, g_steal_pointer (&clean));
}

const GPtrArray *
setdoku_library_get_sets (SetdokuLibrary *self)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self), NULL);
  return self->sets;
}

static void
changed (SetdokuLibrary *self)
{
  library_save_soon (self);
  library_tell_sets (self);
}

bool
setdoku_library_add_set (SetdokuLibrary *self, const char *name)
{
  g_autofree char *clean = NULL;

  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self) && name, false);
  setdoku_library_wait (self);
  clean = puzzle_clean_name (name);
  if (!clean || find (self, clean) >= 0)
    return false;
  g_ptr_array_add (self->sets, g_steal_pointer (&clean));
  changed (self);
  return true;
}

/* Those of the set, of SetdokuPuzzle. */
static GPtrArray *
puzzles_of (SetdokuLibrary *self, const char *name)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);

  for (unsigned i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->list)); i++)
    {
      g_autoptr (SetdokuPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (self->list), i);

      if (g_strcmp0 (setdoku_puzzle_get_facts (puzzle)->set, name) == 0)
        g_ptr_array_add (puzzles, g_steal_pointer (&puzzle));
    }
  return puzzles;
}

static void
put_all (const GPtrArray *puzzles, const char *set)
{
  for (unsigned i = 0; i < puzzles->len; i++)
    setdoku_puzzle_set_set (puzzles->pdata[i], set);
}

bool
setdoku_library_rename_set (SetdokuLibrary *self, const char *name, const char *to)
{
  g_autoptr (GPtrArray) puzzles = NULL;
  g_autofree char *clean = NULL;
  int place;

  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self) && name && to, false);
  setdoku_library_wait (self);
  clean = puzzle_clean_name (to);
  place = find (self, name);
  if (place < 0 || !clean || find (self, clean) >= 0)
    return false;
  puzzles = puzzles_of (self, name);
  put_all (puzzles, clean);
  g_free (self->sets->pdata[place]);
  self->sets->pdata[place] = g_steal_pointer (&clean);
  changed (self);
  return true;
}

GPtrArray *
setdoku_library_remove_set (SetdokuLibrary *self, const char *name)
{
  GPtrArray *puzzles;
  int place;

  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self) && name, NULL);
  setdoku_library_wait (self);
  puzzles = puzzles_of (self, name);
  place = find (self, name);
  put_all (puzzles, NULL);
  if (place >= 0)
    g_ptr_array_remove_index (self->sets, (unsigned) place);
  changed (self);
  return puzzles;
}

void
setdoku_library_move (SetdokuLibrary *self, const GPtrArray *puzzles, const char *set)
{
  g_return_if_fail (SETDOKU_IS_LIBRARY (self) && puzzles);
  setdoku_library_wait (self);
  if (set)
    library_know_set (self, set);
  put_all (puzzles, set);
  changed (self);
}

void
setdoku_library_solved (SetdokuLibrary *self, const Document *document, int64_t best)
{
  g_autoptr (SetdokuPuzzle) puzzle = NULL;
  SetdokuPuzzle *ours;

  g_return_if_fail (SETDOKU_IS_LIBRARY (self) && document);
  setdoku_library_wait (self);
  puzzle = setdoku_puzzle_new (document);
  ours = setdoku_library_find (self, setdoku_puzzle_get_facts (puzzle)->cells);
  if (!ours)
    return;
  if (best < 0 || (setdoku_puzzle_get_facts (ours)->best >= 0 && setdoku_puzzle_get_facts (ours)->best < best))
    best = setdoku_puzzle_get_facts (ours)->best;
  setdoku_puzzle_set_solved (ours, true, best);
  setdoku_library_touch (self);
}

SetdokuPuzzle *
setdoku_library_find (SetdokuLibrary *self, const char *cells)
{
  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self) && cells, NULL);
  return g_hash_table_lookup (self->known, cells);
}

GPtrArray *
setdoku_library_take (SetdokuLibrary *self, const GPtrArray *puzzles)
{
  GPtrArray *taken = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) copies = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (SETDOKU_IS_LIBRARY (self) && puzzles, taken);
  setdoku_library_wait (self);
  for (unsigned i = 0; i < puzzles->len; i++)
    if (!g_hash_table_contains (self->known, setdoku_puzzle_get_facts (puzzles->pdata[i])->cells))
      {
        g_autoptr (GString) line = g_string_new (NULL);

        setdoku_puzzle_append_line (puzzles->pdata[i], line);
        g_ptr_array_add (copies, setdoku_puzzle_parse (line->str, line->len));
      }
  setdoku_library_add (self, copies);
  for (unsigned i = 0; i < puzzles->len; i++)
    g_ptr_array_add (taken, g_object_ref (setdoku_library_find (self, setdoku_puzzle_get_facts (puzzles->pdata[i])->cells)));
  return taken;
}
