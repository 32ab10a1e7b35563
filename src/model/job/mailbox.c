/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "mailbox.h"

#include <pthread.h>
#include <time.h>

enum { PATIENCE_MS = 20 };                   /* how long a waiting worker goes without a look at its cancellable */

struct Mailbox {
  pthread_mutex_t lock;
  pthread_cond_t  taken;                     /* there may be room, or a stop was asked for */
  int             users;
  bool            stop;
  unsigned        first, n;                  /* a ring */
  Batch          *batches[MAILBOX_ROOM];
};

Mailbox *
mailbox_new (void)
{
  Mailbox *self = g_new0 (Mailbox, 1);
  pthread_condattr_t attributes;

  pthread_condattr_init (&attributes);
  pthread_condattr_setclock (&attributes, CLOCK_MONOTONIC);
  pthread_cond_init (&self->taken, &attributes);
  pthread_condattr_destroy (&attributes);
  pthread_mutex_init (&self->lock, NULL);
  self->users = 1;
  return self;
}

Mailbox *
mailbox_ref (Mailbox *self)
{
  pthread_mutex_lock (&self->lock);
  self->users++;
  pthread_mutex_unlock (&self->lock);
  return self;
}

void
mailbox_unref (Mailbox *self)
{
  bool last;

  pthread_mutex_lock (&self->lock);
  last = --self->users == 0;
  pthread_mutex_unlock (&self->lock);
  if (!last)
    return;

  for (unsigned i = 0; i < self->n; i++)
    batch_free (self->batches[(self->first + i) % MAILBOX_ROOM]);
  pthread_cond_destroy (&self->taken);
  pthread_mutex_destroy (&self->lock);
  g_free (self);
}

static struct timespec
in_a_moment (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  time.tv_nsec += PATIENCE_MS * 1000000L;
  if (time.tv_nsec >= 1000000000L)
    {
      time.tv_nsec -= 1000000000L;
      time.tv_sec++;
    }
  return time;
}

bool
mailbox_go_on (Mailbox *self, GCancellable *cancellable)
{
  bool go_on;

  pthread_mutex_lock (&self->lock);
  while (self->n == MAILBOX_ROOM && !self->stop && !g_cancellable_is_cancelled (cancellable))
    {
      struct timespec end = in_a_moment ();

      pthread_cond_timedwait (&self->taken, &self->lock, &end);
    }
  go_on = !self->stop && !g_cancellable_is_cancelled (cancellable);
  pthread_mutex_unlock (&self->lock);
  return go_on;
}

void
mailbox_post (Mailbox *self, Batch *batch)
{
  pthread_mutex_lock (&self->lock);
  g_assert (self->n < MAILBOX_ROOM);
  self->batches[(self->first + self->n++) % MAILBOX_ROOM] = batch;
  pthread_mutex_unlock (&self->lock);
}

Batch *
mailbox_take (Mailbox *self)
{
  Batch *batch = NULL;

  pthread_mutex_lock (&self->lock);
  if (self->n)
    {
      batch = self->batches[self->first];
      self->first = (self->first + 1) % MAILBOX_ROOM;
      self->n--;
      pthread_cond_signal (&self->taken);
    }
  pthread_mutex_unlock (&self->lock);
  return batch;
}

bool
mailbox_is_empty (Mailbox *self)
{
  bool empty;

  pthread_mutex_lock (&self->lock);
  empty = self->n == 0;
  pthread_mutex_unlock (&self->lock);
  return empty;
}

void
mailbox_set_stop (Mailbox *self, bool stop)
{
  pthread_mutex_lock (&self->lock);
  self->stop = stop;
  pthread_cond_signal (&self->taken);
  pthread_mutex_unlock (&self->lock);
}
