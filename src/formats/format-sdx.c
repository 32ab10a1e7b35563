/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-sdx.c — SudoCue's work in progress: nine lines of nine cells with blanks between, and nothing else.
 *
 * "5" is a clue, "u5" the player's, "1368" are candidates; a dot or a zero is a cell of which nothing is known. One lone
 * candidate would be a clue, so it is written as all that the filled cells allow. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_ROWS = 90, SCORE_MARKS = 60 };

typedef struct {
  Document  *document;
  unsigned   rows;
  bool       entries, marks;       /* a cell is the player's; one has several candidates */
  ParseError error;
} Reading;

/* False: no cell. */
static bool
read_cell (Span word, DocumentCell *cell)
{
  const char *place = word.start + (*word.start == 'u');
  Digits digits = DIGITS_NONE;

  *cell = (DocumentCell) { 0 };
  if (word.end - word.start == 1 && (*place == '.' || *place == '0'))
    return true;
  for (; place < word.end; place++)
    {
      if (*place < '1' || *place > '9' || digits_has (digits, *place - '0'))
        return false;
      digits |= digits_of (*place - '0');
    }
  if (!digits || (*word.start == 'u' && !digits_is_single (digits)))
    return false;
  if (!digits_is_single (digits))
    cell->centre = digits;
  else
    *(*word.start == 'u' ? &cell->entry : &cell->given) = (uint8_t) digits_first (digits);
  return true;
}

static void
read_row (Reading *reading, Span line, unsigned number)
{
  Span     row = span_trim (line);
  unsigned n = 0;

  for (const char *place = row.start; place < row.end;)
    {
      Span word = { place, place };
      DocumentCell cell;

      while (word.end < row.end && !g_ascii_isspace (*word.end))
        word.end++;
      if (!read_cell (word, &cell))
        {
          reading->error = error_with_detail (PARSE_SYNTAX, number, word.start, (size_t) (word.end - word.start));
          reading->error.column = column_of (line.start, word.start);
          return;
        }
      reading->entries |= cell.entry > 0;
      reading->marks |= cell.centre != DIGITS_NONE;
      if (n < 9)
        reading->document->cells[9 * reading->rows + n] = cell;
      n++;
      for (place = word.end; place < row.end && g_ascii_isspace (*place);)
        place++;
    }
  if (n != 9)
    reading->error = (ParseError) { .reason = PARSE_WRONG_ROW, .line = number, .found = n, .expected = 9 };
  reading->rows++;
}

/* Fills *reading; false: its error says why. */
static bool
read_rows (Reading *reading, const char *text, unsigned number)
{
  Span rest = { text, text + strlen (text) }, line;

  for (; reading->error.reason == PARSE_OK && span_next_line (&rest, &line); number++)
    if (!span_is_empty (span_trim (line)))
      {
        if (reading->rows == 9)
          reading->error = (ParseError) { .reason = PARSE_WRONG_ROWS, .line = number, .found = 10, .expected = 9 };
        else
          read_row (reading, line, number);
      }
  if (reading->error.reason == PARSE_OK && reading->rows != 9)
    reading->error = (ParseError) { .reason = PARSE_WRONG_ROWS, .line = number - 1, .found = reading->rows, .expected = 9 };
  return reading->error.reason == PARSE_OK;
}

static void
read_game (const char *text, unsigned first_line, GArray *records)
{
  g_autoptr (Document) document = document_new ();
  Reading reading = { .document = document };

  if (read_rows (&reading, text, first_line))
    records_add (records, first_line, g_steal_pointer (&document));
  else
    records_fail (records, reading.error.line, reading.error);
}

static int
sniff (const char *text)
{
  g_autoptr (Document) document = document_new ();
  Reading reading = { .document = document };

  /* Without one it is a grid of pencil marks, whose clues and candidates are the puzzle. */
  return !read_rows (&reading, text, 1) ? 0 : reading.entries ? SCORE_ROWS : reading.marks ? SCORE_MARKS : 0;
}

static void
write_game (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];
  Board   board;

  for (int cell = 0; cell < N_CELLS; cell++)
    digits[cell] = (uint8_t) (document->cells[cell].given | document->cells[cell].entry);
  board_from_digits (&board, digits);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      const DocumentCell *from = &document->cells[cell];
      Digits possible = board_possible (&board, cell);
      Digits marks = digits_intersection (from->centre ? from->centre : from->corner, possible);

      if (digits_count (marks) < 2)
        marks = possible;
      if (digits[cell])
        g_string_append_printf (text, "%s%d", from->entry ? "u" : "", digits[cell]);
      else if (digits_count (marks) < 2)
        g_string_append_c (text, '.');
      else
        for_each_digit (digit, marks)
          g_string_append_printf (text, "%d", digit);
      g_string_append_c (text, cell % 9 == 8 ? '\n' : ' ');
    }
}

const Format format_sdx = {
  .id = "sdx",
  .name = N_("SudoCue work in progress"),
  .extension = "sdx",
  .flags = FORMAT_READS | FORMAT_WRITES | HOLDS_ENTRIES | HOLDS_MARKS,
  .sniff = sniff,
  .read = read_game,
  .write = write_game,
};
