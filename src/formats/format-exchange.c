/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-exchange.c — the puzzle bank of Sudoku Exchange: twelve hexadecimal digits, a blank, 81 digits, blanks, and a
 * rating on Sukaku Explainer's scale.
 *
 * The hexadecimal digits are made from the puzzle and say nothing more of it. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { HASH = 12, PUZZLE_AT = HASH + 1, SCORE_SURE = 95 };

/* Whether the line begins like a record: on with it at the cells. */
static bool
has_hash (Span line)
{
  if (line.end - line.start <= PUZZLE_AT || !g_ascii_isspace (line.start[HASH]))
    return false;
  for (int i = 0; i < HASH; i++)
    if (!g_ascii_isxdigit (line.start[i]))
      return false;
  return true;
}

static Span
record_cells (Span line)
{
  Span cells = { line.start + PUZZLE_AT, line.start + PUZZLE_AT };

  while (cells.end < line.end && cell_sign ((unsigned char) *cells.end) >= 0)
    cells.end++;
  return cells;
}

static bool
is_record (Span line)
{
  Span cells;

  if (!has_hash (line))
    return false;
  cells = record_cells (line);
  return cells.end - cells.start == N_CELLS && (cells.end == line.end || g_ascii_isspace (*cells.end));
}

static Document *
document_of (Span line)
{
  Document *document = document_new ();
  Span cells = record_cells (line), tail = span_trim ((Span) { cells.end, line.end });

  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = (uint8_t) cell_sign ((unsigned char) cells.start[cell]);
  if (rating_scan_tenths (&tail, &document->rating.er) && document->rating.er)
    document->rating.scale = SCALE_SUKAKU;
  return document;
}

/* Nothing is known of the tail but that it begins with a number, if there is one at all. */
static bool
tail_is_fine (Span line)
{
  Span tail = span_trim ((Span) { record_cells (line).end, line.end });
  int tenths;

  return span_is_empty (tail) || (rating_scan_tenths (&tail, &tenths) && span_is_empty (tail));
}

static void
read_line (const char *text, unsigned number, GArray *records)
{
  Span line = span_trim ((Span) { text, text + strlen (text) }), cells;

  if (span_is_empty (line) || *line.start == '#')
    return;
  if (is_record (line) && tail_is_fine (line))
    {
      records_add (records, number, document_of (line));
      return;
    }
  if (!has_hash (line) || is_record (line))
    {
      records_fail (records, number, error_with_detail (PARSE_SYNTAX, number, line.start, (size_t) (line.end - line.start)));
      return;
    }

  cells = record_cells (line);
  records_fail (records, number, (ParseError) {
    .reason = PARSE_WRONG_LENGTH, .line = number, .column = column_of (text, MIN (cells.end, cells.start + N_CELLS)),
    .found = cells.end - cells.start, .expected = N_CELLS,
  });
}

/* By the first line that says anything. */
static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;

  while (span_next_line (&rest, &line))
    {
      line = span_trim (line);
      if (!span_is_empty (line) && *line.start != '#')
        return is_record (line) ? SCORE_SURE : 0;
    }
  return 0;
}

const Format format_exchange = {
  .id = "exchange",
  .name = N_("Sudoku Exchange puzzle bank"),
  .extension = "txt",
  .flags = FORMAT_READS | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_RATING | HOLDS_SCALES,
  .sniff = sniff,
  .read = read_line,
};
