/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-formats.c — a text through one row of formats[], named in its first line, or through the one that it is sniffed to be.
 *
 * Our own format lies behind a checksum, which keeps every change out; so there the input is the body, put under a right one. */
#include <string.h>

#include "documents.h"

enum { RECORDS_LOOKED_INTO = 3, PLACES_LOOKED_UP = 64 };

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);
  const Format *format = format_find (input.row), *used = NULL;
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
  return 0;
}
