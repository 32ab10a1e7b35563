/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "session.h"

#include <limits.h>
#include <string.h>

#include "formats/blocks.h"
#include "formats/document-limits.h"

enum { VERSION = 1, RATING_MAX = 999 };

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
  g_free (session->practice);
  g_free (session->uri);
  g_free (session->format);
  g_free (session->seen);
  g_free (session->title);
  g_free (session->cells);
  g_free (session->rules);
  g_free (session->others);
  g_free (session);
}

/* Writing. */

static void
put_text (GKeyFile *keys, const char *key, const char *value, gsize most)
{
  g_autofree char *valid = value ? g_utf8_make_valid (value, -1) : NULL;

  text_cut (&valid, most);
  if (valid)
    g_key_file_set_string (keys, GROUP, key, valid);
  else
    g_key_file_remove_key (keys, GROUP, key, NULL);
}

static void
put_cells (GKeyFile *keys, PlaceSet cells)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for_each_place (cell, cells)
    g_string_append_printf (list, "%d;", cell);
  g_key_file_set_value (keys, GROUP, "selection", list->str);
}

/* What stands in the cells, so that a list of games can show it. */
static void
put_board (GKeyFile *keys, const Document *document)
{
  char cells[RULES_CELLS_MAX + 1] = "";
  g_autofree char *rules = NULL;

  for (int cell = 0; cell < document->n_cells; cell++)
    {
      int digit = document->cells[cell].given ? document->cells[cell].given : document->cells[cell].entry;

      cells[cell] = digit ? value_character (digit) : document_has_cell (document, cell) ? '.' : '-';
    }
  g_key_file_set_string (keys, GROUP, "cells", cells);
  if (document->topology)
    {
      g_autoptr (Block) block = block_of_rules (document->topology->rules);

      rules = block_write (block);
    }
  if (rules && strlen (rules) <= SESSION_RULES_MAX)
    g_key_file_set_string (keys, GROUP, "rules", rules);
  else
    g_key_file_remove_key (keys, GROUP, "rules", NULL);
}

static char *
write_keys (const Session *session, const Document *document, bool with_others, gsize *length)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  if (with_others && session->others)
    g_key_file_load_from_data (keys, session->others, (gsize) -1, G_KEY_FILE_NONE, NULL);
  g_key_file_set_integer (keys, GROUP, "version", VERSION);
  g_key_file_set_integer (keys, GROUP, "document", format_setdoku_version (document));
  g_key_file_set_uint64 (keys, GROUP, "generation", session->generation);
  g_key_file_set_int64 (keys, GROUP, "time", session->time);
  put_text (keys, "view", session->view, SESSION_NAME_MAX);
  g_key_file_set_boolean (keys, GROUP, "typing", session->typing);
  put_text (keys, "mode", session->mode, SESSION_NAME_MAX);
  put_cells (keys, session->selection);
  g_key_file_set_integer (keys, GROUP, "cursor", session->cursor);
  g_key_file_set_integer (keys, GROUP, "hints", session->hints);
  g_key_file_set_integer (keys, GROUP, "checks", session->checks);
  g_key_file_set_boolean (keys, GROUP, "helped", session->helped);
  put_text (keys, "practice", session->practice, SESSION_NAME_MAX);
  put_text (keys, "file", session->uri && strlen (session->uri) <= SESSION_URI_MAX ? session->uri : NULL, SESSION_URI_MAX);
  put_text (keys, "format", session->format, SESSION_NAME_MAX);
  put_text (keys, "seen", session->seen, SESSION_NAME_MAX);
  g_key_file_set_boolean (keys, GROUP, "modified", session->modified);
  put_text (keys, "title", session->title, TEXT_LINE_MAX);
  g_key_file_set_integer (keys, GROUP, "clues", session->clues);
  g_key_file_set_integer (keys, GROUP, "filled", session->filled);
  put_board (keys, document);
  g_key_file_set_integer (keys, GROUP, "rating", session->rating);
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

  head = write_keys (session, document, true, &length);
  if (length > SESSION_HEAD_MAX)         /* then what this version does not know has to go */
    {
      g_free (head);
      head = write_keys (session, document, false, &length);
    }
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

