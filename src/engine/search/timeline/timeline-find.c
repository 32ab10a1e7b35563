/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* timeline-find.c — the next or the previous event that matches a condition: a finder, run to its end. */
#include "finder-private.h"

#include <assert.h>

const Event *
timeline_take (Timeline *self, const Finder *finder)
{
  assert (finder->timeline == self && finder->status == FINDER_FOUND);
  memcpy (self->head.state, finder->at.state, self->state_size);
  self->head.cursor = finder->at.cursor;
  self->head.event = finder->at.event;
  return &self->head.event;
}

const Event *
timeline_find (Timeline *self, const Condition *condition, int direction)
{
  Finder       finder;
  FinderStatus status;

  finder_init (&finder, self, self->found_state, condition, 1, direction);
  status = finder_run (&finder, UINT64_MAX);

  self->head.mismatches += finder.at.mismatches;
  return status == FINDER_FOUND ? timeline_take (self, &finder) : NULL;
}
