/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "document.h"

#include <string.h>

static void
savepoint_clear (void *data)
{
  DocumentSavepoint *savepoint = data;

  g_clear_pointer (&savepoint->name, g_free);
}

static void
bookmark_clear (void *data)
{
  g_clear_pointer (&((DocumentBookmark *) data)->note, g_free);
}

static void
breakpoint_clear (void *data)
{
  g_clear_pointer (&((DocumentBreakpoint *) data)->condition, g_free);
}

Document *
document_new (void)
{
  Document *document = g_new0 (Document, 1);

  document->n_cells = N_CELLS;
  document->cells = document->classic;
  document->elapsed = -1;
  document->current = -1;
  document->tip = -1;

  return document;
}

static void
forget_cells (Document *document)
{
  if (document->cells != document->classic)
    g_free (document->cells);
  topology_unref (document->topology);
}

void
document_set_topology (Document *document, const Topology *topology)
{
  Topology *held = topology_ref (topology);

  g_return_if_fail (document != NULL);

  forget_cells (document);
  document->topology = held;
  document->n_cells = held ? held->n_cells : N_CELLS;
  memset (document->classic, 0, sizeof document->classic);
  document->cells = document->classic;
  if (held)
    document->cells = g_new0 (DocumentCell, MAX (held->n_cells, N_CELLS));
}

bool
document_has_cell (const Document *document, int cell)
{
  return !document->topology || topology_exists (document->topology, cell);
}

int
document_rows (const Document *document)
{
  return document->topology ? document->topology->rows : 9;
}

int
document_columns (const Document *document)
{
  return document->topology ? document->topology->columns : 9;
}

int
document_digits (const Document *document)
{
  return document->topology ? document->topology->n : 9;
}

void
document_free (Document *document)
{
  if (document == NULL)
    return;
  forget_cells (document);

  g_free (document->title);
  g_free (document->author);
  g_free (document->description);
  g_free (document->comment);
  g_free (document->date);
  g_free (document->source);
  g_free (document->level);
  g_free (document->url);
  g_free (document->technique);
  g_clear_pointer (&document->steps, g_array_unref);
  g_clear_pointer (&document->changes, g_array_unref);
  g_clear_pointer (&document->boards, g_ptr_array_unref);
  g_clear_pointer (&document->savepoints, g_array_unref);
  g_free (document->strategy);
  g_free (document->switches);
  g_free (document->forks);
  g_clear_pointer (&document->bookmarks, g_array_unref);
  g_clear_pointer (&document->breakpoints, g_array_unref);
  g_free (document);
}

static void
copy_about (Document *copy, const Document *document)
{
  copy->title = g_strdup (document->title);
  copy->author = g_strdup (document->author);
  copy->description = g_strdup (document->description);
  copy->comment = g_strdup (document->comment);
  copy->date = g_strdup (document->date);
  copy->source = g_strdup (document->source);
  copy->level = g_strdup (document->level);
  copy->url = g_strdup (document->url);
}

static void
copy_timeline (Document *copy, const Document *document)
{
  copy->strategy = g_strdup (document->strategy);
  copy->switches = g_strdup (document->switches);
  copy->seed = document->seed;
  copy->step = document->step;
  copy->forks = g_strdup (document->forks);
  for (unsigned i = 0; document->bookmarks && i < document->bookmarks->len; i++)
    {
      const DocumentBookmark *bookmark = &g_array_index (document->bookmarks, DocumentBookmark, i);

      document_add_bookmark (copy, bookmark->step, bookmark->note);
    }
  for (unsigned i = 0; document->breakpoints && i < document->breakpoints->len; i++)
    {
      const DocumentBreakpoint *breakpoint = &g_array_index (document->breakpoints, DocumentBreakpoint, i);

      document_add_breakpoint (copy, breakpoint->condition, breakpoint->enabled);
    }
}

Document *
document_copy (const Document *document)
{
  Document *copy;

  g_return_val_if_fail (document != NULL, NULL);

  copy = document_new ();
  if (document->topology)
    document_set_topology (copy, document->topology);
  memcpy (copy->cells, document->cells, (size_t) document->n_cells * sizeof *copy->cells);
  copy_about (copy, document);
  copy->technique = g_strdup (document->technique);
  copy->technique_digits = document->technique_digits;
  copy->rating = document->rating;
  copy->elapsed = document->elapsed;
  copy->steps = document->steps ? g_array_copy (document->steps) : NULL;
  copy->changes = document->changes ? g_array_copy (document->changes) : NULL;
  if (document->boards)
    copy->boards = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; document->boards && i < document->boards->len; i++)
    g_ptr_array_add (copy->boards, g_strdup (document->boards->pdata[i]));
  copy->current = document->current;
  copy->tip = document->tip;
  for (unsigned i = 0; document->savepoints && i < document->savepoints->len; i++)
    {
      const DocumentSavepoint *savepoint = &g_array_index (document->savepoints, DocumentSavepoint, i);

      document_add_savepoint (copy, savepoint->step, savepoint->time, savepoint->name);
    }
  copy_timeline (copy, document);

  return copy;
}

