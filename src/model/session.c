/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "session.h"

#include <limits.h>
#include <string.h>

#include "formats/format.h"

enum { VERSION = 1, HEAD_MAX = 1 << 16 };

#define MAGIC "[Setdoku session]\n"
#define LENGTH_KEY "length="
#define CHECKSUM_KEY "checksum="
#define GROUP "Session"

Session *
session_new (void)
{
  return g_new0 (Session, 1);
}

void
session_free (Session *session)
{
  if (!session)
    return;
  g_free (session->view);
  g_free (session->mode);
  g_free (session->uri);
  g_free (session->format);
  g_free (session->seen);
  g_free (session->title);
  g_free (session->others);
  g_free (session);
}

/* Writing. */

static void
put_text (GKeyFile *keys, const char *key, const char *value)
{
  if (value)
    g_key_file_set_string (keys, GROUP, key, value);
  else
    g_key_file_remove_key (keys, GROUP, key, NULL);
}

static void
put_cells (GKeyFile *keys, CellSet cells)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for_each_cell (cell, cells)
    g_string_append_printf (list, "%d;", cell);
  g_key_file_set_value (keys, GROUP, "selection", list->str);
}

static char *
write_keys (const Session *session, gsize *length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  if (session->others)
    g_key_file_load_from_data (keys, session->others, (gsize) -1, G_KEY_FILE_NONE, NULL);
  g_key_file_set_integer (keys, GROUP, "version", VERSION);
  g_key_file_set_uint64 (keys, GROUP, "generation", session->generation);
  g_key_file_set_int64 (keys, GROUP, "time", session->time);
  put_text (keys, "view", session->view);
  g_key_file_set_boolean (keys, GROUP, "typing", session->typing);
  put_text (keys, "mode", session->mode);
  put_cells (keys, session->selection);
  g_key_file_set_integer (keys, GROUP, "cursor", session->cursor);
  g_key_file_set_integer (keys, GROUP, "hints", session->hints);
  g_key_file_set_integer (keys, GROUP, "checks", session->checks);
  g_key_file_set_boolean (keys, GROUP, "helped", session->helped);
  put_text (keys, "file", session->uri);
  put_text (keys, "format", session->format);
  put_text (keys, "seen", session->seen);
  g_key_file_set_boolean (keys, GROUP, "modified", session->modified);
  put_text (keys, "title", session->title);
  g_key_file_set_integer (keys, GROUP, "clues", session->clues);
  g_key_file_set_integer (keys, GROUP, "filled", session->filled);
  g_key_file_set_boolean (keys, GROUP, "started", session->started);
  return g_key_file_to_data (keys, length, NULL);
}

char *
session_write (const Session *session, const Document *document)
{
  g_autofree char *head = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *body = NULL;
  GString *text;
  gsize length;

  g_return_val_if_fail (session && document, NULL);

  head = write_keys (session, &length);
  checksum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) head, length);
  body = format_write (format_find ("setdoku"), document);
  text = g_string_sized_new (strlen (body) + length + 256);
  g_string_append_printf (text, MAGIC LENGTH_KEY "%" G_GSIZE_FORMAT "\n" CHECKSUM_KEY "%s\n", length, checksum);
  g_string_append_len (text, head, (gssize) length);
  g_string_append (text, body);
  return g_string_free (text, FALSE);
}

/* Reading. */

/* Moves *text behind "KEY=value\n" and gives the value. NULL: something else stands there. */
static char *
take_line (const char **text, const char *end, const char *key)
{
  size_t n = strlen (key);
  const char *stop = memchr (*text, '\n', (size_t) (end - *text));
  char *value;

  if (!stop || (size_t) (stop - *text) < n || memcmp (*text, key, n) != 0)
    return NULL;
  value = g_strndup (*text + n, (gsize) (stop - *text) - n);
  *text = stop + 1;
  return value;
}

