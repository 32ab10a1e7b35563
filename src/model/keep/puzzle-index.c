/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "puzzle-index-private.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static void
clear_file (void *memory)
{
  IndexFile *file = memory;

  close (file->descriptor);
  g_object_unref (file->file);
}

PuzzleIndex *
puzzle_index_new (void)
{
  PuzzleIndex *index = g_new0 (PuzzleIndex, 1);

  index->rows = g_array_new (FALSE, FALSE, sizeof (PuzzleRow));
  index->files = g_array_new (FALSE, FALSE, sizeof (IndexFile));
  g_array_set_clear_func (index->files, clear_file);
  index->report.named = g_ptr_array_new_with_free_func (g_free);
  return index;
}

void
puzzle_index_free (PuzzleIndex *index)
{
  if (!index)
    return;
  g_array_unref (index->rows);
  g_array_unref (index->files);
  g_ptr_array_unref (index->report.named);
  g_free (index);
}

bool
puzzle_index_append (PuzzleIndex *index, PuzzleIndex *other)
{
  unsigned n = index->rows->len, n_files = index->files->len, room = PUZZLE_INDEX_MAX - n;

  if (n_files + other->files->len > PUZZLE_INDEX_FILES)
    {
      puzzle_index_free (other);
      return false;
    }
  index->report.cut |= other->report.cut || other->rows->len > room;
  g_array_append_vals (index->rows, other->rows->data, MIN (room, other->rows->len));
  for (unsigned i = n; i < index->rows->len; i++)
    {
      PuzzleRow *row = puzzle_index_get_row (index, i);

      row->file = (uint8_t) (row->file + n_files);
    }
  g_array_append_vals (index->files, other->files->data, other->files->len);
  g_array_set_clear_func (other->files, NULL);               /* they are at home here now */
  index->report.n_bad += other->report.n_bad;
  for (unsigned i = 0; i < other->report.named->len && index->report.named->len < PUZZLE_INDEX_NAMED; i++)
    g_ptr_array_add (index->report.named, g_strdup (other->report.named->pdata[i]));
  puzzle_index_free (other);
  return true;
}

unsigned
puzzle_index_get_n (const PuzzleIndex *index)
{
  return index->rows->len;
}

PuzzleRow *
puzzle_index_get_row (const PuzzleIndex *index, unsigned i)
{
  return &g_array_index (index->rows, PuzzleRow, i);
}

const PuzzleIndexReport *
puzzle_index_get_report (const PuzzleIndex *index)
{
  return &index->report;
}

unsigned
puzzle_index_get_n_files (const PuzzleIndex *index)
{
  return index->files->len;
}

GFile *
puzzle_index_get_file (const PuzzleIndex *index, unsigned file)
{
  return g_array_index (index->files, IndexFile, file).file;
}

/* Whether it is the same file, and nothing was written to it. */
static bool
is_as_seen (const struct stat *seen, const struct stat *now)
{
  return seen->st_dev == now->st_dev && seen->st_ino == now->st_ino && seen->st_size == now->st_size
         && seen->st_mtim.tv_sec == now->st_mtim.tv_sec && seen->st_mtim.tv_nsec == now->st_mtim.tv_nsec;
}

int
puzzle_index_find_changed (const PuzzleIndex *index)
{
  for (unsigned i = 0; i < index->files->len; i++)
    {
      const IndexFile *file = &g_array_index (index->files, IndexFile, i);
      struct stat now;

      if (stat (g_file_peek_path (file->file), &now) != 0 || !is_as_seen (&file->seen, &now))
        return (int) i;
    }
  return -1;
}

/* Lines. */

struct PuzzleLines {
  const PuzzleIndex *index;
  char              *block;
  int                file;           /* of the block; −1: none was read */
  uint64_t           start;          /* where it begins */
  size_t             size, room;
  char              *cut, was;       /* the end of the line that was given last, and what stands there */
};

