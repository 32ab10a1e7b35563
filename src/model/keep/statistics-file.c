/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "statistics-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "formats/reader-limits.h"
#include "model/file/file-lock.h"

#define NAME    "statistics.csv"
#define DAMAGED "statistics.damaged"
#define BEFORE  "statistics.before"
#define LOCK    "statistics.lock"

enum { MODE_FILE = 0600, MODE_FOLDER = 0700 };

/* How long another program is waited for, ms: while somebody looks on, while nobody does, and when this one ends; and the disk
 * then. */
enum { PATIENCE = 2000, PATIENCE_LONG = 10000, PATIENCE_AT_END = 500, DISK_AT_END = 3000 };

/* Text of files. */

typedef struct {
  GArray  *solves;             /* of Solve */
  GString *damaged;            /* lines that are none, each with its end */
  unsigned n_damaged;
  int      version;            /* of the file; 0: it has none */
} Contents;

static void
contents_clear (Contents *contents)
{
  g_clear_pointer (&contents->solves, g_array_unref);
  if (contents->damaged)
    g_string_free (g_steal_pointer (&contents->damaged), TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Contents, contents_clear)

static void
parse (const char *text, gsize length, Contents *contents)
{
  const char *end = text + length;

  contents->solves = g_array_new (FALSE, FALSE, sizeof (Solve));
  contents->damaged = g_string_new (NULL);
  for (const char *line = text; line < end;)
    {
      const char *stop = memchr (line, '\n', (size_t) (end - line));
      gsize n = (gsize) ((stop ? stop : end) - line);
      int version = solve_parse_header (line, n);
      Solve solve;

      if (version)
        contents->version = MAX (contents->version, version);
      else if (solve_parse_line (line, n, &solve))
        g_array_append_val (contents->solves, solve);
      else if (n > 0)
        {
          g_string_append_len (contents->damaged, line, (gssize) n);
          g_string_append_c (contents->damaged, '\n');
          contents->n_damaged++;
        }
      line += n + 1;
    }
}

static GString *
write_out (const Contents *contents)
{
  GString *text = g_string_new (NULL);

  solve_append_header (text);
  g_string_append_c (text, '\n');
  for (unsigned i = 0; i < contents->solves->len; i++)
    {
      solve_append_line (&g_array_index (contents->solves, Solve, i), text);
      g_string_append_c (text, '\n');
    }
  return text;
}

/* Files. */

static bool
fail_with (GError **error, int code, const char *name, const char *message)
{
  /* Translators: a file's name, then the system's own message */
  g_set_error (error, G_FILE_ERROR, code, _("The statistics in “%s” cannot be kept: %s"), name, message);
  return false;
}

static bool
fail (GError **error, int number, const char *name)
{
  return fail_with (error, (int) g_file_error_from_errno (number), name, g_strerror (number));
}

/* −1: error is set. */
static int
lock (const char *folder, int patience, GError **error)
{
  g_autofree char *path = g_build_filename (folder, LOCK, NULL);
  int lock = g_mkdir_with_parents (folder, MODE_FOLDER) == 0 ? file_lock_take (path, patience) : -1;

  if (lock < 0)
    fail (error, errno, folder);
  return lock;
}

/* A file that is not there is empty. What is no file, such as a pipe, is not waited for. */
static bool
read_contents (const char *folder, const char *name, Contents *contents, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) local = NULL;
  gsize length = 0;
  struct stat status;

  if (stat (path, &status) != 0)
    {
      if (errno != ENOENT)
        return fail (error, errno, name);
    }
  else if (!S_ISREG (status.st_mode))
    return fail (error, EINVAL, name);
  else if (status.st_size > OWN_LIST_MAX_BYTES)
    return fail (error, EFBIG, name);
  else if (!g_file_get_contents (path, &text, &length, &local))
    return fail_with (error, local->code, name, local->message);

  parse (text ? text : "", length, contents);
  if (contents->version > SOLVE_VERSION)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                   /* Translators: a file's name */
                   _("“%s” was written by a later version of Setdoku. It is left as it is."), name);
      return false;
    }
  return true;
}

/* Whole or not at all, and on the disk. */
static bool
replace (const char *folder, const char *name, const Contents *contents, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GString) text = write_out (contents);
  g_autoptr (GError) local = NULL;

  return g_file_set_contents_full (path, text->str, (gssize) text->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, MODE_FILE, &local)
         || fail_with (error, local->code, name, local->message);
}

/* By one call where the disk has room, and it is on the disk then. What comes after a line that was cut short starts a line
 * of its own. */
static bool
append (const char *folder, const char *name, const char *text, gsize length, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  int fd = g_open (path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, MODE_FILE), number;
  g_autoptr (GString) whole = g_string_new (NULL);
  off_t size = fd >= 0 ? lseek (fd, 0, SEEK_END) : 0;
  char last = '\n';

  if (size > 0 && pread (fd, &last, 1, size - 1) == 1 && last != '\n')
    g_string_append_c (whole, '\n');
  g_string_append_len (whole, text, (gssize) length);
  for (gsize written = 0; fd >= 0 && written < whole->len;)
    {
      ssize_t n = write (fd, whole->str + written, whole->len - written);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        {
          number = errno;
          g_close (fd, NULL);
          return fail (error, number, name);
        }
      written += (gsize) n;
    }
  number = errno;
  if (fd < 0 || fsync (fd) != 0 || !g_close (fd, NULL))
    return fail (error, fd < 0 ? number : errno, name);
  return true;
}

