/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-history.c — how our own format writes the undo history and the savepoints in it.
 *
 * Whatever the player did comes back exactly, branches included. Steps are numbered from 1, 0 is the first state:
 * where the game stands, where redo leads, how many steps there are, and all of them as a stream of bytes (see
 * setdoku-steps.c) in base64. Each savepoint is a line "STEP TIME NAME". Version 1 had a line for each step,
 * "PARENT TIME r3c5:->e5 …", with each changed cell before and after; it is still read. Where steps change the rules, each
 * set of rules is a line "board-I", from 0, and "rules" says "STEP:I" of each step that leads to others than the one before. */
#include <string.h>

#include "document-boards.h"
#include "engine/core/notation.h"
#include "format-private.h"

static void
write_steps (const Document *document, GKeyFile *file)
{
  g_autoptr (GString) bytes = g_string_new (NULL);
  g_autofree char *data = NULL;

  setdoku_steps_write (document, bytes);
  data = g_base64_encode ((const guchar *) bytes->str, bytes->len);
  g_key_file_set_integer (file, "History", "current", document->current + 1);
  if (document->tip >= 0)
    g_key_file_set_integer (file, "History", "tip", document->tip + 1);
  g_key_file_set_integer (file, "History", "steps", document_n_steps (document));
  g_key_file_set_value (file, "History", "data", data);
}

static const char *
savepoint_key (char key[32], unsigned i)
{
  g_snprintf (key, 32, "savepoint-%u", i + 1);
  return key;
}

static void
write_savepoints (const Document *document, GKeyFile *file)
{
  g_key_file_set_integer (file, "History", "savepoints", (int) document->savepoints->len);
  for (unsigned i = 0; i < document->savepoints->len; i++)
    {
      const DocumentSavepoint *savepoint = &g_array_index (document->savepoints, DocumentSavepoint, i);
      g_autofree char *name = setdoku_escape_text (savepoint->name);
      g_autofree char *line = g_strdup_printf ("%d %" G_GINT64_FORMAT " %s", savepoint->step + 1,
                                               (gint64) savepoint->time, name);
      char key[32];

      g_key_file_set_value (file, "History", savepoint_key (key, i), line);
    }
}

static const char *
board_key (char key[32], unsigned i)
{
  g_snprintf (key, 32, "board-%u", i);
  return key;
}

static void
write_boards (const Document *document, GKeyFile *file)
{
  g_autoptr (GString) changes = g_string_new (NULL);
  char key[32];

  for (unsigned i = 0; i < document->boards->len; i++)
    {
      g_autofree char *escaped = setdoku_escape_text (document->boards->pdata[i]);

      g_key_file_set_value (file, "History", board_key (key, i), escaped);
    }
  for (int step = 0; step < document_n_steps (document); step++)
    {
      unsigned board = document_board_of (document, step);

      if (board != document_board_of (document, g_array_index (document->steps, DocumentStep, step).parent))
        g_string_append_printf (changes, "%s%d:%u", changes->len ? " " : "", step + 1, board);
    }
  g_key_file_set_integer (file, "History", "boards", (int) document->boards->len);
  g_key_file_set_value (file, "History", "rules", changes->str);
}

void
setdoku_write_history (const Document *document, GKeyFile *file)
{
  if (document->boards)
    write_boards (document, file);
  if (document_n_steps (document) > 0)
    write_steps (document, file);
  if (document->savepoints && document->savepoints->len > 0)
    write_savepoints (document, file);
}

/* A whole number up to the next blank or the end, with *text moved behind it. */
static bool
scan_number (const char **text, int64_t *number)
{
  const char *end = *text + strcspn (*text, " ");
  char digits[24];
  size_t length = (size_t) (end - *text);

  if (length == 0 || length >= sizeof digits)
    return false;
  memcpy (digits, *text, length);
  digits[length] = '\0';
  *text = end;

  return g_ascii_string_to_signed (digits, 10, G_MININT64, G_MAXINT64, number, NULL);
}

static bool
scan_change (const char **text, DocumentChange *change)
{
  int cell;

  (*text)++;                                 /* the blank */
  if (!notation_read_cell (text, &cell) || *(*text)++ != ':')
    return false;
  change->cell = (uint16_t) cell;
  if (!setdoku_scan_cell (text, &change->before) || *(*text)++ != '>')
    return false;

  return setdoku_scan_cell (text, &change->after) && (**text == ' ' || **text == '\0');
}

static bool
read_step (Document *document, const char *text, unsigned index)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (DocumentChange));
  int64_t parent, time;

  if (!scan_number (&text, &parent) || parent < 0 || parent > index)
    return false;
  if (*text++ != ' ' || !scan_number (&text, &time))
    return false;
  while (*text)
    {
      DocumentChange change = { 0 };

      if (!scan_change (&text, &change))
        return false;
      g_array_append_val (changes, change);
    }
  document_add_step (document, (int) parent - 1, time, (const DocumentChange *) (void *) changes->data, changes->len);

  return true;
}

static bool
missing (ParseError *error, const char *key)
{
  *error = error_with_detail (PARSE_MISSING, 0, key, strlen (key));
  return false;
}