static PuzzleLines *
lines_new (const PuzzleIndex *index, size_t room)
{
  PuzzleLines *lines = g_new (PuzzleLines, 1);

  *lines = (PuzzleLines) { .index = index, .block = g_malloc (room + 1), .room = room, .file = -1 };
  return lines;
}

PuzzleLines *
puzzle_lines_new (const PuzzleIndex *index)
{
  return lines_new (index, INDEX_BLOCK);
}

void
puzzle_lines_free (PuzzleLines *lines)
{
  if (!lines)
    return;
  g_free (lines->block);
  g_free (lines);
}

/* As much of the file as there is room for. */
static bool
fill (PuzzleLines *lines, const PuzzleRow *row)
{
  int descriptor = g_array_index (lines->index->files, IndexFile, row->file).descriptor;
  ssize_t n;

  do
    n = pread (descriptor, lines->block, lines->room, (off_t) row->at);
  while (n < 0 && errno == EINTR);
  lines->file = row->file;
  lines->start = row->at;
  lines->size = n > 0 ? (size_t) n : 0;
  return n > 0;
}

/* Where the row's line is in the block; NULL: not all of it. */
static char *
find_line (PuzzleLines *lines, const PuzzleRow *row, size_t *size)
{
  char *line, *end;

  if (lines->file != row->file || row->at < lines->start || row->at >= lines->start + lines->size)
    return NULL;
  line = lines->block + (row->at - lines->start);
  end = memchr (line, '\n', lines->size - (size_t) (line - lines->block));
  if (!end && lines->size == lines->room)
    return NULL;
  *size = end ? (size_t) (end - line) : lines->size - (size_t) (line - lines->block);
  return line;
}

char *
puzzle_lines_get (PuzzleLines *lines, unsigned i, size_t *size)
{
  const PuzzleRow *row = puzzle_index_get_row (lines->index, i);
  char *line;

  if (lines->cut)
    *lines->cut = lines->was;
  lines->cut = NULL;
  line = find_line (lines, row, size);
  if (!line && fill (lines, row))
    line = find_line (lines, row, size);
  if (!line)
    return NULL;
  if (*size > 0 && line[*size - 1] == '\r')
    --*size;
  lines->cut = line + *size;
  lines->was = *lines->cut;
  *lines->cut = '\0';
  return line;
}

/* Puzzles. */

static const Format *
format_of (const PuzzleIndex *index, unsigned i)
{
  return g_array_index (index->files, IndexFile, puzzle_index_get_row (index, i)->file).format;
}

bool
puzzle_index_cells (const PuzzleIndex *index, unsigned i, char *line, size_t size, char cells[N_CELLS + 1])
{
  g_autoptr (SetdokuPuzzle) puzzle = NULL;
  ParseError error;

  if (index_plain_cells (line, cells) > 0)
    return true;
  puzzle = index_parse_line (format_of (index, i), line, size, 0, &error);
  if (puzzle)
    memcpy (cells, setdoku_puzzle_get_facts (puzzle)->cells, N_CELLS + 1);
  return puzzle != NULL;
}

SetdokuPuzzle *
puzzle_index_read (const PuzzleIndex *index, unsigned i)
{
  static const size_t rooms[] = { 1024, INDEX_LINE_MAX + 2 };
  const PuzzleRow *row = puzzle_index_get_row (index, i);

  for (size_t k = 0; k < G_N_ELEMENTS (rooms); k++)
    {
      g_autoptr (PuzzleLines) lines = lines_new (index, rooms[k]);
      size_t size;
      char *line = puzzle_lines_get (lines, i, &size);
      ParseError error;
      SetdokuPuzzle *puzzle = line ? index_parse_line (format_of (index, i), line, size, 0, &error) : NULL;

      if (puzzle)
        setdoku_puzzle_set_place (puzzle, i + 1);
      if (puzzle && setdoku_puzzle_get_facts (puzzle)->state == PUZZLE_UNRATED)
        setdoku_puzzle_know (puzzle, (PuzzleState) row->state, row->er, row->ep, row->ed, row->technique);
      if (line)
        return puzzle;
    }
  return NULL;
}
