/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-formats.c — a text through one row of formats[], named in its first line, or through the one that it is sniffed to be.
 *
 * Our own format lies behind a checksum, which keeps every change out; so there the input is the body, put under a right one. */
#include <string.h>

#include "documents.h"
#include "formats/format-repair.h"
#include "formats/format-skipped.h"

enum { RECORDS_LOOKED_INTO = 3, PLACES_LOOKED_UP = 64, REPAIRED_EACH = 16, REPAIRED_MAX = 256 };

/* What is proposed of a text that is not read is read. A text is read a hundred times for that, so only some are. */
static void
check_repair (const char *bytes, gsize length, const ParseError *error)
{
  Repair repair;

  if (format_repair (bytes, length, error, &repair))
    {
      g_autoptr (GArray) records = format_read (NULL, repair.text, strlen (repair.text), NULL);

      fuzz_check (records->len == repair.n_puzzles, "other puzzles than were proposed", repair.text);
      for (unsigned i = 0; i < records->len; i++)
        fuzz_check (g_array_index (records, Record, i).document, "what was proposed is not read", repair.text);
    }
  repair_clear (&repair);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);
  const Format *named = format_find (input.row), *format = named && named->flags & FORMAT_READS ? named : NULL, *used = NULL;
  bool own = format && strcmp (format->id, "setdoku") == 0;
  gsize length = input.length;
  g_autofree char *forged = own ? fuzz_forge_document (input.text, length, &length) : NULL;
  const char *bytes = forged ? forged : input.text;
  ParseError error;
  g_autofree char *text = format_decode (bytes, length, &error);
  g_autoptr (GArray) records = format_read (format, bytes, length, &used);
  unsigned deep = 0;

  fuzz_check (records->len > 0, "no record", text);
  fuzz_check (!format || used == format, "another format was used", text);
  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = &g_array_index (records, Record, i);

      fuzz_check (record->line > 0, "a record begins nowhere", text);
      fuzz_check_record (record, i < PLACES_LOOKED_UP ? text : NULL, deep < RECORDS_LOOKED_INTO ? (int) (size + deep) : -1);
      deep += record->document != NULL;
    }
  fuzz_check (!text || format_count_skipped (bytes, length, used, records, NULL) <= length, "more lines than there are", text);
  if (!deep && length <= REPAIRED_MAX && size % REPAIRED_EACH == 0)
    check_repair (bytes, length, &g_array_index (records, Record, 0).error);
  return 0;
}
