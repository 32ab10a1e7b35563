/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "interrupt.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 2 };

static atomic_int received;                    /* the signal; 0: none yet */
static pthread_t  watcher;

static sigset_t
watched_signals (void)
{
  sigset_t set;

  sigemptyset (&set);
  sigaddset (&set, SIGINT);
  sigaddset (&set, SIGTERM);
  return set;
}

/* A thread of its own waits for the signals, which all others have blocked: so nothing is interrupted anywhere. */
static void *
watch (void *cancellable)
{
  const struct timespec patience = { .tv_sec = PATIENCE };
  sigset_t set = watched_signals ();
  int number;

  while (sigwait (&set, &number) != 0)
    continue;
  atomic_store (&received, number);
  g_cancellable_cancel (cancellable);
  sigtimedwait (&set, NULL, &patience);
  _exit (128 + number);
}

/* A thread that a library began before all that has not blocked them (Pango's, which looks for fonts) would die of one. */
static void
pass_on (int number)
{
  pthread_kill (watcher, number);
}

/* What is ignored, as in the background, stays so. */
static void
take (int number)
{
  const struct sigaction passing = { .sa_handler = pass_on, .sa_flags = SA_RESTART };
  struct sigaction before;

  if (sigaction (number, NULL, &before) == 0 && before.sa_handler == SIG_DFL)
    sigaction (number, &passing, NULL);
}

void
interrupt_watch (GCancellable *cancellable)
{
  sigset_t set = watched_signals ();

  pthread_sigmask (SIG_BLOCK, &set, NULL);
  if (pthread_create (&watcher, NULL, watch, g_object_ref (cancellable)) == 0)     /* the thread's own, to the end of the program */
    {
      pthread_detach (watcher);
      take (SIGINT);
      take (SIGTERM);
    }
  else
    {
      g_object_unref (cancellable);
      pthread_sigmask (SIG_UNBLOCK, &set, NULL);
    }
}

void
interrupt_end (void)
{
  sigset_t set = watched_signals ();
  int number = atomic_load (&received);

  if (number)
    {
      signal (number, SIG_DFL);
      raise (number);                          /* it is blocked, and comes as soon as it is not */
      pthread_sigmask (SIG_UNBLOCK, &set, NULL);
    }
}
