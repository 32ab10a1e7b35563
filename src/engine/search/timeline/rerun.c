/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

#include "rerun.h"

static void
check_hash (Rerun *self, const Keyframe *keyframe)
{
  if (state_hash (self->state, self->archive->state_size) != keyframe->hash)
    self->mismatches++;
}

void
rerun_start (Rerun *self)
{
  trace_start (self->trace, self->state);
  self->cursor = 0;
  self->event = EVENT_NONE;
}

void
rerun_near (Rerun *self, const Keyframe *keyframe, uint64_t step)
{
  if (step >= self->cursor && (!keyframe || keyframe->step <= self->cursor))
    return;
  if (!keyframe)
    {
      rerun_start (self);
      return;
    }

  archive_restore (self->archive, keyframe, self->state);
  self->cursor = keyframe->step;
  check_hash (self, keyframe);
}

void
rerun_check (Rerun *self)
{
  const Keyframe *keyframe = archive_keyframe (self->archive, self->cursor);

  if (keyframe && keyframe->step == self->cursor) /* unreached: what is known has all its keyframes */
    check_hash (self, keyframe);
}
