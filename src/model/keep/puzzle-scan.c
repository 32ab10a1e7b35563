/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* puzzle-scan.c — the one pass over a file that makes its index. Of a line that is nothing but 81 cells and a comment only the
 * clues are counted; for the others there is the format's own reader. */
#include "puzzle-index-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "formats/text-visible.h"
#include "model/explain/explain.h"
#include "model/file/file-private.h"

/* One pass. */
typedef struct {
  PuzzleIndex    *index;
  IndexFile       file;
  const char     *name;
  unsigned        number;            /* of the line, 1-based */
  uint64_t        at;                /* byte where it begins */
  bool            too_long;          /* of the line that is being read there is more than is kept */
} Scan;

static bool
is_empty (char sign)
{
  return sign == '.' || sign == '0' || sign == '*' || sign == '_' || sign == '-' || sign == 'x' || sign == 'X';
}

int
index_plain_cells (const char *line, char cells[N_CELLS + 1])
{
  int n_clues = 0;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      bool clue = line[cell] >= '1' && line[cell] <= '9';

      if (!clue && !is_empty (line[cell]))
        return 0;
      n_clues += clue;
      if (cells)
        cells[cell] = clue ? line[cell] : '.';
    }
  if (cells)
    cells[N_CELLS] = '\0';
  /* Behind a tab or an equals sign there may be a rating. */
  return line[N_CELLS] == '\0' || (line[N_CELLS] == ' ' && !strchr (line + N_CELLS, '=')) ? n_clues : 0;
}

SetdokuPuzzle *
index_parse_line (const Format *format, char *line, size_t size, unsigned number, ParseError *error)
{
  SetdokuPuzzle *puzzle = memchr (line, '\t', size) ? setdoku_puzzle_parse (line, size) : NULL;
  g_autofree char *valid = NULL;
  Record record = { 0 };

  *error = (ParseError) { .reason = PARSE_OK };
  if (puzzle && setdoku_puzzle_get_facts (puzzle)->classic)
    return puzzle;
  g_clear_object (&puzzle);
  if (memchr (line, '\0', size))
    *error = (ParseError) { .reason = PARSE_BINARY, .line = number };
  else if (!g_utf8_validate (line, (gssize) size, NULL))
    valid = g_utf8_make_valid (line, (gssize) size);
  if (error->reason || !format_read_line (format, valid ? valid : line, number, &record))
    return NULL;
  record_only_classic (&record);             /* what an index can tell of */
  *error = record.error;
  puzzle = record.document ? setdoku_puzzle_new (record.document) : NULL;
  record_clear (&record);
  return puzzle;
}

static void
name_bad (Scan *scan, char *sentence)
{
  PuzzleIndexReport *report = &scan->index->report;

  report->n_bad++;
  if (report->named->len < PUZZLE_INDEX_NAMED)
    g_ptr_array_add (report->named, sentence);
  else
    g_free (sentence);
}

static void
take_row (Scan *scan, const PuzzleRow *row)
{
  if (scan->index->rows->len < PUZZLE_INDEX_MAX)
    g_array_append_val (scan->index->rows, *row);
  else
    scan->index->report.cut = true;
}

static void
take_line (Scan *scan, char *line, size_t size)
{
  PuzzleRow row = { .at = scan->at, .file = (uint8_t) scan->index->files->len };
  g_autoptr (SetdokuPuzzle) puzzle = NULL;
  ParseError error;

  row.n_clues = (uint8_t) index_plain_cells (line, NULL);
  if (row.n_clues > 0)
    {
      take_row (scan, &row);
      return;
    }
  puzzle = index_parse_line (scan->file.format, line, size, scan->number, &error);
  if (puzzle)
    {
      const PuzzleFacts *facts = setdoku_puzzle_get_facts (puzzle);

      row.n_clues = (uint8_t) facts->n_clues;
      if (facts->state != PUZZLE_RATED || (facts->er <= UINT8_MAX && facts->ep <= UINT8_MAX && facts->ed <= UINT8_MAX))
        row.state = (uint8_t) facts->state;
      if (row.state == PUZZLE_RATED)
        {
          row.er = (uint8_t) facts->er;
          row.ep = (uint8_t) facts->ep;
          row.ed = (uint8_t) facts->ed;
          row.technique = (uint8_t) facts->technique;
        }
      take_row (scan, &row);
    }
  else if (error.reason)
    name_bad (scan, explain_parse_error (&error, scan->name));
}

/* The text up to the end of a line, which is there: line[size] is written over. */
static void
end_line (Scan *scan, char *line, size_t size, size_t taken)
{
  size_t trimmed = size;

  line[size] = '\0';
  if (trimmed > 0 && line[trimmed - 1] == '\r')
    line[--trimmed] = '\0';
  scan->number++;
  if (scan->too_long || trimmed > INDEX_LINE_MAX)            /* within a block, too: as a row it could not be read again */
    /* Translators: a file's name, the number of a line in it */
    name_bad (scan, g_strdup_printf (_("“%s”: Line %u is longer than any puzzle."), scan->name, scan->number));
  else if (trimmed > 0 && *line != '#')
    take_line (scan, line, trimmed);
  scan->too_long = false;
  scan->at += taken;
}

