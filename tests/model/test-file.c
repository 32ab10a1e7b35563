/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-file.c — files as they come: good, bad, hostile; and a full disk. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/file.h"

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

static int
count_files (const Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  int n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

static void
put (const Place *place, const char *bytes, gssize length)
{
  g_assert_true (g_file_set_contents (g_file_peek_path (place->file), bytes, length, NULL));
}

static char *
get (const Place *place)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (place->file), &text, NULL, NULL));
  return text;
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
saved (GObject *source, GAsyncResult *result, void *user)
{
  Waiting *waiting = user;

  waiting->saved = setdoku_file_save_finish (result, &waiting->error);
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
refuses (const Place *place, GQuark domain, int code, const char *sentence)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = load (place->file, NULL, &error);

  g_assert_null (records);
  g_test_message ("%s", error->message);
  g_assert_error (error, domain, code);
  if (!g_pattern_match_simple (sentence, error->message))
    g_error ("“%s” does not look like “%s”", error->message, sentence);
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
  /* A collection of one is a line. */
  g_assert_cmpstr (g_str_equal (format->id, "sdm") ? "line" : format->id, ==, format_id);
  g_assert_cmpuint (records->len, ==, 1);
  document_get_board (g_array_index (records, Record, 0).document, &board);
  board_format (&board, text);
  g_assert_cmpstr (text, ==, puzzle);
}

static void
test_round_trip (Place *place, const void *data)
{
  for (const Format *const *format = formats; *format; format++)
    {
      g_autoptr (Document) document = document_of (puzzle);
      g_autoptr (GError) error = NULL;
      Waiting waiting = { false };

      if (!((*format)->flags & FORMAT_WRITES))
        continue;
      /* In turn to a new file and over an old one. */
      g_assert_true (setdoku_file_save (place->file, *format, document, NULL, &error));
      g_assert_no_error (error);
      setdoku_file_save_async (place->file, *format, document, NULL, NULL, saved, &waiting);
      wait_for (&waiting);
      g_assert_no_error (waiting.error);
      g_assert_true (waiting.saved);
      check_is_puzzle (place, g_str_equal ((*format)->id, "sdm") ? "line" : (*format)->id);
      if (format != formats && g_test_rand_bit ())
        g_assert_cmpint (g_remove (g_file_peek_path (place->file)), ==, 0);
      g_assert_cmpint (count_files (place), <=, 1);
    }
}

static void
test_encodings (Place *place, const void *data)
{
  g_autofree char *text = g_strdup_printf ("%s\r\n", puzzle);
  g_autofree char *marked = g_strdup_printf ("\xef\xbb\xbf%s", puzzle);
  const char *const names[] = { "UTF-16LE", "UTF-16BE" };

  put (place, text, -1);
  check_is_puzzle (place, "line");
  put (place, marked, -1);
  check_is_puzzle (place, "line");
  for (int i = 0; i < 2; i++)
    {
      gsize length;
      g_autofree char *wide = g_convert (marked, -1, names[i], "UTF-8", NULL, &length, NULL);

      put (place, wide, (gssize) length);
      check_is_puzzle (place, "line");
    }
}

static void
test_bad_text (Place *place, const void *data)
{
  const struct { const char *bytes; gssize length; const char *sentence; } table[] = {
    { "", 0, "“p.txt”: *nothing*" },
    { " \r\n\t\n", -1, "“p.txt”: *nothing*" },
    { "Dear friend,\nhere is what you asked for.\n", -1, "“p.txt”: *" },
    { "\x7f" "ELF\x02\x01\x01\0\0\0\0\0\0\0\0\0", 16, "“p.txt”: *no text*" },
    { "\xff\xff\xff\xff 12345", -1, "“p.txt”: *" },
    { "12.......\n.........\n.........\n........\n.........\n.........\n.........\n.........\n.........\n", -1,
      "“p.txt”: *Line 4*8*expected 9*" },
    { "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...", -1,
      "“p.txt”: *80*expected 81*" },
    { "..............3.85..1.2.......5.7.....4...1..?9.......5......73..2.1........4...9", -1, "“p.txt”: *46*?*" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (table); i++)
    {
      put (place, table[i].bytes, table[i].length);
      refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, table[i].sentence);
    }
}

static void
test_clipboard (void)
{
  g_autoptr (GError) none = NULL, bad = NULL;
  const Format *format = NULL;
  g_autoptr (GArray) records = setdoku_file_parse (puzzle, strlen (puzzle), NULL, &format, NULL);

  g_assert_nonnull (records);
  g_assert_cmpstr (format->id, ==, "line");
  g_assert_null (setdoku_file_parse ("Hello", 5, NULL, NULL, &none));
  g_assert_cmpstr (none->message, ==,
                   "The clipboard holds no puzzle. 81 digits are needed, with 0 or . for empty.");
  g_assert_null (setdoku_file_parse ("\x01\x02\x03\0", 4, NULL, NULL, &bad));
  g_assert_true (g_str_has_prefix (bad->message, "The clipboard holds no puzzle. "));
}

