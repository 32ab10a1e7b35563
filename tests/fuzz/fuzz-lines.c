/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-lines.c — the lines of a stream, each for itself, as the commands read them: by the row that the first line names.
 *
 * Wherever a line is accepted, the same line is as a file of its own, and gives the same puzzle. */
#include <string.h>

#include "documents.h"

/* A mark means nothing at the start of a text, and DOS's sign of the end nothing at its end; elsewhere both are wrong characters. */
#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define END_OF_FILE "\x1a"

static bool
is_read_as_file (const char *line, bool first)
{
  return !strchr (line, '\r') && !g_str_has_suffix (line, END_OF_FILE) && (first || !g_str_has_prefix (line, BYTE_ORDER_MARK));
}

static void
check_same_as_file (const Format *format, const char *line, const Record *record)
{
  g_autoptr (GArray) records = format_read (format, line, strlen (line), NULL);
  const Document *whole = g_array_index (records, Record, 0).document;

  if (!g_utf8_validate (line, -1, NULL))                       /* a file is refused as a whole then */
    return;
  fuzz_check ((whole != NULL) == (record->document != NULL), "a file of one line is read otherwise", line);
  fuzz_check (!whole || document_equal (whole, record->document), "a file of one line is another puzzle", line);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);
  const Format *format = format_find (input.row);
  g_auto (GStrv) lines = NULL;

  if (!format || !(format->flags & FORMAT_BY_LINE))
    return 0;
  for (char *nul = input.text; (nul = memchr (nul, '\0', input.length - (gsize) (nul - input.text)));)
    *nul = ' ';
  lines = g_strsplit (input.text, "\n", 8);
  for (unsigned i = 0; lines[i] && !strchr (lines[i], '\n'); i++)
    {
      Record record = { 0 };

      if (!format_read_line (format, lines[i], i + 1, &record))
        continue;
      fuzz_check (record.line == i + 1, "the number of a line is wrong", lines[i]);
      fuzz_check_record (&record, NULL, i < 2 ? (int) (size + i) : -1);
      fuzz_check (record.document || record.error.line == i + 1, "an error stands in another line", lines[i]);
      if (is_read_as_file (lines[i], i == 0))
        check_same_as_file (format, lines[i], &record);
      record_clear (&record);
    }
  return 0;
}
