/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-csv.c — puzzles beside their solutions, as collections for programs that learn have them: a line "quizzes,
 * solutions" or "puzzle,solution", and below it 81 and 81 digits, 0 for empty.
 *
 * A solution is not kept, for it can be found again; but one that does not go with its puzzle is a mistake. Of a puzzle
 * without a solution, or with several, the field is empty. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_HEADED = 94 };

static const char header[] = "quizzes,solutions";
static const char *const headers[] = { header, "quiz,solution", "puzzles,solutions", "puzzle,solution" };

static bool
is_header (Span line)
{
  line = span_trim (line);
  for (unsigned i = 0; i < G_N_ELEMENTS (headers); i++)
    if (span_equal (line, headers[i]))
      return true;
  return false;
}

static bool
agree (const uint8_t puzzle[N_CELLS], const uint8_t solution[N_CELLS])
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (puzzle[cell] && solution[cell] && puzzle[cell] != solution[cell])
      return false;
  return true;
}

static void
read_row (const char *text, Span line, unsigned number, GArray *records)
{
  const char *comma = memchr (line.start, ',', (size_t) (line.end - line.start));
  Span puzzle = span_trim ((Span) { line.start, comma ? comma : line.end });
  Span beside = span_trim ((Span) { comma ? comma + 1 : line.end, line.end });
  uint8_t digits[N_CELLS], solution[N_CELLS];
  ParseError error;
  Document *document;

  if (!cells_read (text, puzzle, number, digits, &error)
      || (!span_is_empty (beside) && !cells_read (text, beside, number, solution, &error)))
    {
      records_fail (records, number, error);
      return;
    }
  if (!span_is_empty (beside) && !agree (digits, solution))
    {
      records_fail (records, number, error_with_detail (PARSE_BAD_VALUE, number, "solution", strlen ("solution")));
      return;
    }
  document = document_new ();
  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = digits[cell];
  records_add (records, number, document);
}

/* The header may come with the first row. */
static void
read_lines (const char *text, unsigned number, GArray *records)
{
  Span rest = { text, text + strlen (text) }, line;

  for (; span_next_line (&rest, &line); number++)
    {
      Span row = span_trim (line);

      if (!span_is_empty (row) && *row.start != '#' && !is_header (row))
        read_row (line.start, row, number, records);
    }
}

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;

  while (span_next_line (&rest, &line))
    if (!span_is_empty (span_trim (line)) && *span_trim (line).start != '#')
      return is_header (line) ? SCORE_HEADED : 0;
  return 0;
}

static void
write_row (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS], solution[N_CELLS];

  if (text->len == 0)
    g_string_append_printf (text, "%s\n", header);
  document_givens (document, digits);
  cells_write (digits, '0', text);
  g_string_append_c (text, ',');
  if (document_solution (document, solution))
    cells_write (solution, '0', text);
  g_string_append_c (text, '\n');
}

const Format format_csv = {
  .id = "csv",
  .name = N_("Puzzles and solutions (CSV)"),
  .extension = "csv",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE | WANTS_SOLUTION,
  .sniff = sniff,
  .read = read_lines,
  .write = write_row,
};
