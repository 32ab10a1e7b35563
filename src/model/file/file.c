/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/explain/explain-repair.h"
#include "model/explain/explain.h"
#include "file-private.h"
#include "model/job/job.h"
#include "picture-head.h"
#include "formats/format-skipped.h"
#include "formats/text-visible.h"

enum { CHUNK = 64 * 1024 };

/* What is proposed goes along with the error, whatever thread it comes from. */
typedef struct {
  char *text, *label;
} SetdokuFileErrorPrivate;

static void
setdoku_file_error_private_init (SetdokuFileErrorPrivate *repair)
{
  *repair = (SetdokuFileErrorPrivate) { NULL, NULL };
}

static void
setdoku_file_error_private_copy (const SetdokuFileErrorPrivate *from, SetdokuFileErrorPrivate *to)
{
  *to = (SetdokuFileErrorPrivate) { g_strdup (from->text), g_strdup (from->label) };
}

static void
setdoku_file_error_private_clear (SetdokuFileErrorPrivate *repair)
{
  g_free (repair->text);
  g_free (repair->label);
}

G_DEFINE_EXTENDED_ERROR (SetdokuFileError, setdoku_file_error)

const char *
setdoku_file_error_get_repair (const GError *error, const char **label)
{
  const SetdokuFileErrorPrivate *repair = setdoku_file_error_get_private (error);

  *label = repair ? repair->label : NULL;
  return repair ? repair->text : NULL;
}

char *
file_display_name (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *name = base ? g_filename_display_name (base) : g_file_get_parse_name (file);

  return text_visible (name);
}

/* Reading. */

void
file_word_read_error (GError **error, const char *name)
{
  g_autofree char *message = NULL;
  char *sentence;

  if (!error || !*error || g_error_matches (*error, G_IO_ERROR, G_IO_ERROR_CANCELLED)
      || (*error)->domain == SETDOKU_FILE_ERROR)
    return;

  message = text_visible ((*error)->message);
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
    sentence = g_strdup_printf (_("“%s” cannot be read: %s"), name, message);

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

/* Some remote places tell neither kind nor size, and only a link that leads nowhere is still a link here. */
bool
file_check_kind (GFile *file, const char *name, goffset max, bool *missing, GCancellable *cancellable, GError **error)
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

GByteArray *
file_read_all (GFile *file, const char *name, GCancellable *cancellable, GError **error)
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
  if (error->reason == PARSE_FOREIGN)
    return g_steal_pointer (&sentence);
  /* Translators: %s is a sentence about a line of the text in the clipboard */
  return g_strdup_printf (_("The clipboard holds no puzzle. %s"), sentence);
}

static void
set_parse_error (GError **error, const char *bytes, gsize length, const ParseError *first, const char *name)
{
  g_autofree char *sentence = parse_error_sentence (first, name), *proposal = NULL, *all = NULL;
  GError *made;
  Repair repair;

  if (format_repair (bytes, length, first, &repair))
    {
      SetdokuFileErrorPrivate *private;

      proposal = explain_repair (&repair);
      all = explain_join_some (LIST_SENTENCES, sentence, proposal, NULL);
      made = g_error_new_literal (SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, all);
      private = setdoku_file_error_get_private (made);
      private->text = g_steal_pointer (&repair.text);
      private->label = explain_repair_label (&repair);
    }
  else
    made = g_error_new_literal (SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, sentence);
  repair_clear (&repair);
  g_propagate_error (error, made);
}

GArray *
setdoku_file_parse (const char *bytes, gsize length, const char *name, const Format **format, GError **error)
{
  g_autoptr (GArray) records = NULL;
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

  set_parse_error (error, bytes ? bytes : "", length, first, name);
  return NULL;
}

char *
file_seen (const void *bytes, gsize length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes, length);
}

GByteArray *
file_read_worded (GFile *file, const char *name, GCancellable *cancellable, GError **error)
{
  GByteArray *bytes = NULL;

  if (file_check_kind (file, name, FORMAT_MAX_BYTES, NULL, cancellable, error))
    bytes = file_read_all (file, name, cancellable, error);
  if (!bytes)
    file_word_read_error (error, name);
  return bytes;
}

/* Whatever its size: it is not read here. */
static bool
check_no_picture (GFile *file, const char *name, GCancellable *cancellable, GError **error)
{
  if (!file_check_kind (file, name, G_MAXOFFSET, NULL, cancellable, error))
    {
      file_word_read_error (error, name);
      return false;
    }
  if (!picture_head_is (file, cancellable))
    return true;
  /* Translators: a file's name */
  g_set_error (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PICTURE, _("“%s” is a picture."), name);
  return false;
}

