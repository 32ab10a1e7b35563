/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-job.c — newest wins, and nothing is called back after cancel. */
#include <glib.h>
#include <stdatomic.h>

#include "model/job/job.h"
#include "model/job/slice.h"

static atomic_int alive;                         /* errands that were not freed yet */
static GThread   *main_thread;

typedef struct {
  int  number;
  int  milliseconds;                             /* of work, unless cancelled */
  bool was_cancelled;
} Errand;

static Errand *
errand_new (int number, int milliseconds)
{
  Errand *errand = g_new0 (Errand, 1);

  errand->number = number;
  errand->milliseconds = milliseconds;
  atomic_fetch_add (&alive, 1);
  return errand;
}

static void
errand_free (void *memory)
{
  atomic_fetch_sub (&alive, 1);
  g_free (memory);
}

static void
work (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  g_assert_true (g_thread_self () != main_thread);
  for (int i = 0; i < errand->milliseconds && !g_cancellable_is_cancelled (cancellable); i++)
    g_usleep (1000);
  errand->was_cancelled = g_cancellable_is_cancelled (cancellable);
}

typedef struct { int calls, last; } Log;

static void
done (void *memory, void *user)
{
  Errand *errand = memory;
  Log *log = user;

  g_assert_true (g_thread_self () == main_thread);
  g_assert_false (errand->was_cancelled);
  log->calls++;
  log->last = errand->number;
}

static void
wait_until_all_are_freed (void)
{
  int64_t end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (atomic_load (&alive) && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
  g_assert_cmpint (atomic_load (&alive), ==, 0);
}

static void
test_comes_back (void)
{
  SetdokuJob job = { 0 };
  Log log = { 0 };

  g_assert_false (setdoku_job_active (&job));
  setdoku_job_start (&job, work, done, errand_new (7, 1), errand_free, &log);
  g_assert_true (setdoku_job_active (&job));
  wait_until_all_are_freed ();
  g_assert_cmpint (log.calls, ==, 1);
  g_assert_cmpint (log.last, ==, 7);
  g_assert_false (setdoku_job_active (&job));
  setdoku_job_clear (&job);
}

static void
test_newest_wins (void)
{
  SetdokuJob job = { 0 };
  Log log = { 0 };

  /* The older ones would take longer, or are done before they can be called back. */
  for (int i = 1; i <= 20; i++)
    {
      setdoku_job_start (&job, work, done, errand_new (i, i % 2 ? 0 : 5000), errand_free, &log);
      g_usleep (i % 3 ? 0 : 3000);
    }
  setdoku_job_start (&job, work, done, errand_new (21, 2), errand_free, &log);
  wait_until_all_are_freed ();
  g_assert_cmpint (log.calls, ==, 1);
  g_assert_cmpint (log.last, ==, 21);
}

static void
test_nothing_after_cancel (void)
{
  for (int i = 0; i < 40; i++)
    {
      SetdokuJob *job = g_new0 (SetdokuJob, 1);
      Log log = { 0 };

      setdoku_job_start (job, work, done, errand_new (i, i % 2 ? 0 : 5000), errand_free, &log);
      g_usleep ((gulong) g_test_rand_int_range (0, 4000));
      setdoku_job_cancel (job);
      g_assert_false (setdoku_job_active (job));
      /* The slot may be gone before the work is. */
      g_free (job);
      wait_until_all_are_freed ();
      g_assert_cmpint (log.calls, ==, 0);
    }
}

static void
start_another (void *memory, void *user)
{
  Errand *errand = memory;
  SetdokuJob *job = user;

  if (errand->number > 0)
    setdoku_job_start (job, work, start_another, errand_new (errand->number - 1, 0), errand_free, job);
}

static void
test_next_from_the_last (void)
{
  SetdokuJob job = { 0 };

  setdoku_job_start (&job, work, start_another, errand_new (10, 0), errand_free, &job);
  wait_until_all_are_freed ();
  g_assert_false (setdoku_job_active (&job));
}

static void
async_done (GObject *source, GAsyncResult *result, void *user)
{
  int *number = user;
  Errand *errand = setdoku_job_run_finish (result, async_done);

  *number = errand->number;
}

static void
test_async_comes_back_though_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  int number = 0;

  setdoku_job_run_async (work, errand_new (5, 5000), errand_free, async_done, cancellable, async_done, &number);
  g_cancellable_cancel (cancellable);
  wait_until_all_are_freed ();
  g_assert_cmpint (number, ==, 5);
}

/* Easy steps in a row do not tell when a hard one comes: of slow ones there are never many between two looks. */
static void
test_slices_follow_the_pace (void)
{
  static const Strategy slow = { .pace = 400 }, unhurried = { .pace = 10 }, fast = { .pace = 40 * 1000 * 1000 };
  uint64_t slice = slice_first (&fast);

  g_assert_cmpuint (slice_first (&slow), ==, 2);
  g_assert_cmpuint (slice_next (&slow, 2, 1000), ==, 2);
  g_assert_cmpuint (slice_next (&slow, 2, 60 * 1000 * 1000), ==, 1);
  g_assert_cmpuint (slice_first (&unhurried), ==, 1);

  for (int i = 0; i < 20; i++)
    slice = slice_next (&fast, slice, 1000);
  g_assert_cmpuint (slice, ==, 200 * 1000);
  g_assert_cmpuint (slice_next (&fast, slice, 10 * 1000 * 1000), ==, slice / 2);
}

int
main (int argc, char **argv)
{
  main_thread = g_thread_self ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/job/comes-back", test_comes_back);
  g_test_add_func ("/job/newest-wins", test_newest_wins);
  g_test_add_func ("/job/nothing-after-cancel", test_nothing_after_cancel);
  g_test_add_func ("/job/next-from-the-last", test_next_from_the_last);
  g_test_add_func ("/job/async-comes-back-though-cancelled", test_async_comes_back_though_cancelled);
  g_test_add_func ("/job/slices-follow-the-pace", test_slices_follow_the_pace);
  return g_test_run ();
}
