/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-file-save.c — files as they are saved: through links, over old ones, where there is no room; and a full disk. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file-fixture.h"

static void
saved (GObject *source, GAsyncResult *result, void *user)
{
  Waiting *waiting = user;

  waiting->saved = setdoku_file_save_finish (result, &waiting->error);
  waiting->done = true;
}

static int
count_files (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  int n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

static char *
get (const Place *place)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (place->file), &text, NULL, NULL));
  return text;
}

static void
test_round_trip (Place *place, const void *data)
{
  for (const Format *const *format = formats; *format; format++)
    {
      g_autoptr (Document) document = document_of (puzzle);
      g_autoptr (GError) error = NULL;
      Waiting waiting = { false };

      if (!((*format)->flags & FORMAT_WRITES) || !((*format)->flags & FORMAT_READS))
        continue;
      /* In turn to a new file and over an old one. */
      g_assert_true (setdoku_file_save (place->file, *format, document, NULL, &error));
      g_assert_no_error (error);
      setdoku_file_save_async (place->file, *format, document, NULL, NULL, saved, &waiting);
      wait_for (&waiting);
      g_assert_no_error (waiting.error);
      g_assert_true (waiting.saved);
      /* What has no digit of the player's is a grid of pencil marks in SudoCue's format. */
      check_is_puzzle (place, g_str_equal ((*format)->id, "sdm") ? "line" : g_str_equal ((*format)->id, "sdx") ? "pm" : (*format)->id);
      if (format != formats && g_test_rand_bit ())
        g_assert_cmpint (g_remove (g_file_peek_path (place->file)), ==, 0);
      g_assert_cmpint (count_files (place), <=, 1);
    }
}

static void
does_not_save (const Place *place, const Format *format, const Document *document, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (setdoku_file_save (place->file, format, document, NULL, &error));
  g_test_message ("%s", error->message);
  if (!g_pattern_match_simple (sentence, error->message))
    g_error ("“%s” does not look like “%s”", error->message, sentence);
}

static void
test_not_saved (Place *place, const void *data)
{
  g_autoptr (Document) document = document_of (puzzle);
  g_autoptr (GFile) folder = g_file_get_parent (place->file);
  Place parent = { .file = folder };
  g_autoptr (GFile) missing = g_file_get_child (folder, "missing/p.txt");
  Place elsewhere = { .file = missing };

  does_not_save (&parent, format_find ("line"), document, "Not saved: “*” is a folder.");
  does_not_save (&elsewhere, format_find ("line"), document, "Not saved: the folder of “p.txt” does not exist.");
}

static ino_t
inode (const Place *place)
{
  struct stat status;

  g_assert_cmpint (stat (g_file_peek_path (place->file), &status), ==, 0);
  return status.st_ino;
}

/* What is written over keeps its place, and a link its file: that is replaced as a whole, not written in place. */
static void
test_link (Place *place, const void *data)
{
  ino_t before;
  g_autoptr (Document) document = document_of (puzzle);
  g_autofree char *link = g_build_filename (place->folder, "link", NULL);
  g_autoptr (GFile) through = g_file_new_for_path (link);

  put (place, "old", -1);
  before = inode (place);
  g_assert_cmpint (symlink ("p.txt", link), ==, 0);
  g_assert_true (setdoku_file_save (through, format_find ("line"), document, NULL, NULL));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (inode (place), !=, before);
  check_is_puzzle (place, "line");
}

/* Writes fail after so many bytes, by a limit of the process; the file is also known by another name. */
static void
check_write_fails_with_link (Place *place, int (*make_link) (const char *, const char *))
{
  g_autoptr (Document) document = document_of (puzzle);
  g_autofree char *link = g_build_filename (place->folder, "link", NULL);
  g_autoptr (GFile) through = g_file_new_for_path (link);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  struct rlimit before, few;
  bool done;

  signal (SIGXFSZ, SIG_IGN);
  put (place, "the old text", -1);
  g_assert_cmpint (make_link (g_file_peek_path (place->file), link), ==, 0);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  few = (struct rlimit) { 40, before.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &few), ==, 0);
  done = setdoku_file_save (through, format_find ("line"), document, NULL, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_false (done);
  text = get (place);
  g_assert_cmpstr (text, ==, "the old text");
  g_assert_cmpint (count_files (place), ==, 2);
  g_assert_cmpint (g_remove (link), ==, 0);
}

