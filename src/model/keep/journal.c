/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "journal.h"

#include <pthread.h>
#include <stdatomic.h>

#include "model/job/job.h"
#include "shelf.h"

enum { SOON = 350, NEXT = 150, LATER = 2500, AGAIN = 5000 };             /* ms */

typedef struct {
  Session  *session;
  Document *document;
  char     *came_from;             /* goes from the shelf once this is written; NULL: nothing */
} Kept;

/* What is to be written lies here, and whoever drains the desk writes it: the worker, or at the end the main thread.
 * So nothing has to wait for a job that has not begun yet. */
typedef struct {
  atomic_int       references;
  char            *folder;

  pthread_mutex_t  drain;          /* held while files are written: one at a time */
  JournalStore    *store;          /* under drain */

  pthread_mutex_t  mutex;          /* of what follows */
  Kept            *current;        /* the newest state; NULL: it is on the disk */
  GQueue           asides;         /* of Kept, oldest first */
} Desk;

struct _SetdokuJournal
{
  GObject               parent_instance;

  Desk                 *desk;
  SetdokuJournalSource  source;
  void                 *user;
  char                 *came_from; /* the game that is now there was on the shelf; NULL: or that is on the desk already */
  unsigned              timer;     /* 0: none */
  int64_t               due;       /* when it goes off, monotonic µs */
  bool                  running;   /* a worker is at the desk */
  bool                  again;     /* something changed meanwhile */
  bool                  ended;
  bool                  works;
  bool                  told;      /* that it does not */
};

enum { FAILED, SHELVED, N_SIGNALS };

static unsigned signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (SetdokuJournal, setdoku_journal, G_TYPE_OBJECT)

/* The desk. */

static void
kept_free (void *memory)
{
  Kept *kept = memory;

  if (!kept)
    return;
  session_free (kept->session);
  document_free (kept->document);
  g_free (kept->came_from);
  g_free (kept);
}

static Desk *
desk_new (const char *folder, JournalStore *store)
{
  Desk *desk = g_new0 (Desk, 1);

  atomic_init (&desk->references, 1);
  desk->folder = g_strdup (folder);
  desk->store = store;
  pthread_mutex_init (&desk->drain, NULL);
  pthread_mutex_init (&desk->mutex, NULL);
  g_queue_init (&desk->asides);
  return desk;
}

static Desk *
desk_ref (Desk *desk)
{
  atomic_fetch_add_explicit (&desk->references, 1, memory_order_relaxed);
  return desk;
}

static void
desk_unref (void *memory)
{
  Desk *desk = memory;

  if (atomic_fetch_sub_explicit (&desk->references, 1, memory_order_acq_rel) > 1)
    return;
  journal_store_free (desk->store);
  kept_free (desk->current);
  g_queue_clear_full (&desk->asides, kept_free);
  g_free (desk->folder);
  pthread_mutex_destroy (&desk->drain);
  pthread_mutex_destroy (&desk->mutex);
  g_free (desk);
}

/* The newest state replaces one that is not written yet; NULL: none is wanted. */
static void
desk_put (Desk *desk, Kept *kept)
{
  Kept *old;

  pthread_mutex_lock (&desk->mutex);
  old = desk->current;
  desk->current = kept;
  if (old && kept && !kept->came_from)
    kept->came_from = g_steal_pointer (&old->came_from);
  pthread_mutex_unlock (&desk->mutex);
  kept_free (old);
}

static Kept *
desk_take (Desk *desk)
{
  Kept *kept;

  pthread_mutex_lock (&desk->mutex);
  kept = g_steal_pointer (&desk->current);
  pthread_mutex_unlock (&desk->mutex);
  return kept;
}

/* It could not be written: back, unless something newer lies there now. */
static void
desk_return (Desk *desk, Kept *kept)
{
  pthread_mutex_lock (&desk->mutex);
  if (!desk->current)
    desk->current = g_steal_pointer (&kept);
  else if (!desk->current->came_from)
    desk->current->came_from = g_steal_pointer (&kept->came_from);
  pthread_mutex_unlock (&desk->mutex);
  kept_free (kept);
}

