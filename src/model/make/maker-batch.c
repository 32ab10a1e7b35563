/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "maker-batch.h"

#include <glib/gi18n.h>
#include <pthread.h>
#include <stdatomic.h>

#include "model/job/bulk.h"
#include "model/job/job.h"
#include "model/file/file-private.h"

enum { TELL_INTERVAL = 250 };          /* ms */

/* What the worker tells while it works. Owned by the batch and by its work. */
typedef struct {
  atomic_int           n_users;
  atomic_uint_fast64_t n_made, n_tries;
} Progress;

static void
progress_unref (Progress *progress)
{
  if (atomic_fetch_sub (&progress->n_users, 1) == 1)
    g_free (progress);
}

typedef struct {
  Recipe           recipe;
  uint64_t         n_wanted, n_begun;
  GFile           *file;
  const Format    *format;
  int              n_threads;
  Progress        *progress;

  pthread_mutex_t  lock;               /* guards what follows */
  GenerateWork    *idle[BULK_MAX_THREADS];
  int              n_idle;

  /* The worker's own. */
  GFileIOStream   *stream;
  bool             created;            /* the file was not there before */
  goffset          length;             /* of what is in the file: whole lines */
  bool             cancelled;
  GError          *error;
} Batch;

struct _SetdokuMakerBatch
{
  GObject       parent_instance;

  GCancellable *cancellable;           /* stops the work; the job itself goes on to its end, and tells */
  Progress     *progress;
  guint         timer;
  BatchReport   report;
  GError       *error;
};

