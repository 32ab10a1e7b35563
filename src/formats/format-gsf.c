/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-gsf.c — lists of hard puzzles as gsf's solver keeps them and the players' forum collects them: puzzle, label,
 * poster, q1, q2, ER, EP, ED and more, with commas between.
 *
 * Ratings are Sudoku Explainer's; a field that is empty or holds another sign is not known. "#!sudoku …" names the
 * columns and is a comment to us, for those read here stand in the same places everywhere. A line of one field is a
 * heading if it begins with a letter. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { FIELD_PUZZLE, FIELD_LABEL, FIELD_POSTER, FIELD_ER = 5, FIELD_EP, FIELD_ED, N_FIELDS };
enum { SNIFF_LINES = 64, SCORE_SURE = 94 };

/* The first fields of the line; false: there are fewer. */
static bool
split (Span line, Span fields[N_FIELDS])
{
  const char *start = line.start;

  for (int i = 0; i < N_FIELDS; i++)
    {
      const char *end = memchr (start, ',', (size_t) (line.end - start));

      if (end == NULL && i < N_FIELDS - 1)
        return false;
      fields[i] = span_trim ((Span) { start, end ? end : line.end });
      start = end ? end + 1 : line.end;
    }
  return true;
}

static bool
is_puzzle (Span field)
{
  for (const char *c = field.start; c < field.end; c++)
    if (cell_sign ((unsigned char) *c) < 0)
      return false;
  return field.end - field.start == N_CELLS;
}

/* 0: not known. */
static int
rating_of (Span field)
{
  int tenths;

  return rating_scan_tenths (&field, &tenths) && span_is_empty (field) ? tenths : 0;
}

/* "x" stands for nothing. */
static char *
text_of (Span field)
{
  bool nothing = span_is_empty (field) || span_equal (field, "x");

  return nothing ? NULL : g_utf8_make_valid (field.start, field.end - field.start);
}

static Document *
document_of (const Span fields[N_FIELDS])
{
  Document *document = document_new ();

  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = (uint8_t) cell_sign ((unsigned char) fields[FIELD_PUZZLE].start[cell]);
  document->title = text_of (fields[FIELD_LABEL]);
  document->author = text_of (fields[FIELD_POSTER]);
  document->rating.er = rating_of (fields[FIELD_ER]);
  if (document->rating.er)
    {
      document->rating.scale = SCALE_SE;
      document->rating.ep = rating_of (fields[FIELD_EP]);
      document->rating.ed = rating_of (fields[FIELD_ED]);
    }
  return document;
}

static bool
is_heading (Span line)
{
  return g_ascii_isalpha (*line.start) && memchr (line.start, ',', (size_t) (line.end - line.start)) == NULL;
}

static void
read_line (const char *text, unsigned number, GArray *records)
{
  Span line = span_trim ((Span) { text, text + strlen (text) }), fields[N_FIELDS];

  if (span_is_empty (line) || *line.start == '#' || is_heading (line))
    return;
  if (split (line, fields) && is_puzzle (fields[FIELD_PUZZLE]))
    records_add (records, number, document_of (fields));
  else
    records_fail (records, number, error_with_detail (PARSE_SYNTAX, number, line.start, (size_t) (line.end - line.start)));
}

/* The line that names the columns, or enough fields and in the places of the ratings nothing else. */
static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line, fields[N_FIELDS];

  for (int seen = 0; seen < SNIFF_LINES && span_next_line (&rest, &line); seen++)
    {
      line = span_trim (line);
      if (line.end - line.start > 8 && g_ascii_strncasecmp (line.start, "#!sudoku", 8) == 0)
        return SCORE_SURE;
      if (span_is_empty (line) || *line.start == '#' || is_heading (line))
        continue;
      if (!split (line, fields) || !is_puzzle (fields[FIELD_PUZZLE]))
        return 0;
      for (int i = FIELD_ER; i <= FIELD_ED; i++)
        if (!span_is_empty (fields[i]) && !span_equal (fields[i], "x") && !rating_of (fields[i]))
          return 0;
      return SCORE_SURE;
    }
  return 0;
}

const Format format_gsf = {
  .id = "gsf",
  .name = N_("List with labels and ratings (gsf)"),
  .extension = "csv",
  .flags = FORMAT_READS | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_ABOUT | HOLDS_RATING,
  .sniff = sniff,
  .read = read_line,
};