/* True: all of them are on the shelf now. *shelved: some. */
static bool
desk_shelve (Desk *desk, bool *shelved, GError **error)
{
  bool done = true;

  while (done)
    {
      Kept *kept;

      pthread_mutex_lock (&desk->mutex);
      kept = g_queue_pop_head (&desk->asides);
      pthread_mutex_unlock (&desk->mutex);
      if (!kept)
        return true;
      done = shelf_put (desk->folder, kept->session, kept->document, error);
      *shelved |= done;
      if (done)
        kept_free (kept);
      else
        {
          pthread_mutex_lock (&desk->mutex);
          g_queue_push_head (&desk->asides, kept);
          pthread_mutex_unlock (&desk->mutex);
        }
    }
  return false;
}

/* What was put aside comes first: until it is on the shelf, the store still has that game. */
static bool
desk_drain (Desk *desk, bool *shelved, GError **error)
{
  Kept *kept;
  bool done;

  pthread_mutex_lock (&desk->drain);
  done = desk_shelve (desk, shelved, error);
  kept = done && desk->store ? desk_take (desk) : NULL;
  if (kept)
    {
      done = journal_store_write (desk->store, kept->session, kept->document, error);
      if (done && kept->came_from)
        {
          shelf_remove (desk->folder, kept->came_from);
          *shelved = true;
        }
      if (done)
        kept_free (kept);
      else
        desk_return (desk, kept);
    }
  pthread_mutex_unlock (&desk->drain);
  return done;
}

static void
desk_close (Desk *desk, bool remove)
{
  pthread_mutex_lock (&desk->drain);
  if (remove && desk->store)
    journal_store_remove (desk->store);
  g_clear_pointer (&desk->store, journal_store_free);
  pthread_mutex_unlock (&desk->drain);
}

/* The journal. */

static void schedule (SetdokuJournal *self, int milliseconds);

static void
take_result (SetdokuJournal *self, bool done, bool shelved, const GError *error)
{
  self->works = done;
  if (shelved)
    g_signal_emit (self, signals[SHELVED], 0);
  if (done)
    self->told = false;
  else if (!self->told)
    {
      self->told = true;
      g_signal_emit (self, signals[FAILED], 0, error ? error->message : "");
    }
}

typedef struct {
  Desk   *desk;
  bool    done, shelved;
  GError *error;
} Errand;

static void
errand_run (void *memory, GCancellable *cancellable)
{
  Errand *errand = memory;

  errand->done = desk_drain (errand->desk, &errand->shelved, &errand->error);
}

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  desk_unref (errand->desk);
  g_clear_error (&errand->error);
  g_free (errand);
}

static void
on_drained (GObject *object, GAsyncResult *result, void *user)
{
  g_autoptr (SetdokuJournal) self = user;
  const Errand *errand = setdoku_job_run_finish (result, setdoku_journal_touch);

  self->running = false;
  if (self->ended)
    return;
  take_result (self, errand->done, errand->shelved, errand->error);
  if (self->again)
    schedule (self, NEXT);
  else if (!errand->done)
    schedule (self, AGAIN);
  self->again = false;
}

static Kept *
kept_new (SetdokuJournal *self)
{
  Kept *kept = g_new0 (Kept, 1);

  self->source (self->user, &kept->session, &kept->document);
  kept->session->time = g_get_real_time ();
  return kept;
}

/* The state as it is now goes to the desk. */
static void
pull (SetdokuJournal *self)
{
  Kept *kept;

  if (!self->source)
    return;
  kept = kept_new (self);
  kept->came_from = g_steal_pointer (&self->came_from);
  desk_put (self->desk, kept);
}

