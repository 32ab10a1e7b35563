/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "documents.h"

#include <string.h>

#include "formats/document-limits.h"
#include "formats/rules-text.h"
#include "model/explain/explain.h"

/* Of the writers, so many parts take turns: an input is read fast, and written slowly. */
enum { WRITERS_PARTS = 4 };

static bool
givens_equal (const Document *a, const Document *b)
{
  if (!topology_equal (a->topology, b->topology))
    return false;
  for (int cell = 0; cell < a->n_cells; cell++)
    if (a->cells[cell].given != b->cells[cell].given)
      return false;

  return true;
}

static void
check_text (const char *text, size_t most)
{
  fuzz_check (!text || strlen (text) <= most, "a text is longer than its limit", text);
  fuzz_check (!text || g_utf8_validate (text, -1, NULL), "a text is no UTF-8", text);
}

static void
check_limits (const Document *document)
{
  const char *const lines[] = {
    document->title, document->author, document->description, document->date, document->source, document->level,
    document->url, document->technique, document->strategy, document->switches,
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)
    check_text (lines[i], TEXT_LINE_MAX);
  check_text (document->comment, TEXT_COMMENT_MAX);
  check_text (document->forks, TEXT_FORKS_MAX);
  for (unsigned i = 0; document->savepoints && i < document->savepoints->len; i++)
    check_text (g_array_index (document->savepoints, DocumentSavepoint, i).name, TEXT_NAME_MAX);
  for (unsigned i = 0; document->bookmarks && i < document->bookmarks->len; i++)
    check_text (g_array_index (document->bookmarks, DocumentBookmark, i).note, TEXT_NAME_MAX);
}

static void
check_cells (const Document *document, const DocumentCell *cell)
{
  int n = document_digits (document);

  fuzz_check (cell->given <= n && cell->entry <= n && !(cell->given && cell->entry), "a cell holds too much", NULL);
  fuzz_check (!((cell->corner | cell->centre) & ~values_all (n)) && cell->colours < 1 << N_COLOURS, "a cell holds what is none", NULL);
}

static void
check_history (const Document *document)
{
  int n = document_n_steps (document);

  fuzz_check (document->current >= -1 && document->current < n && document->tip >= -1 && document->tip < n,
              "the history stands nowhere", NULL);
  for (int i = 0; i < n; i++)
    {
      unsigned n_changes;
      const DocumentChange *changes = document_get_changes (document, i, &n_changes);
      int parent = g_array_index (document->steps, DocumentStep, i).parent;

      fuzz_check (parent >= -1 && parent < i, "a step comes before its parent", NULL);
      for (unsigned j = 0; j < n_changes; j++)
        {
          fuzz_check (changes[j].cell < N_CELLS, "a change of no cell", NULL);
          check_cells (document, &changes[j].after);
        }
    }
}

