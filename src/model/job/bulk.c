/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "bulk.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "thread.h"

enum { PATIENCE_MS = 20 };                     /* how long a thread waits without a look at the cancellable */

typedef struct {
  void *block;
  bool  done;
} Slot;

/* Blocks are numbered from 0 as they are filled; number k is order[k % n_slots] from then until the caller has returned
 * it. A free slot is taken from a stack: what was used last is still in the processor's cache. */
struct Bulk {
  const BulkKind *kind;
  void           *user;
  GCancellable   *cancellable;
  atomic_bool     stop;

  pthread_t      *threads;
  int             n_threads;                   /* 0: the caller's own does it all */

  pthread_mutex_t filling;                     /* held while waiting for room and while filling; taken before lock */
  pthread_mutex_t lock;                        /* guards what follows */
  pthread_cond_t  room, done;
  Slot           *slots;
  unsigned        n_slots;
  Slot          **order;
  Slot          **idle;
  unsigned        n_idle;
  uint64_t        n_filled, n_returned;
  bool            lent;                        /* the caller has block n_returned */
  bool            ended;                       /* no more blocks come */
};

bool
bulk_stopped (const Bulk *self)
{
  return atomic_load (&self->stop) || g_cancellable_is_cancelled (self->cancellable);
}

static void
condition_init (pthread_cond_t *condition)
{
  pthread_condattr_t attributes;

  pthread_condattr_init (&attributes);
  pthread_condattr_setclock (&attributes, CLOCK_MONOTONIC);
  pthread_cond_init (condition, &attributes);
  pthread_condattr_destroy (&attributes);
}

/* With the lock held. Nobody signals a cancellable, so it is looked at now and then. */
static void
wait_a_moment (Bulk *self, pthread_cond_t *condition)
{
  struct timespec end;

  if (!self->cancellable)
    {
      pthread_cond_wait (condition, &self->lock);
      return;
    }

  clock_gettime (CLOCK_MONOTONIC, &end);
  end.tv_nsec += PATIENCE_MS * 1000000L;
  if (end.tv_nsec >= 1000000000L)
    {
      end.tv_nsec -= 1000000000L;
      end.tv_sec++;
    }
  pthread_cond_timedwait (condition, &self->lock, &end);
}

/* The slot of the next block to fill; NULL: nothing more is to be filled. */
static Slot *
wait_for_room (Bulk *self)
{
  Slot *slot = NULL;

  pthread_mutex_lock (&self->lock);
  while (!self->n_idle && !bulk_stopped (self))
    wait_a_moment (self, &self->room);
  if (!self->ended && !bulk_stopped (self))
    slot = self->idle[--self->n_idle];
  pthread_mutex_unlock (&self->lock);
  return slot;
}

static void
note_filled (Bulk *self, Slot *slot)
{
  pthread_mutex_lock (&self->lock);
  self->order[self->n_filled++ % self->n_slots] = slot;
  pthread_mutex_unlock (&self->lock);
}

static void
note_end (Bulk *self, Slot *slot)
{
  pthread_mutex_lock (&self->lock);
  self->ended = true;
  if (slot)
    self->idle[self->n_idle++] = slot;
  pthread_cond_signal (&self->done);
  pthread_mutex_unlock (&self->lock);
}

/* A block with its input; NULL: there are no more. */
static Slot *
fill_next (Bulk *self)
{
  bool filled;
  Slot *slot;

  pthread_mutex_lock (&self->filling);
  slot = wait_for_room (self);
  filled = slot && self->kind->fill (slot->block, self, self->user);
  if (filled)
    note_filled (self, slot);
  else
    note_end (self, slot);
  pthread_mutex_unlock (&self->filling);
  return filled ? slot : NULL;
}

/* With the lock held. The oldest block that was not returned; NULL: none is filled. */
static Slot *
oldest (const Bulk *self)
{
  return self->n_returned < self->n_filled ? self->order[self->n_returned % self->n_slots] : NULL;
}