static int
on_due (void *user)
{
  SetdokuJournal *self = user;
  Errand *errand;

  self->timer = 0;
  if (self->running)
    {
      self->again = true;
      return G_SOURCE_REMOVE;
    }
  pull (self);
  self->running = true;
  errand = g_new (Errand, 1);
  *errand = (Errand) { .desk = desk_ref (self->desk) };
  setdoku_job_run_async (errand_run, errand, errand_free, setdoku_journal_touch, NULL, on_drained, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

/* The earliest wish counts: a stream of changes does not put the save off. */
static void
schedule (SetdokuJournal *self, int milliseconds)
{
  int64_t due = g_get_monotonic_time () + 1000 * (int64_t) milliseconds;

  if (self->ended || (self->timer && self->due <= due))
    return;
  if (self->timer)
    g_source_remove (self->timer);
  self->due = due;
  self->timer = g_timeout_add ((unsigned) milliseconds, on_due, self);
}

static void
stop (SetdokuJournal *self)
{
  if (self->timer)
    g_source_remove (self->timer);
  self->timer = 0;
}

static void
setdoku_journal_finalize (GObject *object)
{
  SetdokuJournal *self = SETDOKU_JOURNAL (object);

  stop (self);
  desk_unref (self->desk);
  g_free (self->came_from);
  G_OBJECT_CLASS (setdoku_journal_parent_class)->finalize (object);
}

static void
setdoku_journal_class_init (SetdokuJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setdoku_journal_finalize;
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SHELVED] = g_signal_new ("shelved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
setdoku_journal_init (SetdokuJournal *self)
{
}

SetdokuJournal *
setdoku_journal_new_adopted (const char *folder, JournalStore *store)
{
  SetdokuJournal *self;

  g_return_val_if_fail (folder && store, NULL);

  self = g_object_new (SETDOKU_TYPE_JOURNAL, NULL);
  self->desk = desk_new (folder, store);
  return self;
}

SetdokuJournal *
setdoku_journal_new (const char *folder)
{
  g_return_val_if_fail (folder, NULL);
  return setdoku_journal_new_adopted (folder, journal_store_new (folder));
}

void
setdoku_journal_set_source (SetdokuJournal *self, SetdokuJournalSource source, void *user)
{
  g_return_if_fail (SETDOKU_IS_JOURNAL (self));
  self->source = source;
  self->user = user;
}

void
setdoku_journal_touch (SetdokuJournal *self, bool soon)
{
  g_return_if_fail (SETDOKU_IS_JOURNAL (self));

  if (self->running && soon)
    self->again = true;
  else
    schedule (self, soon ? SOON : LATER);
}

void
setdoku_journal_put_aside (SetdokuJournal *self)
{
  Kept *kept;

  g_return_if_fail (SETDOKU_IS_JOURNAL (self));

  if (self->ended || !self->source)
    return;
  kept = kept_new (self);
  pthread_mutex_lock (&self->desk->mutex);
  g_queue_push_tail (&self->desk->asides, kept);
  pthread_mutex_unlock (&self->desk->mutex);
  setdoku_journal_touch (self, true);
}

void
setdoku_journal_came_from_shelf (SetdokuJournal *self, const char *name)
{
  g_return_if_fail (SETDOKU_IS_JOURNAL (self) && name);

  g_free (self->came_from);
  self->came_from = g_strdup (name);
  setdoku_journal_touch (self, true);
}

bool
setdoku_journal_flush (SetdokuJournal *self)
{
  g_autoptr (GError) error = NULL;
  bool shelved = false, done;

  g_return_val_if_fail (SETDOKU_IS_JOURNAL (self), false);

  if (self->ended)
    return true;
  stop (self);
  pull (self);
  done = desk_drain (self->desk, &shelved, &error);
  self->again = false;
  take_result (self, done, shelved, error);
  if (!done)
    schedule (self, AGAIN);
  return done;
}

void
setdoku_journal_end (SetdokuJournal *self, SetdokuJournalEnd end)
{
  bool kept;

  g_return_if_fail (SETDOKU_IS_JOURNAL (self));

  if (self->ended)
    return;
  if (end == SETDOKU_JOURNAL_PUT_ASIDE)
    setdoku_journal_put_aside (self);
  else if (end == SETDOKU_JOURNAL_DROP)
    {
      self->source = NULL;
      desk_put (self->desk, NULL);
    }
  kept = setdoku_journal_flush (self);
  self->ended = true;
  self->source = NULL;
  stop (self);
  /* What could not be put aside is better found again at the next start. */
  desk_close (self->desk, end != SETDOKU_JOURNAL_KEEP && kept);
}

bool
setdoku_journal_works (SetdokuJournal *self)
{
  g_return_val_if_fail (SETDOKU_IS_JOURNAL (self), false);
  return self->works;
}

const char *
setdoku_journal_get_folder (SetdokuJournal *self)
{
  g_return_val_if_fail (SETDOKU_IS_JOURNAL (self), NULL);
  return self->desk->folder;
}
