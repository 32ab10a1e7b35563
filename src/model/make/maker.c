/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "maker.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/resource.h>

#include "model/job/job.h"
#include "model/job/thread.h"

enum {
  SLICE = 100 * 1000,                  /* µs after which the worker comes back to tell, and to be told to go on */
  LEAST_NICE = 19,
};

/* How many slices are being worked on; outlives the maker while one is. */
typedef struct {
  atomic_int n_users, n_working;
} Presence;

static Presence *
presence_ref (Presence *presence)
{
  atomic_fetch_add (&presence->n_users, 1);
  return presence;
}

static void
presence_unref (Presence *presence)
{
  if (atomic_fetch_sub (&presence->n_users, 1) == 1)
    g_free (presence);
}

/* One owner at a time: during a slice the search and the room to think are the worker's. */
struct _SetdokuMaker
{
  GObject       parent_instance;

  MakerReport   report;
  Generate      search;
  GenerateWork *work;                  /* NULL: lent, or not needed yet */
  SetdokuJob    job;
  Presence     *presence;
  bool          gentle;

  Wish          tallied;               /* what the tally is about */
  uint64_t      n_tries, n_made;       /* to that wish, so far */
};

G_DEFINE_FINAL_TYPE (SetdokuMaker, setdoku_maker, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* On the worker. */

typedef struct {
  Generate        search;
  GenerateWork   *work;                /* owned */
  Presence       *presence;            /* owned */
  bool            gentle;
  GCancellable   *cancellable;         /* while it runs */
  int64_t         elapsed;
  GenerateOutcome outcome;
  bool            failed;
  Made            made;
} Slice;

static void
slice_free (void *memory)
{
  Slice *slice = memory;

  generate_work_free (slice->work);
  presence_unref (slice->presence);
  g_free (slice);
}

static bool
is_unwanted (void *memory)
{
  const Slice *slice = memory;

  return g_cancellable_is_cancelled (slice->cancellable);
}

/* A try that has begun is not broken off for the slice's end: it would have to begin again. */
static void
try_for_a_while (Slice *slice)
{
  int64_t start = g_get_monotonic_time ();

  if (!slice->work)
    slice->work = generate_work_new ();
  slice->failed = !slice->work;
  if (slice->failed)
    return;

  generate_work_set_stop (slice->work, is_unwanted, slice);
  do
    slice->outcome = generate_run (&slice->search, slice->work, 1, &slice->made);
  while (slice->outcome == GENERATE_TRYING && g_get_monotonic_time () < start + SLICE);
  slice->elapsed = g_get_monotonic_time () - start;
}

static void *
try_gently (void *memory)
{
#ifdef __linux__
  setpriority (PRIO_PROCESS, 0, LEAST_NICE);           /* of this thread alone; elsewhere it would be the process's */
#endif
  try_for_a_while (memory);
  return NULL;
}

/* A thread's priority can be lowered but not raised again, and that of a task goes on to other work: so a thread of its own. */
static void
work_on_slice (void *memory, GCancellable *cancellable)
{
  Slice    *slice = memory;
  pthread_t thread;

  atomic_fetch_add (&slice->presence->n_working, 1);
  slice->cancellable = cancellable;
  if (!g_cancellable_is_cancelled (cancellable))
    {
      if (slice->gentle && thread_start (&thread, try_gently, slice))
        pthread_join (thread, NULL);
      else
        try_for_a_while (slice);
    }
  atomic_fetch_sub (&slice->presence->n_working, 1);
}

/* On the main thread. */

static void
tell (SetdokuMaker *self, MakerState state)
{
  self->report.state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The rating nearest to the range among those that came up; the last count is of what was given up. */
static int
find_closest (const Generate *search)
{
  const Wish *wish = &search->wish;
  int         closest = 0, distance = G_MAXINT;

  if (wish->er_max == 0)
    return 0;
  for (int tenths = 1; tenths < (int) G_N_ELEMENTS (search->ratings) - 1; tenths++)
    {
      int away = tenths < wish->er_min ? wish->er_min - tenths : tenths > wish->er_max ? tenths - wish->er_max : 0;

      if (search->ratings[tenths] && away < distance)
        {
          closest = tenths;
          distance = away;
        }
    }

  return closest;
}

static bool
is_tallied (SetdokuMaker *self, const Wish *wish)
{
  g_autofree char *mine = recipe_format_wish (&self->tallied), *theirs = recipe_format_wish (wish);

  return g_str_equal (mine, theirs);
}

static void
tally (SetdokuMaker *self)
{
  self->n_tries += self->search.n_tries;
  self->n_made++;
  self->report.one_in = MAX ((self->n_tries + self->n_made / 2) / self->n_made, 1);
}

static void came_back (void *memory, void *user);

static void
send (SetdokuMaker *self)
{
  Slice *slice = g_new0 (Slice, 1);

  slice->search = self->search;
  slice->work = g_steal_pointer (&self->work);
  slice->presence = presence_ref (self->presence);
  slice->gentle = self->gentle;
  setdoku_job_start (&self->job, work_on_slice, came_back, slice, slice_free, self);
}

static void
take_slice (SetdokuMaker *self, Slice *slice)
{
  self->search = slice->search;
  self->work = g_steal_pointer (&slice->work);
  if (self->work)
    generate_work_set_stop (self->work, NULL, NULL);
  self->report.n_tries = self->search.n_tries;
  self->report.closest = find_closest (&self->search);
  self->report.elapsed += slice->elapsed;
}

static void
came_back (void *memory, void *user)
{
  Slice                  *slice = memory;
  g_autoptr (SetdokuMaker) self = g_object_ref (user);          /* a listener may let go of it */

  take_slice (self, slice);
  if (slice->failed)
    {
      tell (self, MAKER_FAILED);
      return;
    }

  switch (slice->outcome)
    {
    case GENERATE_MADE:
      self->report.made = slice->made;
      tally (self);
      tell (self, MAKER_MADE);
      break;

    case GENERATE_REFUSED:
      self->report.refusal = wish_check (&self->search.wish);
      tell (self, MAKER_REFUSED);
      break;

    case GENERATE_TRYING:
    case GENERATE_STOPPED:
      send (self);
      tell (self, MAKER_TRYING);
      break;
    }
}

static void
setdoku_maker_dispose (GObject *object)
{
  setdoku_maker_end (SETDOKU_MAKER (object));
  G_OBJECT_CLASS (setdoku_maker_parent_class)->dispose (object);
}

static void
setdoku_maker_finalize (GObject *object)
{
  presence_unref (SETDOKU_MAKER (object)->presence);
  G_OBJECT_CLASS (setdoku_maker_parent_class)->finalize (object);
}

static void
setdoku_maker_class_init (SetdokuMakerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_maker_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_maker_finalize;
  signals[CHANGED] = g_signal_new ("changed", SETDOKU_TYPE_MAKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_maker_init (SetdokuMaker *self)
{
  self->presence = g_new0 (Presence, 1);
  atomic_init (&self->presence->n_users, 1);
}

SetdokuMaker *
setdoku_maker_new (void)
{
  return g_object_new (SETDOKU_TYPE_MAKER, NULL);
}

const MakerReport *
setdoku_maker_get_report (SetdokuMaker *self)
{
  g_return_val_if_fail (SETDOKU_IS_MAKER (self), NULL);
  return &self->report;
}

void
setdoku_maker_set_gentle (SetdokuMaker *self, bool gentle)
{
  g_return_if_fail (SETDOKU_IS_MAKER (self));
  self->gentle = gentle;
}

void
setdoku_maker_make (SetdokuMaker *self, const Recipe *recipe)
{
  WishStatus refusal;

  g_return_if_fail (SETDOKU_IS_MAKER (self) && recipe);
  setdoku_job_cancel (&self->job);
  if (!is_tallied (self, &recipe->wish))
    {
      self->tallied = recipe->wish;
      self->n_tries = self->n_made = 0;
      self->report.one_in = 0;
    }

  refusal = wish_check (&recipe->wish);
  self->report = (MakerReport) { .recipe = *recipe, .refusal = refusal, .one_in = self->report.one_in };
  if (refusal != WISH_OK)
    {
      tell (self, MAKER_REFUSED);
      return;
    }
  generate_start (&self->search, &recipe->wish, recipe->seed, recipe->number);
  send (self);
  tell (self, MAKER_TRYING);
}

void
setdoku_maker_stop (SetdokuMaker *self)
{
  g_return_if_fail (SETDOKU_IS_MAKER (self));
  if (self->report.state != MAKER_TRYING)
    return;

  /* The slice at work is thrown away: the search is here as it was before it. */
  setdoku_job_cancel (&self->job);
  tell (self, MAKER_STOPPED);
}

void
setdoku_maker_go_on (SetdokuMaker *self)
{
  g_return_if_fail (SETDOKU_IS_MAKER (self));
  if (self->report.state != MAKER_STOPPED)
    return;

  send (self);
  tell (self, MAKER_TRYING);
}

void
setdoku_maker_end (SetdokuMaker *self)
{
  g_return_if_fail (SETDOKU_IS_MAKER (self));
  setdoku_job_cancel (&self->job);
  while (atomic_load (&self->presence->n_working) > 0)
    g_usleep (500);
  g_clear_pointer (&self->work, generate_work_free);
  self->report = (MakerReport) { 0 };
}
