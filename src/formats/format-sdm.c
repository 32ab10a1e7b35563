/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* format-sdm.c — SudoCue's collections: 81 digits a line, 0 for empty, between comments that begin with #.
 *
 * Read exactly like format-line.c; only what is written, and what it is recognised by, differs. */
#include <glib/gi18n.h>
#include <string.h>

#include "format-private.h"

enum { SNIFF_PUZZLES = 256, SCORE_LINE = 90 };

static int
sniff (const char *text)
{
  Span rest = { text, text + strlen (text) }, line;
  int puzzles = 0;
  bool comments = false;

  while (puzzles < SNIFF_PUZZLES && span_next_line (&rest, &line))
    {
      line = span_trim (line);
      if (span_is_empty (line))
        continue;
      if (*line.start == '#')
        comments = true;
      else if (line.end - line.start != N_CELLS || strspn (line.start, "0123456789") < N_CELLS)
        return comments && format_line.sniff (text) >= SCORE_LINE ? SCORE_LINE + 1 : 0;
      else
        puzzles++;
    }

  return puzzles > 0 ? SCORE_LINE + 5 : 0;
}

static void
write_line (const Document *document, GString *text)
{
  uint8_t digits[N_CELLS];

  document_givens (document, digits);
  cells_write (digits, '0', text);
  g_string_append_c (text, '\n');
}

const Format format_sdm = {
  .id = "sdm",
  .name = N_("SudoCue collection"),
  .extension = "sdm",
  .flags = FORMAT_READS | FORMAT_WRITES | FORMAT_COLLECTION | FORMAT_BY_LINE,
  .sniff = sniff,
  .read = line_read,
  .write = write_line,
};