/* The keys of any version, NULL unless all of them are there and are right; *rest is what follows. */
static GKeyFile *
read_any_keys (const char *text, gsize size, const char **rest)
{
  const char *end = text + size;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *length = NULL;
  g_autofree char *checksum = NULL;
  g_autofree char *actual = NULL;
  guint64 n;

  if (!session_is_ours (text, size))
    return NULL;
  text += strlen (MAGIC);
  length = take_line (&text, end, LENGTH_KEY);
  checksum = length ? take_line (&text, end, CHECKSUM_KEY) : NULL;
  if (!checksum || !g_ascii_string_to_unsigned (length, 10, 1, SESSION_HEAD_MAX, &n, NULL) || n > (guint64) (end - text))
    return NULL;
  actual = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, (gsize) n);
  if (strcmp (actual, checksum) != 0 || !g_key_file_load_from_data (keys, text, (gsize) n, G_KEY_FILE_NONE, NULL))
    return NULL;
  *rest = text + n;
  return g_steal_pointer (&keys);
}

/* The same of the version that is read here. */
static GKeyFile *
read_keys (const char *text, gsize size, const char **rest)
{
  g_autoptr (GKeyFile) keys = read_any_keys (text, size, rest);

  return keys && g_key_file_get_integer (keys, GROUP, "version", NULL) == VERSION ? g_steal_pointer (&keys) : NULL;
}

static PlaceSet
get_cells (GKeyFile *keys)
{
  g_autofree char *list = g_key_file_get_value (keys, GROUP, "selection", NULL);
  g_auto (GStrv) numbers = g_strsplit (list ? list : "", ";", RULES_CELLS_MAX + 1);
  PlaceSet cells = PLACES_NONE;

  for (char **number = numbers; *number; number++)
    {
      guint64 cell;

      if (g_ascii_string_to_unsigned (*number, 10, 0, RULES_CELLS_MAX - 1, &cell, NULL))
        places_add (&cells, (int) cell);
    }
  return cells;
}

static int
get_number (GKeyFile *keys, const char *key, int most)
{
  return CLAMP (g_key_file_get_integer (keys, GROUP, key, NULL), 0, most);
}

/* NULL: none, or none that can be read. Of an escape that it does not know GLib complains on stderr. */
static char *
get_text (GKeyFile *keys, const char *key)
{
  g_autofree char *value = g_key_file_get_value (keys, GROUP, key, NULL);

  for (const char *c = value ? value : ""; *c; c++)
    if (*c == '\\' && (c[1] == '\0' || !strchr ("sntr\\", *++c)))
      return NULL;
  return g_key_file_get_string (keys, GROUP, key, NULL);
}

/* Of a key that stands there twice, GKeyFile gives the last line, writes both, and removes one; of the returns at the end of a
 * line each reading takes one. */
static char *
each_key_once (GKeyFile *keys)
{
  g_autoptr (GKeyFile) once = g_key_file_new ();
  g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);

  for (char **group = groups; *group; group++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (keys, *group, NULL, NULL);

      for (char **name = names; *name; name++)
        {
          g_autofree char *value = g_key_file_get_value (keys, *group, *name, NULL);

          for (gsize length = strlen (value); length && value[length - 1] == '\r';)
            value[--length] = '\0';
          g_key_file_set_value (once, *group, *name, value);
        }
    }
  return g_key_file_to_data (once, NULL, NULL);
}

static bool
are_cells (const char *text, bool other_board)
{
  size_t n = strlen (text);

  return other_board ? n <= RULES_CELLS_MAX && strspn (text, "123456789ABCDEFGHIJKLMNOP.-") == n
                     : n == N_CELLS && strspn (text, "123456789.") == n;
}

