/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "scout.h"

#include "model/job/slice.h"
#include "model/job/thread.h"

typedef struct {
  Explorer *explorer;
  Mailbox  *mailbox;
  bool      failed;                /* memory is short */
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  explorer_free (errand->explorer);
  mailbox_unref (errand->mailbox);
  g_free (errand);
}

static void
run_ahead (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;
  const Strategy *strategy = explorer_strategy (errand->explorer);
  Stop stop = setdoku_job_stop (cancellable);
  uint64_t slice = slice_first (strategy);
  bool more = !explorer_ended (errand->explorer);

  explorer_set_stop (errand->explorer, &stop);
  while (more && !errand->failed && mailbox_go_on (errand->mailbox, cancellable))
    {
      uint64_t before = explorer_events (errand->explorer);
      int64_t start = thread_time ();
      Batch *batch;

      more = explorer_run (errand->explorer, slice, &batch);
      slice = slice_next (strategy, explorer_events (errand->explorer) - before, thread_time () - start);
      errand->failed = !batch;
      if (batch)
        mailbox_post (errand->mailbox, batch);
    }
  explorer_set_stop (errand->explorer, NULL);
}

static void send (Scout *self);

static void
came_back (void *memory, void *user)
{
  Errand *errand = memory;
  Scout *self = user;

  self->explorer = g_steal_pointer (&errand->explorer);
  if (errand->failed)
    self->wanted = false;
  /* It may have been stopped and sent on before the worker noticed. */
  if (self->wanted)
    send (self);
}

/* Does nothing when there is nothing left to explore, or the worker is under way already. */
static void
send (Scout *self)
{
  Errand *errand;

  if (!self->explorer || explorer_ended (self->explorer))
    return;

  errand = g_new (Errand, 1);
  *errand = (Errand) { .explorer = g_steal_pointer (&self->explorer), .mailbox = mailbox_ref (self->mailbox) };
  setdoku_job_start (&self->job, run_ahead, came_back, errand, errand_free, self);
}

void
scout_clear (Scout *self)
{
  self->wanted = false;
  if (self->mailbox)
    mailbox_set_stop (self->mailbox, true);
  setdoku_job_clear (&self->job);
  g_clear_pointer (&self->mailbox, mailbox_unref);
  g_clear_pointer (&self->explorer, explorer_free);
}

void
scout_start (Scout *self, Explorer *explorer)
{
  scout_clear (self);
  self->explorer = explorer;
  self->mailbox = mailbox_new ();
  scout_go_on (self);
}

void
scout_stop (Scout *self)
{
  self->wanted = false;
  if (self->mailbox)
    mailbox_set_stop (self->mailbox, true);
}

void
scout_go_on (Scout *self)
{
  if (!self->mailbox)
    return;
  self->wanted = true;
  mailbox_set_stop (self->mailbox, false);
  send (self);
}

Batch *
scout_take (Scout *self)
{
  return self->mailbox ? mailbox_take (self->mailbox) : NULL;
}

bool
scout_has_more (Scout *self)
{
  return setdoku_job_active (&self->job) || (self->mailbox && !mailbox_is_empty (self->mailbox));
}
