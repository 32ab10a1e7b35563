/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-file-write.c — what is written into files of the user's choice: whatever they are called, it is on the disk, or the
 * message says their name. */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <utime.h>

#include "model/file/file.h"

typedef struct { char *folder; } Place;

static int synced_folders, synced_files;

/* In place of the C library's. */
int
fsync (int file)
{
  struct stat about;

  if (fstat (file, &about) == 0 && S_ISDIR (about.st_mode))
    synced_folders++;
  else
    synced_files++;
  return (int) syscall (SYS_fsync, file);
}

static void
set_up (Place *place, const void *data)
{
  place->folder = g_dir_make_tmp ("setdoku-write-XXXXXX", NULL);
}

static unsigned
count_files (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

static void
tear_down (Place *place, const void *data)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (place->folder);
  g_free (place->folder);
}

static GFile *
file_of (const Place *place, const char *name)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  return g_file_new_for_path (path);
}

static bool
save (GFile *file, int n, GError **error)
{
  g_autoptr (Document) document = document_new ();

  document->elapsed = n;
  return setdoku_file_save (file, format_find ("setdoku"), document, NULL, error);
}

/* New, and over what is there. */
static void
test_names_as_long_as_names_can_be (Place *place, const void *data)
{
  for (int length = 240; length <= 255; length++)
    {
      g_autofree char *name = g_strnfill ((gsize) length, 'n');
      g_autoptr (GFile) file = file_of (place, name);

      for (int n = 1; n <= 2; n++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (GArray) records = NULL;

          g_assert_true (save (file, n, &error));
          g_assert_no_error (error);
          records = setdoku_file_load (file, NULL, NULL, NULL);
          g_assert_cmpint (g_array_index (records, Record, 0).document->elapsed, ==, n);
        }
      g_assert_cmpuint (count_files (place), ==, (unsigned) length - 239);
    }
}

static void
test_a_name_that_is_too_long_is_said (Place *place, const void *data)
{
  g_autofree char *name = g_strnfill (256, 'n');
  g_autofree char *expected = g_strdup_printf ("Not saved: the name “%s” is too long.", name);
  g_autoptr (GFile) file = file_of (place, name);
  g_autoptr (GError) error = NULL;

  g_assert_false (save (file, 1, &error));
  g_assert_cmpstr (error->message, ==, expected);
  g_assert_cmpuint (count_files (place), ==, 0);
}