/* Every empty cell has a candidate, and no clue repeats: only then pencil marks say the same twice. */
static bool
is_sound (const Document *document)
{
  Board board;

  document_get_board (document, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (document->cells[cell].given ? !digits_has (board_possible (&board, cell), document->cells[cell].given)
                                    : board_possible (&board, cell) == DIGITS_NONE)
      return false;

  return true;
}

/* Other formats make blanks of control characters. */
static bool
has_controls (const Document *document)
{
  const char *const about[] = {
    document->title, document->author, document->description, document->comment, document->date, document->source,
    document->level, document->url,
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (about); i++)
    for (const char *c = about[i]; c && *c; c++)
      if (g_ascii_iscntrl (*c))
        return true;

  return false;
}

/* A clue is there what has one candidate. */
static bool
is_of_candidates (const Format *format)
{
  return strcmp (format->id, "pm") == 0 || strcmp (format->id, "candidates729") == 0;
}

static bool
gives_back (const Format *format, const Document *document)
{
  return strcmp (format->id, "setdoku") == 0
         || (strcmp (format->id, "hodoku") != 0 && strcmp (format->id, "ss") != 0 && strcmp (format->id, "ss-copy") != 0
             && strcmp (format->id, "ksudoku") != 0 && strcmp (format->id, "sdx") != 0 && !(format_lacks (format, document) & WANTS_ROOM)
             && format_loses (format, document) == 0 && !has_controls (document));
}

/* What we keep ourselves may hold rules that nothing fits, or cages that overlap: another program's file with them is refused by
 * name. */
static bool
is_refused (const Record *record, const Document *document)
{
  ParseError error;
  int constraint;

  if (record->document || !document->topology)
    return false;
  return record->error.found == FAULT_CONTRADICTION ? !rules_make_sense (document->topology, &constraint, &error)
         : record->error.found == FAULT_OVERLAP     ? !rules_check_cages (document->topology->rules, &constraint, &error) : false;
}

/* Our own format gives back everything, the others the clues at least. Among pencil marks a clue that repeats in a house cannot be
 * told from a candidate; in a library line and in Simple Sudoku's, all candidates cannot be told from none; in KSudoku no clue
 * has marks; of SudoCue's a lone mark is a clue. */
static void
check_written (const Format *format, const Document *document)
{
  g_autofree char *text = format_write (format, document);
  g_autoptr (GArray) records = format_read (format, text, strlen (text), NULL);
  const Document *again = g_array_index (records, Record, 0).document;
  g_autofree char *twice = NULL;

  fuzz_check (g_utf8_validate (text, -1, NULL), "what was written is no UTF-8", text);
  if (records->len == 1 && is_refused (&g_array_index (records, Record, 0), document))
    return;
  fuzz_check (again != NULL && records->len == 1, "what was written is not read", text);
  twice = format_write (format, again);
  if (!is_of_candidates (format) || is_sound (document))
    fuzz_check_same ("read and written again it is another text", text, twice);
  if (is_of_candidates (format))
    return;
  fuzz_check (format_lacks (format, document) & WANTS_ROOM || givens_equal (again, document), "the clues are others", text);
  fuzz_check (!gives_back (format, document) || document_equal (again, document), "something was lost", text);
}

void
fuzz_check_document (const Document *document, unsigned turn)
{
  g_autoptr (Document) copy = document_copy (document);
  Position position;

  fuzz_check (document_equal (copy, document), "a copy is another document", NULL);
  check_limits (document);
  for (int cell = 0; cell < document->n_cells; cell++)
    check_cells (document, &document->cells[cell]);
  check_history (document);
  document_get_position (document, &position);
  for (int i = 0; formats[i]; i++)
    if (formats[i]->write && formats[i]->read && format_holds_board (formats[i], document) && (i == 0 || i % WRITERS_PARTS == (int) (turn % WRITERS_PARTS)))
      check_written (formats[i], document);
}

/* Reasons that are of a text as a whole, or of a key of ours. */
static bool
needs_no_place (ParseReason reason)
{
  switch (reason)
    {
    case PARSE_EMPTY:
    case PARSE_UNKNOWN:
    case PARSE_TOO_LARGE:
    case PARSE_ENCODING:
    case PARSE_CHECKSUM:
    case PARSE_BAD_VALUE:
    case PARSE_MISSING:
    case PARSE_SYNTAX:
    case PARSE_FOREIGN:
    case PARSE_NETWORK:
    case PARSE_PACKED:
    case PARSE_VARIANT:
    case PARSE_TWICE:                    /* within what was packed: their words name the key and the cells */
    case PARSE_RULES:
      return true;
    default:
      return false;
    }
}

/* What is missing may be so in the line after the last. */
static bool
place_is_within (const ParseError *error, const char *text)
{
  const char *line = text;

  for (unsigned i = 1; i < error->line; i++)
    {
      const char *end = strchr (line, '\n');

      if (!end)
        return error->reason == PARSE_MISSING && i + 1 == error->line;
      line = end + 1;
    }
  return error->column <= (unsigned) g_utf8_strlen (line, (gssize) strcspn (line, "\n")) + 1;
}

void
fuzz_check_error (const ParseError *error, const char *text)
{
  g_autofree char *sentence = explain_parse_error (error, "a\x1b\xc2\x9b\xe2\x80\xae name");
  g_autofree char *line = explain_parse_error_line (error, "-");

  fuzz_check (error->reason > PARSE_OK && error->reason < N_PARSE_REASONS, "no reason is given", text);
  fuzz_check (error->line > 0 || needs_no_place (error->reason), "no place is given", sentence);
  fuzz_check (!error->line || !text || place_is_within (error, text), "the place lies beyond the text", sentence);
  fuzz_check (!g_str_has_suffix (line, ": "), "no reason is said", line);
  fuzz_check_message (sentence);
  fuzz_check_message (line);
}

void
fuzz_check_record (const Record *record, const char *text, int turn)
{
  fuzz_check ((record->document != NULL) == (record->error.reason == PARSE_OK), "neither a puzzle nor an error, or both", text);
  if (!record->document)
    fuzz_check_error (&record->error, text);
  else if (turn >= 0)
    fuzz_check_document (record->document, (unsigned) turn);
}

char *
fuzz_forge_document (const char *body, gsize length, gsize *size)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) body, length);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "[Setdoku]\nversion=%d\nlength=%" G_GSIZE_FORMAT "\nchecksum=%s\n", FORMAT_SETDOKU_VERSION, length,
                   checksum);
  g_string_append_len (text, body, (gssize) length);
  *size = text->len;
  return g_string_free (text, FALSE);
}
