/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-gnome-code.c — the code that GNOME Sudoku shares a puzzle as.
 *
 * “#”, five signs with the number of ones and twos, of threes and fours …, and a sign for each clue, the ones first; a sign is
 * "!" plus a number and nine times another: here row and column. So of odd digits it holds at most eight. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_CODE = 97, N_SIZES = 5 };

static int
most_of (int digit)
{
  return digit % 2 ? 8 : 9;
}

/* Sure enough to be told from any "#" comment, if it has a clue: each length fits, and no cell comes twice. */
static bool
read_code (Span code, uint8_t digits[N_CELLS])
{
  const char *place = code.start + 1 + N_SIZES;

  memset (digits, 0, N_CELLS);
  if (code.end - code.start < 1 + N_SIZES || *code.start != '#')
    return false;
  for (int digit = 1; digit <= 9; digit++)
    {
      int sizes = code.start[1 + (digit - 1) / 2] - '!';
      int n = digit % 2 ? sizes % 9 : sizes / 9;

      if (sizes < 0 || n > most_of (digit))
        return false;
      for (; n > 0; n--, place++)
        {
          int at = place < code.end ? *place - '!' : -1;
          int cell = at >= 0 && at < N_CELLS ? cell_at (at % 9, at / 9) : -1;

          if (cell < 0 || digits[cell])
            return false;
          digits[cell] = (uint8_t) digit;
        }
    }
  return place == code.end;
}

static Span
whole (const char *text)
{
  return span_trim ((Span) { text, text + strlen (text) });
}

static void
read_puzzle (const char *text, unsigned first_line, GArray *records)
{
  uint8_t digits[N_CELLS];

  if (read_code (whole (text), digits))
    {
      Document *document = document_new ();

      for (int cell = 0; cell < N_CELLS; cell++)
        document->cells[cell].given = digits[cell];
      records_add (records, first_line, document);
    }
  else
    records_fail (records, first_line, (ParseError) { .reason = PARSE_UNKNOWN });
}

static int
sniff (const char *text)
{
  uint8_t digits[N_CELLS];

  Span code = whole (text);

  return code.end - code.start > 1 + N_SIZES && read_code (code, digits) ? SCORE_CODE : 0;
}

/* What there is no room for is left out: format_lacks () tells. */
static void
write_code (const Document *document, GString *text)
{
  int sizes[10] = { 0 };
  gsize head = text->len + 1;

  g_string_append (text, "#!!!!!");
  for (int digit = 1; digit <= 9; digit++)
    for (int cell = 0; cell < N_CELLS; cell++)
      if (document->cells[cell].given == digit && sizes[digit] < most_of (digit))
        {
          sizes[digit]++;
          g_string_append_c (text, (char) ('!' + cell / 9 + 9 * (cell % 9)));
        }
  for (int digit = 1; digit <= 9; digit++)
    text->str[head + (gsize) (digit - 1) / 2] += (char) (digit % 2 ? sizes[digit] : 9 * sizes[digit]);
  g_string_append_c (text, '\n');
}

const Format format_gnome_code = {
  .id = "gnome-code",
  .name = N_("Code that GNOME Sudoku shares"),
  .extension = "code",
  .flags = FORMAT_READS | FORMAT_WRITES | WANTS_ROOM,
  .sniff = sniff,
  .read = read_puzzle,
  .write = write_code,
};
