/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-formats.c — any bytes through every reader, and what was read through every writer and back.
 *
 * Built plainly it reads the files that it is given, to repeat a finding. libFuzzer feeds it when it is built as
 *   clang -g -O1 -fsanitize=fuzzer,address,undefined -DSETDOKU_LIBFUZZER -DGETTEXT_PACKAGE='"setdoku"' -Isrc
 *     tests/fuzz/fuzz-formats.c $(ls src/formats/?*.c src/engine/core/?*.c src/engine/logic/position.c) $(pkg-config --cflags --libs glib-2.0)
 */
#include <string.h>

#include "formats/format.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static bool
givens_equal (const Document *a, const Document *b)
{
  for (int cell = 0; cell < N_CELLS; cell++)
    if (a->cells[cell].given != b->cells[cell].given)
      return false;

  return true;
}

/* Our own format gives back everything, the others the clues at least. Among pencil marks a clue that repeats in
 * a house cannot be told from a candidate; in a library line, all candidates cannot be told from none. */
static void
check_written (const Document *document)
{
  for (int i = 0; formats[i]; i++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GArray) records = NULL;
      const Document *again;

      if (!(formats[i]->flags & FORMAT_WRITES))
        continue;
      text = format_write (formats[i], document);
      records = format_read (formats[i], text, strlen (text), NULL);
      again = g_array_index (records, Record, 0).document;
      if (strcmp (formats[i]->id, "pm") == 0)
        continue;
      if (again == NULL || !givens_equal (again, document)
          || (strcmp (formats[i]->id, "hodoku") != 0 && strcmp (formats[i]->id, "ss") != 0 && format_loses (formats[i], document) == 0
              && !document_equal (again, document)))
        g_error ("%s does not read what it wrote:\n%s", formats[i]->id, text);
    }
}

static void
check_read (const Format *format, const char *bytes, gsize length)
{
  g_autoptr (GArray) records = format_read (format, bytes, length, NULL);

  g_assert (records->len > 0);
  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = &g_array_index (records, Record, i);

      g_assert ((record->document != NULL) == (record->error.reason == PARSE_OK));
      if (record->document && i < 4)
        check_written (record->document);
    }
}

/* The checksum keeps every change out of our own format, so the bytes are also put under a right one. */
static void
check_forged (const char *body, gsize length)
{
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) body, length);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "[Setdoku]\nversion=1\nlength=%zu\nchecksum=%s\n", length, checksum);
  g_string_append_len (text, body, (gssize) length);
  check_read (NULL, text->str, text->len);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  for (int i = -1; i < 0 || formats[i]; i++)
    check_read (i < 0 ? NULL : formats[i], (const char *) data, size);
  check_forged ((const char *) data, size);

  return 0;
}

#ifndef SETDOKU_LIBFUZZER
int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *bytes = NULL;
      gsize length;

      if (!g_file_get_contents (argv[i], &bytes, &length, NULL))
        {
          g_printerr ("%s: cannot be read\n", argv[i]);
          return 2;
        }
      LLVMFuzzerTestOneInput ((const uint8_t *) bytes, length);
    }

  return 0;
}
#endif