/* A disk that is full: no file may grow beyond a page. What was there stays, and nothing else. */
static void
test_bytes_are_there_whole_or_not_at_all (Place *place, const void *data)
{
  enum { ROOM = 4096 };
  g_autofree char *much = g_strnfill (4 * ROOM, 'x'), *path = g_build_filename (place->folder, "picture.png", NULL), *now = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (much, 4 * ROOM), few = g_bytes_new ("a\0b", 3);
  g_autoptr (GFile) file = file_of (place, "picture.png"), other = file_of (place, "other.png");
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  struct rlimit before, tight;
  gsize n;

  g_assert_true (setdoku_file_write_bytes (file, few, NULL, &error));
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  tight = (struct rlimit) { ROOM, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  g_assert_false (setdoku_file_write_bytes (file, bytes, NULL, &error));
  g_assert_true (g_str_has_prefix (error->message, "Not saved: "));
  g_assert_false (setdoku_file_write_bytes (other, bytes, NULL, NULL));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_cancellable_cancel (cancelled);
  g_clear_error (&error);
  g_assert_false (setdoku_file_write_bytes (file, bytes, cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (count_files (place), ==, 1);
  g_assert_true (g_file_get_contents (path, &now, &n, NULL));
  g_assert_cmpmem (now, n, "a\0b", 3);
}

static void
test_the_folder_is_synced (Place *place, const void *data)
{
  g_autoptr (GFile) file = file_of (place, "a.setdoku");

  for (int n = 1; n <= 3; n++)
    {
      synced_folders = synced_files = 0;
      g_assert_true (save (file, n, NULL));
      g_assert_cmpint (synced_files, >=, 1);
      g_assert_cmpint (synced_folders, >=, 1);
    }
}

/* It would be written in place, and could not be put back. */
static void
test_what_cannot_be_kept_is_not_risked (Place *place, const void *data)
{
  g_autofree char *path = g_build_filename (place->folder, "film.gif", NULL), *link_path = g_strconcat (path, ".also", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);
  g_autoptr (GError) error = NULL;
  struct stat about;

  g_assert_true (g_file_set_contents (path, "old", 3, NULL));
  g_assert_cmpint (truncate (path, FORMAT_MAX_BYTES + 1), ==, 0);
  g_assert_cmpint (link (path, link_path), ==, 0);
  g_assert_false (setdoku_file_write_bytes (file, bytes, NULL, &error));
  g_assert_true (g_str_has_prefix (error->message, "Not saved: what is there cannot be kept"));
  g_assert_cmpint (stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_size, ==, FORMAT_MAX_BYTES + 1);
  g_assert_cmpint (g_remove (link_path), ==, 0);
  g_assert_true (setdoku_file_write_bytes (file, bytes, NULL, NULL));
  g_assert_cmpint (stat (path, &about), ==, 0);
  g_assert_cmpint (about.st_size, ==, 3);
}

/* What a film or a picture that was killed has left goes with the next file that is written; what may be another's stays. */
static void
test_what_was_left_is_swept (Place *place, const void *data)
{
  static const struct { const char *name, *text; bool old, stays; } left[] = {
    { ".setdoku-ABC123", "GIF89a…", true, false }, { ".setdoku-ABC124", "RIFF\1\2\3\4WEBP", true, false },
    { ".setdoku-ABC125", "\x89PNG\r\n", true, false }, { ".setdoku-ABC126", "GIF89a…", false, true },
    { ".setdoku-ABC127", "diary", true, true }, { ".goutputstream-ABC123", "GIF89a…", true, true },
    { ".goutputstream-ABC124", "[Setdoku]\n", true, false },
  };
  g_autoptr (GFile) file = file_of (place, "film.gif");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);

  for (size_t i = 0; i < G_N_ELEMENTS (left); i++)
    {
      g_autofree char *path = g_build_filename (place->folder, left[i].name, NULL);
      struct utimbuf times = { .modtime = time (NULL) - 120 };

      g_assert_true (g_file_set_contents (path, left[i].text, -1, NULL));
      if (left[i].old)
        g_assert_cmpint (g_utime (path, &times), ==, 0);
    }
  g_assert_true (setdoku_file_write_bytes (file, bytes, NULL, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (left); i++)
    {
      g_autofree char *path = g_build_filename (place->folder, left[i].name, NULL);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, left[i].stays);
    }
}

static void
on_written (GObject *source, GAsyncResult *result, void *user)
{
  GError **error = user;

  if (setdoku_file_write_finish (result, error))
    *error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_EXISTS, "done");
}

static char *
write_and_wait (GFile *file, const char *text)
{
  g_autoptr (GError) error = NULL;

  setdoku_file_write_async (file, g_strdup (text), on_written, &error);
  while (!error)
    g_main_context_iteration (NULL, TRUE);
  return g_strdup (error->message);
}

/* Tables go the same way: through links, whole or not at all, with words for what went wrong. */
static void
test_any_text (Place *place, const void *data)
{
  g_autoptr (GFile) table = file_of (place, "t.csv");
  g_autoptr (GFile) link = file_of (place, "link.csv");
  g_autoptr (GFile) nowhere = file_of (place, "none/t.csv");
  g_autofree char *text = NULL;
  g_autofree char *first = write_and_wait (table, "one\n");
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  g_assert_cmpstr (first, ==, "done");
  g_assert_true (g_file_make_symbolic_link (link, "t.csv", NULL, NULL));
  second = write_and_wait (link, "two\n");
  g_assert_cmpstr (second, ==, "done");
  g_assert_true (g_file_load_contents (table, NULL, &text, NULL, NULL, NULL));
  g_assert_cmpstr (text, ==, "two\n");
  g_assert_true (g_file_test (g_file_peek_path (link), G_FILE_TEST_IS_SYMLINK));
  third = write_and_wait (nowhere, "three\n");
  g_assert_cmpstr (third, ==, "Not saved: the folder of “t.csv” does not exist.");
  g_assert_cmpuint (count_files (place), ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/file-write/" name, Place, NULL, set_up, test, tear_down)
  ADD ("long-names", test_names_as_long_as_names_can_be);
  ADD ("too-long", test_a_name_that_is_too_long_is_said);
  ADD ("folder", test_the_folder_is_synced);
  ADD ("bytes", test_bytes_are_there_whole_or_not_at_all);
  ADD ("kept", test_what_cannot_be_kept_is_not_risked);
  ADD ("swept", test_what_was_left_is_swept);
  ADD ("any-text", test_any_text);
  return g_test_run ();
}
