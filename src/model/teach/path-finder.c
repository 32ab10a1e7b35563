/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "path-finder.h"

#include <string.h>

#include "model/job/job.h"

enum { SETTLE_MS = 250 };                  /* the game rests as long before it is asked about */

struct _SetdokuPathFinder
{
  GObject       parent_instance;

  SetdokuGame  *game;
  PathQuestion  question;                  /* but for the cells */
  SetdokuJob    path_job, now_job;
  Path         *path, *pending;            /* pending: the worker's; only its question and its progress are looked at */
  PathNow      *now;
  guint         settling;                  /* source id */
};

G_DEFINE_FINAL_TYPE (SetdokuPathFinder, setdoku_path_finder, G_TYPE_OBJECT)

enum { PATH_CHANGED, NOW_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What travels to the worker. One of the two is NULL. */
typedef struct {
  Path    *path;
  PathNow *now;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  path_free (errand->path);
  path_now_free (errand->now);
  g_free (errand);
}

static void
work (void *data, GCancellable *cancellable)
{
  Errand *errand = data;

  if (errand->path)
    path_find (errand->path, cancellable);
  else
    path_now_find (errand->now, cancellable);
}

static void
on_path_found (void *data, void *user)
{
  SetdokuPathFinder *self = user;
  g_autoptr (Path) old = g_steal_pointer (&self->path);          /* who shows it may look at it until told of the new one */

  self->pending = NULL;
  self->path = g_steal_pointer (&((Errand *) data)->path);
  g_signal_emit (self, signals[PATH_CHANGED], 0);
}

static void
on_now_found (void *data, void *user)
{
  SetdokuPathFinder *self = user;
  g_autoptr (PathNow) old = g_steal_pointer (&self->now);

  self->now = g_steal_pointer (&((Errand *) data)->now);
  g_signal_emit (self, signals[NOW_CHANGED], 0);
}

static void
look_for_path (SetdokuPathFinder *self)
{
  const Path *known = self->pending ? self->pending : self->path;
  Errand *errand;

  if (known && path_question_equal (&known->question, &self->question))
    return;
  errand = g_new0 (Errand, 1);
  errand->path = self->pending = path_new (&self->question);
  setdoku_job_start (&self->path_job, work, on_path_found, errand, errand_free, self);
  g_signal_emit (self, signals[PATH_CHANGED], 0);
}

static void
look_for_now (SetdokuPathFinder *self)
{
  PathQuestion question = self->question;
  Errand *errand;

  question.start = PATH_FROM_POSITION;
  question.kind = ROUTE_EASIEST;
  if (!setdoku_job_active (&self->now_job) && self->now && path_question_equal (&self->now->question, &question))
    return;
  errand = g_new0 (Errand, 1);
  errand->now = path_now_new (&question);
  setdoku_job_start (&self->now_job, work, on_now_found, errand, errand_free, self);
}

void
setdoku_path_finder_look (SetdokuPathFinder *self)
{
  g_return_if_fail (SETDOKU_IS_PATH_FINDER (self));
  g_clear_handle_id (&self->settling, g_source_remove);
  memcpy (self->question.cells, setdoku_game_get_cells (self->game), sizeof self->question.cells);
  look_for_path (self);
  look_for_now (self);
}

static gboolean
on_settled (gpointer user)
{
  SetdokuPathFinder *self = user;

  self->settling = 0;
  setdoku_path_finder_look (self);
  return G_SOURCE_REMOVE;
}

static void
on_game_changed (SetdokuPathFinder *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  self->settling = g_timeout_add (SETTLE_MS, on_settled, self);
}

void
setdoku_path_finder_stop (SetdokuPathFinder *self)
{
  g_autoptr (Path) old = NULL;

  g_return_if_fail (SETDOKU_IS_PATH_FINDER (self));
  setdoku_job_cancel (&self->path_job);
  self->pending = NULL;
  old = g_steal_pointer (&self->path);
  g_signal_emit (self, signals[PATH_CHANGED], 0);
}

static void
setdoku_path_finder_dispose (GObject *object)
{
  SetdokuPathFinder *self = SETDOKU_PATH_FINDER (object);

  setdoku_job_clear (&self->path_job);
  setdoku_job_clear (&self->now_job);
  self->pending = NULL;
  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (setdoku_path_finder_parent_class)->dispose (object);
}

static void
setdoku_path_finder_finalize (GObject *object)
{
  SetdokuPathFinder *self = SETDOKU_PATH_FINDER (object);

  g_clear_pointer (&self->path, path_free);
  g_clear_pointer (&self->now, path_now_free);
  G_OBJECT_CLASS (setdoku_path_finder_parent_class)->finalize (object);
}

static void
setdoku_path_finder_class_init (SetdokuPathFinderClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = setdoku_path_finder_dispose;
  G_OBJECT_CLASS (klass)->finalize = setdoku_path_finder_finalize;
  signals[PATH_CHANGED] = g_signal_new ("path-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOW_CHANGED] = g_signal_new ("now-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
setdoku_path_finder_init (SetdokuPathFinder *self)
{
  self->question.profile = ladder_profiles;
}

SetdokuPathFinder *
setdoku_path_finder_new (SetdokuGame *game)
{
  SetdokuPathFinder *self = g_object_new (SETDOKU_TYPE_PATH_FINDER, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_game_changed), self, G_CONNECT_SWAPPED);
  return self;
}

void
setdoku_path_finder_set_start (SetdokuPathFinder *self, PathStart start)
{
  g_return_if_fail (SETDOKU_IS_PATH_FINDER (self));
  self->question.start = start;
  setdoku_path_finder_look (self);
}

void
setdoku_path_finder_set_profile (SetdokuPathFinder *self, const LadderProfile *profile)
{
  g_return_if_fail (SETDOKU_IS_PATH_FINDER (self) && profile);
  self->question.profile = profile;
  setdoku_path_finder_look (self);
}

void
setdoku_path_finder_set_ladders (SetdokuPathFinder *self, const LadderProfile *profile, const LadderProfile *own)
{
  g_return_if_fail (SETDOKU_IS_PATH_FINDER (self) && profile);
  self->question.own = own;
  setdoku_path_finder_set_profile (self, profile);
}

bool
setdoku_path_finder_enter (SetdokuPathFinder *self, int step)
{
  DocumentCell cells[N_CELLS];

  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), false);
  if (!self->path || step < 0 || step >= (int) self->path->steps->len)
    return false;
  memcpy (cells, setdoku_game_get_cells (self->game), sizeof cells);
  for (int cell = 0; cell < N_CELLS; cell++)
    if (cells[cell].given != self->path->question.cells[cell].given)
      return false;
  path_enter (&path_step (self->path, step)->before, cells);
  setdoku_game_replace (self->game, cells);
  return true;
}

