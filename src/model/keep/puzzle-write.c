/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-write.c — puzzles of an index into another file, a piece at a time. */
#include "puzzle-index.h"

#include "model/file/file-private.h"

enum { PIECE = 64 * 1024 };                    /* bytes */

typedef struct {
  const PuzzleIndex *index;
  const uint32_t    *order;
  unsigned           n;
  const Format      *format;
  PuzzleProgress    *progress;
} Wish;

static void
append (const Wish *wish, unsigned i, GString *text)
{
  g_autoptr (SetdokuPuzzle) puzzle = puzzle_index_read (wish->index, wish->order ? wish->order[i] : i);
  g_autoptr (Document) document = puzzle ? setdoku_puzzle_to_document (puzzle) : NULL;

  if (document)
    wish->format->write (document, text);
}

static bool
put (GOutputStream *stream, void *user, GCancellable *cancellable, GError **error)
{
  const Wish *wish = user;
  g_autoptr (GString) text = g_string_new (NULL);

  atomic_store (&wish->progress->total, wish->n);
  for (unsigned i = 0; i < wish->n; i++)
    {
      append (wish, i, text);
      if (text->len < PIECE && i + 1 < wish->n)
        continue;
      if (!g_output_stream_write_all (stream, text->str, text->len, NULL, cancellable, error))
        return false;
      g_string_truncate (text, 0);
      atomic_store (&wish->progress->done, i);
    }
  return true;
}

bool
puzzle_index_write (const PuzzleIndex *index, const uint32_t *order, unsigned n, GFile *file, const Format *format,
                    PuzzleProgress *progress, GCancellable *cancellable, GError **error)
{
  Wish wish = { index, order, n, format, progress };

  return file_write_pieces (file, put, &wish, NULL, cancellable, error);
}
