/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "file.h"

#include <errno.h>
#include <gio/gfiledescriptorbased.h>
#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "explain.h"
#include "job.h"

enum { CHUNK = 64 * 1024 };

G_DEFINE_QUARK (setdoku_file_error, setdoku_file_error)

static char *
display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base ? g_filename_display_name (base) : g_file_get_parse_name (file);
}

/* Reading. */

/* Puts GIO's error into words that name the file; cancelled stays as it is. */
static void
word_read_error (GError **error, const char *name)
{
  char *sentence;

  if (!error || !*error || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
      || (*error)->domain == SETDOKU_FILE_ERROR)
    return;

  if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("“%s” does not exist."), name);
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    /* Translators: a file's name */
    sentence = g_strdup_printf (_("You may not read “%s”."), name);
  else if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY))
    /* Translators: a folder's name */
    sentence = g_strdup_printf (_("“%s” is a folder, not a puzzle."), name);
  else
    /* Translators: a file's name, then the system's own message */
    sentence = g_strdup_printf (_("“%s” cannot be read: %s"), name, (*error)->message);

  g_free ((*error)->message);
  (*error)->message = sentence;
}

static void
set_too_large (GError **error, const char *name, goffset size)
{
  g_autofree char *most = g_format_size_full (FORMAT_MAX_BYTES, G_FORMAT_SIZE_IEC_UNITS);
  g_autofree char *found = g_format_size_full ((guint64) size, G_FORMAT_SIZE_IEC_UNITS);

  if (size > FORMAT_MAX_BYTES)
    /* Translators: a file's name, its size, the largest size that is read */
    g_set_error (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE,
                 _("“%s” is too large for a puzzle: %s. At most %s are read."), name, found, most);
  else
    /* Translators: a file's name, the largest size that is read */
    g_set_error (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_TOO_LARGE,
                 _("“%s” is too large for a puzzle. At most %s are read."), name, most);
}

static void
set_not_regular (GError **error, const char *name)
{
  /* Translators: a file's name; it is a device, a pipe or a socket */
  g_set_error (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_NOT_REGULAR, _("“%s” is not an ordinary file."), name);
}

/* Looks at what the file is before anything is opened: opening a pipe would wait for its other end. Some remote
 * places tell neither kind nor size, and only a link that leads nowhere is still a link here. missing, may be NULL:
 * a file that is not there is no error then. */
static bool
check_kind (GFile *file, const char *name, goffset max, bool *missing, GCancellable *cancellable, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                                                  G_FILE_QUERY_INFO_NONE, cancellable, &local);
  GFileType type;

  if (missing)
    *missing = g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  if (!info)
    {
      if (missing && *missing)
        return true;
      g_propagate_error (error, g_steal_pointer (&local));
      return false;
    }

  type = (GFileType) g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_STANDARD_TYPE);
  if (type == G_FILE_TYPE_DIRECTORY)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY, name);
  else if (type != G_FILE_TYPE_REGULAR && type != G_FILE_TYPE_SYMBOLIC_LINK && type != G_FILE_TYPE_UNKNOWN)
    set_not_regular (error, name);
  else if ((goffset) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE) > max)
    set_too_large (error, name, (goffset) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_STANDARD_SIZE));
  else
    return true;
  return false;
}

/* NULL on error. A file that tells no size, or grows, is cut off at the limit too. */
static GByteArray *
read_all (GFile *file, const char *name, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = NULL;
  gssize n;

  if (!stream)
    return NULL;

  bytes = g_byte_array_new ();
  do
    {
      unsigned length = bytes->len;

      g_byte_array_set_size (bytes, length + CHUNK);
      n = g_input_stream_read (G_INPUT_STREAM (stream), bytes->data + length, CHUNK, cancellable, error);
      g_byte_array_set_size (bytes, length + (n > 0 ? (unsigned) n : 0));
    }
  while (n > 0 && bytes->len <= FORMAT_MAX_BYTES);

  if (n < 0)
    return NULL;
  if (bytes->len > FORMAT_MAX_BYTES)
    {
      set_too_large (error, name, 0);
      return NULL;
    }
  return g_steal_pointer (&bytes);
}

static char *
parse_error_sentence (const ParseError *error, const char *name)
{
  g_autofree char *sentence = NULL;

  if (name)
    return explain_parse_error (error, name);
  if (error->reason == PARSE_EMPTY || error->reason == PARSE_UNKNOWN)
    return g_strdup (_("The clipboard holds no puzzle. 81 digits are needed, with 0 or . for empty."));

  sentence = explain_parse_error (error, NULL);
  /* Translators: %s is a sentence about a line of the text in the clipboard */
  return g_strdup_printf (_("The clipboard holds no puzzle. %s"), sentence);
}

GArray *
setdoku_file_parse (const char *bytes, gsize length, const char *name, const Format **format, GError **error)
{
  g_autoptr (GArray) records = NULL;
  g_autofree char *sentence = NULL;
  const Format *used = NULL;
  const ParseError *first = NULL;

  g_return_val_if_fail (bytes || length == 0, NULL);

  records = format_read (NULL, bytes ? bytes : "", length, &used);
  for (unsigned i = 0; i < records->len; i++)
    {
      const Record *record = &g_array_index (records, Record, i);

      if (record->document)
        {
          if (format)
            *format = used;
          return g_steal_pointer (&records);
        }
      if (!first)
        first = &record->error;
    }

  sentence = parse_error_sentence (first, name);
  g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, sentence);
  return NULL;
}