void
setdoku_path_finder_set_wish (SetdokuPathFinder *self, RouteKind kind, const TechniqueSet *off)
{
  g_return_if_fail (SETDOKU_IS_PATH_FINDER (self) && kind < N_ROUTE_KINDS && off);
  self->question.kind = kind;
  self->question.off = *off;
  setdoku_path_finder_look (self);
}

PathStart
setdoku_path_finder_get_start (SetdokuPathFinder *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), PATH_FROM_CLUES);
  return self->question.start;
}

const Path *
setdoku_path_finder_get_path (SetdokuPathFinder *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), NULL);
  return self->path;
}

const PathNow *
setdoku_path_finder_get_now (SetdokuPathFinder *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), NULL);
  return self->now;
}

bool
setdoku_path_finder_is_looking (SetdokuPathFinder *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), false);
  return self->pending != NULL;
}

double
setdoku_path_finder_get_progress (SetdokuPathFinder *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), 0);
  return self->pending ? path_get_filled (self->pending) / (double) N_CELLS : 0;
}

bool
setdoku_path_finder_is_busy (SetdokuPathFinder *self)
{
  g_return_val_if_fail (SETDOKU_IS_PATH_FINDER (self), false);
  return self->settling || setdoku_job_active (&self->path_job) || setdoku_job_active (&self->now_job);
}