static void
test_write_through_link_fails (Place *place, const void *data)
{
  check_write_fails_with_link (place, symlink);
  check_write_fails_with_link (place, link);
}

static void
test_write_fails (Place *place, const void *data)
{
  g_autoptr (Document) document = document_of (puzzle);
  struct rlimit before;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  for (int old = 0; old < 2; old++)
    for (rlim_t most = 0; most <= 80; most += 20)
      {
        const struct rlimit few = { most, before.rlim_max };

        if (old)
          put (place, "the old text", -1);
        g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &few), ==, 0);
        {
          g_autoptr (GError) error = NULL;
          bool done = setdoku_file_save (place->file, format_find ("line"), document, NULL, &error);

          g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
          g_assert_false (done);
          g_assert_true (g_str_has_prefix (error->message, "Not saved: "));
        }
        g_assert_cmpint (count_files (place), ==, old);
        if (old)
          {
            g_autofree char *text = get (place);

            g_assert_cmpstr (text, ==, "the old text");
          }
      }

  g_assert_true (setdoku_file_save (place->file, format_find ("line"), document, NULL, NULL));
  check_is_puzzle (place, "line");
}

/* A disk of two pages, one of them taken. Needs the right to mount it. */
static void
test_full_disk (Place *place, const void *data)
{
  g_autoptr (Document) document = document_of (puzzle);
  g_autofree char *ballast = g_build_filename (place->folder, "ballast", NULL);
  g_autofree char *text = NULL;
  char page[4096] = "";

  if ((unshare (CLONE_NEWNS) != 0 && unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0)
      || mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0
      || mount ("tmpfs", place->folder, "tmpfs", 0, "size=8k") != 0)
    {
      g_test_skip ("nothing may be mounted here");
      return;
    }

  put (place, "the old text", -1);
  g_file_set_contents (ballast, page, sizeof page, NULL);
  does_not_save (place, format_find ("line"), document, "Not saved: the disk is full.");
  text = get (place);
  g_assert_cmpstr (text, ==, "the old text");
  g_assert_cmpint (count_files (place), ==, 2);

  /* A new file has no room either, and leaves nothing behind. */
  {
    g_autoptr (GFile) folder = g_file_get_parent (place->file);
    g_autoptr (GFile) file = g_file_get_child (folder, "new.txt");
    Place other = { .file = file };

    does_not_save (&other, format_find ("line"), document, "Not saved: the disk is full.");
    g_assert_cmpint (count_files (place), ==, 2);
  }

  /* A later retry succeeds. Only this thread sees the disk, so it is not loaded by another. */
  g_assert_cmpint (g_remove (ballast), ==, 0);
  g_assert_true (setdoku_file_save (place->file, format_find ("line"), document, NULL, NULL));
  {
    g_autofree char *now = get (place);

    g_assert_true (g_str_has_prefix (now, puzzle));
  }
  g_assert_cmpint (umount2 (place->folder, MNT_DETACH), ==, 0);
}

int
main (int argc, char **argv)
{
  const struct { const char *path; void (*test) (Place *, const void *); } tests[] = {
    { "/file/round-trip", test_round_trip },
    { "/file/not-saved", test_not_saved },
    { "/file/link", test_link },
    { "/file/write-fails", test_write_fails },
    { "/file/write-through-link-fails", test_write_through_link_fails },
    { "/file/full-disk", test_full_disk },          /* last: it leaves the process with other mounts */
  };

  g_test_init (&argc, &argv, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_init, tests[i].test, place_clear);
  return g_test_run ();
}
