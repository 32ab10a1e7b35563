/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* fuzz-session.c — what a start finds of an earlier one: any head and any document, each put under right checksums.
 *
 * A line "--" parts them. With the first line "raw" it is read as it stands. */
#include <string.h>

#include "documents.h"
#include "model/keep/session.h"

#define SEPARATOR "--\n"

static char *
forge (const FuzzInput *input, gsize *size)
{
  const char *middle = g_strstr_len (input->text, (gssize) input->length, SEPARATOR);
  gsize head = middle ? (gsize) (middle - input->text) : input->length, length = 0;
  const char *body = middle ? middle + strlen (SEPARATOR) : "";
  g_autofree char *checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) input->text, head);
  g_autofree char *document = fuzz_forge_document (body, middle ? input->length - head - strlen (SEPARATOR) : 0, &length);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "[Setdoku session]\nlength=%" G_GSIZE_FORMAT "\nchecksum=%s\n", head, checksum);
  g_string_append_len (text, input->text, (gssize) head);
  g_string_append_len (text, document, (gssize) length);
  *size = text->len;
  return g_string_free (text, FALSE);
}

static void
check_session (const Session *session, const Document *document)
{
  g_autofree char *once = session_write (session, document), *again = NULL;
  g_autoptr (Session) read = NULL;
  g_autoptr (Document) copy = NULL;

  fuzz_check (session->cursor >= 0 && session->cursor < document->n_cells, "the cursor is nowhere", NULL);
  fuzz_check (strlen (once) <= SESSION_MAX_BYTES, "more is written than is read", NULL);
  fuzz_check (session_read (once, strlen (once), &read, &copy), "what was written is not read", once);
  again = session_write (read, copy);
  fuzz_check_same ("read and written again it is another session", once, again);
  fuzz_check (document_equal (document, copy), "the document is another one", once);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (FuzzInput) input = fuzz_input (data, size);
  gsize length = input.length;
  g_autofree char *forged = strcmp (input.row, "raw") == 0 ? NULL : forge (&input, &length);
  const char *text = forged ? forged : input.text;
  g_autoptr (Session) session = NULL, head = NULL;
  g_autoptr (Document) document = NULL;
  bool whole = session_read (text, length, &session, &document);
  bool newer = session_is_newer (text, length);
  bool has_head = session_read_head (text, length, &head);

  fuzz_check (session_read_head (text, length, NULL) == has_head, "a head is read otherwise without its session", text);
  fuzz_check (!whole || has_head, "a whole session has no head", text);
  fuzz_check (!whole || !newer, "a session is read and newer", text);
  fuzz_check (!(whole || newer || has_head) || session_is_ours (text, length), "a session is not ours", text);
  if (whole)
    check_session (session, document);
  return 0;
}
