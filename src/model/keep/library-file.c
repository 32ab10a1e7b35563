/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "library-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "formats/reader-limits.h"
#include "model/file/file-lock.h"
#include "model/file/file-version.h"
#include "puzzle.h"

#define NAME   "library.txt"
#define BEFORE "library.before"
#define LOCK   "library.lock"

/* The number after it is raised by a change that an earlier version would undo; files of the first version may have none. In
 * the second puzzles have stars, sets and tags, and the sets stand in lines of their own. */
#define MAGIC "# Setdoku: collected puzzles, version "

enum { VERSION = 2, MODE_FILE = 0600, MODE_FOLDER = 0700 };

const char library_file_header[] = MAGIC "2. Cells, ER/EP/ED, hardest step, when added, title, owner's words.\n";

void
library_saving_free (LibrarySaving *saving)
{
  if (!saving)
    return;
  g_free (saving->folder);
  g_free (saving->text);
  g_free (saving->seen);
  g_free (saving->others);
  g_free (saving->others_sum);
  g_free (saving->written);
  g_clear_error (&saving->error);
  g_free (saving);
}

static char *
checksum (const char *text, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

/* NULL: there is none, or *error says why it cannot be read. *sum: of the bytes as they are there. A NUL, as a crash may leave it
 * behind, becomes a blank: what comes after it must not get lost. */
static char *
read_file (const char *folder, char **sum, GError **error)
{
  g_autofree char *path = g_build_filename (folder, NAME, NULL);
  char *text = NULL;
  gsize length = 0;
  GStatBuf info;
  bool there = g_stat (path, &info) == 0;

  if (!there && errno == ENOENT)
    return NULL;
  if (there && (!S_ISREG (info.st_mode) || info.st_size > OWN_LIST_MAX_BYTES))
    {
      /* Translators: a file's name */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("“%s” cannot be read as a collection."), path);
      return NULL;
    }
  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  *sum = checksum (text, length);
  for (char *nul = text; (nul = memchr (nul, '\0', length - (gsize) (nul - text)));)
    *nul = ' ';
  return text;
}

LibraryLoad *
library_load_new (char *text, char *sum)
{
  LibraryLoad *load = g_new (LibraryLoad, 1);

  *load = (LibraryLoad) {
    .text = text, .sum = sum, .puzzles = g_ptr_array_new_with_free_func (g_object_unref),
    .foreign = g_array_new (FALSE, FALSE, sizeof (LibraryLine)),
    .sets = g_ptr_array_new_with_free_func (g_free),
  };
  for (const char *at = text ? text : ""; *at;)
    {
      LibraryLine line = { at, strcspn (at, "\n") };
      SetdokuPuzzle *puzzle = line.size && *at != '#' ? setdoku_puzzle_parse (at, line.size) : NULL;

      if (puzzle)
        g_ptr_array_add (load->puzzles, puzzle);
      else if (g_str_has_prefix (at, LIBRARY_SET))
        g_ptr_array_add (load->sets, g_strndup (at + strlen (LIBRARY_SET), line.size - strlen (LIBRARY_SET)));
      else if (line.size && *at != '#')
        g_array_append_val (load->foreign, line);
      at += line.size + (at[line.size] == '\n');
    }
  return load;
}

void
library_load_free (void *memory)
{
  LibraryLoad *load = memory;

  g_free (load->text);
  g_free (load->sum);
  g_ptr_array_unref (load->puzzles);
  g_array_unref (load->foreign);
  g_ptr_array_unref (load->sets);
  g_free (load);
}

LibraryLoad *
library_file_load (const char *folder)
{
  char *sum = NULL, *text = read_file (folder, &sum, NULL);

  return library_load_new (text, sum);
}

static bool
is_newer (const char *text)
{
  return g_str_has_prefix (text, MAGIC) && g_ascii_strtoull (text + strlen (MAGIC), NULL, 10) > VERSION;
}

/* What is there: as it was seen, or by somebody else? */
static bool
look_at_others (LibrarySaving *saving)
{
  g_autofree char *sum = NULL, *there = read_file (saving->folder, &sum, &saving->error);

  if (saving->error)
    return false;
  if (there && is_newer (there))
    {
      g_set_error (&saving->error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                   /* Translators: a file's name */
                   _("“%s” was written by a later version of Setdoku. It is left as it is."), NAME);
      return false;
    }
  if (there && g_strcmp0 (sum, saving->seen) != 0)
    {
      saving->others = g_steal_pointer (&there);
      saving->others_sum = g_steal_pointer (&sum);
    }
  return true;
}

static void
replace (LibrarySaving *saving)
{
  g_autofree char *path = g_build_filename (saving->folder, NAME, NULL);
  g_autofree char *before = g_build_filename (saving->folder, BEFORE, NULL);
  gsize length = strlen (saving->text);

  if (length > OWN_LIST_MAX_BYTES)                    /* what could not be read again must not take the place of what can */
    {
      g_set_error_literal (&saving->error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _("It is too large."));
      return;
    }
  if (file_version (before, MAGIC) <= VERSION)
    g_unlink (before);
  if (link (path, before) != 0)
    g_debug ("no copy of the library: %s", g_strerror (errno));
  if (g_file_set_contents_full (path, saving->text, (gssize) length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, MODE_FILE, &saving->error))
    saving->written = checksum (saving->text, length);
}

void
library_file_write (LibrarySaving *saving)
{
  g_autofree char *path = g_build_filename (saving->folder, LOCK, NULL);
  int lock;

  g_mkdir_with_parents (saving->folder, MODE_FOLDER);
  lock = file_lock_take (path, saving->patience);
  if (lock < 0 && errno == EWOULDBLOCK && !saving->anyway)
    g_set_error_literal (&saving->error, G_IO_ERROR, G_IO_ERROR_BUSY, _("Another program keeps it locked."));
  else if (look_at_others (saving) && !saving->others)
    replace (saving);
  file_lock_release (lock);
}

typedef struct { LibrarySaving *saving; GAsyncQueue *done; } Errand;

static void *
write_in_thread (void *data)
{
  Errand *errand = data;

  library_file_write (errand->saving);
  g_async_queue_push (errand->done, errand->saving);
  g_async_queue_unref (errand->done);
  g_free (errand);
  return NULL;
}

LibrarySaving *
library_file_write_within (LibrarySaving *saving, int milliseconds)
{
  /* Whoever comes last frees the queue, and what still lies in it. */
  g_autoptr (GAsyncQueue) done = g_async_queue_new_full ((GDestroyNotify) library_saving_free);
  Errand *errand = g_new (Errand, 1);

  *errand = (Errand) { saving, g_async_queue_ref (done) };
  g_thread_unref (g_thread_new ("library", write_in_thread, errand));
  return g_async_queue_timeout_pop (done, (guint64) milliseconds * 1000);
}