GArray *
setdoku_file_load (GFile *file, GCancellable *cancellable, const Format **format, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GByteArray) bytes = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = display_name (file);
  if (check_kind (file, name, FORMAT_MAX_BYTES, NULL, cancellable, error))
    bytes = read_all (file, name, cancellable, error);
  if (!bytes)
    {
      word_read_error (error, name);
      return NULL;
    }
  return setdoku_file_parse ((const char *) bytes->data, bytes->len, name, format, error);
}

/* Writing. */

static void
word_write_error (GError **error, const char *name)
{
  char *sentence;

  if (!error || !*error || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_NO_SPACE))
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
  else
    /* Translators: %s is a sentence, the system's own message or one of ours */
    sentence = g_strdup_printf (_("Not saved: %s"), (*error)->message);

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
write_text (GOutputStream *stream, const char *text, GCancellable *cancellable, GError **error)
{
  if (g_output_stream_write_all (stream, text, strlen (text), NULL, cancellable, error) && write_to_disk (stream, error))
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

static bool
replace_file (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream) stream = NULL;
  /* What is too large is not kept, and was not written by this program. */
  g_autoptr (GByteArray) old = read_all (file, "", cancellable, NULL);

  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  if (!stream)
    return false;
  if (write_text (G_OUTPUT_STREAM (stream), text, cancellable, error))
    return true;
  if (old)
    put_back (file, old);
  return false;
}

static bool
write_file (GFile *file, const char *text, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFile) target = follow_links (file);
  g_autoptr (GFileOutputStream) stream = NULL;
  g_autofree char *name = display_name (file);
  bool missing;

  if (!check_kind (target, name, G_MAXOFFSET, &missing, cancellable, error))
    return false;

  /* A new file is written in place too: what is left of it on error is ours to remove. */
  if (missing)
    stream = g_file_create (target, G_FILE_CREATE_NONE, cancellable, NULL);
  if (!stream)
    return replace_file (target, text, cancellable, error);
  if (write_text (G_OUTPUT_STREAM (stream), text, cancellable, error))
    return true;
  g_file_delete (target, NULL, NULL);
  return false;
}

bool
setdoku_file_save (GFile *file, const Format *format, const Document *document, GCancellable *cancellable, GError **error)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (G_IS_FILE (file), false);
  g_return_val_if_fail (format && format->flags & FORMAT_WRITES, false);
  g_return_val_if_fail (document, false);

  text = format_write (format, document);
  if (write_file (file, text, cancellable, error))
    return true;

  name = display_name (file);
  word_write_error (error, name);
  return false;
}

/* The same off the main thread. */

typedef struct {
  GFile        *file;
  const Format *format;
  Document     *document;          /* to save; NULL: load */
  GArray       *records;           /* loaded; NULL on error */
  GError       *error;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  g_clear_object (&errand->file);
  document_free (errand->document);
  g_clear_pointer (&errand->records, g_array_unref);
  g_clear_error (&errand->error);
  g_free (errand);
}

static void
run_errand (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  if (errand->document)
    setdoku_file_save (errand->file, errand->format, errand->document, cancellable, &errand->error);
  else
    errand->records = setdoku_file_load (errand->file, cancellable, &errand->format, &errand->error);
}

void
setdoku_file_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  Errand *errand;

  g_return_if_fail (G_IS_FILE (file));

  errand = g_new (Errand, 1);
  *errand = (Errand) { .file = g_object_ref (file) };
  setdoku_job_run_async (run_errand, errand, errand_free, setdoku_file_load_async, cancellable, callback, user);
}

GArray *
setdoku_file_load_finish (GAsyncResult *result, const Format **format, GError **error)
{
  Errand *errand = setdoku_job_run_finish (result, setdoku_file_load_async);

  g_return_val_if_fail (errand, NULL);

  /* Who cancelled does not want it any more, even if it has just come. */
  if (g_cancellable_set_error_if_cancelled (g_task_get_cancellable (G_TASK (result)), error))
    return NULL;
  if (errand->error)
    g_propagate_error (error, g_steal_pointer (&errand->error));
  else if (format)
    *format = errand->format;
  return g_steal_pointer (&errand->records);
}

void
setdoku_file_save_async (GFile *file, const Format *format, const Document *document,
                         GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  Errand *errand;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (format && document);

  errand = g_new (Errand, 1);
  *errand = (Errand) { .file = g_object_ref (file), .format = format, .document = document_copy (document) };
  setdoku_job_run_async (run_errand, errand, errand_free, setdoku_file_save_async, cancellable, callback, user);
}

bool
setdoku_file_save_finish (GAsyncResult *result, GError **error)
{
  Errand *errand = setdoku_job_run_finish (result, setdoku_file_save_async);

  g_return_val_if_fail (errand, false);

  if (!errand->error)
    return true;
  g_propagate_error (error, g_steal_pointer (&errand->error));
  return false;
}
