/* SPDX-License-Identifier: GPL-3.0-or-later
 * SPDX-FileCopyrightText: 2026 The Setdoku authors */

/* stretch.c — see stretch.h. */
#include "stretch.h"

#include <string.h>

#include "timeline-private.h"

void
stretch_take (Stretch *stretch, const Timeline *timeline, uint64_t step)
{
  const Keyframe *keyframe = archive_keyframe (&timeline->archive, step);

  stretch->strategy = timeline->strategy;
  stretch->steering = timeline->steering;
  if (keyframe)
    memcpy (stretch->state, keyframe->state, timeline->state_size);
  else
    timeline->strategy->start (stretch->state, &timeline->clues, &timeline->options, timeline->seed);
  stretch->cursor = keyframe ? keyframe->step : 0;
  stretch->steered = steering_next (&stretch->steering, stretch->cursor);
}

uint64_t
stretch_grain (const Timeline *timeline)
{
  return timeline->archive.block;
}
