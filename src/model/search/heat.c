/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* heat.c — see heat.h. The worker puts what it has counted so far into a box from time to time; the main thread looks
 * into it ten times a second. The box is shared by a pthread mutex, and goes with the last of the two. */
#include "heat.h"

#include <pthread.h>

#include "model/job/job.h"

enum {
  SLICE   = 1 << 16,                     /* events between two looks at the cancellable: some milliseconds at most */
  LOOK_MS = 100
};

typedef struct {
  pthread_mutex_t mutex;
  HeatCounts      counts;
  uint64_t        counted;
} Box;

typedef struct {
  Box     *box;                          /* a reference */
  HeatRun  run;
} Work;

struct _SetdokuHeat
{
  GObject    parent_instance;

  SetdokuJob job;
  Box       *box;                        /* NULL: nothing is being counted */
  guint      look;                       /* source */
  uint64_t   first, last, counted;       /* first 0: no range */
  HeatCounts counts;
};

G_DEFINE_FINAL_TYPE (SetdokuHeat, setdoku_heat, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static unsigned signals[N_SIGNALS];

static void
box_empty (void *box)
{
  pthread_mutex_destroy (&((Box *) box)->mutex);
}

static void
work_free (void *data)
{
  Work *work = data;

  g_atomic_rc_box_release_full (work->box, box_empty);
  topology_unref (work->run.stretch.trace.topology);
  g_free (work);
}

static void
work_run (void *data, GCancellable *cancellable)
{
  Work *work = data;
  bool more = true;

  while (more && !g_cancellable_is_cancelled (cancellable))
    {
      more = heat_run (&work->run, SLICE);
      pthread_mutex_lock (&work->box->mutex);
      work->box->counts = work->run.counts;
      work->box->counted = heat_run_at (&work->run);
      pthread_mutex_unlock (&work->box->mutex);
    }
}

static void
look_into (SetdokuHeat *self, Box *box)
{
  pthread_mutex_lock (&box->mutex);
  self->counts = box->counts;
  self->counted = box->counted;
  pthread_mutex_unlock (&box->mutex);
}

static gboolean
on_look (gpointer data)
{
  SetdokuHeat *self = data;

  look_into (self, self->box);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_CONTINUE;
}

/* The job is over, or no longer wanted. */
static void
leave (SetdokuHeat *self)
{
  setdoku_job_cancel (&self->job);
  g_clear_handle_id (&self->look, g_source_remove);
  if (self->box)
    g_atomic_rc_box_release_full (g_steal_pointer (&self->box), box_empty);
}

static void
work_done (void *data, void *user)
{
  SetdokuHeat *self = user;

  look_into (self, self->box);
  leave (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_heat_start (SetdokuHeat *self, SetdokuPlayer *player, uint64_t first, uint64_t last)
{
  Work *work;

  g_return_if_fail (SETDOKU_IS_HEAT (self) && SETDOKU_IS_PLAYER (player));
  g_return_if_fail (first >= 1 && first <= last && last <= setdoku_player_get_length (player));

  leave (self);
  self->first = first;
  self->last = last;
  self->counted = first - 1;
  self->counts = (HeatCounts) { .exhausted = { 0 } };

  self->box = g_atomic_rc_box_new0 (Box);
  pthread_mutex_init (&self->box->mutex, NULL);
  self->box->counted = self->counted;
  work = g_new (Work, 1);
  work->box = g_atomic_rc_box_acquire (self->box);
  setdoku_player_take_heat (player, first, last, &work->run);
  topology_ref (work->run.stretch.trace.topology);             /* the player may have another search by then */
  setdoku_job_start (&self->job, work_run, work_done, work, work_free, self);
  self->look = g_timeout_add (LOOK_MS, on_look, self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_heat_clear (SetdokuHeat *self)
{
  g_return_if_fail (SETDOKU_IS_HEAT (self));

  if (!self->first)
    return;
  leave (self);
  self->first = self->last = self->counted = 0;
  self->counts = (HeatCounts) { .exhausted = { 0 } };
  g_signal_emit (self, signals[CHANGED], 0);
}

void
setdoku_heat_stop (SetdokuHeat *self)
{
  g_return_if_fail (SETDOKU_IS_HEAT (self));

  if (!self->box)
    return;
  look_into (self, self->box);
  leave (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
setdoku_heat_dispose (GObject *object)
{
  leave (SETDOKU_HEAT (object));
  G_OBJECT_CLASS (setdoku_heat_parent_class)->dispose (object);
}

static void
setdoku_heat_class_init (SetdokuHeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = setdoku_heat_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_heat_init (SetdokuHeat *self)
{
}

SetdokuHeat *
setdoku_heat_new (void)
{
  return g_object_new (SETDOKU_TYPE_HEAT, NULL);
}

bool
setdoku_heat_has_range (SetdokuHeat *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEAT (self), false);
  return self->first != 0;
}

bool
setdoku_heat_is_counting (SetdokuHeat *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEAT (self), false);
  return self->box != NULL;
}

uint64_t
setdoku_heat_get_first (SetdokuHeat *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEAT (self), 0);
  return self->first;
}

uint64_t
setdoku_heat_get_last (SetdokuHeat *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEAT (self), 0);
  return self->last;
}

uint64_t
setdoku_heat_get_counted (SetdokuHeat *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEAT (self), 0);
  return self->counted;
}

const HeatCounts *
setdoku_heat_get_counts (SetdokuHeat *self)
{
  g_return_val_if_fail (SETDOKU_IS_HEAT (self), NULL);
  return &self->counts;
}

uint64_t
setdoku_heat_get_most (SetdokuHeat *self)
{
  uint64_t most = 0;

  g_return_val_if_fail (SETDOKU_IS_HEAT (self), 0);
  for (int cell = 0; cell < RULES_CELLS_MAX; cell++)
    most = MAX (most, self->counts.exhausted[cell]);
  return most;
}
