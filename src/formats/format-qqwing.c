/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-qqwing.c — QQwing's lists with its figures: a line "Puzzle,", maybe "Puzzle,Solution,Givens,…,Difficulty,", and below it
 * a puzzle a line. What it prints without --csv are lines and grids like others. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SCORE_HEADED = 95, COLUMNS_MAX = 32 };

static const char header[] = "Puzzle,";

/* Cuts the next field off *rest. */
static bool
next_field (Span *rest, Span *field)
{
  const char *end;

  if (rest->start >= rest->end)
    return false;
  end = memchr (rest->start, ',', (size_t) (rest->end - rest->start));
  *field = (Span) { rest->start, end ? end : rest->end };
  rest->start = end ? end + 1 : rest->end;
  return true;
}

/* In which column the word stands in the head; −1: in none. */
static int
find_column (Span head, const char *word)
{
  Span field;

  for (int i = 0; i < COLUMNS_MAX && next_field (&head, &field); i++)
    if (span_equal (field, word))
      return i;
  return -1;
}

static void
read_row (const char *start, Span row, unsigned number, int level, GArray *records)
{
  Span rest = row, field = row;
  uint8_t digits[N_CELLS];
  Document *document;
  ParseError error;

  next_field (&rest, &field);
  if (!cells_read (start, field, number, digits, &error))
    {
      records_fail (records, number, error);
      return;
    }
  document = document_new ();
  for (int cell = 0; cell < N_CELLS; cell++)
    document->cells[cell].given = digits[cell];
  for (int i = 1; next_field (&rest, &field); i++)
    if (i == level && !span_is_empty (field))
      document->level = g_strndup (field.start, (size_t) (field.end - field.start));
  records_add (records, number, document);
}

static void
read_list (const char *text, unsigned number, GArray *records)
{
  Span rest = { text, text + strlen (text) }, line;
  int  level = -1;

  for (bool head = true; span_next_line (&rest, &line); number++)
    {
      Span row = span_trim (line);

      if (span_is_empty (row))
        continue;
      if (head && g_str_has_prefix (row.start, header))
        level = find_column (row, "Difficulty");
      else
        read_row (line.start, row, number, level, records);
      head = false;
    }
}

/* What it tells more of each puzzle has columns of its own. "Puzzle,Solution" alone is anybody's (format-csv.c). */
static int
sniff (const char *text)
{
  Span rest, line;

  while (g_ascii_isspace (*text))
    text++;
  rest = (Span) { text, text + strlen (text) };
  if (!g_str_has_prefix (text, header))
    return 0;
  span_next_line (&rest, &line);
  line = span_trim (line);
  if (line.end == line.start + strlen (header))
    return SCORE_HEADED;
  return g_ascii_isupper (line.start[strlen (header)]) && !span_equal (line, "Puzzle,Solution") ? SCORE_HEADED : 0;
}

const Format format_qqwing = {
  .id = "qqwing",
  .name = N_("QQwing’s list with figures"),
  .extension = "csv",
  .flags = FORMAT_READS | FORMAT_COLLECTION,
  .sniff = sniff,
  .read = read_list,
};
