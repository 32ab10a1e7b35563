/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-ss-copy.c — what Simple Sudoku copies: three grids, of the clues, of all digits by now, and of the candidates.
 *
 * Each of the three is a text that another reader takes. Candidates that say no more than the digits do are no marks. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_COPY = 94, ROWS = 9, N_GRIDS = 3 };

/* "|.3.|4..|...|". */
static bool
is_row (Span line)
{
  if (line.end - line.start != 13)
    return false;
  for (int i = 0; i < 13; i++)
    if (i % 4 == 0 ? line.start[i] != '|' : line.start[i] != ' ' && cell_sign ((unsigned char) line.start[i]) < 0)
      return false;
  return true;
}

/* Where the second grid begins, and the third, each behind the frame of the one before, with their lines. */
static bool
find_grids (const char *text, const char *starts[N_GRIDS], unsigned lines[N_GRIDS])
{
  Span     rest = { text, text + strlen (text) }, line;
  unsigned rows = 0, number = 0;

  starts[0] = text;
  starts[1] = NULL;
  lines[0] = 0;
  while (span_next_line (&rest, &line))
    {
      number++;
      line = span_trim (line);
      if (is_row (line))
        rows++;
      else if (rows % ROWS == 0 && rows > 0 && *line.start == '*')
        {
          starts[rows / ROWS] = rest.start;
          lines[rows / ROWS] = number;
          if (rows == 2 * ROWS)
            return starts[1] != NULL;          /* a grid of eight rows and one of ten are no two */
        }
      if (rows > 2 * ROWS)
        return false;
    }
  return false;
}

/* What the part holds; NULL: no puzzle, and *error says why. */
static Document *
read_part (const Format *format, const char *start, const char *end, unsigned lines_before, ParseError *error)
{
  g_autofree char *part = end ? g_strndup (start, (size_t) (end - start)) : g_strdup (start);
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (Record));
  Record *record;

  format->read (part, lines_before + 1, records);
  record = &g_array_index (records, Record, 0);
  *error = record->error;
  return record->document;
}

/* The second has at least what the first has. */
static bool
put_together (Document *document, const Document *digits, const Document *marks)
{
  bool any = false;
  Board board;

  document_get_board (digits, &board);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      DocumentCell *to = &document->cells[cell];
      int digit = digits->cells[cell].given;

      if (to->given && to->given != digit)
        return false;
      if (to->given)
        continue;
      to->entry = (uint8_t) digit;
      if (digit)
        continue;
      to->centre = marks->cells[cell].given ? digits_of (marks->cells[cell].given) : marks->cells[cell].centre;
      any |= to->centre != board_possible (&board, cell);
    }
  for (int cell = 0; cell < N_CELLS && !any; cell++)
    document->cells[cell].centre = DIGITS_NONE;
  return true;
}

/* *line: that of the first clue's grid, or where it is wrong. */
static Document *
read_grids (const char *text, ParseError *error)
{
  const char *starts[N_GRIDS];
  unsigned lines[N_GRIDS];
  g_autoptr (Document) clues = NULL, digits = NULL, marks = NULL;

  *error = (ParseError) { .reason = PARSE_UNKNOWN };
  if (!find_grids (text, starts, lines)
      || !(clues = read_part (&format_ss, starts[0], starts[1], lines[0], error))
      || !(digits = read_part (&format_ss, starts[1], starts[2], lines[1], error))
      || !(marks = read_part (&format_pm, starts[2], NULL, lines[2], error)))
    return NULL;
  if (put_together (clues, digits, marks))
    return g_steal_pointer (&clues);
  *error = (ParseError) { .reason = PARSE_SECOND, .line = lines[1] + 1 };
  return NULL;
}

static void
read_copy (const char *text, unsigned first_line, GArray *records)
{
  ParseError error;
  Document *document = read_grids (text, &error);

  if (document)
    records_add (records, first_line, document);
  else
    records_fail (records, MAX (error.line, first_line), error);
}

static int
sniff (const char *text)
{
  const char *starts[N_GRIDS];
  unsigned lines[N_GRIDS];
  ParseError error;
  g_autoptr (Document) document = find_grids (text, starts, lines) ? read_grids (text, &error) : NULL;

  return document ? SCORE_COPY : 0;
}

static void
write_digits (const uint8_t digits[N_CELLS], GString *text)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      if (cell % 27 == 0)
        g_string_append (text, cell ? " |---+---+---|\n" : " *-----------*\n");
      g_string_append_printf (text, "%s%c%s", cell % 9 == 0 ? " |" : cell % 3 ? "" : "|", digits[cell] ? '0' + digits[cell] : '.',
                              cell % 9 == 8 ? "|\n" : "");
    }
  g_string_append (text, " *-----------*\n\n");
}

static void
write_copy (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  Digits  groups[N_CELLS];
  Board   board;

  document_givens (document, digits);
  write_digits (digits, text);
  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (document->cells[cell].given | document->cells[cell].entry);
  write_digits (digits, text);
  board_from_digits (&board, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    groups[cell] = digits[cell] ? digits_of (digits[cell])
                                : digits_difference (board_possible (&board, cell), document_struck (document, &board, cell));
  pm_write (groups, text);
}

const Format format_ss_copy = {
  .id = "ss-copy",
  .name = N_("Simple Sudoku’s copy: clues, digits and candidates"),
  .extension = "sscopy",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS,
  .sniff = sniff,
  .read = read_copy,
  .write = write_copy,
};