static void *
work_in_thread (void *memory)
{
  Bulk *self = memory;
  Slot *slot;

  while ((slot = fill_next (self)))
    {
      self->kind->work (slot->block, self, self->user);
      pthread_mutex_lock (&self->lock);
      slot->done = true;
      if (slot == oldest (self))
        pthread_cond_signal (&self->done);
      pthread_mutex_unlock (&self->lock);
    }

  return NULL;
}

/* With the lock held. The caller does not need the block any more. */
static void
take_back (Bulk *self)
{
  Slot *slot = self->order[self->n_returned++ % self->n_slots];

  slot->done = false;
  self->idle[self->n_idle++] = slot;
  self->lent = false;
  pthread_cond_signal (&self->room);
}

static void *
next_of_threads (Bulk *self)
{
  void *block = NULL;
  Slot *slot;

  pthread_mutex_lock (&self->lock);
  if (self->lent)
    take_back (self);
  while (((slot = oldest (self)) ? !slot->done : !self->ended) && !bulk_stopped (self))
    wait_a_moment (self, &self->done);
  if (slot && !bulk_stopped (self))
    {
      self->lent = true;
      block = slot->block;
    }
  pthread_mutex_unlock (&self->lock);
  return block;
}

static void *
next_of_caller (Bulk *self)
{
  void *block = self->slots[0].block;

  if (self->ended || bulk_stopped (self) || !self->kind->fill (block, self, self->user))
    {
      self->ended = true;
      return NULL;
    }
  self->kind->work (block, self, self->user);
  return bulk_stopped (self) ? NULL : block;
}

void *
bulk_next (Bulk *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->n_threads ? next_of_threads (self) : next_of_caller (self);
}

Bulk *
bulk_new (const BulkKind *kind, void *user, int n_threads, GCancellable *cancellable)
{
  Bulk *self;
  int wanted;

  g_return_val_if_fail (kind && kind->block_size && kind->fill && kind->work && n_threads >= 0, NULL);

  self = g_new0 (Bulk, 1);
  self->kind = kind;
  self->user = user;
  self->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  pthread_mutex_init (&self->filling, NULL);
  pthread_mutex_init (&self->lock, NULL);
  condition_init (&self->room);
  condition_init (&self->done);

  wanted = MIN (n_threads ? n_threads : (int) g_get_num_processors (), BULK_MAX_THREADS);
  self->n_slots = wanted > 1 ? (unsigned) wanted * BULK_ROOM : 1;
  self->slots = g_new0 (Slot, self->n_slots);
  self->order = g_new0 (Slot *, self->n_slots);
  self->idle = g_new0 (Slot *, self->n_slots);
  for (; self->n_idle < self->n_slots; self->n_idle++)
    {
      self->slots[self->n_idle].block = g_malloc0 (kind->block_size);
      self->idle[self->n_idle] = &self->slots[self->n_idle];
    }

  self->threads = g_new0 (pthread_t, (gsize) wanted);
  while (wanted > 1 && self->n_threads < wanted
         && thread_start (&self->threads[self->n_threads], work_in_thread, self))
    self->n_threads++;
  return self;
}

static void
stop (Bulk *self)
{
  atomic_store (&self->stop, true);
  pthread_mutex_lock (&self->lock);
  pthread_cond_signal (&self->room);
  pthread_mutex_unlock (&self->lock);
  for (int i = 0; i < self->n_threads; i++)
    pthread_join (self->threads[i], NULL);
}

void
bulk_free (Bulk *self)
{
  if (!self)
    return;

  stop (self);
  for (unsigned i = 0; i < self->n_slots; i++)
    {
      if (self->kind->clear)
        self->kind->clear (self->slots[i].block);
      g_free (self->slots[i].block);
    }
  pthread_cond_destroy (&self->room);
  pthread_cond_destroy (&self->done);
  pthread_mutex_destroy (&self->filling);
  pthread_mutex_destroy (&self->lock);
  g_clear_object (&self->cancellable);
  g_free (self->threads);
  g_free (self->slots);
  g_free (self->order);
  g_free (self->idle);
  g_free (self);
}