/* The text of the keys, NULL unless all of it is there and is right; *rest is what follows. */
static GKeyFile *
read_keys (const char *text, gsize size, const char **rest)
{
  const char *end = text + size;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *length = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *actual = NULL;
  guint64 n;

  if (size < strlen (MAGIC) || memcmp (text, MAGIC, strlen (MAGIC)) != 0)
    return NULL;
  text += strlen (MAGIC);
  length = take_line (&text, end, LENGTH_KEY);
  checksum = length ? take_line (&text, end, CHECKSUM_KEY) : NULL;
  if (!checksum || !g_ascii_string_to_unsigned (length, 10, 1, HEAD_MAX, &n, NULL) || n > (guint64) (end - text))
    return NULL;
  actual = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, (gsize) n);
  if (strcmp (actual, checksum) != 0
      || !g_key_file_load_from_data (keys, text, (gsize) n, G_KEY_FILE_NONE, NULL)
      || g_key_file_get_integer (keys, GROUP, "version", NULL) != VERSION)
    return NULL;
  *rest = text + n;
  return g_steal_pointer (&keys);
}

static CellSet
get_cells (GKeyFile *keys)
{
  g_autofree char *list = g_key_file_get_value (keys, GROUP, "selection", NULL);
  g_auto (GStrv) numbers = g_strsplit (list ? list : "", ";", N_CELLS + 1);
  CellSet cells = CELLS_NONE;

  for (char **number = numbers; *number; number++)
    {
      guint64 cell;

      if (g_ascii_string_to_unsigned (*number, 10, 0, N_CELLS - 1, &cell, NULL))
        cells_add (&cells, (int) cell);
    }
  return cells;
}

static int
get_number (GKeyFile *keys, const char *key, int most)
{
  return CLAMP (g_key_file_get_integer (keys, GROUP, key, NULL), 0, most);
}

/* The checksum was right, so what makes no sense here was written so: it is taken as not there. */
static Session *
session_from_keys (GKeyFile *keys)
{
  Session *session = session_new ();

  session->generation = g_key_file_get_uint64 (keys, GROUP, "generation", NULL);
  session->time = g_key_file_get_int64 (keys, GROUP, "time", NULL);
  session->view = g_key_file_get_string (keys, GROUP, "view", NULL);
  session->typing = g_key_file_get_boolean (keys, GROUP, "typing", NULL);
  session->mode = g_key_file_get_string (keys, GROUP, "mode", NULL);
  session->selection = get_cells (keys);
  session->cursor = get_number (keys, "cursor", N_CELLS - 1);
  session->hints = get_number (keys, "hints", INT_MAX);
  session->checks = get_number (keys, "checks", INT_MAX);
  session->helped = g_key_file_get_boolean (keys, GROUP, "helped", NULL);
  session->uri = g_key_file_get_string (keys, GROUP, "file", NULL);
  session->format = g_key_file_get_string (keys, GROUP, "format", NULL);
  session->seen = g_key_file_get_string (keys, GROUP, "seen", NULL);
  session->modified = g_key_file_get_boolean (keys, GROUP, "modified", NULL);
  session->title = g_key_file_get_string (keys, GROUP, "title", NULL);
  session->clues = get_number (keys, "clues", N_CELLS);
  session->filled = get_number (keys, "filled", N_CELLS);
  session->started = g_key_file_get_boolean (keys, GROUP, "started", NULL);
  session->others = g_key_file_to_data (keys, NULL, NULL);
  return session;
}

static Document *
read_document (const char *text, gsize length)
{
  g_autoptr (GArray) records = format_read (format_find ("setdoku"), text, length, NULL);

  return records->len == 1 ? g_steal_pointer (&g_array_index (records, Record, 0).document) : NULL;
}

bool
session_read_head (const char *text, gsize length, Session **session)
{
  g_autoptr (GKeyFile) keys = NULL;
  const char *rest;

  g_return_val_if_fail (text || length == 0, false);

  keys = read_keys (text, length, &rest);
  if (keys && session)
    *session = session_from_keys (keys);
  return keys != NULL;
}

bool
session_read (const char *text, gsize length, Session **session, Document **document)
{
  g_autoptr (GKeyFile) keys = NULL;
  g_autoptr (Document) read = NULL;
  const char *rest;

  g_return_val_if_fail (text || length == 0, false);

  keys = read_keys (text, length, &rest);
  read = keys ? read_document (rest, length - (gsize) (rest - text)) : NULL;
  if (!read)
    return false;
  if (session)
    *session = session_from_keys (keys);
  if (document)
    *document = g_steal_pointer (&read);
  return true;
}
