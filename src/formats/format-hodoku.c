/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-hodoku.c — a line of HoDoKu's library: a position, and the technique that it is an example of.
 *
 *   :technique[-variant]:candidates:givens with +placed:deleted "drc drc":eliminations:placements:extra
 *
 * What was placed becomes an entry, what was deleted is missing among the centre marks of its cell. The technique and its
 * candidates are kept; what it should give is not, for that can be found again. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

/* The code of a plain position, together with the candidates x. */
#define NOTHING "0000"

enum { FIELDS = 5, SCORE_SURE = 95 };           /* the first five fields are needed; the others may be missing */

typedef struct {
  const char *line;
  unsigned    number;
  ParseError *error;
} Place;

/* Where the line ends too early there is no character to blame, but what stands before the end, behind a colon at least. */
static bool
bad_character (const Place *place, const char *at)
{
  const char *start = at;

  if (*at == '\0')
    {
      while (!strchr (": \t", start[-1]))
        start--;
      *place->error = error_with_detail (PARSE_SYNTAX, place->number, start, (size_t) (at - start));
      place->error->column = column_of (place->line, start);
      return false;
    }
  *place->error = error_at_character (place->line, at, place->line + strlen (place->line), place->number);
  return false;
}

/* "0200", "0610-x". */
static bool
read_technique (const Place *place, Span field, Document *document)
{
  if (field.end - field.start < TECHNIQUE_MIN)
    return bad_character (place, field.start);
  if (field.end - field.start > TECHNIQUE_MAX)
    return bad_character (place, field.start + TECHNIQUE_MAX);
  for (const char *c = field.start; c < field.end; c++)
    if (!is_technique_sign (*c))
      return bad_character (place, c);
  if (document->technique_digits || !span_equal (field, NOTHING))
    document->technique = g_strndup (field.start, (gsize) (field.end - field.start));
  return true;
}

/* The pattern's digits; "x" stands for any. */
static void
read_digits (Span field, Document *document)
{
  for (const char *c = field.start; c < field.end; c++)
    if (*c >= '1' && *c <= '9')
      document->technique_digits |= digits_of (*c - '0');
}

static bool
read_cells (const Place *place, Span field, Document *document)
{
  const char *c = field.start;
  int cell = 0;

  for (; c < field.end && cell < N_CELLS; c++, cell++)
    {
      bool entry = *c == '+';
      int  sign;

      c += entry;
      sign = c < field.end ? cell_sign ((unsigned char) *c) : -1;
      if (sign < 0 || (entry && sign == 0))
        return bad_character (place, c);
      if (entry)
        document->cells[cell].entry = (uint8_t) sign;
      else
        document->cells[cell].given = (uint8_t) sign;
    }
  if (cell == N_CELLS && c == field.end)
    return true;

  *place->error = (ParseError) {
    .reason = PARSE_WRONG_LENGTH, .line = place->number, .column = column_of (place->line, c), .expected = N_CELLS,
    .found = cell + (field.end - c),
  };
  return false;
}

static const char *
skip_blanks (const char *c, const char *end)
{
  while (c < end && g_ascii_isspace (*c))
    c++;
  return c;
}

/* Every candidate that no filled cell rules out, but those that are deleted. Without a deletion there is nothing to say;
 * of a cell that loses all of them nothing could be said. */
