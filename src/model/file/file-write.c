/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* file-write.c — a text takes the place of a file's, whole or not at all. */
#include "file-private.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gfiledescriptorbased.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "formats/text-visible.h"
#include "model/job/job.h"

/* What is to be written, and by whom. */
typedef struct {
  FilePut     put;
  void       *user;
  const char *expected;
} Writing;

void
file_word_write_error (GError **error, const char *name)
{
  g_autofree char *message = NULL;
  char *sentence;

  if (!error || !*error || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  message = text_visible ((*error)->message);

  if (g_error_matches (*error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_CHANGED))
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("Not saved: another program has changed “%s” since it was opened."), name);
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
    sentence = g_strdup (_("Not saved: the disk is full."));
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED)
           || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_READ_ONLY))
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("Not saved: “%s” may not be written here."), name);
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("Not saved: the folder of “%s” does not exist."), name);
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    /* Translators: a folder's name */
    sentence = g_strdup_printf (_("Not saved: “%s” is a folder."), name);
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_FILENAME_TOO_LONG))
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("Not saved: the name “%s” is too long."), name);
  else
    /* Translators: %s is a sentence, the system's own message or one of ours */
    sentence = g_strdup_printf (_("Not saved: %s"), message);

  g_free ((*error)->message);
  (*error)->message = sentence;
}

/* GIO flushes a stream no further than to the system. */
static bool
write_to_disk (GOutputStream *stream, GError **error)
{
  if (!G_IS_FILE_DESCRIPTOR_BASED (stream) || fsync (g_file_descriptor_based_get_fd (G_FILE_DESCRIPTOR_BASED (stream))) == 0)
    return true;
  /* What cannot be synced at all is not a full disk. */
  if (errno == EINVAL || errno == ENOSYS || errno == EROFS)
    return true;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  return false;
}

static bool
write_out (GOutputStream *stream, const Writing *writing, GCancellable *cancellable, GError **error)
{
  if (writing->put (stream, writing->user, cancellable, error) && write_to_disk (stream, error))
    return g_output_stream_close (stream, cancellable, error);

  /* Closed with a cancelled cancellable the new file is thrown away, and does not take the old one's place. */
  {
    g_autoptr (GCancellable) cancelled = g_cancellable_new ();

    g_cancellable_cancel (cancelled);
    g_output_stream_close (stream, cancelled, NULL);
  }
  return false;
}

/* Through symbolic links to the file itself: GIO would write that in place. */
static GFile *
follow_links (GFile *file)
{
  const char *path = g_file_peek_path (file);
  char *real = path ? realpath (path, NULL) : NULL;
  GFile *target = real ? g_file_new_for_path (real) : g_object_ref (file);

  free (real);
  return target;
}

/* GIO also writes in place where it cannot rename: a file with several hard links, of another owner, in a folder that
 * may not be written. Then the old text is gone by now; there was room for it, so it is written again. */
static void
put_back (GFile *file, const GByteArray *old)
{
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autofree char *now = NULL;
  gsize n;

  if (g_file_load_contents (file, NULL, &now, &n, NULL, NULL) && n == old->len && memcmp (now, old->data, n) == 0)
    return;
  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL);
  if (stream && g_output_stream_write_all (G_OUTPUT_STREAM (stream), old->data, old->len, NULL, NULL, NULL))
    g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, NULL);
}

/* What another program has written meanwhile is not written over. Compared is what is in the file, not when it was
 * changed: two changes within a tick of the file system's clock have the same time. */
static bool
check_unchanged (const GByteArray *old, const char *expected, GError **error)
{
  g_autofree char *seen = old ? file_seen (old->data, old->len) : NULL;

  if (!expected || g_strcmp0 (seen, expected) == 0)
    return true;
  g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_CHANGED, "");
  return false;
}

/* What GIO cannot replace by a file of the same owner and of no other name. */
static bool
is_written_in_place (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL;
  struct stat about;

  return path && stat (path, &about) == 0
         && (about.st_nlink > 1 || (about.st_uid != geteuid () && geteuid () != 0) || access (folder, W_OK | X_OK) != 0);
}

/* old NULL: it is too large to be kept, or cannot be read. */
static bool
check_not_lost (GFile *file, const GByteArray *old, GError **error)
{
  if (old || !is_written_in_place (file))
    return true;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       /* Translators: follows “Not saved: ” */
                       _("what is there cannot be kept meanwhile, and would be lost if this failed. Choose another name."));
  return false;
}

