/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-candidates729.c — 729 characters a puzzle: nine for each cell, the digit itself where it is a candidate, else . or 0.
 *
 * Puzzles that begin with candidates only ("sukaku") are passed around so. A one for each candidate is read, too. A single
 * candidate is a clue unless a peer still holds it; nine dots say nothing of their cell. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { N_FLAGS = 9 * N_CELLS, SCORE_SURE = 96, SNIFFED_LINES = 8 };

static size_t
flags_run (Span line)
{
  const char *place = line.start;

  while (place < line.end && (g_ascii_isdigit (*place) || *place == '.'))
    place++;
  return (size_t) (place - line.start);
}

/* Whether each candidate is a one; a digit at its place says that it is not. */
static bool
are_ones (const char *flags)
{
  bool ones = true;

  for (int i = 0; i < N_FLAGS && ones; i++)
    ones = flags[i] == '.' || flags[i] == '0' || flags[i] == '1';
  return ones;
}

static void
read_line (const char *text, unsigned number, GArray *records)
{
  Span     line = span_trim ((Span) { text, text + strcspn (text, "\n") });
  size_t   run = flags_run (line);
  Digits   groups[N_CELLS] = { DIGITS_NONE };
  Document *document;

  if (span_is_empty (line) || *line.start == '#')
    return;
  if (run != N_FLAGS || (line.start + run < line.end && !g_ascii_isspace (line.start[run])))
    {
      ParseError error = { .reason = PARSE_WRONG_LENGTH, .line = number, .found = (int64_t) run, .expected = N_FLAGS };

      if (run < N_FLAGS && line.start + run < line.end)
        error = error_at_character (text, line.start + run, line.end, number);
      else
        error.column = column_of (text, line.start + MIN (run, N_FLAGS));
      records_fail (records, number, error);
      return;
    }
  for (int i = 0, ones = are_ones (line.start); i < N_FLAGS; i++)
    if (line.start[i] == (ones ? '1' : '1' + i % 9))
      groups[i / 9] |= digits_of (i % 9 + 1);
    else if (line.start[i] != '.' && line.start[i] != '0')
      {
        records_fail (records, number, (ParseError) {
          .reason = PARSE_BAD_CHARACTER, .line = number, .column = column_of (text, line.start + i), .found = line.start[i]
        });
        return;
      }
  document = document_new ();
  document_set_candidates (document, groups);
  records_add (records, number, document);
}

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;

  for (int n = 0; n < SNIFFED_LINES && span_next_line (&rest, &line);)
    {
      line = span_trim (line);
      if (span_is_empty (line) || *line.start == '#')
        continue;
      if (flags_run (line) == N_FLAGS)
        return SCORE_SURE;
      n++;
    }
  return 0;
}

static void
write_line (const Document *document, GString *text)
{
  char line[N_FLAGS + 1];
  Board board;

  document_get_board (document, &board);
  memset (line, '.', N_FLAGS);
  for (int cell = 0; cell < N_CELLS; cell++)
    {
      Digits group = document_candidates (document, &board, cell);

      for_each_digit (digit, group)                  /* few of the nine: which ones no processor guesses */
        line[9 * cell + digit - 1] = (char) ('0' + digit);
    }
  line[N_FLAGS] = '\n';
  g_string_append_len (text, line, sizeof line);
}

const Format format_candidates729 = {
  .id = "candidates729",
  .name = N_("Candidates, 729 characters a puzzle"),
  .extension = "sukaku",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE | HOLDS_MARKS,
  .sniff = sniff,
  .read = read_line,
  .write = write_line,
};