/* The checksum was right, so what makes no sense here was written so: it is taken as not there. */
static Session *
session_from_keys (GKeyFile *keys)
{
  Session *session = session_new ();

  session->generation = g_key_file_get_uint64 (keys, GROUP, "generation", NULL);
  session->time = g_key_file_get_int64 (keys, GROUP, "time", NULL);
  session->view = get_text (keys, "view");
  session->typing = g_key_file_get_boolean (keys, GROUP, "typing", NULL);
  session->mode = get_text (keys, "mode");
  session->selection = get_cells (keys);
  session->cursor = get_number (keys, "cursor", RULES_CELLS_MAX - 1);
  session->hints = get_number (keys, "hints", INT_MAX);
  session->checks = get_number (keys, "checks", INT_MAX);
  session->helped = g_key_file_get_boolean (keys, GROUP, "helped", NULL);
  session->practice = get_text (keys, "practice");
  session->uri = get_text (keys, "file");
  session->format = get_text (keys, "format");
  session->seen = get_text (keys, "seen");
  session->modified = g_key_file_get_boolean (keys, GROUP, "modified", NULL);
  session->title = get_text (keys, "title");
  session->clues = get_number (keys, "clues", RULES_CELLS_MAX);
  session->filled = get_number (keys, "filled", RULES_CELLS_MAX);
  session->rules = get_text (keys, "rules");
  session->cells = get_text (keys, "cells");
  if (session->cells && !are_cells (session->cells, session->rules != NULL))
    g_clear_pointer (&session->cells, g_free);
  session->rating = get_number (keys, "rating", RATING_MAX);
  session->started = g_key_file_get_boolean (keys, GROUP, "started", NULL);
  session->others = each_key_once (keys);
  return session;
}

static Document *
read_document (const char *text, gsize length)
{
  g_autoptr (GArray) records = format_read_within (format_find ("setdoku"), text, length, SESSION_MAX_BYTES, NULL);

  return g_steal_pointer (&g_array_index (records, Record, 0).document);         /* there is always one record */
}

bool
session_is_ours (const char *text, gsize length)
{
  g_return_val_if_fail (text || length == 0, false);
  return length >= strlen (MAGIC) && memcmp (text, MAGIC, strlen (MAGIC)) == 0;
}

/* No checksum covers the version of the document, so that only counts if the head says the same: one bit makes a 3 of a 2. */
bool
session_is_newer (const char *text, gsize length)
{
  g_autoptr (GKeyFile) keys = NULL;
  g_autoptr (GArray) records = NULL;
  const char *rest;
  const Record *record;

  g_return_val_if_fail (text || length == 0, false);

  keys = read_any_keys (text, length, &rest);
  if (!keys || g_key_file_get_integer (keys, GROUP, "version", NULL) != VERSION)
    return keys && g_key_file_get_integer (keys, GROUP, "version", NULL) > VERSION;
  records = format_read_within (format_find ("setdoku"), rest, length - (gsize) (rest - text), SESSION_MAX_BYTES, NULL);
  record = &g_array_index (records, Record, 0);
  return record->error.reason == PARSE_VERSION && record->error.found == g_key_file_get_integer (keys, GROUP, "document", NULL);
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

/* What is selected is on the board that was read. */
static void
keep_on_board (Session *session, const Document *document)
{
  for_each_place (cell, session->selection)
    if (cell >= document->n_cells || !document_has_cell (document, cell))
      places_remove (&session->selection, cell);
  if (session->cursor >= document->n_cells)
    session->cursor = 0;
  while (!document_has_cell (document, session->cursor))
    session->cursor++;
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
    {
      *session = session_from_keys (keys);
      keep_on_board (*session, read);
    }
  if (document)
    *document = g_steal_pointer (&read);
  return true;
}
