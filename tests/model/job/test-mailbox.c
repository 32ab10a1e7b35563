/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* test-mailbox.c — what the worker posts the main thread takes, all of it and in order, while both go on; a full box makes the
 * worker wait, and whoever is asked to stop stops, waiting or not. */
#include <pthread.h>
#include <stdatomic.h>

#include "engine/search/strategies/strategies.h"
#include "engine/search/timeline/timeline.h"
#include "model/job/mailbox.h"

enum { SLICE = 100, EVENTS = 20000 };

typedef struct {
  Mailbox      *mailbox;               /* the worker's own reference */
  GCancellable *cancellable;
  Trace         trace;
  uint64_t      events;                /* at most; 0: until it is asked to stop */
  atomic_uint   n_posted;
  atomic_bool   ended;
} Worker;

static void *
explore (void *data)
{
  Worker   *worker = data;
  Explorer *explorer = explorer_new (&worker->trace, TIMELINE_BUDGET);
  Batch    *batch;

  while ((!worker->events || explorer_events (explorer) < worker->events)
         && mailbox_go_on (worker->mailbox, worker->cancellable))
    {
      explorer_run (explorer, SLICE, &batch);
      mailbox_post (worker->mailbox, batch);
      atomic_fetch_add (&worker->n_posted, 1);
    }
  explorer_free (explorer);
  mailbox_unref (worker->mailbox);
  atomic_store (&worker->ended, true);
  return NULL;
}

static pthread_t
start (Worker *worker, Mailbox *mailbox, uint64_t events)
{
  pthread_t thread;

  *worker = (Worker) {
    .mailbox = mailbox_ref (mailbox), .cancellable = g_cancellable_new (), .events = events,
    .trace = { .strategy = &strategy_ascending, .options = strategy_ascending.defaults, .seed = 1 },
  };
  g_assert_true (board_parse (&worker->trace.board,
                              "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
  g_assert_cmpint (pthread_create (&thread, NULL, explore, worker), ==, 0);
  return thread;
}

static void
finish (Worker *worker, pthread_t thread)
{
  pthread_join (thread, NULL);
  g_clear_object (&worker->cancellable);
}

/* The timeline refuses a batch that does not follow the one before. */
static void
all_that_is_posted_is_taken (void)
{
  Mailbox  *mailbox = mailbox_new ();
  Timeline *timeline;
  Worker    worker;
  pthread_t thread = start (&worker, mailbox, EVENTS);
  unsigned  n_taken = 0;

  timeline = timeline_new (&worker.trace, TIMELINE_BUDGET);
  for (bool ended = false; !ended;)
    {
      Batch *batch;

      ended = atomic_load (&worker.ended);             /* before the last look */
      while ((batch = mailbox_take (mailbox)))
        {
          g_assert_true (timeline_accept (timeline, batch));
          n_taken++;
        }
      g_thread_yield ();
    }
  finish (&worker, thread);
  g_assert_true (mailbox_is_empty (mailbox));
  g_assert_cmpuint (n_taken, ==, atomic_load (&worker.n_posted));
  g_assert_cmpuint (n_taken, >, MAILBOX_ROOM);
  g_assert_cmpuint (timeline_explored (timeline), ==, EVENTS);
  timeline_free (timeline);
  mailbox_unref (mailbox);
}

static void
wait_until_full (Worker *worker)
{
  while (atomic_load (&worker->n_posted) < MAILBOX_ROOM)
    g_thread_yield ();
}

/* Told through the box, or by its cancellable, of which the box learns by itself. What was not taken is freed by whoever lets
 * go last. */
static void
a_worker_that_waits_can_be_stopped (void)
{
  for (int cancel = 0; cancel < 2; cancel++)
    {
      Mailbox  *mailbox = mailbox_new ();
      Worker    worker;
      pthread_t thread = start (&worker, mailbox, 0);

      wait_until_full (&worker);
      if (cancel)
        g_cancellable_cancel (worker.cancellable);
      else
        mailbox_set_stop (mailbox, true);
      if (cancel)
        mailbox_unref (mailbox);
      finish (&worker, thread);
      g_assert_cmpuint (atomic_load (&worker.n_posted), ==, MAILBOX_ROOM);
      if (!cancel)
        {
          g_assert_false (mailbox_is_empty (mailbox));
          mailbox_unref (mailbox);
        }
    }
}

/* One taken is room for one more. */
static void
a_worker_that_waits_goes_on (void)
{
  Mailbox  *mailbox = mailbox_new ();
  Worker    worker;
  pthread_t thread = start (&worker, mailbox, 0);

  wait_until_full (&worker);
  for (unsigned taken = 1; taken <= 5; taken++)
    {
      batch_free (mailbox_take (mailbox));
      while (atomic_load (&worker.n_posted) < MAILBOX_ROOM + taken)
        g_thread_yield ();
    }
  mailbox_set_stop (mailbox, true);
  finish (&worker, thread);
  g_assert_cmpuint (atomic_load (&worker.n_posted), ==, MAILBOX_ROOM + 5);
  mailbox_unref (mailbox);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mailbox/all-that-is-posted-is-taken", all_that_is_posted_is_taken);
  g_test_add_func ("/mailbox/a-worker-that-waits-can-be-stopped", a_worker_that_waits_can_be_stopped);
  g_test_add_func ("/mailbox/a-worker-that-waits-goes-on", a_worker_that_waits_goes_on);
  return g_test_run ();
}
