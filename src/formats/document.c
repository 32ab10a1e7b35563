/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "document.h"

#include <string.h>

/* So that cells can be compared as bytes. */
G_STATIC_ASSERT (sizeof (DocumentCell) == 8);

static void
step_clear (void *data)
{
  DocumentStep *step = data;

  g_clear_pointer (&step->changes, g_free);
}

Document *
document_new (void)
{
  Document *document = g_new0 (Document, 1);

  document->elapsed = -1;
  document->current = -1;

  return document;
}

void
document_free (Document *document)
{
  if (document == NULL)
    return;

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
  g_free (document->strategy);
  g_free (document->switches);
  g_clear_pointer (&document->bookmarks, g_array_unref);
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

Document *
document_copy (const Document *document)
{
  Document *copy;

  g_return_val_if_fail (document != NULL, NULL);

  copy = document_new ();
  memcpy (copy->cells, document->cells, sizeof copy->cells);
  copy_about (copy, document);
  copy->technique = g_strdup (document->technique);
  copy->technique_digits = document->technique_digits;
  copy->rating = document->rating;
  copy->elapsed = document->elapsed;
  for (unsigned i = 0; document->steps && i < document->steps->len; i++)
    {
      const DocumentStep *step = &g_array_index (document->steps, DocumentStep, i);

      document_add_step (copy, step->parent, step->time, step->changes, step->n_changes);
    }
  copy->current = document->current;
  copy->strategy = g_strdup (document->strategy);
  copy->switches = g_strdup (document->switches);
  copy->seed = document->seed;
  copy->step = document->step;
  copy->bookmarks = document->bookmarks ? g_array_copy (document->bookmarks) : NULL;

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
step_equal (const DocumentStep *a, const DocumentStep *b)
{
  if (a->parent != b->parent || a->time != b->time || a->n_changes != b->n_changes)
    return false;
  for (unsigned i = 0; i < a->n_changes; i++)
    if (!change_equal (&a->changes[i], &b->changes[i]))
      return false;

  return true;
}

/* No history and an empty history are the same. */
static bool
history_equal (const Document *a, const Document *b)
{
  unsigned n = a->steps ? a->steps->len : 0;

  if (n != (b->steps ? b->steps->len : 0) || a->current != b->current)
    return false;
  for (unsigned i = 0; i < n; i++)
    if (!step_equal (&g_array_index (a->steps, DocumentStep, i), &g_array_index (b->steps, DocumentStep, i)))
      return false;

  return true;
}

static bool
timeline_equal (const Document *a, const Document *b)
{
  unsigned n = a->bookmarks ? a->bookmarks->len : 0;

  return g_strcmp0 (a->strategy, b->strategy) == 0
         && g_strcmp0 (a->switches, b->switches) == 0
         && a->seed == b->seed
         && a->step == b->step
         && n == (b->bookmarks ? b->bookmarks->len : 0)
         && (n == 0 || memcmp (a->bookmarks->data, b->bookmarks->data, n * sizeof (uint64_t)) == 0);
}

bool
document_equal (const Document *a, const Document *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, false);

  return memcmp (a->cells, b->cells, sizeof a->cells) == 0
         && a->elapsed == b->elapsed
         && about_equal (a, b)
         && history_equal (a, b)
         && timeline_equal (a, b);
}

void
document_add_step (Document             *document,
                   int                   parent,
                   int64_t               time,
                   const DocumentChange *changes,
                   unsigned              n_changes)
{
  DocumentStep step = { .parent = parent, .time = time, .n_changes = n_changes };

  g_return_if_fail (document != NULL);

  if (document->steps == NULL)
    {
      document->steps = g_array_new (FALSE, FALSE, sizeof (DocumentStep));
      g_array_set_clear_func (document->steps, step_clear);
    }
  step.changes = g_memdup2 (changes, n_changes * sizeof *changes);
  g_array_append_val (document->steps, step);
}

void
document_set_board (Document *document, const Board *board)
{
  g_return_if_fail (document != NULL && board != NULL);

  memset (document->cells, 0, sizeof document->cells);
  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = board->digit[cell];
}

void
document_get_board (const Document *document, Board *board)
{
  uint8_t digit[N_CELLS];

  g_return_if_fail (document != NULL && board != NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    digit[cell] = document->cells[cell].given;
  board_from_digits (board, digit);
}

void
document_get_position (const Document *document, Position *position)
{
  uint8_t digits[N_CELLS];
  Board   board;

  g_return_if_fail (document != NULL && position != NULL);

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (document->cells[cell].given | document->cells[cell].entry);
  board_from_digits (&board, digits);
  position_from_board (position, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *from = &document->cells[cell];
      Digits marks = from->centre ? from->centre : from->corner;

      if (from->entry)
        cells_remove (&position->given, cell);
      if (!digits[cell] && marks)
        for_each_digit (digit, digits_difference (position->marks[cell], marks))
          position_strike (position, cell, digit);
    }
}
