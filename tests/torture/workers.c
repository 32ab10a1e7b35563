/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "workers.h"

#include <dlfcn.h>
#include <gio/gio.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

/* One job on its way. The cancel is noted by the thread that cancels, under the lock; a job that has not begun by then has
 * nothing to end. */
typedef struct {
  GTaskThreadFunc work;
  clockid_t       clock;                   /* of the thread that works on it */
  bool            begun, cancelled;
  const char     *name;
  double          cpu, time;               /* ms, at the cancel */
} Watched;

typedef struct {
  const char *name;
  double      cpu;                         /* ms, from the cancel to the end */
} Latency;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned started, ended;
static GArray *latencies;                  /* of Latency */
static double max_clock;

const char *workers_name = "?";

static double
ms_of (clockid_t clock)
{
  struct timespec now;

  clock_gettime (clock, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

static void
on_cancelled (GCancellable *cancellable, void *memory)
{
  Watched *watched = memory;

  pthread_mutex_lock (&lock);
  if (watched->begun && !watched->cancelled)
    {
      watched->cancelled = true;
      watched->cpu = ms_of (watched->clock);
      watched->time = ms_of (CLOCK_MONOTONIC);
    }
  pthread_mutex_unlock (&lock);
}

static void
work_watched (GTask *task, void *source, void *data, GCancellable *cancellable)
{
  Watched *watched = g_object_get_data (G_OBJECT (task), "setdoku-watched");
  gulong handler;

  pthread_mutex_lock (&lock);
  watched->begun = !cancellable || !g_cancellable_is_cancelled (cancellable);
  pthread_getcpuclockid (pthread_self (), &watched->clock);
  pthread_mutex_unlock (&lock);

  handler = cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (on_cancelled), watched, NULL) : 0;
  g_object_ref (task);
  watched->work (task, source, data, cancellable);
  if (cancellable)
    g_cancellable_disconnect (cancellable, handler);

  pthread_mutex_lock (&lock);
  ended++;
  if (watched->cancelled)
    {
      Latency latency = { watched->name, ms_of (watched->clock) - watched->cpu };
      double by_clock = ms_of (CLOCK_MONOTONIC) - watched->time;

      if (!latencies)
        latencies = g_array_new (FALSE, FALSE, sizeof (Latency));
      g_array_append_val (latencies, latency);
      max_clock = MAX (max_clock, by_clock);
    }
  pthread_mutex_unlock (&lock);
  g_object_unref (task);
}

void
g_task_run_in_thread (GTask *task, GTaskThreadFunc work)
{
  static void (*run) (GTask *, GTaskThreadFunc);
  Watched *watched = g_new0 (Watched, 1);

  if (!run)
    *(void **) &run = dlsym (RTLD_NEXT, "g_task_run_in_thread");
  watched->work = work;
  watched->name = workers_name;
  g_object_set_data_full (G_OBJECT (task), "setdoku-watched", watched, g_free);
  pthread_mutex_lock (&lock);
  started++;
  pthread_mutex_unlock (&lock);
  run (task, work_watched);
}

unsigned
workers_running (void)
{
  unsigned n;

  pthread_mutex_lock (&lock);
  n = started - ended;
  pthread_mutex_unlock (&lock);
  return n;
}

static int
compare (const void *a, const void *b)
{
  double x = ((const Latency *) a)->cpu, y = ((const Latency *) b)->cpu;

  return (x > y) - (x < y);
}

void
workers_report (const char *name, WorkersReport *report)
{
  g_autoptr(GArray) some = g_array_new (FALSE, FALSE, sizeof (Latency));

  pthread_mutex_lock (&lock);
  for (unsigned i = 0; latencies && i < latencies->len; i++)
    {
      const Latency *latency = &g_array_index (latencies, Latency, i);

      if (!name || strcmp (latency->name, name) == 0)
        g_array_append_val (some, *latency);
    }
  *report = (WorkersReport) { .started = started, .cancelled = some->len, .max_clock = max_clock };
  pthread_mutex_unlock (&lock);

  if (some->len == 0)
    return;
  g_array_sort (some, compare);
  report->p99 = g_array_index (some, Latency, some->len * 99 / 100).cpu;
  report->max = g_array_index (some, Latency, some->len - 1).cpu;
  report->slowest = g_array_index (some, Latency, some->len - 1).name;
}

static unsigned
count_entries (const char *path)
{
  GDir *directory = g_dir_open (path, 0, NULL);
  unsigned n = 0;

  while (directory && g_dir_read_name (directory))
    n++;
  g_clear_pointer (&directory, g_dir_close);
  return n;
}

unsigned workers_count_threads (void) { return count_entries ("/proc/self/task"); }
unsigned workers_count_descriptors (void) { return count_entries ("/proc/self/fd"); }
