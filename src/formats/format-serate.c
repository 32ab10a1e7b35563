/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-serate.c — puzzles with their ratings by Sudoku Explainer, as its batch raters print them and as lists are
 * handed around: "puzzle ED=ER/EP/ED", ED= being the word that stands there.
 *
 * 0.0 is not rated; a puzzle that is not is written alone. Where it is asked for by name, "puzzle ER/EP/ED" and "puzzle ER" are
 * read too; the bare number does not say whose it is. Whatever follows is a comment. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

#define WORD "ED="

enum { SNIFF_LINES = 256, SCORE_RATED = 92 };

/* What stands behind the puzzle. Blanks or tabs must be between. */
static Span
behind_puzzle (const char *line)
{
  Span rest = span_trim ((Span) { line, line + strlen (line) });
  const char *puzzle = rest.start;

  while (rest.start < rest.end && !g_ascii_isspace (*rest.start))
    rest.start++;
  if (rest.start - puzzle != N_CELLS)
    return (Span) { rest.end, rest.end };
  return span_trim (rest);
}

static bool
has_word (Span tail)
{
  return tail.end - tail.start > (int) strlen (WORD) && memcmp (tail.start, WORD, strlen (WORD)) == 0;
}

/* True: there is one, which may say that it is unknown. */
static bool
read_rating (Span tail, DocumentRating *rating)
{
  DocumentRating found = { .scale = SCALE_SE };
  bool word = has_word (tail);

  if (word)
    tail.start += strlen (WORD);
  if (!rating_scan_triple (&tail, &found))
    {
      found.scale = SCALE_UNNAMED;
      if (word || !rating_scan_tenths (&tail, &found.er))
        return false;
    }
  if (!span_is_empty (tail) && !g_ascii_isspace (*tail.start))
    return false;
  *rating = found.er ? found : (DocumentRating) { 0 };
  return true;
}

static void
read_line (const char *text, unsigned number, GArray *records)
{
  Document *document;
  ParseError error;
  Span tail;

  if (!line_parse (text, number, &document, &error))
    return;
  if (document == NULL)
    {
      records_fail (records, number, error);
      return;
    }
  tail = behind_puzzle (text);
  if (!read_rating (tail, &document->rating) && has_word (tail))
    {
      document_free (document);
      records_fail (records, number, error_with_detail (PARSE_BAD_VALUE, number, WORD, strlen (WORD) - 1));
      return;
    }
  records_add (records, number, document);
}

/* Most lines carry the word. */
static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, span;
  int seen = 0, rated = 0;

  while (seen < SNIFF_LINES && span_next_line (&rest, &span))
    {
      Span line = span_trim (span), tail;
      DocumentRating rating;

      if (span_is_empty (line) || *line.start == '#')
        continue;
      seen++;
      tail = line;
      while (tail.start < tail.end && cell_sign ((unsigned char) *tail.start) >= 0)
        tail.start++;
      if (tail.start - line.start != N_CELLS || span_is_empty (tail) || !g_ascii_isspace (*tail.start))
        continue;
      tail = span_trim (tail);
      rated += has_word (tail) && read_rating (tail, &rating);
    }

  return rated > 0 && 2 * rated >= seen ? SCORE_RATED : 0;
}

static void
write_line (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];

  document_givens (document, digits);
  cells_write (digits, '.', text);
  if (document->rating.scale == SCALE_SE)
    {
      g_string_append (text, " " WORD);
      rating_write_triple (&document->rating, text);
    }
  g_string_append_c (text, '\n');
}

const Format format_serate = {
  .id = "serate",
  .name = N_("Puzzles with Sudoku Explainer’s ratings"),
  .extension = "rated",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_RATING | WANTS_RATING,
  .sniff = sniff,
  .read = read_line,
  .write = write_line,
};
