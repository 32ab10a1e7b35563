/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzles.c — a text of puzzles, each a line of ours; else whatever format it is in. */
#include "puzzle.h"

#include <string.h>

#include "model/file/file.h"

static GPtrArray *
parse_lines (const char *text, gsize length, unsigned *n_bad)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  const char *end = text + length;

  for (const char *line = text; line < end;)
    {
      const char *next = memchr (line, '\n', (gsize) (end - line));
      gsize size = (gsize) ((next ? next : end) - line);
      SetdokuPuzzle *puzzle = size && *line != '#' ? setdoku_puzzle_parse (line, size) : NULL;

      if (puzzle)
        g_ptr_array_add (puzzles, puzzle);
      else if (size && *line != '#' && *line != '\r')
        ++*n_bad;
      line += size + 1;
    }
  return puzzles;
}

GPtrArray *
puzzles_parse (const char *text, gsize length, const char *name, unsigned *n_bad, GError **error)
{
  unsigned bad = 0;
  g_autoptr(GPtrArray) puzzles = parse_lines (text, length, &bad);
  g_autoptr(GArray) records = NULL;

  *n_bad = bad;
  if (puzzles->len > 0 && bad == 0)
    return g_steal_pointer (&puzzles);

  records = setdoku_file_parse (text, length, name, NULL, puzzles->len ? NULL : error);
  if (!records)
    return puzzles->len ? g_steal_pointer (&puzzles) : NULL;
  g_ptr_array_set_size (puzzles, 0);
  *n_bad = 0;
  for (unsigned i = 0; i < records->len; i++)
    {
      const Document *document = g_array_index (records, Record, i).document;

      if (document)
        g_ptr_array_add (puzzles, setdoku_puzzle_new (document));
      else
        ++*n_bad;
    }
  return g_steal_pointer (&puzzles);
}