static bool
replace_file (GFile *file, const Writing *writing, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autoptr (GByteArray) old = file_read_all (file, "", cancellable, NULL);

  if (g_cancellable_set_error_if_cancelled (cancellable, error) || !check_unchanged (old, writing->expected, error)
      || !check_not_lost (file, old, error))
    return false;
  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  if (!stream)
    return false;
  if (write_out (G_OUTPUT_STREAM (stream), writing, cancellable, error))
    return true;
  if (old)
    put_back (file, old);
  return false;
}

#define TEMPORARY ".setdoku-"

char *
setdoku_file_name_beside (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_build_filename (folder, TEMPORARY "XXXXXX", NULL);
}

/* GIO would write a new file in place, and leave a part of it when the process is killed. A name of its own first has
 * nothing to take over from an old file: no owner, no rights, no links. */
static bool
create_local (const char *path, const Writing *writing, GCancellable *cancellable, GError **error)
{
  g_autofree char *temporary = setdoku_file_name_beside (path);
  int file = g_mkstemp_full (temporary, O_RDWR | O_CLOEXEC, 0666), number = errno;
  g_autoptr (GOutputStream) stream = file < 0 ? NULL : g_unix_output_stream_new (file, true);
  bool done = stream && write_out (stream, writing, cancellable, error);

  if (done && g_rename (temporary, path) == 0)
    return true;
  if (done || !stream)
    {
      number = stream ? errno : number;
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
    }
  if (stream)
    g_unlink (temporary);
  return false;
}

/* Elsewhere it is written in place: what is left of it on error is ours to remove. */
static bool
create_file (GFile *file, const Writing *writing, GCancellable *cancellable, GError **error)
{
  const char *path = g_file_peek_path (file);
  g_autoptr (GFileOutputStream) stream = NULL;

  if (path)
    return create_local (path, writing, cancellable, error);
  stream = g_file_create (file, G_FILE_CREATE_NONE, cancellable, error);
  if (!stream)
    return false;
  if (write_out (G_OUTPUT_STREAM (stream), writing, cancellable, error))
    return true;
  g_file_delete (file, NULL, NULL);
  return false;
}

void
setdoku_file_sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  if (fsync (fd) != 0)
    g_debug ("%s: %s", folder, g_strerror (errno));
  close (fd);
}

/* Temporary files. A save that is killed leaves its own, under a name that GIO gave it or this file. */

/* ".goutputstream-X7Y8Z9", ".setdoku-X7Y8Z9", or, of earlier versions, the file's own name with such an end. */
static bool
is_temporary (const char *name, const char *base)
{
  enum { RANDOM = 6 };
  static const char *const prefixes[] = { ".goutputstream-", TEMPORARY };
  size_t n = strlen (base);

  for (size_t i = 0; i < G_N_ELEMENTS (prefixes); i++)
    if (g_str_has_prefix (name, prefixes[i]))
      return strlen (name) == strlen (prefixes[i]) + RANDOM;
  return strncmp (name, base, n) == 0 && name[n] == '.' && strlen (name) == n + 1 + RANDOM;
}

#define MAGIC "[Setdoku]\n"

/* As our documents do, or it is empty or still nothing but the zeros of its reserved place; or as films and pictures do, which
 * GIO's name would not say to be ours. */
static bool
begins_as_ours (const char *start, size_t n, bool named_by_us)
{
  static const char *const others[] = { "GIF89a", "RIFF", "\x89PNG", "%PDF-", "<?xml" }, zeros[sizeof MAGIC] = "";
  bool ours = memcmp (start, MAGIC, n) == 0 || memcmp (start, zeros, n) == 0;

  for (size_t i = 0; named_by_us && i < G_N_ELEMENTS (others); i++)
    ours |= n >= strlen (others[i]) && memcmp (start, others[i], strlen (others[i])) == 0;
  return ours;
}

/* Only what is surely left by this program; and nobody has touched it for a minute, which no save takes: a film is touched
 * with each of its frames. */