G_DEFINE_FINAL_TYPE (SetdokuMakerBatch, setdoku_maker_batch, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* One puzzle, on any thread. */

typedef struct {
  Generate search;
  Made     made;
  bool     done;
} Block;

static bool
fill (void *memory, const Bulk *bulk, void *user)
{
  Block *block = memory;
  Batch *batch = user;

  if (batch->n_begun >= batch->n_wanted)
    return false;
  generate_start (&block->search, &batch->recipe.wish, batch->recipe.seed, batch->recipe.number + batch->n_begun++);
  return true;
}

static GenerateWork *
borrow_work (Batch *batch)
{
  GenerateWork *work = NULL;

  pthread_mutex_lock (&batch->lock);
  if (batch->n_idle > 0)
    work = batch->idle[--batch->n_idle];
  pthread_mutex_unlock (&batch->lock);
  return work ? work : generate_work_new ();
}

static void
return_work (Batch *batch, GenerateWork *work)
{
  generate_work_set_stop (work, NULL, NULL);
  pthread_mutex_lock (&batch->lock);
  batch->idle[batch->n_idle++] = work;
  pthread_mutex_unlock (&batch->lock);
}

static bool
is_stopped (void *memory)
{
  return bulk_stopped (memory);
}

static void
work (void *memory, const Bulk *bulk, void *user)
{
  Block        *block = memory;
  Batch        *batch = user;
  GenerateWork *room = borrow_work (batch);

  block->done = false;
  if (!room)
    return;
  generate_work_set_stop (room, is_stopped, (void *) bulk);
  while (!block->done && !bulk_stopped (bulk))
    block->done = generate_run (&block->search, room, 64, &block->made) == GENERATE_MADE;
  return_work (batch, room);
}

static const BulkKind kind = { .block_size = sizeof (Block), .fill = fill, .work = work };

/* The file, on the worker. */

static bool
open_file (Batch *batch)
{
  batch->stream = g_file_open_readwrite (batch->file, NULL, &batch->error);
  if (g_error_matches (batch->error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_clear_error (&batch->error);
      batch->stream = g_file_create_readwrite (batch->file, G_FILE_CREATE_NONE, NULL, &batch->error);
      batch->created = batch->stream != NULL;
    }

  return batch->stream != NULL;
}

static bool
cut_file (Batch *batch, GError **error)
{
  return g_seekable_truncate (G_SEEKABLE (batch->stream), batch->length, NULL, error)
      && g_seekable_seek (G_SEEKABLE (batch->stream), batch->length, G_SEEK_SET, NULL, error);
}

/* A line that did not go in whole comes out again. */
static bool
write_line (Batch *batch, const GString *line)
{
  GOutputStream *output = g_io_stream_get_output_stream (G_IO_STREAM (batch->stream));

  if (batch->length == 0 && !cut_file (batch, &batch->error))
    return false;
  if (!g_output_stream_write_all (output, line->str, line->len, NULL, NULL, &batch->error))
    {
      cut_file (batch, NULL);
      return false;
    }
  batch->length += (goffset) line->len;
  return true;
}

static bool
write_block (Batch *batch, const Block *block)
{
  Recipe               recipe = { .wish = batch->recipe.wish, .seed = batch->recipe.seed, .number = block->search.index };
  g_autoptr (Document) document = recipe_document (&recipe, &block->made);
  g_autoptr (GString)  line = g_string_new (batch->length > 0 ? "\n" : NULL);     /* what heads a file is written once */

  batch->format->write (document, line);
  g_string_erase (line, 0, batch->length > 0 ? 1 : 0);
  if (!write_line (batch, line))
    return false;
  atomic_fetch_add (&batch->progress->n_tries, block->search.n_tries);
  atomic_fetch_add (&batch->progress->n_made, 1);
  return true;
}

static void
close_file (Batch *batch)
{
  g_autoptr (GString) end = g_string_new (batch->format->end);

  if (batch->length > 0 && end->len > 0 && !batch->error)
    write_line (batch, end);
  g_io_stream_close (G_IO_STREAM (batch->stream), NULL, batch->error ? NULL : &batch->error);
  if (batch->created && batch->length == 0)
    g_file_delete (batch->file, NULL, NULL);
}

static void
make_all (void *memory, GCancellable *cancellable)
{
  Batch *batch = memory;
  Block *block;
  Bulk  *bulk;

  if (!open_file (batch))
    return;

  bulk = bulk_new (&kind, batch, batch->n_threads, cancellable);
  while ((block = bulk_next (bulk)) && block->done && write_block (batch, block))
    continue;
  bulk_free (bulk);
  batch->cancelled = g_cancellable_is_cancelled (cancellable);
  close_file (batch);
}

static void
batch_free (void *memory)
{
  Batch *batch = memory;

  while (batch->n_idle > 0)
    generate_work_free (batch->idle[--batch->n_idle]);
  pthread_mutex_destroy (&batch->lock);
  g_clear_object (&batch->stream);
  g_clear_object (&batch->file);
  g_clear_error (&batch->error);
  progress_unref (batch->progress);
  g_free (batch);
}

/* On the main thread. */

static void
take_stock (SetdokuMakerBatch *self)
{
  self->report.n_made = atomic_load (&self->progress->n_made);
  self->report.n_tries = atomic_load (&self->progress->n_tries);
}

static gboolean
on_time (void *user)
{
  SetdokuMakerBatch *self = user;

  take_stock (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

static void
put_away (SetdokuMakerBatch *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->progress, progress_unref);
  self->report.working = false;
}

static void
on_made (GObject *source, GAsyncResult *result, void *user)
{
  g_autoptr (SetdokuMakerBatch) self = user;
  Batch *batch = setdoku_job_run_finish (result, setdoku_maker_batch_start);

  if (!self->progress)
    return;                            /* disposed of meanwhile */
  take_stock (self);
  self->report.stopped = batch->cancelled && self->report.n_made < self->report.n_wanted;
  if (batch->error)
    {
      g_autofree char *name = file_display_name (batch->file);

      /* Translators: a file's name, then what went wrong */
      g_set_error (&self->error, G_IO_ERROR, batch->error->code, _("“%s” could not be written: %s"), name,
                   batch->error->message);
      self->report.error = self->error;
    }
  put_away (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_maker_batch_dispose (GObject *object)
{
  SetdokuMakerBatch *self = SETDOKU_MAKER_BATCH (object);

  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
  put_away (self);
  g_clear_error (&self->error);
  self->report.error = NULL;
  G_OBJECT_CLASS (setdoku_maker_batch_parent_class)->dispose (object);
}

static void
setdoku_maker_batch_class_init (SetdokuMakerBatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_maker_batch_dispose;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_MAKER_BATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_maker_batch_init (SetdokuMakerBatch *self)
{
}

SetdokuMakerBatch *
setdoku_maker_batch_new (void)
{
  return g_object_new (SETDOKU_TYPE_MAKER_BATCH, NULL);
}

const BatchReport *
setdoku_maker_batch_get_report (SetdokuMakerBatch *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER_BATCH (self), NULL);
  return &self->report;
}

void
setdoku_maker_batch_start (SetdokuMakerBatch *self, const Recipe *recipe, uint64_t n, GFile *file, const Format *format,
                           int n_threads)
{
  Batch *batch;

  g_return_if_fail (SETDOKU_IS_MAKER_BATCH (self) && recipe && G_IS_FILE (file) && n <= BATCH_MAX);
  g_return_if_fail (format && format->flags & FORMAT_WRITES && format->flags & FORMAT_COLLECTION);
  g_return_if_fail (!self->report.working && wish_check (&recipe->wish) == WISH_OK);

  g_clear_error (&self->error);
  self->report = (BatchReport) { .working = true, .n_wanted = n };
  self->cancellable = g_cancellable_new ();
  self->progress = g_new0 (Progress, 1);
  atomic_init (&self->progress->n_users, 2);
  self->timer = g_timeout_add (TELL_INTERVAL, on_time, self);

  batch = g_new0 (Batch, 1);
  *batch = (Batch) { .recipe = *recipe, .n_wanted = n, .file = g_object_ref (file), .format = format,
                     .n_threads = n_threads, .progress = self->progress };
  pthread_mutex_init (&batch->lock, NULL);
  setdoku_job_run_async (make_all, batch, batch_free, setdoku_maker_batch_start, self->cancellable, on_made,
                         g_object_ref (self));
}

void
setdoku_maker_batch_stop (SetdokuMakerBatch *self)
{
  g_return_if_fail (SETDOKU_IS_MAKER_BATCH (self));
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}

const Format *
maker_batch_format (const char *file_name)
{
  const Format *format = format_for_name (file_name);

  return format && format->flags & FORMAT_WRITES && format->flags & FORMAT_COLLECTION ? format : NULL;
}
