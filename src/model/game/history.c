/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "history.h"

#include <string.h>

static const DocumentStep *
step_at (const Document *document, int i)
{
  return &g_array_index (document->steps, DocumentStep, i);
}

static HistoryNode *
node_at (const History *self, int step)
{
  return &g_array_index (self->nodes, HistoryNode, step + 1);
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
      && !((cell->corner | cell->centre) & ~DIGITS_ALL) && !(cell->colours & ~0x1ff)
      && cell->candidate_colours <= CANDIDATE_COLOURS_MAX;
}

/* One step by itself. */
static bool
step_makes_sense (const Document *document, int i)
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, i, &n_changes);

  if (step_at (document, i)->parent < -1 || step_at (document, i)->parent >= i)
    return false;
  for (unsigned n = 0; n < n_changes; n++)
    if (changes[n].cell >= N_CELLS || !history_accepts_cell (&changes[n].before)
        || !history_accepts_cell (&changes[n].after))
      return false;
  return true;
}

static bool
steps_make_sense (const Document *document)
{
  if (document->current < -1 || document->current >= document_n_steps (document))
    return false;
  for (int i = 0; i < document_n_steps (document); i++)
    if (!step_makes_sense (document, i))
      return false;
  return true;
}

/* Makes the step on these cells, or takes it back. False: they are not as the step says that it found or left them. */
static bool
make (const Document *document, int i, DocumentCell cells[N_CELLS])
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, i, &n_changes);

  for (unsigned n = 0; n < n_changes; n++)
    {
      if (!cell_equal (&cells[changes[n].cell], &changes[n].before))
        return false;
      cells[changes[n].cell] = changes[n].after;
    }
  return true;
}

static bool
take_back (const Document *document, int i, DocumentCell cells[N_CELLS])
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, i, &n_changes);

  for (unsigned n = n_changes; n > 0; n--)
    {
      if (!cell_equal (&cells[changes[n - 1].cell], &changes[n - 1].after))
        return false;
      cells[changes[n - 1].cell] = changes[n - 1].before;
    }
  return true;
}

/* Every step after the one it was made from: back from the cells as they are, then through the whole tree, each branch
 * down and up again. */
static bool
tree_makes_sense (const History *self)
{
  const Document *document = self->document;
  DocumentCell cells[N_CELLS];
  int at, enter;

  memcpy (cells, document->cells, sizeof cells);
  for (at = document->current; at >= 0; at = step_at (document, at)->parent)
    if (!take_back (document, at, cells))
      return false;

  enter = node_at (self, at)->newest;
  while (at >= 0 || enter >= 0)
    if (enter >= 0)
      {
        if (!make (document, enter, cells))
          return false;
        at = enter;
        enter = node_at (self, at)->newest;
      }
    else
      {
        enter = node_at (self, at)->older;
        if (!take_back (document, at, cells))
          return false;
        at = step_at (document, at)->parent;
      }
  return true;
}

static void
note_child (History *self, int parent, int child)
{
  const HistoryNode node = { .newest = -1, .older = node_at (self, parent)->newest, .next = -1 };

  node_at (self, parent)->newest = node_at (self, parent)->next = child;
  g_array_append_val (self->nodes, node);
}

/* Has redo go there: the nodes on the way know which child it is. */
static void
set_tip (History *self, int tip)
{
  self->document->tip = tip;
  for (int i = tip; i >= 0; i = step_at (self->document, i)->parent)
    node_at (self, step_at (self->document, i)->parent)->next = i;
}

static int
newest_tip (const History *self, int step)
{
  while (node_at (self, step)->newest >= 0)
    step = node_at (self, step)->newest;
  return step;
}

/* Whether step is one of those on the way from the first state to below, which is included. */
static bool
leads_to (const Document *document, int step, int below)
{
  while (below > step)
    below = step_at (document, below)->parent;
  return below == step;
}

static void
build (History *self)
{
  const HistoryNode first = { .newest = -1, .older = -1, .next = -1 };

  g_array_set_size (self->nodes, 0);
  g_array_append_val (self->nodes, first);
  for (int i = 0; i < document_n_steps (self->document); i++)
    note_child (self, step_at (self->document, i)->parent, i);
}

static void
drop_lost_savepoints (Document *document)
{
  unsigned i = 0;

  while (document->savepoints && i < document->savepoints->len)
    {
      int step = g_array_index (document->savepoints, DocumentSavepoint, i).step;

      if (step >= -1 && step < document_n_steps (document))
        i++;
      else
        g_array_remove_index (document->savepoints, i);
    }
}