static bool
is_left_behind (const char *path, bool named_by_us)
{
  enum { MINUTE = 60 };
  char start[sizeof MAGIC - 1];
  struct stat about;
  int file = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  ssize_t n = -1;

  if (file < 0)
    return false;
  if (fstat (file, &about) == 0 && S_ISREG (about.st_mode) && about.st_uid == geteuid ()
      && about.st_mtime < g_get_real_time () / G_USEC_PER_SEC - MINUTE)
    n = read (file, start, sizeof start);
  close (file);
  return n >= 0 && begins_as_ours (start, (size_t) n, named_by_us);
}

static void
sweep (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *folder = path ? g_path_get_dirname (path) : NULL;
  g_autofree char *base = path ? g_path_get_basename (path) : NULL;
  g_autoptr (GDir) dir = folder ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    if (is_temporary (name, base))
      {
        g_autofree char *left = g_build_filename (folder, name, NULL);

        if (is_left_behind (left, g_str_has_prefix (name, TEMPORARY)))
          unlink (left);
      }
}

bool
file_write_pieces (GFile *file, FilePut put, void *user, const char *expected, GCancellable *cancellable, GError **error)
{
  const Writing writing = { put, user, expected };
  g_autoptr (GFile) target = follow_links (file);
  g_autofree char *name = file_display_name (file);
  bool missing;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return false;
  if (file_check_kind (target, name, G_MAXOFFSET, &missing, cancellable, error)
      && (missing ? create_file (target, &writing, cancellable, error)
          : replace_file (target, &writing, cancellable, error)))
    {
      if (g_file_peek_path (target))
        setdoku_file_sync_folder (g_file_peek_path (target));
      sweep (target);
      return true;
    }
  file_word_write_error (error, name);
  return false;
}

static bool
put_bytes (GOutputStream *stream, void *user, GCancellable *cancellable, GError **error)
{
  gsize n;
  const void *data = g_bytes_get_data (user, &n);

  return g_output_stream_write_all (stream, data, n, NULL, cancellable, error);
}

bool
file_write (GFile *file, const char *text, const char *expected, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return file_write_pieces (file, put_bytes, bytes, expected, cancellable, error);
}

bool
setdoku_file_write_bytes (GFile *file, GBytes *bytes, GCancellable *cancellable, GError **error)
{
  return file_write_pieces (file, put_bytes, bytes, NULL, cancellable, error);
}

/* The same off the main thread. */

typedef struct {
  GFile         *file;
  FilePut        put;
  void          *data;
  GDestroyNotify free_data;
  bool           done;
  GError        *error;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  g_object_unref (errand->file);
  errand->free_data (errand->data);
  g_clear_error (&errand->error);
  g_free (errand);
}

static void
run_errand (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  errand->done = file_write_pieces (errand->file, errand->put, errand->data, NULL, cancellable, &errand->error);
}

void
setdoku_file_put_async (GFile *file, FilePut put, void *data, GDestroyNotify free_data, GCancellable *cancellable,
                        GAsyncReadyCallback callback, void *user)
{
  Errand *errand;

  g_return_if_fail (G_IS_FILE (file) && put && free_data);
  errand = g_new (Errand, 1);
  *errand = (Errand) { .file = g_object_ref (file), .put = put, .data = data, .free_data = free_data };
  setdoku_job_run_async (run_errand, errand, errand_free, setdoku_file_put_async, cancellable, callback, user);
}

bool
setdoku_file_put_finish (GAsyncResult *result, GError **error)
{
  Errand *errand = setdoku_job_run_finish (result, setdoku_file_put_async);

  if (errand->error)
    g_propagate_error (error, g_steal_pointer (&errand->error));
  return errand->done;
}

static void
free_bytes (void *bytes)
{
  g_bytes_unref (bytes);
}

void
setdoku_file_write_bytes_async (GFile *file, GBytes *bytes, GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  g_return_if_fail (G_IS_FILE (file) && bytes);
  setdoku_file_put_async (file, put_bytes, g_bytes_ref (bytes), free_bytes, cancellable, callback, user);
}

void
setdoku_file_write_async (GFile *file, char *text, GAsyncReadyCallback callback, void *user)
{
  g_autoptr (GBytes) bytes = g_bytes_new_take (text, strlen (text));

  setdoku_file_write_bytes_async (file, bytes, NULL, callback, user);
}

bool
setdoku_file_write_finish (GAsyncResult *result, GError **error)
{
  return setdoku_file_put_finish (result, error);
}
