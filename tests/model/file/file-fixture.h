/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* file-fixture.h — a folder with one file, and what comes of loading it. */
#pragma once

#include <glib/gstdio.h>
#include <string.h>

#include "model/file/file.h"

static const char *const puzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

typedef struct {
  char  *folder;
  GFile *file;                     /* folder/p.txt, not there yet */
} Place;

static void
place_init (Place *place, const void *data)
{
  g_autofree char *path = NULL;

  place->folder = g_dir_make_tmp ("setdoku-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  path = g_build_filename (place->folder, "p.txt", NULL);
  place->file = g_file_new_for_path (path);
}

static void
place_clear (Place *place, const void *data)
{
  GDir *dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_dir_close (dir);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_object_unref (place->file);
}

static void
put (const Place *place, const char *bytes, gssize length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (place->file), bytes, length, NULL));
}

static Document *
document_of (const char *clues)
{
  Document *document = document_new ();
  Board board;

  g_assert_true (board_parse (&board, clues));
  document_set_board (document, &board);
  return document;
}

/* What came of an asynchronous load or save. */
typedef struct {
  bool          done;
  GCancellable *cancellable;       /* to be cancelled when it has come, before it is asked what; may be NULL */
  GArray       *records;
  const Format *format;
  bool          saved;
  GError       *error;
} Waiting;

static void
loaded (GObject *source, GAsyncResult *result, void *user)
{
  Waiting *waiting = user;

  if (waiting->cancellable)
    g_cancellable_cancel (waiting->cancellable);
  waiting->records = setdoku_file_load_finish (result, &waiting->format, &waiting->error);
  waiting->done = true;
}

static void
wait_for (Waiting *waiting)
{
  while (!waiting->done)
    g_main_context_iteration (NULL, TRUE);
}

/* Loads, blocking and not; both must say the same. */
static GArray *
load (GFile *file, const Format **format, GError **error)
{
  g_autoptr (GError) again = NULL;
  g_autoptr (GArray) other = setdoku_file_load (file, NULL, NULL, &again);
  Waiting waiting = { false };

  setdoku_file_load_async (file, NULL, loaded, &waiting);
  wait_for (&waiting);
  g_assert_cmpint (waiting.records != NULL, ==, other != NULL);
  if (waiting.records)
    g_assert_cmpuint (waiting.records->len, ==, other->len);
  else
    g_assert_cmpstr (waiting.error->message, ==, again->message);
  if (format)
    *format = waiting.format;
  *error = waiting.error;
  return waiting.records;
}

static void
check_is_puzzle (const Place *place, const char *format_id)
{
  g_autoptr (GError) error = NULL;
  const Format *format = NULL;
  g_autoptr (GArray) records = load (place->file, &format, &error);
  char text[BOARD_TEXT_SIZE];
  Board board;

  g_assert_no_error (error);
  /* A collection of one is a line, and so is one that asks for a rating that nobody knows. */
  g_assert_cmpstr (g_str_equal (format->id, "sdm") ? "line" : format->id, ==, g_str_equal (format_id, "serate") ? "line" : format_id);
  g_assert_cmpuint (records->len, ==, 1);
  document_get_board (g_array_index (records, Record, 0).document, &board);
  board_format (&board, text);
  g_assert_cmpstr (text, ==, puzzle);
}