/* The whole lines of the block; what is left of the last one moves to its start. How much that is. */
static size_t
take_lines (Scan *scan, char *block, size_t size)
{
  char *line = block, *end = block + size, *stop;

  for (; (stop = memchr (line, '\n', (size_t) (end - line))); line = stop + 1)
    end_line (scan, line, (size_t) (stop - line), (size_t) (stop - line) + 1);
  size = (size_t) (end - line);
  if (size > INDEX_LINE_MAX + 1 || scan->too_long)           /* the last may be a CR */
    {
      scan->too_long |= size > 0;
      scan->at += size;
      return 0;
    }
  memmove (block, line, size);
  return size;
}

static bool
fail (GError **error, const char *name)
{
  int code = errno;

  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
  file_word_read_error (error, name);
  return false;
}

/* The sign in front of UTF-8 is no part of the first line. */
static void
skip_mark (Scan *scan, char *block, size_t *size)
{
  if (scan->at > 0 || *size < 3 || memcmp (block, "\xef\xbb\xbf", 3) != 0)
    return;
  *size -= 3;
  memmove (block, block + 3, *size);
  scan->at = 3;
}

static bool
scan_all (Scan *scan, PuzzleProgress *progress, GCancellable *cancellable, GError **error)
{
  g_autofree char *block = g_malloc (INDEX_BLOCK + INDEX_LINE_MAX + 2);
  size_t kept = 0;
  ssize_t n;

  while ((n = read (scan->file.descriptor, block + kept, INDEX_BLOCK)) > 0 || (n < 0 && errno == EINTR))
    {
      size_t size = kept + (size_t) MAX (n, 0);

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return false;
      skip_mark (scan, block, &size);
      kept = take_lines (scan, block, size);
      atomic_store (&progress->done, scan->at);
    }
  if (n < 0)
    return fail (error, scan->name);
  if (kept > 0 || scan->too_long)                            /* the last line needs no end */
    end_line (scan, block, kept, kept);
  return true;
}

/* By its beginning. NULL: *error says why it cannot be read by lines. */
static const Format *
find_format (int descriptor, const char *name, GError **error)
{
  g_autofree char *head = g_malloc (INDEX_LINE_MAX + 1), *text = NULL, *sentence = NULL;
  ssize_t n = pread (descriptor, head, INDEX_LINE_MAX, 0);
  ParseError fault;
  const Format *format;
  ssize_t end = n;

  if (n < 0)
    {
      fail (error, name);
      return NULL;
    }
  if (n == INDEX_LINE_MAX)                                   /* to the end of a line: a letter may be cut in two */
    for (end = n; end > 0 && head[end - 1] != '\n'; end--)
      ;
  text = format_decode (head, (size_t) (end > 0 ? end : n), &fault);
  format = text && head[0] != '\xfe' && head[0] != '\xff' ? format_sniff (text) : NULL;
  if (format && format->flags & FORMAT_BY_LINE)
    return format;
  sentence = explain_parse_error (&fault, name);
  if (text)
    /* Translators: a file's name */
    g_set_error (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, _("“%s” has not one puzzle a line."), name);
  else
    g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, sentence);
  return NULL;
}

static bool
open_file (Scan *scan, GFile *file, GError **error)
{
  const char *path = g_file_peek_path (file);

  if (!path || (scan->file.descriptor = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) < 0)
    {
      errno = path ? errno : ENOTSUP;
      return fail (error, scan->name);
    }
  scan->file.file = g_object_ref (file);
  if (fstat (scan->file.descriptor, &scan->file.seen) != 0)
    return fail (error, scan->name);             /* unreached: it was opened */
  scan->file.format = find_format (scan->file.descriptor, scan->name, error);
  return scan->file.format != NULL;
}

static void
drop_file (Scan *scan)
{
  if (scan->file.descriptor >= 0)
    close (scan->file.descriptor);
  g_clear_object (&scan->file.file);
}

/* There must be a puzzle in it. */
static bool
check_rows (const PuzzleIndex *index, unsigned n_before, const char *name, GError **error)
{
  const ParseError empty = { .reason = PARSE_EMPTY };
  const GPtrArray *named = index->report.named;
  g_autofree char *sentence = named->len > 0 ? g_strdup (named->pdata[0]) : explain_parse_error (&empty, name);

  if (index->rows->len > n_before)
    return true;
  g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, sentence);
  return false;
}

bool
puzzle_index_read_file (PuzzleIndex *index, GFile *file, PuzzleProgress *progress, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = file_display_name (file);
  Scan scan = { .index = index, .name = name, .file.descriptor = -1 };
  unsigned n_before = index->rows->len;

  g_return_val_if_fail (index->files->len < PUZZLE_INDEX_FILES, false);
  if (!file_check_kind (file, name, G_MAXINT64, NULL, cancellable, error))
    {
      file_word_read_error (error, name);
      return false;
    }
  if (!open_file (&scan, file, error))
    {
      drop_file (&scan);
      return false;
    }
  atomic_store (&progress->total, (uint64_t) scan.file.seen.st_size);
  if (!scan_all (&scan, progress, cancellable, error) || !check_rows (index, n_before, name, error))
    {
      g_array_set_size (index->rows, n_before);
      drop_file (&scan);
      return false;
    }
  g_array_append_val (index->files, scan.file);
  return true;
}