static bool
read_lines (Document *document, GKeyFile *file, int n, ParseError *error)
{
  for (unsigned i = 0; i < (unsigned) n; i++)
    {
      g_autofree char *text = NULL;
      char key[16];

      g_snprintf (key, sizeof key, "%u", i + 1);
      text = g_key_file_get_value (file, "History", key, NULL);
      if (text == NULL)
        return missing (error, key);
      if (!read_step (document, text, i))
        return setdoku_bad_value (error, key);
    }

  return true;
}

static bool
read_steps (Document *document, GKeyFile *file, int n, ParseError *error)
{
  g_autofree char *data = g_key_file_get_value (file, "History", "data", NULL);
  gsize length = 0;

  if (data == NULL)
    return read_lines (document, file, n, error);
  if (strlen (data) == 1)                    /* of which GLib would complain on stderr */
    return setdoku_bad_value (error, "data");
  if (*data)
    g_base64_decode_inplace (data, &length);
  return setdoku_steps_read (document, (const uint8_t *) data, length, n) || setdoku_bad_value (error, "data");
}

/* A key that is not there leaves the number alone. False: *error is set. */
static bool
read_integer (GKeyFile *file, const char *key, int max, int *number, ParseError *error)
{
  g_autoptr (GError) failure = NULL;

  if (!g_key_file_has_key (file, "History", key, NULL))
    return true;
  *number = g_key_file_get_integer (file, "History", key, &failure);
  return (!failure && *number >= 0 && *number <= max) || setdoku_bad_value (error, key);
}

static bool
read_savepoint (Document *document, const char *text)
{
  g_autofree char *name = NULL;
  int64_t step, time;

  if (!scan_number (&text, &step) || step < 0 || step > document_n_steps (document))
    return false;
  if (*text++ != ' ' || !scan_number (&text, &time))
    return false;
  text += *text == ' ';
  name = setdoku_unescape_text (text);       /* an empty one, and the key file has lost the blank before it */
  if (!name)
    return false;
  document_add_savepoint (document, (int) step - 1, time, name);

  return true;
}

static bool
read_savepoints (Document *document, GKeyFile *file, ParseError *error)
{
  int n = 0;

  if (!read_integer (file, "savepoints", G_MAXINT, &n, error))
    return false;
  for (unsigned i = 0; i < (unsigned) n; i++)
    {
      char key[32];
      g_autofree char *text = g_key_file_get_value (file, "History", savepoint_key (key, i), NULL);

      if (text == NULL)
        return missing (error, key);
      if (!read_savepoint (document, text))
        return setdoku_bad_value (error, key);
    }

  return true;
}

/* "STEP:BOARD" and a blank before the next; the steps ascend, and those that are not named have their parent's. */
static bool
read_changes (Document *document, const char *text, unsigned n_boards)
{
  g_auto(GStrv) pairs = g_strsplit (text, " ", -1);
  unsigned at = 0;

  for (int step = 0; step < document_n_steps (document); step++)
    {
      DocumentStep *entry = &g_array_index (document->steps, DocumentStep, step);
      g_autofree char *named = g_strdup_printf ("%d:", step + 1);
      guint64 board = document_board_of (document, entry->parent);

      if (pairs[at] && g_str_has_prefix (pairs[at], named)
          && !g_ascii_string_to_unsigned (pairs[at++] + strlen (named), 10, 0, n_boards - 1, &board, NULL))
        return false;
      entry->board = (unsigned) board;
    }

  return !pairs[at];
}

static bool
read_boards (Document *document, GKeyFile *file, ParseError *error)
{
  g_autofree char *changes = g_key_file_get_value (file, "History", "rules", NULL);
  int n = 0;

  if (!read_integer (file, "boards", G_MAXINT, &n, error))
    return false;
  if (n == 0)
    return true;
  document->boards = g_ptr_array_new_with_free_func (g_free);
  for (unsigned i = 0; i < (unsigned) n; i++)
    {
      char key[32];
      g_autofree char *escaped = g_key_file_get_value (file, "History", board_key (key, i), NULL);
      char *text = escaped ? setdoku_unescape_text (escaped) : NULL;

      if (!text)
        return missing (error, key);
      g_ptr_array_add (document->boards, text);
    }

  return (changes && read_changes (document, changes, (unsigned) n)) || setdoku_bad_value (error, "rules");
}

bool
setdoku_read_history (Document *document, GKeyFile *file, ParseError *error)
{
  int n = -1, current = -1, tip = 0;

  if (!g_key_file_has_group (file, "History"))
    return true;
  if (!read_integer (file, "steps", G_MAXINT, &n, error) || !read_integer (file, "current", MAX (n, 0), &current, error)
      || !read_integer (file, "tip", MAX (n, 0), &tip, error))
    return false;
  if ((n < 0) != (current < 0) || (n < 0 && !g_key_file_has_key (file, "History", "savepoints", NULL)))
    return setdoku_bad_value (error, n < 0 ? "steps" : "current");
  if (n >= 0 && !read_steps (document, file, n, error))
    return false;
  document->current = MAX (current, 0) - 1;
  document->tip = tip - 1;

  return read_boards (document, file, error) && read_savepoints (document, file, error);
}
