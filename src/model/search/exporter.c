/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* exporter.c — see exporter.h. */
#include "exporter.h"

#include <glib/gi18n.h>
#include <stdatomic.h>

#include "model/job/job.h"
#include "model/file/file-private.h"
#include "player-private.h"

enum { POLL_MS = 100 };

/* What goes to the worker and comes back. The progress is looked at meanwhile, so it is counted apart. */
typedef struct {
  SetdokuExporter *self;             /* owned as long as a file is written, */
  GApplication   *held;              /* and the process is held; NULL: neither need be */
  SearchExport    what;
  Stretch         from;
  GFile          *file;
  GOutputStream  *stream;            /* borrowed, while a file is written */
  GString        *text;
  GError         *error;
  bool            too_much;
  ExportProgress *progress;          /* an atomic reference-counted box */
} Task;

struct _SetdokuExporter
{
  GObject         parent_instance;

  SetdokuJob      job;
  ExportProgress *progress;
  uint64_t        events;            /* that progress comes to */
  guint           poll;
  char           *error, *text;
  GFile          *file;
};

G_DEFINE_FINAL_TYPE (SetdokuExporter, setdoku_exporter, G_TYPE_OBJECT)

enum { CHANGED_SIGNAL, FINISHED_SIGNAL, N_EXPORTER_SIGNALS };
static guint exporter_signals[N_EXPORTER_SIGNALS];

static void
task_free (void *memory)
{
  Task *task = memory;

  if (task->held)
    g_application_release (task->held);
  g_clear_object (&task->held);
  g_clear_object (&task->self);
  g_clear_object (&task->file);
  g_clear_error (&task->error);
  if (task->text)
    g_string_free (task->text, TRUE);
  g_atomic_rc_box_release (task->progress);
  topology_unref (task->what.trace.topology);
  g_free (task);
}

static bool
take_piece (void *user, const char *text, size_t length)
{
  Task *task = user;

  if (task->stream)
    return g_output_stream_write_all (task->stream, text, length, NULL, NULL, &task->error);
  task->too_much = task->text->len + length > EXPORTER_TEXT_MAX;
  if (!task->too_much)
    g_string_append_len (task->text, text, (gssize) length);
  return !task->too_much;
}

static bool
put_search (GOutputStream *stream, void *user, GCancellable *cancellable, GError **error)
{
  Task *task = user;
  bool whole;

  task->stream = stream;
  whole = search_export_run (&task->what, take_piece, task, cancellable, task->progress);
  task->stream = NULL;
  if (task->error)
    g_propagate_error (error, g_steal_pointer (&task->error));
  return whole;
}

static void
work (void *data, GCancellable *cancellable)
{
  Task *task = data;
  GError *error = NULL;

  if (!task->file)
    search_export_run (&task->what, take_piece, task, cancellable, task->progress);
  else if (!file_write_pieces (task->file, put_search, task, NULL, cancellable, &error))
    task->error = error;
}

static void
done (void *data, void *user)
{
  Task *task = data;
  SetdokuExporter *self = user;

  g_clear_handle_id (&self->poll, g_source_remove);
  if (task->too_much)
    self->error = g_strdup (_("This is too much to copy. Save it to a file instead."));
  else if (task->error)
    self->error = g_strdup (task->error->message);
  else if (task->text)
    self->text = g_string_free (g_steal_pointer (&task->text), FALSE);
  g_signal_emit (self, exporter_signals[FINISHED_SIGNAL], 0);
}

static gboolean
on_poll (gpointer data)
{
  g_signal_emit (data, exporter_signals[CHANGED_SIGNAL], 0);
  return G_SOURCE_CONTINUE;
}

static void
setdoku_exporter_dispose (GObject *object)
{
  SetdokuExporter *self = SETDOKU_EXPORTER (object);

  setdoku_exporter_cancel (self);
  G_OBJECT_CLASS (setdoku_exporter_parent_class)->dispose (object);
}

static void
setdoku_exporter_class_init (SetdokuExporterClass *klass)
{
  const char *const names[N_EXPORTER_SIGNALS] = { [CHANGED_SIGNAL] = "changed", [FINISHED_SIGNAL] = "finished" };

  G_OBJECT_CLASS (klass)->dispose = setdoku_exporter_dispose;
  for (int i = 0; i < N_EXPORTER_SIGNALS; i++)
    exporter_signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
}

static void
setdoku_exporter_init (SetdokuExporter *self)
{
}

SetdokuExporter *
setdoku_exporter_new (void)
{
  return g_object_new (SETDOKU_TYPE_EXPORTER, NULL);
}

/* Who began it may go, and so may the last window. */
static void
begin_file (SetdokuExporter *self, Task *task, GFile *file)
{
  self->file = g_object_ref (file);
  task->file = g_object_ref (file);
  task->self = g_object_ref (self);
  g_set_object (&task->held, g_application_get_default ());
  if (task->held)
    g_application_hold (task->held);
}

void
setdoku_exporter_start (SetdokuExporter *self, SetdokuPlayer *player, ExportFormat format, const LogFilter *filter,
                        uint64_t first, uint64_t last, uint64_t lines, GFile *file)
{
  Task *task;

  g_return_if_fail (SETDOKU_IS_EXPORTER (self) && SETDOKU_IS_PLAYER (player) && filter && player->trace.strategy && first >= 1);
  setdoku_exporter_cancel (self);
  last = MIN (last, timeline_length (player->timeline));
  task = g_new0 (Task, 1);
  task->what = (SearchExport) {
    .trace = player->trace, .format = format, .filter = *filter, .first = first, .last = last,
    .lines = lines, .from = &task->from,
  };
  stretch_take (&task->from, player->timeline, first - 1);
  topology_ref (task->what.trace.topology);                    /* the player may have another search by then */
  task->progress = g_atomic_rc_box_new0 (ExportProgress);
  self->progress = g_atomic_rc_box_acquire (task->progress);
  self->events = format == EXPORT_TREE ? 2 * last : last;
  if (file)
    begin_file (self, task, file);
  else
    task->text = g_string_new (NULL);
  setdoku_job_start (&self->job, work, done, task, task_free, self);
  self->poll = g_timeout_add (POLL_MS, on_poll, self);
}

void
setdoku_exporter_cancel (SetdokuExporter *self)
{
  g_return_if_fail (SETDOKU_IS_EXPORTER (self));
  setdoku_job_cancel (&self->job);
  g_clear_handle_id (&self->poll, g_source_remove);
  g_clear_pointer (&self->progress, g_atomic_rc_box_release);
  g_clear_pointer (&self->error, g_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_object (&self->file);
}

bool
setdoku_exporter_is_running (SetdokuExporter *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORTER (self), false);
  return setdoku_job_active (&self->job);
}

double
setdoku_exporter_get_progress (SetdokuExporter *self)
{
  uint64_t events;

  g_return_val_if_fail (SETDOKU_IS_EXPORTER (self), 0);
  events = self->progress ? atomic_load_explicit (&self->progress->events, memory_order_relaxed) : 0;
  return self->events ? (double) MIN (events, self->events) / (double) self->events : 0;
}

const char *
setdoku_exporter_get_error (SetdokuExporter *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORTER (self), NULL);
  return self->error;
}

const char *
setdoku_exporter_get_text (SetdokuExporter *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORTER (self), NULL);
  return self->text;
}

GFile *
setdoku_exporter_get_file (SetdokuExporter *self)
{
  g_return_val_if_fail (SETDOKU_IS_EXPORTER (self), NULL);
  return self->file;
}
