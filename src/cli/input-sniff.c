/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "input-sniff.h"

#include <string.h>

/* Some line is a puzzle, or near enough to one to be a mistake. Short lines may be the first rows of a grid. */
static bool
has_record (const Format *format, const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);
  bool found = false;

  for (unsigned i = 0; lines[i] && !found; i++)
    {
      Record record = { 0 };

      found = format_read_line (format, lines[i], i + 1, &record)
              && (record.document || (record.error.reason == PARSE_WRONG_LENGTH && record.error.found > NEAR_CELLS));
      record_clear (&record);
    }

  return found;
}

/* A copy with a question mark for whatever is no text, so that one bad line does not hide what the others are. */
static char *
only_text (const char *bytes, gsize length)
{
  g_autofree char *copy = g_memdup2 (bytes, length + 1);

  for (gsize i = 0; i < length; i++)
    if (g_ascii_iscntrl (copy[i]) && !g_ascii_isspace (copy[i]))
      copy[i] = '?';
  return g_utf8_make_valid (copy, (gssize) length);
}

bool
input_looks_wide (const GString *bytes)
{
  return bytes->len > 1
         && (!bytes->str[0] || !bytes->str[1] || !memcmp (bytes->str, "\xff\xfe", 2) || !memcmp (bytes->str, "\xfe\xff", 2));
}

const Format *
input_sniff_lines (const GString *bytes)
{
  const char *end = g_strrstr_len (bytes->str, (gssize) bytes->len, "\n");
  g_autofree char *lines = NULL;
  g_autofree char *text = NULL;
  const Format *format;
  ParseError error;

  if (!end)
    return NULL;

  lines = only_text (bytes->str, (gsize) (end - bytes->str));
  text = format_decode (lines, strlen (lines), &error);
  format = text ? format_sniff (text) : NULL;
  return format && format->flags & FORMAT_BY_LINE && has_record (format, text) ? format : NULL;
}
