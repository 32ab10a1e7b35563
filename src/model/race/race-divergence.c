/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* race-divergence.c — where two entrants part: looked for on a worker by running both from the start. */
#include "race-private.h"

typedef struct {
  Trace      entrants[2];                    /* they hold one topology */
  Divergence divergence;
} Errand;

static void
errand_free (void *memory)
{
  Errand *errand = memory;

  topology_unref (errand->entrants[0].topology);
  g_free (errand);
}

static void
work (void *data, GCancellable *cancellable)
{
  Errand *errand = data;
  Stop stop = setdoku_job_stop (cancellable);

  divergence_find (&errand->divergence, &errand->entrants[0], &errand->entrants[1], RACE_MAX_EVENTS, &stop);
}

static void
on_done (void *data, void *user)
{
  SetdokuRace *self = user;
  const Errand *errand = data;

  self->divergence = errand->divergence;
  self->found = true;

  g_object_ref (self);
  if (self->divergence.kind == DIVERGENCE_FOUND)
    {
      self->playing = false;
      self->clock = RACE_BY_GUESS;
      self->position = self->divergence.same + 1;
      race_displace (self);
      race_emit (self, RACE_CHANGED);
      race_emit (self, RACE_MOVED);
    }
  race_emit (self, RACE_KNOWN);
  g_object_unref (self);
}

void
race_forget (SetdokuRace *self, const Runner *runner)
{
  if (runner && self->parted[0] != runner && self->parted[1] != runner)
    return;
  setdoku_job_cancel (&self->finding);
  self->parted[0] = self->parted[1] = NULL;
  self->found = false;
}

void
setdoku_race_find_divergence (SetdokuRace *self, unsigned a, unsigned b)
{
  Errand *errand;

  g_return_if_fail (SETDOKU_IS_RACE (self) && self->has_puzzle);
  g_return_if_fail (a < self->runners->len && b < self->runners->len);

  race_forget (self, NULL);
  self->parted[0] = race_runner (self, a);
  self->parted[1] = race_runner (self, b);

  errand = g_new0 (Errand, 1);
  errand->entrants[0] = self->parted[0]->entrant;
  errand->entrants[1] = self->parted[1]->entrant;
  topology_ref (self->puzzle.topology);
  setdoku_job_start (&self->finding, work, on_done, errand, errand_free, self);
  race_emit (self, RACE_KNOWN);
}

bool
setdoku_race_is_finding (SetdokuRace *self)
{
  g_return_val_if_fail (SETDOKU_IS_RACE (self), false);
  return setdoku_job_active (&self->finding);
}

const Divergence *
setdoku_race_get_divergence (SetdokuRace *self, unsigned *a, unsigned *b)
{
  unsigned *places[2] = { a, b };

  g_return_val_if_fail (SETDOKU_IS_RACE (self), NULL);

  if (!self->found)
    return NULL;
  for (int i = 0; i < 2; i++)
    if (places[i])
      g_ptr_array_find (self->runners, self->parted[i], places[i]);
  return &self->divergence;
}