/* One bad puzzle among good ones does not hide these. */
static void
test_several (Place *place, const void *data)
{
  g_autofree char *text = g_strdup_printf ("%s\n12345\n%s\n", puzzle, puzzle);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) records = NULL;

  put (place, text, -1);
  records = load (place->file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (records->len, ==, 3);
  g_assert_nonnull (g_array_index (records, Record, 0).document);
  g_assert_null (g_array_index (records, Record, 1).document);
  g_assert_cmpuint (g_array_index (records, Record, 1).error.line, ==, 2);
}

static void
test_large (Place *place, const void *data)
{
  const char *path = g_file_peek_path (place->file);
  int64_t start;
  int fd = g_open (path, O_CREAT | O_WRONLY, 0600);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, 1000000000), ==, 0);
  start = g_get_monotonic_time ();
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, "“p.txt” is too large*953.7?MiB*16.0?MiB*");
  g_test_message ("refused within %.1f ms", (double) (g_get_monotonic_time () - start) / 1000);
  g_assert_cmpint (ftruncate (fd, FORMAT_MAX_BYTES + 1), ==, 0);
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, "“p.txt” is too large*");
  /* Of the size that is read, it is looked at: all NUL. */
  g_assert_cmpint (ftruncate (fd, FORMAT_MAX_BYTES), ==, 0);
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, "“p.txt”: *no text*");
  g_close (fd, NULL);
}

/* A file that says it is empty and has no end. */
static void
test_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/proc/self/pagemap");
  g_autofree char *first = g_malloc (8);
  int fd = g_open ("/proc/self/pagemap", O_RDONLY, 0);
  Place place = { .file = file };

  if (fd < 0 || read (fd, first, 8) != 8)
    g_test_skip ("there is no such file here");
  else
    refuses (&place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE, "“pagemap” is too large*16.0?MiB*");
  if (fd >= 0)
    g_close (fd, NULL);
}

static void
test_no_file (Place *place, const void *data)
{
  const char *path = g_file_peek_path (place->file);

  refuses (place, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "“p.txt” does not exist.");
  g_assert_cmpint (symlink ("p.txt", path), ==, 0);
  refuses (place, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS, "“p.txt” cannot be read: *");
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  refuses (place, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, "“p.txt” is a folder, not a puzzle.");
}

static void
test_no_permission (Place *place, const void *data)
{
  put (place, puzzle, -1);
  g_assert_cmpint (g_chmod (g_file_peek_path (place->file), 0), ==, 0);
  if (g_access (g_file_peek_path (place->file), R_OK) == 0)
    g_test_skip ("this user may read everything");
  else
    refuses (place, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED, "You may not read “p.txt”.");
}

/* Nobody is at the other end: opening either would wait for ever. */
static void
test_no_ordinary_file (Place *place, const void *data)
{
  g_autoptr (GFile) zero = g_file_new_for_path ("/dev/zero");
  g_autoptr (Document) document = document_of (puzzle);
  g_autoptr (GError) error = NULL;
  Place device = { .file = zero };

  g_assert_cmpint (mkfifo (g_file_peek_path (place->file), 0600), ==, 0);
  refuses (place, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_NOT_REGULAR, "“p.txt” is not an ordinary file.");
  refuses (&device, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_NOT_REGULAR, "“zero” is not an ordinary file.");
  g_assert_false (setdoku_file_save (place->file, format_find ("line"), document, NULL, &error));
  g_assert_cmpstr (error->message, ==, "Not saved: “p.txt” is not an ordinary file.");
}

static void
test_cancelled (Place *place, const void *data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  put (place, puzzle, -1);
  /* First when it has come already, then before it begins. */
  for (int i = 0; i < 2; i++)
    {
      Waiting waiting = { .cancellable = cancellable };

      setdoku_file_load_async (place->file, cancellable, loaded, &waiting);
      wait_for (&waiting);
      g_assert_null (waiting.records);
      g_assert_error (waiting.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
      g_clear_error (&waiting.error);
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
    { "/file/encodings", test_encodings },
    { "/file/bad-text", test_bad_text },
    { "/file/several", test_several },
    { "/file/large", test_large },
    { "/file/no-file", test_no_file },
    { "/file/no-permission", test_no_permission },
    { "/file/no-ordinary-file", test_no_ordinary_file },
    { "/file/cancelled", test_cancelled },
    { "/file/not-saved", test_not_saved },
    { "/file/link", test_link },
    { "/file/write-fails", test_write_fails },
    { "/file/write-through-link-fails", test_write_through_link_fails },
    { "/file/full-disk", test_full_disk },          /* last: it leaves the process with other mounts */
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file/clipboard", test_clipboard);
  g_test_add_func ("/file/endless", test_endless);
  for (unsigned i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_init, tests[i].test, place_clear);
  return g_test_run ();
}