static bool
about_equal (const Document *a, const Document *b)
{
  return g_strcmp0 (a->title, b->title) == 0
         && g_strcmp0 (a->author, b->author) == 0
         && g_strcmp0 (a->description, b->description) == 0
         && g_strcmp0 (a->comment, b->comment) == 0
         && g_strcmp0 (a->date, b->date) == 0
         && g_strcmp0 (a->source, b->source) == 0
         && g_strcmp0 (a->level, b->level) == 0
         && g_strcmp0 (a->url, b->url) == 0
         && g_strcmp0 (a->technique, b->technique) == 0
         && a->technique_digits == b->technique_digits
         && a->rating.scale == b->rating.scale
         && a->rating.er == b->rating.er
         && a->rating.ep == b->rating.ep
         && a->rating.ed == b->rating.ed;
}

static bool
change_equal (const DocumentChange *a, const DocumentChange *b)
{
  return a->cell == b->cell
         && memcmp (&a->before, &b->before, sizeof a->before) == 0
         && memcmp (&a->after, &b->after, sizeof a->after) == 0;
}

static bool
step_equal (const Document *a, const Document *b, int i)
{
  const DocumentStep *step = &g_array_index (a->steps, DocumentStep, i);
  const DocumentStep *other = &g_array_index (b->steps, DocumentStep, i);
  unsigned n, n_other;
  const DocumentChange *changes = document_get_changes (a, i, &n);
  const DocumentChange *others = document_get_changes (b, i, &n_other);

  if (step->parent != other->parent || step->board != other->board || step->time != other->time || n != n_other)
    return false;
  for (unsigned j = 0; j < n; j++)
    if (!change_equal (&changes[j], &others[j]))
      return false;

  return true;
}

static bool
savepoints_equal (const Document *a, const Document *b)
{
  unsigned n = a->savepoints ? a->savepoints->len : 0;

  if (n != (b->savepoints ? b->savepoints->len : 0))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      const DocumentSavepoint *savepoint = &g_array_index (a->savepoints, DocumentSavepoint, i);
      const DocumentSavepoint *other = &g_array_index (b->savepoints, DocumentSavepoint, i);

      if (savepoint->step != other->step || savepoint->time != other->time
          || strcmp (savepoint->name, other->name) != 0)
        return false;
    }

  return true;
}

static bool
boards_equal (const GPtrArray *a, const GPtrArray *b)
{
  unsigned n = a ? a->len : 0;

  if (n != (b ? b->len : 0))
    return false;
  for (unsigned i = 0; i < n; i++)
    if (strcmp (a->pdata[i], b->pdata[i]) != 0)
      return false;

  return true;
}

/* No history and an empty history are the same. */
static bool
history_equal (const Document *a, const Document *b)
{
  int n = document_n_steps (a);

  if (n != document_n_steps (b) || a->current != b->current || a->tip != b->tip || !boards_equal (a->boards, b->boards))
    return false;
  for (int i = 0; i < n; i++)
    if (!step_equal (a, b, i))
      return false;

  return savepoints_equal (a, b);
}

static unsigned
length_of (const GArray *array)
{
  return array ? array->len : 0;
}

static bool
bookmarks_equal (const Document *a, const Document *b)
{
  unsigned n = length_of (a->bookmarks);

  if (n != length_of (b->bookmarks))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      const DocumentBookmark *bookmark = &g_array_index (a->bookmarks, DocumentBookmark, i);
      const DocumentBookmark *other = &g_array_index (b->bookmarks, DocumentBookmark, i);

      if (bookmark->step != other->step || strcmp (bookmark->note, other->note) != 0)
        return false;
    }

  return true;
}

static bool
breakpoints_equal (const Document *a, const Document *b)
{
  unsigned n = length_of (a->breakpoints);

  if (n != length_of (b->breakpoints))
    return false;
  for (unsigned i = 0; i < n; i++)
    {
      const DocumentBreakpoint *breakpoint = &g_array_index (a->breakpoints, DocumentBreakpoint, i);
      const DocumentBreakpoint *other = &g_array_index (b->breakpoints, DocumentBreakpoint, i);

      if (breakpoint->enabled != other->enabled || strcmp (breakpoint->condition, other->condition) != 0)
        return false;
    }

  return true;
}

static bool
timeline_equal (const Document *a, const Document *b)
{
  return g_strcmp0 (a->strategy, b->strategy) == 0
         && g_strcmp0 (a->switches, b->switches) == 0
         && a->seed == b->seed
         && a->step == b->step
         && g_strcmp0 (a->forks, b->forks) == 0
         && bookmarks_equal (a, b)
         && breakpoints_equal (a, b);
}

