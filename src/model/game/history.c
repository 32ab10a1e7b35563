/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "history.h"

#include <string.h>

#include "formats/document-boards.h"

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
history_accepts_cell (const DocumentCell *cell, int n)
{
  if (cell->given > n || cell->entry > n || (cell->given && cell->entry) || ((cell->corner | cell->centre) & ~values_all (n))
      || cell->colours & ~0x1ff)
    return false;
  for (int digit = 0; digit < 8 * CANDIDATE_COLOUR_WORDS; digit++)
    if (document_cell_get_candidate_colour (cell, digit) >= (digit >= 1 && digit <= n ? N_COLOURS : 0))
      return false;
  return true;
}

/* One step by itself. */
static bool
step_makes_sense (const Document *document, int i)
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, i, &n_changes);

  if (step_at (document, i)->parent < -1 || step_at (document, i)->parent >= i
      || step_at (document, i)->board >= document_n_boards (document))
    return false;
  for (unsigned n = 0; n < n_changes; n++)
    if (changes[n].cell >= document->n_cells || !document_has_cell (document, changes[n].cell)
        || !history_accepts_cell (&changes[n].before, document_digits (document))
        || !history_accepts_cell (&changes[n].after, document_digits (document)))
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
  return document_boards_make_sense (document);
}

/* Makes the step on these cells, or takes it back. False: they are not as the step says that it found or left them. */
static bool
make (const Document *document, int i, DocumentCell *cells)
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
take_back (const Document *document, int i, DocumentCell *cells)
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
  DocumentCell cells[RULES_CELLS_MAX];
  int at, enter;

  memcpy (cells, document->cells, (size_t) document->n_cells * sizeof *cells);
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
      g_clear_pointer (&document->boards, g_ptr_array_unref);
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

static bool
append (History *self, const DocumentCell *cells, unsigned board, int64_t time)
{
  Document *document = self->document;
  DocumentChange changes[RULES_CELLS_MAX];
  unsigned n = 0;

  for (int c = 0; c < document->n_cells; c++)
    if (!cell_equal (&document->cells[c], &cells[c]))
      changes[n++] = (DocumentChange) { .cell = (uint16_t) c, .before = document->cells[c], .after = cells[c] };
  if (n == 0 && board == document_board_of (document, document->current))
    return false;

  document_add_step (document, document->current, time, changes, n);
  note_child (self, document->current, document_n_steps (document) - 1);
  document->current = document->tip = document_n_steps (document) - 1;
  g_array_index (document->steps, DocumentStep, document->current).board = board;
  memcpy (document->cells, cells, (size_t) document->n_cells * sizeof *cells);
  return true;
}

bool
history_append (History *self, const DocumentCell *cells, int64_t time)
{
  return append (self, cells, document_board_of (self->document, self->document->current), time);
}

bool
history_append_board (History *self, const Topology *topology, const DocumentCell *cells, int64_t time)
{
  Document *document = self->document;
  unsigned board;

  if (topology_equal (topology, document->topology))
    return history_append (self, cells, time);
  board = document_add_board (document, topology);
  if (!append (self, cells, board, time))
    return false;
  document_change_topology (document, topology);
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

static PlaceSet
difference (const DocumentCell *a, const DocumentCell *b, int n)
{
  PlaceSet cells = PLACES_NONE;

  for (int c = 0; c < n; c++)
    if (!cell_equal (&a[c], &b[c]))
      places_add (&cells, c);
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

/* False: what rules hold there cannot be worked out, for want of memory, or as someone wrote them into a file. */
static bool
move (History *self, int step, PlaceSet *changed)
{
  Document *document = self->document;
  bool other = document_board_of (document, step) != document_board_of (document, document->current);
  DocumentCell before[RULES_CELLS_MAX];
  Topology *topology = NULL;

  if (other && !document_read_board (document, document_board_of (document, step), &topology))
    return false;
  memcpy (before, document->cells, (size_t) document->n_cells * sizeof *before);
  walk (self, step);
  if (other)
    document_change_topology (document, topology);
  topology_unref (topology);
  if (changed)
    *changed = difference (before, document->cells, document->n_cells);
  return true;
}

bool
history_go_to (History *self, int step, PlaceSet *changed)
{
  Document *document = self->document;

  if (step == document->current || step < -1 || step >= document_n_steps (document))
    return false;

  if (!move (self, step, changed))
    return false;
  if (!leads_to (document, step, document->tip))
    set_tip (self, newest_tip (self, step));
  return true;
}

/* These two stay on the way to the tip. */
bool
history_undo (History *self, PlaceSet *changed)
{
  int i = history_undo_step (self);

  if (i < 0)
    return false;
  return move (self, step_at (self->document, i)->parent, changed);
}

bool
history_redo (History *self, PlaceSet *changed)
{
  int i = history_redo_step (self);

  if (i < 0)
    return false;
  return move (self, i, changed);
}

/* Filled marks. A hand writes one digit at a time, in however many cells; what writes several into one cell is a fill, and
 * the marks of all cells that it wrote in are filled until they are gone. */

static Values
marks_of (const DocumentCell *cell)
{
  return cell->corner | cell->centre;
}

static Values
gain_of (const DocumentChange *change)
{
  return marks_of (&change->after) & ~marks_of (&change->before);
}

/* Settles those of the open cells that the step says something about. */
static void
look_for_fill (const Document *document, int step, PlaceSet *open, PlaceSet *filled)
{
  unsigned n_changes;
  const DocumentChange *changes = document_get_changes (document, step, &n_changes);
  bool fill = false;

  for (unsigned n = 0; n < n_changes; n++)
    fill |= values_count (gain_of (&changes[n])) > 1;
  for (unsigned n = 0; n < n_changes; n++)
    {
      int cell = changes[n].cell;

      if (!places_has (open, cell) || !gain_of (&changes[n]))
        continue;
      if (fill)
        places_add (filled, cell);
      if (fill || !marks_of (&changes[n].before))
        places_remove (open, cell);
    }
}

/* Marks that were there from the first state came with a file; where they are of one kind a program wrote them. */
PlaceSet
history_filled_marks (const History *self)
{
  const Document *document = self->document;
  PlaceSet open = PLACES_NONE, filled = PLACES_NONE;

  for (int cell = 0; cell < document->n_cells; cell++)
    if (!document->cells[cell].given && !document->cells[cell].entry && marks_of (&document->cells[cell]))
      places_add (&open, cell);
  for (int step = document->current; step >= 0 && !places_is_empty (&open); step = step_at (document, step)->parent)
    look_for_fill (document, step, &open, &filled);
  for_each_place (cell, open)
    if (!document->cells[cell].corner)
      places_add (&filled, cell);

  return filled;
}
