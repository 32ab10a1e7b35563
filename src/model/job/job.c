/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "job.h"

#include <stdatomic.h>

/* What travels to the worker and back. One side has it at a time; the count of hand-overs, written with release and
 * read with acquire, says so to tools that do not know GLib's own locks. */
typedef struct {
  SetdokuJobWork      work;
  void               *data;
  GDestroyNotify      free_data;
  GAsyncReadyCallback callback;
  void               *user;
  atomic_int          handed_over;
} Parcel;

static void
parcel_hand_over (Parcel *parcel)
{
  atomic_fetch_add_explicit (&parcel->handed_over, 1, memory_order_release);
}

static int
parcel_receive (Parcel *parcel)
{
  return atomic_load_explicit (&parcel->handed_over, memory_order_acquire);
}

static void
parcel_empty (Parcel *parcel)
{
  void *data = g_steal_pointer (&parcel->data);

  if (data && parcel->free_data)
    parcel->free_data (data);
}

static void
parcel_free (void *memory)
{
  Parcel *parcel = memory;

  parcel_receive (parcel);
  parcel_empty (parcel);
  g_free (parcel);
}

static void
work_in_thread (GTask *task, void *source, void *memory, GCancellable *cancellable)
{
  Parcel *parcel = memory;

  parcel_receive (parcel);
  parcel->work (parcel->data, cancellable);
  parcel_hand_over (parcel);
  g_task_return_boolean (task, TRUE);
}

static void
came_back (GObject *source, GAsyncResult *result, void *memory)
{
  Parcel *parcel = memory;

  if (parcel->callback)
    parcel->callback (source, result, parcel->user);
  /* The last reference to the task, and with it the parcel, may be the worker's. */
  parcel_hand_over (parcel);
}

void
setdoku_job_run_async (SetdokuJobWork work, void *data, GDestroyNotify free_data, void *tag,
                       GCancellable *cancellable, GAsyncReadyCallback callback, void *user)
{
  Parcel *parcel = g_new (Parcel, 1);
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, came_back, parcel);

  *parcel = (Parcel) {
    .work = work, .data = data, .free_data = free_data, .callback = callback, .user = user
  };
  g_task_set_source_tag (task, tag);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, parcel, parcel_free);
  parcel_hand_over (parcel);
  g_task_run_in_thread (task, work_in_thread);
}

void *
setdoku_job_run_finish (GAsyncResult *result, void *tag)
{
  Parcel *parcel;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);
  g_return_val_if_fail (g_async_result_is_tagged (result, tag), NULL);

  parcel = g_task_get_task_data (G_TASK (result));
  parcel_receive (parcel);
  return parcel->data;
}

/* Whom to tell. The slot may be gone by then: it is looked at only when nobody cancelled. */
typedef struct {
  SetdokuJob    *job;
  SetdokuJobDone done;
  void          *user;
} Addressee;

static void
job_done (GObject *source, GAsyncResult *result, void *memory)
{
  g_autofree Addressee *addressee = memory;
  GCancellable *cancellable = g_task_get_cancellable (G_TASK (result));
  void *data = setdoku_job_run_finish (result, setdoku_job_start);

  /* Whatever takes the slot from a job cancels it first, so not cancelled means that it still holds the slot. */
  if (!g_cancellable_is_cancelled (cancellable))
    {
      g_assert (addressee->job->cancellable == cancellable);
      g_clear_object (&addressee->job->cancellable);
      addressee->done (data, addressee->user);
    }

  /* Here, rather than wherever the task is let go of. */
  parcel_empty (g_task_get_task_data (G_TASK (result)));
}

void
setdoku_job_start (SetdokuJob *job, SetdokuJobWork work, SetdokuJobDone done,
                   void *data, GDestroyNotify free_data, void *user)
{
  Addressee *addressee;

  g_return_if_fail (job && work && done);

  setdoku_job_cancel (job);
  job->cancellable = g_cancellable_new ();

  addressee = g_new (Addressee, 1);
  *addressee = (Addressee) { .job = job, .done = done, .user = user };
  setdoku_job_run_async (work, data, free_data, setdoku_job_start, job->cancellable, job_done, addressee);
}

bool
setdoku_job_active (const SetdokuJob *job)
{
  return job->cancellable != NULL;
}

void
setdoku_job_cancel (SetdokuJob *job)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&job->cancellable);

  if (cancellable)
    g_cancellable_cancel (cancellable);
}

static bool
is_cancelled (void *cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

Stop
setdoku_job_stop (GCancellable *cancellable)
{
  return (Stop) { is_cancelled, cancellable };
}
