/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "puzzle-query.h"

#include <string.h>

enum { LOOK_EVERY = 4096 };                    /* rows, between two looks at the cancellable */

/* What there is to sort by is small, see key_of (). */
enum { N_KEYS = 512, KEY_UNRATED = 256 };

PuzzleQuery *
puzzle_query_copy (const PuzzleQuery *query)
{
  PuzzleQuery *copy = g_memdup2 (query, sizeof *query);

  copy->text = g_strdup (query->text);
  if (copy->known_solved)
    g_hash_table_ref (copy->known_solved);
  return copy;
}

void
puzzle_query_free (PuzzleQuery *query)
{
  if (!query)
    return;
  g_free (query->text);
  g_clear_pointer (&query->known_solved, g_hash_table_unref);
  g_free (query);
}

static bool
has_text (const PuzzleQuery *query)
{
  return query->text && *query->text;
}

static bool
reads_lines (const PuzzleQuery *query)
{
  return has_text (query) || query->solved != QUERY_SOLVED_OR_NOT;
}

static bool
looks_at_rows (const PuzzleQuery *query)
{
  return query->unrated || query->er_min || query->er_max || query->clues_min || query->clues_max || query->no_twins;
}

bool
puzzle_query_is_plain (const PuzzleQuery *query)
{
  return query->order == QUERY_BY_PLACE && !query->descending && !looks_at_rows (query) && !reads_lines (query);
}

/* Which. */

static bool
row_fits (const PuzzleQuery *query, const PuzzleRow *row)
{
  bool rated = row->state == PUZZLE_RATED;

  return (!query->unrated || !rated)
         && ((!query->er_min && !query->er_max) || rated)
         && (!query->er_min || row->er >= query->er_min) && (!query->er_max || row->er <= query->er_max)
         && (!query->clues_min || row->n_clues >= query->clues_min) && (!query->clues_max || row->n_clues <= query->clues_max)
         && !(query->no_twins && row->twin);
}

static bool
contains (const char *line, const char *part)
{
  g_autofree char *folded = g_utf8_casefold (line, -1);

  return strstr (folded, part);
}

static bool
line_fits (const PuzzleQuery *query, const PuzzleIndex *index, PuzzleLines *lines, unsigned i)
{
  const PuzzleRow *row = puzzle_index_get_row (index, i);
  size_t size;
  char *line = puzzle_lines_get (lines, i, &size), cells[N_CELLS + 1];

  if (!line || !puzzle_index_cells (index, i, line, size, cells))
    return false;
  if (query->solved != QUERY_SOLVED_OR_NOT
      && (query->known_solved && g_hash_table_contains (query->known_solved, cells)) != (query->solved == QUERY_SOLVED))
    return false;
  return !has_text (query) || (row->state == PUZZLE_RATED && query->techniques[row->technique]) || strstr (cells, query->text)
         || (g_utf8_validate (line, (gssize) size, NULL) && contains (line, query->text));
}

static uint32_t *
choose (const PuzzleQuery *query, const PuzzleIndex *index, unsigned *n, PuzzleProgress *progress, GCancellable *cancellable)
{
  unsigned n_rows = puzzle_index_get_n (index);
  uint32_t *chosen = g_new (uint32_t, MAX (n_rows, 1));
  g_autoptr (PuzzleLines) lines = reads_lines (query) ? puzzle_lines_new (index) : NULL;

  *n = 0;
  atomic_store (&progress->total, n_rows);
  for (unsigned i = 0; i < n_rows; i++)
    {
      if (i % LOOK_EVERY == 0)
        {
          if (g_cancellable_is_cancelled (cancellable))
            {
              g_free (chosen);
              return NULL;
            }
          atomic_store (&progress->done, i);
        }
      if (row_fits (query, puzzle_index_get_row (index, i)) && (!lines || line_fits (query, index, lines, i)))
        chosen[(*n)++] = i;
    }
  return g_renew (uint32_t, chosen, MAX (*n, 1));
}

/* In which order. */

static unsigned
key_of (const PuzzleQuery *query, const PuzzleRow *row)
{
  unsigned key = row->technique;

  if (query->order == QUERY_BY_CLUES)
    key = row->n_clues;
  else if (query->order == QUERY_BY_RATING)
    key = row->state == PUZZLE_RATED ? row->er : KEY_UNRATED + (unsigned) row->state;
  return query->descending && key < KEY_UNRATED ? KEY_UNRATED - 1 - key : key;
}

/* Counted into place. What is not rated comes last, whichever way. */
static uint32_t *
sort (const PuzzleQuery *query, const PuzzleIndex *index, uint32_t *chosen, unsigned n)
{
  unsigned start[N_KEYS + 1] = { 0 };
  uint32_t *sorted = g_new (uint32_t, MAX (n, 1));

  for (unsigned i = 0; i < n; i++)
    start[key_of (query, puzzle_index_get_row (index, chosen[i])) + 1]++;
  for (int key = 1; key <= N_KEYS; key++)
    start[key] += start[key - 1];
  for (unsigned i = 0; i < n; i++)
    sorted[start[key_of (query, puzzle_index_get_row (index, chosen[i]))]++] = chosen[i];
  g_free (chosen);
  return sorted;
}

static void
reverse (uint32_t *chosen, unsigned n)
{
  for (unsigned i = 0; i < n / 2; i++)
    {
      uint32_t other = chosen[n - 1 - i];

      chosen[n - 1 - i] = chosen[i];
      chosen[i] = other;
    }
}

uint32_t *
puzzle_query_run (const PuzzleQuery *query, const PuzzleIndex *index, unsigned *n, PuzzleProgress *progress,
                  GCancellable *cancellable)
{
  uint32_t *chosen = choose (query, index, n, progress, cancellable);

  if (chosen && query->order != QUERY_BY_PLACE)
    return sort (query, index, chosen, *n);
  if (chosen && query->descending)
    reverse (chosen, *n);
  return chosen;
}
