/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "any-maker.h"

#include "model/job/job.h"

enum { SLICE = 100 * 1000 };           /* µs after which the worker comes back to tell, and to be told to go on */

struct _SetdokuAnyMaker
{
  GObject         parent_instance;

  AnyMakerReport  report;
  Document       *document;            /* that was made; NULL: none is */
  AnyMake         search;
  SetdokuJob      job;
};

G_DEFINE_FINAL_TYPE (SetdokuAnyMaker, setdoku_any_maker, G_TYPE_OBJECT)

static guint changed_signal;

/* On the worker. */

typedef struct {
  AnyMake        search;
  AnyMakeOutcome outcome;
  AnyMade        made;                 /* its topology is owned; NULL: none */
} Slice;

static void
slice_free (void *memory)
{
  Slice *slice = memory;

  topology_unref (slice->made.topology);
  g_free (slice);
}

/* A try that has begun is not broken off for the slice's end: it would have to begin again. */
static void
work_on_slice (void *memory, GCancellable *cancellable)
{
  Slice *slice = memory;
  Stop stop = setdoku_job_stop (cancellable);
  int64_t end = g_get_monotonic_time () + SLICE;

  do
    slice->outcome = any_make_run (&slice->search, 1, &stop, &slice->made);
  while (slice->outcome == ANY_MAKE_TRYING && g_get_monotonic_time () < end);
  if (slice->outcome != ANY_MAKE_DONE)
    slice->made.topology = NULL;
}

/* On the main thread. */

static void
tell (SetdokuAnyMaker *self, AnyMakerState state)
{
  self->report.state = state;
  g_signal_emit (self, changed_signal, 0);
}

static void
forget (SetdokuAnyMaker *self)
{
  setdoku_job_cancel (&self->job);
  self->report.document = NULL;
  g_clear_pointer (&self->document, document_free);
}

static void came_back (void *memory, void *user);

static void
send (SetdokuAnyMaker *self)
{
  Slice *slice = g_new0 (Slice, 1);

  slice->search = self->search;
  setdoku_job_start (&self->job, work_on_slice, came_back, slice, slice_free, self);
}

static void
came_back (void *memory, void *user)
{
  Slice *slice = memory;
  g_autoptr (SetdokuAnyMaker) self = g_object_ref (user);        /* a listener may let go of it */

  self->search = slice->search;
  self->report.n_tries = self->search.n_tries;
  self->report.outcome = slice->outcome;
  switch (slice->outcome)
    {
    case ANY_MAKE_DONE:
      self->report.document = self->document = any_recipe_document (&self->report.recipe, &slice->made);
      tell (self, ANY_MAKER_MADE);
      break;

    case ANY_MAKE_TRYING:
    case ANY_MAKE_STOPPED:
      send (self);
      tell (self, ANY_MAKER_TRYING);
      break;

    case ANY_MAKE_FAULT:
    case ANY_MAKE_NEVER:
    case ANY_MAKE_NO_MEMORY:
      self->report.fault = self->search.fault;
      tell (self, ANY_MAKER_REFUSED);
      break;
    }
}

static void
setdoku_any_maker_dispose (GObject *object)
{
  forget (SETDOKU_ANY_MAKER (object));
  G_OBJECT_CLASS (setdoku_any_maker_parent_class)->dispose (object);
}

static void
setdoku_any_maker_class_init (SetdokuAnyMakerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_any_maker_dispose;
  changed_signal = g_signal_new ("changed", SETDOKU_TYPE_ANY_MAKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_any_maker_init (SetdokuAnyMaker *self)
{
}

SetdokuAnyMaker *
setdoku_any_maker_new (void)
{
  return g_object_new (SETDOKU_TYPE_ANY_MAKER, NULL);
}

const AnyMakerReport *
setdoku_any_maker_get_report (SetdokuAnyMaker *self)
{
  g_return_val_if_fail (SETDOKU_IS_ANY_MAKER (self), NULL);
  return &self->report;
}

void
setdoku_any_maker_make (SetdokuAnyMaker *self, const AnyRecipe *recipe)
{
  g_return_if_fail (SETDOKU_IS_ANY_MAKER (self) && recipe);
  forget (self);
  self->report = (AnyMakerReport) { .recipe = *recipe, .begun = g_get_monotonic_time () };
  any_make_start (&self->search, &recipe->wish, recipe->seed, recipe->number);
  send (self);
  tell (self, ANY_MAKER_TRYING);
}

void
setdoku_any_maker_forget (SetdokuAnyMaker *self)
{
  g_return_if_fail (SETDOKU_IS_ANY_MAKER (self));
  forget (self);
  self->report = (AnyMakerReport) { 0 };
}

void
setdoku_any_maker_stop (SetdokuAnyMaker *self)
{
  g_return_if_fail (SETDOKU_IS_ANY_MAKER (self));
  if (self->report.state != ANY_MAKER_TRYING)
    return;
  forget (self);
  tell (self, ANY_MAKER_IDLE);
}