/* seen and skipped may be NULL. */
static GArray *
load (GFile *file, GCancellable *cancellable, const Format **format, char **seen, unsigned *skipped, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  const Format *used = NULL;
  GArray *records;

  name = file_display_name (file);
  bytes = check_no_picture (file, name, cancellable, error) ? file_read_worded (file, name, cancellable, error) : NULL;
  if (!bytes)
    return NULL;
  if (seen)
    *seen = file_seen (bytes->data, bytes->len);
  records = setdoku_file_parse ((const char *) bytes->data, bytes->len, name, &used, error);
  if (records && skipped)
    *skipped = format_count_skipped ((const char *) bytes->data, bytes->len, used, records, NULL);
  if (records && format)
    *format = used;
  return records;
}

GArray *
setdoku_file_load (GFile *file, GCancellable *cancellable, const Format **format, GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);
  return load (file, cancellable, format, NULL, NULL, error);
}

/* Writing. */

char *
setdoku_file_refusal (const Format *format, const Document *document)
{
  g_autofree char *obstacle = format_board_obstacle (format, document), *said = NULL;

  /* Translators: a format's name */
  said = g_strdup_printf (_("The format “%s” does not hold this board."), _(format->name));
  return g_strdup_printf ("%s (%s)", said, obstacle);
}

/* expected: what the file must still hold, NULL: anything. seen: what it holds now, may be NULL. */
static bool
save (GFile *file, const Format *format, const Document *document, const char *expected, char **seen,
      GCancellable *cancellable, GError **error)
{
  g_autofree char *text = NULL;

  if (!format_holds_board (format, document))
    {
      g_autofree char *said = setdoku_file_refusal (format, document);

      g_set_error_literal (error, SETDOKU_FILE_ERROR, SETDOKU_FILE_ERROR_PARSE, said);
      return false;
    }
  text = format_write (format, document);
  if (!file_write (file, text, expected, cancellable, error))
    return false;
  if (seen)
    *seen = file_seen (text, strlen (text));
  return true;
}

bool
setdoku_file_save (GFile *file, const Format *format, const Document *document, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), false);
  g_return_val_if_fail (format && format->flags & FORMAT_WRITES, false);
  g_return_val_if_fail (document, false);
  return save (file, format, document, NULL, NULL, cancellable, error);
}

/* The same off the main thread. */

typedef struct {
  GFile        *file;              /* NULL: text is parsed */
  char         *text;
  gsize         length;
  char         *name;              /* of the text; NULL: the clipboard */
  const Format *format;
  Document     *document;          /* to save; NULL: load */
  char         *expected;          /* in the file before it is saved; NULL: anything */
  char         *seen;              /* in the file now; NULL on error */
  unsigned      skipped;           /* lines of what was loaded */
  GArray       *records;           /* loaded; NULL on error */
  GError       *error;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  g_clear_object (&errand->file);
  g_free (errand->text);
  g_free (errand->name);
  document_free (errand->document);
  g_free (errand->expected);
  g_free (errand->seen);
  g_clear_pointer (&errand->records, g_array_unref);
  g_clear_error (&errand->error);
  g_free (errand);
}

static void
run_errand (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  if (errand->text)
    {
      errand->records = setdoku_file_parse (errand->text, errand->length, errand->name, &errand->format, &errand->error);
      if (errand->records)
        errand->skipped = format_count_skipped (errand->text, errand->length, errand->format, errand->records, NULL);
    }
  else if (errand->document)
    save (errand->file, errand->format, errand->document, errand->expected, &errand->seen, cancellable, &errand->error);
  else
    errand->records = load (errand->file, cancellable, &errand->format, &errand->seen, &errand->skipped, &errand->error);
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

void
setdoku_file_parse_async (char *text, gsize length, const char *name, GCancellable *cancellable,
                          GAsyncReadyCallback callback, void *user)
{
  Errand *errand;

  g_return_if_fail (text);

  errand = g_new (Errand, 1);
  *errand = (Errand) { .text = text, .length = length, .name = g_strdup (name) };
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
setdoku_file_save_async (GFile *file, const Format *format, const Document *document, const char *expected,
                         GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  Errand *errand;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (format && document);

  errand = g_new (Errand, 1);
  *errand = (Errand) { .file = g_object_ref (file), .format = format, .document = document_copy (document),
                       .expected = g_strdup (expected) };
  setdoku_job_run_async (run_errand, errand, errand_free, setdoku_file_save_async, cancellable, callback, user);
}

unsigned
setdoku_file_get_skipped (GAsyncResult *result)
{
  const Errand *errand = setdoku_job_run_finish (result, setdoku_file_load_async);

  g_return_val_if_fail (errand, 0);
  return errand->skipped;
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

const char *
setdoku_file_get_seen (GAsyncResult *result)
{
  bool saved = g_async_result_is_tagged (result, setdoku_file_save_async);
  const Errand *errand = setdoku_job_run_finish (result, saved ? (void *) setdoku_file_save_async
                                                               : (void *) setdoku_file_load_async);

  g_return_val_if_fail (errand, NULL);
  return errand->seen;
}
