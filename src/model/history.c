/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "history.h"

#include <string.h>

static unsigned
n_steps (const Document *document)
{
  return document->steps ? document->steps->len : 0;
}

static const DocumentStep *
step_at (const Document *document, int i)
{
  return &g_array_index (document->steps, DocumentStep, i);
}

static bool
cell_equal (const DocumentCell *a, const DocumentCell *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

bool
history_accepts_cell (const DocumentCell *cell)
{
  return cell->given <= 9 && cell->entry <= 9 && !(cell->given && cell->entry)
      && !((cell->corner | cell->centre) & ~DIGITS_ALL) && !(cell->colours & ~0x1ff);
}

static bool
step_makes_sense (const DocumentStep *step, int i)
{
  if (step->parent < -1 || step->parent >= i)
    return false;
  for (unsigned n = 0; n < step->n_changes; n++)
    if (step->changes[n].cell >= N_CELLS || !history_accepts_cell (&step->changes[n].before)
        || !history_accepts_cell (&step->changes[n].after))
      return false;
  return true;
}

/* Every step by itself, and the way back from the cells as they are. */
static bool
makes_sense (const Document *document)
{
  DocumentCell cells[N_CELLS];

  if (document->current < -1 || document->current >= (int) n_steps (document))
    return false;
  for (unsigned i = 0; i < n_steps (document); i++)
    if (!step_makes_sense (step_at (document, (int) i), (int) i))
      return false;

  memcpy (cells, document->cells, sizeof cells);
  for (int i = document->current; i >= 0; i = step_at (document, i)->parent)
    {
      const DocumentStep *step = step_at (document, i);

      for (unsigned n = 0; n < step->n_changes; n++)
        {
          if (!cell_equal (&cells[step->changes[n].cell], &step->changes[n].after))
            return false;
          cells[step->changes[n].cell] = step->changes[n].before;
        }
    }

  return true;
}

static void
note_child (History *self, int parent, int child)
{
  const int none = -1;

  g_array_index (self->newest, int, parent + 1) = child;
  g_array_append_val (self->newest, none);
}

void
history_init (History *self, Document *document)
{
  const int none = -1;

  self->document = document;
  self->newest = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_val (self->newest, none);

  if (!makes_sense (document))
    {
      g_clear_pointer (&document->steps, g_array_unref);
      document->current = -1;
    }
  for (unsigned i = 0; i < n_steps (document); i++)
    note_child (self, step_at (document, (int) i)->parent, (int) i);
}

void
history_clear (History *self)
{
  g_clear_pointer (&self->newest, g_array_unref);
  self->document = NULL;
}

bool
history_append (History *self, const DocumentCell cells[N_CELLS], int64_t time)
{
  Document *document = self->document;
  DocumentChange changes[N_CELLS];
  unsigned n = 0;

  for (int c = 0; c < N_CELLS; c++)
    if (!cell_equal (&document->cells[c], &cells[c]))
      changes[n++] = (DocumentChange) { .cell = (uint8_t) c, .before = document->cells[c], .after = cells[c] };
  if (n == 0)
    return false;

  document_add_step (document, document->current, time, changes, n);
  note_child (self, document->current, (int) n_steps (document) - 1);
  document->current = (int) n_steps (document) - 1;
  memcpy (document->cells, cells, sizeof document->cells);
  return true;
}

int
history_undo_step (const History *self)
{
  return self->document->current;
}

int
history_redo_step (const History *self)
{
  return g_array_index (self->newest, int, self->document->current + 1);
}

static CellSet
changed_cells (const DocumentStep *step)
{
  CellSet cells = CELLS_NONE;

  for (unsigned n = 0; n < step->n_changes; n++)
    cells_add (&cells, step->changes[n].cell);
  return cells;
}

bool
history_undo (History *self, CellSet *changed)
{
  Document *document = self->document;
  int i = history_undo_step (self);
  const DocumentStep *step;

  if (i < 0)
    return false;

  step = step_at (document, i);
  for (unsigned n = step->n_changes; n > 0; n--)
    document->cells[step->changes[n - 1].cell] = step->changes[n - 1].before;
  document->current = step->parent;
  if (changed)
    *changed = changed_cells (step);
  return true;
}

bool
history_redo (History *self, CellSet *changed)
{
  Document *document = self->document;
  int i = history_redo_step (self);
  const DocumentStep *step;

  if (i < 0)
    return false;

  step = step_at (document, i);
  for (unsigned n = 0; n < step->n_changes; n++)
    document->cells[step->changes[n].cell] = step->changes[n].after;
  document->current = i;
  if (changed)
    *changed = changed_cells (step);
  return true;
}
