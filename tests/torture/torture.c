/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "torture.h"

#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../remove-all.h"

#define CLUES "..4..37...2.75..4.7.68..3.13...8.49..4.9.7.6..79.6...54.7..15.2.9..35.7...54..6.."

char *torture_folder;

static unsigned failures;

bool
torture_begin (int argc, char **argv)
{
  torture_folder = g_dir_make_tmp ("setdoku-torture-XXXXXX", NULL);
  if (!torture_folder)
    {
      perror ("a folder to work in");
      exit (2);
    }
  /* As a test it does the same every time, as far as the clock lets it; at full length it goes elsewhere each time. */
  for (int i = 1; i < argc; i++)
    if (strcmp (argv[i], "--short") == 0)
      {
        g_random_set_seed (13);
        return true;
      }
  return false;
}

int
torture_end (void)
{
  remove_all (torture_folder);
  g_clear_pointer (&torture_folder, g_free);
  return failures > 0;
}

void
torture_expect (bool right, const char *format, ...)
{
  enum { SHOWN = 20 };
  va_list values;

  if (right || failures++ >= SHOWN)
    return;
  va_start (values, format);
  fputs ("  WRONG: ", stdout);
  vprintf (format, values);
  putchar ('\n');
  fflush (stdout);
  va_end (values);
}

void
torture_say (const char *format, ...)
{
  va_list values;

  va_start (values, format);
  vprintf (format, values);
  putchar ('\n');
  fflush (stdout);
  va_end (values);
}

Document *
torture_document (int n, unsigned bytes)
{
  Document *document = document_new ();
  g_autoptr (GString) text = g_string_sized_new (bytes);
  Board board;

  if (board_parse (&board, CLUES))
    document_set_board (document, &board);
  document->elapsed = n;
  do
    g_string_append_printf (text, "%d ", n);
  while (text->len < bytes);
  document->comment = g_strdup (text->str);
  return document;
}

int
torture_number (const Document *document)
{
  int n = (int) document->elapsed;
  g_autoptr (Document) whole = torture_document (n, document->comment ? (unsigned) strlen (document->comment) : 0);

  return document_equal (document, whole) ? n : -1;
}

unsigned
torture_count (const char *folder, const char *part)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  unsigned n = 0;

  while (dir && (name = g_dir_read_name (dir)))
    n += strstr (name, part) != NULL;
  return n;
}

void
torture_wipe (void)
{
  remove_all (torture_folder);
  g_mkdir (torture_folder, 0700);
}
