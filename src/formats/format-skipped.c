/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "format-skipped.h"

#include "format-private.h"

enum { LETTERS_OF_WORD = 3 };

/* In these a puzzle may stand amid anything. */
static bool
is_found_within (const Format *format)
{
  static const Format *const within[] = { &format_grid, &format_pm, &format_prose, &format_fpuzzles, &format_penpa };

  for (unsigned i = 0; i < G_N_ELEMENTS (within); i++)
    if (format == within[i])
      return true;
  return false;
}

/* Prose, not a table's own words: "\hline", "[code]". */
static bool
has_words (Span line)
{
  unsigned letters = 0;

  line = span_trim (line);
  if (span_is_empty (line) || *line.start == '\\' || (*line.start == '[' && line.end[-1] == ']'))
    return false;
  for (const char *place = line.start; place < line.end && letters < LETTERS_OF_WORD; place = g_utf8_next_char (place))
    letters = g_unichar_isalpha (g_utf8_get_char (place)) && *place != 'x' && *place != 'X' ? letters + 1 : 0;
  return letters >= LETTERS_OF_WORD;
}

static bool
begins_a_record (const GArray *records, unsigned *next, unsigned number)
{
  while (*next < records->len && g_array_index (records, Record, *next).line < number)
    ++*next;
  return *next < records->len && g_array_index (records, Record, *next).line == number;
}

unsigned
format_count_skipped (const char *bytes, gsize length, const Format *used, const GArray *records, unsigned *line)
{
  g_autofree char *text = NULL;
  unsigned   n = 0, next = 0, first = 0;
  ParseError error;
  Span       rest, at;

  for (unsigned i = 0; used && used->flags & FORMAT_BY_LINE && i < records->len; i++)
    if (!g_array_index (records, Record, i).document && n++ == 0)
      first = g_array_index (records, Record, i).line;
  text = used && is_found_within (used) ? format_decode (bytes, length, &error) : NULL;
  rest = (Span) { text, text ? text + strlen (text) : NULL };
  for (unsigned number = 1; text && span_next_line (&rest, &at); number++)
    if (!begins_a_record (records, &next, number) && has_words (at) && n++ == 0)
      first = number;
  if (line)
    *line = first;
  return n;
}