bool
document_equal (const Document *a, const Document *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, false);

  return topology_equal (a->topology, b->topology)
         && memcmp (a->cells, b->cells, (size_t) a->n_cells * sizeof *a->cells) == 0
         && a->elapsed == b->elapsed
         && about_equal (a, b)
         && history_equal (a, b)
         && timeline_equal (a, b); /* unreached: who asks has two documents */
}

void
document_add_step (Document             *document,
                   int                   parent,
                   int64_t               time,
                   const DocumentChange *changes,
                   unsigned              n_changes)
{
  DocumentStep step = { .parent = parent, .time = time };

  g_return_if_fail (document != NULL);

  if (parent >= 0 && parent < document_n_steps (document))
    step.board = g_array_index (document->steps, DocumentStep, parent).board;
  if (document->steps == NULL)
    {
      document->steps = g_array_new (FALSE, FALSE, sizeof (DocumentStep));
      document->changes = g_array_new (FALSE, FALSE, sizeof (DocumentChange));
    }
  step.first = document->changes->len;
  g_array_append_val (document->steps, step);
  if (n_changes > 0)
    g_array_append_vals (document->changes, changes, n_changes);
}

int
document_n_steps (const Document *document)
{
  g_return_val_if_fail (document != NULL, 0);
  return document->steps ? (int) document->steps->len : 0;
}

const DocumentChange *
document_get_changes (const Document *document, int step, unsigned *n_changes)
{
  unsigned first, end;

  *n_changes = 0;
  g_return_val_if_fail (step >= 0 && step < document_n_steps (document), NULL);

  first = g_array_index (document->steps, DocumentStep, step).first;
  end = step + 1 < document_n_steps (document) ? g_array_index (document->steps, DocumentStep, step + 1).first
                                               : document->changes->len;
  *n_changes = end - first;
  return *n_changes ? &g_array_index (document->changes, DocumentChange, first) : NULL;
}

void
document_add_savepoint (Document *document, int step, int64_t time, const char *name)
{
  DocumentSavepoint savepoint = { .step = step, .time = time, .name = g_strdup (name) };

  g_return_if_fail (document != NULL && name != NULL);

  if (document->savepoints == NULL)
    {
      document->savepoints = g_array_new (FALSE, FALSE, sizeof (DocumentSavepoint));
      g_array_set_clear_func (document->savepoints, savepoint_clear);
    }
  g_array_append_val (document->savepoints, savepoint);
}

void
document_add_bookmark (Document *document, uint64_t step, const char *note)
{
  DocumentBookmark bookmark = { .step = step, .note = g_strdup (note) };

  g_return_if_fail (document != NULL && note != NULL);

  if (document->bookmarks == NULL)
    {
      document->bookmarks = g_array_new (FALSE, FALSE, sizeof (DocumentBookmark));
      g_array_set_clear_func (document->bookmarks, bookmark_clear);
    }
  g_array_append_val (document->bookmarks, bookmark);
}

void
document_add_breakpoint (Document *document, const char *condition, bool enabled)
{
  DocumentBreakpoint breakpoint = { .condition = g_strdup (condition), .enabled = enabled };

  g_return_if_fail (document != NULL && condition != NULL);

  if (document->breakpoints == NULL)
    {
      document->breakpoints = g_array_new (FALSE, FALSE, sizeof (DocumentBreakpoint));
      g_array_set_clear_func (document->breakpoints, breakpoint_clear);
    }
  g_array_append_val (document->breakpoints, breakpoint);
}

void
document_set_board (Document *document, const Board *board)
{
  g_return_if_fail (document != NULL && board != NULL);

  document_set_topology (document, NULL);
  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = board->digit[cell];
}

void
document_get_board (const Document *document, Board *board)
{
  uint8_t digit[N_CELLS];

  g_return_if_fail (document != NULL && board != NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    digit[cell] = document->topology ? 0 : document->cells[cell].given;
  board_from_digits (board, digit);
}

char *
document_format_givens (const Document *document)
{
  char *text = g_strnfill ((gsize) document->n_cells, '.');

  for (int cell = 0; cell < document->n_cells; cell++)
    if (document->cells[cell].given)
      text[cell] = value_character (document->cells[cell].given);
  return text;
}

void
document_get_position (const Document *document, Position *position)
{
  uint8_t digits[N_CELLS];
  Board   board;

  g_return_if_fail (document != NULL && position != NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = document->topology ? 0 : document->cells[cell].given | document->cells[cell].entry;
  board_from_digits (&board, digits);
  position_from_board (position, &board);
  if (document->topology)
    return;
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *from = &document->cells[cell];
      Digits marks = (Digits) (from->centre ? from->centre : from->corner);

      if (from->entry)
        cells_remove (&position->given, cell);
      if (!digits[cell] && marks)
        for_each_digit (digit, digits_difference (position->marks[cell], marks))
          position_strike (position, cell, digit);
    }
}