static bool
read_deleted (const Place *place, Span field, Document *document)
{
  Board    board;
  uint8_t  digits[N_CELLS];
  bool     any = false;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (document->cells[cell].given | document->cells[cell].entry);
  board_from_digits (&board, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (!digits[cell])
      document->cells[cell].centre = board_possible (&board, cell);

  for (const char *c = skip_blanks (field.start, field.end); c < field.end; any = true)
    {
      bool had_any;
      int  cell;

      for (int i = 0; i < 3; i++)
        if (c + i >= field.end || c[i] < '1' || c[i] > '9')
          return bad_character (place, MIN (c + i, field.end));
      cell = cell_at (c[1] - '1', c[2] - '1');
      had_any = document->cells[cell].centre != DIGITS_NONE;
      document->cells[cell].centre = digits_difference (document->cells[cell].centre, digits_of (c[0] - '0'));
      if (had_any && !document->cells[cell].centre)
        {
          *place->error = (ParseError) {
            .reason = PARSE_NO_CANDIDATES, .line = place->number, .column = column_of (place->line, c), .found = cell + 1,
          };
          return false;
        }
      c = skip_blanks (c + 3, field.end);
    }
  for (int cell = 0; !any && cell < N_CELLS; cell++)
    document->cells[cell].centre = DIGITS_NONE;
  return true;
}

static bool
split (Span line, Span fields[FIELDS])
{
  const char *start = line.start;

  for (int i = 0; i < FIELDS; i++)
    {
      const char *end = memchr (start, ':', (size_t) (line.end - start));

      if (!end && i < FIELDS - 1)
        return false;
      fields[i] = (Span) { start, end ? end : line.end };
      start = end ? end + 1 : line.end;
    }
  return fields[0].start == fields[0].end;            /* it begins with a colon */
}

/* Among the others a puzzle of 81 characters may stand, as in any list. */
static void
read_other_line (const char *text, unsigned number, Span line, GArray *records)
{
  Document  *document;
  ParseError error;

  line_parse (text, number, &document, &error);
  if (document)
    records_add (records, number, document);
  else
    records_fail (records, number, error_with_detail (PARSE_SYNTAX, number, line.start, (size_t) (line.end - line.start)));
}

static void
read_line (const char *text, unsigned number, GArray *records)
{
  Span       line = span_trim ((Span) { text, text + strlen (text) }), fields[FIELDS];
  ParseError error = { 0 };
  Place      place = { text, number, &error };
  Document  *document;

  if (span_is_empty (line) || *line.start == '#')
    return;
  if (!split (line, fields))
    {
      read_other_line (text, number, line, records);
      return;
    }

  document = document_new ();
  read_digits (fields[2], document);
  if (read_technique (&place, fields[1], document) && read_cells (&place, fields[3], document)
      && read_deleted (&place, fields[4], document))
    records_add (records, number, document);
  else
    {
      document_free (document);
      records_fail (records, number, error);
    }
}

/* By the first line that says anything: comments may come before it. */
static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;

  while (span_next_line (&rest, &line))
    {
      line = span_trim (line);
      if (!span_is_empty (line) && *line.start != '#')
        return line_is_hodoku_library (line) ? SCORE_SURE : 0;
    }
  return 0;
}

static void
write_deleted (const Document *document, const Board *board, GString *text)
{
  const char *separator = "";
  Digits struck[N_CELLS], any = DIGITS_NONE;

  for (int cell = 0; cell < N_CELLS; cell++)
    any |= struck[cell] = document_struck (document, board, cell);
  for_each_digit (digit, any)
    for (int cell = 0; cell < N_CELLS; cell++)
      if (digits_has (struck[cell], digit))
        {
          g_string_append_printf (text, "%s%d%d%d", separator, digit, cell_row (cell) + 1, cell_column (cell) + 1);
          separator = " ";
        }
}

static void
write_line (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  char    cells[2 * N_CELLS], *end = cells;
  Board   board;

  g_string_append_c (text, ':');
  g_string_append (text, document->technique ? document->technique : NOTHING);
  g_string_append_c (text, ':');
  for_each_digit (digit, document->technique_digits)
    g_string_append_printf (text, "%d", digit);
  g_string_append (text, document->technique_digits ? ":" : "x:");
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *from = &document->cells[cell];

      digits[cell] = (uint8_t) (from->given | from->entry);
      if (from->entry)
        *end++ = '+';
      *end++ = digits[cell] ? (char) ('0' + digits[cell]) : '.';
    }
  g_string_append_len (text, cells, end - cells);
  g_string_append_c (text, ':');
  board_from_digits (&board, digits);
  write_deleted (document, &board, text);
  g_string_append (text, ":::\n");
}

const Format format_hodoku = {
  .id = "hodoku",
  .name = N_("HoDoKu library"),
  .extension = "hodoku",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_ENTRIES | HOLDS_MARKS
           | HOLDS_TECHNIQUE,
  .sniff = sniff,
  .read = read_line,
  .write = write_line,
};
