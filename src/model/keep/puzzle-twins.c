/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "puzzle-twins.h"

#include <string.h>

#include "engine/core/canonical.h"
#include "model/job/bulk.h"
#include "model/job/job.h"

enum { BLOCK_PUZZLES = 128 };

/* Puzzles one after the other, wherever they come from. False: there is none at this place. */
typedef bool (*PutCells) (void *source, unsigned i, char cells[N_CELLS + 1]);

typedef struct {
  void           *source;
  PutCells        put;
  unsigned        n, next;
} Stream;

typedef struct {
  unsigned     start, n;
  bool         there[BLOCK_PUZZLES];
  uint8_t      cells[BLOCK_PUZZLES][N_CELLS];
  CanonicalKey keys[BLOCK_PUZZLES];
} Block;

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  Block *block = memory;
  Stream *stream = user;
  char cells[N_CELLS + 1];

  block->start = stream->next;
  block->n = MIN (BLOCK_PUZZLES, stream->n - stream->next);
  stream->next += block->n;
  for (unsigned i = 0; i < block->n; i++)
    {
      block->there[i] = stream->put (stream->source, block->start + i, cells);
      for (int cell = 0; block->there[i] && cell < N_CELLS; cell++)
        block->cells[i][cell] = (uint8_t) (cells[cell] == '.' ? 0 : cells[cell] - '0');
    }
  return block->n > 0;
}

static void
find_keys (void *memory, const Bulk *bulk, void *user)
{
  Block *block = memory;

  for (unsigned i = 0; i < block->n && !bulk_stopped (bulk); i++)
    if (block->there[i])
      {
        canonical_form (block->cells[i], block->cells[i]);
        block->keys[i] = canonical_key (block->cells[i]);
      }
}

static const BulkKind twins_kind = { .block_size = sizeof (Block), .fill = fill, .work = find_keys };

/* A set of keys: open places, at most half of them taken. */
typedef struct { CanonicalKey *keys; uint64_t mask; } KeySet;

static KeySet
key_set_new (unsigned n)
{
  uint64_t size = 16;

  while (size < 2 * (uint64_t) n)
    size *= 2;
  return (KeySet) { g_new0 (CanonicalKey, size), size - 1 };
}

/* False: it is there already. A key of nothing but zeros, which is none, would be. */
static bool
key_set_add (KeySet *set, CanonicalKey key)
{
  const CanonicalKey none = { 0, 0 };
  uint64_t place = key.low & set->mask;

  for (; !canonical_key_equal (set->keys[place], none); place = (place + 1) & set->mask)
    if (canonical_key_equal (set->keys[place], key))
      return false;
  set->keys[place] = key;
  return true;
}

/* One byte a puzzle: 1 for a twin. NULL: it was cancelled. */
static uint8_t *
find_twins (Stream *stream, PuzzleProgress *progress, GCancellable *cancellable)
{
  g_autofree uint8_t *twins = g_new0 (uint8_t, MAX (stream->n, 1));
  KeySet set = key_set_new (stream->n);
  Bulk *bulk = bulk_new (&twins_kind, stream, 0, cancellable);
  const Block *block;

  atomic_store (&progress->total, stream->n);
  while ((block = bulk_next (bulk)))
    {
      for (unsigned i = 0; i < block->n; i++)
        twins[block->start + i] = block->there[i] && !key_set_add (&set, block->keys[i]);
      atomic_store (&progress->done, block->start + block->n);
    }
  bulk_free (bulk);
  g_free (set.keys);
  return g_cancellable_is_cancelled (cancellable) ? NULL : g_steal_pointer (&twins);
}

/* Of an index. */

typedef struct { const PuzzleIndex *index; PuzzleLines *lines; } IndexSource;

static bool
put_of_index (void *memory, unsigned i, char cells[N_CELLS + 1])
{
  IndexSource *source = memory;
  size_t size;
  char *line = puzzle_lines_get (source->lines, i, &size);

  return line && puzzle_index_cells (source->index, i, line, size, cells);
}

int
puzzle_twins_mark (PuzzleIndex *index, PuzzleProgress *progress, GCancellable *cancellable)
{
  g_autoptr (PuzzleLines) lines = puzzle_lines_new (index);
  IndexSource source = { index, lines };
  Stream stream = { .source = &source, .put = put_of_index, .n = puzzle_index_get_n (index) };
  g_autofree uint8_t *twins = find_twins (&stream, progress, cancellable);
  int n = 0;

  for (unsigned i = 0; twins && i < stream.n; i++)
    {
      puzzle_index_get_row (index, i)->twin = twins[i];
      n += twins[i];
    }
  return twins ? n : -1;
}

/* Of a list. */

typedef struct {
  GPtrArray *puzzles;
  char     (*cells)[N_CELLS + 1];
  uint8_t   *twins;
} Errand;

static void
errand_free (void *data)
{
  Errand *errand = data;

  g_ptr_array_unref (errand->puzzles);
  g_free (errand->cells);
  g_free (errand->twins);
  g_free (errand);
}

static bool
put_of_list (void *memory, unsigned i, char cells[N_CELLS + 1])
{
  Errand *errand = memory;

  memcpy (cells, errand->cells[i], N_CELLS + 1);
  return true;
}

static void
work (void *data, GCancellable *cancellable)
{
  Errand *errand = data;
  Stream stream = { .source = errand, .put = put_of_list, .n = errand->puzzles->len };
  PuzzleProgress progress = { 0 };

  errand->twins = find_twins (&stream, &progress, cancellable);
}

void
puzzle_twins_find_async (const GPtrArray *puzzles, GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  for (int owned = 1; owned >= 0; owned--)                 /* the first of twins stays */
    for (unsigned i = 0; i < puzzles->len; i++)
      if (setdoku_puzzle_get_facts (puzzles->pdata[i])->classic && setdoku_puzzle_has_owner (puzzles->pdata[i]) == owned)
        g_ptr_array_add (errand->puzzles, g_object_ref (puzzles->pdata[i]));
  errand->cells = g_malloc_n (MAX (errand->puzzles->len, 1), sizeof *errand->cells);
  for (unsigned i = 0; i < errand->puzzles->len; i++)
    memcpy (errand->cells[i], setdoku_puzzle_get_facts (errand->puzzles->pdata[i])->cells, N_CELLS + 1);
  setdoku_job_run_async (work, errand, errand_free, puzzle_twins_find_async, cancellable, callback, user);
}

GPtrArray *
puzzle_twins_find_finish (GAsyncResult *result)
{
  Errand *errand = setdoku_job_run_finish (result, puzzle_twins_find_async);
  GPtrArray *found = errand->twins ? g_ptr_array_new_with_free_func (g_object_unref) : NULL;

  for (unsigned i = 0; found && i < errand->puzzles->len; i++)
    if (errand->twins[i])
      g_ptr_array_add (found, g_object_ref (errand->puzzles->pdata[i]));
  return found;
}
