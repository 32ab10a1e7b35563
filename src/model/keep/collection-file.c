/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "collection-file.h"

#include "model/file/file-private.h"
#include "model/job/job.h"

typedef struct {
  GFile     *file;
  GPtrArray *puzzles;              /* loaded; NULL on error */
  unsigned   n_bad;
  GError    *error;
} Errand;

static void
errand_free (void *data)
{
  Errand *errand = data;

  g_object_unref (errand->file);
  g_clear_pointer (&errand->puzzles, g_ptr_array_unref);
  g_clear_error (&errand->error);
  g_free (errand);
}

static void
load (void *data, GCancellable *cancellable)
{
  Errand *errand = data;
  g_autofree char *name = file_display_name (errand->file);
  g_autoptr(GByteArray) bytes = file_read_worded (errand->file, name, cancellable, &errand->error);

  if (bytes)
    errand->puzzles = puzzles_parse ((const char *) bytes->data, bytes->len, name, &errand->n_bad, &errand->error);
}

void
collection_load_async (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->file = g_object_ref (file);
  setdoku_job_run_async (load, errand, errand_free, collection_load_async, cancellable, callback, user);
}

GPtrArray *
collection_load_finish (GAsyncResult *result, unsigned *n_bad, GError **error)
{
  Errand *errand = setdoku_job_run_finish (result, collection_load_async);

  *n_bad = errand->n_bad;
  if (errand->error)
    g_propagate_error (error, g_steal_pointer (&errand->error));
  return g_steal_pointer (&errand->puzzles);
}

void
collection_save_async (GFile *file, const Format *format, const GPtrArray *puzzles, GAsyncReadyCallback callback, void *user)
{
  GString *text = g_string_new (NULL);

  g_return_if_fail (format && format->write && format->flags & FORMAT_COLLECTION);
  for (unsigned i = 0; i < puzzles->len; i++)
    {
      g_autoptr(Document) document = setdoku_puzzle_to_document (g_ptr_array_index (puzzles, i));

      format->write (document, text);
    }
  g_string_append (text, format->end && puzzles->len > 0 ? format->end : "");
  setdoku_file_write_async (file, g_string_free (text, FALSE), callback, user);
}

bool
collection_save_finish (GAsyncResult *result, GError **error)
{
  return setdoku_file_write_finish (result, error);
}