void
history_init (History *self, Document *document)
{
  bool good = steps_make_sense (document);

  self->document = document;
  self->nodes = g_array_new (FALSE, FALSE, sizeof (HistoryNode));
  if (good)
    build (self);
  if (!good || !tree_makes_sense (self))
    {
      g_clear_pointer (&document->steps, g_array_unref);
      g_clear_pointer (&document->changes, g_array_unref);
      g_clear_pointer (&document->savepoints, g_array_unref);
      document->current = document->tip = -1;
      build (self);
    }
  drop_lost_savepoints (document);
  if (document->tip < document->current || document->tip >= document_n_steps (document) || document->tip < 0
      || node_at (self, document->tip)->newest >= 0 || !leads_to (document, document->current, document->tip))
    set_tip (self, newest_tip (self, document->current));
  else
    set_tip (self, document->tip);
}

void
history_clear (History *self)
{
  g_clear_pointer (&self->nodes, g_array_unref);
  self->document = NULL;
}

bool
history_append (History *self, const DocumentCell cells[N_CELLS], int64_t time)
{
  Document *document = self->document;
  DocumentChange changes[N_CELLS] = { 0 };
  unsigned n = 0;

  for (int c = 0; c < N_CELLS; c++)
    if (!cell_equal (&document->cells[c], &cells[c]))
      changes[n++] = (DocumentChange) { .cell = (uint8_t) c, .before = document->cells[c], .after = cells[c] };
  if (n == 0)
    return false;

  document_add_step (document, document->current, time, changes, n);
  note_child (self, document->current, document_n_steps (document) - 1);
  document->current = document->tip = document_n_steps (document) - 1;
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
  return node_at (self, self->document->current)->next;
}

static CellSet
difference (const DocumentCell a[N_CELLS], const DocumentCell b[N_CELLS])
{
  CellSet cells = CELLS_NONE;

  for (int c = 0; c < N_CELLS; c++)
    if (!cell_equal (&a[c], &b[c]))
      cells_add (&cells, c);
  return cells;
}

/* Up to where the two ways part, then down. A parent has a smaller number than what was made from it. */
static void
walk (History *self, int step)
{
  Document *document = self->document;
  g_autoptr (GArray) down = g_array_new (FALSE, FALSE, sizeof (int));
  int at = document->current, target = step;

  while (at != target)
    if (at > target)
      {
        take_back (document, at, document->cells);
        at = step_at (document, at)->parent;
      }
    else
      {
        g_array_append_val (down, target);
        target = step_at (document, target)->parent;
      }
  for (unsigned i = down->len; i > 0; i--)
    make (document, g_array_index (down, int, i - 1), document->cells);
  document->current = step;
}

static void
move (History *self, int step, CellSet *changed)
{
  DocumentCell before[N_CELLS];

  memcpy (before, self->document->cells, sizeof before);
  walk (self, step);
  if (changed)
    *changed = difference (before, self->document->cells);
}

bool
history_go_to (History *self, int step, CellSet *changed)
{
  Document *document = self->document;

  if (step == document->current || step < -1 || step >= document_n_steps (document))
    return false;

  move (self, step, changed);
  if (!leads_to (document, step, document->tip))
    set_tip (self, newest_tip (self, step));
  return true;
}

/* These two stay on the way to the tip. */
bool
history_undo (History *self, CellSet *changed)
{
  int i = history_undo_step (self);

  if (i < 0)
    return false;
  move (self, step_at (self->document, i)->parent, changed);
  return true;
}

bool
history_redo (History *self, CellSet *changed)
{
  int i = history_redo_step (self);

  if (i < 0)
    return false;
  move (self, i, changed);
  return true;
}

/* Filled marks. A hand writes one digit at a time, in however many cells; what writes several into one cell is a fill, and
 * the marks of all cells that it wrote in are filled until they are gone. */

static Digits
marks_of (const DocumentCell *cell)
{
  return digits_union (cell->corner, cell->centre);
}

static Digits
gain_of (const DocumentChange *change)
{
  return digits_difference (marks_of (&change->after), marks_of (&change->before));
}

/* Settles those of the open cells that the step says something about. */
static void
look_for_fill (const Document *document, int step, CellSet *open, CellSet *filled)
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, step, &n_changes);
  bool fill = false;

  for (unsigned n = 0; n < n_changes; n++)
    fill |= digits_count (gain_of (&changes[n])) > 1;
  for (unsigned n = 0; n < n_changes; n++)
    {
      int cell = changes[n].cell;

      if (!cells_has (*open, cell) || !gain_of (&changes[n]))
        continue;
      if (fill)
        cells_add (filled, cell);
      if (fill || !marks_of (&changes[n].before))
        cells_remove (open, cell);
    }
}

/* Marks that were there from the first state came with a file; where they are of one kind a program wrote them. */
CellSet
history_filled_marks (const History *self)
{
  const Document *document = self->document;
  CellSet open = CELLS_NONE, filled = CELLS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    if (!document->cells[cell].given && !document->cells[cell].entry && marks_of (&document->cells[cell]))
      cells_add (&open, cell);
  for (int step = document->current; step >= 0 && !cells_is_empty (open); step = step_at (document, step)->parent)
    look_for_fill (document, step, &open, &filled);
  for_each_cell (cell, open)
    if (!document->cells[cell].corner)
      cells_add (&filled, cell);
  return filled;
}