/* Under the lock: the file is read, and what is damaged in it goes aside. */
static bool
read_clean (const char *folder, const char *name, Contents *contents, GError **error)
{
  if (!read_contents (folder, name, contents, error))
    return false;
  return contents->n_damaged == 0
         || (append (folder, DAMAGED, contents->damaged->str, contents->damaged->len, error)
             && replace (folder, name, contents, error));
}

/* The public calls, each under the lock. */

GArray *
statistics_file_read (const char *folder, unsigned *n_damaged, GError **error)
{
  g_auto (Contents) contents = { 0 };
  int fd = -1;
  bool done;

  *n_damaged = 0;
  if (!read_contents (folder, NAME, &contents, error))
    return NULL;
  if (contents.n_damaged == 0)
    return g_steal_pointer (&contents.solves);

  /* Or another program is just adding a line: under the lock it is whole. */
  contents_clear (&contents);
  contents = (Contents) { 0 };
  if ((fd = lock (folder, PATIENCE, error)) < 0)
    return NULL;
  done = read_clean (folder, NAME, &contents, error);
  file_lock_release (fd);
  if (!done)
    return NULL;
  *n_damaged = contents.n_damaged;
  return g_steal_pointer (&contents.solves);
}

static bool
has (const GArray *solves, const Solve *solve)
{
  for (unsigned i = 0; i < solves->len; i++)
    if (solve_is_same (&g_array_index (solves, Solve, i), solve))
      return true;
  return false;
}

static bool
add_locked (const char *folder, const Solve *solve, bool *added, GError **error)
{
  g_auto (Contents) contents = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  if (!read_contents (folder, NAME, &contents, error))
    return false;
  *added = !has (contents.solves, solve);
  if (!*added)
    return true;
  if (contents.version == 0)
    {
      solve_append_header (text);
      g_string_append_c (text, '\n');
    }
  solve_append_line (solve, text);
  g_string_append_c (text, '\n');
  return append (folder, NAME, text->str, text->len, error);
}

bool
statistics_file_add (const char *folder, const Solve *solve, bool *added, GError **error)
{
  int fd = lock (folder, PATIENCE_LONG, error);
  bool new = false, done;

  if (fd < 0)
    return false;
  done = add_locked (folder, solve, &new, error);
  file_lock_release (fd);
  if (added)
    *added = new;
  return done;
}

/* At the end. */

typedef struct {
  char        *folder;
  GArray      *solves;                 /* of Solve */
  GAsyncQueue *done;
} Rest;

/* Who holds the lock for so long was stopped, or will never answer. To add needs it least: that is one write at the end, and
 * what is there already is not added. */
static void *
add_rest (void *data)
{
  Rest *rest = data;
  int fd = lock (rest->folder, PATIENCE_AT_END, NULL);

  for (unsigned i = 0; i < rest->solves->len; i++)
    {
      g_autoptr (GError) error = NULL;
      bool added;

      if (!add_locked (rest->folder, &g_array_index (rest->solves, Solve, i), &added, &error))
        g_debug ("At the end: %s", error->message);
    }
  file_lock_release (fd);
  g_async_queue_push (rest->done, rest->done);
  g_async_queue_unref (rest->done);
  g_array_unref (rest->solves);
  g_free (rest->folder);
  g_free (rest);
  return NULL;
}

bool
statistics_file_add_at_end (const char *folder, const GArray *solves)
{
  g_autoptr (GAsyncQueue) done = g_async_queue_new ();
  Rest *rest = g_new (Rest, 1);

  *rest = (Rest) { g_strdup (folder), g_array_copy ((GArray *) solves), g_async_queue_ref (done) };
  g_thread_unref (g_thread_new ("statistics", add_rest, rest));
  return g_async_queue_timeout_pop (done, (PATIENCE_AT_END + DISK_AT_END) * 1000) != NULL;
}

/* Whether a later version wrote it: *error. What else may be wrong with it is no reason to keep it. */
static bool
is_newer (const char *folder, const char *name, GError **error)
{
  g_auto (Contents) contents = { 0 };
  g_autoptr (GError) local = NULL;
  bool newer = !read_contents (folder, name, &contents, &local) && contents.version > SOLVE_VERSION;

  if (newer)
    g_propagate_error (error, g_steal_pointer (&local));
  return newer;
}

static bool
reset_locked (const char *folder, GError **error)
{
  g_autofree char *path = g_build_filename (folder, NAME, NULL), *before = g_build_filename (folder, BEFORE, NULL);

  if (is_newer (folder, NAME, error) || is_newer (folder, BEFORE, error))
    return false;
  return g_rename (path, before) == 0 || errno == ENOENT || fail (error, errno, NAME);
}

bool
statistics_file_reset (const char *folder, GError **error)
{
  int fd = lock (folder, PATIENCE, error);
  bool done;

  if (fd < 0)
    return false;
  done = reset_locked (folder, error);
  file_lock_release (fd);
  return done;
}

static bool
unreset_locked (const char *folder, GError **error)
{
  g_auto (Contents) before = { 0 }, now = { 0 };
  g_autofree char *path = g_build_filename (folder, BEFORE, NULL);

  if (!read_clean (folder, BEFORE, &before, error) || !read_clean (folder, NAME, &now, error))
    return false;
  for (unsigned i = 0; i < now.solves->len; i++)
    if (!has (before.solves, &g_array_index (now.solves, Solve, i)))
      g_array_append_val (before.solves, g_array_index (now.solves, Solve, i));
  if (!replace (folder, NAME, &before, error))
    return false;
  g_unlink (path);
  return true;
}

bool
statistics_file_unreset (const char *folder, GError **error)
{
  int fd = lock (folder, PATIENCE, error);
  bool done;

  if (fd < 0)
    return false;
  done = unreset_locked (folder, error);
  file_lock_release (fd);
  return done;
}
