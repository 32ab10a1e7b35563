/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-ss.c — games of Simple Sudoku: a framed grid of the clues, and below it what was done since.
 *
 * "I388": digit 8 was entered in cell 38, counted from 00. "E78007": candidate 7 was taken away from cell 78. All others that
 * the filled cells allow are shown there, so one that is taken away gives marks to every empty cell. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_GAME = 93 };

typedef struct {
  Document *document;
  unsigned  rows;
  Digits    struck[N_CELLS];
  unsigned  struck_at[N_CELLS];         /* the last line that does */
  bool      any_struck;
  ParseError error;
} Reading;

static bool
is_frame (Span line)
{
  for (const char *place = line.start; place < line.end; place++)
    if (!strchr ("*|+-", *place))
      return false;
  return g_strstr_len (line.start, line.end - line.start, "---") != NULL;
}

/* The nine cells between the bars; how many there are. */
static unsigned
scan_row (Span line, uint8_t digits[9])
{
  unsigned n = 0;

  for (const char *place = line.start; place < line.end; place++)
    {
      int sign = *place == ' ' ? 0 : cell_sign ((unsigned char) *place);

      if (*place == '|')
        continue;
      if (sign < 0)
        return 0;
      if (n < 9)
        digits[n] = (uint8_t) sign;
      n++;
    }
  return n;
}

/* "I388", "E78007": the cell, and digits without the zeros before them. False: something else. */
static bool
scan_change (Span line, int *cell, Digits *digits)
{
  if (line.end - line.start < 4 || (*line.start != 'I' && *line.start != 'E')
      || !g_ascii_isdigit (line.start[1]) || !g_ascii_isdigit (line.start[2]))
    return false;

  *cell = 10 * (line.start[1] - '0') + line.start[2] - '0';
  *digits = DIGITS_NONE;
  for (const char *place = line.start + 3; place < line.end; place++)
    if (*place >= '1' && *place <= '9')
      *digits |= digits_of (*place - '0');
    else if (*place != '0')
      return false;
  return *cell < N_CELLS && *digits && (*line.start == 'E' || digits_is_single (*digits));
}

static void
read_row (Reading *reading, Span line, unsigned number)
{
  uint8_t  digits[9];
  unsigned n = scan_row (line, digits);

  if (reading->rows == 9)
    reading->error = (ParseError) { .reason = PARSE_WRONG_ROWS, .line = number, .found = 10, .expected = 9 };
  else if (n != 9)
    reading->error = (ParseError) { .reason = PARSE_WRONG_ROW, .line = number, .found = n, .expected = 9 };
  else
    for (int column = 0; column < 9; column++)
      reading->document->cells[cell_at ((int) reading->rows, column)].given = digits[column];
  reading->rows++;
}

static void
read_line (Reading *reading, Span line, unsigned number)
{
  DocumentCell *at;
  Digits        digits;
  int           cell;

  if (*line.start == '|')
    {
      read_row (reading, line, number);
      return;
    }
  if (!scan_change (line, &cell, &digits))
    {
      reading->error = error_with_detail (PARSE_SYNTAX, number, line.start, (size_t) (line.end - line.start));
      return;
    }

  at = &reading->document->cells[cell];
  if (*line.start == 'E')
    {
      reading->struck[cell] |= digits;
      reading->struck_at[cell] = number;
      reading->any_struck = true;
    }
  else if (at->given && at->given != digits_first (digits))
    reading->error = error_with_detail (PARSE_BAD_VALUE, number, line.start, (size_t) (line.end - line.start));
  else if (!at->given)
    at->entry = (uint8_t) digits_first (digits);
}

/* Of a cell that loses all of them nothing could be said. */
static void
strike (Reading *reading)
{
  uint8_t digits[N_CELLS];
  Board   board;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (reading->document->cells[cell].given | reading->document->cells[cell].entry);
  board_from_digits (&board, digits);
  for (int cell = 0; cell < N_CELLS && reading->error.reason == PARSE_OK; cell++)
    if (!digits[cell])
      {
        Digits possible = board_possible (&board, cell);

        reading->document->cells[cell].centre = digits_difference (possible, reading->struck[cell]);
        if (possible && !reading->document->cells[cell].centre)
          reading->error = (ParseError) {
            .reason = PARSE_NO_CANDIDATES, .line = reading->struck_at[cell], .found = cell + 1
          };
      }
}

static void
read_game (const char *text, unsigned first_line, GArray *records)
{
  Reading reading = { .document = document_new () };
  Span    rest = { text, text + strlen (text) }, line;
  unsigned last_line = first_line;

  for (unsigned number = first_line; reading.error.reason == PARSE_OK && span_next_line (&rest, &line); number++)
    {
      line = span_trim (line);
      last_line = span_is_empty (line) ? last_line : number;
      if (!span_is_empty (line) && !is_frame (line))
        read_line (&reading, line, number);
    }
  if (reading.error.reason == PARSE_OK && reading.rows != 9)
    reading.error = (ParseError) { .reason = PARSE_WRONG_ROWS, .line = last_line, .found = reading.rows, .expected = 9 };
  if (reading.error.reason == PARSE_OK && reading.any_struck)
    strike (&reading);

  if (reading.error.reason == PARSE_OK)
    records_add (records, first_line, reading.document);
  else
    {
      records_fail (records, first_line, reading.error);
      document_free (reading.document);
    }
}

/* One such grid and nothing that is no change of it; several, or one in a letter, are for format-grid.c. */
static int
sniff (const char *text)
{
  Span     rest = { text, text + strlen (text) }, line;
  unsigned rows = 0;
  bool     framed = false;

  while (rows <= 9 && span_next_line (&rest, &line))
    {
      uint8_t digits[9];
      Digits  change;
      int     cell;

      line = span_trim (line);
      if (span_is_empty (line))
        continue;
      if (is_frame (line))
        framed = true;
      else if (line.end - line.start == 13 && *line.start == '|' && line.start[4] == '|' && scan_row (line, digits) == 9)
        rows++;
      else if (!scan_change (line, &cell, &change))
        return 0;
    }
  return rows == 9 && framed ? SCORE_GAME : 0;
}

static void
write_game (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  Board   board;

  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *from = &document->cells[cell];

      if (cell % 27 == 0)
        g_string_append (text, cell ? "|---+---+---|\n" : "*-----------*\n");
      g_string_append_printf (text, "%s%c%s", cell % 3 ? "" : "|", from->given ? '0' + from->given : '.',
                              cell % 9 == 8 ? "|\n" : "");
      digits[cell] = (uint8_t) (from->given | from->entry);
    }
  g_string_append (text, "*-----------*\n");

  for (int cell = 0; cell < N_CELLS; cell++)
    if (document->cells[cell].entry)
      g_string_append_printf (text, "I%02d%d\n", cell, document->cells[cell].entry);
  board_from_digits (&board, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    for_each_digit (digit, document_struck (document, &board, cell))
      g_string_append_printf (text, "E%02d%03d\n", cell, digit);
}

const Format format_ss = {
  .id = "ss",
  .name = N_("Simple Sudoku game"),
  .extension = "ss",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS,
  .sniff = sniff,
  .read = read_game,
  .write = write_game,
};
