/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* setdoku-history.c — how our own format writes the undo history.
 *
 * One line a step, numbered from 1: "PARENT TIME r3c5:->e5 …", the number of the step it was made from
 * (0: the first state), microseconds since 1970, and each changed cell before and after. Whatever the
 * player did comes back exactly, branches included. */
#include <string.h>

#include "format-private.h"

static void
format_step (const DocumentStep *step, GString *text)
{
  g_string_printf (text, "%d %" G_GINT64_FORMAT, step->parent + 1, (gint64) step->time);
  for (unsigned i = 0; i < step->n_changes; i++)
    {
      const DocumentChange *change = &step->changes[i];

      g_string_append_printf (text, " r%dc%d:", cell_row (change->cell) + 1, cell_column (change->cell) + 1);
      setdoku_format_cell (&change->before, text);
      g_string_append_c (text, '>');
      setdoku_format_cell (&change->after, text);
    }
}

void
setdoku_write_history (const Document *document, GKeyFile *file)
{
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned n = document->steps ? document->steps->len : 0;

  if (n == 0)
    return;
  g_key_file_set_integer (file, "History", "current", document->current + 1);
  g_key_file_set_integer (file, "History", "steps", (int) n);
  for (unsigned i = 0; i < n; i++)
    {
      char key[16];

      g_snprintf (key, sizeof key, "%u", i + 1);
      format_step (&g_array_index (document->steps, DocumentStep, i), text);
      g_key_file_set_value (file, "History", key, text->str);
    }
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

  if (*(*text)++ != ' ' || !setdoku_scan_place (text, &cell) || *(*text)++ != ':')
    return false;
  change->cell = (uint8_t) cell;
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

bool
setdoku_read_history (Document *document, GKeyFile *file, ParseError *error)
{
  g_autoptr (GError) failure = NULL;
  int n, current;

  if (!g_key_file_has_group (file, "History"))
    return true;
  n = g_key_file_get_integer (file, "History", "steps", &failure);
  if (failure || n < 0)
    return setdoku_bad_value (error, "steps");
  current = g_key_file_get_integer (file, "History", "current", &failure);
  if (failure || current < 0 || current > n)
    return setdoku_bad_value (error, "current");

  for (unsigned i = 0; i < (unsigned) n; i++)
    {
      g_autofree char *text = NULL;
      char key[16];

      g_snprintf (key, sizeof key, "%u", i + 1);
      text = g_key_file_get_value (file, "History", key, NULL);
      if (text == NULL)
        {
          *error = error_with_detail (PARSE_MISSING, 0, key, strlen (key));
          return false;
        }
      if (!read_step (document, text, i))
        return setdoku_bad_value (error, key);
    }
  document->current = current - 1;

  return true;
}
